// How cards are drawn from a seed and the players' words: the kernel's own procedures (kernel/rng.py, kernel/bag.py),
// which know numbers but no game.

import { sha256, siphash } from "./hashes.js";

const utf8 = (text) => new TextEncoder().encode(text);

export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

// Seed and words in seat order, each with its length before it; tables of version 1 had one text for all instead.
export function dealKey(seed, words, entropy) {
  if (!words) return sha256(joined([utf8("biberbau\0match\0"), seed, utf8(`\0${entropy}`)])).slice(0, 16);
  return keyFrom(seed, words, "words");
}

export function keyFrom(seed, words, purpose) {
  const parts = [seed, ...words.map(utf8)].flatMap((part) => {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.length);
    return [length, part];
  });
  return sha256(joined([utf8(`biberbau\0${purpose}\0`), ...parts])).slice(0, 16);
}

const SMALL = 2n ** 32n;

export class Draws {
  constructor(key) {
    this.key = key;
    this.count = 0;
  }

  // Each hashed word serves two draws, its high half first.
  next32() {
    const word = siphash(this.key, BigInt(this.count >> 1));
    return this.count++ & 1 ? word % SMALL : word / SMALL;
  }

  // 32 bits that make a fair number in a range: the few that would come once too often are thrown away.
  fair(ways) {
    for (;;) {
      const bits = this.next32();
      if ((bits * ways) % SMALL >= SMALL % ways) return bits;
    }
  }

  below(ways) {
    return Number((this.fair(BigInt(ways)) * BigInt(ways)) / SMALL);
  }

  // One of a bag's first cards; the bag is counts by face.
  take(bag, ways) {
    let place = this.below(ways);
    return bag.findIndex((count) => (place -= count) < 0);
  }

  // Fisher-Yates; a draw decides as many places as its range allows (at most 2**24).
  shuffle(before) {
    const cards = [...before];
    let remaining = cards.length;
    while (remaining > 1) {
      let places = 0;
      let ways = 1;
      while (remaining - places > 1 && ways * (remaining - places) <= 2 ** 24) ways *= remaining - places++;
      let bits = this.fair(BigInt(ways));
      for (; places; places--) {
        bits *= BigInt(remaining);
        const chosen = Number(bits / SMALL);
        bits %= SMALL;
        remaining--;
        [cards[remaining], cards[chosen]] = [cards[chosen], cards[remaining]];
      }
    }
    return cards;
  }
}
