// The table: shows what the server tells, sends what is chosen. Knows no rule.

import { Aim } from "./aim.js";
import { Ask } from "./ask.js";
import { Board } from "./board.js";
import { $, h, note, recall } from "./dom.js";
import { Drag } from "./drag.js";
import { filmIn, filmTo, titleOfFilm } from "./film.js";
import { Hint } from "./hint.js";
import { keepLinks, keptLinks } from "./invitation.js";
import { Lay } from "./lay.js";
import { layout, onLayout } from "./layout.js";
import { get, Live, post } from "./net.js";
import { showPlayers } from "./players.js";
import { showResult } from "./result.js";
import { bindSettings, Chat, Log, Rulebook, showFacts, showLinks, showWords, Tabs } from "./side.js";
import { chime } from "./sound.js";
import { clauseButton } from "./tip.js";
import { lang, t } from "./words.js";

const { match, game, gameName } = document.body.dataset;
const mySeats = document.body.dataset.mySeats ? document.body.dataset.mySeats.split(",").map(Number) : [];
const isShared = mySeats.length > 1;

let seat = mySeats.length ? mySeats[0] : null;
let table = null; // null while the curtain is down
let live = null;
let pending = null; // chosen, to be confirmed
let isBusy = false;
let wasMyTurn = null;
let broughtAt = -1; // the position whose choices were brought into view
let explanations = {};
let waiting = []; // messages that have arrived while a film runs or a gesture is being sent
let film = null; // what runs just now
let isHeld = false;
let generation = 0; // grows when another seat is shown, so that late answers are dropped

const seatName = () => (seat === null ? "watch" : String(seat));

const board = new Board($("board"), { choose, refuse, explain });
new Drag(board, send);
const aim = new Aim($("board"), (actions) => send(...actions));
const lay = new Lay($("board"), board, choose);
const ask = new Ask({ choose, aim, lay, confirm: () => send(pending), cancel: () => choose(null) });
const hint = new Hint({ ask: askHint, choose, point: (action) => pointAt(action), tell: (sentence) => ($("live").textContent = sentence), settle: () => settleBoard() });
const log = new Log();
const chat = new Chat(match, () => seat);
const rulebook = new Rulebook(game);
const tabs = new Tabs(opened);

function explain(thing) {
  if (!thing) return "";
  return explanations[thing] ?? explanations[thing.slice(thing.indexOf(":") + 1)] ?? "";
}

// ---------------------------------------------------------------------- from the server

async function fetchTable() {
  const mine = generation;
  const asked = layout();
  const whole = await get(`/matches/${match}/seats/${seatName()}?lang=${lang}&layout=${asked}`);
  if (mine !== generation) return;
  if (asked !== layout()) return fetchTable(); // turned meanwhile
  table = whole;
  waiting = waiting.filter((message) => message.rev > table.rev);
  stopFilm();
  $("loading")?.remove();
  if (needsCurtain()) return lower();
  board.show(table.picture);
  show();
}

async function load() {
  try {
    await fetchTable();
    if (table && !live) connect();
  } catch (refusal) {
    banner(refusal.message);
    if (refusal.status === 0 || refusal.status === 429 || refusal.status >= 500) setTimeout(load, 2500);
  }
}

function connect() {
  const mine = generation;
  live = new Live(`/matches/${match}/live?seat=${seatName()}&lang=${lang}&layout=${layout()}`, {
    onMessage: (message) => mine === generation && table && receive(message),
    onState: (state, words) => mine === generation && lineChanged(state, words),
  });
}

let trouble = ""; // with the line, as long as it lasts

function lineChanged(state, words) {
  trouble = { open: "", lost: t("offline"), refused: `${words} ${t("refused_line")}`, gone: t("gone") }[state];
  banner(trouble);
  if (state === "open" && words) fetchTable().catch(() => {}); // it was lost
}

let refetching = false;

async function refetch() {
  if (refetching) return;
  refetching = true;
  try {
    await fetchTable();
  } catch (refusal) {
    if (refusal.type !== "unreachable") note(refusal.message, "bad");
  } finally {
    refetching = false;
  }
}

// In the order in which they come; what happens during a film, or between the parts of one gesture, waits.
function receive(message) {
  if (message.rev === undefined) return;
  waiting.push(message);
  goOn();
}

// How much of the record is known here, shown or not.
const arrived = () => Math.max(table?.index ?? 0, ...waiting.map((message) => message.table?.index ?? 0));

// Messages in a row as one, so that nothing is seen of what lies between.
function joined(messages) {
  return messages.reduce((all, next) => {
    const last = all.at(-1);
    if (!last || last.rev !== next.from) return [...all, next];
    const { log_add: lines = [], ...before } = last.table ?? {};
    const table = { ...before, ...next.table };
    if (!next.table?.log && lines.length) table.log_add = [...lines, ...(next.table?.log_add ?? [])];
    if (before.chat_add) table.chat_add = [...before.chat_add, ...(next.table?.chat_add ?? [])];
    const set = Object.fromEntries(Object.entries({ ...last.set, ...next.set }).filter(([id]) => id in next.set || !next.del.includes(id)));
    const del = [...last.del.filter((id) => !(id in next.set)), ...next.del];
    return [...all.slice(0, -1), { rev: next.rev, from: last.from, set, del, table }];
  }, []);
}

function goOn() {
  while (waiting.length && table && !film && !isHeld) take(waiting.shift());
}

function take(message) {
  if (message.rev <= table.rev) return;
  if (message.from !== table.rev) {
    refetch();
    return;
  }
  const next = filmTo(board.picture, message.set);
  if (next) run(next, () => enter(message));
  else enter(message);
}

function enter(message) {
  const { log_add: lines = [], chat_add: said = [], ...changed } = message.table ?? {};
  Object.assign(table, changed, { rev: message.rev });
  table.log = [...table.log, ...lines];
  table.chat = [...table.chat, ...said];
  if (needsCurtain()) return lower();
  board.patch(message);
  show(lines);
}

// ---------------------------------------------------------------------- films

// Runs a film, quicker when another one waits already; then goes on with what has arrived.
async function run(next, then = () => {}) {
  const mine = generation;
  film = next;
  $("choices").classList.add("busy");
  $("film-again").disabled = true;
  board.tip.hide();
  next.bringIntoView();
  await next.play(waiting.some((message) => message.set?.["show-film"]) ? 2 : 1);
  if (film !== next) return; // stopped for something newer
  film = null;
  $("choices").classList.toggle("busy", isBusy);
  $("film-again").disabled = false;
  if (mine !== generation || !table) return;
  then();
  goOn();
}

function stopFilm() {
  const running = film;
  film = null;
  running?.stop();
  $("film-again").disabled = false;
  $("choices").classList.toggle("busy", isBusy);
}

$("film-again").addEventListener("click", () => {
  const last = film ? null : filmIn(board.picture);
  if (last) run(last);
});
$("board").addEventListener("pointerdown", () => film?.stop()); // seen enough

// ---------------------------------------------------------------------- showing

function show(fresh = []) {
  const isMine = Boolean(table.my_turn) && !table.is_over;
  if (pending && !table.choices.some((choice) => choice.action === pending)) pending = null;
  const hadBoard = board.hasFocus();
  board.offer(table.choices, table.refused ?? []);
  board.mark(pending);
  aim.set(table.aim ?? null);
  aim.show();
  lay.set(table.lay ?? null);
  lay.show();
  ask.show({ prompt: table.prompt, choices: table.choices, refused: table.refused ?? [] }, pending, isBusy);
  hint.show(table);
  pointAt(null);
  const again = titleOfFilm(board.picture);
  $("film-again").hidden = !again;
  $("film-again").textContent = again;
  $("ask").classList.toggle("mine", isMine);
  $("ask").classList.toggle("idle", seat === null && table.choices.length === 0);
  showPlayers(table, mySeats);
  log.show(table.log, table.log_from ?? 0, table.since ?? 0);
  $("chat-form").hidden = seat === null; // those who watch listen
  chat.show(table.chat, table.players, tabs.name === "chat");
  showUndo();
  showNotes();
  showFacts(table);
  const isInviting = showLinks(table, newLink);
  if (isInviting && wasMyTurn === null) tabs.open("more");
  if (tabs.name === "in_words") opened("in_words");
  showOver();
  if (hadBoard && !board.hasFocus()) keepFocus();
  tell(fresh, isMine);
  if (isMine && wasMyTurn === false && recall("sound", "off") === "on") chime();
  if (isMine && table.index !== broughtAt) (table.aim ? aim : table.lay ? lay : board).bringIntoView();
  broughtAt = isMine ? table.index : -1;
  wasMyTurn = isMine;
  document.title = `${isMine ? `● ${t("your_move")} · ` : ""}${gameName} · Tabularium`;
  $("favicon").href = isMine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  $("come-back")?.remove();
  if (seat !== null && table.players[seat]?.timed_out) offerReturn();
}

// The spot that was focused is gone: on to the next one, else to the question.
function keepFocus() {
  if (aim.focus() || lay.focus() || (table.choices.length && board.focus())) return;
  $("prompt").focus({ preventScroll: true });
}

let told = "";

function tell(fresh, isMine) {
  const said = [...fresh, ...(isMine ? [`${t("your_move")}: ${table.prompt}`] : [])].join(" ");
  if (said && said !== told) $("live").textContent = said;
  told = said;
}

function banner(sentence) {
  $("banner").textContent = sentence;
  $("banner").hidden = !sentence;
}

function showOver() {
  $("result-open")?.remove();
  if (!table.over) return;
  showResult(table, mySeats);
  if (table.rematch) rematchIsThere(table.rematch);
  $("rematch").hidden = mySeats.length === 0;
  const again = document.createElement("button");
  again.type = "button";
  again.id = "result-open";
  again.className = "strong";
  again.textContent = t("show_scores");
  again.addEventListener("click", () => $("result").showModal());
  $("ask-foot").prepend(again);
  if (!showOver.wasShown) {
    showOver.wasShown = true;
    if (!$("result").open) $("result").showModal();
  }
}

function offerReturn() {
  const back = document.createElement("button");
  back.type = "button";
  back.id = "come-back";
  back.className = "strong";
  back.textContent = t("come_back");
  back.addEventListener("click", () => attempt(() => post(`/matches/${match}/seats/${seat}/return`)));
  $("ask-foot").prepend(back);
}

// ---------------------------------------------------------------------- choosing

function choose(action) {
  if (isBusy || film || !table) return;
  if (action !== null && recall("confirm", "off") !== "on") {
    send(action);
    return;
  }
  pending = action;
  board.mark(pending);
  ask.show({ prompt: table.prompt, choices: table.choices, refused: table.refused ?? [] }, pending, isBusy);
}

function refuse(refused) {
  const place = $("notes");
  note(refused.sentence, "bad");
  place.firstChild?.append(" ", clauseButton(refused.clause, t("clause", { id: refused.clause })));
}

function uniqueId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// The actions of one gesture, one after the other.
async function send(...actions) {
  if (isBusy || film || !table || actions.includes(null)) return;
  isBusy = true;
  pending = null;
  $("choices").classList.add("busy");
  const mine = generation;
  let index = table.index;
  isHeld = actions.length > 1;
  try {
    for (const action of actions) index = await sendOne({ action, index, client_id: uniqueId() });
    banner(trouble);
    for (let waited = 0; waited < 15 && mine === generation && arrived() < index; waited += 1) await pause(40);
    if (mine === generation && table && arrived() < index) await refetch();
  } catch (refusal) {
    if (mine !== generation) return;
    if (refusal.type === "stale") note(t("stale"));
    else {
      note(refusal.message, "bad");
      if (refusal.clause) $("notes").firstChild?.append(" ", clauseButton(refusal.clause, t("clause", { id: refusal.clause })));
    }
    await refetch();
  } finally {
    if (isHeld) waiting = joined(waiting);
    isBusy = isHeld = false;
    goOn();
    if (!film) $("choices").classList.remove("busy");
  }
}

async function sendOne(body) {
  for (let tries = 0; ; tries += 1) {
    try {
      return (await post(`/matches/${match}/seats/${seat}/actions`, body)).index;
    } catch (refusal) {
      if (refusal.type !== "unreachable" || tries === 4) throw refusal;
      banner(t("offline"));
      await pause(400 * 2 ** tries); // the same client_id: it is played once, however often it arrives
    }
  }
}

async function attempt(deed) {
  try {
    return await deed();
  } catch (refusal) {
    note(refusal.type === "stale" ? t("stale") : refusal.message, "bad");
    refetch();
    return null;
  }
}

// ---------------------------------------------------------------------- hints

async function askHint() {
  if (isBusy || film || !table?.can_hint) return;
  await attempt(() => post(`/matches/${match}/seats/${seat}/hint`, { index: table.index }));
}

// With an advice there is less room for the board: what it is about stays in sight.
function settleBoard() {
  if (table?.aim) aim.bringIntoView();
  else if (hint.best !== null) board.bringIntoView((spot) => spot.dataset.action === hint.best);
}

// What is advised is marked on the board and among the buttons, and so is what is looked at in the advice.
function pointAt(action) {
  aim.advise(hint.best);
  for (const each of [...board.spots(), ...document.querySelectorAll("#choices .choice")]) {
    each.classList.toggle("advised", hint.best !== null && each.dataset.action === hint.best);
    each.classList.toggle("pointed", action !== null && each.dataset.action === action);
  }
}

// ---------------------------------------------------------------------- taking back

function showUndo() {
  const button = $("undo");
  const asked = table.undo_asked;
  button.hidden = seat === null || table.is_over || Boolean(asked) || !(table.can_undo || table.can_ask_undo);
  button.textContent = table.can_undo ? t("undo") : t("undo_ask");
  showConsent(asked);
  const refused = table.undo_refused;
  const key = refused ? `${refused.by}/${table.index}` : "";
  if (refused && refused.by !== seat && key !== toldRefusal && seat !== null) note(t("undo_refused_by", { name: table.players[refused.by].name }));
  toldRefusal = key;
}

let toldRefusal = "";
let toldHints = null; // how many hints each seat had asked for
let toldNotes = null; // how many of the table's notes have been read out; null: none of those that were there before

// Who was stood in for by a bot, and who is back: said once, when it happens.
function showNotes() {
  const notes = table.notes ?? [];
  if (toldNotes !== null) for (const said of notes.slice(toldNotes)) note(said.text);
  toldNotes = notes.length;
  const hints = table.players.map((player) => player.hints);
  const asker = toldHints === null ? -1 : hints.findIndex((count, place) => count > toldHints[place] && place !== seat);
  if (asker >= 0) note(t("hint_asked_by", { name: table.players[asker].name }));
  toldHints = hints;
}

// A band above the board, not a wall before it: one wants to look at the table before one agrees.
function showConsent(asked) {
  const isAsker = Boolean(asked) && asked.by === seat;
  const isAsked = Boolean(asked) && seat !== null && !isAsker && !asked.agreed.includes(seat);
  const wasHidden = $("consent").hidden;
  const hadFocus = $("consent").contains(document.activeElement);
  $("consent").hidden = !isAsker && !isAsked;
  if (!isAsker && !isAsked) {
    if (hadFocus) $("prompt").focus({ preventScroll: true });
    return;
  }
  const title = isAsker ? t("undo_asked_you") : t("undo_asked_by", { name: table.players[asked.by].name });
  if (wasHidden || $("consent-title").textContent !== title) $("consent-title").textContent = title;
  $("consent-moves").replaceChildren(...(asked.moves ?? []).map((sentence) => h("li", {}, sentence)));
  $("consent-moves").hidden = !asked.moves?.length;
  $("consent-no").textContent = isAsker ? t("withdraw") : t("refuse");
  $("consent-yes").hidden = isAsker;
}

$("undo").addEventListener("click", undo);

async function undo() {
  if (film) return film.stop();
  if (!table || $("undo").hidden) return;
  await attempt(() => post(`/matches/${match}/seats/${seat}/undo`, { index: table.index }));
}

const consent = (agree) => attempt(() => post(`/matches/${match}/seats/${seat}/consent`, { agree, index: table.undo_asked?.index ?? table.index }));
$("consent-yes").addEventListener("click", () => consent(true));
$("consent-no").addEventListener("click", () => consent(false));

// ---------------------------------------------------------------------- the curtain between two people at one screen

function needsCurtain() {
  return isShared && !table.is_over && mySeats.includes(table.to_decide) && table.to_decide !== seat;
}

// Puts everything away that one seat may see, before the other is even asked for.
function lower(next = table.to_decide, name = table.players[next].name) {
  generation += 1;
  live?.close();
  live = null;
  table = null;
  pending = null;
  waiting = [];
  stopFilm();
  aim.set(null);
  lay.set(null);
  board.clear();
  log.clear();
  chat.clear();
  ask.show({ prompt: "", choices: [], refused: [] }, null, false);
  hint.clear();
  $("consent").hidden = true;
  $("consent-moves").replaceChildren();
  for (const id of ["in-words", "players", "facts", "links", "live", "notes"]) $(id).replaceChildren();
  told = "";
  wasMyTurn = null;
  document.title = `${gameName} · Tabularium`;
  $("curtain-title").textContent = t("curtain_title", { name });
  $("curtain-about").textContent = t("curtain_about", { name });
  $("curtain-show").textContent = t("curtain_show", { name });
  $("curtain-show").onclick = () => raise(next);
  for (const id of ["main"]) $(id).inert = true;
  $("curtain").hidden = false;
  $("curtain-show").focus();
}

function raise(next) {
  seat = next;
  $("curtain").hidden = true;
  $("main").inert = false;
  load().then(() => $("prompt").focus({ preventScroll: true }));
}

async function begin() {
  if (!isShared) return load();
  try {
    const open = await get(`/matches/${match}/seats/watch?lang=${lang}&layout=${layout()}`);
    $("loading")?.remove();
    if (open.is_over) seat = null;
    else {
      const next = mySeats.includes(open.to_decide) ? open.to_decide : mySeats[0];
      return lower(next, open.players[next].name);
    }
  } catch {
    // the usual way tells what is wrong
  }
  return load();
}

// ---------------------------------------------------------------------- panels

function opened(name) {
  if (name === "rules") rulebook.load();
  if (name === "chat") chat?.read();
  if (name === "log") log?.toFoot();
  if (name === "in_words" && table) {
    const mine = generation;
    showWords(match, seat).then((sections) => mine === generation && $("in-words").replaceChildren(...sections), () => {});
  }
}

document.addEventListener("click", (event) => {
  const within = event.target.closest?.("#rulebook a[href^='#']");
  const clause = within ? decodeURIComponent(within.hash.slice(1)) : event.target.closest?.("[data-clause]")?.dataset.clause;
  if (!clause) return;
  event.preventDefault();
  if ($("result").open) $("result").close();
  board.tip.hide();
  tabs.open("rules");
  rulebook.goTo(clause);
});

async function newLink(key) {
  const made = await attempt(() => post(`/matches/${match}/links/${key}`));
  if (!made) return;
  const links = { ...keptLinks(match), [key]: made.link };
  keepLinks({ match, links, watch: links.watch });
  showLinks(table, newLink);
}

$("result-close").addEventListener("click", () => $("result").close());

function rematchIsThere(id) {
  $("rematch").textContent = t("rematch_there");
  $("rematch").onclick = () => location.assign(`/m/${id}`);
}

$("rematch").onclick = async () => {
  const made = await attempt(() => post(`/matches/${match}/rematch`));
  if (!made) return;
  keepLinks(made);
  location.assign(`/m/${made.match}`);
};

bindSettings((name, isOn) => {
  if (name === "sound" && isOn) chime();
  if (name === "confirm" && !isOn && pending) choose(null);
});

$("jump-board").addEventListener("click", () => ($("board").scrollTop = 0));
$("jump-own").addEventListener("click", () => board.goTo(seat === null ? "mat-0" : `mat-${seat}`));

// ---------------------------------------------------------------------- keys

const isTyping = (element) => element?.matches?.("input:not([type=checkbox]), select, textarea");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) {
    if (event.key === "Escape") tabs.close();
    return;
  }
  if (!table || document.querySelector("dialog[open]") || lay.onKey(event)) return;
  const key = event.key.toLowerCase();
  if (/^\d$/.test(key)) ask.digit(key);
  else if (key === "b") aim.focus() || lay.focus() || board.focus();
  else if (key === "a") ask.refocus();
  else if (key === "u") undo();
  else if (key === "i") hint.open();
  else if (key === "l") focusTab("log");
  else if (key === "r") focusTab("rules");
  else if (key === "c") focusTab("chat");
  else if (key === "escape") {
    board.tip.hide();
    if (film) film.stop();
    else if (pending) choose(null);
    else if (!$("advice").hidden) hint.putAway();
    else tabs.close();
    return;
  } else return;
  event.preventDefault();
});

function focusTab(name) {
  tabs.open(name);
  if (name === "chat") $("chat-form").elements.text.focus();
  else $(`panel-${name}`).focus();
}

onLayout(() => {
  if (!table) return;
  live?.close();
  live = null;
  generation += 1;
  stopFilm();
  board.clear();
  load();
});

get(`/explain/${game}?lang=${lang}`).then(
  (told) => (explanations = told),
  () => {},
);
begin();
