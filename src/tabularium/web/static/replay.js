// The replay: the same board, stepped through.

import { Board } from "./board.js";
import { $, copyText, h, note } from "./dom.js";
import { get } from "./net.js";
import { showPlayers } from "./players.js";
import { Log } from "./side.js";
import { lang, t } from "./words.js";

const { match, game, isOver } = document.body.dataset;
const mySeats = document.body.dataset.mySeats ? document.body.dataset.mySeats.split(",").map(Number) : [];
const tall = matchMedia("(max-width: 699px)");

let seat = isOver === "yes" && document.body.dataset.seat !== "" ? Number(document.body.dataset.seat) : null;
let at = document.body.dataset.at === "" ? null : Number(document.body.dataset.at);
let length = 0;
let timer = 0;
let explanations = {};

const board = new Board($("board"), {
  explain: (thing) => explanations[thing] ?? explanations[thing.slice(thing.indexOf(":") + 1)] ?? "",
});
const log = new Log();
const positions = new Map(); // what has been fetched, by position

function fetchAt(place) {
  const key = `${place}/${seat}/${tall.matches}`;
  if (!positions.has(key)) {
    if (positions.size > 40) positions.delete(positions.keys().next().value);
    const query = new URLSearchParams({ lang, layout: tall.matches ? "tall" : "wide" });
    if (place !== null) query.set("at", place);
    if (seat !== null) query.set("seat", seat);
    positions.set(
      key,
      get(`/matches/${match}/replay?${query}`).catch((refusal) => {
        positions.delete(key);
        throw refusal;
      }),
    );
  }
  return positions.get(key);
}

let wanted = null;

async function goTo(place) {
  wanted = place === null ? null : Math.max(0, Math.min(place, length || place));
  const asked = wanted;
  try {
    const position = await fetchAt(asked);
    if (asked !== wanted) return; // meanwhile somewhere else
    show(position);
    if (at < length) fetchAt(at + 1).catch(() => {});
  } catch (refusal) {
    stop();
    note(refusal.message, "bad");
  }
}

function show(position) {
  $("loading")?.remove();
  length = position.length;
  at = position.at ?? wanted ?? position.index;
  board.show(position.picture);
  board.offer([], []);
  showPlayers({ ...position, over: at === length ? position.over : null }, mySeats);
  const before = log.lines.length;
  log.show(position.log, position.log_from ?? 0, 0);
  const fresh = position.log.slice(before > 0 && before < position.log.length ? before : -1);
  $("story").textContent = fresh.slice(-3).join(" ");
  $("slider").max = length;
  $("slider").value = at;
  $("slider").setAttribute("aria-valuetext", t("position_of", { n: at, all: length }));
  $("position").textContent = t("position_of", { n: at, all: length });
  for (const id of ["first", "back"]) $(id).disabled = at === 0;
  for (const id of ["forward", "last"]) $(id).disabled = at === length;
  showSeats(position.players);
  history.replaceState(null, "", here());
}

function here() {
  const query = new URLSearchParams({ at });
  if (seat !== null) query.set("seat", seat);
  return `${location.pathname}?${query}`;
}

function showSeats(players) {
  if (isOver !== "yes" || !$("seen-by").hidden) return;
  $("seen-by").hidden = false;
  const choices = [["", t("spectator")], ...players.map((player, n) => [String(n), player.name])];
  $("seat").replaceChildren(...choices.map(([value, words]) => h("option", { value, selected: value === String(seat ?? "") }, words)));
}

$("seat").addEventListener("change", () => {
  seat = $("seat").value === "" ? null : Number($("seat").value);
  board.clear();
  log.clear();
  goTo(at);
});

function stop() {
  clearInterval(timer);
  timer = 0;
  $("play").classList.remove("playing");
  for (const name of ["aria-label", "title"]) $("play").setAttribute(name, t("play"));
}

async function play() {
  if (timer) return stop();
  if (at >= length) await goTo(0);
  $("play").classList.add("playing");
  for (const name of ["aria-label", "title"]) $("play").setAttribute(name, t("pause"));
  const step = () => (at >= length ? stop() : goTo(at + 1));
  timer = setInterval(step, Number($("speed").value));
}

$("first").addEventListener("click", () => (stop(), goTo(0)));
$("back").addEventListener("click", () => (stop(), goTo(at - 1)));
$("forward").addEventListener("click", () => (stop(), goTo(at + 1)));
$("last").addEventListener("click", () => (stop(), goTo(length)));
$("play").addEventListener("click", play);
$("slider").addEventListener("input", () => (stop(), goTo(Number($("slider").value))));
$("speed").addEventListener("change", () => {
  if (!timer) return;
  stop();
  play();
});
$("copy-here").addEventListener("click", async () => {
  const address = new URL(here(), location.href).href;
  note((await copyText(address)) ? t("copied") : address);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("select, input, .spot")) return;
  const deeds = { ArrowLeft: () => goTo(at - 1), ArrowRight: () => goTo(at + 1), Home: () => goTo(0), End: () => goTo(length) };
  if (event.key in deeds) {
    event.preventDefault();
    stop();
    deeds[event.key]();
  } else if (event.key === " " && !event.target.matches?.("button, a")) {
    event.preventDefault();
    play();
  }
});

tall.addEventListener("change", () => {
  board.clear();
  goTo(at);
});

get(`/explain/${game}?lang=${lang}`).then(
  (told) => (explanations = told),
  () => {},
);
goTo(at ?? 0);
