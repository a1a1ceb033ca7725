// What is asked, and every choice as a labelled button, grouped when there are many.

import { $, h, marksMore } from "./dom.js";
import { clauseButton } from "./tip.js";
import { t } from "./words.js";

const MANY = 9;

// "Stall, left" -> ["Stall", "left"]: the place and the rest. A label with a colon is a sentence and stays whole.
function parts(label) {
  const found = label.includes(": ") ? null : /^([^,(\d]+?)(?:, | (?=[(\d]))(.+)$/.exec(label);
  return found ? [found[1], found[2]] : [label, ""];
}

// Choices as rows [{title, isLast, items: [{choice, text}]}] in the order in which they come. What a button shows is
// its whole label, or, behind the title that several share, a text that no other button has. The few choices of
// another kind at the end, such as passing, are last: they stay in sight however many there are before them.
export function grouped(choices) {
  const whole = (choice) => ({ choice, text: choice.label });
  if (choices.length <= MANY) return [{ title: "", isLast: false, items: choices.map(whole) }];
  const kind = (choice) => choice.action.split(":")[0];
  let end = choices.length;
  while (end > 0 && kind(choices[end - 1]) !== kind(choices[0])) end -= 1;
  if (choices.length - end > MANY) end = choices.length;
  const split = choices.map((choice) => parts(choice.label));
  const times = new Map();
  for (const [, rest] of split) times.set(rest, (times.get(rest) ?? 0) + 1);
  const rows = [];
  choices.forEach((choice, number) => {
    const [place, rest] = split[number];
    const isLast = number >= end;
    const isApart = rest !== "" && split.every((other) => other[0] !== place || (other[1] !== "" && times.get(other[1]) === 1));
    const isShared = isApart && split.filter((other) => other[0] === place).length > 1;
    const title = isShared ? place : "";
    let row = rows.find((each) => each.isLast === isLast && each.title === title && (title || each === rows.at(-1)));
    if (!row) rows.push((row = { title, isLast, items: [] }));
    row.items.push(isShared ? { choice, text: rest } : whole(choice));
  });
  return rows;
}

export class Ask {
  constructor({ choose, aim, lay, confirm, cancel }) {
    this.choose = choose;
    this.aim = aim;
    this.lay = lay;
    this.confirm = confirm;
    this.cancel = cancel;
    this.choices = [];
    this.digits = "";
    this.timer = 0;
    this.isOpen = false;
    this.wantsMany = false; // where they stand below the board, many choices are folded, so that it is seen, until one asks for them
    $("choices-toggle").addEventListener("click", () => this.open((this.wantsMany = !this.isOpen)));
    this.markMore = marksMore($("choices"));
    marksMore($("ask")); // which scrolls as a whole on a phone that lies on its side
    $("why").addEventListener("toggle", () => $("why").open && $("why").scrollIntoView({ block: "nearest" }));
  }

  show({ prompt, choices, refused }, pending, isBusy) {
    const hadFocus = $("ask").contains(document.activeElement);
    const focused = document.activeElement?.dataset?.action;
    const wasWaiting = this.choices.length === 0;
    if ($("prompt").textContent !== prompt) $("prompt").textContent = prompt;
    const form = choices.length ? (this.aim.form ?? this.lay.form) : null; // numbers to set, a piece to lay
    const verbs = this.aim.aim?.gauges.map((gauge) => gauge.verb) ?? [];
    const isFor = (action) => verbs.includes(action.split(":")[0]) || this.lay.owns(action);
    const key = JSON.stringify([choices, pending, verbs]);
    $("choices").classList.toggle("busy", isBusy);
    if (key !== this.key) {
      this.key = key;
      this.choices = choices;
      const chosen = pending && choices.find((choice) => choice.action === pending);
      const others = form ? choices.filter((each) => !isFor(each.action)) : choices; // passing, beside a form
      if (form) this.inOrder = [];
      const buttons = chosen ? this.toConfirm(chosen) : form && !others.length ? [] : this.toChoose(others);
      $("choices").replaceChildren(...(form && !chosen ? [form, ...buttons] : buttons));
      this.refused(form ? refused.filter((each) => !isFor(each.action)) : refused);
      if (wasWaiting) this.wantsMany = false;
      this.open(Boolean(form) || choices.length <= MANY || this.wantsMany);
      if (chosen) $("choices").querySelector("button")?.focus({ preventScroll: true });
      else if (hadFocus) this.refocus(focused);
    }
    $("choices-toggle").hidden = choices.length <= MANY || Boolean(form) || Boolean(pending);
  }

  open(isOpen) {
    this.isOpen = isOpen;
    $("ask").classList.toggle("folded", !isOpen && this.choices.length > MANY);
    $("choices-toggle").setAttribute("aria-expanded", String(isOpen));
    $("choices-toggle").textContent = isOpen ? t("hide_choices") : t("show_choices", { n: this.choices.length });
    this.markMore();
  }

  refocus(action) {
    const buttons = [...$("choices").querySelectorAll("input[type=range], select, button")];
    const same = buttons.find((button) => button.dataset.action === action);
    (same ?? buttons[0] ?? $("prompt")).focus({ preventScroll: true });
  }

  toConfirm(chosen) {
    return [
      h("button", { type: "button", class: "strong", onclick: this.confirm }, t("confirm_this", { label: chosen.label })),
      h("button", { type: "button", onclick: this.cancel }, t("choose_other")),
    ];
  }

  toChoose(choices) {
    let number = 0;
    const button = ({ choice, text }) => {
      number += 1;
      const spoken = text === choice.label ? null : choice.label;
      return h(
        "button",
        { type: "button", class: "choice", "data-action": choice.action, "aria-label": spoken, onclick: () => this.choose(choice.action) },
        h("kbd", { "aria-hidden": "true" }, String(number)),
        h("span", {}, text),
      );
    };
    this.inOrder = [];
    const draw = ({ title, items }) => {
      const buttons = items.map((item) => (this.inOrder.push(item.choice.action), button(item)));
      if (!title) return buttons;
      return [h("div", { class: "place", role: "group", "aria-label": title }, h("span", { class: "place-name", "aria-hidden": "true" }, title), h("div", { class: "place-items" }, ...buttons))];
    };
    const rows = grouped(choices);
    if (choices.length <= MANY) return rows.flatMap(draw);
    const last = rows.filter((row) => row.isLast);
    return [
      h("div", { class: "choice-group" }, ...rows.filter((row) => !row.isLast).flatMap(draw)),
      last.length ? h("div", { class: "choice-group last", role: "group", "aria-label": t("others") }, ...last.flatMap(draw)) : null,
    ].filter(Boolean);
  }

  refused(refused) {
    $("why").hidden = refused.length === 0;
    if (refused.length === 0) $("why").open = false;
    $("refused").replaceChildren(...refused.map((each) => h("li", {}, h("strong", {}, each.label), " ", each.sentence, " ", clauseButton(each.clause, t("clause", { id: each.clause })))));
  }

  // A digit typed anywhere. With more than nine choices a number may have two digits: wait a moment for the second.
  digit(digit) {
    this.digits += digit;
    clearTimeout(this.timer);
    const number = Number(this.digits);
    const take = () => {
      this.digits = "";
      const action = this.inOrder?.[number - 1];
      if (action !== undefined && this.choices.length) this.choose(action);
    };
    if (number === 0) this.digits = "";
    else if (number * 10 <= this.choices.length) this.timer = setTimeout(take, 700);
    else take();
  }
}
