// How the board is laid out: whole where it can be read whole, for a phone in one column, and in between as wide as the
// room, with what is needed less often below.

const tall = matchMedia("(max-width: 699px)");
const wide = matchMedia("(min-width: 1700px) and (min-height: 860px)");

export const layout = () => (tall.matches ? "tall" : wide.matches ? "wide" : "square");

export function onLayout(changed) {
  for (const size of [tall, wide]) size.addEventListener("change", changed);
}
