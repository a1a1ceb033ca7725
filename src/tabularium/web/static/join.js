// The page behind an invitation: takes the token out of the address and posts it.

import { $, note, recall, remember } from "./dom.js";
import { tokenOf } from "./invitation.js";
import { post } from "./net.js";
import { t } from "./words.js";

let token = tokenOf(location.hash) ?? sessionStorage.getItem("invitation");

function begin() {
  const isToWatch = Boolean(token?.startsWith("w."));
  $("sit-form").hidden = !token || isToWatch;
  $("watch-form").hidden = !isToWatch;
  $("door-title").textContent = isToWatch ? t("watch_page") : t("join_page");
  $("join-form").hidden = Boolean(token);
  if (!token) return;
  sessionStorage.setItem("invitation", token); // a change of language loads the page anew
  history.replaceState(null, "", location.pathname + location.search);
  if (isToWatch) {
    $("watch-form").querySelector("button").focus();
    return;
  }
  const name = $("sit-form").elements.name;
  name.value = recall("name");
  name.focus();
}

async function enter(body) {
  try {
    const seated = await post("/join", { token: token.replace(/^w\./, ""), ...body });
    sessionStorage.removeItem("invitation");
    location.assign(`/m/${seated.match}`);
  } catch (refusal) {
    sessionStorage.removeItem("invitation");
    $("form-error").textContent = refusal.message;
    $("form-error").hidden = false;
  }
}

$("sit-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = $("sit-form").elements.name.value.trim();
  remember("name", name);
  enter({ name });
});

$("watch-form").addEventListener("submit", (event) => {
  event.preventDefault();
  enter({});
});

$("join-form").addEventListener("submit", (event) => {
  event.preventDefault();
  token = tokenOf($("join-form").elements.link.value);
  if (token) begin();
  else note(t("link_wrong"), "bad");
});

addEventListener("hashchange", () => {
  token = tokenOf(location.hash) ?? token;
  begin();
});

begin();
