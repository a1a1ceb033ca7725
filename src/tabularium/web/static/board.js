// The board under the hand: what can be chosen is lit, what is pointed at is explained, arrow keys go from spot to spot.

import { layout } from "./layout.js";
import { Picture } from "./patch.js";
import { Tip } from "./tip.js";

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// "Arena, strength 2: Join the fight" below a title that says "Arena, strength 2" already.
function withoutName(about, title) {
  const [, name, rest] = /^(.+?)\s?: (.+)$/s.exec(about) ?? [];
  return name && title.includes(name) ? rest : about;
}

export class Board {
  // choose(action) when a lit spot is taken; refuse(refused, element) when one that may not be taken is.
  constructor(place, { choose = () => {}, refuse = () => {}, explain = () => "" } = {}) {
    this.place = place;
    this.picture = new Picture(place);
    this.choose = choose;
    this.refuse = refuse;
    this.explain = explain;
    this.choices = new Map();
    this.refused = new Map();
    this.titles = new WeakMap();
    this.tip = new Tip();
    place.addEventListener("click", (event) => this.onClick(event));
    place.addEventListener("keydown", (event) => this.onKey(event));
    place.addEventListener("focusin", (event) => this.onPoint(event, true));
    place.addEventListener("focusout", () => this.tip.hide());
    place.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.onPoint(event, false));
    place.addEventListener("pointerleave", () => this.tip.hideSoon());
  }

  clear() {
    this.picture.clear();
    this.choices.clear();
    this.refused.clear();
    this.tip.hide();
  }

  show(picture) {
    this.place.dataset.layout = layout();
    this.picture.show(picture);
    this.refresh();
  }

  patch(change) {
    this.picture.patch(change);
    this.refresh();
  }

  offer(choices, refused) {
    this.choices = new Map(choices.map((choice) => [choice.action, choice]));
    this.refused = new Map(refused.map((choice) => [choice.action, choice]));
    this.refresh();
  }

  mark(action) {
    for (const spot of this.spots()) spot.classList.toggle("chosen", spot.dataset.action === action);
  }

  spots() {
    return [...(this.picture.svg?.querySelectorAll(".spot") ?? [])];
  }

  // After every change: classes, roles and labels follow what is offered now.
  refresh() {
    const spots = this.spots();
    for (const spot of spots) {
      const title = spot.querySelector(":scope > title");
      if (title) {
        this.titles.set(spot, title.textContent);
        title.remove(); // our own tip shows it, to keyboard and touch as well
      }
      const action = spot.dataset.action;
      const choice = this.choices.get(action);
      const no = choice ? undefined : this.refused.get(action);
      spot.classList.toggle("lit", Boolean(choice));
      spot.classList.toggle("no", Boolean(no));
      spot.setAttribute("role", choice || no ? "button" : "img");
      if (no) spot.setAttribute("aria-disabled", "true");
      else spot.removeAttribute("aria-disabled");
      spot.setAttribute("aria-label", choice?.label ?? (no ? `${no.label}. ${no.sentence}` : this.titleOf(spot)));
    }
    this.rove(spots);
  }

  // One spot at a time is in the order of tabbing.
  rove(spots = this.spots(), wanted = null) {
    const lit = spots.filter((spot) => spot.classList.contains("lit"));
    const order = [...this.choices.keys()];
    lit.sort((a, b) => order.indexOf(a.dataset.action) - order.indexOf(b.dataset.action));
    const among = lit.length ? lit : spots;
    const focused = spots.includes(document.activeElement) ? document.activeElement : null;
    const chosen = wanted ?? focused ?? (among.includes(this.current) ? this.current : among[0]);
    for (const spot of spots) spot.setAttribute("tabindex", spot === chosen ? "0" : "-1");
    this.current = chosen;
  }

  titleOf(spot) {
    return this.titles.get(spot) ?? spot.dataset.action ?? "";
  }

  focus() {
    this.current?.focus();
    return Boolean(this.current);
  }

  // On a board that scrolls: show all that can be chosen (of those that are wanted), if there is room, else at least one.
  bringIntoView(isWanted = () => true) {
    const lit = this.spots().filter((spot) => spot.classList.contains("lit") && isWanted(spot));
    const asked = lit.filter((spot) => !spot.hasAttribute("data-aside")); // the rest may be done besides
    const boxes = (asked.length ? asked : lit).map((spot) => spot.getBoundingClientRect());
    if (!boxes.length) return;
    const room = this.place.getBoundingClientRect();
    const isSeen = (box) => box.top >= room.top && box.bottom <= room.bottom;
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const has = bottom - top < room.height - 50;
    if (has ? boxes.every(isSeen) : boxes.some(isSeen)) return;
    const middle = has ? (top + bottom) / 2 : (boxes[0].top + boxes[0].bottom) / 2;
    this.place.scrollTop += middle - (room.top + room.bottom) / 2;
  }

  // To a part of the picture, such as the own mat.
  goTo(id) {
    this.picture.svg?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView({ block: "start" });
  }

  hasFocus() {
    return this.place.contains(document.activeElement);
  }

  onClick(event) {
    const spot = event.target.closest?.(".spot");
    if (!spot) return this.tip.hide();
    const action = spot.dataset.action;
    if (this.choices.has(action)) {
      this.tip.hide();
      this.choose(action);
    } else if (this.refused.has(action)) {
      this.refuse(this.refused.get(action), spot);
    } else {
      this.tell(spot);
    }
  }

  onKey(event) {
    const spot = event.target.closest?.(".spot");
    if (!spot || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.onClick(event);
    } else if (event.key in DIRECTIONS) {
      event.preventDefault();
      event.stopPropagation();
      this.step(spot, DIRECTIONS[event.key], event.shiftKey);
    } else if (event.key === "Escape") {
      this.tip.hide();
    }
  }

  // To the nearest spot in that direction: far to the side counts double.
  step(from, [dx, dy], everything) {
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const spots = this.spots();
    const lit = spots.filter((spot) => spot.classList.contains("lit"));
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const spot of everything || !lit.length ? spots : lit) {
      if (spot === from) continue;
      const [sx, sy] = middle(spot);
      const along = (sx - x) * dx + (sy - y) * dy;
      const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
      if (along <= 1 || aside > 2.5 * along) continue;
      const far = along + 2 * aside;
      if (far < least) [best, least] = [spot, far];
    }
    if (best) {
      this.rove(spots, best);
      best.focus();
      best.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  onPoint(event, isFocus) {
    const spot = event.target.closest?.(".spot, [data-explain]");
    if (!spot) return this.tip.hideSoon();
    if (isFocus && !spot.matches(":focus-visible")) return;
    this.tell(spot, isFocus ? 0 : 250);
  }

  // isBrief: only what it is now, and why not, without what it is for.
  tell(spot, delay = 0, isBrief = false) {
    const action = spot.dataset.action;
    const no = this.refused.get(action);
    const title = this.choices.get(action)?.label ?? no?.label ?? this.titleOf(spot);
    const about = withoutName(this.explain(spot.dataset.explain ?? action ?? "") || this.titleOf(spot), title);
    const said = no ? `${no.sentence} (${no.clause})` : "";
    this.tip.show(spot, [title, said, isBrief || about === title ? "" : about].filter(Boolean), delay);
  }
}
