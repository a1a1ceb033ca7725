// What is asked, and every choice as a labelled button, grouped when there are many.

import { $, h } from "./dom.js";
import { clauseButton } from "./tip.js";
import { t } from "./words.js";

const MANY = 9;

// "Henchman: Arena, strength 2" -> ["Henchman", "Arena", "strength 2"]: the verb's words, the place, the rest.
function parts(label) {
  const verb = /^([^:]{2,40}?)\s?: (.+)$/.exec(label);
  const rest = verb ? verb[2] : label;
  const place = /^([^,(\d]+?)(?:, | (?=[(\d]))(.+)$/.exec(rest);
  return [verb ? verb[1] : "", place ? place[1] : rest, place ? place[2] : ""];
}

// Choices as groups [{title, items: [{choice, text}]}] in the order in which they come.
export function grouped(choices) {
  if (choices.length <= MANY) return [{ title: "", items: choices.map((choice) => ({ choice, text: choice.label })) }];
  const groups = [];
  const byKey = new Map();
  for (const choice of choices) {
    const [verb, place, rest] = parts(choice.label);
    const key = verb ? `${choice.action.split(":")[0]}|${verb}` : "";
    if (!byKey.has(key)) {
      byKey.set(key, { title: verb, places: new Map() });
      groups.push(byKey.get(key));
    }
    const places = byKey.get(key).places;
    if (!places.has(place)) places.set(place, []);
    places.get(place).push({ choice, text: rest, whole: verb ? choice.label.slice(choice.label.indexOf(": ") + 2) : choice.label });
  }
  return groups.map(({ title, places }) => ({
    title,
    items: [],
    places: [...places].map(([place, items]) =>
      items.length > 1 && items.every((item) => item.text)
        ? { title: place, items }
        : { title: "", items: items.map((item) => ({ ...item, text: item.whole })) },
    ),
  }));
}

export class Ask {
  constructor({ choose, confirm, cancel }) {
    this.choose = choose;
    this.confirm = confirm;
    this.cancel = cancel;
    this.choices = [];
    this.digits = "";
    this.timer = 0;
    this.isOpen = false;
    $("choices-toggle").addEventListener("click", () => this.open(!this.isOpen));
  }

  show({ prompt, choices, refused }, pending, isBusy) {
    const hadFocus = $("ask").contains(document.activeElement);
    const focused = document.activeElement?.dataset?.action;
    const wasWaiting = this.choices.length === 0;
    if ($("prompt").textContent !== prompt) $("prompt").textContent = prompt;
    const key = JSON.stringify([choices, pending]);
    $("choices").classList.toggle("busy", isBusy);
    if (key !== this.key) {
      this.key = key;
      this.choices = choices;
      const chosen = pending && choices.find((choice) => choice.action === pending);
      $("choices").replaceChildren(...(chosen ? this.toConfirm(chosen) : this.toChoose(choices)));
      this.refused(refused);
      this.open(choices.length <= MANY || wasWaiting ? choices.length <= MANY : this.isOpen);
      if (chosen) $("choices").querySelector("button")?.focus({ preventScroll: true });
      else if (hadFocus) this.refocus(focused);
    }
    const isPhone = matchMedia("(max-width: 699px)").matches;
    $("choices-toggle").hidden = choices.length <= MANY || Boolean(pending) || !isPhone;
  }

  open(isOpen) {
    this.isOpen = isOpen;
    $("ask").classList.toggle("folded", !isOpen && this.choices.length > MANY);
    $("choices-toggle").setAttribute("aria-expanded", String(isOpen));
    $("choices-toggle").textContent = isOpen ? t("hide_choices") : t("show_choices", { n: this.choices.length });
  }

  refocus(action) {
    const buttons = [...$("choices").querySelectorAll("button")];
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
    const groups = grouped(choices);
    const drawn = [];
    for (const group of groups) {
      if (!group.places) {
        drawn.push(...group.items.map((item) => (this.inOrder.push(item.choice.action), button(item))));
        continue;
      }
      const rows = [];
      for (const place of group.places) {
        const buttons = place.items.map((item) => (this.inOrder.push(item.choice.action), button(item)));
        if (place.title) rows.push(h("div", { class: "place", role: "group", "aria-label": place.title }, h("span", { class: "place-name", "aria-hidden": "true" }, place.title), h("div", { class: "place-items" }, ...buttons)));
        else rows.push(...buttons);
      }
      drawn.push(h("div", { class: "choice-group", role: "group", "aria-label": group.title || t("others") }, group.title ? h("h3", { "aria-hidden": "true" }, group.title) : null, ...rows));
    }
    return drawn;
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
