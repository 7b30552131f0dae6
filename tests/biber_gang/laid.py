"""Positions in which the game says what it seldom says in random games; for the phrasebooks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .scenario import Table, table

TWO = "(1) (2) (3) (4) / (5) (8) (9) (10)"
LOCKED = "beaver beaver (3) (4) / beaver (9) 2 5"


def laid(displays: list[str], **fields: Any) -> Table:
    """A table from displays, upper row first: ``6 (6) beaver 3 / 1 2 3 4``; other fields go into the position.

    ``deck``: its top cards, topmost last; ``deckless``: all cards that lie nowhere else are under the discard pile.
    """
    options, pile = fields.pop("options", {}), fields.pop("pile", "7")
    if fields.pop("deckless", False):
        rest = table(*displays, pile=pile, players=len(displays), more=fields).document["deck"]
        return laid(displays, pile=" ".join([*rest, pile]), options=options, **fields)
    deck = fields.pop("deck", "")
    return table(*displays, pile=pile, deck=deck, players=len(displays), more=fields, **options)


def drawn(card: str, origin: str = "deck") -> dict[str, Any]:
    """Seat 0 has drawn a card."""
    return {"drawn": {"card": card, "from": origin}, "decisions": [{"kind": "use_card", "seat": 0}]}


LAID: Sequence[Callable[[], Table]] = [
    lambda: laid(["beaver 10 (3) (4) / 6 (9) 2 5", TWO], **drawn("6")),
    lambda: laid(["beaver 10 (3) (4) / 6 (9) 2 5", TWO], **drawn("6")).play("place 1", "swim 6"),
    lambda: laid(["6 6 6 (3) / 6 6 (8) 5", TWO], **drawn("beaver", "pile")),
    lambda: laid(["6 6 6 (3) / 6 6 (8) 5", TWO], **drawn("beaver", "pile")).play("place 7"),
    lambda: laid(["beaver (6) 6 (3) / 4 6 (8) 5", TWO], **drawn("beaver")),
    lambda: laid(["8 0 6 (3) / 4 6 1 5", "1 2 3 4 / 5 8 (beaver) (4)"], **drawn("0")),
    lambda: laid(["6 6 (3) 12 / 6 9 (2) 5", TWO], deckless=True),
    lambda: laid(["6 6 (3) 12 / 6 9 (2) 5", TWO], deckless=True).play("draw deck"),
    lambda: laid(["6 6 (3) 12 / 6 9 (2) 5", TWO], **drawn("6")).play("place 6"),
    lambda: laid([TWO, TWO], turns=0, decisions=[{"kind": "choose_flips", "seat": 0, "chosen": 0}]).play(
        "flip 1", "flip 2", "flip 1", "flip 2"
    ),
    lambda: laid([TWO, TWO], turns=0, decisions=[{"kind": "choose_flips", "seat": 0, "chosen": 0}]),
    lambda: laid([TWO, TWO], **drawn("8", "pile")),
    lambda: laid(["6 6 (3) 12 / 6 9 (2) 5", TWO], **drawn("9")),
    lambda: laid(["6 6 3 12 / 6 9 (2) 5", TWO], **drawn("6")),
    lambda: laid(
        ["6 6 3 12 / 6 9 (2) (5)", "1 2 3 4 / 5 8 9 10"],
        closer=1,
        decisions=[{"kind": "turn_one", "seat": 0}],
    ),
    lambda: laid([LOCKED, TWO], **drawn("6")),
    lambda: laid([TWO, TWO], options={"discard_take_must_swap": True}, **drawn("6", "pile")),
    lambda: laid(["1 2 3 4 / 5 8 9 (9)", TWO], decisions=[{"kind": "turn_one", "seat": 0}]),
    lambda: laid(
        ["6 10 (3) (4) / 6 (9) 2 5", TWO],
        drawn={"card": "beaver", "from": "display"},
        decisions=[{"kind": "swim_to", "seat": 0, "start": 1}],
    ),
    lambda: laid([TWO, "1 2 3 4 / 5 8 9 10"], closer=1),
]
