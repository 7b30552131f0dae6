"""Scenarios that read like the rulebook: lay a table, play, look.

>>> table(line="blue dog, green ostrich", hand="rhino").play("rhino").line
'blue dog, red rhino'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from biberbau.games.beasty_bar.rules import deck
from common.scenario import BaseTable

STRENGTH = {animal.name: animal.strength for animal in deck.ANIMALS}
NEW_BEASTS = {animal.name for animal in deck.ANIMALS[:12]}


def _cards(text: str | Iterable[str], colour: str = "") -> list[str]:
    """``"blue dog, green bat"`` as a list; in a hand the colour may be left out."""
    words = [word.strip() for word in text.split(",")] if isinstance(text, str) else list(text)
    return [f"{colour} {word}" if colour and word in STRENGTH else word for word in words if word]


class Table(BaseTable):
    """A match from a laid-out position on. Cards are text, lines run from the gate, piles from the bottom."""

    GAME = "beasty_bar"
    legal = BaseTable.notations

    # ------------------------------------------------------------------------------------------- playing

    def notation(self, action: str) -> str:
        word, _, rest = action.partition(" ")
        if action in STRENGTH:
            return f"play {action}"
        if word == "at" and " " in rest:
            return f"at {self._zone('line').index(rest) + 1}"
        if word == "stack" and " " in rest:
            return f"stack {self._zone('on_the_way').index(rest) + 1}"
        return action

    # ------------------------------------------------------------------------------------------- looking

    def _zone(self, name: str) -> list[str]:
        zone = self.document[name]
        assert isinstance(zone, list)
        return zone

    @property
    def line(self) -> str:
        """The waiting line, from Heaven's Gate."""
        return ", ".join(self._zone("line"))

    @property
    def thats_it(self) -> str:
        """The THAT'S IT pile, bottom first."""
        return ", ".join(self._zone("thats_it"))

    @property
    def on_the_way(self) -> str:
        """What was sent to THAT'S IT this turn and is not stacked yet."""
        return ", ".join(self._zone("on_the_way"))

    @property
    def bar(self) -> str:
        """The guests, first comers first."""
        return ", ".join(self._zone("bar"))

    def hand(self, colour: str = "red") -> str:
        """A hand, in the order in which it came."""
        return ", ".join(self.document["hands"][colour])

    @property
    def open_cards(self) -> set[str]:
        """Cards in hands that everyone has seen."""
        return set(self._zone("open_cards"))

    @property
    def actor(self) -> str:
        """Colour of the seat to decide; "" when the game is over."""
        seat = self.match.to_act
        return "" if seat is None else deck.COLOUR_NAMES[seat]

    @property
    def choices(self) -> set[str]:
        """The legal actions' arguments; cards by name where they lie in the line or wait for THAT'S IT."""
        zone = {"at": "line", "stack": "on_the_way"}
        found = set()
        for action in self.match.legal():
            if action.word in zone:
                found.add(self._zone(zone[action.word])[int(action.argument) - 1])
            else:
                found.add(action.argument or action.word)
        return found


def table(
    line: str = "",
    hand: str = "",
    *,
    thats_it: str = "",
    bar: str = "",
    hands: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    turn: str = "red",
    held: int = 4,
    more: Mapping[str, Any] | None = None,
    **options: object,
) -> Table:
    """A position in which ``turn`` is to play a card out of ``hand``; options of the game go last.

    ``hands``, ``decks``: the other colours' (or all) cards. ``more``: further fields of the document.
    ``held``: the option ``hand``; a hand is full while there is a draw pile, so fewer are quicker to write.
    Who has no cards is passed over, so that a table with one hand may end the game; the line stays as it is.
    """
    all_hands = {turn: hand, **(hands or {})}
    body = {
        "turn": turn,
        "line": _cards(line),
        "thats_it": _cards(thats_it),
        "bar": _cards(bar),
        "hands": {colour: _cards(cards, colour) for colour, cards in all_hands.items()},
        "decks": {colour: _cards(cards, colour) for colour, cards in (decks or {}).items()},
        **(more or {}),
    }
    return Table.laid(body, {"players": 4, "hand": held, **options})


fresh = Table.fresh


def played_out(t: Table) -> Iterator[Table]:
    """Play first legal actions to the end, yielding the table after each."""
    while not t.match.over:
        t.match.play(t.match.legal()[0])
        yield t


def base(line: str = "", hand: str = "", **rest: Any) -> Table:
    """A table with the base set."""
    return table(line, hand, set="base", **rest)


def mixed(line: str = "", hand: str = "", **rest: Any) -> Table:
    """A table with mixed sets, secretly chosen; what each colour's animals are follows from the cards."""
    hands = {rest.get("turn", "red"): hand, **rest.get("hands", {})}
    cards = _cards(", ".join(text for text in (line, rest.get("thats_it", ""), rest.get("bar", "")) if text))
    for colour, own in (*hands.items(), *rest.get("decks", {}).items()):
        cards += _cards(own, colour)
    kinds: dict[str, set[int]] = {}
    for colour, name in (card.split() for card in cards):
        if name in NEW_BEASTS:
            kinds.setdefault(colour, set()).add(STRENGTH[name])
    more = {
        "new_beasts": {colour: sorted(values) for colour, values in kinds.items()},
        **rest.pop("more", {}),
    }
    return table(line, hand, **{"set": "chosen", "more": more, **rest})
