// Without a line: a friendly page of ours instead of the browser's own. Kept are that page, in its reader's language, and the
// files that it needs, whose addresses say their content. What a table shows comes from the server, or not at all.
// The server puts two lines before these: VERSION, another one after every change, and FILES.

const CACHE = `biberbau ${VERSION}`;
const ROOT = new URL(".", location.href).pathname; // of the server, where this script lies
const KEPT = FILES.map((file) => ROOT + file.slice(1));
const OFFLINE = `${ROOT}offline`;
const GATEWAY = [502, 504]; // a proxy says so when the server behind it does not answer

async function keep(lang) {
  const answer = await fetch(lang ? `${OFFLINE}?lang=${lang}` : OFFLINE, { cache: "no-store" });
  if (!answer.ok) throw new Error(`no ${OFFLINE}`);
  await (await caches.open(CACHE)).put(OFFLINE, answer);
}

async function install() {
  await (await caches.open(CACHE)).addAll(KEPT);
  await keep("");
  await skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith("biberbau ") && name !== CACHE) await caches.delete(name);
  await registration.navigationPreload?.enable();
}

async function page(event) {
  let answer = null;
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!GATEWAY.includes(answer.status)) return answer;
  } catch { /* no line */ }
  return (await caches.match(OFFLINE)) ?? answer ?? Response.error();
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (KEPT.includes(pathname + search)) event.respondWith(file(request));
});

// A page says in which language it is read.
addEventListener("message", (event) => event.waitUntil((async () => {
  const kept = await caches.match(OFFLINE);
  const { lang } = event.data;
  if (kept && new URL(kept.url).searchParams.get("lang") !== lang) await keep(lang).catch(() => {});
})()));

// Somebody who has no page open is told of something.
addEventListener("push", (event) => {
  const { title, body, tag, path, lang } = event.data.json();
  const icon = KEPT.find((name) => name.includes("icon-192"));
  event.waitUntil(registration.showNotification(title, { body, tag, lang, icon, renotify: true, data: path }));
});

async function open(path) {
  const url = new URL(ROOT + path.slice(1), location.origin);
  if (url.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (there ? there.focus() : clients.openWindow(url));
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

// A push service may give a browser another address.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil((async () => {
  const options = event.oldSubscription?.options ?? { userVisibleOnly: true };
  const made = event.newSubscription ?? (await registration.pushManager.subscribe(options));
  const { endpoint, keys } = made.toJSON();
  await fetch(`${ROOT}push`, { method: "POST", body: new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth }) });
})()));
