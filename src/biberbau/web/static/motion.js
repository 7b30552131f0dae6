// Motion: every card flies from where it was to where it is. Boxes before, boxes after, one animation each.

const still = matchMedia("(prefers-reduced-motion: reduce)");

export const reduced = () => still.matches;

export function boxes(root) {
  const found = new Map();
  for (const element of root.querySelectorAll(".card[id], .door[id], .place[id], .hand[id], .deck[id], .mini-hand, .mini-deck")) {
    found.set(element.id, element.getBoundingClientRect());
  }
  return found;
}

function frames(from, to, thrown) {
  const scale = Math.max(0.08, Math.min(from.height / to.height, 4));
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const far = Math.hypot(x, y);
  if (far < 2 && Math.abs(scale - 1) < 0.02) return null;
  const arc = thrown ? Math.min(48, far * 0.12) : Math.min(14, far * 0.08);
  return {
    far,
    frames: [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: `translate(${x * 0.38}px, ${y * 0.38 - arc}px) scale(${1 + (scale - 1) * 0.38})`, offset: 0.45 },
      { transform: "none" },
    ],
  };
}

export function fly(root, before, duration = 240) {
  if (reduced()) return;
  for (const element of root.querySelectorAll(".card[id], .door[id]")) {
    const known = before.get(element.id);
    const from = known || before.get(element.dataset.from);
    const to = element.getBoundingClientRect();
    if (!from || !from.height || !to.height) continue;
    const path = frames(from, to, from.height !== to.height);
    if (!path) continue;
    element.classList.add("flying");
    const flight = element.animate(path.frames, { duration, easing: "cubic-bezier(0.22, 0.75, 0.3, 1)" });
    flight.onfinish = flight.oncancel = () => element.classList.remove("flying");
  }
}

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
      element.remove();
      const index = verb === "put" ? Number(rest[1]) : -1;
      container.insertBefore(element, index < 0 ? null : container.children[index] || null);
    }
  }
}
