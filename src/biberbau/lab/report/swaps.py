"""Exchanges one card of a deal for another, in the position's document, which every game writes and reads.

A seat's dealt cards are in each entry of the document that gives every seat cards; the pile is ``deck``, or the seat's
own one of ``decks``. The notations of a card that its owner does not know, ``(7)``, and of one with an owner, ``red
dog``, are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...errors import BiberbauError
from ...kernel.game import Document
from ...match import Game

PILES = ("deck", "decks")

Path = tuple[Any, ...]


class NoTwinsError(BiberbauError, ValueError):
    """A game whose deals have no cards to exchange."""


@dataclass(frozen=True)
class Card:
    """A card's place in a document, and the card."""

    path: Path
    face: str


class Deal:
    """A deal as its document."""

    def __init__(self, game: Game, state: np.record) -> None:
        self.game = game
        self.document: Document = game.kind.to_document(state)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The document's names of the seats; empty where it counts them."""
        held = next((value for value in self._by_seat() if isinstance(value, Mapping)), None)
        return () if held is None else tuple(held)[: self.game.players]

    def _by_seat(self) -> Iterator[Any]:
        for name, value in self.document.items():
            if name != "deck" and isinstance(value, Mapping | list) and len(value) == self.game.players:
                if not isinstance(value, str) and all(
                    isinstance(one, list) and one for one in _members(value)
                ):
                    yield value

    def pile(self, seat: int) -> list[Card]:
        """The cards that the seat may still draw."""
        for name in PILES:
            if (value := self.document.get(name)) is not None:
                at = (name,) if name == "deck" else (name, self._key(value, seat))
                return [Card(path, self.face(text)) for path, text in _leaves(_get(self.document, at), at)]
        raise NoTwinsError(
            f"{self.game.kind.title} has no draw pile in its positions, so no card of a deal can be exchanged"
        )

    def held(self, seat: int) -> list[Card]:
        """The cards that the seat was dealt."""
        found = []
        for name, value in self.document.items():
            if name in PILES or not isinstance(value, Mapping | list) or len(value) != self.game.players:
                continue
            leaves = list(_leaves(value, (name,)))
            if len(leaves) and sum(self.face(text) in self._faces for _, text in leaves) * 2 > len(leaves):
                at = (name, self._key(value, seat))
                found += [Card(path, self.face(text)) for path, text in _leaves(_get(self.document, at), at)]
        return found

    @cached_property
    def _faces(self) -> set[str]:
        """All cards that are drawn, by which an entry of cards is recognised."""
        drawn, kind = (
            {card.face for seat in range(self.game.players) for card in self.pile(seat)},
            self.game.kind,
        )
        return drawn.union(kind.pile_faces, () if kind.deck is None else kind.deck(self.game.options))

    def _key(self, value: Any, seat: int) -> Any:
        return list(value)[seat] if isinstance(value, Mapping) else seat

    def face(self, text: str) -> str:
        """The name of the card in a text, without its owner or the brackets of a hidden one."""
        plain = text.strip("()")
        owner, _, rest = plain.partition(" ")
        return rest if rest and owner in self.names else plain

    def exchanged(self, one: Card, other: Card) -> np.record:
        """The state of the deal with these two cards swapped."""
        changed = _copied(self.document)
        for here, there in ((one, other), (other, one)):
            text = _get(self.document, here.path)
            _set(changed, here.path, text.replace(here.face, there.face))
        return self.state(changed)

    def state(self, document: Document | None = None) -> np.record:
        """The state of a document, this one's if none is given."""
        return self.game.kind.from_document(document or self.document, self.game.options)


def faces_of(game: Game, states: Sequence[np.record]) -> list[str]:
    """The cards that seats are dealt in these deals, the most frequent first."""
    count: Counter[str] = Counter()
    for state in states:
        deal = Deal(game, state)
        for seat in range(game.players):
            count.update(card.face for card in deal.held(seat))
    return sorted(count, key=lambda face: (-count[face], face))


def _members(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, Mapping) else list(value)


def _leaves(value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _leaves(one, (*path, key))
    elif isinstance(value, list):
        for place, one in enumerate(value):
            yield from _leaves(one, (*path, place))


def _get(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def _set(value: Any, path: Path, text: str) -> None:
    _get(value, path[:-1])[path[-1]] = text


def _copied(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _copied(one) for key, one in value.items()}
    return [_copied(one) for one in value] if isinstance(value, list) else value
