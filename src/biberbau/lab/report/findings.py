"""The findings of a report as JSON: the same numbers as its page. ``FORMAT`` grows when older readers would misread
it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...kernel.game import Document
from ...kernel.options import Value
from ...match import Game
from .estimates import Estimate, Numbers, difference, difference_of, mean_of, ratio, share_of, stand_out
from .luck import ALL, DEAL, playouts_of, told_by
from .measures import Blocks, Measure, measures
from .notes import COUNT, EXPECTED, GAMES, HAPPENED, OFFERED, SEATS_USED, SHARES, TAKEN, TURNED, TURNS, USES
from .spread import apart, on_chess_scale
from .twins import Worths

FORMAT = "biberbau-report/1"

POINT = 0.01
"""One point in a hundred of a share."""

SELDOM, NEARLY_ALWAYS, FREE = 0.1, 0.9, 0.5
"""An action is dead if it is taken less than a tenth as often as by lot; dominant, if it is taken nine times in ten
though others are possible as well and random play would take it every second time at most.
"""


def told(found: Estimate, games: int, share: bool = False, least: float = -1.0) -> Document:
    """An estimate as JSON; ``games``: its number of games, and, for a share, the number for an error of one point. A
    share is nowhere below ``least``, which is -1 for differences, or above 1.
    """
    bounds = found.interval
    if share and np.isfinite(found.half):
        bounds = max(least, bounds[0]), min(1.0, bounds[1])
    entry: Document = {"value": _number(found.value), "ci95": [_number(bound) for bound in bounds]}
    if share:
        entry["games_for_a_point"] = found.games_for(POINT, games)
    return entry


def _number(value: float) -> float | None:
    return round(value, 6) if np.isfinite(value) else None


def measured(game: Game, blocks: Blocks) -> list[Document]:
    """Every measure."""
    return [
        {"name": one.name, "share": one.share, **told(blocks.estimate(one), blocks.games, one.share, 0.0)}
        for one in measures(game)
    ]


def lengths(blocks: Blocks) -> Document:
    """The histogram of decisions per game: edges of the bars, and a count for each bar."""
    counts, edges = np.histogram(blocks.plies, bins=min(30, 1 + max(blocks.plies) - min(blocks.plies)))
    return {"edges": [round(float(edge), 2) for edge in edges], "games": counts.tolist()}


def used(game: Game, blocks: Blocks) -> list[Document]:
    """Every action that was possible beside others: how often it was taken, its effect, and whether it is significant."""
    rows = {
        number: row for number, row in blocks.rows(lambda one: one.uses, USES).items() if row[OFFERED].any()
    }
    fair = 1 / game.players
    found, dead, dominant, winning = list[Document](), list[float](), list[float](), list[float]()
    for number, row in rows.items():
        offered, taken, by_lot = (float(row[at].sum()) for at in (OFFERED, TAKEN, EXPECTED))
        rate = share_of(ratio(row[TAKEN], row[OFFERED]), taken, offered)
        won = share_of(
            ratio(row[SHARES], row[SEATS_USED]), float(row[SHARES].sum()), float(row[SEATS_USED].sum())
        )
        dead.append(_below(rate, SELDOM * by_lot / offered))
        dominant.append(_above(rate, NEARLY_ALWAYS) if by_lot / offered <= FREE else 1.0)
        winning.append(won.chance_of(fair) if row[SEATS_USED].any() else 1.0)
        found.append(
            {
                "action": game.kind.actions[number].notation,
                "word": game.kind.actions[number].word,
                "offered": int(offered),
                "taken": int(taken),
                "rate": told(rate, blocks.games, share=True, least=0.0),
                "by_lot": round(by_lot / offered, 6),
                "turned": _number(float(row[TURNED].sum()) / taken) if taken else None,
                "won": told(won, blocks.games, share=True, least=0.0),
            }
        )
    for name, chances in (("dead", dead), ("dominant", dominant), ("winning", winning)):
        for entry, marked in zip(found, stand_out(chances), strict=True):
            entry[name] = marked
    return found


def _below(found: Estimate, bound: float) -> float:
    return found.chance_of(bound) / 2 if found.value < bound else 1.0


def _above(found: Estimate, bound: float) -> float:
    return found.chance_of(bound) / 2 if found.value > bound else 1.0


def happened(game: Game, blocks: Blocks) -> list[Document]:
    """Every kind of event: how often a game, in what share of games, how often it came with a new leader."""
    games, found = blocks.column("games"), list[Document]()
    rows = blocks.rows(lambda one: one.events, HAPPENED)
    for kind in game.kind.events:
        row: NDArray[np.float64] = rows.get(int(kind), np.zeros((HAPPENED, len(blocks))))
        count, in_games = float(row[COUNT].sum()), float(row[GAMES].sum())
        share = share_of(ratio(row[GAMES], games), in_games, float(games.sum()))
        found.append(
            {
                "event": kind.name.lower(),
                "says": kind.says,
                "a_game": told(ratio(row[COUNT], games), blocks.games),
                "games": told(share, blocks.games, share=True, least=0.0),
                "turned": _number(float(row[TURNS].sum()) / count) if count else None,
            }
        )
    return found


def levels(steps: Sequence[tuple[str, str, Sequence[Document]]], players: int) -> list[Document]:
    """Each level at a table of the one below it: its wins, beside its fair share."""
    found = list[Document]()
    for better, below, blocks in steps:
        games = [block["games"] for block in blocks]
        won = [block["won"] for block in blocks]
        share = share_of(ratio(won, games), sum(won), sum(games))
        found.append(
            {
                "bot": better,
                "others": below,
                "games": int(sum(games)),
                "fair": round(1 / players, 6),
                **told(share, int(sum(games)), share=True, least=0.0),
            }
        )
    return found


def spread(steps: Sequence[tuple[str, str, Sequence[Document]]], players: int) -> Document:
    """The distance of the levels, in Elo and on the scale on which chess is 1."""
    played = [blocks for _, _, blocks in steps]
    games = int(sum(block["games"] for blocks in played for block in blocks))
    found = apart(played, players)
    value, low, high = (on_chess_scale(elo, len(steps), players) for elo in (found.value, *found.interval))
    half = (high - low) / 2
    return {
        "weakest": steps[0][1],
        "strongest": steps[-1][0],
        "elo": told(found, games),
        "chess": {
            "value": _number(value),
            "ci95": [_number(low), _number(high)],
            "games_for_a_point": max(1, math.ceil(games * (half / POINT) ** 2))
            if np.isfinite(half)
            else None,
        },
    }


def luck(game: Game, blocks: Sequence[Document]) -> Document:
    """A lower bound for the share of luck: squares of correlations, where those below 0 say nothing."""
    found: Document = {"games": len(blocks), "playouts": playouts_of(game)}
    for kind in (DEAL, ALL):
        one = told_by(blocks, kind)
        low, high = [_squared(bound) for bound in one.interval]
        for_a_point = None
        if low is not None and high is not None and high > low:
            for_a_point = math.ceil(len(blocks) * ((high - low) / 2 / POINT) ** 2)
        found[kind] = {"value": _squared(one.value), "ci95": [low, high], "games_for_a_point": for_a_point}
    return found


def _squared(value: float) -> float | None:
    return _number(min(1.0, max(0.0, value)) ** 2) if np.isfinite(value) else None


def regrets(words: Sequence[str], blocks: Sequence[Document]) -> list[Document]:
    """By kind of decision: the cost of deciding at random there, for each game in which it comes."""
    found = list[Document]()
    for word in words:
        games, lapses, lost, squares = (
            float(sum(block["words"][word][at] for block in blocks)) for at in range(4)
        )
        if games:
            cost = difference_of(games, lost, squares)
            found.append(
                {
                    "word": word,
                    "games": int(games),
                    "decisions_a_game": round(lapses / games, 4),
                    **told(cost, 2 * int(games), share=True),
                    "chance": cost.chance_of(),
                }
            )
    return _marked(found)


def worths(found: Worths) -> Document:
    """The worth of each card, the most valuable first."""
    rows = list[Document]()
    for face, entry in found.entries.items():
        worth = found.worth(face)
        twins = int(entry[0])
        rows.append(
            {"card": face, "twins": twins, **told(worth, 2 * twins, share=True), "chance": worth.chance_of()}
        )
    rows.sort(key=lambda row: (-(row["value"] or 0.0), row["card"]))
    return {
        "twins": found.twins,
        "variance_saved": round(found.saved(), 4),
        "cards": _marked(rows),
    }


def _marked(rows: list[Document]) -> list[Document]:
    """Significant rows: those whose value is not 0."""
    for row, marked in zip(rows, stand_out([row.pop("chance") for row in rows]), strict=True):
        row["stands_out"] = marked
    return rows


def kingmaking(blocks: Sequence[Document]) -> Document:
    """How often a seat without hope decides, and how much that moves another's chance."""
    looked, hopeless, moved, squares = (
        sum(block[name] for block in blocks) for name in ("looked", "hopeless", "moved", "squares")
    )
    share = share_of(mean_of(looked, hopeless, hopeless), hopeless, looked)
    return {
        "looked": looked,
        "hopeless": told(share, looked, share=True, least=0.0),
        "moved": told(difference_of(hopeless, moved, squares), looked, share=True),
    }


def compared(game: Game, one: Blocks, other: Blocks) -> list[Document]:
    """Every measure of two variants in the same deals, significant changes first."""
    return sorted(_marked(_changes(game, one, other)), key=lambda row: not row["stands_out"])


def bites(game: Game, whole: Blocks, variants: Sequence[tuple[str, Value, Blocks]]) -> list[Document]:
    """The effect of each changed option: its measures as in ``compared``, marked over all options together."""
    rows = [(name, value, blocks.games, _changes(game, whole, blocks)) for name, value, blocks in variants]
    _marked([row for *_, changes in rows for row in changes])
    return [
        {"option": name, "value": value, "games": games, "measures": changes}
        for name, value, games, changes in rows
    ]


def _changes(game: Game, one: Blocks, other: Blocks) -> list[Document]:
    rows, count = list[Document](), min(len(one), len(other))

    def cut(blocks: Blocks, measure: Measure) -> tuple[Numbers, Numbers]:
        return blocks.column(measure.over)[:count], blocks.column(measure.each)[:count]

    games = int(one.column("games")[:count].sum())
    for measure in measures(game):
        first, second = cut(one, measure), cut(other, measure)
        if first[1].sum() and second[1].sum():
            change = difference(second, first)
            rows.append(
                {
                    "name": measure.name,
                    "share": measure.share,
                    "before": _number(ratio(*first).value),
                    "after": _number(ratio(*second).value),
                    **told(change, games, measure.share),
                    "chance": change.chance_of(),
                }
            )
    return rows
