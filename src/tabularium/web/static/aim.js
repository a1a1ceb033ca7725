// Numbers that are set together: scales and number fields, the same under the hand on the board, and one button.
//
// The picture says what follows a gauge (see `data-slide`, `data-lean`, `data-turn`) and what moves it (`data-grip` is
// dragged, `data-field` is pressed, a `handle` takes arrow keys). Nothing is sent before the button.

import { h } from "./dom.js";
import { linked } from "./tip.js";
import { t } from "./words.js";

const AHEAD = ["ArrowRight", "ArrowUp"];
const BACK = ["ArrowLeft", "ArrowDown"];

export class Aim {
  constructor(place, deed) {
    this.place = place; // of the picture
    this.deed = deed; // called with the actions, one for each gauge
    this.aim = null;
    this.values = new Map();
    place.addEventListener("pointerdown", (event) => this.take(event));
    // a finger on a grip moves the grip, not the page; what has no box knows no touch-action
    place.addEventListener("touchstart", (event) => this.aim && event.target.closest?.("[data-grip], [data-field]") && event.preventDefault(), { passive: false });
    place.addEventListener("keydown", (event) => this.onKey(event, event.target.closest?.(".handle")?.dataset.grip));
  }

  // What is to be set now; null: nothing. Values that were set stay while the same is asked.
  set(aim) {
    const key = JSON.stringify(aim);
    if (key === this.key) return;
    this.key = key;
    this.aim = aim;
    this.values = new Map((aim?.gauges ?? []).map((gauge) => [gauge.verb, gauge.start]));
    this.fields = new Map();
    this.form = aim ? this.draw() : null;
    if (!aim) this.place.querySelector(".picture")?.style.removeProperty("width");
    this.show();
  }

  gauge(verb) {
    return this.aim?.gauges.find((gauge) => gauge.verb === verb);
  }

  change(verb, value, from = null) {
    const gauge = this.gauge(verb);
    if (!gauge || !Number.isFinite(value)) return;
    this.values.set(verb, Math.max(gauge.least, Math.min(gauge.most, Math.round(value))));
    this.show(from);
  }

  // What is typed counts as soon as it is on the scale; what is not shown is not played: a field that says something
  // else is put right first, and pushing waits for the next time.
  push() {
    const isShown = [...(this.fields ?? [])].every(([verb, [, number]]) => number.valueAsNumber === this.values.get(verb));
    if (!isShown) this.show();
    else if (this.aim) this.deed(this.aim.gauges.map(({ verb }) => `${verb}:${this.values.get(verb)}`));
  }

  // ---------------------------------------------------------------------- the form

  draw() {
    const rows = this.aim.gauges.map((gauge) => this.row(gauge));
    const button = h("button", { type: "submit", class: "strong push" }, this.aim.deed);
    const hint = this.aim.hint ? h("p", { class: "aim-hint" }, ...linked(this.aim.hint)) : null;
    const canDrag = this.place.querySelector("[data-grip]") !== null;
    const keys = canDrag ? h("p", { class: "aim-hint keys-hint" }, t("aim_keys")) : null;
    const submit = (event) => {
      event.preventDefault();
      this.push();
    };
    return h("form", { class: "aim", novalidate: true, onsubmit: submit }, ...rows, h("div", { class: "aim-foot" }, button, h("div", {}, hint, keys)));
  }

  row(gauge) {
    const { verb, name, least, most, unit, words } = gauge;
    const range = h("input", { type: "range", min: least, max: most, step: 1, "aria-label": unit ? `${name}, ${unit}` : name, oninput: () => this.change(verb, Number(range.value)) });
    const told = words.some(Boolean) ? h("output", { class: "told", id: `told-${verb}`, for: `gauge-${verb}`, "aria-live": "off" }) : null;
    const number = h("input", {
      type: "number",
      id: `gauge-${verb}`,
      min: least,
      max: most,
      step: 1,
      required: true,
      autocomplete: "off",
      "aria-describedby": told ? told.id : null,
      oninput: () => number.value !== "" && this.change(verb, number.valueAsNumber, number),
      onchange: () => this.show(),
    });
    for (const field of [range, number]) field.addEventListener("keydown", (event) => this.onKey(event, verb));
    const step = (by, sign, words) => h("button", { type: "button", class: "step", "aria-label": words, onclick: () => this.change(verb, this.values.get(verb) + by) }, sign);
    this.fields.set(verb, [range, number, told]);
    const advised = h("span", { class: "advised-here", "aria-hidden": "true", hidden: true }, "♛");
    return h(
      "div",
      { class: "gauge", role: "group", "aria-label": name },
      h("div", { class: "gauge-head" }, h("label", { for: `gauge-${verb}` }, name), told),
      step(-1, "−", t("gauge_less", { name })),
      h("div", { class: "scale", "data-verb": verb }, range, advised),
      step(1, "+", t("gauge_more", { name })),
      h("span", { class: "number" }, number, unit ? h("span", { class: "unit", "aria-hidden": "true" }, unit) : null),
    );
  }

  // A step by arrow, a bigger one with Shift or by page, as far as it goes by Home and End; Enter does it.
  onKey(event, grip) {
    const gauge = this.gauge(grip?.split(" ")[0]);
    if (!gauge || event.ctrlKey || event.metaKey || event.altKey) return;
    const value = this.values.get(gauge.verb);
    const leap = Math.max(2, Math.round((gauge.most - gauge.least) / 10));
    const by = event.shiftKey ? leap : 1;
    const isText = event.target.type === "number";
    if (event.key === "Enter") this.push();
    else if (AHEAD.includes(event.key) && !(isText && event.key === "ArrowRight")) this.change(gauge.verb, value + by);
    else if (BACK.includes(event.key) && !(isText && event.key === "ArrowLeft")) this.change(gauge.verb, value - by);
    else if (event.key === "PageUp") this.change(gauge.verb, value + leap);
    else if (event.key === "PageDown") this.change(gauge.verb, value - leap);
    else if (event.key === "Home" && !isText) this.change(gauge.verb, gauge.least);
    else if (event.key === "End" && !isText) this.change(gauge.verb, gauge.most);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // ---------------------------------------------------------------------- the picture

  // After every change, of a value or of the picture.
  show(from = null) {
    for (const [verb, [range, number, told]] of this.fields ?? []) {
      for (const field of [range, number]) if (field !== from) field.value = this.values.get(verb);
      const said = inWords(this.gauge(verb), this.values.get(verb));
      range.setAttribute("aria-valuetext", said);
      if (told) told.textContent = said;
    }
    for (const name of ["slide", "lean", "turn"]) {
      for (const element of this.place.querySelectorAll(`[data-${name}]`)) {
        const [verb, ...numbers] = element.dataset[name].split(" ");
        const value = this.values.get(verb);
        if (value !== undefined) element.setAttribute("transform", moved(name, value, numbers.map(Number)));
      }
    }
    for (const handle of this.place.querySelectorAll(".handle")) {
      const gauge = this.gauge(handle.dataset.grip.split(" ")[0]);
      if (!gauge) continue;
      const value = this.values.get(gauge.verb);
      const said = { role: "slider", tabindex: 0, "aria-label": gauge.name, "aria-valuemin": gauge.least, "aria-valuemax": gauge.most, "aria-valuenow": value, "aria-valuetext": inWords(gauge, value) };
      for (const [name, value] of Object.entries(said)) handle.setAttribute(name, value);
    }
  }

  // Where the scale would stand if this action were taken; null: nothing is advised.
  advise(action) {
    const [verb, value] = (action ?? "").split(":");
    for (const scale of this.form?.querySelectorAll(".scale") ?? []) {
      const [gauge, mark] = [this.gauge(scale.dataset.verb), scale.querySelector(".advised-here")];
      mark.hidden = gauge.verb !== verb;
      if (!mark.hidden) mark.style.setProperty("--at", (Number(value) - gauge.least) / (gauge.most - gauge.least));
    }
  }

  focus() {
    const handle = this.aim && this.place.querySelector(".handle");
    handle?.focus();
    return Boolean(handle);
  }

  // On a board that scrolls: all of the scene, a little smaller if there is no room for it.
  bringIntoView() {
    const scene = this.place.querySelector("[data-scene]");
    const svg = scene?.ownerSVGElement;
    if (!svg) return;
    svg.style.width = "";
    if (this.place.scrollHeight <= this.place.clientHeight) return;
    const [room, high] = [this.place.clientHeight, scene.getBoundingClientRect().height];
    if (high > room) svg.style.width = `${Math.floor((100 * room) / high)}%`;
    const [box, at] = [scene.getBoundingClientRect(), this.place.getBoundingClientRect()];
    this.place.scrollTop += box.bottom - at.top - this.place.clientTop - room + Math.max(0, room - box.height) / 2;
  }

  take(event) {
    const grip = event.target.closest?.("[data-grip]");
    const field = grip ? null : event.target.closest?.("[data-field]");
    const [verb, by, zero] = (grip?.dataset.grip ?? field?.dataset.field ?? "").split(" ");
    const gauge = this.gauge(verb);
    if (!gauge || event.button !== 0) return;
    const svg = (grip ?? field).ownerSVGElement;
    const scale = svg.getScreenCTM();
    const where = (pointer) => (pointer.clientX - scale.e) / scale.a;
    if (field) this.change(verb, (where(event) - Number(zero)) / Number(by));
    const [start, value] = [where(event), this.values.get(verb)];
    const target = grip ?? field;
    const move = (pointer) => pointer.pointerId === event.pointerId && this.change(verb, value + (where(pointer) - start) / Number(by));
    const end = (pointer) => {
      if (pointer.pointerId !== event.pointerId) return;
      target.removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel"]) target.removeEventListener(name, end);
    };
    target.setPointerCapture(event.pointerId);
    target.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) target.addEventListener(name, end);
    grip?.classList.contains("handle") && grip.focus({ preventScroll: true });
    event.preventDefault();
  }
}

// What a value means; where its gauge has no words for it, the number with its unit.
function inWords({ unit, words }, value) {
  const pattern = words[Math.sign(value) + 1];
  return pattern ? pattern.replace("{n}", Math.abs(value)) : `${value} ${unit}`.trim();
}

function moved(name, value, [by, x = 0, y = 0]) {
  if (name === "slide") return `translate(${(x + by * value).toFixed(2)} ${y})`;
  const angle = (Math.atan(by * value) * 180) / Math.PI;
  return name === "turn" ? `rotate(${angle.toFixed(3)})` : `skewX(${(-angle).toFixed(3)})`;
}
