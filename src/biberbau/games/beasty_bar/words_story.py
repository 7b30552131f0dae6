"""The story: events become sentences, cause before effect.

A ``Narrator`` follows the line while it tells, so that it can say whom the tiger leapt over. Without knowing
the line (single events) it says the same in general words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import numpy as np

from ...kernel.events import Event
from ..wording import ACC, DAT, NOM, Text, Told, joined, say
from ..words_story import BaseNarrator, Tellers
from . import state as ev
from .deck import (
    BAT,
    BEAR,
    CHAMELEON,
    CHEETAH,
    CROCODILE,
    GIRAFFE,
    HIPPO,
    KANGAROO,
    LION,
    LLAMA,
    MONKEY,
    NONE,
    OSTRICH,
    PARROT,
    PEACOCK,
    PENGUIN,
    PORCUPINE,
    RHINO,
    SKUNK,
    SPECIES,
    TIGER,
    UNKNOWN,
    VULTURE,
    ZEBRA,
)
from .words_names import card, strength, the_animal

_PLAYER: dict[str, Told] = {
    "starts": {"de": ("{who} fängt an.", "Du fängst an."), "en": ("{who} begins.", "You begin.")},
    "starts_again": {
        "de": (
            "Rückspiel mit den Tieren, die zu Hause geblieben waren: {who} fängt an.",
            "Rückspiel mit den Tieren, die zu Hause geblieben waren: Du fängst an.",
        ),
        "en": (
            "Return game with the animals that had stayed at home: {who} begins.",
            "Return game with the animals that had stayed at home: you begin.",
        ),
    },
    "takes": {
        "de": ("{who} nimmt {cards} mit.", "Du nimmst {cards} mit."),
        "en": ("{who} takes {cards} along.", "You take {cards} along."),
    },
    "sorts_out": {
        "de": ("{who} lässt {cards} zu Hause.", "Du lässt {cards} zu Hause."),
        "en": ("{who} leaves {cards} at home.", "You leave {cards} at home."),
    },
    "draws": {
        "de": ("{who} zieht {cards}.", "Du ziehst {cards}."),
        "en": ("{who} draws {cards}.", "You draw {cards}."),
    },
    "plays": {
        "de": ("{who} spielt {cards}.", "Du spielst {cards}."),
        "en": ("{who} plays {cards}.", "You play {cards}."),
    },
    "imitates": {
        "de": (
            "{who} zeigt {model} vor: {Actor} macht {it} nach.",
            "Du zeigst {model} vor: {Actor} macht {it} nach.",
        ),
        "en": (
            "{who} shows {model} from the hand: {actor} imitates it.",
            "You show {model} from your hand: {actor} imitates it.",
        ),
    },
    "shows": {
        "de": ("{who} zeigt zum Beweis {cards} vor.", "Du zeigst zum Beweis {cards} vor."),
        "en": ("{who} shows {cards} as proof.", "You show {cards} as proof."),
    },
    "stacks": {
        "de": ("{who} legt {cards} auf DAS WAR'S.", "Du legst {cards} auf DAS WAR'S."),
        "en": ("{who} puts {cards} on THAT'S IT.", "You put {cards} on THAT'S IT."),
    },
}

# An attacker sends others to THAT'S IT: by the attacker's role.
ATTACK: dict[int, Text] = {
    RHINO: {"de": "{a} rammt {v} aus der Reihe.", "en": "{a} rams {v} out of the line."},
    TIGER: {"de": "{a} springt und frisst {v}.", "en": "{a} leaps and eats {v}."},
    CHEETAH: {"de": "{a} frisst {v}.", "en": "{a} eats {v}."},
    BAT: {"de": "{a} beißt {v} weg.", "en": "{a} bites {v} away."},
    PARROT: {"de": "{a} verscheucht {v}.", "en": "{a} scares {v} away."},
    SKUNK: {"de": "{a} stinkt {v} in die Flucht.", "en": "{a} stinks {v} out of the line."},
    MONKEY: {"de": "{a} verjagt mit seiner Bande {v}.", "en": "{a} and its gang chase {v} away."},
    CROCODILE: {"de": "{a} frisst {v}.", "en": "{a} eats {v}."},
    LION: {"de": "{a} brüllt {v} aus der Reihe.", "en": "{a} roars {v} out of the line."},
}

# The acting animal found nothing to do: by its role.
NOTHING: dict[int, Text] = {
    BAT: {"de": "{a} findet niemanden zum Beißen.", "en": "{a} finds nobody to bite."},
    VULTURE: {
        "de": "{a} findet auf DAS WAR'S nichts zu holen.",
        "en": "{a} finds nothing to fetch on THAT'S IT.",
    },
    PEACOCK: {"de": "{a} steht allein und schön da.", "en": "{a} stands there alone, looking good."},
    PENGUIN: {"de": "{a} hat kein Vorbild auf der Hand.", "en": "{a} has no model in the hand."},
    OSTRICH: {"de": "{a} kommt nicht vom Fleck.", "en": "{a} gets nowhere."},
    PORCUPINE: {"de": "{a} stellt die Stacheln auf und wartet.", "en": "{a} raises its quills and waits."},
    LLAMA: {"de": "{a} hat niemanden zum Bespucken.", "en": "{a} has nobody to spit at."},
    CHEETAH: {"de": "{a} findet keine Beute.", "en": "{a} finds no prey."},
    TIGER: {"de": "{a} findet keine Beute.", "en": "{a} finds no prey."},
    BEAR: {"de": "{a} findet niemanden zum Wegzerren.", "en": "{a} finds nobody to drag away."},
    RHINO: {"de": "{a} findet niemanden zum Rammen.", "en": "{a} finds nobody to ram."},
    SKUNK: {"de": "{a} stinkt vergeblich.", "en": "{a} stinks in vain."},
    PARROT: {"de": "{a} findet niemanden zum Verscheuchen.", "en": "{a} finds nobody to scare."},
    KANGAROO: {"de": "{a} hat niemanden zum Überspringen.", "en": "{a} has nobody to jump over."},
    MONKEY: {"de": "{a} ist allein und benimmt sich.", "en": "{a} is alone and behaves."},
    CHAMELEON: {"de": "{a} findet kein Vorbild.", "en": "{a} finds no model."},
    ZEBRA: {"de": "{a} stellt sich quer.", "en": "{a} stands its ground."},
    GIRAFFE: {"de": "{a} kommt nicht vorbei.", "en": "{a} can't get past."},
    CROCODILE: {"de": "{a} kommt an keine Beute.", "en": "{a} gets at no prey."},
    HIPPO: {"de": "{a} kommt nicht vorbei.", "en": "{a} can't get past."},
}

# The mover goes forward past others: by the mover's role; {v} are those it passed.
FORWARD: dict[int, Text] = {
    OSTRICH: {"de": "{a} rennt an {v} vorbei.", "en": "{a} runs past {v}."},
    KANGAROO: {"de": "{a} springt über {v}.", "en": "{a} jumps over {v}."},
    GIRAFFE: {"de": "{a} steigt über {v}.", "en": "{a} steps over {v}."},
    HIPPO: {"de": "{a} drängt sich an {v} vorbei.", "en": "{a} shoves past {v}."},
    PEACOCK: {"de": "{a} stellt sich vor {v}.", "en": "{a} poses in front of {v}."},
}
_PASSES_DATIVE = (OSTRICH, HIPPO)

_TOLD: dict[str, Text] = {
    "attack": {"de": "{a} befördert {v} auf DAS WAR'S.", "en": "{a} sends {v} to THAT'S IT."},
    "leap": {"de": "{a} springt über {over} und frisst {v}.", "en": "{a} leaps over {over} and eats {v}."},
    "one_lion": {"de": "{v} trifft auf {a} und muss gehen.", "en": "{v} meets {a} and has to go."},
    "stings": {
        "de": "{a} stellt die Stacheln auf: DAS WAR'S für {v}.",
        "en": "{a} raises its quills: THAT'S IT for {v}.",
    },
    "spits": {
        "de": "{a} spuckt: {V} flüchtet ans Ende der Reihe.",
        "en": "{a} spits: {v} bolts to the end of the line.",
    },
    "drags": {"de": "{a} zerrt {v} ans Ende der Reihe.", "en": "{a} drags {v} to the end of the line."},
    "gang": {"de": "{a} turnt mit der Bande nach vorn.", "en": "{a} swings to the front with the gang."},
    "strides": {"de": "{a} schreitet nach ganz vorn.", "en": "{a} strides to the front."},
    "forward": {"de": "{a} rückt auf Platz {place} vor.", "en": "{a} moves up to place {place}."},
    "back": {"de": "{a} muss zurück auf Platz {place}.", "en": "{a} goes back to place {place}."},
    "to_end": {"de": "{a} muss ans Ende der Reihe.", "en": "{a} goes to the end of the line."},
    "weakest_first": {
        "de": "{a} ordnet die Reihe: die Schwächsten nach vorn.",
        "en": "{a} sorts the line: the weakest to the gate.",
    },
    "strongest_first": {
        "de": "{a} ordnet die Reihe: die Stärksten nach vorn.",
        "en": "{a} sorts the line: the strongest to the gate.",
    },
    "swaps": {
        "de": "{a} vertauscht Himmelspforte und Rausschmiss.",
        "en": "{a} swaps Heaven's Gate and the exclusion.",
    },
    "imitates_in_line": {"de": "{a} macht {v} nach.", "en": "{a} imitates {v}."},
    "declines": {"de": "{a} macht niemanden nach.", "en": "{a} imitates nobody."},
    "fetches": {"de": "{a} holt {v} von DAS WAR'S zurück.", "en": "{a} brings {v} back from THAT'S IT."},
    "comes_back": {"de": "{a} kommt von DAS WAR'S zurück.", "en": "{a} comes back from THAT'S IT."},
    "burns": {
        "de": "{a} gerät ins Licht der Himmelspforte und verbrennt.",
        "en": "{a} gets into the light of Heaven's Gate and burns up.",
    },
    "vultures": {"de": "{v} fliegen zusammen in die Bar.", "en": "{v} fly into the bar together."},
    "vulture": {"de": "{v} fliegt in die Bar.", "en": "{v} flies into the bar."},
    "enter": {"de": "{v} kommen in die Bar.", "en": "{v} get into the bar."},
    "enters": {"de": "{v} kommt in die Bar.", "en": "{v} gets into the bar."},
    "enter_excluded": {
        "de": "Die Himmelspforte geht auf: {V} kommen in die Bar, {x} fliegt raus.",
        "en": "Heaven's Gate opens: {v} get into the bar, {x} is thrown out.",
    },
    "excluded": {"de": "{a} fliegt raus.", "en": "{a} is thrown out."},
    "lands": {"de": "{a} landet auf DAS WAR'S.", "en": "{a} lands on THAT'S IT."},
    "nothing": {"de": "{a} bewirkt nichts.", "en": "{a} does nothing."},
    "ends": {
        "de": "Die letzte Karte ist gespielt: Die Party ist vorbei.",
        "en": "The last card has been played: the party is over.",
    },
}


class Narrator(BaseNarrator):
    """Tells events in order, from one game's start or from a known moment.

    ``line``: cards in line now, gate first (None: not known until a game starts);
    ``acting`` and ``role``: the card whose action is under way and the species it acts as.
    """

    PLAYER = _PLAYER
    TOLD = _TOLD

    def __init__(
        self,
        names: Sequence[str],
        lang: str,
        line: Sequence[int] | None = None,
        acting: int = NONE,
        role: int = NONE,
    ) -> None:
        super().__init__(names, lang)
        self.line = None if line is None else list(line)
        self.acting = acting
        self.acts_as = role
        self.dragged = False

    @classmethod
    def of(cls, state: np.record, names: Sequence[str], lang: str) -> Narrator:
        """A narrator who knows this state's line and acting animal."""
        line = [int(c) for c in state.line[: state.line_n]]
        return cls(names, lang, line, int(state.acting), int(state.role))

    # ----------------------------------------------------------------------------------------- small helpers

    def _by_role(self, texts: Mapping[int, Text], role: int, other: str, **parts: object) -> str:
        """A sentence that depends on the role; ``other``: the key of the one for all other roles."""
        return say(texts.get(role, self.TOLD[other]), self.lang, **parts)

    def _card(self, number: int, case: int = NOM) -> str:
        return card(number, self.lang, case)

    def _cards(self, numbers: Sequence[int], case: int = ACC) -> str:
        return joined([card(number, self.lang, case) for number in numbers], self.lang)

    def _role(self, number: int) -> int:
        """The species a card acts as now."""
        return self.acts_as if number == self.acting and self.acts_as >= 0 else number % SPECIES

    def _remove(self, number: int) -> None:
        if self.line is not None and number in self.line:
            self.line.remove(number)

    def _shift(self, event: Event) -> None:
        """Follow a MOVES event in the line."""
        if self.line is not None and event.card in self.line:
            self.line.remove(event.card)
            self.line.insert(event.b, event.card)

    def _starts_acting(self, number: int) -> None:
        self.acting, self.acts_as, self.dragged = number, number % SPECIES, False

    # ---------------------------------------------------------------------------------- one teller per event

    def _game_starts(self, event: Event) -> str:
        self.line = []
        return self._player("starts_again" if event.a == 1 else "starts", event.seat)

    def _known_cards(self, key: str, event: Event) -> str | None:
        """Own cards taken, drawn: enumerated; silent when the reader may not see them."""
        more = self._following(event.kind, event.seat)
        known = [e.card for e in (event, *more) if e.card != UNKNOWN]
        return self._player(key, event.seat, cards=self._cards(known)) if known else None

    def _takes_set(self, event: Event) -> str | None:
        return self._known_cards("takes", event)

    def _draws(self, event: Event) -> str | None:
        return self._known_cards("draws", event)

    def _sorts_out(self, event: Event) -> str:
        secret = {"de": "ein Tier", "en": "an animal"}[self.lang]
        left = self._card(event.card, ACC) if event.card != UNKNOWN else secret
        return self._player("sorts_out", event.seat, cards=left)

    def _plays(self, event: Event) -> str:
        self._starts_acting(event.card)
        if self.line is not None and event.a >= 0:
            self.line.append(event.card)
        return self._player("plays", event.seat, cards=self._card(event.card, ACC))

    def _brought_back(self, event: Event) -> str:
        fetcher = self.acting
        self._starts_acting(event.card)
        if self.line is not None:
            self.line.append(event.card)
        if fetcher < 0:
            return self._say("comes_back", a=self._card(event.card))
        return self._say("fetches", a=self._card(fetcher), v=self._card(event.card, ACC))

    def _imitates(self, event: Event) -> str:
        self.acting, self.acts_as, self.dragged = event.card, event.a, False
        if event.a == VULTURE:
            self._remove(event.card)  # it steps beside THAT'S IT
        model = the_animal(event.a, self.lang, ACC)
        if not event.b:
            return self._say("imitates_in_line", a=self._card(event.card), v=model)
        it = {"den": "ihn", "die": "sie", "das": "es", "the": "it"}[model.split()[0]]
        return self._player("imitates", event.seat, actor=self._card(event.card), model=model, it=it)

    def _declines(self, event: Event) -> str:
        return self._say("declines", a=self._card(event.card))

    def _shows(self, event: Event) -> str:
        more = self._following(ev.SHOWS, event.seat)
        return self._player("shows", event.seat, cards=self._cards([event.card, *(e.card for e in more)]))

    def _sent(self, event: Event) -> str:
        attacker, victim = event.a, event.card
        over = NONE
        if self.line is not None and event.b + 1 < len(self.line) and self.line[event.b + 1] != attacker:
            over = self.line[event.b + 1]
        self._remove(victim)
        if victim == self.acting and self._role(victim) == LION:
            return self._say("one_lion", a=self._card(attacker, ACC), v=self._card(victim))
        victims = [victim]
        role = self._role(attacker)
        while True:  # whoever takes the victim's place, and the crocodile's and the gangs' further victims
            for moved in self._following(
                ev.MOVES, fits=lambda e: e.card == attacker and role not in (MONKEY, LION)
            ):
                self._shift(moved)
            more = self._following(ev.SENT, fits=lambda e: e.a == attacker)
            if not more:
                break
            for event_sent in more:
                self._remove(event_sent.card)
                victims.append(event_sent.card)
        if role == TIGER and over >= 0:
            over_text = self._card(over, ACC)
            return self._say("leap", a=self._card(attacker), over=over_text, v=self._cards(victims))
        return self._by_role(ATTACK, role, "attack", a=self._card(attacker), v=self._cards(victims))

    def _defends(self, event: Event) -> str:
        self._following(ev.SENT, fits=lambda e: e.card == event.a)
        self._remove(event.a)
        return self._say("stings", a=self._card(event.card), v=self._card(event.a, ACC))

    def _moves(self, event: Event) -> str:
        return self._moves_back(event) if event.b > event.a else self._moves_forward(event)

    def _moves_back(self, event: Event) -> str:
        """Somebody makes the card go back: a bear, or a llama right behind it."""
        if self.line is None:
            return self._say("back", a=self._card(event.card), place=event.b + 1)
        if self._role(self.acting) == BEAR and self.acting in self.line and not self.dragged:
            self.dragged = True
            weak = self._weakest_two()
            more = self._following(ev.MOVES, fits=lambda e: e.card in weak)
            for moved in (event, *more):
                self._shift(moved)
            cards = self._cards([event.card, *(e.card for e in more)])
            return self._say("drags", a=self._card(self.acting), v=cards)
        behind = self.line[event.a + 1] if event.a + 1 < len(self.line) else NONE
        self._shift(event)
        if behind >= 0 and self._role(behind) == LLAMA:
            return self._say("spits", a=self._card(behind), v=self._card(event.card))
        return self._say("to_end", a=self._card(event.card))

    def _weakest_two(self) -> list[int]:
        """The cards that the acting bear drags."""
        others = [c for c in self.line or () if c != self.acting]
        values = sorted({strength(c % SPECIES) for c in others if strength(c % SPECIES) < strength(BEAR)})[:2]
        return [c for c in others if strength(c % SPECIES) in values]

    def _moves_forward(self, event: Event) -> str:
        """The card goes forward by itself, past those on the way."""
        role = self._role(event.card)
        passed = [] if self.line is None else self.line[event.b : event.a][::-1]
        self._shift(event)
        mover = event.card
        if role == MONKEY:
            for moved in self._following(ev.MOVES, fits=lambda e: e.b == 0):
                self._shift(moved)
                mover = moved.card
            return self._say("gang", a=self._card(mover))
        if role == LION:
            return self._say("strides", a=self._card(mover))
        if not passed or role not in FORWARD:
            return self._say("forward", a=self._card(mover), place=event.b + 1)
        if role == PEACOCK:
            passed = passed[-1:]
        case = DAT if role in _PASSES_DATIVE else ACC
        return self._by_role(FORWARD, role, "forward", a=self._card(mover), v=self._cards(passed, case))

    def _burns(self, event: Event) -> str:
        self._remove(event.card)
        return self._say("burns", a=self._card(event.card))

    def _sorts_line(self, event: Event) -> str:
        if self.line is not None:
            sign = -1 if event.a == 1 else 1
            self.line.sort(key=lambda c: sign * strength(self._role(c)))
        return self._say("strongest_first" if event.a == 1 else "weakest_first", a=self._card(event.card))

    def _swaps_gates(self, event: Event) -> str:
        if self.line is not None:
            self.line.reverse()
        return self._say("swaps", a=self._card(event.card))

    def _no_effect(self, event: Event) -> str:
        self.dragged = True
        return self._by_role(NOTHING, event.a, "nothing", a=self._card(event.card))

    def _enters(self, event: Event) -> str:
        guests = [event.card, *(e.card for e in self._following(ev.ENTERS, fits=lambda e: e.a == event.a))]
        for guest in guests:
            self._remove(guest)
        names = self._cards(guests, NOM)
        if event.a == 1:
            return self._say("vultures" if len(guests) > 1 else "vulture", v=names)
        excluded = self._following(ev.EXCLUDED)
        if excluded:
            self._remove(excluded[0].card)
            return self._say("enter_excluded", v=names, x=self._card(excluded[0].card))
        return self._say("enter" if len(guests) > 1 else "enters", v=names)

    def _excluded(self, event: Event) -> str:
        self._remove(event.card)
        return self._say("excluded", a=self._card(event.card))

    def _lands(self, event: Event) -> str:
        return self._say("lands", a=self._card(event.card))

    def _stacked(self, event: Event) -> str:
        more = self._following(ev.STACKED, event.seat)
        texts = [self._card(e.card, ACC) for e in (event, *more)]
        return self._player(
            "stacks", event.seat, cards={"de": ", dann ", "en": ", then "}[self.lang].join(texts)
        )

    TELLERS: ClassVar[Tellers] = {
        ev.GAME_STARTS: _game_starts,
        ev.TAKES_SET: _takes_set,
        ev.SORTS_OUT: _sorts_out,
        ev.DRAWS: _draws,
        ev.PLAYS: _plays,
        ev.BROUGHT_BACK: _brought_back,
        ev.IMITATES: _imitates,
        ev.DECLINES: _declines,
        ev.SHOWS: _shows,
        ev.MOVES: _moves,
        ev.SENT: _sent,
        ev.BURNS: _burns,
        ev.DEFENDS: _defends,
        ev.SORTS_LINE: _sorts_line,
        ev.SWAPS_GATES: _swaps_gates,
        ev.NO_EFFECT: _no_effect,
        ev.ENTERS: _enters,
        ev.EXCLUDED: _excluded,
        ev.LANDS: _lands,
        ev.STACKED: _stacked,
        ev.GAME_ENDS: BaseNarrator._game_ends,
    }


def story(events: Sequence[Event], names: Sequence[str], lang: str) -> list[str]:
    """The events as sentences, cause and effect merged. Richest when they begin with the start of a game."""
    return Narrator(names, lang).tell(events)


def event(event: Event, names: Sequence[str], lang: str) -> str | None:
    """One event as a sentence; None for what the reader need not hear (a card that others draw)."""
    return "".join(Narrator(names, lang).tell([event])) or None
