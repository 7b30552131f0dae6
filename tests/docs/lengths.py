"""How long games are and how many actions are legal, measured; ``python -m tests.docs.lengths [GAME …]`` writes it.

A table stands between ``<!-- measured: lengths GAME -->`` and ``<!-- end of measured -->``. Play is uniformly random and
the seeds are fixed, so everybody who runs it gets the same numbers.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator

import numpy as np

import biberbau
from biberbau.games import game_ids
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.rng import key_of, seed_bytes, stream
from biberbau.match import Game

from .tables import DOCS

GAMES = 200
PLACE = re.compile(r"(<!-- measured: lengths (\w+) -->\n)(.*?)(<!-- end of measured -->)", re.DOTALL)


def played(game: Game, seed: int) -> tuple[list[int], int]:
    """One game at random: how many actions were legal at each decision, and how often the same seat decided again."""
    rules, chance = game.kind.rules, random.Random(seed)
    state: np.record = np.zeros(1, dtype=game.kind.dtype)[0]
    mask = np.zeros(len(game.kind.actions), dtype=np.uint8)
    rng = stream(key_of(seed_bytes(seed), "lengths"))
    rules.deal(state, game.options_array, rng, NO_EVENTS)
    counts, again, before = [], 0, -1
    while (seat := int(rules.actor(state))) >= 0:
        counts.append(int(rules.legal(state, mask)))
        again += seat == before
        before = seat
        rules.apply(state, int(chance.choice(np.flatnonzero(mask))), rng, NO_EVENTS)
    return counts, again


def lengths(game_id: str) -> Iterator[str]:
    """A row for each number of players."""
    yield "| players | decisions in a game | from … to | legal actions | most | forced | same seat again |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    low, high = biberbau.game(game_id).kind.players
    for players in range(low, high + 1):
        game = biberbau.game(game_id, players=players)
        games = [played(game, seed) for seed in range(GAMES)]
        counts = np.concatenate([np.array(counts) for counts, _ in games])
        plies = [len(counts) for counts, _ in games]
        again = sum(again for _, again in games) / len(counts)
        yield (
            f"| {players} | {np.mean(plies):.0f} | {min(plies)} to {max(plies)} | {counts.mean():.1f} | {counts.max()} "
            f"| {(counts == 1).mean():.0%} | {again:.0%} |"
        )


def renewed(text: str) -> str:
    """The text with its table measured anew."""
    return PLACE.sub(lambda found: "\n".join((found[1], *lengths(found[2]), "", found[4])), text)


if __name__ == "__main__":
    for game_id in sys.argv[1:] or game_ids():
        page = DOCS / game_id / "environment.md"
        page.write_text(renewed(page.read_text("utf-8")), "utf-8")
        print(game_id, file=sys.stderr)
