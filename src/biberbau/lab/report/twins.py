"""The causal effect of a card: twin games that differ in one card of a deal, and in nothing else.

Deals go through the cards in turn. Where a seat holds the card, its twin holds another card of the pile instead; where
nobody does, a seat gets it for one of its own. Both games have the same seats, bots and chance. A card's worth is how
much more its holder wins with it than with such another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from ...kernel.game import Document
from .estimates import Estimate, difference_of
from .measures import shares
from .playing import Hall, dealt, keys_of
from .swaps import Deal, NoTwinsError, faces_of
from .works import Beside

LOOKED_AT = 200
"""The number of deals from which the cards are collected."""


@dataclass(frozen=True)
class Twin:
    """Another state of a deal. ``held``: whether the seat holds ``face`` in the deal as it is, and in the twin another
    card; otherwise it is the other way round.
    """

    face: str
    seat: int
    held: bool
    state: np.record


def twin(deal: Deal, face: str, dice: np.random.Generator) -> Twin | None:
    """A twin of a deal for a card; None where the deal has none: the card is not in it, or it has no others."""
    game = deal.game
    holders = [seat for seat in range(game.players) if any(one.face == face for one in deal.held(seat))]
    seat = int(dice.choice(holders)) if holders else int(dice.integers(game.players))
    mine, pile = deal.held(seat), deal.pile(seat)
    kept = [one for one in mine if (one.face == face) == bool(holders)]
    drawn = [one for one in pile if (one.face == face) != bool(holders)]
    if not kept or not drawn:
        return None
    other = deal.exchanged(kept[dice.integers(len(kept))], drawn[dice.integers(len(drawn))])
    return Twin(face, seat, bool(holders), other)


@dataclass(frozen=True)
class Twins(Beside):
    """Twin games. ``faces``: their cards, in turn."""

    faces: tuple[str, ...] = ()

    KIND = "twins"

    def more(self) -> Document:
        """As ``Work`` has it."""
        return {"faces": list(self.faces)}

    def cards(self) -> tuple[str, ...]:
        """All cards that the deals of this work give to seats; NoTwinsError where there are none."""
        states = dealt(self.game, self.seed, range(LOOKED_AT))
        found = tuple(faces_of(self.game, list(states)))
        if not found:
            raise NoTwinsError(
                f"{self.game.kind.title} deals no cards to seats, so no card of a deal can be exchanged"
            )
        return found

    def block(self, number: int) -> Document:
        """By card: the number of twins, and sums and squares of the holder's extra wins, wins with it, and without it."""
        game, numbers = self.game, self.numbers(number)
        states, pairs, rows = dealt(game, self.seed, numbers), list[Twin](), list[int]()
        for row, deal in enumerate(numbers):
            found = twin(
                Deal(game, states[row]),
                self.faces[deal % len(self.faces)],
                np.random.default_rng([self.seed, deal]),
            )
            if found is not None:
                pairs.append(found)
                rows.append(row)
        if not pairs:
            return {"faces": {}}
        deals, others = [numbers[row] for row in rows], np.zeros(len(pairs), dtype=game.kind.dtype)
        for at, pair in enumerate(pairs):
            others[at] = pair.state
        usual = self.usual(states[rows], deals)
        played = Hall(game).play(others, keys_of(self.seed, deals), [self.bots] * len(pairs))
        won = shares(played["winners"], game.players)
        found_by: dict[str, list[float]] = {}
        for at, pair in enumerate(pairs):
            lacking, having = float(won[at, pair.seat]), float(usual[at, pair.seat])
            if not pair.held:
                having, lacking = lacking, having
            entry = found_by.setdefault(pair.face, [0] + [0.0] * 6)
            more = having - lacking
            for place, value in enumerate((1, more, more**2, having, having**2, lacking, lacking**2)):
                entry[place] = round(entry[place] + value, 9)
        return {"faces": found_by}


@dataclass
class Worths:
    """The results of twins, by card."""

    entries: dict[str, list[float]] = field(default_factory=dict)

    def add(self, block: Document) -> None:
        """Count a block."""
        faces: Mapping[str, Sequence[float]] = block["faces"]
        for face, more in faces.items():
            before = self.entries.get(face, [0.0] * len(more))
            self.entries[face] = [one + other for one, other in zip(before, more, strict=True)]

    @property
    def twins(self) -> int:
        """The number of pairs of games."""
        return int(sum(entry[0] for entry in self.entries.values()))

    def worth(self, face: str) -> Estimate:
        """How much more its holder wins, in shares of the win."""
        count, more, squares, *_ = self.entries[face]
        return difference_of(count, more, squares)

    def saved(self) -> float:
        """The share of variance that pairing removes; 0 where there is none."""
        paired = alone = 0.0
        for count, more, squares, having, havings, lacking, lackings in self.entries.values():
            if count > 1:
                paired += squares - more * more / count
                alone += havings - having * having / count + lackings - lacking * lacking / count
        return 1 - paired / alone if alone > 0 else 0.0
