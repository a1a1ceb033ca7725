// A piece of several cells that is picked up, turned, flipped and dropped on a ground of the board.
//
// The table says how the piece can lie (`turns`), on which grounds, and how the action of a place is written; what is
// legal, and why something is not, stands in the choices and refusals as for everything else. The picture marks each
// ground: `data-ground` with its id, `data-cell` with the size of a cell, `data-rows` and `data-columns`.

import { h, s } from "./dom.js";
import { clauseButton, linked } from "./tip.js";
import { t } from "./words.js";

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

// Cells moved to the corner and put in order, so that two ways to lie can be compared.
function settled(cells) {
  const [top, left] = [0, 1].map((side) => Math.min(...cells.map((cell) => cell[side])));
  return cells.map(([row, column]) => [row - top, column - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

const turned = (cells) => settled(cells.map(([row, column]) => [column, -row]));
const flipped = (cells) => settled(cells.map(([row, column]) => [row, -column]));
const extent = (cells) => [0, 1].map((side) => Math.max(...cells.map((cell) => cell[side])) + 1);

export class Lay {
  constructor(place, board, choose) {
    this.place = place; // of the picture
    this.board = board;
    this.choose = choose;
    this.lay = null;
    this.at = null; // { ground, row, column }: the upper left corner of the piece
    place.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.hover(event));
    place.addEventListener("click", (event) => this.onClick(event));
    place.addEventListener("touchstart", (event) => this.onTouch(event), { passive: false });
  }

  // What is to be laid now; null: nothing. Where the piece hovers stays while the same is asked.
  set(lay) {
    const key = JSON.stringify(lay);
    if (key === this.key) return;
    this.key = key;
    this.lay = lay;
    this.turn = lay?.turns[0] ?? null;
    this.at = null;
    this.form = lay ? this.draw() : null;
  }

  // Does an action belong to the piece?
  owns(action) {
    return Boolean(this.lay) && action.startsWith(this.lay.action.slice(0, this.lay.action.indexOf("{")));
  }

  ground(id) {
    return this.lay?.grounds.find((ground) => ground.id === id);
  }

  action({ ground, row, column }, turn = this.turn) {
    return this.lay.action.replace("{ground}", ground).replace("{row}", row).replace("{column}", column).replace("{turn}", turn.id);
  }

  isLegal(at = this.at, turn = this.turn) {
    return at !== null && this.board.choices.has(this.action(at, turn));
  }

  // All places where the piece may lie this way round.
  places(turn = this.turn) {
    const found = [];
    const [high, wide] = extent(turn.cells);
    for (const { id, rows, columns } of this.lay.grounds) {
      for (let row = 0; row + high <= rows; row += 1) {
        for (let column = 0; column + wide <= columns; column += 1) {
          const at = { ground: id, row, column };
          if (this.isLegal(at, turn)) found.push(at);
        }
      }
    }
    return found;
  }

  // ---------------------------------------------------------------------- turning and moving

  change(cells) {
    const wanted = JSON.stringify(cells);
    const turn = this.lay.turns.find((each) => JSON.stringify(settled(each.cells)) === wanted);
    if (turn) this.face(turn);
  }

  rotate() {
    this.change(turned(this.turn.cells));
  }

  flip() {
    this.change(flipped(this.turn.cells));
  }

  face(turn) {
    this.turn = turn;
    if (this.at) this.move(this.at);
    else this.show();
  }

  // As near to the wanted place as the ground allows.
  move({ ground, row, column }) {
    const { rows, columns } = this.ground(ground);
    const [high, wide] = extent(this.turn.cells);
    this.at = { ground, row: clamp(row, 0, Math.max(0, rows - high)), column: clamp(column, 0, Math.max(0, columns - wide)) };
    this.show();
  }

  step([down, right]) {
    const before = JSON.stringify(this.at);
    const { ground, row, column } = this.at;
    this.move({ ground, row: row + down, column: column + right });
    if (JSON.stringify(this.at) !== before) return;
    // at the edge: on to the next ground
    const order = this.lay.grounds.map((each) => each.id);
    const next = this.lay.grounds[order.indexOf(ground) + down + right];
    if (next) this.move({ ground: next.id, row: down > 0 ? 0 : down < 0 ? next.rows : row, column: right > 0 ? 0 : right < 0 ? next.columns : column });
  }

  drop() {
    if (!this.at) return;
    if (this.isLegal()) this.choose(this.action(this.at));
    else this.tell();
  }

  // ---------------------------------------------------------------------- under the hand

  // The ground below a point of the screen, and where on it, in cells.
  below(event) {
    for (const element of this.place.querySelectorAll("[data-ground]")) {
      const ground = this.ground(element.dataset.ground);
      const matrix = element.getScreenCTM();
      if (!ground || !matrix) continue;
      const size = Number(element.dataset.cell);
      const [x, y] = [(event.clientX - matrix.e) / matrix.a / size, (event.clientY - matrix.f) / matrix.d / size];
      if (x >= 0 && y >= 0 && x < ground.columns && y < ground.rows) return { ground: ground.id, x, y };
    }
    return null;
  }

  // The piece with its middle there.
  centred({ ground, x, y }) {
    const [high, wide] = extent(this.turn.cells);
    return { ground, row: Math.round(y - high / 2), column: Math.round(x - wide / 2) };
  }

  hover(event) {
    const spot = this.lay && this.below(event);
    if (!spot) return;
    const before = JSON.stringify(this.at);
    this.move(this.centred(spot));
    if (JSON.stringify(this.at) === before) return;
    if (this.isLegal()) this.board.tip.hide();
    else this.tell(350);
  }

  covers({ ground, x, y }) {
    return this.at?.ground === ground && this.turn.cells.some(([row, column]) => this.at.row + row === Math.floor(y) && this.at.column + column === Math.floor(x));
  }

  // A click drops the piece where it hovers; a tap brings it there first.
  onClick(event) {
    const spot = this.lay && this.below(event);
    if (!spot) return;
    if (event.pointerType === "mouse" || event.pointerType === undefined || this.covers(spot)) {
      this.move(this.centred(spot));
      this.drop();
    } else this.move(this.centred(spot));
  }

  // A finger on the piece drags it, not the page; a short one drops it.
  onTouch(event) {
    const touch = event.touches[0];
    const spot = this.lay && event.touches.length === 1 && this.below(touch);
    if (!spot || !this.covers(spot)) return;
    event.preventDefault();
    const [byRow, byColumn] = [spot.y - this.at.row, spot.x - this.at.column];
    let isDragged = false;
    const drag = (next) => {
      const there = this.below(next.touches[0]);
      if (Math.hypot(next.touches[0].clientX - touch.clientX, next.touches[0].clientY - touch.clientY) > 8) isDragged = true;
      if (there && isDragged) this.move({ ground: there.ground, row: Math.round(there.y - byRow), column: Math.round(there.x - byColumn) });
    };
    const end = (last) => {
      this.place.removeEventListener("touchmove", drag);
      for (const name of ["touchend", "touchcancel"]) this.place.removeEventListener(name, end);
      if (!isDragged && last.type === "touchend") this.drop();
    };
    this.place.addEventListener("touchmove", drag, { passive: true });
    for (const name of ["touchend", "touchcancel"]) this.place.addEventListener(name, end);
  }

  // R and F anywhere on the page, arrows and Enter on the piece. True if the key was meant for it.
  onKey(event) {
    if (!this.lay || event.ctrlKey || event.metaKey || event.altKey) return false;
    const isOnPiece = event.target === this.ghost;
    const key = event.key.toLowerCase();
    if (key === "r") this.rotate();
    else if (key === "f") this.flip();
    else if (isOnPiece && event.key in STEPS) this.step(STEPS[event.key]);
    else if (isOnPiece && (event.key === "Enter" || event.key === " ")) this.drop();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  focus() {
    if (!this.lay || !this.ghost) return false;
    this.ghost.focus({ preventScroll: true });
    return true;
  }

  bringIntoView() {
    this.layer?.scrollIntoView({ block: "center" });
  }

  // ---------------------------------------------------------------------- showing

  reason() {
    return this.at ? this.board.refused.get(this.action(this.at)) : undefined;
  }

  words() {
    const choice = this.at && this.board.choices.get(this.action(this.at));
    return choice ? [choice.label] : [this.reason()?.label ?? "", this.reason()?.sentence ?? t("lay_nowhere")];
  }

  tell(delay = 0) {
    const no = this.reason();
    if (no && this.ghost) this.board.tip.show(this.ghost, [no.label, `${no.sentence} (${no.clause})`], delay);
  }

  draw() {
    const rotate = h("button", { type: "button", class: "lay-turn", onclick: () => this.rotate() }, h("span", { "aria-hidden": "true" }, "↻ "), t("lay_turn"), h("kbd", { "aria-hidden": "true" }, "R"));
    const flip = h("button", { type: "button", class: "lay-turn", onclick: () => this.flip() }, h("span", { "aria-hidden": "true" }, "⇋ "), t("lay_flip"), h("kbd", { "aria-hidden": "true" }, "F"));
    this.sample = s("svg", { class: "lay-sample", viewBox: "-0.1 -0.1 4.2 4.2", "aria-hidden": "true" });
    this.turnField = h("select", { id: "lay-turn", onchange: () => this.face(this.lay.turns[this.turnField.selectedIndex]) }, ...this.lay.turns.map((turn) => h("option", { value: turn.id }, turn.name)));
    this.placeField = h("select", { id: "lay-place", onchange: () => this.toPlace() });
    this.said = h("p", { class: "lay-said", role: "status" });
    this.button = h("button", { type: "submit", class: "strong push" }, this.lay.deed);
    const has = (change) => this.lay.turns.some((turn) => JSON.stringify(change(turn.cells)) !== JSON.stringify(settled(turn.cells)));
    rotate.hidden = !has(turned);
    flip.hidden = !has(flipped);
    const submit = (event) => {
      event.preventDefault();
      this.drop();
    };
    return h(
      "form",
      { class: "lay", onsubmit: submit },
      h("div", { class: "lay-row" }, this.sample, rotate, flip, h("div", { class: "lay-fields" }, h("label", { for: "lay-turn" }, t("lay_way")), this.turnField, h("label", { for: "lay-place" }, t("lay_place")), this.placeField)),
      this.said,
      this.button,
      h("p", { class: "aim-hint keys-hint" }, t("lay_keys"), " ", ...linked(this.lay.hint)),
    );
  }

  toPlace() {
    const at = this.legal[this.placeField.selectedIndex];
    if (at) this.move(at);
  }

  nameOf({ ground, row, column }) {
    return t("lay_cell", { ground: this.ground(ground).name, row: row + 1, column: column + 1 });
  }

  // After every change, of the piece or of the picture.
  show() {
    const hadFocus = document.activeElement === this.ghost;
    this.layer?.remove();
    this.layer = this.ghost = null;
    const svg = this.place.querySelector("svg");
    if (!this.lay || !svg) return;
    this.legal = this.places();
    if (!this.at) this.begin();
    this.layer = s("g", { class: "lay-layer" });
    for (const element of svg.querySelectorAll("[data-ground]")) this.light(element);
    svg.append(this.layer);
    if (hadFocus) this.ghost?.focus({ preventScroll: true });
    this.write();
  }

  // At first where it may lie, turned if it must be.
  begin() {
    const turn = [this.turn, ...this.lay.turns].find((each) => this.places(each).length) ?? this.turn;
    this.turn = turn;
    this.legal = this.places();
    this.at = this.legal[0] ?? { ground: this.lay.grounds[0].id, row: 0, column: 0 };
  }

  // Cells where it may lie this way round, and the piece itself.
  light(element) {
    const ground = element.dataset.ground;
    const size = Number(element.dataset.cell);
    const group = s("g", { transform: element.getAttribute("transform") });
    const cells = new Set(this.legal.filter((at) => at.ground === ground).flatMap((at) => this.turn.cells.map(([row, column]) => `${at.row + row} ${at.column + column}`)));
    const square = (row, column, name) => s("rect", { class: name, x: column * size + 2, y: row * size + 2, width: size - 4, height: size - 4, rx: 4 });
    for (const cell of cells) group.append(square(...cell.split(" ").map(Number), "lay-free"));
    if (this.at.ground === ground) {
      const isLegal = this.isLegal();
      this.ghost = s("g", { class: `lay-ghost ${isLegal ? "yes" : "no"}`, tabindex: 0, role: "button", "aria-label": this.words().join(". "), "aria-keyshortcuts": "R F Enter" });
      for (const [row, column] of this.turn.cells) {
        const [down, right] = [this.at.row + row, this.at.column + column];
        if (this.lay.symbol) this.ghost.append(s("use", { href: `#${this.lay.symbol}`, transform: `translate(${(right + 0.5) * size} ${(down + 0.5) * size}) scale(${(size - 2) / 40})` }));
        this.ghost.append(square(down, right, "lay-cell"));
      }
      group.append(this.ghost);
    }
    this.layer.append(group);
  }

  write() {
    this.sample.replaceChildren(...settled(this.turn.cells).map(([row, column]) => s("rect", { x: column, y: row, width: 0.94, height: 0.94, rx: 0.12 })));
    this.turnField.selectedIndex = this.lay.turns.indexOf(this.turn);
    this.placeField.replaceChildren(...this.legal.map((at) => h("option", {}, this.nameOf(at))));
    if (!this.legal.length) this.placeField.replaceChildren(h("option", {}, t("lay_nowhere")));
    this.placeField.selectedIndex = this.legal.findIndex((at) => this.action(at) === this.action(this.at));
    const no = this.isLegal() ? null : this.reason();
    this.button.disabled = !this.isLegal();
    this.said.classList.toggle("no", !this.isLegal());
    this.said.replaceChildren(...(no ? [`${no.sentence} `, clauseButton(no.clause, no.clause)] : [this.isLegal() ? this.words()[0] : t("lay_nowhere")]));
  }
}
