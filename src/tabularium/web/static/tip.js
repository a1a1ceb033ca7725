// The small plate beside what is pointed at.

import { $, h, recall } from "./dom.js";

export class Tip {
  constructor() {
    this.plate = $("tip");
    this.timer = 0;
    this.plate.addEventListener("pointerenter", () => clearTimeout(this.timer));
    this.plate.addEventListener("pointerleave", () => this.hideSoon());
    addEventListener("scroll", () => this.hide(), true);
  }

  show(element, [title, ...rest], delay = 0) {
    clearTimeout(this.timer);
    if (recall("tips", "on") === "off") return;
    this.timer = setTimeout(() => {
      this.plate.replaceChildren(h("strong", {}, title), ...rest.map((text) => h("p", {}, ...linked(text))));
      this.plate.hidden = false;
      this.place(element.getBoundingClientRect());
    }, delay);
  }

  place(box) {
    const own = this.plate.getBoundingClientRect();
    const gap = 10;
    const within = (value, size, room) => Math.max(8, Math.min(room - size - 8, value));
    const middle = within(box.x + box.width / 2 - own.width / 2, own.width, innerWidth);
    const beside = within(box.y + box.height / 2 - own.height / 2, own.height, innerHeight);
    const places = [
      [middle, box.y - own.height - gap],
      [middle, box.bottom + gap],
      [box.right + gap, beside],
      [box.x - own.width - gap, beside],
    ];
    const fits = ([x, y]) => x >= 8 && y >= 8 && x + own.width <= innerWidth - 8 && y + own.height <= innerHeight - 8;
    // no room on any side: at the edge that is farther away
    const [left, top] = places.find(fits) ?? [middle, box.y > innerHeight - box.bottom ? 8 : innerHeight - own.height - 8];
    this.plate.style.left = `${Math.round(left)}px`;
    this.plate.style.top = `${Math.round(top)}px`;
  }

  hideSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), 200);
  }

  hide() {
    clearTimeout(this.timer);
    this.plate.hidden = true;
  }
}

const CLAUSE = /\b([A-Z]{2}-[A-Z]{0,4}\d+[a-z]?)\b/;

// A text with its clauses as buttons that open the rulebook there.
export function linked(text) {
  return text.split(CLAUSE).map((part, place) => (place % 2 ? clauseButton(part, part) : part));
}

export function clauseButton(clause, words) {
  return h("button", { type: "button", class: "clause", "data-clause": clause }, words);
}
