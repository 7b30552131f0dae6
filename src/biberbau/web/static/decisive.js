// The decisive moment: it comes from the review, whenever there is one, and nothing waits for it. A review is made when
// somebody asks for it, on this page by one button, and takes a while.

import { $, page } from "./page.js";

const AGAIN = 4000;
const MOST = 150; // tries: ten minutes
let tries = 0;

function seeks(says) {
  const button = $("find-decisive");
  if (!button) return;
  button.disabled = true;
  button.lastElementChild.textContent = says || $("decisive").dataset.seeks;
}

async function look() {
  const box = $("decisive");
  if (!box || $("decisive-moment")) return;
  if (document.hidden) {
    setTimeout(look, AGAIN);
    return;
  }
  let status = 0;
  let text = "";
  try {
    const answer = await fetch(box.dataset.path, { headers: { Accept: "text/vnd.biberbau" } });
    status = answer.status;
    text = await answer.text();
    if (status === 200) {
      const told = page(text);
      box.replaceChildren(...[...told.querySelectorAll("link, #decisive-moment")].map((part) => document.importNode(part, true)));
    }
  } catch { /* the line is dead; the review is at its own address, too */ }
  if (status !== 202) return;
  seeks(text);
  tries += 1;
  if (tries < MOST) setTimeout(look, AGAIN);
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("#find-decisive");
  if (!button) return;
  const answer = await fetch(button.dataset.path, { method: "POST", headers: { Accept: "text/vnd.biberbau" } }).catch(() => null);
  if (answer?.ok) {
    seeks("");
    look();
  } else if (answer) {
    $("notice").textContent = await answer.text();
    $("notice").hidden = false;
    setTimeout(() => { $("notice").hidden = true; }, 6000);
  }
});

const table = $("table");
const over = () => table.dataset.status === "over";
if (over()) look();
else new MutationObserver((_, watcher) => {
  if (!over()) return;
  watcher.disconnect();
  look();
}).observe(table, { attributes: true, attributeFilter: ["data-status"] });
