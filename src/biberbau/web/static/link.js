// A link that is handed on: as a whole address, to be copied, or given to whatever the device has for that.

import { $ } from "./page.js";

const field = $("link-to");

if (field) {
  field.value = new URL(field.dataset.path, location.href).href;
  $("hand-on").hidden = !navigator.share;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("#copy-link, #hand-on button");
  if (!button) return;
  if (button.id !== "copy-link") {
    navigator.share({ title: button.dataset.title, url: $("link-to").value }).catch(() => { /* not now, then */ });
    return;
  }
  await navigator.clipboard?.writeText($("link-to").value);
  const said = button.lastElementChild;
  const before = said.textContent;
  said.textContent = button.dataset.done;
  setTimeout(() => { said.textContent = before; }, 2000);
});
