// What people say beside the table: received, counted while it is folded, sent. Who looks on stands there, too.

import { patch } from "./patch.js";
import { $, page } from "./page.js";

const sheet = $("chat-sheet");
const LINES = "#chat-lines > li:not(.own)";

let has = $("people-said")?.dataset.said ?? "";

export const said = () => has;

const open = () => sheet.matches(":popover-open");
const number = (line) => Number(line.id.slice(5));
const kept = () => `read-${sheet.dataset.table}`;
const toEnd = () => $("chat-log").scrollTo(0, $("chat-log").scrollHeight);

// How many lines have come since the sheet was open the last time.
function count() {
  const lines = [...sheet.querySelectorAll(LINES)].map(number);
  if (open()) sessionStorage.setItem(kept(), Math.max(0, ...lines));
  const read = Number(sessionStorage.getItem(kept()));
  const unread = lines.filter((line) => line > read).length;
  const button = $("chat-button");
  $("chat-new").hidden = !unread;
  $("chat-new").textContent = unread;
  button.setAttribute("aria-label", unread ? button.dataset.new.replace("{number}", unread) : button.dataset.plain);
}

const SHOWN = 3000;
const MOST = 60;

// What somebody has just said, over their seat. It is in the chat for good, so it tells screen readers nothing and
// lies under every tap.
function bubble(line) {
  const pod = $(`pod-${line.dataset.seat}`)?.getBoundingClientRect();
  if (!pod?.width || open()) return;
  const said = document.createElement("p");
  const drawn = line.querySelector(".sticker");
  const text = line.querySelector("p > bdi")?.textContent ?? "";
  said.className = "bubble";
  said.dataset.seat = line.dataset.seat;
  said.ariaHidden = "true";
  said.append(drawn?.cloneNode(true) ?? (text.length > MOST ? `${text.slice(0, MOST)} …` : text));
  document.querySelector(`.bubble[data-seat="${line.dataset.seat}"]`)?.remove();
  document.body.append(said);
  const { width, height } = said.getBoundingClientRect();
  const under = pod.top < innerHeight / 2;
  said.style.left = `${Math.max(6, Math.min(pod.left + 24, innerWidth - width - 6))}px`;
  said.style.top = `${under ? pod.bottom - 4 : pod.top - height + 4}px`;
  said.classList.toggle("under", under);
  setTimeout(() => said.remove(), SHOWN);
}

function hearLines(list) {
  const log = $("chat-log");
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 24;
  if ("whole" in list.dataset) {
    list.removeAttribute("data-whole");
    patch($("chat-lines"), list);
  } else {
    for (const line of [...list.children]) {
      if ($(line.id)) continue;
      $("chat-lines").append(document.importNode(line, true));
      if (line.dataset.seat && !line.matches(".own")) bubble(line);
    }
  }
  if (atEnd || list.lastElementChild?.matches(".own")) toEnd();
}

// News about people: lines that are new, or all of them, and whatever else has changed.
export function hears(html) {
  const fresh = page(html).getElementById("people");
  has = fresh.dataset.state;
  for (const part of fresh.querySelectorAll("#onlookers, #looking-on, #chat-foot")) if ($(part.id)) patch($(part.id), part);
  if (!sheet) return;
  const off = "off" in fresh.dataset;
  if (off && open()) sheet.hidePopover();
  $("chat-button").hidden = off;
  hearLines(fresh.querySelector("#chat-lines"));
  count();
}

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const path = submitter?.getAttribute("formaction") || form.getAttribute("action");
  let answer = null;
  try {
    answer = await fetch(path, { method: "POST", body, headers: { Accept: "text/vnd.biberbau" } });
  } catch { /* the line is dead */ }
  const told = answer && answer.status !== 204 ? await answer.text() : "";
  $("chat-told").textContent = answer ? told : $("offline").dataset.unsent;
  $("chat-told").classList.toggle("wrong", !answer?.ok);
  if (!answer?.ok) return;
  if (submitter?.id === "chat-send") $("chat-text").value = "";
  submitter?.closest("details")?.removeAttribute("open");
  if ("known" in sheet.dataset) return;
  sheet.dataset.known = "";
  dispatchEvent(new Event("known"));
}

if (sheet) {
  $("chat-button").hidden = Boolean(sheet.dataset.off);
  count();
  sheet.addEventListener("toggle", () => {
    if (!open()) return;
    count();
    toEnd();
    if ($("chat-name")) $("chat-name").value ||= localStorage.getItem("name") ?? "";
    if (matchMedia("(hover: hover)").matches) $("chat-text")?.focus({ preventScroll: true });
  });
  sheet.addEventListener("submit", (event) => {
    event.preventDefault();
    send(event.target, event.submitter);
  });
}
