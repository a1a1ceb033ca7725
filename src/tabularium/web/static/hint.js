// What Imperator would do: asked at a decision, shown beside the choices, gone with the decision.

import { $, h, marksMore, s } from "./dom.js";
import { t } from "./words.js";

// A chance as a bar with a mark at even.
function bar(chance) {
  const [part, even] = [s("rect", { width: (100 * chance).toFixed(1), height: 8 }), s("path", { d: "M50 0V8" })];
  return s("svg", { class: "chance", viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": "true" }, part, even);
}

const inWords = (option) => [option.percent, option.standing].filter(Boolean).join(", ");

export class Hint {
  // ask() when a hint is wanted; choose(action) when an option is taken; point(action or null) while one is looked at;
  // tell(sentence) for whoever listens; settle() when the advice takes another room beside the board.
  constructor({ ask, choose, point, tell, settle }) {
    this.ask = ask;
    this.choose = choose;
    this.point = point;
    this.tell = tell;
    this.settle = settle;
    this.room = ""; // that the advice took last
    this.index = -1;
    this.isAway = false; // the hint is there, but was put away
    this.wasReady = false;
    this.markMore = marksMore($("hint-options"));
    $("hint").addEventListener("click", () => this.open());
    $("hint-close").addEventListener("click", () => this.putAway());
    for (const gone of ["pointerleave", "focusout"]) $("hint-options").addEventListener(gone, () => this.point(null));
    for (const there of ["pointerover", "focusin"]) {
      $("hint-options").addEventListener(there, (event) => this.point(event.target.closest("button")?.dataset.action ?? null));
    }
  }

  // By button or by key: ask, or show again what was put away.
  open() {
    if ($("hint").hidden) return;
    const isThere = this.isAway && this.hint;
    this.isAway = false;
    this.wantsFocus = true;
    if (isThere) this.draw();
    else this.ask();
  }

  putAway() {
    this.isAway = true;
    this.point(null);
    this.draw();
    $("hint").focus({ preventScroll: true });
  }

  show(table) {
    const isNew = table.index !== this.index;
    this.index = table.index;
    if (isNew) this.isAway = this.wantsFocus = false;
    this.mayAsk = Boolean(table.can_hint);
    this.hint = table.hint ?? null;
    const isReady = Boolean(this.hint?.is_ready);
    if (isReady && (isNew || !this.wasReady)) this.say();
    this.wasReady = isReady;
    this.draw();
  }

  clear() {
    this.show({ index: -1 });
  }

  // What Imperator would do first of all, for the board and the buttons.
  get best() {
    return this.hint && !this.isAway ? (this.hint.options[0]?.action ?? null) : null;
  }

  say() {
    const options = this.hint.options.map((option) => `${option.label} (${inWords(option)})`);
    const said = options.length ? t("hint_said", { options: options.join(" – ") }) : this.hint.fault || t("hint_nothing");
    this.tell([said, this.level()].filter(Boolean).join(". "));
  }

  // Where several are about as good, the order says little.
  level() {
    const { level, options } = this.hint;
    if (level < 2) return "";
    return level === options.length ? t("hint_level") : t("hint_level_first", { n: level });
  }

  draw() {
    this.redraw();
    const room = `${this.best}/${$("advice").hidden}`;
    if (room !== this.room) this.settle();
    this.room = room;
  }

  redraw() {
    const isShown = Boolean(this.hint) && !this.isAway;
    const hadFocus = $("advice").contains(document.activeElement);
    $("advice").hidden = !isShown;
    $("hint").hidden = !this.mayAsk || isShown;
    if (!isShown) {
      $("hint-options").replaceChildren();
      if (hadFocus) $("prompt").focus({ preventScroll: true });
      return;
    }
    const { is_ready: isReady, options } = this.hint;
    const title = !isReady ? t("hint_thinking") : options.length ? t("hint_title") : this.hint.fault || t("hint_nothing");
    if ($("hint-title").textContent !== title) $("hint-title").textContent = title;
    $("advice").classList.toggle("thinking", !isReady);
    $("hint-level").textContent = this.level();
    $("hint-level").hidden = !this.level();
    const key = JSON.stringify(options);
    if (key !== this.key || !$("hint-options").children.length) $("hint-options").replaceChildren(...options.map((option, place) => this.option(option, place)));
    this.key = key;
    this.markMore();
    if (this.wantsFocus) $("hint-title").focus({ preventScroll: true });
    this.wantsFocus = false;
  }

  option(option, place) {
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: place === 0 ? "best" : null, "data-action": option.action, onclick: () => this.choose(option.action) },
        h("span", { class: "hint-label" }, option.label),
        option.percent ? h("strong", { class: "hint-percent" }, option.percent) : null,
        option.standing ? h("span", { class: "hint-standing" }, option.standing) : null,
        option.percent ? bar(option.chance) : null,
      ),
    );
  }
}
