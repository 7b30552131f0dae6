// Before a game: how long until bots come, and sharing the invitation.

import { $ } from "./page.js";

const ends = new WeakMap();

function count() {
  const left = $("fills-left");
  if (!left) return;
  if (!ends.has(left)) ends.set(left, performance.now() + 1000 * Number(left.dataset.left));
  const seconds = Math.max(0, Math.ceil((ends.get(left) - performance.now()) / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (left.textContent !== text) left.textContent = text;
}

function offer() {
  if ($("share-it")) $("share-it").hidden = !navigator.share;
}

setInterval(() => {
  count();
  offer();
}, 250);
count();
offer();

document.addEventListener("click", (event) => {
  const button = event.target.closest("#share");
  if (!button) return;
  navigator.share({ title: button.dataset.title, url: $("invite-link").value }).catch(() => { /* not now, then */ });
});
