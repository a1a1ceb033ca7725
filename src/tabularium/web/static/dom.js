// Small helpers around the document. Text always goes in as text, never as markup.

export const $ = (id) => document.getElementById(id);

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const SVG = "http://www.w3.org/2000/svg";

// The same for a picture.
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// Marks a box that scrolls as long as it goes on below what is seen of it; called when other things are put into it.
export function marksMore(place) {
  const mark = () => place.classList.toggle("more", place.scrollHeight - place.clientHeight - place.scrollTop > 4);
  place.addEventListener("scroll", mark, { passive: true });
  const watch = new ResizeObserver(mark);
  for (const part of [place, ...place.children]) watch.observe(part);
  return mark;
}

let noteTimer = 0;

// A sentence at the foot of the page that goes away by itself.
export function note(sentence, kind = "") {
  const place = $("notes");
  const shown = h("p", { class: `note ${kind}` }, sentence);
  place.replaceChildren(shown);
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => shown.remove(), 4000 + 60 * sentence.length);
}

export function remember(key, value) {
  try {
    localStorage.setItem(`tabularium.${key}`, value);
  } catch {
    // a browser that keeps nothing can still play
  }
}

export function recall(key, otherwise = "") {
  try {
    return localStorage.getItem(`tabularium.${key}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// A colour as #rrggbb: its shade, and the letter's colour that can be read on it.
function paint(element, colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  element.style.setProperty("--seat", colour);
  element.style.setProperty("--seat-deep", `rgb(${[red, green, blue].map((part) => Math.round(part * 0.45)).join(" ")})`);
  element.style.setProperty("--seat-ink", light > 0.58 ? "#2b1b12" : "#ffffff");
}

// A seat's badge: colour, shape and letter.
export function badge(player, size = 26) {
  const shapes = {
    circle: "M-10 0A10 10 0 0 1 10 0A10 10 0 0 1-10 0Z",
    square: "M-9-9H9V9H-9Z",
    triangle: "M0-11L11.5 9.5H-11.5Z",
    diamond: "M0-11.5L11.5 0L0 11.5L-11.5 0Z",
    hexagon: "M-11 0L-5.5-9.6H5.5L11 0L5.5 9.6H-5.5Z",
    star: "M0-12L3.4-4.200L11.700-3.600L5.300 1.800L7.300 10L0 5.500L-7.300 10L-5.300 1.800L-11.700-3.600L-3.400-4.200Z",
    cross: "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
  };
  const isNamed = /^[a-z]+$/.test(player.colour);
  const svg = s(
    "svg",
    { class: isNamed ? `badge seat-${player.colour}` : "badge", viewBox: "-12 -12 24 24", width: size, height: size, "aria-hidden": "true" },
    s("path", { d: shapes[player.shape] ?? shapes.circle }),
    s("text", { y: player.shape === "triangle" ? 7 : 4.5, "text-anchor": "middle" }, player.letter),
  );
  if (!isNamed) paint(svg, player.colour);
  return svg;
}
