// What every page has: language and theme.

import { $ } from "./dom.js";
import { t } from "./words.js";

const root = document.documentElement;
const YEAR = 365 * 24 * 3600;

const keep = (name, value) => {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
};

for (const button of document.querySelectorAll("[data-set-lang]")) {
  button.addEventListener("click", () => {
    if (button.dataset.setLang === root.lang) return;
    keep("lang", button.dataset.setLang);
    dispatchEvent(new Event("tabularium:leave")); // pages put aside what has been typed
    const here = new URL(location.href);
    here.searchParams.delete("lang");
    if (here.href === location.href) location.reload();
    else location.replace(here);
  });
}

const THEMES = ["auto", "light", "dark"];

$("theme-switch").addEventListener("click", () => {
  const next = THEMES[(THEMES.indexOf(root.dataset.theme) + 1) % THEMES.length];
  root.dataset.theme = next;
  keep("theme", next);
  for (const name of ["aria-label", "title"]) $("theme-switch").setAttribute(name, t(`theme_${next}`));
});
