// The replay: the same board, stepped through.

import { Board } from "./board.js";
import { $, copyText, h, note } from "./dom.js";
import { filmIn, filmTo, titleOfFilm } from "./film.js";
import { layout, onLayout } from "./layout.js";
import { get } from "./net.js";
import { showPlayers } from "./players.js";
import { Log } from "./side.js";
import { lang, t } from "./words.js";

const { match, game, isOver } = document.body.dataset;
const mySeats = document.body.dataset.mySeats ? document.body.dataset.mySeats.split(",").map(Number) : [];

let seat = isOver === "yes" && document.body.dataset.seat !== "" ? Number(document.body.dataset.seat) : null;
let at = document.body.dataset.at === "" ? null : Number(document.body.dataset.at);
let moments = []; // the positions there are, as numbers of entries in the record
let timer = 0;
let film = null; // what runs just now
let explanations = {};

const board = new Board($("board"), {
  explain: (thing) => explanations[thing] ?? explanations[thing.slice(thing.indexOf(":") + 1)] ?? "",
});
const log = new Log();
const positions = new Map(); // what has been fetched, by position

function fetchAt(place) {
  const key = `${place}/${seat}/${layout()}`;
  if (!positions.has(key)) {
    if (positions.size > 40) positions.delete(positions.keys().next().value);
    const query = new URLSearchParams({ lang, layout: layout() });
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

let wanted = 0;

// Which of the moments a position is, or the last one before it.
function momentOf(place) {
  let low = 0;
  moments.forEach((moment, number) => {
    if (moment <= place) low = number;
  });
  return low;
}

const step = (by) => goTo(moments[Math.max(0, Math.min(momentOf(wanted) + by, moments.length - 1))] ?? 0);
const isLast = () => momentOf(at) === moments.length - 1;

async function goTo(place) {
  wanted = place;
  const asked = wanted;
  const laid = layout();
  const isLate = () => asked !== wanted || laid !== layout(); // meanwhile somewhere else, or turned
  try {
    const position = await fetchAt(asked);
    if (isLate()) return;
    film?.stop();
    if (isNext(position)) await run(filmTo(board.picture, position.picture.set));
    if (isLate()) return;
    show(position);
    if (!isLast()) fetchAt(moments[momentOf(at) + 1]).catch(() => {});
  } catch (refusal) {
    stop();
    if (refusal.type === "no_moment" && asked !== null && moments.length === 0) goTo(null); // beyond the end: to the end
    else note(refusal.message, "bad");
  }
}

// One step on from what is shown: a film leads there, if there is one.
const isNext = (position) => moments.length > 0 && moments[momentOf(at) + 1] === (position.at ?? position.index);

async function run(next) {
  film = next;
  next?.bringIntoView();
  await next?.play(1200 / Number($("speed").value));
  if (film === next) film = null;
}

function show(position) {
  $("loading")?.remove();
  moments = position.moments ?? Array.from({ length: position.length + 1 }, (_, number) => number);
  at = position.at ?? position.index;
  wanted = at;
  board.show(position.picture);
  board.offer([], []);
  const again = titleOfFilm(board.picture);
  $("film-again").hidden = !again;
  $("film-again").textContent = again;
  showPlayers({ ...position, is_past: true, over: isLast() ? position.over : null }, mySeats);
  const before = log.lines.length;
  log.show(position.log, position.log_from ?? 0, 0);
  const fresh = position.log.slice(before > 0 && before < position.log.length ? before : -1);
  $("story").textContent = fresh.slice(-3).join(" ");
  const told = t("position_of", { n: momentOf(at), all: moments.length - 1 });
  $("slider").max = moments.length - 1;
  $("slider").value = momentOf(at);
  $("slider").setAttribute("aria-valuetext", told);
  $("position").textContent = told;
  for (const id of ["first", "back"]) $(id).disabled = momentOf(at) === 0;
  for (const id of ["forward", "last"]) $(id).disabled = isLast();
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
  if (isLast()) await goTo(moments[0]);
  $("play").classList.add("playing");
  for (const name of ["aria-label", "title"]) $("play").setAttribute(name, t("pause"));
  timer = setInterval(() => film || (isLast() ? stop() : step(1)), Number($("speed").value));
}

$("first").addEventListener("click", () => (stop(), goTo(moments[0])));
$("back").addEventListener("click", () => (stop(), step(-1)));
$("forward").addEventListener("click", () => (stop(), step(1)));
$("last").addEventListener("click", () => (stop(), goTo(moments.at(-1))));
$("play").addEventListener("click", play);
$("slider").addEventListener("input", () => (stop(), goTo(moments[Number($("slider").value)])));
$("speed").addEventListener("change", () => {
  if (!timer) return;
  stop();
  play();
});
$("film-again").addEventListener("click", () => film || run(filmIn(board.picture)));
$("copy-here").addEventListener("click", async () => {
  const address = new URL(here(), location.href).href;
  note((await copyText(address)) ? t("copied") : address);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("select, input, .spot")) return;
  const deeds = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => goTo(moments[0]), End: () => goTo(moments.at(-1)) };
  if (event.key in deeds) {
    event.preventDefault();
    stop();
    deeds[event.key]();
  } else if (event.key === " " && !event.target.matches?.("button, a")) {
    event.preventDefault();
    play();
  }
});

onLayout(() => {
  board.clear();
  goTo(wanted);
});

get(`/explain/${game}?lang=${lang}`).then(
  (told) => (explanations = told),
  () => {},
);
goTo(at ?? 0);
