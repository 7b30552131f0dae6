// The screen stays on while somebody has to decide, so that it does not go dark over a hand that is being thought about.
// Not for ever: a turn may wait for days, and a lamp that nobody looks at is a waste.

const LONGEST = 10 * 60 * 1000; // ms after the last touch

let wanted = false;
let lock = null;
let timer = 0;

async function hold() {
  if (!wanted || lock || document.hidden || !navigator.wakeLock) return;
  try {
    const got = await navigator.wakeLock.request("screen");
    got.addEventListener("release", () => { if (lock === got) lock = null; });
    if (wanted && !document.hidden && !lock) lock = got;
    else got.release();
  } catch { /* not now: the battery is low, say */ }
}

function letGo() {
  wanted = false;
  clearTimeout(timer);
  lock?.release();
  lock = null;
}

function touched() {
  if (!wanted) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    lock?.release();
    lock = null;
  }, LONGEST);
  hold();
}

// Called with every drawing of a table: whether the reader is to decide now.
export function wake(mine) {
  if (!mine) letGo();
  else if (!wanted) {
    wanted = true;
    touched();
  }
}

document.addEventListener("visibilitychange", touched); // a page that is hidden has lost its lock
document.addEventListener("pointerdown", touched, { passive: true, capture: true });
document.addEventListener("keydown", touched, true);
