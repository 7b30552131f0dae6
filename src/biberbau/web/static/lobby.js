// A part of a page that changes: the open tables, a tournament. What is typed elsewhere on the page stays as it is.

import { $, page } from "./page.js";
import { patch } from "./patch.js";
import { stream } from "./stream.js";

const id = document.querySelector("[data-stream]").id;

const line = stream(() => `${$(id).dataset.stream}have=${$(id).dataset.version ?? ""}`, {
  message: ({ data }) => {
    const fresh = page(data).getElementById(id);
    if (fresh) patch($(id), fresh);
  },
});

line.open();

// A page that nobody sees needs no stream: browsers open only a few at once. Shown again, it opens one by itself.
const hidden = () => { if (document.hidden) line.rest(); };
document.addEventListener("visibilitychange", hidden);
addEventListener("pagehide", line.rest);
hidden();
