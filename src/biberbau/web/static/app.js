// On every page: the worker, which has a page for when there is no line, and shows what has been asked for to be told.

const root = new URL("..", import.meta.url).pathname; // the server's own path: scripts lie one folder below
const policy = globalThis.trustedTypes?.createPolicy("biberbau-worker", { createScriptURL: () => `${root}worker.js` });
const lang = new URL(document.querySelector("link[rel=manifest]").href).searchParams.get("lang");

async function begin() {
  try {
    await navigator.serviceWorker.register(policy ? policy.createScriptURL("") : `${root}worker.js`);
    (await navigator.serviceWorker.ready).active?.postMessage({ lang });
  } catch { /* no worker then: nothing else needs it */ }
}

// A moment that the note to all names is told by the reader's own clock.
function localise() {
  for (const line of document.querySelectorAll("#to-all [data-at]")) {
    const at = new Date(line.dataset.at);
    const day = at.toDateString() === new Date().toDateString() ? {} : { dateStyle: "medium" };
    const said = at.toLocaleString(document.documentElement.lang, { timeStyle: "short", ...day });
    line.textContent = line.textContent.replace(line.dataset.time, said);
  }
}

// Days are told by the reader's own clock, too: what was played late in the evening was not played on another day.
function days() {
  for (const time of document.querySelectorAll("time[data-day]")) {
    const at = new Date(time.dateTime);
    const parts = { day: at.getDate(), month: at.getMonth() + 1, year: at.getFullYear() };
    time.textContent = time.dataset.day.replace(/\{(\w+)\}/g, (_, part) => String(parts[part]).padStart(2, "0"));
  }
}

// A person who has read the note may put it away, until something else is said.
function note() {
  const { version } = document.getElementById("to-all").dataset;
  if (version && sessionStorage.getItem("to-all") === version) document.getElementById("to-all").hidden = true;
  localise();
}

note();
days();
document.addEventListener("to-all", note);
document.addEventListener("click", (event) => {
  if (!event.target.closest("#to-all button")) return;
  sessionStorage.setItem("to-all", document.getElementById("to-all").dataset.version);
  note();
});

if ("serviceWorker" in navigator) addEventListener("load", begin);
