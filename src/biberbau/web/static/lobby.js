// A part of a page that changes: the open tables, a tournament. What is typed elsewhere on the page stays as it is.

import { $, page } from "./page.js";
import { patch } from "./patch.js";

const id = document.querySelector("[data-stream]").id;
let source = null;
let retry = 0;
let wait = 500;

function listen() {
  clearTimeout(retry);
  source?.close();
  const part = $(id);
  source = new EventSource(`${part.dataset.stream}have=${part.dataset.version ?? ""}`);
  source.onopen = () => { wait = 500; };
  source.onmessage = (message) => {
    const fresh = page(message.data).getElementById(id);
    if (fresh) patch($(id), fresh);
  };
  source.addEventListener("leaving", later);
  source.onerror = () => { if (source.readyState === EventSource.CLOSED) later(); };
}

function later() {
  clearTimeout(retry);
  retry = setTimeout(listen, wait * (0.6 + Math.random() * 0.8));
  wait = Math.min(wait * 2, 15000);
}

// A page that nobody sees needs no stream: browsers open only a few at once.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) listen();
  else {
    clearTimeout(retry);
    source?.close();
  }
});
addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
addEventListener("pagehide", () => source?.close());
if (!document.hidden) listen();
