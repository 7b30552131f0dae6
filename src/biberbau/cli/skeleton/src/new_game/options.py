"""The table's choices; the order here is the order in which the rules read them."""

from __future__ import annotations

from biberbau.kernel.options import OptionPlace, option


class Opt(OptionPlace):
    """Options."""

    PLAYERS = option(3, "How many play.", low=2, high=4)
    SWAPS = option(2, "How many cards may be swapped, by all players together.", "R1", low=1, high=4)


OPTIONS = Opt.all()
