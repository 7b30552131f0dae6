// After the game: deal again from the opened seed and everybody's words, and compare with what this browser was shown.

import { Draws, bytesOf, dealKey, hexOf } from "./draws.js";
import { sha256 } from "./hashes.js";
import { kept, said } from "./words.js";

const $ = (id) => document.getElementById(id);
const texts = Object.fromEntries([...document.querySelectorAll("#texts [data-key]")].map((one) => [one.dataset.key, one.textContent]));
// A name that runs from right to left keeps to itself in a sentence that does not.
const BEHIND = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const isolated = (name) => (BEHIND.test(name) ? `\u2068${name}\u2069` : name);

const text = (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

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

// All that a record has, and each of its steps. One that states anything else is none that this page can vouch for.
const RECORD = ["actions", "cards", "commitment", "draws", "entropy", "format", "game", "me", "names", "packs", "seed", "steps", "words"];
const STEPS = {
  below: ["result", "ways"],
  take: ["cards", "place", "result", "ways"],
  shuffle: ["cards", "place", "result"],
  off: ["place", "result"],
  shown: ["card", "mine", "of", "seat"],
};
const whole = (one) => Number.isInteger(one);
const wholes = (some) => Array.isArray(some) && some.every(whole);
const FORMS = {
  ways: whole, card: whole, seat: whole, cards: wholes, place: (one) => typeof one === "string",
  mine: (one) => typeof one === "boolean", of: (one) => one === null || (wholes(one) && one.length === 2),
};

function soundStep(step, before, last) {
  const names = STEPS[step.kind];
  if (!names || !same(Object.keys(step).sort(), ["kind", "ply", ...names].sort())) return false;
  if (!whole(step.ply) || step.ply < before || step.ply > last) return false;
  const result = step.kind === "below" || step.kind === "take" ? whole : wholes;
  return names.every((name) => (name === "result" ? result : FORMS[name])(step[name]));
}

// The record is of this very table: it states what the page does, and nothing that the page does not know. Returns
// whether its steps can be drawn again.
function checkRecord(told) {
  let before = 0;
  const steps = Array.isArray(told.steps) && told.steps.every((step) => {
    const held = soundStep(step, before, told.actions);
    before = step.ply;
    return held;
  });
  const stated = [told.format, told.game, told.commitment, told.seed, told.actions, told.names, told.me, told.words, told.entropy];
  const held = steps && same(Object.keys(told).sort(), RECORD) && same(stated, JSON.parse($("table").dataset.stated));
  if (!held) tell("record", false);
  return steps;
}

function checkSeal(told, memory) {
  tell("seal", hexOf(sha256(bytesOf(told.seed))) === told.commitment);
  tell("kept-seal", memory ? memory.seal === told.commitment : null, { seal: memory?.seal });
}

function checkWords(told, memory) {
  const own = said(told.commitment);
  if (own && told.me !== null) tell("own-words", own.includes((told.words ?? [])[told.me]), { words: own.at(-1) });
  tell("kept-words", memory?.words ? same(memory.words, told.words ?? [told.entropy]) : null);
}

// Repeats every draw; each step is given what it should have been.
function drawAgain(told) {
  const draws = new Draws(dealKey(bytesOf(told.seed), told.words, told.entropy));
  const piles = {};
  for (const step of told.steps) {
    if (step.kind === "below") step.right = draws.below(step.ways);
    else if (step.kind === "take") step.right = draws.take(step.cards, step.ways);
    else if (step.kind === "shuffle") {
      step.right = draws.shuffle(step.cards);
      piles[step.place] = [...step.right];
    } else if (step.kind === "off") step.right = step.result.map(() => piles[step.place]?.pop() ?? -1);
    else if (step.of) step.right = [told.steps[step.of[0]]?.right].flat()[step.of[1]] ?? -1;
  }
  told.count = draws.count;
}

const heldUp = (step) => step.right === undefined || same(step.right, step.kind === "shown" ? step.card : step.result);

function checkDraws(told) {
  const drawn = told.steps.filter((step) => step.kind !== "shown");
  const odd = drawn.findIndex((step) => !heldUp(step));
  const cut = odd < 0 && told.count !== told.draws; // all that is there is right, but something is missing
  tell("draws", odd < 0 && !cut, { count: drawn.length, number: (cut ? drawn.length : odd) + 1 });
  const shown = told.steps.filter((step) => step.kind === "shown" && step.of);
  const claims = shown.map((step) => step.of.join());
  const lie = shown.find((step, i) => !heldUp(step) || claims.indexOf(claims[i]) !== i);
  tell("cards", !lie, { count: shown.length, move: lie?.ply, card: told.cards[lie?.card] });
}

function checkLearned(told, memory) {
  if (memory?.learned === undefined) {
    tell("learned", null);
    return;
  }
  const mine = told.steps.filter((step) => step.kind === "shown" && step.mine);
  const record = mine.map((step) => `${step.ply}.${step.card} `).join("");
  tell("learned", record.startsWith(memory.learned) && memory.changed === undefined, {
    count: memory.learned.split(" ").length - 1,
  });
}

const counted = (cards) => cards.reduce((all, card) => all.set(card, (all.get(card) ?? 0) + 1), new Map());
const asCounts = (step) => (step.kind === "take" ? new Map(step.cards.entries()) : counted(step.cards));

// The first step that draws from the wrong cards, null if there is none. The deal begins with the packs that this browser
// was told of beforehand, and a place never holds more of a card than it did then. While cards are drawn one after the
// other, nothing comes or goes, except a card that is put straight back before everybody's eyes, and a pile that is used
// up or laid anew.
function oddPack(told) {
  const begun = {};
  const rests = {};
  for (const [number, step] of told.steps.entries()) {
    const pack = told.packs[step.place];
    if (!pack || step.kind === "off") continue;
    if (!begun[step.place] && (step.ply !== 0 || !same(step.cards, pack))) return step;
    begun[step.place] ??= asCounts(step);
    for (const [card, count] of asCounts(step)) if (count > (begun[step.place].get(card) ?? 0)) return step;
    const rest = rests[step.place];
    if (step.kind !== "take") continue;
    if (rest?.ply === step.ply && rest.cards.some(Boolean) && !same(step.cards, pack)) {
      const between = told.steps.slice(rest.number + 1, number);
      const back = between.some((one) => one.kind === "shown" && one.mine && one.card === rest.card) ? rest.card : -1;
      if (rest.cards.some((count, card) => count !== step.cards[card] && !(card === back && count + 1 === step.cards[card]))) return step;
    }
    rests[step.place] = { number, ply: step.ply, card: step.result, cards: step.cards.map((count, card) => count - (card === step.result)) };
  }
  return null;
}

function checkPacks(told, memory) {
  const odd = oddPack(told);
  tell("packs", odd ? false : memory?.packs ? same(memory.packs, told.packs) : null, { move: odd?.ply ?? 0 });
}

// ---------------------------------------------------------------------------------------------- the draws, to read

function describe(step, told) {
  const names = (cards) => [cards].flat().map((card) => told.cards[card] ?? "?").join(", ");
  const [field, row] = (step.place ?? "").split(" ");
  const place = [texts[`place-${field}`] ?? field, ...(row ? [isolated(String(told.names[row] ?? row))] : [])].join(", ");
  const values = { place, ways: step.ways, result: step.kind === "below" ? step.result + 1 : names(step.result) };
  return text(`step-${step.kind}`, values);
}

function showDraws(told) {
  const lists = { true: $("deal"), false: $("later") };
  const lines = new Map();
  told.steps.forEach((step, number) => {
    if (step.kind === "shown") {
      const note = step.of && lines.get(step.of[0]);
      if (note && told.steps[step.of[0]].kind === "take" && step.seat >= 0) note.append(` · ${isolated(told.names[step.seat])}`);
      if (note && step.mine) note.classList.add("mine");
      return;
    }
    const line = document.createElement("li");
    line.textContent = describe(step, told);
    if (step.ply) line.dataset.ply = step.ply;
    if (!heldUp(step)) {
      line.className = "bad";
      const right = step.kind === "below" ? step.right + 1 : [step.right].flat().map((card) => told.cards[card] ?? card).join(", ");
      line.append(` ${text("step-wrong", { right })}`);
    }
    lines.set(number, line);
    lists[step.ply === 0].append(line);
  });
}

async function check() {
  const answer = await fetch($("table").dataset.transcript);
  if (!answer.ok) {
    $("verdict").textContent = await answer.text();
    return;
  }
  const told = await answer.json();
  const memory = kept($("table").dataset.table);
  checkSeal(told, memory);
  checkWords(told, memory);
  if (checkRecord(told)) {
    drawAgain(told);
    checkPacks(told, memory);
    checkDraws(told);
    checkLearned(told, memory);
    showDraws(told);
  }
  $("verdict").className = wrong ? "bad" : "good";
  $("verdict").textContent = text(wrong ? "verdict-bad" : "verdict-good");
  $("written").hidden = false;
}

if ($("table").dataset.transcript) check();
