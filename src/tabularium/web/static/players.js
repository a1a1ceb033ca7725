// The strip of players: who sits where, who is to move, clocks.

import { $, badge, h } from "./dom.js";
import { t } from "./words.js";

let since = 0; // when the running clock was last told

function clockText(ms) {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const two = (n) => String(n).padStart(2, "0");
  return all >= 3600 ? `${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}` : `${Math.floor(all / 60)}:${two(all % 60)}`;
}

export function showPlayers(table, mySeats) {
  since = performance.now();
  const hasCompany = table.players.filter((player) => player.kind !== "bot").length > 1; // others who want to know
  const rows = table.players.map((player, seat) => {
    const notes = [];
    if (mySeats.includes(seat) && mySeats.length === 1) notes.push(t("you"));
    if (player.is_program && !table.is_over && !table.is_past) notes.push(t("program"));
    if (table.is_over || table.is_past) {
      // who is there does not matter any more
    } else if (player.kind === "bot") notes.push(player.name.toLowerCase().includes(t("bot")) ? "" : t("bot"));
    else if (player.is_taken === false) notes.push(t("not_joined"));
    else if (player.timed_out) notes.push(t("timed_out"));
    else if (player.is_connected === false && !mySeats.includes(seat)) notes.push(t("is_away"));
    const isNow = table.to_decide === seat && !table.is_over;
    if (player.hints && hasCompany) notes.push(t("hints_asked", { n: player.hints }));
    if (table.over?.winners.includes(seat)) notes.push(t("won"));
    const said = notes.filter(Boolean).join(", ");
    return h(
      "li",
      { class: `player${isNow ? " now" : ""}`, "aria-current": isNow ? "true" : null },
      badge(player),
      h("span", { class: "player-name" }, player.name),
      said ? h("span", { class: "player-note" }, said) : null,
      isNow ? h("span", { class: "sr" }, t("to_move")) : null,
      player.clock_ms === null || player.clock_ms === undefined ? null : h("span", { class: "clock", "data-ms": player.clock_ms, "data-runs": isNow }, clockText(player.clock_ms)),
    );
  });
  const isWatching = mySeats.length === 0 && !table.is_past;
  $("players").replaceChildren(...rows, ...(isWatching ? [h("li", { class: "player watching" }, t("watching"))] : []));
}

setInterval(() => {
  const running = document.querySelector(".clock[data-runs=true]");
  if (!running) return;
  const left = Number(running.dataset.ms) - (performance.now() - since);
  running.textContent = clockText(left);
  running.classList.toggle("low", left < 30000);
}, 500);
