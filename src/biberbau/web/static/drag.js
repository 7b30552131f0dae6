// Drag and drop, beside tapping. A card of one's own is carried to the middle, a card or pile of the middle to oneself, and
// what one holds onto whatever it may be laid on. What comes of it is in the page already, and shows while it is carried.

import { $ } from "./page.js";

const FAR = 10; // px until a press is no tap any more
const BACK = 600; // ms until a card that was let go lies where it belongs, if nothing has come of it
const THINGS = ".card, .pile-of";

const choice = (thing) => thing?.querySelector(".tap")?.control ?? null;
const legal = (thing) => (choice(thing)?.matches(".pick.legal") ? choice(thing) : null);

// While something is told, or a moment from before is shown, nothing can be chosen.
const idle = () => !document.body.matches(".telling");

// When the server has said what ticked cards make.
function commit() {
  const button = $("commit");
  if (!button?.disabled) {
    $("act").requestSubmit(button);
    return;
  }
  const told = new MutationObserver(() => {
    told.disconnect();
    commit();
  });
  told.observe(button, { attributes: true, attributeFilter: ["disabled"] });
}

let carried = null;

// What would happen to what is carried at this point: the choice, and what it would lie on.
function under({ clientX, clientY }) {
  const at = document.elementFromPoint(clientX, clientY);
  if (!carried.held) return { pick: carried.pick, on: at?.closest(carried.home === "mine" ? "#board" : "#mine") };
  const on = at?.closest("#table") ? at.closest(THINGS) : null;
  return { pick: legal(on), on: legal(on) && on };
}

function show(target) {
  for (const one of document.querySelectorAll(".drop")) if (one !== target.on) one.classList.remove("drop");
  target.on?.classList.add("drop");
  if (target.on && target.pick.matches(".pick")) target.pick.checked = true;
}

function begin() {
  carried.moves = true;
  document.body.classList.add("dragging");
  carried.card.classList.add("dragged");
  if (!carried.pick || carried.pick.checked) return;
  carried.pick.checked = true;
  if (carried.pick.matches(".tick")) carried.pick.dispatchEvent(new Event("change", { bubbles: true })); // what do they make?
}

function end(target) {
  const { card, moves, pick } = carried;
  carried = null;
  if (!moves) return;
  document.body.classList.remove("dragging");
  document.querySelectorAll(".drop").forEach((one) => one.classList.remove("drop"));
  const rests = () => {
    card.classList.remove("dragged");
    card.style.translate = "";
  };
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true));
  if (!target?.on) {
    rests();
    return;
  }
  setTimeout(rests, BACK); // when it is played it goes on from where it was let go
  commit();
}

const swallow = (event) => {
  event.preventDefault();
  event.stopPropagation();
};

document.addEventListener("pointerdown", (event) => {
  if (carried || event.button || !event.isPrimary || !idle()) return;
  const thing = event.target.closest(THINGS);
  const home = thing?.closest("#mine, #board")?.id;
  const pick = legal(thing) ?? thing?.querySelector(".tick");
  const held = !pick && thing?.closest("#drawn");
  if (!home || !(pick || held)) return;
  const card = thing.matches(".card") ? thing : thing.querySelector(".card") ?? thing;
  carried = { card, home, pick, held, x: event.clientX, y: event.clientY, moves: false };
});
document.addEventListener("pointermove", (event) => {
  if (!carried || !event.isPrimary) return;
  const [x, y] = [event.clientX - carried.x, event.clientY - carried.y];
  if (!carried.moves && (Math.hypot(x, y) < FAR || document.querySelector(".note.held"))) return;
  if (!carried.card.isConnected || !idle()) {
    end(null);
    return;
  }
  if (!carried.moves) begin();
  carried.card.style.translate = `${x}px ${y}px`;
  show(under(event));
});
document.addEventListener("pointerup", (event) => {
  if (carried && event.isPrimary) end(carried.moves ? under(event) : null);
});
document.addEventListener("pointercancel", () => { if (carried) end(null); });
