// Forms to sit down: the seat rows follow the number of players, what concerns other people is asked where some can come,
// the name is the one that was typed last, and a choice of language takes along what has been filled in.

import { fill } from "./words.js";

const players = document.getElementById("option.players");
const rows = [...document.querySelectorAll("[data-seat]")];
const show = () => rows.forEach((row) => { row.hidden = Number(row.dataset.seat) >= Number(players.value); });
players?.addEventListener("input", show);
if (players) show();

const company = document.getElementById("company");
const others = () => { company.hidden = !rows.some((row) => !row.hidden && row.querySelector("select").value === "open"); };
if (company) {
  document.addEventListener("input", others);
  others();
}

for (const field of document.querySelectorAll("[data-kept]")) {
  field.value = localStorage.getItem(field.dataset.kept) ?? field.value;
  field.addEventListener("input", () => localStorage.setItem(field.dataset.kept, field.value));
}

document.addEventListener("click", (event) => {
  const code = event.target.closest("a.language")?.hreflang;
  const button = code && document.querySelector(`.say-it-in [value="${code}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
});

// A person who has said already that they want to sit down is not asked again. Only here the seal has been seen, so only now
// words are drawn. The page leaves no trace on the way back.
const atOnce = document.querySelector("form[data-at-once]");

async function sit(event) {
  event.preventDefault();
  try {
    const body = new URLSearchParams(new FormData(atOnce));
    const answer = await fetch(atOnce.action, { method: "POST", body, headers: { Accept: "text/vnd.biberbau" } });
    if (answer.status === 201) {
      location.replace(answer.headers.get("Location"));
      return;
    }
  } catch { /* then the form as it is says what is wrong */ }
  atOnce.submit();
}

if (atOnce) {
  fill();
  atOnce.addEventListener("submit", sit, { once: true });
  atOnce.requestSubmit();
}
