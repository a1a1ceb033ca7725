// The review: where most was lost, on a line over the match and as a list, each with the board as the seat saw it.

import { Board } from "./board.js";
import { $, h, note } from "./dom.js";
import { Graph } from "./graph.js";
import { get, post } from "./net.js";
import { showPlayers } from "./players.js";
import { lang, t } from "./words.js";

const { match, game } = document.body.dataset;
const seats = document.body.dataset.seats.split(",").map(Number);
const tall = matchMedia("(max-width: 699px)");
const LOOK_AGAIN_MS = 900;

let seat = seats.includes(Number(document.body.dataset.seat)) && document.body.dataset.seat !== "" ? Number(document.body.dataset.seat) : seats[0];
let review = null;
let current = document.body.dataset.at === "" ? null : Number(document.body.dataset.at);
let isChosen = current !== null; // by somebody, and not by us
let explanations = {};
let generation = 0; // grows when another seat is reviewed, so that late answers are dropped

const board = new Board($("board"), {
  explain: (thing) => explanations[thing] ?? explanations[thing.slice(thing.indexOf(":") + 1)] ?? "",
});
const graph = new Graph($("graph"), { choose: (index) => choose(index), describe });

const decisionAt = (index) => review?.decisions.find((decision) => decision.index === index);
const isSame = (decision) => decision.taken.action === decision.best.action;

function describe(decision) {
  const lost = decision.is_slip ? t("review_lost", { lost: decision.lost }) : isSame(decision) ? t("review_same") : t("review_fine");
  return `${t("review_move", { n: decision.number })}, ${decision.percent}. ${lost}`;
}

// ---------------------------------------------------------------------- from the server

async function load() {
  const mine = generation;
  const path = `/matches/${match}/seats/${seat}/review`;
  try {
    const found = await get(`${path}?lang=${lang}`);
    if (mine !== generation) return;
    if (!found.is_asked) await post(path);
    banner("");
    show(found);
    if (!found.is_ready) setTimeout(() => mine === generation && load(), LOOK_AGAIN_MS);
  } catch (refusal) {
    if (mine !== generation) return;
    banner(refusal.message);
    if (refusal.status === 0 || refusal.status === 429 || refusal.status >= 500) setTimeout(load, 4000);
  }
}

function banner(sentence) {
  $("banner").textContent = sentence;
  $("banner").hidden = !sentence;
}

// ---------------------------------------------------------------------- showing

function show(found) {
  const isFirst = review === null;
  review = found;
  showPlayers({ ...review, is_past: true, to_decide: seat }, seats.length === 1 ? [seat] : []);
  $("main").setAttribute("aria-busy", String(!review.is_ready));
  $("progress").hidden = review.is_ready;
  $("looked").max = review.total;
  $("looked").value = review.done;
  const told = t("review_progress", { done: review.done, all: review.total });
  if ($("looking").textContent !== told) $("looking").textContent = told;
  $("no-slips").hidden = !review.is_ready || review.slips.length > 0;
  showSeats();
  graph.show(review, aboutLine());
  showSlips();
  if (!isChosen && review.is_ready) pick(review.slips[0] ?? review.decisions.at(-1)?.index ?? null);
  else if (current === null && review.decisions.length) pick(review.decisions[0].index);
  else if (isFirst || decisionAt(current)) showDecision();
}

function aboutLine() {
  const chances = review.decisions.map((decision) => decision.chance);
  if (!chances.length) return "";
  const at = (chance) => t("percent", { n: Math.round(100 * chance) });
  return t("review_graph_about", { first: at(chances[0]), last: at(chances.at(-1)), least: at(Math.min(...chances)), most: at(Math.max(...chances)), n: review.slips.length });
}

function showSeats() {
  if (seats.length < 2 || !$("reviewed-seat").hidden) return;
  $("reviewed-seat").hidden = false;
  $("seat").replaceChildren(...seats.map((each) => h("option", { value: each, selected: each === seat }, review.players[each].name)));
}

function showSlips() {
  const focused = document.activeElement?.dataset?.index;
  const rows = review.slips.map((index) => {
    const slip = decisionAt(index);
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", "data-index": index, "aria-current": index === current ? "true" : null, onclick: () => choose(index) },
        h("span", { class: "slip-where" }, t("review_move", { n: slip.number })),
        h("span", { class: "slip-what" }, slip.taken.label),
        h("span", { class: "slip-lost" }, slip.lost, " ", h("small", {}, t("review_change", { from: slip.percent, to: slip.percent_taken }))),
      ),
    );
  });
  $("slips").replaceChildren(...rows);
  if (focused !== undefined) $("slips").querySelector(`[data-index="${focused}"]`)?.focus({ preventScroll: true });
}

function showDecision() {
  const decision = decisionAt(current);
  graph.mark(current);
  for (const button of $("slips").querySelectorAll("button")) {
    if (Number(button.dataset.index) === current) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  const rank = review.slips.indexOf(current);
  $("before").disabled = rank === 0 || !review.slips.length;
  $("after").disabled = rank === review.slips.length - 1;
  if (!decision) return;
  const where = t("review_move", { n: decision.number });
  $("said-title").textContent = rank < 0 ? where : `${where} · ${t("review_rank", { n: rank + 1, all: review.slips.length })}`;
  const row = (name, kind, choice, percent) => [h("dt", {}, name), h("dd", {}, h("i", { class: `mark ${kind}`, "aria-hidden": "true" }), h("strong", {}, choice.label), " ", h("span", { class: "soft" }, percent))];
  const verdict = isSame(decision) ? t("review_same") : decision.is_slip ? t("review_lost", { lost: decision.lost }) : t("review_fine");
  $("said-words").replaceChildren(
    h("p", { class: "question" }, decision.prompt),
    h("dl", {}, ...row(t("review_you"), "taken", decision.taken, decision.percent_taken), ...(isSame(decision) ? [] : row(t("review_imperator"), "best", decision.best, decision.percent))),
    h("p", { class: decision.is_slip ? "verdict-lost" : "verdict-fine" }, verdict),
  );
  $("replay-here").href = `/m/${match}/replay?at=${current}&seat=${seat}`;
  showBoard(decision);
}

let shown = "";

async function showBoard(decision) {
  const [mine, index] = [generation, decision.index];
  const key = `${index}/${seat}/${tall.matches}`;
  if (key === shown) return markBoard(decision);
  try {
    const position = await get(`/matches/${match}/replay?at=${index}&seat=${seat}&lang=${lang}&layout=${tall.matches ? "tall" : "wide"}`);
    if (mine !== generation || index !== current) return; // meanwhile somewhere else
    shown = key;
    $("loading")?.remove();
    board.show(position.picture);
    board.offer([], []);
    markBoard(decision, true);
  } catch (refusal) {
    note(refusal.message, "bad");
  }
}

// What was taken, and what would have been best, where the board has a place for it.
function markBoard(decision, isNew = false) {
  const marked = [];
  for (const spot of board.spots()) {
    const isTaken = spot.dataset.action === decision.taken.action;
    const isBest = spot.dataset.action === decision.best.action;
    spot.classList.toggle("was-taken", isTaken);
    spot.classList.toggle("was-best", isBest);
    if (isTaken || isBest) marked.push(spot);
  }
  if (isNew && marked.length && board.place.scrollHeight > board.place.clientHeight) {
    const [room, box] = [board.place.getBoundingClientRect(), marked[0].getBoundingClientRect()];
    board.place.scrollTop += (box.top + box.bottom - room.top - room.bottom) / 2;
  }
}

// ---------------------------------------------------------------------- choosing

function pick(index) {
  if (index === null) return;
  current = index;
  history.replaceState(null, "", `${location.pathname}?${new URLSearchParams({ seat, at: current })}`);
  showDecision();
}

function choose(index) {
  isChosen = true;
  pick(index);
}

function step(by) {
  if (!review?.slips.length) return;
  const rank = review.slips.indexOf(current);
  choose(review.slips[rank < 0 ? 0 : Math.max(0, Math.min(rank + by, review.slips.length - 1))]);
}

$("before").addEventListener("click", () => step(-1));
$("after").addEventListener("click", () => step(1));
$("seat").addEventListener("change", () => {
  generation += 1;
  seat = Number($("seat").value);
  [review, current, isChosen, shown] = [null, null, false, ""];
  board.clear();
  load();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("select, input, .spot")) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  step(by);
});

tall.addEventListener("change", () => {
  board.clear();
  shown = "";
  if (decisionAt(current)) showDecision();
});

get(`/explain/${game}?lang=${lang}`).then(
  (told) => (explanations = told),
  () => {},
);
load();
