"""Selections of hand cards: a person picks or types cards in any order and gets immediate feedback."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....kernel.stack import KIND, decides
from ....match.position import Position
from ...common.catalogues.wording import LANGUAGES, addressed, checked, why_nobody
from ...common.words.plain import now
from ..rules import deck
from ..rules.state import Frame
from .ask import ask
from .discard import apart, foretold, laid, rule_behind, steps
from .names import SAYS, bare_card

LAY = ("play", "lay", "leg", "pose")
"""Words that begin a line with the cards of a discard."""


@cache
def _typed() -> tuple[dict[str, int], list[str]]:
    """The face of each name that can be typed, in all languages; and the names with spaces, which may be left out."""
    called = {
        name.lower(): face
        for face in range(deck.FACES)
        for name in (deck.NAMES[face], *(bare_card(face, lang) for lang in LANGUAGES))
    }
    return {name.replace(" ", ""): face for name, face in called.items()}, [
        name for name in called if " " in name
    ]


def selection(
    view: Position, faces: Sequence[int], lang: str, names: Sequence[str]
) -> tuple[tuple[str, ...] | None, str, str]:
    """The selection of these cards, added to those that are chosen already.

    Returns the actions that lay them, in notation (None if they are no discard); their combination and stabs, or why
    they don't go together; and the rule behind it, "" for none. ``names``: of the seats.
    """
    checked(lang)
    if nobody := why_nobody(view.to_act, view.seat, lang):
        return None, nobody, ""
    if decides(now(view), KIND) != Frame.PLAY or view.seat is None:
        return None, SAYS(lang, "nobody-first", ask=ask(view, lang, names)), ""
    discard = laid(view, faces)
    if discard is None:
        reason, subject = apart(view.state, faces, lang)
        return None, reason, SAYS(lang, f"rule-{subject}") if subject else ""
    says = foretold(discard, lang, addressed(view.game.players, view.seat, lang, names))
    return tuple(action.notation for action in steps(faces)), says, SAYS(lang, f"rule-{rule_behind(discard)}")


def at_once(view: Position, line: str, lang: str, names: Sequence[str]) -> tuple[tuple[str, ...], str] | None:
    """A whole discard in one typed line, ``play 7 7 thief``: its actions, and its combination or why it is none.

    Cards may be named in any language and order. None if the line is no such thing.
    """
    text, (typed, spaced) = line.lower().replace(",", " "), _typed()
    for name in spaced:
        text = text.replace(name, name.replace(" ", ""))
    word, *cards = text.split() or [""]
    if word not in LAY or not cards or any(card not in typed for card in cards):
        return None
    actions, says, _ = selection(view, [typed[card] for card in cards], lang, names)
    return actions or (), says
