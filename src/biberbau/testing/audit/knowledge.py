"""Facts about single games of other libraries: who is dealt which card, how hands are counted, what rules show.

The functions are printed as parts of programs, so each is self-contained.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


def compass_sizes(state: Any) -> list[int]:
    """The number of cards of each seat: north, east, south, west, read from the state's text."""
    held = [len(cards) for cards in re.findall(r"\b[SHDC] ([AKQJT2-9]*)", str(state))]
    return [sum(held[:4]), sum(held[5:12:2]), sum(held[12:16]), sum(held[4:12:2])]


def grid_sizes(state: Any) -> list[int]:
    """The number of cards of each seat: the cards between bars in the state's text."""
    players = re.split(r"Player\d:", str(state))[1:]
    rows = [re.findall(r"^\|(.*)\|$", player, re.M) for player in players]
    return [len(re.findall(r"[A2-9TJQK][scdh]", "".join(held))) for held in rows]


def listed_sizes(state: Any) -> list[int]:
    """The number of cards of each seat: the ranks behind suits in the state's text."""
    players = re.split(r"Player: \d\n", str(state).split("Trump:")[0])[1:]
    return [len("".join(re.findall(r"[CDSH]: ([2-9TJQKA]*)", player))) for player in players]


@dataclass(frozen=True)
class Known:
    """Facts about a game beyond its library's interface."""

    face_down: tuple[int, int] = (0, 0)
    """Positions in a history of cards that are dealt face down to one seat: from, to (exclusive)."""
    sizes: Callable[[Any], list[int]] | None = None
    """The function that counts each seat's cards."""
    late: str = ""
    """The rule by which a face-down card is shown later."""


SPIEL: dict[str, Known] = {
    "blackjack": Known(late="the dealer's hole card is turned up on the dealer's turn"),
    "bridge": Known((0, 52), late="dummy's hand is laid open after the opening lead"),
    "dou_dizhu": Known(late="the three cards that are left go to the highest bidder"),
    "euchre": Known(sizes=compass_sizes, late="the dealer takes the card that was turned up"),
    "gin_rummy": Known((0, 20), sizes=grid_sizes),
    "go_fish": Known(late="who is asked for a rank hands over or denies it"),
    "hanabi": Known(late="a hint tells of one's own cards, a played or discarded card is turned up"),
    "hearts": Known((1, 53), sizes=compass_sizes, late="cards are passed to a neighbour, who sees them"),
    "kuhn_poker": Known((0, 2)),
    "leduc_poker": Known((0, 2)),
    "liars_dice": Known((0, 2)),
    "oh_hell": Known(sizes=listed_sizes),
    "repeated_leduc_poker": Known((0, 2), late="hands are shown at the end of a round that nobody left"),
    "skat": Known((0, 32), late="the player who plays alone takes up the skat"),
    "spades": Known((0, 52)),
    "tiny_bridge_2p": Known((0, 2)),
    "tiny_bridge_4p": Known((0, 4)),
}

SWAPS = {
    "leduc_holdem": (
        "game = env.unwrapped.env.game",
        "deck, other = game.dealer.deck, game.players[1 - seat]",
        "place %= len(deck)",
        "deck[place], other.hand = other.hand, deck[place]",
    ),
    "texas_holdem": (
        "game = env.unwrapped.env.game",
        "deck, other = game.dealer.deck, game.players[1 - seat]",
        "place %= len(deck)",
        "deck[place], other.hand[0] = other.hand[0], deck[place]",
    ),
    "biberbau": (
        "world = env.unwrapped.play.view(seat).filled(place)",
        'env.reset(options={"position": world})',
    ),
}
"""For environments with two seats, swaps a card of the other seat with one in the deck (at ``place``), or deals another
world in ``seat``'s information set.
"""
