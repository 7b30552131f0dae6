// Passkeys: asks the server for a challenge, the browser for an answer, and sends it back.
const root = new URL("..", import.meta.url).pathname; // the server's own path: scripts lie one folder below
const LIVE = { Accept: "text/vnd.biberbau" };
const wrong = document.getElementById("passkey-wrong");
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const post = async (path, fields = {}) => {
  const answer = await fetch(root + path, { method: "POST", headers: LIVE, body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(await answer.text(), { cause: "said" });
  return answer;
};

const readable = (options) => {
  options.challenge = bytes(options.challenge);
  if (options.user) options.user.id = bytes(options.user.id);
  for (const known of [...(options.excludeCredentials ?? []), ...(options.allowCredentials ?? [])]) known.id = bytes(known.id);
  return { publicKey: options };
};

const sendable = (made) => {
  const { response } = made, parts = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (response[name]) parts[name] = text(response[name]);
  }
  return JSON.stringify({ id: made.id, rawId: text(made.rawId), type: made.type, response: parts, clientExtensionResults: {} });
};

const make = async () => {
  const asked = await (await post("you/passkey/ask")).json();
  return post("you/passkey/make", { credential: sendable(await navigator.credentials.create(readable(asked))) });
};

const back = async (form) => {
  const asked = await (await post("you/back/ask")).json();
  const credential = sendable(await navigator.credentials.get(readable(asked)));
  return post("you/back", { credential, ...Object.fromEntries(new FormData(form)) });
};

const press = async (button) => {
  wrong.hidden = true;
  button.disabled = true;
  try {
    if (!globalThis.PublicKeyCredential) throw new Error(button.dataset.none, { cause: "said" });
    const answer = await (button.dataset.passkey === "make" ? make() : back(button.form));
    location.assign(answer.headers.get("Location"));
  } catch (error) {
    wrong.textContent = error.cause === "said" ? error.message : button.dataset.failed;
    wrong.hidden = false;
    button.disabled = false;
  }
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-passkey]");
  if (!button) return;
  event.preventDefault();
  press(button);
});
document.getElementById("back")?.addEventListener("submit", (event) => event.preventDefault());
