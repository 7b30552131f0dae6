"""Custom decks: how many copies of each card there are and its points, as a file, for games with options for that.

Rules know decks by options. So a deck file is looked up among the decks that the options make; it is played, replayed
and told like every other choice of options.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import chain, product
from typing import Any

from ..errors import OptionError
from ..games import kind as kind_of
from ..kernel.game import Document, GameKind
from ..kernel.options import Option, Value
from .game import Game

DECK_FORMAT = "biberbau-deck/1"
FIELDS = ("format", "game", "cards", "points")

MOST_TOLD, MOST_QUOTED = 6, 40
"""The most cards that an error names, and the most characters that it quotes."""


REASONS = (
    "printed", "format", "field", "game", "cards", "card", "count", "none", "fixed", "points", "point", "unlike",
)  # fmt: skip
"""The reasons why something is no deck of a game."""


class DeckError(OptionError):
    """This is no deck of that game. ``reason``: one of ``REASONS``; ``values``: the names in its message."""

    def __init__(self, says: str, reason: str, **values: str | int) -> None:
        assert reason in REASONS
        super().__init__(says)
        self.reason, self.values = reason, values


class NoSuchDeckError(DeckError):
    """No options make that deck. ``nearest``: options of the nearest deck, as typed; ``cards``: the differences, each
    card with its number there (or its points), and the number wanted. ``says``: the format of one difference in an
    error.
    """

    def __init__(
        self, begins: str, says: str, nearest: str, cards: Sequence[tuple[str, int, int]], reason: str
    ) -> None:
        self.nearest, self.cards = nearest, cards
        told = [says.format(*card) for card in cards[:MOST_TOLD]]
        told += [f"and {len(cards) - MOST_TOLD} more differ"] if len(cards) > MOST_TOLD else []
        super().__init__(f"{begins} ({nearest}) {'; '.join(told)}", reason)


def deck_document(game: Game) -> Document:
    """The deck of a game as a file; points only where they differ from the defaults."""
    counts = _decks(game.kind)(game.options)
    found: Document = {"format": DECK_FORMAT, "game": game.id}
    found["cards"] = {card: n for card, n in counts.items() if n}
    if game.kind.points is not None:
        usual = game.kind.points(_usual(game.kind))
        points = game.kind.points(game.options)
        if changed := {card: n for card, n in points.items() if n != usual[card]}:
            found["points"] = changed
    return found


def deck_options(document: object, game_id: str) -> dict[str, Value]:
    """The options for a document's deck; a DeckError says what would be right."""
    kind = kind_of(game_id)
    _decks(kind)
    fields = _fields(document, kind)
    found = _points_options(fields["points"], kind) if "points" in fields else {}
    return found if found and "cards" not in fields else _cards_options(fields.get("cards"), kind) | found


def _cards_options(cards: object, kind: GameKind) -> dict[str, Value]:
    """The options for these numbers of cards."""
    wanted, nearest = _counts(cards, kind), dict[str, Value]()
    for group in kind.deck_options:
        # without cards: the deck is settled at the table
        choices = [(options, deck) for options, deck in _choices(kind.id, group) if deck]
        own = {
            card
            for _, deck in choices
            for card in deck
            if any(other[card] != deck[card] for _, other in choices)
        }
        best = min(choices, key=lambda choice: sum(abs(choice[1][card] - wanted[card]) for card in own))
        nearest |= best[0]
    there = +Counter(_decks(kind)(_defaults(kind) | nearest))
    if there == wanted:
        return nearest
    differing = [card for card in {**there, **wanted} if there[card] != wanted[card]]
    raise NoSuchDeckError(
        f"the rules of {kind.title} make no such deck; in the nearest one",
        "{} is there {} times, not {}",
        _named(nearest),
        [(card, there[card], wanted[card]) for card in differing],
        "none",
    )


def _points_options(points: object, kind: GameKind) -> dict[str, Value]:
    """The options for these points of cards; a card that is not named has its default."""
    if kind.points is None:
        raise DeckError(f"no option of {kind.title} changes what its cards count: leave points out", "fixed")
    usual = _usual(kind)
    wanted = {**kind.points(usual), **_numbers(points, kind.points(usual))}
    nearest = dict[str, Value]()
    for option in kind.options:
        if option.name in kind.points_options:
            choices = {value: kind.points({**usual, option.name: value}) for value in _values(option)}
            own = [card for card in wanted if len({counts[card] for counts in choices.values()}) > 1]
            nearest[option.name] = min(
                choices, key=lambda value: sum(abs(choices[value][card] - wanted[card]) for card in own)
            )
    there = kind.points({**usual, **nearest})
    if differing := [(card, there[card], n) for card, n in wanted.items() if there[card] != n]:
        raise NoSuchDeckError(
            f"no options of {kind.title} let its cards count so; in the nearest way",
            "{} counts {}, not {}",
            _named(nearest),
            differing,
            "unlike",
        )
    return nearest


def _numbers(points: object, usual: Mapping[str, int]) -> dict[str, int]:
    """The points of cards in a file."""
    if not isinstance(points, Mapping) or not points:
        raise DeckError("points: what cards count, as in {bat: 3}", "points")
    for name, count in points.items():
        if str(name) not in usual:
            raise _no_card(str(name), usual)
        if isinstance(count, bool) or not isinstance(count, int):
            given = str(count)[:MOST_QUOTED]
            raise DeckError(
                f"{name}: a whole number of points expected, not {given!r}",
                "point",
                card=str(name),
                count=given,
            )
    return {str(name): count for name, count in points.items()}


def _no_card(name: str, known: Collection[str]) -> DeckError:
    odd, there = name[:MOST_QUOTED], ", ".join(sorted(known))
    return DeckError(f"there is no card {odd!r}; cards are: {there}", "card", card=odd, cards=there)


def _usual(kind: GameKind) -> dict[str, Value]:
    """The defaults of all options."""
    return {option.name: option.default for option in kind.options}


def _decks(kind: GameKind) -> Any:
    if kind.deck is None:
        raise DeckError(
            f"{kind.title} is played with the cards that are printed: its rules count them, and no option changes them",
            "printed",
        )
    return kind.deck


def _fields(document: object, kind: GameKind) -> Mapping[str, object]:
    """The fields of a deck of this game."""
    if not isinstance(document, Mapping) or document.get("format") != DECK_FORMAT:
        raise DeckError(
            f"this is no deck: it begins with format: {DECK_FORMAT}, then has game and cards",
            "format",
            format=DECK_FORMAT,
        )
    if odd := [str(name)[:MOST_QUOTED] for name in document if name not in FIELDS]:
        fields = ", ".join(FIELDS)
        raise DeckError(f"a deck has no {odd[0]!r}; it has {fields}", "field", name=odd[0], fields=fields)
    if document.get("game") != kind.id:
        other = str(document.get("game"))[:MOST_QUOTED]
        raise DeckError(f"this deck is for the game {other!r}, not for {kind.id!r}", "game", game=other)
    return document


def _counts(cards: object, kind: GameKind) -> Counter[str]:
    """The number of each card, by its name."""
    if not isinstance(cards, Mapping) or not cards:
        raise DeckError("cards: how often there is each card, as in {joker: 6}", "cards")
    known = {card for group in kind.deck_options for _, deck in _choices(kind.id, group) for card in deck}
    found = Counter[str]()
    for name, count in cards.items():
        if str(name) not in known:
            raise _no_card(str(name), known)
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            given = str(count)[:MOST_QUOTED]
            raise DeckError(
                f"{name}: a whole number of cards expected, not {given!r}",
                "count",
                card=str(name),
                count=given,
            )
        if count:
            found[str(name)] = count
    return found


def _defaults(kind: GameKind) -> dict[str, Value]:
    """The defaults of the options that make decks."""
    return {
        option.name: option.default for option in kind.options if option.name in chain(*kind.deck_options)
    }


@lru_cache(maxsize=16)
def _choices(game_id: str, group: Sequence[str]) -> tuple[tuple[Mapping[str, Value], Counter[str]], ...]:
    """Every choice of a group of options, and its deck with all other options at their defaults."""
    kind = kind_of(game_id)
    chosen = [option for option in kind.options if option.name in group]
    found = []
    for values in product(*map(_values, chosen)):
        options = {option.name: value for option, value in zip(chosen, values, strict=True)}
        found.append((options, +Counter(_decks(kind)(_defaults(kind) | options))))
    return tuple(found)


def _values(option: Option) -> list[Value]:
    return [*option.choices] if option.choices else [*range(option.low, option.high + 1)]


def _named(options: Mapping[str, Value]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())
