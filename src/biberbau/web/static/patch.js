// Keyed patch: make one tree like another, keeping every element that has the same id.
// What belongs to the reader stays: ticked boxes, typed text, open sheets and details, focus, and what an element with
// data-own holds, as long as its value is the same.

const OWN = new Set(["open"]);
const CHOICES = ".pick, .tick";

function sameKind(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");
}

const isText = (node) => node.nodeType === Node.TEXT_NODE;

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !OWN.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !OWN.has(name)) old.setAttribute(name, value);
  }
}

function morph(old, fresh, known) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  if (old.dataset.own && old.dataset.own === fresh.dataset.own) return;
  attributes(old, fresh);
  const staying = new Set([...fresh.children].map((child) => child.id).filter(Boolean));
  let last = null;
  for (const node of fresh.childNodes) {
    let next = last ? last.nextSibling : old.firstChild;
    let match = node.id ? known.get(node.id) : null;
    if (match && match.nodeName !== node.nodeName) match = null;
    // What leaves goes first. What stays is not moved past it: moving closes an open sheet and scrolls a list back.
    // Space between elements leaves, too: what has no id is known by standing where it stood.
    const space = () => isText(next) && !isText(node);
    while (next && next !== match && !staying.has(next.id) && (next.id || match?.parentNode === old || space())) {
      const leaving = next;
      next = next.nextSibling;
      leaving.remove();
    }
    if (!match && next && !next.id && sameKind(next, node)) match = next;
    if (match) {
      if (match !== next) old.insertBefore(match, next);
      morph(match, node, known);
      last = match;
    } else {
      last = old.insertBefore(document.importNode(node, true), next);
    }
  }
  for (let extra = last ? last.nextSibling : old.firstChild; extra; ) {
    const after = extra.nextSibling;
    extra.remove();
    extra = after;
  }
}

export function patch(old, fresh) {
  const known = new Map();
  for (const element of old.querySelectorAll("[id]")) known.set(element.id, element);
  const focused = document.activeElement;
  const order = [...old.querySelectorAll(CHOICES)];
  const place = order.indexOf(focused);
  const inside = focused && focused !== old && old.contains(focused);
  morph(old, fresh, known);
  if (!inside || document.activeElement === focused) return;
  if (old.contains(focused)) {
    focused.focus({ preventScroll: true });
  } else {
    const picks = [...old.querySelectorAll(CHOICES)];
    const neighbour = picks[Math.min(Math.max(place, 0), picks.length - 1)];
    neighbour?.focus({ preventScroll: true });
  }
}
