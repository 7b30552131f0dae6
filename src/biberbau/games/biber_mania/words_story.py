"""The story: events become sentences, and what belongs together becomes one.

A discard is put together card by card; it is told when it is complete.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from ...kernel.events import Event
from ..wording import ACC, DAT, Text, Told, cards, joined, signed
from ..words_story import BaseNarrator, Tellers
from . import state as ev
from .deck import NONE
from .words_names import (
    a_card,
    bare_card,
    bunch,
    counts_as,
    in_order,
    numbers_of,
    several,
    taken_from,
    them,
    whom,
    whose,
)

_PLAYER: dict[str, Told] = {
    "begins": {
        "de": ("{who} fängt an.", "Du fängst an."),
        "en": ("{who} begins.", "You begin."),
    },
    "lays": {
        "de": ("{who} legt {cards}.", "Du legst {cards}."),
        "en": ("{who} lays {cards}.", "You lay {cards}."),
    },
    "lays_equals": {
        "de": ("{who} legt {cards}, zusammen {equals}.", "Du legst {cards}, zusammen {equals}."),
        "en": ("{who} lays {cards}, together {equals}.", "You lay {cards}, together {equals}."),
    },
    "lays_alone": {
        "de": ("{who} spielt {cards} allein.", "Du spielst {cards} allein."),
        "en": ("{who} plays {cards} alone.", "You play {cards} alone."),
    },
    "lays_sequence": {
        "de": ("{who} legt eine Folge: {cards}.", "Du legst eine Folge: {cards}."),
        "en": ("{who} lays a sequence: {cards}.", "You lay a sequence: {cards}."),
    },
    "lays_party": {
        "de": (
            "{who} lässt den Partybiber feiern, mit {numbers}.",
            "Du lässt den Partybiber feiern, mit {numbers}.",
        ),
        "en": (
            "{who} throws a party: the Partybeaver with {numbers}.",
            "You throw a party: the Partybeaver with {numbers}.",
        ),
    },
    "stabs_display": {
        "de": (
            "{who} sticht {cards} in der Auslage und nimmt {them} auf die Hand.",
            "Du stichst {cards} in der Auslage und nimmst {them} auf die Hand.",
        ),
        "en": (
            "{who} stabs {cards} in the display and takes {them}.",
            "You stab {cards} in the display and take {them}.",
        ),
    },
    "stabs_takes": {
        "de": (
            "{who} sticht {cards} {whose} und nimmt {them} auf die Hand.",
            "Du stichst {cards} {whose} und nimmst {them} auf die Hand.",
        ),
        "en": (
            "{who} stabs {cards} on {whose} pile and takes {them}.",
            "You stab {cards} on {whose} pile and take {them}.",
        ),
    },
    "stabs_refuses": {
        "de": (
            "{who} sticht {cards} {whose} und lehnt ab: aus dem Spiel damit.",
            "Du stichst {cards} {whose} und lehnst ab: aus dem Spiel damit.",
        ),
        "en": (
            "{who} stabs {cards} on {whose} pile and refuses: out of the game.",
            "You stab {cards} on {whose} pile and refuse: out of the game.",
        ),
    },
    "steals": {
        "de": ("{who} klaut {card} {place}.", "Du klaust {card} {place}."),
        "en": ("{who} steals {card} {place}.", "You steal {card} {place}."),
    },
    "wish_granted": {
        "de": (
            "{who} wünscht sich {card} {whose} und bekommt {them}.",
            "Du wünschst dir {card} {whose} und bekommst {them}.",
        ),
        "en": (
            "{who} wishes for {card} from {whom} and gets {them}.",
            "You wish for {card} from {whom} and get {them}.",
        ),
    },
    "wish_expires": {
        "de": (
            "{who} wünscht sich {card} {whose}, vergeblich.",
            "Du wünschst dir {card} {whose}, vergeblich.",
        ),
        "en": (
            "{who} wishes for {card} from {whom}, in vain.",
            "You wish for {card} from {whom}, in vain.",
        ),
    },
    "passes": {
        "de": ("{who} wünscht sich nichts.", "Du wünschst dir nichts."),
        "en": ("{who} wishes for nothing.", "You wish for nothing."),
    },
    "picks": {
        "de": ("{who} schickt den Bad Guy zu {whom}.", "Du schickst den Bad Guy zu {whom}."),
        "en": ("{who} sends the Bad Guy to {whom}.", "You send the Bad Guy to {whom}."),
    },
    "draws": {
        "de": ("{who} zieht {cards} {place}.", "Du ziehst {cards} {place}."),
        "en": ("{who} draws {cards} {place}.", "You draw {cards} {place}."),
    },
    "gets": {
        "de": ("{who} bekommt {cards} {place}.", "Du bekommst {cards} {place}."),
        "en": ("{who} gets {cards} {place}.", "You get {cards} {place}."),
    },
    "gives_king": {
        "de": ("{who} muss {card} zum König legen.", "Du musst {card} zum König legen."),
        "en": ("{who} has to add {card} to the King.", "You have to add {card} to the King."),
    },
    "spared": {
        "de": ("{who} hat keine.", "Du hast keine."),
        "en": ("{who} has none.", "You have none."),
    },
    "out_of_cards": {
        "de": (
            "{who} hat die letzte Handkarte ausgespielt: Die Runde ist sofort zu Ende.",
            "Du hast deine letzte Handkarte ausgespielt: Die Runde ist sofort zu Ende.",
        ),
        "en": (
            "{who} has played the last card of the hand: the round ends at once.",
            "You have played the last card of your hand: the round ends at once.",
        ),
    },
    "nothing_to_play": {
        "de": (
            "{who} wäre dran und hat keine Karte mehr: Die Runde ist zu Ende.",
            "Du wärst dran und hast keine Karte mehr: Die Runde ist zu Ende.",
        ),
        "en": (
            "It would be {who}'s turn, with no card in hand: the round ends.",
            "It would be your turn, with no card in hand: the round ends.",
        ),
    },
}
_TOLD: dict[str, Text] = {
    "round": {
        "de": "Runde {n}: Jeder bekommt {cards}.",
        "en": "Round {n}: {cards} for everybody.",
    },
    "in_display": {"de": "in der Auslage: {cards}", "en": "in the display: {cards}"},
    "in_stock": {"de": "im Vorrat: {cards}", "en": "in the stock: {cards}"},
    "fills": {"de": "Neu {places}.", "en": "New {places}."},
    "used_up": {
        "de": "Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.",
        "en": "Draw pile and stock are empty: the round ends at once.",
    },
    "scores": {"de": "Punkte dieser Runde: {scores}.", "en": "Points of this round: {scores}."},
    "collected": {"de": "Aufgeschrieben bis jetzt: {scores}.", "en": "Written down so far: {scores}."},
    "ends": {"de": "Das Spiel ist aus.", "en": "The game is over."},
}
_LAYS = {
    ev.ACTION: "lays_alone",
    ev.SEQUENCE: "lays_sequence",
    ev.HIPPIE_SEQUENCE: "lays_sequence",
    ev.PARTY: "lays_party",
}
_NEW = {ev.AT_DISPLAY: "in_display", ev.AT_STOCK: "in_stock"}


class Narrator(BaseNarrator):
    """Tells events in order. ``chosen``: the cards of a discard that is being put together."""

    PLAYER = _PLAYER
    TOLD = _TOLD

    def __init__(self, names: Sequence[str], lang: str, chosen: Sequence[int] = ()) -> None:
        super().__init__(names, lang)
        self.chosen = list(chosen)

    @classmethod
    def of(cls, state: np.record, names: Sequence[str], lang: str) -> Narrator:
        """A narrator who goes on from this state."""
        return cls(names, lang, state.chosen[: state.chosen_n].tolist())

    # ----------------------------------------------------------------------------------------- small helpers

    def _names(self, faces: Sequence[int]) -> str:
        """A list of cards that are put down somewhere: "3, 7, 7, Dieb"."""
        return ", ".join(bare_card(face, self.lang) for face in in_order(faces))

    def _whose(self, seat: int) -> str:
        return whose(self.names[seat], self.lang)

    # ---------------------------------------------------------------------------------- one teller per event

    def _round_starts(self, event: Event) -> str:
        self.chosen = []
        dealt = [one for one in self._following(ev.DEALS) if one.seat == event.seat]
        told = self._say("round", n=event.a, cards=cards(len(dealt), self.lang))
        return f"{told} {self._player('begins', event.seat)}"

    def _fills(self, event: Event) -> str:
        """All that comes to display and stock together."""
        new = [event, *self._following(ev.FILLS)]
        places = [
            self._say(key, cards=self._names([one.card for one in new if one.a == place]))
            for place, key in _NEW.items()
            if any(one.a == place for one in new)
        ]
        return self._say("fills", places="; ".join(places))

    def _adds(self, event: Event) -> None:
        self.chosen.append(event.card)

    def _lays(self, event: Event) -> str:
        faces, self.chosen = self.chosen, []
        key, equals = _LAYS.get(event.b, "lays"), counts_as(faces, self.lang)
        if event.b == ev.EQUALS and equals:
            key = "lays_equals"
        return self._player(
            key,
            event.seat,
            cards=bunch(faces, self.lang, ACC),
            equals=equals,
            numbers=joined([str(face) for face in numbers_of(faces)], self.lang),
        )

    def _stabs_display(self, event: Event) -> str:
        faces = [event.card] * event.a
        return self._player(
            "stabs_display",
            event.seat,
            cards=several(event.card, event.a, self.lang, ACC),
            them=them(faces, self.lang),
        )

    def _stabs(self, event: Event) -> str:
        """What was stabbed, and whether it is taken or refused."""
        took = self._following(ev.TAKES)
        faces = [one.card for one in took or self._following(ev.REFUSES)]
        return self._player(
            "stabs_takes" if took else "stabs_refuses",
            event.seat,
            cards=bunch(faces, self.lang, ACC),
            whose=self._whose(event.a),
            them=them(faces, self.lang),
        )

    def _steals(self, event: Event) -> str:
        return self._player(
            "steals",
            event.seat,
            card=a_card(event.card, self.lang, ACC),
            place=taken_from(event.a, self.names, self.lang),
        )

    def _wishes(self, event: Event) -> str:
        (answer,) = self._following(ev.GRANTS)
        return self._player(
            "wish_expires" if answer.card == NONE else "wish_granted",
            event.seat,
            card=a_card(event.card, self.lang, ACC),
            whose=self._whose(event.a),
            whom=whom(self.names[event.a], self.lang),
            them=them([event.card], self.lang),
        )

    def _passes(self, event: Event) -> str:
        return self._player("passes", event.seat)

    def _picks(self, event: Event) -> str:
        return self._player("picks", event.seat, whom=whom(self.names[event.a], self.lang, DAT))

    def _draws(self, event: Event) -> str:
        """Cards that somebody draws, or gets from the Bad Guy, at the same moment from the same place."""
        more = self._following(ev.DRAWS, event.seat, lambda one: (one.a, one.b) == (event.a, event.b))
        return self._player(
            "draws" if event.b == event.seat else "gets",
            event.seat,
            cards=bunch([one.card for one in (event, *more)], self.lang, ACC),
            place=taken_from(event.a, self.names, self.lang),
        )

    def _king_takes(self, event: Event) -> str:
        if event.card == NONE:
            return self._player("spared", event.seat)
        return self._player("gives_king", event.seat, card=a_card(event.card, self.lang, ACC))

    def _round_ends(self, event: Event) -> str:
        if event.a == ev.USED_UP:
            return self._say("used_up")
        key = "out_of_cards" if event.a == ev.OUT_OF_CARDS else "nothing_to_play"
        return self._player(key, event.seat)

    def _scores(self, event: Event) -> str:
        """All players' points in one sentence, and in another what is written down when points are collected."""
        lines = [event, *self._following(ev.SCORES)]
        told = self._say("scores", scores=self._tally([one.a for one in lines]))
        if any(one.b for one in lines):
            told += " " + self._say("collected", scores=self._tally([one.b for one in lines]))
        return told

    def _tally(self, numbers: Sequence[int]) -> str:
        return ", ".join(f"{name} {signed(n)}" for name, n in zip(self.names, numbers, strict=False))

    TELLERS: ClassVar[Tellers] = {
        ev.ROUND_STARTS: _round_starts,
        ev.DEALS: BaseNarrator._silent,
        ev.FILLS: _fills,
        ev.ADDS: _adds,
        ev.LAYS: _lays,
        ev.STABS_DISPLAY: _stabs_display,
        ev.STABS: _stabs,
        ev.TAKES: BaseNarrator._silent,
        ev.REFUSES: BaseNarrator._silent,
        ev.STEALS: _steals,
        ev.WISHES: _wishes,
        ev.GRANTS: BaseNarrator._silent,
        ev.PASSES: _passes,
        ev.PICKS: _picks,
        ev.DRAWS: _draws,
        ev.KING_TAKES: _king_takes,
        ev.ROUND_ENDS: _round_ends,
        ev.SCORES: _scores,
        ev.GAME_ENDS: BaseNarrator._game_ends,
    }
