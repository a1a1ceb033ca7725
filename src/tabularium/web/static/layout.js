// How the board is laid out: whole where it can be read whole; in one column on a phone, and on a tablet held upright,
// beside the question; in between as wide as the room, with what is needed less often below. The sizes are those of
// table.css.

const tall = matchMedia("(max-width: 999px), (max-width: 1179px) and (max-height: 480px)");
const wide = matchMedia("(min-width: 1700px) and (min-height: 860px)");

// Where there is no room for the panels: they are a sheet that can be put away.
export const hasSheet = matchMedia("(max-width: 699px), (max-height: 480px), (min-width: 1000px) and (max-width: 1179px)");

export const layout = () => (tall.matches ? "tall" : wide.matches ? "wide" : "square");

export function onLayout(changed) {
  for (const size of [tall, wide]) size.addEventListener("change", changed);
}
