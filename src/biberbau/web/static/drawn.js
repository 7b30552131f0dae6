// After the draw of a tournament: draw again from the opened seed and everybody's words, and compare with what this
// browser was shown before.

import { Draws, bytesOf, hexOf, keyFrom } from "./draws.js";
import { sha256 } from "./hashes.js";
import { said, shownSeal } from "./words.js";

const $ = (id) => document.getElementById(id);
const texts = Object.fromEntries([...document.querySelectorAll("#texts [data-key]")].map((one) => [one.dataset.key, one.textContent]));
const text = (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const FIELDS = { format: "string", seed: "string", words: "object", key: "string", draw: "object", commitment: "string", list: "string" };

let wrong = 0;

// One thing that was checked: held, did not hold, or could not be compared.
function tell(key, held, values) {
  const line = document.createElement("li");
  line.className = held === null ? "open" : held ? "good" : "bad";
  line.dataset.check = key;
  line.textContent = text(`${key}-${line.className}`, values);
  $("checks").append(line);
  if (held === false) wrong++;
}

// A document that states anything else, or something of another kind, is none that this page can vouch for.
function sound(told) {
  const names = Object.keys(FIELDS);
  return same(Object.keys(told).sort(), [...names].sort()) && names.every((name) => typeof told[name] === FIELDS[name])
    && told.format === "biberbau-draw/1" && Array.isArray(told.words) && told.words.every((one) => typeof one === "string")
    && Array.isArray(told.draw) && /^([0-9a-f]{2})+$/.test(told.seed);
}

function compare(told, page) {
  const mine = page.me.split(" ").filter(Boolean).map(Number);
  const before = shownSeal(page.tournament);
  tell("list", hexOf(sha256(new TextEncoder().encode(told.list))) === told.commitment && told.commitment === page.seal);
  tell("kept-seal", before ? before === told.commitment : null, { seal: before });
  const seal = hexOf(sha256(bytesOf(told.seed)));
  tell("seal", told.list.startsWith(`draw * ${seal}\n`));
  const own = [...(said(told.commitment) ?? []), ...(said(seal) ?? [])];
  if (own.length && mine.length) tell("own-words", mine.every((at) => own.includes(told.words[at])), { words: own.at(-1) });
  const people = Array.from({ length: told.words.length - 1 }, (_, at) => at + 1);
  const key = keyFrom(bytesOf(told.seed), told.words, "draw");
  const right = new Draws(key).shuffle(people);
  tell("numbers", hexOf(key) === told.key && same(right, told.draw), { right: right.join(", ") });
}

async function check() {
  const page = $("table").dataset;
  const answer = await fetch(page.transcript);
  if (!answer.ok) {
    $("verdict").textContent = await answer.text();
    return;
  }
  const told = await answer.json();
  if (sound(told)) compare(told, page);
  else tell("list", false);
  $("verdict").className = wrong ? "bad" : "good";
  $("verdict").textContent = text(wrong ? "verdict-bad" : "verdict-good");
}

check();
