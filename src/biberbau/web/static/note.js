// What a thing on the table is: a note beside whatever a pointer rests on, a finger holds down or the focus is on.
// Name, what it does now, and its rule stand in the page already; a title, which shows without this script, gives way.

import { $ } from "./page.js";

const REST = 450;
const HOLD = 500;
const SLIP = 10;
const THING = "#table [data-about]";

const note = $("note");
let at = null; // what the note is about
let timer = 0;
let held = false; // a finger asked for it: the note stays, its link can be pressed, and the tap does nothing else
let pressed = null;
let still = false; // a mouse that has just let go of something has not been moved onto what lies there

// The title of an element, which the browser is not to show beside the note.
function titled(element) {
  const text = element.getAttribute("title") ?? element.dataset.title ?? "";
  if (element.hasAttribute("title")) {
    element.dataset.title = text;
    element.removeAttribute("title");
  }
  return text;
}

const said = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

function describe(thing) {
  const subject = thing.dataset.about && $(`about-${thing.dataset.about}`);
  const inner = [...thing.querySelectorAll("[title], [data-title]")];
  if (thing.matches(".pod")) {
    const signs = inner.filter((one) => !one.closest(".card")).map(titled);
    return { name: said(thing.querySelector(".who-name")), now: [said(thing.querySelector(".score")), ...signs].filter(Boolean).join(" · "), subject };
  }
  const own = thing.matches(".card") ? inner.map(titled)[0] : titled(thing);
  const pick = (thing.querySelector(".pick")?.id ?? thing.querySelector("label.tap")?.htmlFor ?? "").replace(/^pick-/, "says-");
  const effect = said($(pick)?.querySelector(".effect"));
  return { name: own || said(subject?.firstElementChild), now: effect, subject, rule: said($(pick)?.querySelector(".rule")) };
}

// Above what it is about, below or beside it: where it is whole and lies on nobody's score.
function place(thing) {
  const box = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = note;
  const within = (least, wished, most) => Math.max(least, Math.min(wished, most));
  const middle = within(6, box.left + box.width / 2 - width / 2, innerWidth - width - 6);
  const level = within(4, box.top, innerHeight - height - 4);
  const spots = [[middle, box.top - height - 8], [middle, box.bottom + 8], [box.right + 8, level], [box.left - width - 8, level]];
  const whole = ([x, y]) => x >= 6 && y >= 4 && x + width <= innerWidth - 6 && y + height <= innerHeight - 4;
  const scores = [...document.querySelectorAll(".pod .score")].map((score) => score.getBoundingClientRect());
  const under = ([x, y]) => scores.filter((at) => at.right > x && at.left < x + width && at.bottom > y && at.top < y + height);
  const [above, below] = [under(spots[0]), under(spots[1])];
  if (below.length) spots.push([middle, Math.max(...below.map((score) => score.bottom)) + 8]);
  if (above.length) spots.push([middle, Math.min(...above.map((score) => score.top)) - height - 8]);
  const free = (spot) => whole(spot) && !under(spot).length;
  const [left, top] = spots.find(free) ?? spots.find(whole) ?? [middle, within(4, box.bottom + 8, innerHeight - height - 4)];
  note.style.left = `${left}px`;
  note.style.top = `${Math.max(4, top)}px`;
}

function show(thing) {
  const { name, now, subject, rule } = describe(thing);
  const told = said(subject?.lastElementChild) || rule || "";
  if (!name && !told) return;
  const [title, effect, law, more] = note.children;
  title.textContent = name;
  effect.textContent = now;
  law.textContent = told === now ? "" : told;
  more.hash = subject ? `rule-${thing.dataset.about}` : "";
  note.classList.toggle("held", held);
  at?.removeAttribute("aria-describedby");
  at = thing;
  if (thing.tabIndex === 0) thing.setAttribute("aria-describedby", "note");
  if (!note.matches(":popover-open")) note.showPopover();
  place(thing);
}

function hide() {
  clearTimeout(timer);
  if (at?.tabIndex === 0) at.removeAttribute("aria-describedby");
  at = null;
  note.classList.remove("held");
  if (note.matches(":popover-open")) note.hidePopover();
}

// Whenever the table changes: what the note is about may be gone, or mean something else.
export function fade() {
  if (at && !at.isConnected) hide();
  else if (at) show(at);
}

function soon(thing, wait) {
  clearTimeout(timer);
  timer = setTimeout(() => show(thing), at ? 80 : wait);
}

if (note) {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || still || note.matches(".held")) return;
    const thing = event.target.closest(THING);
    if (thing === at) return;
    if (!thing) hide();
    else {
      thing.querySelectorAll("[title]").forEach(titled);
      for (let one = event.target; one && one.id !== "table"; one = one.parentElement) titled(one);
      soon(thing, REST);
    }
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.target.closest("#note")) return;
    hide();
    held = false;
    still = event.pointerType === "mouse";
    const thing = event.target.closest(THING);
    if (event.pointerType === "mouse" || !thing) return;
    pressed = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      show(thing);
    }, HOLD);
  }, true);
  document.addEventListener("pointermove", (event) => {
    if (!event.buttons) still = false;
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) release();
  });
  const release = () => {
    if (pressed && !held) clearTimeout(timer);
    pressed = null;
  };
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  document.addEventListener("click", (event) => {
    if (!held || event.target.closest("#note")) return;
    held = false; // this was the end of holding it down
    event.preventDefault();
    event.stopPropagation();
  }, true);
  document.addEventListener("contextmenu", (event) => {
    if ((pressed || held) && event.target.closest(THING)) event.preventDefault();
  });
  document.addEventListener("focusin", (event) => {
    if (note.matches(".held")) return;
    const thing = event.target.matches(":focus-visible") && event.target.closest(THING);
    if (thing) soon(thing, REST);
    else if (!event.target.closest("#note")) hide();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  }, true);
  document.addEventListener("scroll", hide, { capture: true, passive: true });
}
