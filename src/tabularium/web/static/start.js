// The start page: play now, go on with a match, join by link, open a record.

import { $, h, note, recall } from "./dom.js";
import { keepLinks, tokenOf } from "./invitation.js";
import { get, post } from "./net.js";
import { lang, t } from "./words.js";

const SHOWN = 6;

async function playNow(button) {
  button.disabled = true;
  const offered = button.dataset.seats.split(",").map(Number);
  const count = offered.includes(3) ? 3 : offered[0];
  const bots = button.dataset.bots.split(",");
  const bot = bots.includes("centurio") ? "centurio" : bots.at(-1);
  const seats = [{ kind: "me", name: recall("name") }];
  while (seats.length < count) seats.push({ kind: "bot", bot });
  try {
    const made = await post("/matches", { game: button.dataset.playNow, seats, options: {}, clock: null });
    keepLinks(made);
    location.assign(`/m/${made.match}`);
  } catch (refusal) {
    button.disabled = false;
    note(refusal.message, "bad");
  }
}

for (const button of document.querySelectorAll("[data-play-now]")) {
  button.addEventListener("click", () => playNow(button));
}

// ---------------------------------------------------------------------- my matches

const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });

function matchRow(match) {
  const people = match.seats.map((seat) => seat.name).join(", ");
  const state = match.is_over
    ? t("is_over")
    : match.my_turn
      ? t("my_turn")
      : t("waiting_for", { name: match.seats[match.to_decide]?.name ?? "…" });
  const time = match.updated ? when.format(new Date(1000 * match.updated)) : "";
  return h(
    "li",
    { class: match.my_turn ? "mine-turn" : "" },
    h(
      "a",
      { href: `/m/${match.match}` },
      h("strong", {}, match.name),
      h("span", { class: "people" }, people),
      h("span", { class: "state" }, state),
      h("span", { class: "soft" }, time),
    ),
  );
}

async function showMine() {
  const mine = await get("/matches/mine").catch(() => []);
  const rank = (match) => (match.my_turn ? 0 : match.is_over ? 2 : 1);
  mine.sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
  $("mine").hidden = mine.length === 0;
  $("matches").replaceChildren(...mine.slice(0, SHOWN).map(matchRow));
  const rest = mine.slice(SHOWN);
  $("older").hidden = rest.length === 0;
  $("older").textContent = t("older_matches", { n: rest.length });
  $("older").onclick = () => {
    $("matches").append(...rest.map(matchRow));
    $("older").hidden = true;
    $("matches").children[SHOWN].firstChild.focus();
  };
}

showMine();
addEventListener("pageshow", (event) => event.persisted && showMine());

$("join-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const token = tokenOf($("join-form").elements.link.value);
  if (token) location.assign(`/join#${token}`);
  else note(t("link_wrong"), "bad");
});

$("record-form").elements.record.addEventListener("change", (event) => {
  $("record-name").textContent = event.target.files[0]?.name ?? "";
});

$("record-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const file = $("record-form").elements.record.files[0];
  if (!file) return note(t("record_none"), "bad");
  const mode = event.submitter?.value ?? "watch";
  try {
    const made = await post("/records", { record: await file.text(), mode });
    keepLinks(made);
    location.assign(mode === "watch" ? `/m/${made.match}/replay` : `/m/${made.match}`);
  } catch (refusal) {
    note(refusal.message, "bad");
  }
});
