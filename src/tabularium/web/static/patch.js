// A picture made of keyed fragments, patched by id so that pieces glide and focus stays.
//
// A fragment's id names its layer: `piece-disc-0` lies in layer `piece`. Elements are changed in place, never
// re-parented. The `transform` attribute is kept, and for pieces and for what lies on a wheel (`data-turns`) mirrored
// into style.transform, which is what all browsers animate.

import { s, SVG } from "./dom.js";

// Printed board; players' mats; what lies there; what can be chosen; movable pieces.
const LAYERS = ["print", "mat", "show", "spot", "piece"];

const layerOf = (id) => id.slice(0, Math.max(0, id.indexOf("-"))) || id;

function parse(fragments) {
  const text = `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink">${fragments.join("")}</svg>`;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  if (parsed.querySelector("parsererror")) throw new Error("a fragment is not well-formed");
  return [...parsed.documentElement.children];
}

// "translate(10 20) scale(.5)" as CSS wants it.
function asStyle(transform) {
  return transform.replace(/(\w+)\(([^)]*)\)/g, (whole, name, inside) => {
    const numbers = inside.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
    if (name === "translate") return `translate(${numbers[0] ?? 0}px, ${numbers[1] ?? 0}px)`;
    if (name === "rotate") return numbers.length === 1 ? `rotate(${numbers[0]}deg)` : whole;
    return `${name}(${numbers.join(", ")})`;
  });
}

function mirror(element) {
  if (!element.classList.contains("piece") && !element.hasAttribute("data-turns")) return;
  const transform = element.getAttribute("transform");
  if (transform) element.style.transform = asStyle(transform);
  const opacity = element.getAttribute("opacity");
  element.style.opacity = opacity ?? "";
}

// What the page itself puts on elements (see board.js) and a patch must leave alone.
const OURS = new Set(["tabindex", "role", "aria-label", "aria-disabled", "style"]);

export class Picture {
  constructor(place) {
    this.place = place;
    this.svg = null;
    this.texts = new Map(); // id -> the fragment as it was last set
  }

  clear() {
    this.svg?.remove();
    this.svg = null;
    this.isShown = false;
    this.texts.clear();
  }

  // The whole picture: what has not changed stays as it is.
  show({ viewBox, defs, set }) {
    if (this.svg === null || this.svg.getAttribute("viewBox") !== viewBox || this.defs !== defs) {
      this.clear();
      this.defs = defs;
      const svg = s("svg", { viewBox, role: "group", class: "picture" });
      for (const part of parse([defs ?? ""])) svg.append(document.importNode(part, true));
      this.svg = svg;
      this.place.append(svg);
    }
    const gone = [...this.texts.keys()].filter((id) => !(id in set));
    this.patch({ set, del: gone });
  }

  patch({ set = {}, del = [] }) {
    const arrived = [];
    for (const id of del) {
      this.texts.delete(id);
      this.svg.querySelector(`#${CSS.escape(id)}`)?.remove();
    }
    const changed = Object.entries(set).filter(([id, text]) => this.texts.get(id) !== text);
    const parsed = parse(changed.map(([, text]) => text));
    changed.forEach(([id, text], place) => {
      const fresh = parsed[place];
      const old = this.texts.has(id) ? this.svg.querySelector(`#${CSS.escape(id)}`) : null;
      this.texts.set(id, text);
      if (old !== null && old.nodeName === fresh.nodeName) {
        this.update(old, fresh);
        return;
      }
      old?.remove();
      const element = document.importNode(fresh, true);
      mirror(element);
      this.insert(id, element);
      arrived.push(element);
    });
    if (this.isShown) for (const element of arrived) element.classList.add("arrived");
    else for (const die of this.svg.querySelectorAll(".rolled")) die.classList.remove("rolled"); // it lay there before
    this.isShown = true;
  }

  update(old, fresh) {
    const kept = ["lit", "no", "chosen"].filter((name) => old.classList.contains(name));
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && !OURS.has(name)) old.removeAttribute(name);
    }
    for (const { name, value } of [...fresh.attributes]) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    old.classList.add(...kept);
    mirror(old);
    old.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
    if (old.querySelector(".rolled") !== null) return; // the fragment says itself what rolls
    for (const die of old.querySelectorAll('use[href^="#die-"]')) die.classList.add("rolled"); // fresh: it rolls once
  }

  layer(name) {
    const id = `layer-${name}`;
    let layer = this.svg.querySelector(`#${id}`);
    if (layer === null) {
      layer = s("g", { id });
      if (name === "piece") layer.setAttribute("aria-hidden", "true");
      const later = LAYERS.includes(name) ? LAYERS.slice(LAYERS.indexOf(name) + 1) : [];
      const next = later.map((other) => this.svg.querySelector(`#layer-${other}`)).find((other) => other !== null);
      this.svg.insertBefore(layer, next ?? null);
    }
    return layer;
  }

  // Within a layer fragments lie in the order of their ids.
  insert(id, element) {
    if (element.nodeName === "title" || element.nodeName === "desc") {
      if (element.nodeName === "title") this.svg.setAttribute("aria-label", element.textContent);
      return; // a title would pop up as a tip over the whole board
    }
    const layer = this.layer(layerOf(id));
    const next = [...layer.children].find((other) => other.id > id) ?? null;
    layer.insertBefore(element, next);
  }
}
