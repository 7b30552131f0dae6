// The page for when there is no line: it looks again by itself, and at once when the browser says that there is one.

const root = new URL("..", import.meta.url).pathname; // the server's own path: scripts lie one folder below
let pause = 2000;
let timer = 0;

async function look() {
  clearTimeout(timer);
  try {
    const answer = await fetch(`${root}healthz`, { cache: "no-store" });
    if (![502, 504].includes(answer.status)) {
      location.reload();
      return;
    }
  } catch { /* not yet */ }
  timer = setTimeout(look, pause);
  pause = Math.min(pause * 1.5, 30000);
}

if (location.pathname !== `${root}offline`) {
  addEventListener("online", look);
  timer = setTimeout(look, pause);
}
