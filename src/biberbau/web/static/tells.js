// To be told of a turn while no page is open. The browser is asked only when somebody has pressed the button for it.

const root = new URL("..", import.meta.url).pathname; // the server's own path: scripts lie one folder below
const LIVE = "text/vnd.biberbau";
const able = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

const post = (path, fields) => fetch(root + path, { method: "POST", body: new URLSearchParams(fields), headers: { Accept: LIVE } });

async function subscription() {
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.getSubscription();
}

// Which button there is: CSS looks at this, as the table is drawn anew all the time.
const show = (state) => { document.body.dataset.tells = state; };

function say(text) {
  const notice = document.getElementById("notice");
  notice.textContent = text;
  notice.hidden = false;
  setTimeout(() => { notice.hidden = true; }, 6000);
}

async function look() {
  if (Notification.permission === "denied") return show("blocked");
  const found = await subscription();
  show(found ? "on" : "off");
  if (found && !sessionStorage.getItem("tells")) await keep(found); // a cookie may be new, or a language
}

async function keep(found) {
  const { endpoint, keys } = found.toJSON();
  const answer = await post("push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  if (answer.ok) sessionStorage.setItem("tells", "kept");
  return answer;
}

async function begin() {
  if (await Notification.requestPermission() !== "granted") return look();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await (await fetch(`${root}push`)).json();
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const answer = await keep(made);
  if (!answer.ok) {
    await made.unsubscribe();
    say(await answer.text());
  }
  return look();
}

async function end() {
  const found = await subscription();
  sessionStorage.removeItem("tells");
  if (found) {
    await post("push/end", { endpoint: found.endpoint });
    await found.unsubscribe();
  }
  return look();
}

if (able) {
  look().catch(() => {});
  document.addEventListener("click", (event) => {
    const button = event.target.closest("#tells-me, #tells-none");
    if (!button) return;
    (button.id === "tells-me" ? begin() : end()).catch(() => say(button.closest("#tells").dataset.failed));
  });
}
