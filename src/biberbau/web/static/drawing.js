// What the script of a game's tables needs to draw a scene: a module of each game has its templates (served as draw.js).
// Nothing here knows a game or a rule. What is false, missing or escaped is so for the server's templates as well.

export class Safe {
  constructor(html) { this.html = html; }
  toString() { return this.html; }
}

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#39;", '"': "&#34;" };
const escaped = (said) => String(said).replace(/[&<>'"]/g, (sign) => SIGNS[sign]);

export const has = (value) => (Array.isArray(value) ? value.length > 0 : value instanceof Safe ? value.html !== "" : Boolean(value));
export const items = (value) => value ?? [];
export const length = (value) => (typeof value === "string" ? [...value].length : items(value).length);
export const text = (value) => (value == null ? "" : String(value));
export const out = (value) => (value instanceof Safe ? value.html : value == null ? "" : escaped(value));

// Where a loop is.
export const around = (at, length) => ({ index: at + 1, index0: at, first: at === 0, last: at === length - 1 });

export const slug = (action) => action.replaceAll(" ", "-").replaceAll(":", "-");
export const unnumbered = (tick) => tick.slice(0, tick.lastIndexOf("-"));

// A name that runs from right to left comes between these two marks.
export const person = (name) => (name?.startsWith("\u2068") && name.endsWith("\u2069") ? new Safe(`<bdi>${escaped(name.slice(1, -1))}</bdi>`) : name);

// A sentence whose rulings in brackets are links to their places.
export function cited(said, { codes, called }, game, table) {
  if (!said?.includes("(")) return said;
  const link = (code) => (codes.includes(code)
    ? `<a class="ruling" href="/rules/${game}?table=${table}#${code}">${escaped(called[0] + code + called[1])}</a>` : code);
  return new Safe(escaped(said).replace(/\([^()]*\)/g, (part) => part.replace(/\b[A-Z]\d{1,3}\b/g, link)));
}

// Addresses below the server's own path, where it is not the whole site's.
const root = new URL("..", import.meta.url).pathname;

export function under(html, addresses) {
  if (root === "/") return html;
  const address = new RegExp(`(\\s(?:${addresses.join("|")})=")/(?!/)`, "g");
  return html.replace(/<[A-Za-z][^<>]*\/[^<>]*>/g, (tag) => tag.replace(address, `$1${root}`));
}

// ---------------------------------------------------------------------------------------------------- changes

// An object with what has changed of it: see web/view/scene_changes.py.
export function changed(before, fields) {
  const after = { ...before };
  for (const [name, change] of Object.entries(fields)) after[name] = become(before?.[name], change);
  return after;
}

function become(old, change) {
  if (change === null || typeof change !== "object") return change;
  if (!Array.isArray(change)) return "=" in change ? change["="] : changed(old, change);
  const made = [];
  let at = 0;
  for (const step of change) {
    if (Array.isArray(step)) made.push(...step);
    else if (typeof step === "object") made.push(changed(old[at++], step));
    else if (step > 0) made.push(...old.slice(at, at += step));
    else at -= step;
  }
  return [...made, ...old.slice(at)];
}

// ---------------------------------------------------------------------------------------------------- opening

// A scene with all that a page can tell by itself: see web/view/scene_opening.py.
export function opened(scene, printed, rules) {
  const { board, recent } = scene;
  const log = scene.log.map((turn) => (
    { ...turn, by: turn.by ?? "", lines: numbered(turn.lines).map(([[ply, text, hit], number]) => ({ ply, number, text, hit })) }
  ));
  const turns = recent.turns.map(([at, first, end, last]) => (
    { ...log[at], lines: log[at].lines.slice(first, end), by: log[at].by + (last ? " last" : "") }
  ));
  const steps = numbered(scene.steps).map(([[ply, cue, ops], number]) => ({ id: `${ply}-${number}`, ply, cue, ops }));
  const said = (pick, name, usual) => rules[pick[`${name}_of`]] ?? pick[name] ?? usual;
  const picks = board.picks.map((pick, number) => (
    { ...pick, number, legal: pick.label != null, says: said(pick, "says", board.usually ?? ""), rule: said(pick, "rule", "") }
  ));
  return { ...scene, board: { ...whole(board, printed), picks }, recent: { ...recent, turns }, log, steps };
}

// Each with its number among those of one ply.
function numbered(told) {
  let number = 0;
  return told.map((one, at) => [one, number = at && told[at - 1][0] === one[0] ? number + 1 : 0]);
}

const doom = ([pick, kind, text]) => ({ pick, kind, text });

function whole(value, printed) {
  if (Array.isArray(value)) return value.map((one) => whole(one, printed));
  if (value === null || typeof value !== "object") return value;
  const made = { ...printed[value.printed] };
  for (const [name, one] of Object.entries(value)) {
    if (one !== null) made[name] = name === "fates" ? one.map(doom) : name === "fate" ? doom(one) : whole(one, printed);
  }
  return made;
}
