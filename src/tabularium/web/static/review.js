// The review: where most was lost, on a line over the match and as a list, each with the board as the seat saw it.

import { Board } from "./board.js";
import { $, h, note } from "./dom.js";
import { Graph } from "./graph.js";
import { layout, onLayout } from "./layout.js";
import { get, post } from "./net.js";
import { showPlayers } from "./players.js";
import { lang, t } from "./words.js";

const { match, game } = document.body.dataset;
const seats = document.body.dataset.seats.split(",").map(Number);
const scrolls = matchMedia("(max-width: 1279px), (max-height: 480px)"); // as review.css has it: the list is far below the words
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const LOOK_AGAIN_MS = 900;
const TROUBLE_MS = 4000;
const ROOM_PX = 8; // between a row and the edge of its list

let seat = seats.includes(Number(document.body.dataset.seat)) && document.body.dataset.seat !== "" ? Number(document.body.dataset.seat) : seats[0];
let review = null;
let current = document.body.dataset.at === "" ? null : Number(document.body.dataset.at);
let isChosen = current !== null; // by somebody, and not by us
let explanations = {};
let isAskedAgain = false; // after a fault
let generation = 0; // grows when another seat is reviewed, so that late answers are dropped

const board = new Board($("board"), {
  explain: (thing) => explanations[thing] ?? explanations[thing.slice(thing.indexOf(":") + 1)] ?? "",
});
const graph = new Graph($("graph"), { choose: (index) => choose(index), describe });

const rowOf = (index) => $("slips").querySelector(`[data-index="${index}"]`);
const decisionAt = (index) => review?.decisions.find((decision) => decision.index === index);
const isSame = (decision) => decision.verdict === "same";
const VERDICTS = {
  same: () => t("review_same"),
  lost: ({ fallen, lost }) => (fallen ? t("review_lost", { fallen, lost }) : t("review_lost_points", { lost })),
  fine: () => t("review_fine"),
  open: () => t("review_brief"),
};
const verdictOn = (decision) => VERDICTS[decision.verdict](decision);

// A height of the line as a number: the chance to win in percent, or for who played alone the points in prospect.
function height(share) {
  const [least, most] = review.scale ?? [0, 100];
  return Math.round(least + share * (most - least));
}

const inProspect = (share) => t(review.scale ? "review_points" : "percent", { n: height(share) });
const tick = (share) => (review.scale ? String(height(share)).replace("-", "\u2212") : inProspect(share));

function describe(decision) {
  return `${t("review_move", { n: decision.place })}, ${inProspect(decision.chance)}. ${verdictOn(decision)}`;
}

// ---------------------------------------------------------------------- from the server

async function load() {
  const mine = generation;
  const path = `/matches/${match}/seats/${seat}/review`;
  const loadAgain = (ms) => setTimeout(() => mine === generation && load(), ms);
  try {
    const found = await get(`${path}?lang=${lang}`);
    if (mine !== generation) return;
    const isToAskAgain = found.fault && !isAskedAgain;
    if (isToAskAgain) isAskedAgain = true; // once for each visit
    if (!found.is_asked || isToAskAgain) await post(path);
    if (mine !== generation) return;
    if (isToAskAgain) return load();
    banner(found.fault);
    show(found);
    if (!found.is_ready) loadAgain(LOOK_AGAIN_MS);
  } catch (refusal) {
    if (mine !== generation) return;
    banner(refusal.message);
    if (refusal.status === 0 || refusal.status === 429 || refusal.status >= 500) loadAgain(TROUBLE_MS);
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
  $("may-leave").hidden = review.is_ready;
  showPlayers({ ...review, is_past: true, to_decide: seat }, seats.length === 1 ? [seat] : []);
  $("main").setAttribute("aria-busy", String(!review.is_ready));
  $("progress").hidden = review.is_ready;
  $("looked").max = review.total;
  $("looked").value = review.done;
  const told = t("review_progress", { done: review.done, all: review.total });
  if ($("looking").textContent !== told) $("looking").textContent = told;
  $("no-slips").hidden = !review.is_ready || review.slips.length > 0 || Boolean(review.fault);
  showSeats();
  const name = t(review.scale ? "review_graph_points" : "review_graph");
  $("graph-title").textContent = name;
  graph.show({ ...review, result: review.is_ready ? review.result : null }, name, aboutLine(), tick);
  showSlips();
  const worst = review.slips[0] ?? review.decisions[0]?.index ?? null; // as far as it has come
  const isLost = review.is_ready && !decisionAt(current); // it left no choice, or is not this seat's
  if ((!isChosen || isLost) && worst !== current) pick(worst);
  else if (isFirst || decisionAt(current)) showDecision();
}

// Another seat is asked for: nothing of this one stays.
function clear() {
  generation += 1;
  [review, current, followed, isChosen, shown] = [null, null, null, false, ""];
  board.clear();
  graph.clear();
  for (const id of ["said-title", "said-words", "slips"]) $(id).replaceChildren();
  for (const id of ["progress", "may-leave", "no-slips", "replay-here", "along", "legend"]) $(id).hidden = true;
  for (const id of ["earlier", "later"]) $(id).disabled = true;
  $("main").setAttribute("aria-busy", "true");
}

function aboutLine() {
  const chances = review.decisions.map((decision) => decision.chance);
  if (!chances.length) return "";
  const line = t("review_graph_about", {
    first: inProspect(chances[0]),
    last: inProspect(chances.at(-1)),
    least: inProspect(Math.min(...chances)),
    most: inProspect(Math.max(...chances)),
    n: review.slips.length,
  });
  return review.is_ready ? `${line} ${t("review_ended", { result: inProspect(review.result) })}` : line;
}

function showSeats() {
  if (seats.length < 2 || !$("reviewed-seat").hidden) return;
  $("reviewed-seat").hidden = false;
  $("seat").replaceChildren(...seats.map((each) => h("option", { value: each, selected: each === seat }, review.players[each].name)));
}

// Of the chance; where it was too little to be seen in whole percents, of the points alone.
const change = ({ percent, percent_taken: to }) => (percent === to ? "" : t("review_change", { from: percent, to }));

function showSlips() {
  $("legend").hidden = !review.slips.length;
  const focused = document.activeElement?.dataset?.index;
  const rows = review.slips.map((index) => {
    const slip = decisionAt(index);
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", "data-index": index, "aria-current": index === current ? "true" : null, onclick: () => chooseInList(index) },
        h("span", { class: "slip-where" }, t("review_move", { n: slip.place })),
        h("span", { class: "slip-what" }, slip.taken.label),
        h("span", { class: "slip-lost" }, ...(slip.fallen ? [h("strong", {}, slip.fallen), " ", h("small", {}, change(slip)), " ", h("small", {}, slip.lost)] : [h("strong", {}, slip.lost)])),
      ),
    );
  });
  $("slips").replaceChildren(...rows);
  if (focused !== undefined) rowOf(focused)?.focus({ preventScroll: true });
}

function showDecision() {
  if (!review) return;
  const decision = decisionAt(current);
  graph.mark(current);
  for (const button of $("slips").querySelectorAll("button")) {
    if (Number(button.dataset.index) === current) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  const [rank, all, place] = [review.slips.indexOf(current), review.slips.length, review.decisions.indexOf(decision)];
  $("along").hidden = !all;
  $("rank").textContent = `${rank < 0 ? "–" : rank + 1} / ${all}`;
  letStep($("before"), $("after"), rank !== 0, rank !== all - 1);
  letStep($("earlier"), $("later"), place > 0, place !== review.decisions.length - 1);
  followInList();
  $("replay-here").hidden = !decision;
  if (!decision) return;
  const where = [t("review_move_of", { n: decision.place, all: review.choices }), ...(rank < 0 ? [] : [`, ${t("review_rank", { n: rank + 1, all })}`])];
  if ($("said-title").textContent !== where.join("")) $("said-title").replaceChildren(where[0], ...where.slice(1).map((words) => h("span", { class: "sr" }, words)));
  const row = (name, kind, choice, percent) => [h("dt", {}, name), h("dd", {}, h("i", { class: `mark ${kind}`, "aria-hidden": "true" }), h("strong", {}, choice.label), "\u00a0", h("span", { class: "soft" }, percent))];
  const key = JSON.stringify([decision, seat]);
  if (key !== said || !$("said-words").children.length)
    $("said-words").replaceChildren(
      h("p", { class: "question" }, decision.prompt),
      h("dl", {}, ...row(t("review_you"), "taken", decision.taken, decision.percent_taken), ...(isSame(decision) ? [] : row(t("review_imperator"), "best", decision.best, decision.percent))),
      h("p", { class: `verdict-${decision.verdict}` }, verdictOn(decision)),
    );
  said = key;
  $("replay-here").href = `/m/${match}/replay?at=${current}&seat=${seat}`;
  showBoard(decision);
}

// Two buttons side by side. At an end the focus goes over to the other one: what is disabled would lose it to the page.
function letStep(back, forth, canGoBack, canGoForth) {
  const focused = [back, forth].find((button) => button === document.activeElement);
  [back.disabled, forth.disabled] = [!canGoBack, !canGoForth];
  if (focused?.disabled) [back, forth, $("said-title")].find((each) => !each.disabled).focus({ preventScroll: true });
}

let followed = null; // the decision whose row was brought into sight: once, so that whoever scrolls the list is left alone

// The row of the decision comes into sight within its list; the page does not move.
function followInList() {
  const row = rowOf(current);
  if (!row || followed === current) return;
  followed = current;
  const list = $("panel-slips");
  const [room, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.bottom > room.bottom) list.scrollTop += box.bottom - room.bottom + ROOM_PX;
  else if (box.top < room.top) list.scrollTop -= room.top - box.top + ROOM_PX;
}

let shown = ""; // on the board
let said = ""; // beside it: while the review goes on nobody hears the same twice

async function showBoard(decision) {
  const [mine, index] = [generation, decision.index];
  const laid = layout();
  const key = `${index}/${seat}/${laid}`;
  if (key === shown) return markBoard(decision);
  try {
    const position = await get(`/matches/${match}/replay?at=${index}&seat=${seat}&lang=${lang}&layout=${laid}`);
    if (mine !== generation || index !== current || laid !== layout()) return; // meanwhile somewhere else, or turned
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
  showDecision();
}

function choose(index) {
  isChosen = true;
  pick(index);
  if ($("slips").contains(document.activeElement)) rowOf(current)?.focus(); // keys go on from there
  history.replaceState(null, "", `${location.pathname}?${new URLSearchParams({ seat, at: current })}`);
}

// On a page that scrolls the words are far above the list.
function chooseInList(index) {
  choose(index);
  if (!scrolls.matches) return;
  $("said-title").focus({ preventScroll: true });
  $("said").scrollIntoView({ behavior: isCalm.matches ? "auto" : "smooth", block: "start" });
}

// Along the list; from a decision that is not in it, to the nearest one that is, at that side if there is one.
function step(by) {
  if (!review?.slips.length) return;
  const rank = review.slips.indexOf(current);
  if (rank >= 0) return choose(review.slips[Math.max(0, Math.min(rank + by, review.slips.length - 1))]);
  const far = (index) => Math.abs(index - current) + ((index - current) * by > 0 ? 0 : review.decisions.at(-1).index + 1);
  choose(review.slips.reduce((nearest, index) => (far(index) < far(nearest) ? index : nearest)));
}

// From decision to decision.
function walk(by) {
  const to = review?.decisions[review.decisions.findIndex((decision) => decision.index === current) + by];
  if (to) choose(to.index);
}

$("earlier").addEventListener("click", () => walk(-1));
$("later").addEventListener("click", () => walk(1));
$("before").addEventListener("click", () => step(-1));
$("after").addEventListener("click", () => step(1));
$("seat").addEventListener("change", () => {
  seat = Number($("seat").value);
  history.replaceState(null, "", `${location.pathname}?${new URLSearchParams({ seat })}`);
  clear();
  load();
});

$("slips").addEventListener("keydown", (event) => {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by || event.ctrlKey || event.metaKey || event.altKey || !review) return;
  event.preventDefault();
  const at = review.slips.indexOf(Number(event.target.closest("button")?.dataset.index));
  choose(review.slips[Math.max(0, Math.min(at + by, review.slips.length - 1))]);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("select, input, .spot")) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  step(by);
});

onLayout(() => {
  board.clear();
  shown = "";
  if (decisionAt(current)) showDecision();
});

get(`/explain/${game}?lang=${lang}`).then(
  (told) => (explanations = told),
  () => {},
);
load();
