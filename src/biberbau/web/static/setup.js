// The seat rows follow the number of players.
const players = document.getElementById("option.players");
const rows = [...document.querySelectorAll("[data-seat]")];
const show = () => rows.forEach((row) => {
  row.hidden = Number(row.dataset.seat) >= Number(players.value);
  row.querySelector("select").disabled = row.hidden;
});
players?.addEventListener("input", show);
if (players) show();
