"""Decks of one's own: how often there is each card, as a file that people write, for games whose options can say it.

The rules of a game know its decks by options. So a deck that somebody writes down is looked up among those that the
options make; it is played, replayed and told like every other choice of options.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from ..errors import OptionError
from ..games import kind as kind_of
from ..kernel.game import Document, GameKind
from ..kernel.options import Option, Value
from .game import Game

DECK_FORMAT = "biberbau-deck/1"
FIELDS = ("format", "game", "cards")

MOST_TOLD = 6
"""Cards that an error names at most."""


class NoSuchDeckError(OptionError):
    """No options make that deck. ``nearest``: those that make the nearest one, as they are typed; ``cards``: in what it
    differs, each card with how many there are there, and how many were wanted.
    """

    def __init__(self, title: str, nearest: str, cards: Sequence[tuple[str, int, int]]) -> None:
        self.nearest, self.cards = nearest, cards
        told = [f"{card} is there {there} times, not {wanted}" for card, there, wanted in cards[:MOST_TOLD]]
        told += [f"and {len(cards) - MOST_TOLD} more differ"] if len(cards) > MOST_TOLD else []
        super().__init__(
            f"the rules of {title} make no such deck; in the nearest one ({nearest}) {'; '.join(told)}"
        )


def deck_document(game: Game) -> Document:
    """The deck of a game as a file has it."""
    counts = _decks(game.kind)(game.options)
    return {"format": DECK_FORMAT, "game": game.id, "cards": {card: n for card, n in counts.items() if n}}


def deck_options(document: object, game_id: str) -> dict[str, Value]:
    """The options of that game which make the deck of a document; an OptionError says what would be right."""
    kind = kind_of(game_id)
    _decks(kind)
    wanted = _counts(document, kind)
    nearest: tuple[int, Mapping[str, Value], dict[str, int]] | None = None
    for options, every in _all_decks(kind.id):
        counts = {card: count for card, count in every.items() if count}
        if not counts:  # settled at the table
            continue
        if counts == wanted:
            return dict(options)
        cards = counts.keys() | wanted.keys()
        away = sum(abs(counts.get(card, 0) - wanted.get(card, 0)) for card in cards)
        if nearest is None or away < nearest[0]:
            nearest = away, options, counts
    assert nearest is not None
    _, closest, there = nearest
    differing = [card for card in {**there, **wanted} if there.get(card, 0) != wanted.get(card, 0)]
    differing_cards = [(card, there.get(card, 0), wanted.get(card, 0)) for card in differing]
    raise NoSuchDeckError(kind.title, _named(closest), differing_cards)


def _decks(kind: GameKind) -> Any:
    if kind.deck is None:
        raise OptionError(
            f"{kind.title} is played with the cards that are printed: its rules count them, and no option changes them"
        )
    return kind.deck


def _counts(document: object, kind: GameKind) -> dict[str, int]:
    """How many there are of each card, by its name."""
    if not isinstance(document, Mapping) or document.get("format") != DECK_FORMAT:
        raise OptionError(f"this is no deck: it begins with format: {DECK_FORMAT}, then has game and cards")
    if odd := [str(name) for name in document if name not in FIELDS]:
        raise OptionError(f"a deck has no {odd[0][:40]!r}; it has {', '.join(FIELDS)}")
    if document.get("game") != kind.id:
        raise OptionError(
            f"this deck is for the game {str(document.get('game'))[:40]!r}, not for {kind.id!r}"
        )
    cards = document.get("cards")
    if not isinstance(cards, Mapping) or not cards:
        raise OptionError("cards: how often there is each card, as in {joker: 6}")
    known = {card for _, counts in _all_decks(kind.id) for card in counts}
    found = dict[str, int]()
    for name, count in cards.items():
        if str(name) not in known:
            raise OptionError(f"there is no card {str(name)[:40]!r}; cards are: {', '.join(sorted(known))}")
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise OptionError(f"{name}: a whole number of cards expected, not {str(count)[:40]!r}")
        if count:
            found[str(name)] = count
    return found


@lru_cache(maxsize=4)
def _all_decks(game_id: str) -> tuple[tuple[Mapping[str, Value], Mapping[str, int]], ...]:
    """Every deck that the options of a game make, with these options."""
    kind = kind_of(game_id)
    return tuple((options, _decks(kind)(options)) for options in _choices(kind))


def _choices(kind: GameKind) -> Iterator[dict[str, Value]]:
    """Every choice of the options that make decks."""
    chosen = [option for option in kind.options if option.name in kind.deck_options]
    for values in product(*map(_values, chosen)):
        yield {option.name: value for option, value in zip(chosen, values, strict=True)}


def _values(option: Option) -> list[Value]:
    return [*option.choices] if option.choices else [*range(option.low, option.high + 1)]


def _named(options: Mapping[str, Value]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())
