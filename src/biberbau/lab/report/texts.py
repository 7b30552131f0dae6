"""The messages of reports: the catalogues beside this module."""

from __future__ import annotations

from pathlib import Path

from ...games import kind
from ...games.common.catalogues.catalogue import COMMON, Catalogues
from ...games.common.view.shown import shown

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
        *("rule", "does", "by_lot", "won", "turned", "mark", "says", "a_game", "in_games"),
    ),
)
MARKS = SAYS.family("mark", ("dead", "dominant", "winning", "stands_out"))


def card_name(game_id: str, face: str, lang: str) -> str:
    """The name of a card in the report; its notation where the game no longer has it."""
    game, says = kind(game_id), shown(game_id)
    if face in game.pile_faces:
        return says.words.bare_card(game.pile_faces.index(face), lang)
    return face if says.owned is None else says.owned(face, lang)


def event_says(game_id: str, event: str, otherwise: str, lang: str) -> str:
    """The name of a kind of event; ``otherwise``: the report's own, where the game has none."""
    says, known = shown(game_id).events, {one.name.lower() for one in kind(game_id).events}
    return otherwise.replace("`", "") if says is None or event not in known else says(event, lang)


def measure_name(name: str, lang: str) -> str:
    """The name of a measure."""
    if name.startswith(SEAT):
        return SAYS(lang, MEASURES["seat"], n=int(name.removeprefix(SEAT)) + 1)
    return SAYS(lang, MEASURES[name])
