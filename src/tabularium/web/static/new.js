// A new match: how many seats, who sits where, options, clock.

import { $, h, recall, remember } from "./dom.js";
import { keepLinks } from "./invitation.js";
import { post } from "./net.js";
import { t } from "./words.js";

const card = JSON.parse($("card").textContent);
const form = $("new-form");
const KEPT = `new.${card.id}`;

let seats = [];
let wantsHints = null; // null: as usual, for one person alone against bots
let count = card.seats.includes(3) ? 3 : card.seats[0];

const strongest = card.bots.some((bot) => bot.id === "centurio") ? "centurio" : card.bots.at(-1).id;

function usual(place) {
  return place === 0
    ? { kind: "me", name: recall("name"), bot: strongest }
    : { kind: "bot", name: "", bot: strongest };
}

function select(label, value, choices, onchange) {
  const options = choices.map(([id, words]) => h("option", { value: id, selected: id === value }, words));
  return h("label", { class: "stack" }, h("span", {}, label), h("select", { onchange }, ...options));
}

function row(seat, place) {
  const kinds = ["me", "bot", "friend", "here"]
    .filter((kind) => kind !== "me" || seat.kind === "me" || !seats.some((other) => other.kind === "me"))
    .map((kind) => [kind, t(`kind_${kind}`)]);
  const who = select(t("kind"), seat.kind, kinds, (event) => {
    seat.kind = event.target.value;
    if (seat.kind === "me") seat.name ||= recall("name");
    draw(place, "select");
  });
  const second =
    seat.kind === "bot"
      ? select(t("strength"), seat.bot, card.bots.map((bot) => [bot.id, bot.name]), (event) => {
          seat.bot = event.target.value;
        })
      : h(
          "label",
          { class: "stack" },
          h("span", {}, t("name_optional")),
          h("input", {
            value: seat.name,
            maxlength: 30,
            autocomplete: seat.kind === "me" ? "nickname" : "off",
            oninput: (event) => (seat.name = event.target.value),
          }),
        );
  const up = h(
    "button",
    {
      type: "button",
      class: "quiet up",
      "aria-label": t("move_up", { n: place + 1 }),
      disabled: place === 0,
      onclick: () => {
        [seats[place - 1], seats[place]] = [seats[place], seats[place - 1]];
        draw(place - 1, place > 1 ? ".up" : "select");
      },
    },
    "▲",
  );
  const number = h("span", { class: "seat-number", "aria-hidden": "true" }, String(place + 1));
  return h("li", { class: "seat-row", "aria-label": t("seat_n", { n: place + 1 }) }, number, who, second, up);
}

// Only a seat that there is can begin.
function limitFirst() {
  const field = $("option-first_player");
  if (!field) return;
  for (const option of field.options) {
    option.hidden = Number(JSON.parse(option.value)) > count;
    option.disabled = option.hidden;
  }
  if (field.selectedOptions[0]?.disabled) field.selectedIndex = 0;
}

function draw(focusRow = -1, focusOn = "") {
  limitFirst();
  while (seats.length < count) seats.push(usual(seats.length));
  $("seat-rows").replaceChildren(...seats.slice(0, count).map(row));
  const people = seats.slice(0, count).filter((seat) => seat.kind !== "bot").length;
  form.elements.hints.checked = wantsHints ?? people === 1;
  if (focusRow >= 0) $("seat-rows").children[focusRow].querySelector(focusOn)?.focus();
}

for (const input of form.elements.count.length === undefined ? [form.elements.count] : form.elements.count) {
  input.addEventListener("change", () => {
    count = Number(input.value);
    draw();
  });
}

for (const input of form.elements.clock) {
  input.addEventListener("change", () => ($("clock-fields").hidden = form.elements.clock.value === "none"));
}

form.elements.hints.addEventListener("change", () => (wantsHints = form.elements.hints.checked));

for (const input of form.querySelectorAll("[name=game]")) {
  input.addEventListener("change", () => location.assign(`/new?game=${input.value}`));
}

function chosenOptions() {
  const fields = [...form.querySelectorAll("[data-option]")];
  return Object.fromEntries(fields.map((field) => [field.dataset.option, JSON.parse(field.value)]));
}

function refuse(sentence) {
  $("form-error").textContent = sentence;
  $("form-error").hidden = false;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const sitting = seats.slice(0, count);
  if (sitting.every((seat) => seat.kind === "bot")) return refuse(t("need_person"));
  const { bank, increment } = form.elements;
  const wrong = form.elements.clock.value === "none" ? null : [bank, increment].find((field) => field.value === "" || !field.checkValidity());
  for (const field of [bank, increment]) field.setAttribute("aria-invalid", String(field === wrong));
  if (wrong) {
    refuse(t("clock_wrong", { bank_from: bank.min, bank_to: bank.max, increment_from: increment.min, increment_to: increment.max }));
    wrong.focus();
    return;
  }
  $("form-error").hidden = true;
  const own = sitting.find((seat) => seat.kind === "me");
  if (own) remember("name", own.name.trim());
  const clock =
    form.elements.clock.value === "none"
      ? null
      : { bank_s: 60 * Number(form.elements.bank.value), increment_s: Number(form.elements.increment.value) };
  const told = sitting.map(({ kind, name, bot }) =>
    kind === "bot" ? { kind, bot } : { kind, ...(name.trim() ? { name: name.trim() } : {}) },
  );
  try {
    const made = await post("/matches", { game: card.id, seats: told, options: chosenOptions(), clock, hints: form.elements.hints.checked });
    sessionStorage.removeItem(KEPT);
    keepLinks(made);
    location.assign(`/m/${made.match}`);
  } catch (refusal) {
    refuse(refusal.message);
  }
});

// A change of language loads the page anew: nothing that was typed is lost.
addEventListener("tabularium:leave", () => {
  const fields = { clock: form.elements.clock.value, bank: form.elements.bank.value, increment: form.elements.increment.value };
  const options = [...form.querySelectorAll("[data-option]")].map((field) => [field.id, field.value]);
  sessionStorage.setItem(KEPT, JSON.stringify({ seats, count, wantsHints, fields, options }));
});

const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
if (kept) {
  ({ seats, count, wantsHints } = kept);
  for (const [name, value] of Object.entries(kept.fields)) form.elements[name].value = value;
  for (const [id, value] of kept.options) $(id).value = value;
  $("clock-fields").hidden = form.elements.clock.value === "none";
  sessionStorage.removeItem(KEPT);
}
for (const input of form.querySelectorAll("[name=count]")) input.checked = Number(input.value) === count;
draw();
