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
    const left = Math.max(8, Math.min(innerWidth - own.width - 8, box.x + box.width / 2 - own.width / 2));
    const above = box.y - own.height - gap;
    const top = above > 8 ? above : Math.min(innerHeight - own.height - 8, box.bottom + gap);
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
