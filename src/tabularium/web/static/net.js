// Talking with the server: requests that end in an answer or a typed refusal, and the live line.

import { lang, t } from "./words.js";

const BASE = "/api/v1";

export class Refusal extends Error {
  constructor(status, error) {
    super(error.sentence);
    this.status = status;
    this.type = error.type;
    this.clause = error.clause ?? null;
  }
}

export async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(BASE + path, {
      method,
      headers: { "Accept-Language": lang, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, { type: "unreachable", sentence: t("trouble") });
  }
  let said = null;
  try {
    said = await answer.json();
  } catch {
    // told below
  }
  if (answer.ok && said !== null) return said;
  throw new Refusal(answer.status, said?.error ?? { type: "unreachable", sentence: t("trouble") });
}

export const get = (path) => ask("GET", path);
export const post = (path, body = {}) => ask("POST", path, body);

const FOR_GOOD = new Set([4403, 4404, 1008]);
const TOO_MANY = 4429;
const PATIENCE_MS = 30000; // where there is no room, knocking often makes none

// A line that stays open: calls back with each message, and comes back by itself when it breaks. It is open when
// something has been heard on it, since who is refused is let in first, to be told why. onState(state, words): "open",
// with whether it was lost before; "lost"; "refused", with the server's sentence; "gone" for good.
export class Live {
  constructor(address, { onMessage, onState }) {
    this.address = address;
    this.onMessage = onMessage;
    this.onState = onState;
    this.tries = 0;
    this.isClosed = false;
    this.timer = 0;
    this.beat = 0;
    this.wake = () => {
      if (!document.hidden && this.socket?.readyState !== WebSocket.OPEN && this.socket?.readyState !== WebSocket.CONNECTING) this.open();
    };
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  open() {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${BASE}${this.address}`);
    this.socket = socket;
    let isHeard = false;
    socket.addEventListener("message", (event) => {
      if (this.socket !== socket || this.isClosed) return;
      if (!isHeard) this.opened();
      isHeard = true;
      this.onMessage(JSON.parse(event.data));
    });
    socket.addEventListener("close", (event) => {
      clearInterval(this.beat);
      if (this.isClosed || this.socket !== socket) return;
      if (FOR_GOOD.has(event.code)) {
        this.onState("gone", false);
        return;
      }
      this.tries += 1;
      if (event.code === TOO_MANY && event.reason) {
        this.onState("refused", event.reason);
        this.timer = setTimeout(this.wake, PATIENCE_MS * (0.7 + 0.6 * Math.random())); // a page that nobody looks at waits until somebody does
        return;
      }
      this.onState("lost", false);
      const wait = Math.min(15000, 300 * 2 ** Math.min(this.tries, 6)) * (0.7 + 0.6 * Math.random());
      this.timer = setTimeout(() => this.open(), wait);
    });
  }

  opened() {
    const again = this.tries > 0;
    this.tries = 0;
    this.onState("open", again);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.socket.readyState === WebSocket.OPEN && this.socket.send('{"ping":1}'), 25000);
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
