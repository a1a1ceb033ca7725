// The chance to win over the match (alone: the points in prospect), as a line; one cursor goes from decision to decision, by pointer or by key.

import { s } from "./dom.js";
import { t } from "./words.js";

const ROOM = { left: 44, right: 14, top: 10, bottom: 24 };
const HEIGHT = 170;

export class Graph {
  // choose(index): a decision was pointed at; describe(decision): it in words.
  constructor(place, { choose, describe }) {
    this.place = place;
    this.choose = choose;
    this.describe = describe;
    this.clear();
    new ResizeObserver(() => this.draw()).observe(place);
  }

  clear() {
    [this.decisions, this.slips, this.length, this.result, this.name, this.about] = [[], [], 1, null, "", ""];
    [this.current, this.cursor] = [null, null];
    this.place.replaceChildren();
  }

  // With a result, how the match has ended, the line goes on to it. tick(share): what stands beside a height of the line.
  show({ decisions, slips, length, result }, name, about, tick) {
    this.name = name;
    this.tick = tick;
    this.decisions = decisions;
    this.slips = slips;
    this.length = Math.max(1, length);
    this.result = result;
    this.about = about;
    this.draw();
  }

  mark(index) {
    this.current = index;
    this.moveCursor();
  }

  x({ number }) {
    return ROOM.left + (this.width - ROOM.left - ROOM.right) * (number / this.length);
  }

  y(chance) {
    return ROOM.top + (HEIGHT - ROOM.top - ROOM.bottom) * (1 - chance);
  }

  draw() {
    const width = Math.round(this.place.clientWidth);
    if (!width || !this.decisions.length) return;
    this.width = width;
    const hadFocus = this.place.contains(document.activeElement);
    const svg = s("svg", { class: "line", viewBox: `0 0 ${width} ${HEIGHT}`, role: "group", "aria-labelledby": "line-title line-about" });
    svg.append(s("title", { id: "line-title" }, this.name), s("desc", { id: "line-about" }, this.about), this.drawing());
    this.cursor = s("g", { class: "cursor", role: "slider", tabindex: 0, "aria-label": t("review_cursor"), "aria-orientation": "horizontal", "aria-valuemin": 1, "aria-valuemax": this.decisions.length });
    this.cursor.append(s("path", { class: "stem", d: `M0 ${ROOM.top}V${HEIGHT - ROOM.bottom}` }), s("circle", { r: 7 }));
    svg.append(this.cursor, this.marks());
    svg.addEventListener("pointerdown", (event) => this.onPoint(event));
    svg.addEventListener("pointermove", (event) => event.buttons && this.onPoint(event));
    svg.addEventListener("click", () => this.cursor?.focus({ preventScroll: true })); // so that the arrow keys go on from there
    this.cursor.addEventListener("keydown", (event) => this.onKey(event));
    this.place.replaceChildren(svg);
    this.moveCursor();
    if (hadFocus) this.cursor.focus({ preventScroll: true });
  }

  drawing() {
    const all = s("g", { "aria-hidden": "true" });
    for (const chance of [0, 0.5, 1]) {
      all.append(s("path", { class: chance === 0.5 ? "grid even" : "grid", d: `M${ROOM.left} ${this.y(chance)}H${this.width - ROOM.right}` }));
      all.append(s("text", { class: "tick", x: ROOM.left - 6, y: this.y(chance) + 4, "text-anchor": "end" }, this.tick(chance)));
    }
    const base = HEIGHT - 7;
    all.append(s("text", { class: "tick", x: ROOM.left, y: base }, t("review_start")));
    all.append(s("text", { class: "tick", x: this.width - ROOM.right, y: base, "text-anchor": "end" }, t("review_end")));
    const known = this.result === null ? this.decisions : [...this.decisions, { number: this.length, chance: this.result }];
    const points = known.map((each) => `${this.x(each).toFixed(1)} ${this.y(each.chance).toFixed(1)}`);
    const [first, last] = [this.x(known[0]).toFixed(1), this.x(known.at(-1)).toFixed(1)];
    all.append(s("path", { class: "area", d: `M${first} ${this.y(0)}L${points.join("L")}L${last} ${this.y(0)}Z` }));
    all.append(s("path", { class: "chances", d: `M${points.join("L")}` }));
    if (this.result !== null) all.append(s("circle", { class: "result", cx: this.x(known.at(-1)), cy: this.y(this.result), r: 4 }));
    return all;
  }

  // What was lost, above the cursor, which would hide a small loss.
  marks() {
    const all = s("g", { class: "marks", "aria-hidden": "true" });
    for (const decision of this.decisions.filter((each) => this.slips.includes(each.index))) {
      const [x, high, low] = [this.x(decision), this.y(decision.chance), this.y(decision.chance_taken)];
      all.append(s("path", { class: "drop", d: `M${x} ${high}V${low}` }), s("path", { class: "slip", d: `M${x} ${low - 6}l5.5 6l-5.5 6l-5.5-6Z` }));
    }
    return all;
  }

  moveCursor() {
    const place = this.decisions.findIndex((decision) => decision.index === this.current);
    if (!this.cursor) return;
    this.cursor.classList.toggle("nowhere", place < 0);
    const decision = this.decisions[Math.max(0, place)];
    if (!decision) return;
    this.cursor.setAttribute("aria-valuenow", Math.max(0, place) + 1);
    this.cursor.setAttribute("aria-valuetext", this.describe(decision));
    this.cursor.setAttribute("transform", `translate(${this.x(decision).toFixed(1)} 0)`);
    this.cursor.querySelector("circle").setAttribute("cy", this.y(decision.chance).toFixed(1));
  }

  onPoint(event) {
    if (!this.decisions.length) return;
    const at = event.clientX - this.place.getBoundingClientRect().left;
    const far = (decision) => Math.abs(this.x(decision) - at);
    // a marked one is easier to hit than its neighbours
    const reach = (decision) => far(decision) - (this.slips.includes(decision.index) ? 8 : 0);
    const nearest = this.decisions.reduce((best, decision) => (reach(decision) < reach(best) ? decision : best));
    if (nearest.index !== this.current) this.choose(nearest.index);
  }

  onKey(event) {
    if (!this.decisions.length) return;
    const place = Math.max(0, this.decisions.findIndex((decision) => decision.index === this.current));
    const marked = this.decisions.map((decision, number) => (this.slips.includes(decision.index) ? number : -1)).filter((number) => number >= 0);
    const to = {
      ArrowLeft: place - 1,
      ArrowDown: place - 1,
      ArrowRight: place + 1,
      ArrowUp: place + 1,
      Home: 0,
      End: this.decisions.length - 1,
      PageDown: marked.find((number) => number > place) ?? place,
      PageUp: marked.findLast((number) => number < place) ?? place,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(this.decisions[Math.max(0, Math.min(to, this.decisions.length - 1))].index);
  }
}
