// The rules: as a sheet beside the table, opened where a link points to; their search; links to the rulings that are cited.

import { $, page } from "./page.js";

const tool = $("rules");

// A text whose rulings in brackets are called so, and are links to their places.
export function cited(text) {
  const parts = text.split(/(\([^()]*\))/).flatMap((part) => (part.startsWith("(") ? part.split(/(\b[A-Z]\d{1,3}\b)/) : [part]));
  return parts.map((part) => {
    if (!tool || !/^[A-Z]\d{1,3}$/.test(part)) return document.createTextNode(part);
    const link = document.createElement("a");
    link.className = "ruling";
    link.href = `${tool.href}#${part}`;
    link.textContent = tool.dataset.ruling.replace("{number}", part);
    return link;
  });
}

let wanted = "";
let loading = null;

async function load() {
  const answer = await fetch(tool.href);
  const fresh = answer.ok && page(await answer.text()).getElementById("rules-text");
  if (fresh) $("rules-box").replaceWith(document.importNode(fresh, true));
  else loading = null;
}

export async function openRules() {
  loading ??= load();
  await loading.catch(() => { loading = null; });
  point(wanted);
  wanted = "";
}

function point(place) {
  document.querySelectorAll(".pointed").forEach((one) => one.classList.remove("pointed"));
  const there = place && $(place);
  if (!there) return;
  find("");
  there.classList.add("pointed");
  there.scrollIntoView({ block: "center" });
}

// Shows only what has all of these words, under its headings.
function find(text) {
  const box = $("rules-text");
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if ($("rules-search").value !== text) $("rules-search").value = text;
  const pieces = [...box.querySelectorAll(".prose > p, .prose > figure, .prose > table, .prose > pre, .prose li, .prose tbody tr")];
  const has = (piece) => words.every((word) => piece.textContent.toLowerCase().includes(word));
  for (const piece of pieces) piece.hidden = !has(piece);
  const heads = [...box.querySelectorAll(".prose > :is(h2, h3)")].reverse();
  for (const head of heads) {
    let filled = false;
    for (let next = head.nextElementSibling; next && !(next.tagName <= head.tagName && /^H\d$/.test(next.tagName)); next = next.nextElementSibling) {
      filled ||= !next.hidden && (pieces.includes(next) ? true : Boolean(next.querySelector("li:not([hidden]), tr:not([hidden])")));
    }
    head.hidden = !filled && words.length > 0;
  }
  box.querySelector(".contents").hidden = words.length > 0;
  $("rules-found").textContent = words.length && pieces.every((piece) => piece.hidden) ? box.dataset.none : "";
}

document.addEventListener("input", (event) => {
  if (event.target.id === "rules-search") find(event.target.value);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const { hash, pathname, href } = link;
  const here = link.closest("#rules-text") && hash;
  const there = tool && $("rules-sheet") && (link === tool || (link.matches(".ruling, .more") && pathname === tool.pathname));
  if (!here && !there) return;
  event.preventDefault();
  const place = decodeURIComponent(hash.slice(1));
  if (here) {
    if (!tool) history.replaceState(null, "", href);
    point(place);
    return;
  }
  wanted = place;
  if ($("rules-sheet").matches(":popover-open")) openRules();
  else $("rules-sheet").showPopover();
});

// A page that was opened at a place shows which one.
if (!tool && location.hash) point(decodeURIComponent(location.hash.slice(1)));
