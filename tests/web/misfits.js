// Evaluated on a table's page: what cannot be read or pressed there, or in the box `within` that lies over it, each as one line.
(within) => {
  const found = [], say = (what, part) => found.push(`${what}: ${name(part)}`);
  const name = (part) => `${part.id ? '#' + part.id : part.localName + '.' + [...part.classList].join('.')}`
    + ` in ${part.parentElement.closest('[id]')?.id ?? ''}`;
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const unit = (part) => part.closest('.card, .chip, .pod, .pile-of, .pile-box, button, a, summary, .sign') ?? part;
  const shown = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !part.closest('.unseen, [hidden], #steps, svg, .skip');
  const clips = (part) => {
    const around = [];
    for (let up = within ? part : part.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') around.push(up);
      if (up.matches(':popover-open') || style.position === 'fixed') break; // what is around it does not clip it
    }
    return around;
  };
  const inside = (box, part) => {
    const view = { left: -1, top: -1, right: innerWidth + 1, bottom: innerHeight + 1 };
    const bounds = [view, ...clips(part).map((up) => up.getBoundingClientRect())];
    return bounds.every((at) => box.left >= at.left - 2 && box.right <= at.right + 2
      && box.top >= at.top - 2 && box.bottom <= at.bottom + 2);
  };
  const covered = (box, part, along = [0.5]) => {
    const spots = along.map((at) => box.left + (box.right - box.left) * at);
    return spots.some((x) => hidden(document.elementFromPoint(x, (box.top + box.bottom) / 2), part));
  };
  const hidden = (hit, part) => {
    return !hit || !(hit.matches('.tap') || unit(part).contains(hit) || unit(hit).contains(part) || hit.contains(part)
      || hit.closest('.pile-box, .pile-of')?.contains(part));
  };
  const prompt = document.querySelector('#prompt');
  const unscrolled = () => {
    scrollTo(0, 0);
    for (const part of document.querySelectorAll(within ? `:is(${within}), :is(${within}) *` : '#table *')) part.scrollTop = part.scrollLeft = 0;
  };
  unscrolled();
  for (const ornament of document.querySelectorAll('.lantern, .beaver')) ornament.style.pointerEvents = 'all'; // to be hit
  if (!within && prompt && (prompt.getBoundingClientRect().bottom > innerHeight || covered(prompt.getBoundingClientRect(), prompt)))
    found.push('the prompt is not in sight at first');
  const answer = document.querySelector('.table.playing:not(.lesson) #commit');
  if (!within && answer?.checkVisibility() && (innerWidth > innerHeight || innerHeight >= 600) && !inside(answer.getBoundingClientRect(), answer))
    found.push('the answer is not in sight at first');
  const hand = document.querySelector('.table.playing:not(.lesson) #mine .hand');
  if (!within && hand && (innerWidth > innerHeight || innerHeight >= 600)) {
    const kept = document.querySelector('#mine').getBoundingClientRect();
    const scrolls = getComputedStyle(hand).overflowY === 'auto'; // a crowd: the rest of it is behind its own edge
    const out = [...hand.querySelectorAll('.card')].filter((card) => !inside(card.getBoundingClientRect(), hand) && !scrolls);
    if (out.length || kept.bottom > innerHeight + 1) found.push(`the hand is not in sight: ${out.length} cards`);
  }
  // what must be read
  for (const part of document.querySelectorAll(within ? `:is(${within}), :is(${within}) *` : 'body *')) {
    const texts = [...part.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!texts.length || !shown(part) || part.closest('script, style, noscript, option')) continue;
    const size = parseFloat(getComputedStyle(part).fontSize);
    if (size && size < 11.95) say(`${size.toFixed(1)} px text`, part);
    if (part.matches('.paper .name') && part.scrollWidth > part.clientWidth + 1) say('cut short', part);
    if (part.closest('.paper .name, .floor, .pods .fan .card, .pile .card:not(:last-child)')) continue;
    part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const scrolls = clips(part).some((up) => up.scrollHeight > up.clientHeight + 2 && getComputedStyle(up).overflowY === 'auto');
    if (scrolls) part.scrollIntoView({ block: 'start', inline: 'nearest' });
    const range = document.createRange();
    range.selectNodeContents(texts[0]);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1);
    const cut = getComputedStyle(part).textOverflow === 'ellipsis' || part.closest('#recent-lines li');
    if (cut) {
      const share = part.closest('.pod.me') ? 1 : 0.55; // one's own line has room for a short name
      if (part.clientWidth < Math.min(part.scrollWidth * share, 56)) say('cut short', part);
      continue;
    }
    for (const { left, right, top, bottom } of scrolls ? lines.slice(0, 1) : lines) {
      const box = { left, right, top: top + (bottom - top) * 0.18, bottom: bottom - (bottom - top) * 0.14 }; // as high as letters
      if (!inside(box, part)) { say('clipped', part); break; }
      if (covered(box, part, part.closest('.card') ? [0.5] : [0.04, 0.5, 0.96])) { say('covered', part); break; }
    }
  }
  // what can be pressed: the visible strip of a card in a fan counts
  for (const part of document.querySelectorAll('button, a[href], label.tap, input:not(.pick, .tick, [type=hidden]), summary')) {
    if (!shown(part) || (within && !part.closest(within))) continue;
    part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const target = part.matches('input') && part.closest('label') || part;
    const box = target.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (Math.min(box.width, box.height) < (part.closest('.prose, .proof, .log, p') ? 20 : 39.5) && innerWidth < 1000
      && !part.closest('.pods .card, .board .card')) say(`${Math.round(box.width)}x${Math.round(box.height)} to press`, part);
    const spots = [0.08, 0.2, 0.5].map((at) => document.elementFromPoint(box.left + box.width * at, box.top + box.height * 0.4));
    const hits = spots.filter((hit) => hit && (target === hit || target.contains(hit) || unit(part) === unit(hit)));
    if (!hits.length) say('cannot be pressed', part);
    if (!inside({ left: box.left + 2, right: box.left + 10, top: box.top + 2, bottom: box.top + Math.min(box.height, 20) }, part)) say('outside', part);
  }
  for (const card of within ? [] : document.querySelectorAll('#mine .hand .card')) {
    const width = card.getBoundingClientRect().width;
    if (width && width < 43.5) { say(`${Math.round(width)} px card`, card); break; }
  }
  unscrolled();
  return [...new Set(found)];
}
