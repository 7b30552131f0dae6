// On every page: the worker, which has a page for when there is no line, and shows what has been asked for to be told.

const policy = globalThis.trustedTypes?.createPolicy("biberbau-worker", { createScriptURL: () => "/worker.js" });
const lang = new URL(document.querySelector("link[rel=manifest]").href).searchParams.get("lang");

async function begin() {
  try {
    await navigator.serviceWorker.register(policy ? policy.createScriptURL("") : "/worker.js");
    (await navigator.serviceWorker.ready).active?.postMessage({ lang });
  } catch { /* no worker then: nothing else needs it */ }
}

if ("serviceWorker" in navigator) addEventListener("load", begin);
