"""The story: events become sentences, and what belongs together becomes one.

A ``Narrator`` follows the face-up cards while it tells, so that it can say when a pair comes or goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from ...kernel.events import ALL_SEATS, Event
from ..wording import ACC, Text, Told, cards, joined, signed
from ..words_story import BaseNarrator, Tellers
from . import state as ev
from .deck import BEAVER, BONUS, NONE, ROUNDS, UNKNOWN
from .state import COLUMNS, SLOTS
from .words_names import a_card, card, place

_PLAYER: dict[str, Told] = {
    "chooses": {
        "de": ("{who} hat zwei Karten ausgesucht.", "Du hast zwei Karten ausgesucht."),
        "en": ("{who} has picked two cards.", "You have picked two cards."),
    },
    "turns_up": {
        "de": ("{who} deckt {cards} auf.", "Du deckst {cards} auf."),
        "en": ("{who} turns over {cards}.", "You turn over {cards}."),
    },
    "begins": {
        "de": (
            "{who} zeigt mit {sum} die größte Summe und fängt an.",
            "Du zeigst mit {sum} die größte Summe und fängst an.",
        ),
        "en": (
            "{who} shows the largest sum, {sum}, and begins.",
            "You show the largest sum, {sum}, and begin.",
        ),
    },
    "begins_by_lot": {
        "de": (
            "{count} zeigen {sum}, das Los entscheidet: {who} fängt an.",
            "{count} zeigen {sum}, das Los entscheidet: Du fängst an.",
        ),
        "en": (
            "{count} show {sum}, the lot decides: {who} begins.",
            "{count} show {sum}, the lot decides: you begin.",
        ),
    },
    "draws": {
        "de": ("{who} zieht vom Zugstapel.", "Du ziehst vom Zugstapel."),
        "en": ("{who} draws from the deck.", "You draw from the deck."),
    },
    "draws_card": {
        "de": ("{who} zieht {card} vom Zugstapel.", "Du ziehst {card} vom Zugstapel."),
        "en": ("{who} draws {card} from the deck.", "You draw {card} from the deck."),
    },
    "takes": {
        "de": ("{who} nimmt {card} vom Ablagestapel.", "Du nimmst {card} vom Ablagestapel."),
        "en": ("{who} takes {card} from the discard pile.", "You take {card} from the discard pile."),
    },
    "discards": {
        "de": ("{who} wirft {card} ab.", "Du wirfst {card} ab."),
        "en": ("{who} discards {card}.", "You discard {card}."),
    },
    "puts_back": {
        "de": ("{who} legt {card} wieder zurück.", "Du legst {card} wieder zurück."),
        "en": ("{who} puts {card} right back.", "You put {card} right back."),
    },
    "swaps": {
        "de": ("{who} tauscht {old} ({place}) gegen {new}.", "Du tauschst {old} ({place}) gegen {new}."),
        "en": ("{who} swaps {old} ({place}) for {new}.", "You swap {old} ({place}) for {new}."),
    },
    "swaps_down": {
        "de": (
            "{who} tauscht eine verdeckte Karte ({place}) gegen {new}: Es war {old}.",
            "Du tauschst eine verdeckte Karte ({place}) gegen {new}: Es war {old}.",
        ),
        "en": (
            "{who} swaps a face-down card ({place}) for {new}: it was {old}.",
            "You swap a face-down card ({place}) for {new}: it was {old}.",
        ),
    },
    "sets_off": {
        "de": (
            "{who} legt {new} an die Stelle des Bibers ({place}): Der schwimmt los.",
            "Du legst {new} an die Stelle des Bibers ({place}): Der schwimmt los.",
        ),
        "en": (
            "{who} puts {new} in the beaver's place ({place}): off it swims.",
            "You put {new} in the beaver's place ({place}): off it swims.",
        ),
    },
    "leaves": {
        "de": ("{who} lässt die letzte Karte verdeckt.", "Du lässt deine letzte Karte verdeckt."),
        "en": ("{who} leaves the last card face down.", "You leave your last card face down."),
    },
    "closes": {
        "de": (
            "Bei {who} liegt alles offen: Jeder andere ist noch einmal dran.",
            "Bei dir liegt alles offen: Jeder andere ist noch einmal dran.",
        ),
        "en": (
            "{who} has everything face up: everybody else has one last turn.",
            "You have everything face up: everybody else has one last turn.",
        ),
    },
    "reveals": {
        "de": ("{who} deckt den Rest auf: {cards}.", "Du deckst den Rest auf: {cards}."),
        "en": ("{who} turns over the rest: {cards}.", "You turn over the rest: {cards}."),
    },
}
_TOLD: dict[str, Text] = {
    "round": {
        "de": "Runde {n} von {rounds}: Jeder bekommt acht Karten.",
        "en": "Round {n} of {rounds}: eight cards for everybody.",
    },
    "opens": {
        "de": "Auf dem Ablagestapel liegt zuerst {card}.",
        "en": "The discard pile begins with {card}.",
    },
    "swaps_blind": {
        "de": "Du legst {new} an die Stelle einer verdeckten Karte ({place}); was da lag, sehen dann alle.",
        "en": "You put {new} in place of a face-down card ({place}); then everybody sees what lay there.",
    },
    "swims": {
        "de": "Der Biber schwimmt zu einer verdeckten Karte ({place}): Es war {old}.",
        "en": "The beaver swims to a face-down card ({place}): it was {old}.",
    },
    "swims_blind": {
        "de": "Der Biber schwimmt zu einer verdeckten Karte ({place}), und die kommt auf den Ablagestapel.",
        "en": "The beaver swims to a face-down card ({place}), and that one goes to the discard pile.",
    },
    "turns_up_blind": {
        "de": "Was da liegt, sehen dann alle.",
        "en": "Everybody will see what lies there.",
    },
    "reshuffles": {
        "de": "Der Zugstapel ist leer: {n} vom Ablagestapel werden neu gemischt.",
        "en": "The deck is empty: {n} of the discard pile are shuffled into a new one.",
    },
    "deck_ends": {
        "de": "Der Zugstapel ist leer: Es wird gezählt, was daliegt.",
        "en": "The deck is empty: the round is counted as it lies.",
    },
    "limit_ends": {
        "de": "Jeder war {n}-mal dran: Es wird gezählt, was daliegt.",
        "en": "Everybody has had {n} turns: the round is counted as it lies.",
    },
    "scores": {"de": "Punkte dieser Runde: {scores}.", "en": "Points of this round: {scores}."},
    "ends": {
        "de": "Das war die letzte Runde: Das Spiel ist aus.",
        "en": "That was the last round: the game is over.",
    },
    "pair": {"de": "Das gibt ein {v}er-Paar.", "en": "That makes a pair of {v}s."},
    "pairs": {
        "de": "Das gibt {count} {v}er-Paare: {off} Punkte weniger.",
        "en": "That makes {count} pairs of {v}s: {off} points off.",
    },
    "beaver_pair": {
        "de": "Zwei Biber übereinander: Die bleiben jetzt zusammen.",
        "en": "Two beavers above each other: these stay together now.",
    },
    "pair_gone": {"de": "Das {v}er-Paar ist damit hin.", "en": "The pair of {v}s is gone."},
}
COUNT = {"de": ("", "eins", "zwei", "drei", "vier"), "en": ("", "one", "two", "three", "four")}


def pair_of(upper: int, lower: int) -> int:
    """The face of which two cards of a column are a pair; NONE when they are none, or not both known."""
    if upper < 0 or lower < 0:
        return NONE
    if upper == lower or lower == BEAVER:
        return upper
    return lower if upper == BEAVER else NONE


class Narrator(BaseNarrator):
    """Tells events in order, from a round's start or from a known moment.

    ``shown``: the face-up cards of every seat, UNKNOWN where one lies face down (None: not known until a round starts).
    """

    PLAYER = _PLAYER
    TOLD = _TOLD

    def __init__(self, names: Sequence[str], lang: str, shown: list[list[int]] | None = None) -> None:
        super().__init__(names, lang)
        self.shown = shown

    @classmethod
    def of(cls, state: np.record, names: Sequence[str], lang: str) -> Narrator:
        """A narrator who knows the face-up cards of this state."""
        shown = [
            [int(face) if int(up) >> slot & 1 else UNKNOWN for slot, face in enumerate(display)]
            for display, up in zip(state.display, state.up, strict=True)
        ]
        return cls(names, lang, shown)

    # ----------------------------------------------------------------------------------------- small helpers

    def _the(self, face: int) -> str:
        return card(face, self.lang, ACC)

    def _lies(self, seat: int, slot: int, face: int) -> str:
        """A card lies face up from now on: what that does to the pairs, with a space before it."""
        if self.shown is None:
            return ""
        display = self.shown[seat]
        partner = display[slot ^ COLUMNS]
        before, after = pair_of(display[slot], partner), pair_of(face, partner)
        display[slot] = face
        if after == before:
            return ""
        if after == NONE:
            return " " + self._say("pair_gone", v=before) if before != BEAVER else ""
        if after == BEAVER:
            return " " + self._say("beaver_pair")
        count = sum(pair_of(display[i], display[i + COLUMNS]) == after for i in range(COLUMNS))
        if count == 1:
            return " " + self._say("pair", v=after)
        return " " + self._say("pairs", v=after, count=COUNT[self.lang][count], off=-int(BONUS[count]))

    # ---------------------------------------------------------------------------------- one teller per event

    def _round_starts(self, event: Event) -> str:
        self.shown = [[UNKNOWN] * SLOTS for _ in self.names]
        return self._say("round", n=event.a + 1, rounds=ROUNDS)

    def _opens_pile(self, event: Event) -> str:
        return self._say("opens", card=a_card(event.card, self.lang))

    def _chooses(self, event: Event) -> str | None:
        return self._player("chooses", event.seat) if event.a == ev.FIRST_FLIPS else None

    def _turns_up(self, event: Event) -> str:
        if event.card == UNKNOWN:
            return self._say("turns_up_blind")
        cards = [event, *(self._following(ev.TURNS_UP, event.seat) if event.b else [])]
        texts = [a_card(one.card, self.lang, ACC) for one in cards]
        if not event.b:
            texts = [f"{texts[0]} ({place(event.a, self.lang)})"]
        pairs = "".join(self._lies(one.seat, one.a, one.card) for one in cards)
        return self._player("turns_up", event.seat, cards=joined(texts, self.lang)) + pairs

    def _begins(self, event: Event) -> str:
        if event.b == 1:
            return self._player("begins", event.seat, sum=event.a)
        count = COUNT[self.lang][event.b] if event.b < 5 else event.b
        return self._player("begins_by_lot", event.seat, sum=event.a, count=count)

    def _draws(self, event: Event) -> str:
        if event.card == UNKNOWN:
            return self._player("draws", event.seat)
        return self._player("draws_card", event.seat, card=a_card(event.card, self.lang, ACC))

    def _takes(self, event: Event) -> str:
        return self._player("takes", event.seat, card=self._the(event.card))

    def _discards(self, event: Event) -> str:
        """The drawn card; all knew it already if it was taken from the discard pile."""
        key = "puts_back" if event.knew == ALL_SEATS else "discards"
        return self._player(key, event.seat, card=self._the(event.card))

    def _places(self, event: Event) -> str:
        """A card comes to a place, and what lay there is discarded; a beaver that it matches swims off instead."""
        where, new = place(event.a, self.lang), self._the(event.card)
        out = self._following(ev.DISCARDS, event.seat)
        if not out:
            told = self._player("sets_off", event.seat, place=where, new=new)
        elif out[0].card == UNKNOWN:
            told = self._say("swaps_blind", place=where, new=new)
        elif event.b:
            old = a_card(out[0].card, self.lang)
            told = self._player("swaps_down", event.seat, place=where, old=old, new=new)
        else:
            old = self._the(out[0].card)
            told = self._player("swaps", event.seat, place=where, old=old, new=new)
        return told + self._lies(event.seat, event.a, event.card)

    def _swims(self, event: Event) -> str:
        (out,) = self._following(ev.DISCARDS, event.seat)
        key = "swims_blind" if out.card == UNKNOWN else "swims"
        told = self._say(key, place=place(event.b, self.lang), old=a_card(out.card, self.lang))
        return told + self._lies(event.seat, event.b, BEAVER)

    def _leaves(self, event: Event) -> str:
        return self._player("leaves", event.seat)

    def _closes(self, event: Event) -> str:
        return self._player("closes", event.seat)

    def _reshuffles(self, event: Event) -> str:
        return self._say("reshuffles", n=cards(event.a, self.lang))

    def _deck_ends(self, event: Event) -> str:
        return self._say("deck_ends")

    def _limit_ends(self, event: Event) -> str:
        return self._say("limit_ends", n=event.a)

    def _reveals(self, event: Event) -> str:
        cards = [event, *self._following(ev.REVEALS, event.seat)]
        for one in cards:
            self._lies(one.seat, one.a, one.card)
        texts = [a_card(one.card, self.lang, ACC) for one in cards]
        return self._player("reveals", event.seat, cards=joined(texts, self.lang))

    def _scores(self, event: Event) -> str:
        """All players' points in one sentence."""
        lines = []
        for one in (event, *self._following(ev.SCORES)):
            bonus = f" (Bonus {signed(one.b)})" if one.b else ""
            lines.append(f"{self.names[one.seat]} {signed(one.a)}{bonus}")
        return self._say("scores", scores=", ".join(lines))

    TELLERS: ClassVar[Tellers] = {
        ev.ROUND_STARTS: _round_starts,
        ev.OPENS_PILE: _opens_pile,
        ev.CHOOSES: _chooses,
        ev.TURNS_UP: _turns_up,
        ev.BEGINS: _begins,
        ev.DRAWS: _draws,
        ev.TAKES: _takes,
        ev.DISCARDS: _discards,
        ev.PLACES: _places,
        ev.SWIMS: _swims,
        ev.LEAVES: _leaves,
        ev.CLOSES: _closes,
        ev.RESHUFFLES: _reshuffles,
        ev.DECK_ENDS: _deck_ends,
        ev.LIMIT_ENDS: _limit_ends,
        ev.REVEALS: _reveals,
        ev.SCORES: _scores,
        ev.GOES_ON: BaseNarrator._silent,
        ev.GAME_ENDS: BaseNarrator._game_ends,
    }
