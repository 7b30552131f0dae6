"""The facts of playouts about an action, in words."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.actions import Action
from ....kernel.cards import NONE
from ....match.position import Position
from ...common.catalogues.catalogue import Part
from ...common.words.facts import FactWords
from ...common.words.plain import now
from ..rules.facts import Fact
from .ask import own_card
from .names import SAYS, card


def _about(view: Position, chosen: Action) -> Mapping[str, Part]:
    """The animal: the one that is played, or the one whose action it is."""
    number = own_card(view, int(chosen.argument)) if chosen.word == "play" else int(now(view).acting)
    return {"animal": card(NONE if number is None else number)}


FACTS = FactWords(SAYS, Fact, _about)
