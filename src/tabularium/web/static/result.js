// The end: who has won, and where the points come from.

import { $, badge, h, s } from "./dom.js";
import { lang, t } from "./words.js";

const joined = new Intl.ListFormat(lang, { type: "conjunction" });

function bar(points, most) {
  const svg = s("svg", { class: "bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" });
  let x = 0;
  points.forEach((value, kind) => {
    if (value <= 0) return;
    const width = (100 * value) / most;
    svg.append(s("rect", { x: x.toFixed(2), width: width.toFixed(2), height: 10, class: `cat-${kind % 8}` }));
    x += width;
  });
  return svg;
}

function verdict(table, mySeats) {
  const { scores, winners } = table.over;
  if (winners.length === 0) return t("nobody_wins", { n: Math.max(...scores) });
  const names = winners.map((seat) => table.players[seat].name);
  const best = scores[winners[0]];
  const isMe = winners.length === 1 && mySeats.length === 1 && mySeats[0] === winners[0];
  return isMe ? t("you_win", { n: best }) : t(names.length > 1 ? "win_many" : "wins", { name: joined.format(names), n: best });
}

export function showResult(table, mySeats) {
  const { scores, winners, places, breakdown, feats, remark } = table.over;
  $("verdict").textContent = verdict(table, mySeats);
  $("remark").textContent = remark;
  $("remark").hidden = !remark;
  const earned = mySeats.flatMap((seat) => feats[seat]);
  $("result-feats").hidden = earned.length === 0;
  $("earned").replaceChildren(...earned.map((feat) => h("li", {}, h("strong", {}, feat.name), ` ${feat.about}`)));
  const most = Math.max(1, ...scores);
  const order = scores.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const bars = order.map((seat) => {
    const player = table.players[seat];
    return h("li", { class: winners.includes(seat) ? "winner" : "" }, badge(player), h("span", { class: "bar-name" }, player.name), bar(breakdown.map((row) => row.points[seat]), most), h("strong", {}, String(scores[seat])));
  });
  const columns = [...order.filter((seat) => mySeats.includes(seat)), ...order.filter((seat) => !mySeats.includes(seat))];
  const own = (seat) => (mySeats.includes(seat) ? "own" : null);
  const head = h("tr", {}, h("th", { scope: "col" }, t("points")), ...columns.map((seat) => h("th", { scope: "col", class: own(seat), title: table.players[seat].name }, badge(table.players[seat], 22), h("span", { class: "head-name" }, table.players[seat].name))));
  const rows = breakdown.map((row, kind) => h("tr", {}, h("th", { scope: "row" }, h("i", { class: `key cat-${kind % 8}` }), row.label), ...columns.map((seat) => h("td", { class: own(seat) }, String(row.points[seat])))));
  const closing = (name, values, kind) => h("tr", { class: kind }, h("th", { scope: "row" }, name), ...columns.map((seat) => h("td", { class: own(seat) }, String(values[seat]))));
  const foot = [closing(t("total"), scores, "total"), ...(scores.length > 1 ? [closing(t("place"), places, "place")] : [])];
  $("breakdown").replaceChildren(
    h("ul", { class: "bars", "aria-hidden": "true" }, ...bars),
    h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": t("scores") }, h("table", {}, h("thead", {}, head), h("tbody", {}, ...rows), h("tfoot", {}, ...foot))),
  );
}
