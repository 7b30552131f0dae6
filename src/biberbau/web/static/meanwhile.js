// A page that was in the background for a while: when it is looked at again, it asks what happened meanwhile. A page that
// is loaded has been told already. What has changed is the server's to say; here is only from which action on.

import { $, page } from "./page.js";

const AWAY = 60000;
let left = 0;
let since = "";

const table = () => $("table");

function close() {
  $("meanwhile")?.remove();
}

async function asks(from) {
  try {
    const answer = await fetch(`${location.pathname}/meanwhile?since=${from}`, { headers: { Accept: "text/vnd.biberbau" } });
    if (answer.status !== 200) return;
    const told = page(await answer.text());
    close();
    for (const part of told.querySelectorAll("link, #meanwhile")) document.body.append(document.importNode(part, true));
  } catch { /* the line is dead, and the page says so */ }
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    left = Date.now();
    since = table().dataset.ply;
  } else if (left && since && Date.now() - left >= AWAY && table().dataset.status !== "lobby") {
    asks(since);
    left = 0;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !$("meanwhile")?.open) return;
  event.stopPropagation();
  close();
}, true);
