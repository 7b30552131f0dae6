// Motion: every card flies from where it was to where it is. Boxes before, boxes after, one animation each.

const still = matchMedia("(prefers-reduced-motion: reduce)");

// How long a step of the story takes, and what follows after a ply of it, before somebody else moves; milliseconds.
const PACES = { calm: [520, 380], brisk: [260, 0], instant: [0, 0] };
const THROWN = ["thump", "door", "burn", "splash"];

// How many times as long as a movement it takes to turn up what is to be read.
export const LONG = { event: 3, swap: 2.6 };

export const reduced = () => still.matches;

export const pace = {
  get name() {
    const kept = localStorage.getItem("pace");
    return PACES[kept] ? kept : "calm";
  },
  set name(wished) {
    localStorage.setItem("pace", wished);
  },
  get still() {
    return reduced() || !PACES[this.name][0];
  },
  // A person who wants to see it again wants to see it move.
  times: (again = false) => PACES[again && pace.name === "instant" ? "brisk" : pace.name],
};

const closed = (element) => element.matches(".back, .mini-deck, .deck") || Boolean(element.querySelector(".card.back"));

export function boxes(root) {
  const found = new Map();
  for (const element of root.querySelectorAll(".card[id], .door[id], .place[id], .hand[id], .deck[id], .mini-hand, .mini-deck")) {
    found.set(element.id, { box: element.getBoundingClientRect(), closed: closed(element) });
  }
  return found;
}

// Two cards that swap go slowly round each other, each on its own side, so that an eye can follow one of them.
const ROUND = [0, 0.25, 0.5, 0.75, 1];

function around(from, to) {
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const bow = Math.max(40, Math.hypot(x, y) * 0.24) / Math.max(1, Math.hypot(x, y));
  const scale = from.height / to.height;
  return ROUND.map((part) => {
    const [left, out] = [1 - part, Math.sin(part * Math.PI) * bow];
    return { transform: `translate(${x * left - y * out}px, ${y * left + x * out}px) scale(${1 + (scale - 1) * left + out * 0.2})` };
  });
}

// ``thrown``: in an arc and tumbling; ``turned``: it was face down, or is now.
function frames(from, to, thrown, turned) {
  const scale = Math.max(0.08, Math.min(from.height / to.height, 4));
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const far = Math.hypot(x, y);
  if (far < 2 && Math.abs(scale - 1) < 0.02 && !turned) return null;
  const high = thrown ? Math.min(64, far * 0.16) : from.height === to.height ? Math.min(14, far * 0.08) : Math.min(48, far * 0.12);
  const at = (part, lift, turn, tumble) => ({
    transform: `perspective(900px) translate(${x * part}px, ${y * part - lift}px) scale(${1 + (scale - 1) * part})`
      + ` rotateY(${turned ? turn : 0}deg) rotate(${thrown ? tumble * Math.sign(x || 1) : 0}deg)`,
  });
  return [at(1, 0, 90, 0), { ...at(0.38, high, 48, -22), offset: 0.45 }, at(0, 0, 0, 0)];
}

export function fly(root, before, { duration = 240, cue = "" } = {}) {
  if (reduced()) return;
  for (const element of root.querySelectorAll(".card[id], .door[id]")) {
    const known = before.get(element.id);
    const start = known || before.get(element.dataset.from);
    const to = element.getBoundingClientRect();
    const turned = start ? start.closed && !closed(element) : element.matches(".turned");
    const from = start?.box ?? (turned && to);
    if (!from || !from.height || !to.height) continue;
    const path = frames(from, to, THROWN.includes(cue), turned);
    if (!path) continue;
    const swaps = cue === "swap";
    element.classList.add("flying", ...(swaps ? ["swapping"] : []));
    const flight = element.animate(swaps ? around(from, to) : path, {
      duration, easing: swaps ? "ease-in-out" : "cubic-bezier(0.22, 0.75, 0.3, 1)",
    });
    flight.onfinish = flight.oncancel = () => element.classList.remove("flying", "swapping");
  }
}

// Everything that flies is there.
export const land = (root) => root.querySelectorAll(".flying").forEach((one) => one.getAnimations().forEach((flight) => flight.finish()));

// One step of the story: "put ELEMENT CONTAINER INDEX; order CONTAINER ELEMENT…; set ELEMENT NAME VALUE".
export function apply(ops, root, fresh) {
  const find = (id) => root.querySelector(`#${CSS.escape(id)}`);
  for (const op of ops.split("; ")) {
    const [verb, first, ...rest] = op.split(" ");
    if (verb === "set") find(first)?.setAttribute(rest[0], rest[1]);
    const moved = verb === "put" ? [first] : verb === "order" ? rest : [];
    const container = find(verb === "put" ? rest[0] : first);
    for (const id of container ? moved : []) {
      const model = fresh.querySelector(`#${CSS.escape(id)}`);
      const element = find(id) || (model && document.importNode(model, true));
      if (!element) continue;
      delete element.dataset.mood; // what it did is done: put back in, it would do it again
      element.remove();
      const index = verb === "put" ? Number(rest[1]) : -1;
      container.insertBefore(element, index < 0 ? null : container.children[index] || null);
    }
  }
}

// Where nothing moves: what these steps have moved stands out until something else happens.
export function light(root, steps) {
  for (const step of steps) {
    for (const op of step.dataset.ops.split("; ")) {
      const [verb, moved] = op.split(" ");
      if (verb !== "order") root.querySelector(`#${CSS.escape(moved)}`)?.classList.add("moved");
    }
  }
}
