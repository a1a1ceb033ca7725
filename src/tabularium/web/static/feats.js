// Achievements: when they were earned, in the reader's own calendar.

import { lang } from "./words.js";

const said = new Intl.DateTimeFormat(lang, { dateStyle: "long" });
for (const time of document.querySelectorAll("time[data-at]")) {
  const at = new Date(1000 * Number(time.dataset.at));
  time.dateTime = at.toISOString();
  time.textContent = said.format(at);
}
