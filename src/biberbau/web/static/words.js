// Words for the deal, drawn here and not by the server. Also keeps what this browser is shown of a table until the deal
// can be checked.

const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aeiou";
const TABLES = 60;

const store = {
  read(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch { /* full, or not allowed: then there is nothing to compare with later */ }
  },
};

function* luck() {
  for (;;) yield* crypto.getRandomValues(new Uint8Array(64));
}

function drawn() {
  const bytes = luck();
  const vowel = () => {
    const byte = bytes.next().value;
    return byte < 255 ? VOWELS[byte % 5] : vowel();
  };
  const syllable = () => CONSONANTS[bytes.next().value & 15] + vowel();
  return Array.from({ length: 8 }, () => syllable() + syllable()).join(" ");
}

const filled = new WeakSet();

export function fill() {
  for (const field of document.querySelectorAll("[data-words]")) {
    if (filled.has(field)) continue;
    filled.add(field);
    field.value = drawn();
  }
}

// What stands in the one field of the first page goes with whichever table is opened there.
document.addEventListener("submit", (event) => {
  const field = event.target.elements.namedItem("words");
  if (!field) return;
  if (field.dataset.copies) field.value = document.getElementById(field.dataset.copies).value;
  const key = `words ${field.dataset.seal}`; // all that were sent, since the server may refuse the last ones
  if (field.dataset.seal) store.write(key, [...(store.read(key) ?? []), field.value.trim()].slice(-20));
}, true);

export const kept = (table) => store.read(`table ${table}`);
export const said = (seal) => store.read(`words ${seal}`);
export const shownSeal = (tournament) => store.read(`tournament ${tournament}`);

// A tournament's seal as it was first seen.
const sealed = document.getElementById("tournament-seal")?.dataset;
if (sealed && !shownSeal(sealed.tournament)) store.write(`tournament ${sealed.tournament}`, sealed.seal);

// Called with every view of a table: the seal as it was first seen, the words as they stood when the cards were dealt,
// the cards learned, of which there can only be more.
export function keep() {
  const shown = document.getElementById("kept")?.dataset;
  if (!shown) return;
  const before = kept(shown.table) ?? { seal: shown.seal };
  const now = { ...before, at: Date.now() };
  if (shown.words) {
    now.words ??= JSON.parse(shown.words);
    now.packs ??= JSON.parse(shown.packs);
    if (now.me !== shown.me) now.learned = "";
    now.me = shown.me;
    const learned = document.getElementById("learned").textContent;
    if (!learned.startsWith(now.learned)) now.changed ??= now.learned;
    now.learned = learned;
  }
  store.write(`table ${shown.table}`, now);
  const tables = Object.keys(localStorage).filter((key) => key.startsWith("table ")).map((key) => [store.read(key)?.at ?? 0, key]);
  for (const [, key] of tables.sort((a, b) => b[0] - a[0]).slice(TABLES)) {
    localStorage.removeItem(`words ${kept(key.slice(6))?.seal}`);
    localStorage.removeItem(key);
  }
}

fill();
