// The table in the browser: receives the viewer's whole table, patches it in, tells the moves, sends choices.
// No rule lives here: what can be done, and what comes of it, is already in the page.

import { hears, said } from "./chat.js";
import { changed } from "./drawing.js";
import { patch } from "./patch.js";
import { LONG, apply, boxes, fly, land, light, pace, reduced } from "./motion.js";
import { fade } from "./note.js";
import { $, page } from "./page.js";
import { cited, openRules } from "./rules.js";
import { asked, play, sound, toggle } from "./sound.js";
import { stream } from "./stream.js";
import { wake } from "./wake.js";
import { fill, keep } from "./words.js";

const root = new URL("..", import.meta.url).pathname; // the server's own path: scripts lie one folder below

const LIVE = "text/vnd.biberbau";
const FIRST = ".pick.legal, .tick";
const table = $("table");
const replay = table.dataset.status === "replay";
const lesson = table.dataset.status === "lesson"; // what is tried stands in the address, and nothing else moves
const home = lesson ? table.dataset.here : `${root}t/${table.dataset.table}`;

let revision = Number(table.dataset.revision);
let seen = Number(table.dataset.ply);
let announced = seen;
let telling = null;
let past = null; // what to go back to while somebody looks at a moment from before
let rung = table.dataset.mine === "1" ? table.dataset.stamp : "";
let byKeyboard = false;
let selecting = 0;
let aims = []; // selectors of what the ticked cards would hit
let takes = ""; // the actions that take them

// ---------------------------------------------------------------------------------------------- showing

const parse = (html) => page(html).getElementById("table");

function announce(fresh) {
  const lines = [...fresh.querySelectorAll("#recent-lines p")].filter((line) => Number(line.dataset.ply) > announced);
  announced = Number(fresh.dataset.ply);
  if (lines.length) $("status").textContent = lines.map((line) => line.textContent).join(" ");
}

// Where somebody's place is taken, or theirs again, it is said once; what moves says the rest.
function announceStandIns(fresh) {
  const now = fresh.querySelector("#standing")?.textContent ?? "";
  if (now && now !== $("standing")?.textContent) $("status").textContent = now;
  const absent = fresh.querySelector("#absent");
  if (absent && !$("absent")) $("status").textContent = absent.textContent;
}

const newer = (root, what, ply) => [...root.querySelectorAll(what)].filter((part) => Number(part.dataset.ply) > ply);

// A person who is reading further up in the log is not torn away from there.
const atEnd = (sheet) => sheet.scrollHeight - sheet.scrollTop - sheet.clientHeight < 24;
const toEnd = (sheet) => sheet.scrollTo(0, sheet.scrollHeight);

// The still picture of what has happened since that ply.
function highlight(since) {
  if (Number(table.dataset.ply) <= since) return;
  light(table, newer(table, "#steps li", since));
  newer(table, "#recent-lines p", since).forEach((line) => line.classList.add("lit"));
}

// What the tab says while another one is looked at: whose turn it is, in its title and its icon.
function flag({ dataset }) {
  wake(dataset.mine === "1" && dataset.status === "playing");
  if (dataset.title) document.title = dataset.title;
  const icon = $("icon")?.dataset[dataset.mine === "1" ? "turn" : "calm"];
  if (icon && $("icon").getAttribute("href") !== icon) $("icon").href = icon;
}

function settle(fresh, flying = true) {
  const mine = table.dataset.mine;
  const stamp = table.dataset.stamp;
  const before = pace.still ? null : boxes(table);
  const old = seen;
  const follows = $("log-sheet") && atEnd($("log-sheet"));
  patch(table, fresh);
  if (before && flying) fly(table, before);
  else if (before) land(table);
  else highlight(old);
  seen = Number(table.dataset.ply);
  flag(table);
  fade();
  document.body.classList.remove("telling");
  if (mine === "1" && stamp !== table.dataset.stamp) letGo(); // that choice has been made
  if (table.dataset.mine === "1" && (mine !== "1" || stamp !== table.dataset.stamp)) {
    if (mine !== "1" && rung !== table.dataset.stamp) play("turn");
    rung = table.dataset.stamp;
    const lost = document.activeElement === document.body || document.activeElement?.id === "commit";
    if (byKeyboard && lost) table.querySelector(FIRST)?.focus({ preventScroll: true });
  }
  aim(stamp === table.dataset.stamp ? aims : []);
  if (follows) toEnd($("log-sheet"));
  fill();
  keep();
  coach();
  askSound();
  setTaps();
  paced();
  count();
}

// At once to the end of all that has come; ``flying``: what is not yet where it belongs may still go there.
function finish(flying = false) {
  if (!telling) return;
  clearTimeout(telling.timer);
  const { fresh, next, picked } = telling;
  telling = null;
  settle(next ?? fresh, flying);
  picked?.();
}

// The lines come with what moves; those of later plies wait.
function speak(ply) {
  if (ply === telling.ply) return;
  telling.ply = ply;
  const lines = telling.fresh.querySelector("#recent-lines");
  if (lines && $("recent-lines")) patch($("recent-lines"), lines);
  for (const line of newer(table, "#recent-lines p", -1)) {
    line.hidden = Number(line.dataset.ply) > ply;
    line.classList.toggle("lit", Number(line.dataset.ply) === ply);
  }
}

function tell() {
  const step = telling.steps.shift();
  if (!step) {
    const { next } = telling;
    telling.next = null;
    finish(true);
    if (next) begin(next);
    return;
  }
  const ply = Number(step.dataset.ply);
  const late = Number(telling.next?.dataset.ply) > Number(telling.fresh.dataset.ply);
  const [time, rest] = telling.times.map((part) => (late ? part / 2 : part));
  const before = boxes(table);
  const shown = time * (LONG[step.dataset.cue] ?? 1);
  speak(ply);
  apply(step.dataset.ops, table, telling.fresh);
  fly(table, before, { duration: (step.dataset.cue === "swap" ? shown : time) * 0.8, cue: step.dataset.cue });
  play(step.dataset.cue);
  const last = !telling.steps.some((later) => Number(later.dataset.ply) === ply);
  telling.timer = setTimeout(tell, last ? shown + rest : shown);
}

function begin(fresh, given = {}) {
  const ply = Number(fresh.dataset.ply);
  const steps = ply > seen ? newer(fresh, "#steps li", seen) : [];
  if (!steps.length || (given.again ? reduced() : pace.still) || document.hidden || !$("board")) {
    settle(fresh);
    given.picked?.();
    return;
  }
  document.body.classList.add("telling");
  telling = { fresh, steps, ply: seen, times: pace.times(given.again), next: null, ...given };
  telling.timer = setTimeout(tell, given.wait ?? 0);
}

function show(fresh) {
  if (!fresh) return;
  if (!replay) announce(fresh);
  if (!replay) announceStandIns(fresh);
  if (past) past.hears(fresh);
  else if (telling) telling.next = fresh;
  else begin(fresh);
}

// ---------------------------------------------------------------------------------------------- receiving

const PATIENCE = 2500; // until it is said that the line is dead, or asked again what an action has led to

let offline = 0;
let heard = 0;
let awaited = 0;

const line = stream(
  () => `${root}t/${table.dataset.table}/events?have=${version}&page=${table.dataset.version ?? ""}&said=${said()}&note=${$("to-all").dataset.version}`,
  {
    message: receive, // before the deal the server draws
    scene: stage,
    people: (message) => hears(message.data),
    away: () => location.reload(), // the host has taken this person off the table
    "to-all": (message) => { // the operator says something to all
      $("to-all").replaceWith(page(message.data).getElementById("to-all"));
      document.dispatchEvent(new Event("to-all"));
    },
  },
  {
    opened: () => {
      reached();
      if ($("commit")?.disabled) select(); // what was ticked meanwhile
      sendAgain();
    },
    lost: () => { offline ||= setTimeout(() => { $("offline").hidden = false; }, PATIENCE); },
  },
);

function listen() {
  clearTimeout(awaited);
  if (!lesson) line.open();
}

function news(message) {
  heard += 1;
  clearTimeout(awaited);
  if (Number(message.lastEventId) < revision) return false;
  revision = Number(message.lastEventId);
  return true;
}

function receive(message) {
  if (news(message)) show(parse(message.data));
}

// All that is on screen, as data, and which version of it. The server sends what has changed in it, and the game's module
// draws it, with the server's own templates.
let scene = null;
let version = "";
let drawing = null;

async function stage(message) {
  if (!news(message)) return;
  const told = JSON.parse(message.data);
  if (told.change && told.of !== version) {
    listen(); // it builds on a scene that never came: all of it is sent instead
    return;
  }
  scene = told.scene ?? changed(scene, told.change);
  version = told.v;
  drawing ??= import($("draws").href);
  const draw = await drawing.then((module) => module.draw, () => null);
  if (!draw) { // the line died before all of the page was here
    drawing = null;
    version = "";
    line.later();
  } else if (version === told.v) show(parse(draw({ ...scene, revision, version })));
}

function reached() {
  line.reached();
  clearTimeout(offline);
  offline = 0;
  $("offline").hidden = true;
}

// The server's answer, or null when there is no way to it; what a proxy says in its place is no answer. The caller does
// not wait for the next try of a stream that has died, nor for ever on a line that swallows what is sent.
async function ask(path, given = {}) {
  if (offline) listen();
  try {
    const answer = await fetch(path, { ...given, headers: { Accept: LIVE }, signal: AbortSignal.timeout(line.silence) });
    if (![502, 503, 504].includes(answer.status)) {
      reached();
      return answer;
    }
  } catch { /* the line is dead */ }
  $("offline").hidden = false;
  if (!lesson) line.later();
  return null;
}

// ---------------------------------------------------------------------------------------------- clocks

const FEW = [30, 10]; // seconds left that are said aloud

// Seconds by which the server's clock is ahead of ours: a page says when it was drawn, and we know when it came.
const arrived = performance.timeOrigin + (performance.getEntriesByType("navigation")[0]?.responseStart ?? 0);
const skew = Number($("status")?.dataset.now ?? NaN) - arrived / 1000;
let counting = 0;
let warned = "";

// Clocks that tick say when they end; what they show is counted here.
function count() {
  clearTimeout(counting);
  if (Number.isNaN(skew)) return;
  const now = Date.now() / 1000 + skew;
  let next = Infinity;
  for (const bank of table.querySelectorAll(".bank[data-until]")) {
    const left = Math.max(0, Number(bank.dataset.until) - now);
    const whole = Math.ceil(left);
    const face = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
    const shown = bank.querySelector("b");
    if (shown.textContent !== face) shown.textContent = face;
    bank.classList.toggle("low", whole <= FEW[0]);
    if (bank.closest(".pod.me")) warn(bank.dataset.until, whole);
    if (left > 0) next = Math.min(next, left - whole + 1);
  }
  if (next < Infinity) counting = setTimeout(count, next * 1000 + 10);
}

function warn(until, whole) {
  const few = FEW.filter((seconds) => whole <= seconds).pop();
  if (!few || whole === 0 || warned === `${until} ${few}`) return;
  warned = `${until} ${few}`;
  $("status").textContent = $("status").dataset[`left${few}`];
}

// ---------------------------------------------------------------------------------------------- sending

let noticeTimer = 0;

function notice(text) {
  $("notice").replaceChildren(...cited(text));
  $("notice").hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { $("notice").hidden = true; }, 6000);
}

function wobble(element) {
  element?.classList.remove("wobble");
  void element?.offsetWidth;
  element?.classList.add("wobble");
}

// What is picked cannot be done; why not stands beside it, and is said once more. ``on``: what was tapped.
function refuse(pick, on = pick) {
  wobble(on?.closest(".card, .chip, .pile-of"));
  const why = $(pick?.id.replace("pick-", "says-"))?.children ?? [$("prompt")];
  $("status").textContent = [...why].map((part) => part.textContent).join(" ");
}

function letGo() {
  takes = "";
  table.querySelectorAll(":is(.pick, .tick):checked").forEach((pick) => { pick.checked = pick.defaultChecked; });
}

function aim(at) {
  aims = at;
  table.querySelectorAll(".struck").forEach((one) => one.classList.remove("struck"));
  for (const one of at) table.querySelectorAll(one).forEach((hit) => hit.classList.add("struck"));
}

// The server knows what the ticked cards make; an answer that comes late is no longer wanted.
async function select() {
  const query = new URLSearchParams(new FormData($("act")));
  const current = ++selecting;
  takes = "";
  $("commit").disabled = true;
  const answer = await ask(`${home}/selection?${query}`);
  if (!answer) return;
  const told = answer.ok ? await answer.json() : { legal: false, label: "", says: await answer.text(), rule: "", strikes: [], takes: "" };
  if (current !== selecting || !$("selection") || (told.stamp ?? table.dataset.stamp) !== table.dataset.stamp) return;
  $("selection").classList.toggle("legal", told.legal);
  takes = told.takes;
  aim(told.strikes);
  $("selection").firstElementChild.replaceChildren(...cited(told.says));
  $("selection").lastElementChild.replaceChildren(...cited(told.rule));
  $("lays").textContent = told.label;
  $("commit").disabled = false;
}

// A move that has not got through is sent again when the line is there. It names the position that it is for, so it is
// played there or not at all, and once, though only its answer may have been lost.
let unsent = null;
let latest = null;

function send(form, submitter) {
  const path = submitter?.getAttribute("formaction") || form.getAttribute("action");
  const body = new URLSearchParams(new FormData(form, submitter));
  const move = /\/act$/.test(path);
  if (move && takes && !body.get("action")) body.set("action", takes);
  return post({ path, body, move, by: submitter, act: form.id === "act", stamp: table.dataset.stamp, tries: 0 });
}

async function post(said) {
  const { path, body, move, by, act, stamp } = said;
  const before = heard;
  latest = said;
  unsent = null;
  const answer = await ask(path, { method: "POST", body });
  if (!answer) {
    said.tries += 1;
    if (move && latest === said) unsent = said;
    notice($("offline").dataset[move ? "later" : "unsent"]);
  } else if (answer.status === 201) location.assign(answer.headers.get("Location"));
  else if (!answer.ok) notice(await answer.text());
  else {
    if (said.tries) $("notice").hidden = true;
    if (by?.dataset.done) by.lastElementChild.textContent = by.dataset.done;
    if (act && table.dataset.stamp === stamp) letGo(); // otherwise the next choice may be on its way already
    if (heard === before) awaited = setTimeout(listen, PATIENCE); // a line can die without a sign of it
  }
}

function sendAgain() {
  const said = unsent;
  if (said) setTimeout(() => { if (unsent === said) post(said); }, said.tries > 1 ? Math.min(500 * 2 ** said.tries, 15000) : 0);
}

// In a lesson: the same table after what was tried, or as it was, with what the beaver says to it.
async function tries(form, submitter) {
  const address = `${home}?${new URLSearchParams(new FormData(form, submitter))}`;
  const answer = await ask(address);
  if (!answer) notice($("offline").dataset.unsent);
  else if (!answer.ok) notice(await answer.text());
  else {
    history.replaceState(null, "", address);
    letGo();
    show(parse(await answer.text()));
    $("teacher-says").scrollTo(0, 0);
    if ($("teacher").matches(".astray")) wobble($("teacher"));
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!table.contains(form) || (form.method !== "post" && !lesson)) return;
  event.preventDefault();
  const picked = table.querySelector(".pick:checked");
  const commits = form.id === "act" && (!event.submitter || event.submitter.id === "commit");
  if (commits && $("selection") && !$("selection").matches(".legal")) wobble($("selection"));
  else if (commits && !$("selection") && !picked?.classList.contains("legal")) refuse(picked);
  else if (lesson) tries(form, event.submitter);
  else send(form, event.submitter);
});

document.addEventListener("toggle", (event) => {
  if (event.target.id === "rules-sheet" && event.newState === "open") openRules();
  if (event.target.id === "log-sheet" && event.newState === "open") toEnd(event.target);
}, true);

// One tap does something where there is nothing to read first, or wherever somebody wants it so; otherwise the first tap
// reads, the second one does it. A pointer that hovers reads what one tap would do. Two taps in haste at one place are one.
const HASTE = 400;
const NEAR = 24;
const PRESSABLE = ".tap, button, a";
let tapped = { timeStamp: -HASTE, clientX: 0, clientY: 0 };
let hovered = null;

const taps = () => localStorage.getItem("taps") || "some";
const atOnce = (pick) => taps() === "one" || (taps() === "some" && pick.matches(".plain"));

function setTaps() {
  document.body.dataset.taps = taps();
  for (const way of table.querySelectorAll("[name=taps]")) way.checked = way.value === taps();
}

document.addEventListener("click", (event) => {
  const on = event.target.closest(".tap");
  const pick = on?.control;
  if (!pick?.matches(".pick")) return;
  const apart = Math.hypot(event.clientX - tapped.clientX, event.clientY - tapped.clientY);
  if (event.timeStamp - tapped.timeStamp < HASTE && apart < NEAR) {
    event.preventDefault();
  } else if (pick.matches(".legal") && (pick.checked || atOnce(pick))) {
    event.preventDefault();
    tapped = event;
    pick.checked = true;
    $("act").requestSubmit($("commit"));
  } else if (pick.checked) refuse(pick, on);
  else if (!pick.matches(".legal")) wobble(on.closest(".hand .card"));
});

// What is not asked for now: the question says so.
document.addEventListener("click", (event) => {
  const thing = event.target.closest("#mine .card, #board .card, #board .pile-of");
  if (!thing || thing.querySelector(".tap") || event.target.closest("button, a, .tap") || !$("prompt") || replay || telling || past) return;
  wobble($("prompt"));
  $("status").textContent = $("prompt").textContent;
});

document.addEventListener("pointerover", (event) => {
  const pick = event.pointerType === "mouse" ? event.target.closest(".tap")?.control : null;
  const held = table.querySelector(".pick:checked");
  if (!pick?.matches(".pick.legal") || !atOnce(pick) || (held && held !== hovered)) return;
  pick.checked = true;
  hovered = pick;
});

document.addEventListener("change", (event) => {
  if (event.target.matches(".pick, .tick")) unsent = null; // something else is wanted
  if (event.target.matches(".tick")) {
    table.querySelectorAll(".pick:checked").forEach((pick) => { pick.checked = false; });
    select();
  }
  if (event.target.name === "taps") {
    localStorage.setItem("taps", event.target.value);
    setTaps();
  }
});

async function hint() {
  document.body.classList.add("hinting");
  $("status").textContent = $("hint").querySelector(".busy").textContent;
  const answer = await ask($("hint").href);
  document.body.classList.remove("hinting");
  if (!answer) return;
  if (!answer.ok) {
    notice(await answer.text());
    return;
  }
  const fresh = parse(await answer.text());
  if (telling || fresh.dataset.stamp !== table.dataset.stamp) return; // decided without waiting for it
  settle(fresh);
  const hinted = table.querySelector(".pick.hinted");
  if (hinted) hinted.checked = true;
  if (byKeyboard) hinted?.focus({ preventScroll: true });
  if (!$("selection")) return;
  table.querySelectorAll(".tick").forEach((tick) => { tick.checked = tick.matches(".hinted"); });
  select();
}

// ---------------------------------------------------------------------------------------------- hands and keys

let pressed = null;

document.addEventListener("pointerdown", (event) => {
  byKeyboard = false;
  const on = telling && event.target.closest(PRESSABLE);
  pressed = on ? { on, x: event.clientX, y: event.clientY } : null; // a press on nothing only ends the telling
  finish();
}, true);

// One press closes one thing: what lies uppermost, and only then what is picked.
function escape() {
  if ($("meanwhile")?.open) return; // its own script closes it
  if (!$("notice").hidden) $("notice").hidden = true;
  else if ($("coach") && !$("coach").hidden) coached();
  else {
    if (past) goOn();
    unsent = null;
    letGo();
    if ($("selection")) select();
  }
}

// What was pressed while cards moved may have moved from under the finger, or been drawn anew: it is pressed all the same.
function meant({ clientX, clientY }) {
  const { on, x, y } = pressed;
  pressed = null;
  if (Math.hypot(clientX - x, clientY - y) > NEAR) return null;
  const now = on.isConnected ? on : document.elementFromPoint(x, y)?.closest(PRESSABLE);
  return table.contains(now) ? now : null;
}

document.addEventListener("click", (event) => {
  if (!pressed || !event.clientX) return;
  const now = meant(event);
  if (!event.composedPath().includes(now)) now?.click();
}, true);

// A mouse sends no click where what was pressed has left the page meanwhile.
document.addEventListener("pointerup", (event) => {
  if (event.pointerType !== "touch" && !event.button) setTimeout(() => { if (pressed) meant(event)?.click(); });
}, true);

document.addEventListener("keydown", (event) => {
  byKeyboard = true;
  if (event.metaKey || event.ctrlKey || event.altKey || event.target.matches("input:not(.pick, .tick), select, textarea")) return;
  finish();
  const open = document.querySelector("[popover]:not(.note):popover-open");
  if (event.key === "Escape" && !open) {
    escape();
    return;
  }
  const sheet = { "?": "keys-sheet", c: "chat-sheet", l: "log-sheet", r: "rules-sheet" }[event.key.toLowerCase?.() ?? ""];
  if (sheet && $(sheet)) {
    if ($(sheet).togglePopover()) ($(sheet).querySelector("[tabindex]") ?? $(sheet).querySelector(".tool")).focus({ preventScroll: true });
    event.preventDefault();
    return;
  }
  if (event.key === "a") again();
  if (event.key === "p") $("pausing")?.requestSubmit();
  const arrow = event.key.startsWith("Arrow");
  if (arrow && !open && event.target.matches(".tick")) {
    const ticks = [...table.querySelectorAll(".tick")];
    const step = ["ArrowRight", "ArrowDown"].includes(event.key) ? 1 : -1;
    ticks[(ticks.indexOf(event.target) + step + ticks.length) % ticks.length].focus();
    event.preventDefault();
  } else if (arrow && !open && !event.target.matches(".pick, #log, .sheet-over *")) {
    const first = table.querySelector(FIRST) || table.querySelector(".pick");
    first?.focus();
    if (first) event.preventDefault();
  }
}, true);

document.addEventListener("click", async (event) => {
  const target = event.target.closest("a, button, #recent-lines");
  if (!target) return;
  if (target.id === "recent-lines") {
    if (String(getSelection()) === "") $("log-sheet").showPopover();
  } else if (target.matches("#again, #pace-again")) {
    $("pace-sheet")?.hidePopover();
    again();
  } else if (target.closest("#log, .past #player") && target.href && !replay) {
    event.preventDefault();
    lookBack(target.href);
  } else if (target.id === "to-game" && !replay) {
    event.preventDefault();
    goOn();
  } else if (target.id === "hint") {
    event.preventDefault();
    if (!document.body.matches(".hinting")) await hint();
  } else if (target.closest("#ask-sound")) {
    if (sound.on !== (target.value === "on")) $("sound").setAttribute("aria-pressed", String(toggle()));
    $("ask-sound").hidden = true;
  } else if (target.id === "sound") {
    target.setAttribute("aria-pressed", String(toggle()));
  } else if (target.id === "copy") {
    await navigator.clipboard?.writeText($("invite-link").value);
    target.lastElementChild.textContent = target.dataset.done;
  } else if (target.id === "coach-next") {
    coachStep();
  }
});

// ---------------------------------------------------------------------------------------------- first game

let coaching = "";

function coached() {
  localStorage.setItem(`coach-${coaching}`, "done");
  coaching = "";
  delete table.dataset.points;
  if ($("coach")) $("coach").hidden = true;
}

function coachStep() {
  const step = $("coach").querySelector("p:not([hidden])");
  const next = step ? step.nextElementSibling : $("coach").firstElementChild;
  if (step) step.hidden = true;
  if (!next.matches("p")) {
    coached();
    return;
  }
  next.hidden = false;
  point(next);
}

// A frame around what a sentence is about, and an arrow.
function point(step) {
  table.dataset.points = step.dataset.points;
  const [from, to] = [step, table.querySelector(`.${step.dataset.points}`)].map((part) => part.getBoundingClientRect());
  const [across, down] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top];
  step.dataset.way = Math.abs(across) > Math.abs(down) ? (across > 0 ? "right" : "left") : (down > 0 ? "down" : "up");
}

// The server has sentences for a newcomer's first move, which go for good with it.
function coach() {
  const box = $("coach");
  if (!box && coaching) coached();
  else if (box && coaching) point(box.querySelector("p:not([hidden])"));
  if (!box || coaching || localStorage.getItem(`coach-${box.dataset.game}`)) return;
  coaching = box.dataset.game;
  box.hidden = false;
  coachStep();
}

// Nobody is asked twice, or in their first game.
function askSound() {
  if (!$("ask-sound") || !sound.open) return;
  $("ask-sound").hidden = false;
  asked();
}

// ---------------------------------------------------------------------------------------------- looking back

// What is ticked or picked now, to be so again when the table is shown as it was.
function picks() {
  const { stamp } = table.dataset;
  const chosen = [...table.querySelectorAll(":is(.pick, .tick):checked")].map((pick) => pick.id);
  return () => {
    if (table.dataset.stamp !== stamp) return;
    for (const id of chosen) if ($(id)) $(id).checked = true;
    if ($("selection") && chosen.length) select();
  };
}

async function moment(address) {
  try {
    const answer = await fetch(address);
    if (answer.ok) return parse(await answer.text());
  } catch { /* no moment then */ }
  return null;
}

const ahead = (fresh) => {
  past.latest = fresh;
  flag(fresh);
  $("to-game")?.classList.add("calls");
  if (fresh.dataset.mine === "1" && fresh.querySelector("#clock")) goOn(); // that does not wait
};

async function lookBack(address) {
  const at = Number(new URL(address).searchParams.get("at"));
  const before = new URL(address);
  before.searchParams.set("at", at - 1);
  const [earlier, then] = await Promise.all([at > $("recent").dataset.first ? moment(before) : null, moment(address)]);
  if (!then) return;
  finish();
  past ??= { table: table.cloneNode(true), picked: picks(), latest: null, hears: ahead };
  $("log-sheet").hidePopover();
  if (earlier && seen !== at - 1) settle(earlier);
  if (!earlier) seen = at;
  begin(then, { again: true, wait: pace.still ? 0 : 400 });
  $("to-game")?.focus({ preventScroll: true });
}

function goOn() {
  finish();
  const { table: left, picked, latest } = past;
  past = null;
  settle(left);
  if (latest) begin(latest, { picked });
  else picked();
}

// What has happened lately moves once more; what can be chosen stays where it is.
async function again() {
  finish();
  const since = Number($("recent")?.dataset.since);
  if (past || replay || !(since < seen)) return;
  if (reduced()) {
    highlight(since);
    return;
  }
  const earlier = await moment(`${root}t/${table.dataset.table}?at=${since}`);
  if (!earlier || telling || past) return;
  const now = table.cloneNode(true);
  const picked = picks();
  for (const { name, value } of now.attributes) if (name !== "data-ply") earlier.setAttribute(name, value);
  earlier.querySelector("#dock").replaceWith(now.querySelector("#dock").cloneNode(true));
  settle(earlier);
  begin(now, { again: true, picked, wait: 400 });
}

// The settings stand outside the table, which is drawn anew all the time.
function paced() {
  if (!$("pace-sheet")) return;
  $("pace-wait").hidden = table.dataset.paused !== "0";
  $("pace-on").hidden = table.dataset.paused !== "1";
  $("pace-again").disabled = !$("again");
  document.querySelector(`[name="pace"][value="${pace.name}"]`).checked = true;
}

document.addEventListener("change", (event) => {
  if (event.target.name === "pace") pace.name = event.target.value;
  if (event.target.id === "at" && past) lookBack(new URL(`?at=${event.target.value}`, location.href).href);
});

document.addEventListener("visibilitychange", () => { if (document.hidden) finish(); });

// ---------------------------------------------------------------------------------------------- watching again

let running = 0;
let wanted = "";

async function goTo(address) {
  wanted = address;
  const answer = await fetch(address);
  const page = await answer.text();
  if (!answer.ok || address !== wanted) return; // an answer that comes late is no longer wanted
  history.replaceState(null, "", address);
  const fresh = parse(page);
  const at = Number(fresh.dataset.ply);
  finish();
  if (at !== seen + 1) seen = at;
  show(fresh);
  $("at").value = fresh.dataset.ply;
}

function run(on) {
  clearInterval(running);
  running = on ? setInterval(() => telling || ($("to-next").href ? goTo($("to-next").href) : run(false)), 1500) : 0;
  $("run").setAttribute("aria-pressed", String(Boolean(on)));
}

if (replay) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#player a, #eyes a, #log a");
    if (event.target.closest("#run")) run(!running);
    if (event.target.id === "copy-moment") {
      const { href } = new URL(event.target.dataset.link, location.href);
      const done = () => { event.target.textContent = event.target.dataset.done; };
      navigator.clipboard?.writeText(href).then(done, () => notice(href)) ?? notice(href);
    }
    if (!link) return;
    event.preventDefault();
    $("log-sheet").hidePopover();
    goTo(link.href);
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "at") goTo(`?${new URLSearchParams(new FormData($("act")))}`);
  });
} else {
  keep();
  setTaps();
  paced();
  count();
  flag(table);
  listen();
  addEventListener("known", listen); // a stream belongs to the person that one was when it began
  $("sound")?.setAttribute("aria-pressed", String(sound.on));
  if ($("invite-link")) $("invite-link").value = new URL($("invite-link").dataset.path, location.href).href;
  coach();
  askSound();
}
