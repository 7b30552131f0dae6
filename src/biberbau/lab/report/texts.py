"""What reports say: the catalogues beside this module."""

from __future__ import annotations

from pathlib import Path

from ...games.common.catalogues.catalogue import COMMON, Catalogues

SAYS = Catalogues(Path(__file__).parent, COMMON)

SEAT = "seat_"

MEASURES = SAYS.family(
    "measure",
    (
        *(
            "plies",
            "choices",
            "minutes",
            "rounds",
            "seat",
            "shared",
            "lead_changes",
            "half_leads",
            "half_won",
        ),
        *("behind", "settled", "score", "spread"),
    ),
)
SECTIONS = SAYS.family(
    "section",
    (
        "against",
        "length",
        "seats",
        "levels",
        "luck",
        "course",
        "kingmaking",
        "worth",
        "regret",
        "rules",
        "actions",
        "events",
    ),
)
INTROS = SAYS.family("intro", SECTIONS)
HEADS = SAYS.family(
    "head",
    (
        *(
            "measure",
            "value",
            "interval",
            "for_a_point",
            "before",
            "after",
            "change",
            "seat",
            "share",
            "level",
        ),
        *(
            "others",
            "games",
            "card",
            "twins",
            "worth",
            "kind",
            "cost",
            "decisions",
            "action",
            "offered",
            "rate",
        ),
        *("rule", "does", "by_lot", "won", "turned", "mark", "event", "says", "a_game", "in_games"),
    ),
)
MARKS = SAYS.family("mark", ("dead", "dominant", "winning", "stands_out"))


def measure_name(name: str, lang: str) -> str:
    """What a measure is called."""
    if name.startswith(SEAT):
        return SAYS(lang, MEASURES["seat"], n=int(name.removeprefix(SEAT)) + 1)
    return SAYS(lang, MEASURES[name])
