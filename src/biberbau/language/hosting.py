"""The players at a table of one process: bots on some seats, readers on the others."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from ..bots import Bot, Player, player, recalled
from ..errors import OptionError
from ..match import Game, Match
from .seated import Seated


def opponents_of(given: Sequence[Player], game: Game, seat: int) -> dict[int, Bot]:
    """The bots on the seats after ``seat``, in this order; a single name is for all of them."""
    others = [(seat + step) % game.players for step in range(1, game.players)]
    named = list(given) * len(others) if len(given) == 1 else list(given)
    if len(named) != len(others):
        raise OptionError(
            f"opponents: one for all, or one for each of the {len(others)} other seats, not {len(given)}"
        )
    return {other: player(who, game) for other, who in zip(others, named, strict=True)}


def goes_on(
    match: Match, bots: Mapping[int, Bot], seats: Mapping[int, Seated], memory: bytes, forced: bool = True
) -> None:
    """Play until a seat without a bot has to decide, or the game is over.

    ``memory``: names the match; bots' randomness and memory follow from it. ``forced``: also play for seats with one
    legal action.
    """
    while (seat := match.to_act) is not None:
        view = match.view(seat)
        bot = bots.get(seat)
        if bot is not None:
            dice = hashlib.sha256(memory + f" {match.ply} {seat}".encode()).digest()
            match.play(bot.choose(recalled(view, memory), dice))
        elif forced and len(view.legal) == 1:
            seats[seat].without_choice(view.legal[0])
            match.play(view.legal[0])
        else:
            return
