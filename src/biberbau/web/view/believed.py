"""Beliefs about hidden cards, in a reader's words: beside an analysis board, and after a game with the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, sqrt

from markupsafe import Markup

from ...coach.hand_inference import Chance, Holding, holdings, truly
from ...games import kind
from ...games.common.view.shown import shown
from ...kernel.game import GameKind
from ...lab.calibration import Calibration, Tenth, calibration
from ...match import Position, View
from ..domain.messages import SAYS
from .model import SeatModel

WORLDS = 400
"""The number of worlds from which beliefs are estimated."""

OFF = ceil(100 * 1.96 * 0.5 / sqrt(WORLDS))
"""The error of a percentage from that many worlds (95 %)."""

FIRST = 8
"""The number of cards that are shown at once; the others come on demand."""

SIDE, EDGE = 240, 34
"""The size of a curve's drawing, and the margin for its numbers."""


@dataclass(frozen=True)
class Guess:
    """A card, or a kind of card, that may lie somewhere. ``percent``: how likely; ``said``: the same in words;
    ``there``: how many of it truly lay there, 0 also where nobody may know.
    """

    name: str
    percent: float
    said: str
    there: int = 0


@dataclass(frozen=True)
class Believed:
    """The hidden cards of a seat. ``where``: their places in its row, "" in a hand; ``hidden``: how many cards;
    ``first`` and ``others``: the possible cards, the likeliest first; ``truly``: the true ones, None where that is
    secret.
    """

    seat: SeatModel
    where: str
    known: tuple[str, ...]
    hidden: int
    first: tuple[Guess, ...]
    others: tuple[Guess, ...]
    sorts: tuple[Guess, ...]
    truly: tuple[str, ...] | None = None


def believed(
    view: View, seats: Sequence[SeatModel], lang: str, true: Position | None = None
) -> tuple[Believed, ...]:
    """Beliefs about everything that a view hides; ``true``: the true position, where the viewer may know it by now."""
    game = view.game.kind
    sorts = shown(game.id).sorts
    faces = {name: [*map(game.card_name, of)] for name, of in sorts.faces.items()} if sorts else None
    found = holdings(view, WORLDS, sorts=faces)
    there = [None] * len(found) if true is None else truly(true, found)
    return tuple(
        _believed(game, one, seats[one.seat], lang, truth) for one, truth in zip(found, there, strict=True)
    )


def _believed(
    game: GameKind, one: Holding, seat: SeatModel, lang: str, true: tuple[str, ...] | None
) -> Believed:
    looks, numbers, there = shown(game.id), faces_of(game.id), Counter(true or ())

    def name(face: str) -> str:
        return looks.words.bare_card(numbers[face], lang) if face in numbers else face

    def guess(chance: Chance, called: str, count: int = 0) -> Guess:
        """For cards of a row, how likely each is this card; for a hand, how likely it has one."""
        share = chance.mean / one.hidden if one.slots else chance.some
        return Guess(called, round(100 * share, 1), said(share, lang), count)

    missed = [Chance(face, 0.0, 0.0) for face in there.keys() - {chance.face for chance in one.chances}]
    guesses = [guess(chance, name(chance.face), there[chance.face]) for chance in (*one.chances, *missed)]
    first = [*guesses[:FIRST], *(late for late in guesses[FIRST:] if late.there)]
    says = looks.sorts
    return Believed(
        seat,
        " · ".join(_place(game, slot, lang) for slot in one.slots),
        tuple(name(face) for face in one.known),
        one.hidden,
        tuple(first),
        tuple(late for late in guesses[FIRST:] if not late.there),
        tuple(guess(chance, says(chance.face, lang)) for chance in one.sorts) if says else (),
        None if true is None else tuple(name(face) for face in true),
    )


def said(share: float, lang: str) -> str:
    """A share in words: a card that no sampled world has shown may still be there."""
    key = "belief-hardly" if share < 0.01 else "belief-surely" if share > 0.99 else "belief-about"
    return SAYS(lang, key, n=round(100 * share))


def _place(game: GameKind, slot: int, lang: str) -> str:
    says = shown(game.id).place
    return SAYS(lang, "belief-place", n=slot + 1) if says is None else says(slot, lang)


@cache
def faces_of(game_id: str) -> dict[str, int]:
    """The number of each card by its name in documents."""
    game, found = kind(game_id), dict[str, int]()
    for number in range(128):
        try:
            found.setdefault(game.card_name(number).strip("()"), number)
        except (IndexError, KeyError, ValueError):
            break
    return found


# --------------------------------------------------------------------------------------------- calibration


@dataclass(frozen=True)
class Curve:
    """The calibration of such beliefs. ``tenths``: in percent the stated chance, the observed frequency, and its
    error.
    """

    of: Calibration
    tenths: tuple[tuple[int, int, int], ...]
    drawn: Markup


@cache
def curve(game_id: str) -> Curve | None:
    """The calibration curve of a game; None where it has not been measured."""
    found = calibration(game_id)
    if found is None:
        return None
    tenths = tuple(
        (round(100 * t.told), round(100 * t.true), max(1, ceil(100 * t.off))) for t in found.tenths
    )
    return Curve(found, tenths, _drawn(found.tenths))


def _drawn(tenths: Sequence[Tenth]) -> Markup:
    """The drawing of a curve; the table beside it says the same to people who cannot see it."""

    def x(share: float) -> str:
        return f"{EDGE + share * SIDE:.1f}"

    def y(share: float) -> str:
        return f"{8 + (1 - min(1.0, max(0.0, share))) * SIDE:.1f}"

    grid = "".join(
        f'<path class="grid" d="M{x(0)} {y(at)}H{x(1)}M{x(at)} {y(0)}V{y(1)}"/>'
        f'<text x="{EDGE - 6}" y="{float(y(at)) + 4:.1f}">{round(100 * at)}</text>'
        f'<text class="below" x="{x(at)}" y="{SIDE + 26}">{round(100 * at)}</text>'
        for at in (0, 0.25, 0.5, 0.75, 1)
    )
    points = "".join(
        f'<path class="off" d="M{x(t.told)} {y(t.true - t.off)}V{y(t.true + t.off)}"/>'
        f'<circle cx="{x(t.told)}" cy="{y(t.true)}" r="4"/>'
        for t in tenths
    )
    same = f'<path class="same" d="M{x(0)} {y(0)}L{x(1)} {y(1)}"/>'
    return Markup(
        f'<svg viewBox="0 0 {SIDE + EDGE + 14} {SIDE + 32}" aria-hidden="true">{grid}{same}{points}</svg>'
    )
