// A stream of server-sent events that opens itself again: when it breaks, and when it falls silent. A line that is dead may
// be held open by whatever lies between here and the server, and then nothing but silence tells. The server says every
// few seconds that it is there, and after how many seconds it will say so again.

const BEATS = 8 / 3; // signs of life that may fail to come until a line is taken for dead
const OPENING = 10000; // ms until it is tried again where no stream begins; each time it takes longer
const QUICK = 2500; // the same where a line has fallen silent: a browser has more of them, as dead, and takes those first
const LINES = 6;

// `address()`: where the stream is now; `hears`: what is done with each kind of event; `opened`, `lost`: called when the
// stream begins, and when there is none.
export function stream(address, hears, { opened = () => {}, lost = () => {} } = {}) {
  let source = null;
  let resting = false;
  let wait = 500;
  let retry = 0;
  let watchdog = 0;
  let tries = 0;
  let fellSilent = false;
  let silence = 15000 * BEATS;
  let last = Date.now(); // also goes on while a computer sleeps, when no timer does

  function open() {
    close();
    resting = false;
    last = Date.now();
    source = new EventSource(address());
    source.onopen = () => {
      wait = 500;
      tries = 0;
      fellSilent = false;
      heard();
      opened();
    };
    source.addEventListener("alive", (message) => {
      silence = Number(message.data) * 1000 * BEATS;
      heard();
    });
    for (const [kind, hear] of Object.entries(hears)) {
      source.addEventListener(kind, (message) => {
        heard();
        hear(message);
      });
    }
    source.addEventListener("leaving", later); // the server stops; another one answers, or the same one again
    source.onerror = () => {
      lost();
      if (source.readyState === EventSource.CLOSED) later();
    };
    const patience = fellSilent ? QUICK * 2 ** Math.max(0, tries - LINES) : OPENING * 2 ** tries;
    watchdog = setTimeout(silent, Math.min(patience, silence));
    tries += 1;
  }

  function heard() {
    last = Date.now();
    clearTimeout(watchdog);
    watchdog = setTimeout(silent, silence);
  }

  function silent() {
    if (!fellSilent) tries = 0;
    fellSilent = true;
    lost();
    open();
  }

  function close() {
    clearTimeout(retry);
    clearTimeout(watchdog);
    source?.close();
  }

  function later() {
    clearTimeout(retry);
    retry = setTimeout(open, wait * (0.6 + Math.random() * 0.8));
    wait = Math.min(wait * 2, 15000);
  }

  // A person who looks at the page again does not wait for a timer, which browsers let run late where nobody looks.
  function shown() {
    if (!source || document.hidden) return;
    if (source.readyState === EventSource.CLOSED) open();
    else if (Date.now() - last > silence / 2) silent();
  }

  document.addEventListener("visibilitychange", shown);
  addEventListener("focus", shown);
  addEventListener("pageshow", (event) => (event.persisted && source ? open() : shown()));
  addEventListener("online", () => { if (source && !resting) open(); });

  function rest() {
    close();
    resting = true;
  }

  return { open, rest, later, reached: () => { wait = 500; }, get silence() { return silence; } };
}
