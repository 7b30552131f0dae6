// What the scripts share: elements by id, and pages that came over the wire.

const policy = globalThis.trustedTypes?.createPolicy("biberbau", { createHTML: (html) => html }) ??
  { createHTML: (html) => html };

export const $ = (id) => document.getElementById(id);

export const page = (html) => new DOMParser().parseFromString(policy.createHTML(html), "text/html");
