// Forms to sit down: the seat rows follow the number of players, the name is the one that was typed last, and a choice of
// language takes along what has been filled in.
const players = document.getElementById("option.players");
const rows = [...document.querySelectorAll("[data-seat]")];
const show = () => rows.forEach((row) => { row.hidden = Number(row.dataset.seat) >= Number(players.value); });
players?.addEventListener("input", show);
if (players) show();

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
