// Who signs out of this browser is told nothing here any more: a message would show their name to the next person.
const root = new URL("..", import.meta.url).pathname; // the server's own path: scripts lie one folder below
const form = document.getElementById("out");

form.addEventListener("submit", async (event) => {
  if (!navigator.serviceWorker) return;
  event.preventDefault();
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = await registration?.pushManager?.getSubscription();
    if (found) {
      await fetch(`${root}push/end`, { method: "POST", body: new URLSearchParams({ endpoint: found.endpoint }) });
      await found.unsubscribe();
    }
  } finally {
    form.submit();
  }
}, { once: true });
