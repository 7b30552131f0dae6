"""The table's choices; the order here is the order in which the rules read them."""

from __future__ import annotations

from biberbau.kernel.options import OptionPlace, option


class Opt(OptionPlace):
    """Options."""

    PLAYERS = option(4, "How many play.", "S1", low=2, high=8)
    LIVES = option(3, "How many lives everybody has before they swim.", "S7", low=1, high=3)


OPTIONS = Opt.all()
