// The table in the browser: receives the viewer's whole table, patches it in, tells the moves, sends choices.
// No rule lives here: what can be done and what comes of it is in the page already.

import { patch } from "./patch.js";
import { apply, boxes, fly, reduced } from "./motion.js";
import { play, sound, toggle } from "./sound.js";
import { fill, keep } from "./words.js";

const LIVE = "text/vnd.biberbau";
const STEP = 250;
const FIRST = ".pick.legal, .tick";
const policy = globalThis.trustedTypes?.createPolicy("biberbau", { createHTML: (html) => html }) ??
  { createHTML: (html) => html };
const $ = (id) => document.getElementById(id);
const table = $("table");
const replay = table.dataset.status === "replay";

let revision = Number(table.dataset.revision);
let seen = Number(table.dataset.ply);
let telling = null;
let byKeyboard = false;
let selecting = 0;

// ---------------------------------------------------------------------------------------------- showing

const parse = (html) => new DOMParser().parseFromString(policy.createHTML(html), "text/html").getElementById("table");

function announce(fresh) {
  const lines = [...fresh.querySelectorAll("#log li")].filter((line) => Number(line.dataset.ply) > seen);
  if (lines.length) $("status").textContent = lines.slice(-6).map((line) => line.textContent).join(" ");
}

// Who reads further up in what happened is not torn away from it.
const atEnd = (sheet) => sheet.scrollHeight - sheet.scrollTop - sheet.clientHeight < 24;
const toEnd = (sheet) => sheet.scrollTo(0, sheet.scrollHeight);

function settle(fresh) {
  const mine = table.dataset.mine;
  const stamp = table.dataset.stamp;
  const before = boxes(table);
  const follows = $("log-sheet") && atEnd($("log-sheet"));
  patch(table, fresh);
  fly(table, before);
  seen = Number(table.dataset.ply);
  if (reduced()) $("recent-lines")?.lastElementChild?.classList.add("lit");
  document.body.classList.remove("telling");
  if (mine === "1" && stamp !== table.dataset.stamp) letGo(); // that choice has been made
  if (table.dataset.mine === "1" && (mine !== "1" || stamp !== table.dataset.stamp)) {
    if (mine !== "1") play("turn");
    const lost = document.activeElement === document.body || document.activeElement?.id === "commit";
    if (byKeyboard && lost) table.querySelector(FIRST)?.focus({ preventScroll: true });
  }
  if (follows) toEnd($("log-sheet"));
  fill();
  keep();
  coach();
}

function finish() {
  if (!telling) return;
  clearTimeout(telling.timer);
  const { fresh } = telling;
  telling = null;
  settle(fresh);
}

function tell() {
  const step = telling.steps.shift();
  if (!step) {
    finish();
    return;
  }
  const before = boxes(table);
  apply(step.dataset.ops, table, telling.fresh);
  fly(table, before, STEP - 10);
  play(step.dataset.cue);
  telling.timer = setTimeout(tell, telling.hurry ? STEP / 2 : STEP);
}

function show(fresh) {
  if (!fresh) return;
  const hurry = Boolean(telling);
  finish();
  announce(fresh);
  const ply = Number(fresh.dataset.ply);
  const steps = ply > seen ? [...fresh.querySelectorAll("#steps li")].filter((s) => Number(s.dataset.ply) > seen) : [];
  if (!steps.length || reduced() || document.hidden || !$("board")) {
    settle(fresh);
    return;
  }
  document.body.classList.add("telling");
  telling = { fresh, steps, hurry, timer: 0 };
  tell();
}

// ---------------------------------------------------------------------------------------------- receiving

let source = null;
let wait = 500;
let offline = 0;

function listen() {
  source?.close();
  source = new EventSource(`/t/${table.dataset.table}/events?since=${seen}`);
  source.onopen = () => {
    wait = 500;
    clearTimeout(offline);
    offline = 0;
    $("offline").hidden = true;
  };
  source.onmessage = (message) => {
    if (Number(message.lastEventId) < revision) return;
    revision = Number(message.lastEventId);
    show(parse(message.data));
  };
  source.onerror = () => {
    offline ||= setTimeout(() => { $("offline").hidden = false; }, 2500);
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(listen, wait * (0.6 + Math.random() * 0.8));
    wait = Math.min(wait * 2, 15000);
  };
}

// ---------------------------------------------------------------------------------------------- sending

let noticeTimer = 0;

function notice(text) {
  $("notice").textContent = text;
  $("notice").hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { $("notice").hidden = true; }, 6000);
}

function wobble(element) {
  element?.classList.remove("wobble");
  void element?.offsetWidth;
  element?.classList.add("wobble");
}

const letGo = () => table.querySelectorAll(":is(.pick, .tick):checked").forEach((pick) => { pick.checked = false; });

// What the ticked cards make, the server knows; an answer that comes late is not wanted any more.
async function select() {
  const query = new URLSearchParams(new FormData($("act")));
  const current = ++selecting;
  $("commit").disabled = true;
  try {
    const answer = await fetch(`/t/${table.dataset.table}/selection?${query}`, { headers: { Accept: LIVE } });
    const told = answer.ok ? await answer.json() : { legal: false, label: "", says: await answer.text(), rule: "" };
    if (current !== selecting || !$("selection") || (told.stamp ?? table.dataset.stamp) !== table.dataset.stamp) return;
    $("selection").classList.toggle("legal", told.legal);
    $("selection").firstElementChild.textContent = told.says;
    $("selection").lastElementChild.textContent = told.rule;
    $("lays").textContent = told.label;
    $("commit").disabled = false;
  } catch {
    $("offline").hidden = false;
  }
}

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const path = submitter?.getAttribute("formaction") || form.getAttribute("action");
  const stamp = table.dataset.stamp;
  try {
    const answer = await fetch(path, { method: "POST", headers: { Accept: LIVE }, body });
    if (answer.status === 201) location.assign(answer.headers.get("Location"));
    else if (!answer.ok) notice(await answer.text());
    else if (table.dataset.stamp === stamp) letGo(); // else the next choice may be on its way already
  } catch {
    $("offline").hidden = false;
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!table.contains(form) || form.method !== "post") return;
  event.preventDefault();
  const picked = table.querySelector(".pick:checked");
  const commits = form.id === "act" && (!event.submitter || event.submitter.id === "commit");
  if (commits && $("selection") && !$("selection").matches(".legal")) wobble($("selection"));
  else if (commits && !$("selection") && !picked?.classList.contains("legal")) wobble(picked?.closest(".card, .chip"));
  else send(form, event.submitter);
});

document.addEventListener("toggle", (event) => {
  if (event.target.id === "log-sheet" && event.newState === "open") toEnd(event.target);
}, true);

document.addEventListener("dblclick", (event) => {
  const pick = event.target.closest(".tap")?.control;
  if (pick?.classList.contains("legal")) $("act").requestSubmit($("commit"));
});

document.addEventListener("change", (event) => {
  if (event.target.matches(".tick")) select();
  if (event.target.matches(".pick:not(.legal)") && !byKeyboard) wobble(event.target.closest(".hand .card"));
});

async function hint() {
  const answer = await fetch($("hint").href, { headers: { Accept: LIVE } });
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

document.addEventListener("pointerdown", () => { byKeyboard = false; finish(); }, true);

document.addEventListener("keydown", (event) => {
  byKeyboard = true;
  if (event.metaKey || event.ctrlKey || event.altKey || event.target.matches("input:not(.pick, .tick), select, textarea")) return;
  finish();
  const open = document.querySelector("[popover]:popover-open");
  if (event.key === "Escape" && !open) {
    letGo();
    if ($("selection")) select();
    return;
  }
  const sheet = { "?": "keys-sheet", l: "log-sheet", r: "rules-sheet" }[event.key.toLowerCase?.() ?? ""];
  if (sheet && $(sheet)) {
    $(sheet).togglePopover();
    event.preventDefault();
    return;
  }
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
  const target = event.target.closest("a, button");
  if (!target) return;
  if (target.id === "hint") {
    event.preventDefault();
    await hint();
  } else if (target.id === "sound") {
    target.setAttribute("aria-pressed", String(toggle()));
  } else if (target.id === "copy") {
    await navigator.clipboard?.writeText($("invite-link").value);
    target.lastElementChild.textContent = target.dataset.done;
  } else if (target.id === "coach-next" || target.id === "coach-skip") {
    coachStep(target.id === "coach-skip");
  }
});

// ---------------------------------------------------------------------------------------------- first game

function coachStep(skip) {
  const steps = [...$("coach").querySelectorAll("li")];
  const at = steps.findIndex((step) => !step.hidden);
  steps[at].hidden = true;
  if (!skip && steps[at + 1]) {
    steps[at + 1].hidden = false;
    return;
  }
  $("coach").hidden = true;
  localStorage.setItem(`coach-${$("coach").dataset.game}`, "done");
}

function coach() {
  const box = $("coach");
  if (!box || !box.hidden || table.dataset.status !== "playing") return;
  if (localStorage.getItem(`coach-${box.dataset.game}`)) return;
  box.hidden = false;
  box.querySelector("li").hidden = false;
}

// ---------------------------------------------------------------------------------------------- watching again

let running = 0;
let wanted = "";

async function goTo(address) {
  wanted = address;
  const answer = await fetch(address);
  const page = await answer.text();
  if (!answer.ok || address !== wanted) return; // an answer that comes late is not wanted any more
  history.replaceState(null, "", address);
  const fresh = parse(page);
  const at = Number(fresh.dataset.ply);
  if (at !== seen + 1) seen = at;
  show(fresh);
  $("at").value = fresh.dataset.ply;
}

function run(on) {
  clearInterval(running);
  running = on ? setInterval(() => ($("to-next").href ? goTo($("to-next").href) : run(false)), 1500) : 0;
  $("run").setAttribute("aria-pressed", String(Boolean(on)));
}

if (replay) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#player a, #eyes a");
    if (event.target.closest("#run")) run(!running);
    if (!link) return;
    event.preventDefault();
    finish();
    goTo(link.href);
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "at") goTo(`?at=${event.target.value}&as=${$("player").elements.as.value}`);
  });
} else {
  keep();
  listen();
  addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && source.readyState === EventSource.CLOSED) listen();
  });
  $("sound")?.setAttribute("aria-pressed", String(sound.on));
  if ($("invite-link")) $("invite-link").value = new URL($("invite-link").dataset.path, location.href).href;
  coach();
}
