// Achievements: earned at the end of a match, kept in this browser, shown with the day and the match that earned them.

import { h, recall, remember } from "./dom.js";
import { lang, t } from "./words.js";

const day = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });

function kept() {
  try {
    return JSON.parse(recall("feats", "{}")) ?? {};
  } catch {
    return {}; // something else wrote there
  }
}

// What the seats of this browser have earned; the first time counts.
export function keepFeats(game, match, earned) {
  const all = kept();
  const mine = (all[game] ??= {});
  const fresh = [...new Set(earned)].filter((id) => !(id in mine));
  for (const id of fresh) mine[id] = { match, at: Date.now() };
  if (fresh.length) remember("feats", JSON.stringify(all));
  return fresh;
}

// For the end of a match: who has earned what. `named` are the game's achievements as the server tells them.
export function feastOfFeats(table, named, fresh) {
  const rows = table.players.flatMap((player, seat) =>
    (table.over.feats?.[seat] ?? []).map((id) => {
      const feat = named.find((each) => each.id === id);
      const isNew = fresh.includes(id);
      return h("li", { class: isNew ? "fresh" : null }, h("strong", {}, `${player.name} · ${feat?.name ?? id}`), " ", h("span", { class: "soft" }, feat?.about ?? ""));
    }),
  );
  return rows.length ? [h("h3", {}, t("feats")), h("ul", { class: "feats" }, ...rows)] : [];
}

// On the start page: every element with data-feat="game/id" learns whether, when and where it was earned.
export function markFeats(place) {
  const all = kept();
  let count = 0;
  for (const item of place.querySelectorAll("[data-feat]")) {
    const [game, id] = item.dataset.feat.split("/");
    const found = all[game]?.[id];
    item.classList.toggle("earned", Boolean(found));
    const note = item.querySelector(".feat-when");
    if (!found) {
      note.textContent = t("feat_open");
      continue;
    }
    count += 1;
    note.replaceChildren(h("a", { href: `/m/${encodeURIComponent(found.match)}` }, t("feat_earned", { date: day.format(new Date(found.at)) })));
  }
  return count;
}
