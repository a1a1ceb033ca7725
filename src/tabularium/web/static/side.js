// The panels beside the board: log, chat, rulebook, the table in words, and the rest.

import { $, copyText, h, note, recall, remember } from "./dom.js";
import { keptLinks } from "./invitation.js";
import { hasSheet } from "./layout.js";
import { get, post } from "./net.js";
import { lang, t } from "./words.js";

const TABS = ["log", "chat", "rules", "in_words", "more"];
const clock = new Intl.DateTimeFormat(lang, { timeStyle: "short" });

export class Tabs {
  constructor(onOpen) {
    this.onOpen = onOpen;
    for (const name of TABS) {
      const tab = $(`tab-${name}`);
      tab.addEventListener("click", () => (hasSheet.matches && this.name === name ? this.fold() : this.open(name)));
      tab.addEventListener("keydown", (event) => this.onKey(event, name));
    }
    hasSheet.addEventListener("change", () => (hasSheet.matches ? this.fold() : this.open(this.last ?? "log")));
    if (hasSheet.matches) this.fold();
    else this.open("log");
  }

  open(name) {
    this.name = name;
    this.last = name;
    $("side").classList.add("open");
    for (const each of TABS) {
      const isIt = each === name;
      $(`tab-${each}`).setAttribute("aria-selected", String(isIt));
      $(`tab-${each}`).tabIndex = isIt ? 0 : -1;
      $(`panel-${each}`).hidden = !isIt;
    }
    this.onOpen(name);
  }

  // Where the panels are a sheet it is put away.
  fold() {
    this.name = null;
    $("side").classList.remove("open");
    for (const each of TABS) {
      $(`tab-${each}`).setAttribute("aria-selected", "false");
      $(`panel-${each}`).hidden = true;
    }
    $(`tab-${this.last ?? "log"}`).tabIndex = 0;
  }

  close() {
    if (!hasSheet.matches || this.name === null) return false;
    const tab = $(`tab-${this.name}`);
    this.fold();
    tab.focus();
    return true;
  }

  onKey(event, name) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(name) + step + TABS.length) % TABS.length];
    this.open(next);
    $(`tab-${next}`).focus();
  }
}

// ---------------------------------------------------------------------- log

export class Log {
  constructor() {
    this.list = $("log");
    this.lines = [];
    this.since = 0;
  }

  clear() {
    this.lines = [];
    this.list.replaceChildren();
  }

  show(lines, from, since) {
    const isSame = this.lines.length && lines.slice(0, this.lines.length).every((line, i) => line === this.lines[i]) && this.from === from && this.since === since;
    const atFoot = this.isAtFoot();
    if (isSame) {
      this.list.append(...lines.slice(this.lines.length).map((line, i) => this.row(line, from + this.lines.length + i)));
    } else {
      const rows = [];
      lines.forEach((line, i) => {
        if (from + i === since && since > 0) rows.push(this.marker());
        rows.push(this.row(line, from + i));
      });
      this.list.replaceChildren(...rows);
    }
    if (isSame && since === from + this.lines.length && lines.length > this.lines.length && since > 0) {
      this.list.children[this.lines.length]?.before(this.marker());
    }
    [this.lines, this.from, this.since] = [[...lines], from, since];
    if (atFoot || !isSame) this.toFoot();
  }

  row(line, number) {
    return h("li", { value: number + 1, class: number >= this.since ? "fresh" : "" }, line);
  }

  marker() {
    return h("li", { class: "since" }, t("since"));
  }

  isAtFoot() {
    const box = this.list.parentElement;
    return box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  }

  toFoot() {
    const box = this.list.parentElement;
    box.scrollTop = box.scrollHeight;
  }
}

// ---------------------------------------------------------------------- chat

export class Chat {
  constructor(match, seat) {
    this.list = $("chat");
    this.count = 0;
    this.unread = 0;
    this.form = $("chat-form");
    const field = this.form.elements.text;
    const draft = `chat.${match}`;
    field.value = sessionStorage.getItem(draft) ?? "";
    field.addEventListener("input", () => sessionStorage.setItem(draft, field.value));
    this.form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (!text) return;
      try {
        await post(`/matches/${match}/chat`, { seat: seat(), text });
        field.value = "";
        sessionStorage.removeItem(draft);
      } catch (refusal) {
        note(refusal.message, "bad");
      }
    });
  }

  clear() {
    this.list.replaceChildren();
    this.count = 0;
  }

  show(said, players, isOpen) {
    if (said.length < this.count) this.clear();
    if (said.length === 0 && !this.list.children.length) this.list.replaceChildren(h("li", { class: "soft" }, t("chat_empty")));
    if (said.length > this.count) {
      if (this.count === 0) this.list.replaceChildren();
      const rows = said.slice(this.count).map((each) =>
        h("li", { class: each.by === null ? "" : `by-${players[each.by]?.colour}` }, h("strong", {}, each.name), " ", h("time", { datetime: each.at }, clock.format(new Date(each.at))), h("p", {}, each.text)),
      );
      this.list.append(...rows);
      this.list.scrollTop = this.list.scrollHeight;
      if (!isOpen && this.wasShown) this.unread += said.length - this.count;
      this.count = said.length;
    }
    this.wasShown = true;
    if (isOpen) this.unread = 0;
    this.mark();
  }

  read() {
    this.unread = 0;
    this.mark();
    this.list.scrollTop = this.list.scrollHeight;
  }

  mark() {
    $("tab-chat").replaceChildren(t("chat"), ...(this.unread ? [h("span", { class: "count" }, " ", t("chat_new", { n: this.unread }))] : []));
  }
}

// ---------------------------------------------------------------------- rulebook

export class Rulebook {
  constructor(game) {
    this.game = game;
    this.loaded = null;
  }

  load() {
    this.loaded ??= get(`/rules/${this.game}?lang=${lang}`).then(
      ({ html }) => ($("rulebook").innerHTML = html), // our own rulebook, rendered by our own server
      (refusal) => {
        this.loaded = null;
        note(refusal.message, "bad");
      },
    );
    return this.loaded;
  }

  async goTo(clause) {
    await this.load();
    const place = $("rulebook").querySelector(`#${CSS.escape(clause)}`);
    for (const old of $("rulebook").querySelectorAll(".here")) old.classList.remove("here");
    if (!place) return;
    place.classList.add("here");
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "center" });
  }
}

// ---------------------------------------------------------------------- in words

export async function showWords(match, seat) {
  const panels = await get(`/matches/${match}/seats/${seat ?? "watch"}/words?lang=${lang}`);
  return panels.map((panel) => h("section", {}, h("h3", {}, panel.title), h("ul", {}, ...panel.lines.map((line) => h("li", {}, line)))));
}

// ---------------------------------------------------------------------- links and facts

export function showLinks(table, onNew) {
  const match = table.match;
  const links = keptLinks(match);
  const rows = [];
  const row = (key, words, newWords) => {
    const address = links[key] ? new URL(links[key], location.href).href : null;
    const field = address && h("input", { readonly: true, value: address, "aria-label": words, onfocus: (event) => event.target.select() });
    const copy = address && h("button", { type: "button", onclick: async (event) => {
      const did = await copyText(address);
      if (did) event.target.textContent = t("copied");
      else field.select();
    } }, t("copy_link"));
    const fresh = table.is_host && h("button", { type: "button", class: "quiet", "aria-label": newWords, onclick: () => onNew(key) }, t("link_new"));
    if (address || fresh) rows.push(h("li", {}, h("span", {}, words), h("div", { class: "row" }, ...[field, copy, fresh].filter(Boolean))));
  };
  table.players.forEach((player, seat) => {
    if (player.kind === "friend") row(String(seat), t("link_for", { name: player.name }), t("link_new_for", { name: player.name }));
  });
  row("watch", t("link_watch"), t("link_new_for", { name: t("spectator") }));
  $("links").replaceChildren(...rows);
  $("invite").hidden = rows.length === 0;
  return table.players.some((player, seat) => player.kind === "friend" && !player.is_taken && links[String(seat)]);
}

export function showFacts(table) {
  const facts = [...(table.options ?? []).map((option) => [option.name, option.label]), [t("commitment"), table.commitment]];
  if (table.seed) facts.push([t("seed"), table.seed]);
  $("facts").replaceChildren(...facts.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, String(value))]));
  $("record-link").href = `/api/v1/matches/${table.match}/record${table.seat === null ? "" : `?seat=${table.seat}`}`;
  $("record-link").download = `${table.game}-${table.match}.json`;
}

export function bindSettings(onChange) {
  for (const box of document.querySelectorAll("[data-setting]")) {
    const name = box.dataset.setting;
    box.checked = recall(name, box.dataset.default ?? "off") === "on";
    box.addEventListener("change", () => {
      remember(name, box.checked ? "on" : "off");
      onChange(name, box.checked);
    });
  }
}

