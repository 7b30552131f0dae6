"""The story: events become sentences, and what belongs together becomes one.

This is a game of memory: what a face-down card is, is not told, not even to those who have seen it. It stands on the
table while they look at it, and in the question that is asked meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from ...kernel.events import Event
from ..wording import Text, Told, cards, is_you, joined, nth
from ..words_story import BaseNarrator, Tellers
from . import options as opt
from . import state as ev
from .deck import NUMBERS, PEEK, SWAP, UNKNOWN
from .state import SLOTS
from .words_names import a_card, bare_card, card

_PLAYER: dict[str, Told] = {
    "begins": {
        "de": ("{who} fängt an.", "Du fängst an."),
        "en": ("{who} begins.", "You begin."),
    },
    "looks": {
        "de": ("{who} schaut sich die {nth} Karte an.", "Du schaust dir deine {nth} Karte an."),
        "en": ("{who} looks at the {nth} card.", "You look at your {nth} card."),
    },
    "peeks": {
        "de": ("{who} späht unter die {nth} Karte.", "Du spähst unter deine {nth} Karte."),
        "en": ("{who} peeks at the {nth} card.", "You peek at your {nth} card."),
    },
    "sees": {
        "de": ("{who} sieht {card}.", "Du siehst {card}."),
        "en": ("{who} sees {card}.", "You see {card}."),
    },
    "draws": {
        "de": ("{who} zieht vom Zugstapel.", "Du ziehst vom Zugstapel."),
        "en": ("{who} draws from the deck.", "You draw from the deck."),
    },
    "draws_first": {
        "de": ("{who} zieht die erste von zwei Karten.", "Du ziehst die erste von zwei Karten."),
        "en": ("{who} draws the first of two cards.", "You draw the first of two cards."),
    },
    "draws_second": {
        "de": ("{who} zieht die zweite Karte.", "Du ziehst die zweite Karte."),
        "en": ("{who} draws the second card.", "You draw the second card."),
    },
    "discards": {
        "de": ("{who} wirft {card} ab.", "Du wirfst {card} ab."),
        "en": ("{who} discards {card}.", "You discard {card}."),
    },
    "swaps_in": {
        "de": ("{who} tauscht die {nth} Karte gegen {new}", "Du tauschst deine {nth} Karte gegen {new}"),
        "en": ("{who} swaps the {nth} card for {new}", "You swap your {nth} card for {new}"),
    },
    "uses_swap": {
        "de": (
            "{who} nutzt „Tauschen“, und zwar für die eigene {nth} Karte.",
            "Du nutzt „Tauschen“, und zwar für deine {nth} Karte.",
        ),
        "en": ("{who} uses a Swap for the own {nth} card.", "You use the Swap for your {nth} card."),
    },
    "uses_two": {
        "de": ("{who} nutzt „Zweimal ziehen“.", "Du nutzt „Zweimal ziehen“."),
        "en": ("{who} uses a Draw two.", "You use the Draw two."),
    },
    "swaps": {
        "de": (
            "{who} tauscht die eigene {nth} Karte gegen {other}; niemand schaut hin.",
            "Du tauschst deine {nth} Karte gegen {other}; niemand schaut hin.",
        ),
        "en": (
            "{who} swaps the own {nth} card with {other}; nobody looks.",
            "You swap your {nth} card with {other}; nobody looks.",
        ),
    },
    "knocks": {
        "de": (
            "{who} klopft: Letzte Runde! Jeder andere ist noch einmal dran.",
            "Du klopfst: Letzte Runde! Jeder andere ist noch einmal dran.",
        ),
        "en": (
            "{who} knocks: last round! Everybody else has one more turn.",
            "You knock: last round! Everybody else has one more turn.",
        ),
    },
    "opens": {
        "de": ("{who} deckt auf: {cards}.", "Du deckst auf: {cards}."),
        "en": ("{who} turns up: {cards}.", "You turn up: {cards}."),
    },
    "replaces": {
        "de": ("{who} legt {old} weg und zieht dafür {new}.", "Du legst {old} weg und ziehst dafür {new}."),
        "en": (
            "{who} puts {old} aside and draws {new} instead.",
            "You put {old} aside and draw {new} instead.",
        ),
    },
}
_TOLD: dict[str, Text] = {
    "round": {
        "de": "Durchgang {n}: Jeder bekommt vier Karten.",
        "en": "Round {n}: four cards for everybody.",
    },
    "turns_up": {
        "de": "Auf dem Ablagestapel liegt zuerst {card}.",
        "en": "The discard pile begins with {card}.",
    },
    "all_look": {
        "de": "Jeder schaut sich die beiden äußeren Karten an.",
        "en": "Everybody looks at the two outer cards.",
    },
    "from_pile": {"de": "{card} vom Ablagestapel", "en": "{card} from the discard pile"},
    "top_of_pile": {"de": "die oberste vom Ablagestapel", "en": "the top card of the discard pile"},
    "drawn": {"de": "die gezogene", "en": "the drawn card"},
    "it_was": {"de": "Es war {card}.", "en": "it was {card}."},
    "your_nth": {"de": "deine {nth}", "en": "your {nth} card"},
    "nth_of": {"de": "die {nth} von {who}", "en": "{who}'s {nth} card"},
    "reshuffles": {
        "de": "Der Zugstapel ist leer: {n} vom Ablagestapel werden neu gemischt.",
        "en": "The deck is empty: {n} of the discard pile are shuffled into a new one.",
    },
    "round_ends": {
        "de": "Der Durchgang ist zu Ende: Alle decken auf.",
        "en": "The round is over: all cards are turned up.",
    },
    "guard_ends": {
        "de": "Niemand hat geklopft, und die Züge sind verbraucht: Alle decken auf.",
        "en": "Nobody has knocked, and the turns are used up: all cards are turned up.",
    },
    "scores": {"de": "Punkte dieses Durchgangs: {scores}.", "en": "Points of this round: {scores}."},
    "ends": {
        "de": "Das war der letzte Durchgang: Das Spiel ist aus.",
        "en": "That was the last round: the game is over.",
    },
}
_DRAWS = ("draws", "draws_first", "draws_second")


class Narrator(BaseNarrator):
    """Tells events in order. ``aided``: tells the reader the face-down cards that he has seen, too."""

    PLAYER = _PLAYER
    TOLD = _TOLD

    def __init__(self, names: Sequence[str], lang: str, aided: bool = False) -> None:
        super().__init__(names, lang)
        self.aided = aided

    @classmethod
    def of(cls, state: np.record, names: Sequence[str], lang: str) -> Narrator:
        """A narrator for a table in this state."""
        return cls(names, lang, bool(state.option[opt.MEMORY_AID]))

    # ----------------------------------------------------------------------------------------- small helpers

    def _sees(self, event: Event) -> str:
        """What the reader saw, with a space before it; nothing unless the table helps his memory."""
        if not self.aided or event.card == UNKNOWN:
            return ""
        return " " + self._player("sees", event.seat, card=a_card(event.card, self.lang))

    def _swaps_in(self, event: Event, new: str) -> str:
        """A card for one of the row, which is discarded: ``new`` says which."""
        text = self._player("swaps_in", event.seat, nth=nth(event.a, self.lang), new=new)
        out = self._following(ev.DISCARDS, event.seat)
        if not out or out[0].card == UNKNOWN:
            return f"{text}."
        return f"{text}: {self._say('it_was', card=a_card(out[0].card, self.lang))}"

    def place(self, seat: int, slot: int) -> str:
        """A place of somebody else's row: "die dritte von Ben", "your third card"."""
        if is_you(self.names[seat], self.lang):
            return self._say("your_nth", nth=nth(slot, self.lang))
        return self._say("nth_of", nth=nth(slot, self.lang), who=self.names[seat])

    # ---------------------------------------------------------------------------------- one teller per event

    def _round_starts(self, event: Event) -> str:
        return f"{self._say('round', n=event.a)} {self._player('begins', event.seat)}"

    def _turns_up(self, event: Event) -> str:
        return self._say("turns_up", card=a_card(event.card, self.lang))

    def _looks(self, event: Event) -> str:
        more = self._following(ev.LOOKS)
        if more:
            seen = "".join(self._sees(one) for one in (event, *more))
            return self._say("all_look") + seen
        return self._player("looks", event.seat, nth=nth(event.a, self.lang)) + self._sees(event)

    def _takes(self, event: Event) -> str:
        key = "top_of_pile" if event.card == UNKNOWN else "from_pile"
        return self._swaps_in(event, self._say(key, card=card(event.card, self.lang)))

    def _draws(self, event: Event) -> str:
        return self._player(_DRAWS[event.a], event.seat) + self._sees(event)

    def _puts(self, event: Event) -> str:
        return self._swaps_in(event, self._say("drawn"))

    def _discards(self, event: Event) -> str:
        return self._player("discards", event.seat, card=a_card(event.card, self.lang))

    def _uses(self, event: Event) -> str:
        if event.card == PEEK:
            self._following(ev.LAYS)
            (looked,) = self._following(ev.LOOKS, event.seat)
            return self._player("peeks", event.seat, nth=nth(event.a, self.lang)) + self._sees(looked)
        if event.card == SWAP:
            return self._player("uses_swap", event.seat, nth=nth(event.a, self.lang))
        return self._player("uses_two", event.seat)

    def _swaps(self, event: Event) -> str:
        other = self.place(event.b // SLOTS, event.b % SLOTS)
        return self._player("swaps", event.seat, nth=nth(event.a, self.lang), other=other)

    def _reshuffles(self, event: Event) -> str:
        return self._say("reshuffles", n=cards(event.a, self.lang))

    def _knocks(self, event: Event) -> str:
        return self._player("knocks", event.seat)

    def _round_ends(self, event: Event) -> str:
        return self._say("guard_ends" if event.a else "round_ends")

    def _opens(self, event: Event) -> str:
        row = [event, *self._following(ev.OPENS, event.seat)]
        cards = joined([_counted(one.card, self.lang) for one in row], self.lang)
        return self._player("opens", event.seat, cards=cards)

    def _sets_aside(self, event: Event) -> str:
        (new,) = self._following(ev.REPLACES, event.seat)
        old, came = a_card(event.card, self.lang), a_card(new.card, self.lang)
        return self._player("replaces", event.seat, old=old, new=came)

    def _scores(self, event: Event) -> str:
        """All players' points in one sentence."""
        lines = [f"{self.names[one.seat]} {one.a}" for one in (event, *self._following(ev.SCORES))]
        return self._say("scores", scores=", ".join(lines))

    TELLERS: ClassVar[Tellers] = {
        ev.ROUND_STARTS: _round_starts,
        ev.DEALS: BaseNarrator._silent,
        ev.TURNS_UP: _turns_up,
        ev.LOOKS: _looks,
        ev.HIDES: BaseNarrator._silent,
        ev.TAKES: _takes,
        ev.DRAWS: _draws,
        ev.PUTS: _puts,
        ev.DISCARDS: _discards,
        ev.USES: _uses,
        ev.SWAPS: _swaps,
        ev.LAYS: BaseNarrator._silent,
        ev.RESHUFFLES: _reshuffles,
        ev.KNOCKS: _knocks,
        ev.ROUND_ENDS: _round_ends,
        ev.OPENS: _opens,
        ev.SETS_ASIDE: _sets_aside,
        ev.SCORES: _scores,
        ev.GAME_ENDS: BaseNarrator._game_ends,
    }


def _counted(face: int, lang: str) -> str:
    """A card in a row that is counted: the bare number, or the special card."""
    return bare_card(face, lang) if face < NUMBERS else a_card(face, lang)
