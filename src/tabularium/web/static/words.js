// The interface texts of this page's language, as the server wrote them into it.

const said = JSON.parse(document.getElementById("words").textContent);

export const lang = document.documentElement.lang;

export function t(key, args = {}) {
  const text = said[key];
  if (text === undefined) throw new Error(`no text called ${key}`);
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}
