// Dragging a piece from where it lies to where it goes. Knows no rule: a lit spot with `data-drag` can be taken up, which
// is the first choice; what is lit after that are the places, and putting the piece down on one of them is the second.
// Two taps, the keyboard and the buttons do the same.

import { h } from "./dom.js";

const FAR_ENOUGH = 6; // pixels; less is a tap
const EDGE = 48; // so near the edge a board that scrolls begins to move
const SPEED = 12;

export class Drag {
  // pick(action) sends the first choice and is done when the table has been shown anew.
  constructor(board, pick) {
    this.board = board;
    this.pick = pick;
    this.held = null;
    this.wasDragged = false;
    const place = board.place;
    place.addEventListener("pointerdown", (event) => this.onDown(event));
    addEventListener("pointermove", (event) => this.onMove(event));
    addEventListener("pointerup", (event) => this.onUp(event));
    addEventListener("pointercancel", () => this.letGo());
    addEventListener("keydown", (event) => event.key === "Escape" && this.letGo());
    place.addEventListener("click", (event) => this.swallow(event), true);
    // a finger on a piece moves the piece, not the page; what has no box knows no touch-action
    place.addEventListener("touchmove", (event) => this.held && event.preventDefault(), { passive: false });
  }

  onDown(event) {
    this.wasDragged = false;
    const spot = event.target.closest?.(".spot.lit[data-drag]");
    if (!spot || event.button !== 0 || this.held) return;
    this.held = { spot, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, picked: null };
  }

  onMove(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.pointer) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!held.ghost && far < FAR_ENOUGH) return;
    if (!held.ghost) this.takeUp(held);
    event.preventDefault();
    [held.x, held.y] = [event.clientX, event.clientY];
    held.ghost.style.left = `${held.x}px`;
    held.ghost.style.top = `${held.y}px`;
    this.point(held);
    this.scroll(held);
  }

  takeUp(held) {
    held.ghost = this.ghostOf(held.spot);
    document.body.append(held.ghost);
    document.body.classList.add("dragging");
    this.board.place.setPointerCapture?.(held.pointer);
    held.picked = this.pick(held.spot.dataset.action);
  }

  // What is drawn in the spot, without its ring, as large as it is seen.
  ghostOf(spot) {
    const drawn = [...spot.children].filter((part) => !part.matches("title, .ring"));
    const svg = this.board.picture.svg.cloneNode(false);
    svg.removeAttribute("aria-label");
    svg.setAttribute("viewBox", "-22 -22 44 44");
    svg.append(...drawn.map((part) => part.cloneNode(true)));
    const size = (44 * spot.getBoundingClientRect().width) / (spot.getBBox().width || 44);
    const ghost = h("div", { class: "drag-ghost", "aria-hidden": "true" }, svg);
    ghost.style.width = ghost.style.height = `${Math.round(Math.max(size, 36))}px`;
    return ghost;
  }

  spotBelow(held) {
    for (const element of document.elementsFromPoint(held.x, held.y)) {
      const spot = element.closest?.(".spot");
      if (spot && this.board.place.contains(spot)) return spot;
    }
    return null;
  }

  // What the place below would cost and give, or why not.
  point(held) {
    const spot = this.spotBelow(held);
    if (spot === held.over) return;
    held.over?.classList.remove("over");
    held.over = spot;
    if (spot && (this.board.choices.has(spot.dataset.action) || this.board.refused.has(spot.dataset.action))) {
      spot.classList.add("over");
      this.board.tell(spot, 0, true);
    } else this.board.tip.hide();
  }

  scroll(held) {
    const room = this.board.place.getBoundingClientRect();
    if (held.y < room.top + EDGE) this.board.place.scrollBy({ top: -SPEED, behavior: "instant" });
    else if (held.y > room.bottom - EDGE) this.board.place.scrollBy({ top: SPEED, behavior: "instant" });
  }

  async onUp(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.ghost) {
      this.held = null;
      return;
    }
    [held.x, held.y] = [event.clientX, event.clientY];
    this.wasDragged = true;
    held.over?.classList.remove("over");
    await held.picked;
    if (this.held !== held) return;
    const action = this.spotBelow(held)?.dataset.action;
    this.letGo();
    if (this.board.choices.has(action)) this.board.choose(action);
    else if (this.board.refused.has(action)) this.board.refuse(this.board.refused.get(action));
  }

  letGo() {
    this.held?.ghost?.remove();
    this.held?.over?.classList.remove("over");
    document.body.classList.remove("dragging");
    if (this.held) this.board.tip.hide();
    this.held = null;
  }

  // The click that ends a drag is no choice of its own.
  swallow(event) {
    if (!this.wasDragged) return;
    this.wasDragged = false;
    event.stopPropagation();
  }
}
