// A film within the picture: something that took time, shown once when it happens.
//
// The fragment `show-film` has an actor for each thing that moves, and their places from key frame to key frame: "x,y",
// nothing where it has not moved, "!" behind it when it falls there, "-" when it is taken away. While the film runs, the
// fragments of `data-over` are not shown; it begins only where the first of these is in the state `data-before`, so that
// neither a reload nor a move taken back shows it again.

const FRAME_MS = 62;
const FALL_MS = 480;
const REST_MS = 260;
const ID = "show-film";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const canPlay = () => !calm.matches && !document.hidden;

// The film that leads from the picture as it stands to these fragments, if there is one.
export function filmTo(picture, set) {
  const text = set?.[ID];
  if (!text || !picture.svg || !picture.isShown || picture.texts.get(ID) === text || !canPlay()) return null;
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`, "image/svg+xml");
  const film = new Film(picture.svg, parsed.documentElement.firstElementChild);
  return film.over[0]?.dataset.state === film.before ? film : null;
}

// The last film once more.
export function filmIn(picture) {
  const element = picture.svg?.querySelector(`#${ID}`);
  return element && canPlay() ? new Film(picture.svg, element) : null;
}

export function titleOfFilm(picture) {
  return (canPlay() && picture.svg?.querySelector(`#${ID}`)?.dataset.again) || "";
}

function read(frames, count) {
  const actors = Array.from({ length: count }, () => ({ places: [], falls: Infinity, goes: Infinity }));
  frames.split(";").forEach((frame, number) => {
    const entries = frame.split(" ");
    actors.forEach((actor, place) => {
      const entry = entries[place] ?? "";
      const last = actor.places.at(-1) ?? [0, 0];
      if (entry === "-") actor.goes = Math.min(actor.goes, number);
      else if (entry.endsWith("!")) actor.falls = Math.min(actor.falls, number);
      const found = /^(-?\d+),(-?\d+)/.exec(entry);
      actor.places.push(found ? [Number(found[1]), Number(found[2])] : last);
    });
  });
  return actors;
}

export class Film {
  constructor(svg, element) {
    this.svg = svg;
    this.before = element.dataset.before;
    this.over = (element.dataset.over ?? "").split(" ").map((id) => svg.querySelector(`#${CSS.escape(id)}`)).filter(Boolean);
    this.origin = (element.dataset.place ?? "0 0 1 1").split(" ").map(Number);
    this.stage = document.importNode(element, true);
    this.stage.removeAttribute("id");
    this.stage.removeAttribute("display");
    this.stage.setAttribute("class", "film");
    this.actors = read(element.dataset.frames ?? "", this.stage.children.length);
    this.length = (this.actors[0]?.places.length ?? 1) - 1;
  }

  // Done when the last stone lies still, or when it was stopped.
  play(rate = 1) {
    return new Promise((done) => {
      const falls = this.actors.some((actor) => actor.falls < Infinity);
      const whole = this.length * FRAME_MS + (falls ? FALL_MS : 0) + REST_MS;
      const start = performance.now();
      const end = () => {
        document.removeEventListener("visibilitychange", end);
        cancelAnimationFrame(this.request);
        this.stage.remove();
        for (const element of this.over) element.removeAttribute("visibility");
        done();
      };
      this.stop = end;
      document.addEventListener("visibilitychange", end);
      const draw = (now) => {
        const at = Math.max(0, now - start) * rate;
        if (at >= whole) return end();
        this.draw(at / FRAME_MS);
        this.request = requestAnimationFrame(draw);
      };
      for (const element of this.over) element.setAttribute("visibility", "hidden");
      this.draw(0);
      (this.over[0]?.parentNode ?? this.svg).append(this.stage);
      this.request = requestAnimationFrame(draw);
    });
  }

  draw(moment) {
    const [left, top, across, down] = this.origin;
    const number = Math.min(Math.floor(moment), this.length);
    const part = Math.min(1, moment - number);
    this.actors.forEach((actor, place) => {
      const element = this.stage.children[place];
      const [x, y] = actor.places[number];
      const [toX, toY] = actor.places[Math.min(number + 1, this.length)];
      const shift = `translate(${(left + across * (x + (toX - x) * part)).toFixed(2)} ${(top + down * (y + (toY - y) * part)).toFixed(2)})`;
      const fallen = Math.max(0, Math.min(1, ((moment - actor.falls) * FRAME_MS) / FALL_MS));
      const gone = Math.max(0, Math.min(1, ((moment - actor.goes) * FRAME_MS) / REST_MS));
      element.setAttribute("transform", fallen > 0 ? `${shift} translate(0 ${(-26 * fallen).toFixed(2)}) scale(${(1 - 0.55 * fallen).toFixed(3)})` : shift);
      element.setAttribute("opacity", (1 - Math.max(fallen * fallen, gone)).toFixed(3));
    });
  }

  stop() {}

  // On a board that scrolls.
  bringIntoView() {
    const place = this.svg.parentNode;
    const [room, box] = [place.getBoundingClientRect(), this.over[0]?.getBoundingClientRect()];
    if (box && (box.top < room.top || box.bottom > room.bottom)) place.scrollTop += box.top - room.top - Math.max(0, (room.height - box.height) / 2);
  }
}
