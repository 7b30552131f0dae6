// Before the first paint: set the chosen light, and mark that scripts run.
document.documentElement.dataset.theme = localStorage.getItem("theme") || "auto";
document.documentElement.classList.add("scripted");
document.addEventListener("click", (event) => {
  if (!event.target.closest("#theme")) return;
  const root = document.documentElement;
  const dusk = root.dataset.theme === "dusk" ||
    (root.dataset.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dusk ? "light" : "dusk";
  localStorage.setItem("theme", root.dataset.theme);
});
