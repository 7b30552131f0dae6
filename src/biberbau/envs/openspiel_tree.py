"""A small game's whole tree, for OpenSpiel's solvers in C++ (``pyspiel.load_efg_game``).

It is the output of OpenSpiel's ``export_gambit``, with each information state's view added. Nothing here imports
OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..bots import Bot
from ..errors import OptionError
from ..match.position import View
from .openspiel_state import Setup, Spot


@dataclass(frozen=True)
class Tree:
    """``text``: the tree in Gambit's format. ``nodes``, ``histories``: the number of nodes, and of terminal ones.

    ``states``: for each information state, one of its spots. In OpenSpiel's game of the text, its string is the key,
    and its actions are the places of the spot's ``legal``.
    """

    text: str
    nodes: int
    histories: int
    states: Mapping[str, Spot]


def tree_of(found: Setup, limit: int = 10_000_000) -> Tree:
    """Enumerate a game whose chance is not sampled; OptionError if it has more nodes than the limit."""
    if not found.explicit:
        raise OptionError("chance=sampled draws keys: a tree needs chance=merged, or chance=explicit")
    players = " ".join(f'"{seat}"' for seat in range(found.players))
    lines = [f'EFG 2 R "{found.game.id}" {{ {players} }}']
    numbers: list[dict[str, int]] = [{} for _ in range(found.players)]
    states: dict[str, Spot] = {}
    waiting, histories = [found.start], 0
    while waiting:
        spot, number = waiting.pop(), len(lines)
        if number > limit:
            raise OptionError(f"this game has more than {limit} nodes: make it smaller by its options")
        if spot.over:
            histories += 1
            lines.append(f't "" {number} "" {{ {" ".join(map(repr, spot.paid))} }}')
            continue
        actions: Sequence[int] = range(spot.ways) if spot.ways else spot.legal
        if spot.ways:
            shares = [share for share, _ in spot.falls] or [1 / spot.ways] * spot.ways
            ways = " ".join(f'"{way}" {share!r}' for way, share in enumerate(shares))
            lines.append(f'c "" {number} "" {{ {ways} }} 0')
        else:
            seat = spot.player
            told = numbers[seat].setdefault(spot.information(seat), len(numbers[seat]) + 1)
            states.setdefault(f"{seat}-{seat}-{told}-", spot)
            ways = " ".join(f'"{place}"' for place in range(len(actions)))
            lines.append(f'p "" {seat + 1} {told} "" {{ {ways} }} 0')
        waiting += [spot.after(action) for action in reversed(actions)]
    return Tree("\n".join(lines) + "\n", len(lines) - 1, histories, states)


def policy_of(tree: Tree, bot: Bot, seeds: int = 1) -> dict[str, list[tuple[int, float]]]:
    """A bot's policy at each information state, for ``pyspiel.TabularPolicy``: the frequencies of its choices.

    More tries estimate a randomised bot better.
    """
    found = {}
    for name, spot in tree.states.items():
        state = spot.view(spot.player)
        assert state is not None
        view = View(spot.setup.game, state, spot.player)
        tries = seeds if len(spot.legal) > 1 else 1
        chosen = [bot.choose(view, f"{name}{seed}".encode()).id for seed in range(tries)]
        found[name] = [(place, chosen.count(action) / tries) for place, action in enumerate(spot.legal)]
    return found
