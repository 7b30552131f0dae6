"""What an action brings about, before one commits.

The action is carried out on a copy (``words_ahead``), and what is told are its events and the questions that follow: no
rule is told a second time here. It ends where chance or hidden cards begin.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action
from ...kernel.events import Event
from ...match.view import View
from ..wording import ACC, NOM, Text, checked, is_you, points, say, sentence, signed
from ..words_ask import must_be_legal
from . import deck
from . import state as ev
from .actions import SEAT_LETTERS
from .deck import EVENT_TITLES, KIND_NAMES, KIND_OF, UNKNOWN
from .state import (
    COLOURING,
    COUNTER,
    DARING,
    DISCARDING,
    EXHAUSTED,
    GIVING,
    LAYING,
    LUCKY,
    MIMIC,
    NICE,
    SCATTERING,
    STEALING,
    TARGET,
    TURN,
    WISHING,
)
from .words_ahead import Ahead, certain, foretold, with_on_top
from .words_ask import Frame, called, frame_of, has_sheet, is_family, other_seat
from .words_events import event_rule
from .words_labels import face_of
from .words_names import a_card, colour_name, either, how_many, kind_name, whom, whose
from .words_status import demand
from .words_story import Narrator

_ONLY_A_WISH: Text = {
    "de": "Im eigenen Zug ist das nur ein Farbwunsch (F43).",
    "en": "In your own turn this is only a colour wish (F43).",
}
EFFECT: dict[int, Text] = {
    deck.FANTASTIC: {
        "de": "Du wünschst dir eine Farbe oder eine Zahl.",
        "en": "You wish for a colour or a number.",
    },
    deck.FANTASTIC_FOUR: {
        "de": "Du wünschst dir eine Farbe oder eine Zahl und darfst vier Karten vom Stapel verteilen.",
        "en": "You wish for a colour or a number and may deal out four cards of the stack.",
    },
    deck.COUNTERATTACK: _ONLY_A_WISH,
    deck.NICE_TRY: _ONLY_A_WISH,
    deck.LUCKY_BASTARD: _ONLY_A_WISH,
    deck.EQUALITY: {
        "de": "Du wünschst dir eine Farbe, jemand zieht, bis er so viele Karten hat wie du, oder beides.",
        "en": "You wish for a colour, somebody draws up to as many cards as you have, or both.",
    },
    deck.INEQUALITY: {
        "de": "Du wünschst dir eine Farbe, jemand zieht blind aus deiner Hand, bis er mehr hat als du, oder beides.",
        "en": "You wish for a colour, somebody draws blindly out of your hand until he has more than you, or both.",
    },
    deck.SPECIAL_FAVOURS: {
        "de": "Du wünschst dir eine Farbe, tauschst mit jemandem alle Spezialkarten, oder beides.",
        "en": "You wish for a colour, swap all special cards with somebody, or both.",
    },
    deck.MIMICRY: {
        "de": "Du sagst, welche Spezialkarte sie ist.",
        "en": "You say which special card it is.",
    },
    deck.FUCK_YOU: {
        "de": "Weg mit den 42 Punkten! Die Karte davor gilt weiter: {demand}.",
        "en": "Away with those 42 points! The card before it stays in force: {demand}.",
    },
    deck.SECOND_CHANCE: {
        "de": "Du musst gleich noch eine Karte legen; kannst du nicht, ziehst du.",
        "en": "You must play another card at once; if you can't, you draw.",
    },
    deck.EXCHANGE: {
        "de": "Du gibst jemandem {gift} und ziehst dafür blind von ihm.",
        "en": "You give somebody {gift} and draw blindly from him in return.",
    },
    deck.GIFT: {"de": "Du schenkst jemandem {gift}.", "en": "You give somebody {gift}."},
    deck.SKIP: {"de": "Jemand setzt beim nächsten Zug aus.", "en": "Somebody misses his next turn."},
    deck.THIEF: {
        "de": "Du schaust jemandem in die Karten und nimmst ihm welche weg.",
        "en": "You look into somebody's cards and take some of them.",
    },
    deck.TROUBLEMAKER: {"de": "Das löst ein Ereignis aus.", "en": "That triggers an event."},
    deck.BLACK: {"de": "Das löst ein Ereignis aus.", "en": "That triggers an event."},
    deck.COLOUR_SWAP: {
        "de": "Du suchst aus, mit welcher Farbe es weitergeht.",
        "en": "You choose the colour that the game goes on with.",
    },
}
"""What is printed on a card, for whoever has it in hand."""
NO_TARGET: dict[int, Text] = {
    deck.EQUALITY: {
        "de": "Niemand hat dann weniger Karten als du: Es bleibt ein Farbwunsch (F47).",
        "en": "Nobody has fewer cards than you then: a colour wish is all that is left (F47).",
    },
    deck.SKIP: {
        "de": "Alle anderen setzen schon aus: Skip trifft niemanden (F60).",
        "en": "All others are to miss a turn already: Skip hits nobody (F60).",
    },
}
BRINGS: dict[str, Text] = {
    "after": {"de": "Danach passt: {after}.", "en": "What goes then: {after}."},
    "hits": {"de": "Treffen kannst du: {hit}.", "en": "You can hit: {hit}."},
    "swaps": {"de": "Weiter geht es mit {wish}.", "en": "The game goes on with {wish}."},
    # a hand gets empty
    "last": {"de": "Das ist deine letzte Karte.", "en": "That is your last card."},
    "last_nice": {
        "de": "Das ist deine letzte Karte: Kommt kein Nice Try, ist die Runde zu Ende.",
        "en": "That is your last card: unless there is a Nice Try, the round is over.",
    },
    "last_over": {
        "de": "Das ist deine letzte Karte, und die Runde ist zu Ende.",
        "en": "That is your last card, and the round is over.",
    },
    "last_effect": {
        "de": "Das ist deine letzte Karte; erst geschieht noch, was sie bewirkt (F29).",
        "en": "That is your last card; first everything happens that it does (F29).",
    },
    "last_chance": {
        "de": "Das ist deine letzte Karte; Last Chance: Vor dem Ende der Runde kommt noch ein Ereignis.",
        "en": "That is your last card; Last Chance: there is one more event before the round can end.",
    },
    "emptied": {"de": "Dann ist deine Hand leer.", "en": "Then your hand is empty."},
    "nice_window": {
        "de": "Kommt kein Nice Try, ist die Runde zu Ende.",
        "en": "Unless there is a Nice Try, the round is over.",
    },
    "over": {"de": "Damit ist die Runde zu Ende.", "en": "With that the round is over."},
    # reactions
    "counter": {
        "de": "Der Angriff ist abgewehrt, und du darfst {kind} selbst gegen jemanden einsetzen.",
        "en": "The attack is off, and you may use {kind} yourself against somebody.",
    },
    "counter_none": {
        "de": "Der Angriff ist abgewehrt; weiterreichen kannst du {kind} an niemanden.",
        "en": "The attack is off; there is nobody against whom you could use {kind}.",
    },
    "may_wish": {"de": "Dazu darfst du dir eine Farbe wünschen.", "en": "You may wish for a colour, too."},
    "lucky": {"de": "Das nächste Ereignis lässt dich kalt.", "en": "The next event leaves you cold."},
    "goes_on": {"de": "Die Runde geht weiter.", "en": "The round goes on."},
    "nice_self": {"de": "Es ist auch deine letzte Karte (F79).", "en": "It is your last card, too (F79)."},
    "counter_not": {"de": "Du lässt es geschehen.", "en": "You let it happen."},
    "lucky_not": {"de": "Was auch kommt, es gilt für dich.", "en": "Whatever comes, it is for you, too."},
    "nice_not": {"de": "Du hast nichts dagegen.", "en": "You don't object."},
    # drawing, passing, wishing
    "draw": {
        "de": "Du ziehst {cards} und darfst dann noch legen.",
        "en": "You draw {cards} and may still play then.",
    },
    "draw_end": {
        "de": "Der Stapel reicht nicht mehr: Die Runde endet sofort (F31).",
        "en": "The stack is not enough: the round ends at once (F31).",
    },
    "no_play": {"de": "Du legst nichts.", "en": "You play nothing."},
    "next": {"de": "Dann ist {name} dran.", "en": "Then it is {whose} turn."},
    "next_you": {"de": "Dann bist du wieder dran.", "en": "Then it is your turn again."},
    "wish": {
        "de": "Die nächste Karte muss {wish} sein oder bunt.",
        "en": "The next card must be {wish} or colourless.",
    },
    "wish_number": {
        "de": "Die nächste Karte muss {wish} sein, gleich in welcher Farbe, auch schwarz, oder bunt.",
        "en": "The next card must be {wish} in whatever colour, black too, or a colourless one.",
    },
    "no_wish": {"de": "Weiter passt: {demand}.", "en": "This still goes: {demand}."},
    "must_hit": {"de": "Dafür musst du jemanden treffen.", "en": "For that you must hit somebody."},
    "no_target": {"de": "{Kind} bleibt ohne Wirkung.", "en": "{Kind} has no effect."},
    # attacks
    "four": {"de": "Eine der vier Karten geht an {name}.", "en": "One of the four cards goes to {name}."},
    "four_all": {"de": "Für {name} zusammen: {cards}.", "en": "For {name} in all: {cards}."},
    "inequality_none": {
        "de": "{Name} hat schon mehr Karten als du: Es passiert nichts (F49).",
        "en": "{Name} has more cards than you already: nothing happens (F49).",
    },
    "favours": {
        "de": "Du gibst {name} {cards} und bekommst alle Spezialkarten dafür.",
        "en": "You give {name} {cards} and get all special cards in return.",
    },
    "exchange": {"de": "Du gibst {name} {cards}.", "en": "You give {name} {cards}."},
    "thief": {
        "de": "Du schaust {name} in die Karten und nimmst bis zu {cards} weg.",
        "en": "You look into {whose} cards and take up to {cards}.",
    },
    "unless": {"de": "Es sei denn, es kommt ein Counterattack.", "en": "Unless there is a Counterattack."},
    "was_inequality_none": {
        "de": "Du hast schon mehr Karten: Es passiert nichts (F49).",
        "en": "You have more cards already: nothing happens (F49).",
    },
    "was_exchange": {
        "de": "{Attacker} sucht Karten für dich aus und zieht dann blind von dir.",
        "en": "{Attacker} chooses cards for you and then draws blindly from you.",
    },
    "was_gift": {"de": "{Attacker} sucht Karten für dich aus.", "en": "{Attacker} chooses cards for you."},
    "was_thief": {
        "de": "{Attacker} sieht deine Karten und nimmt bis zu {cards}.",
        "en": "{Attacker} sees your cards and takes up to {cards}.",
    },
    # cards
    "giving": {
        "de": "{Name} bekommt {card}; nur ihr beide seht es.",
        "en": "{Name} gets {card}; only you two see it.",
    },
    "stealing": {"de": "Du nimmst {card} auf die Hand.", "en": "You take {card}."},
    "discarding": {
        "de": "{Card} kommt offen unter den Ablagestapel; was passt, bleibt.",
        "en": "{Card} goes openly under the pile; what goes stays the same.",
    },
    "gambling": {
        "de": "Verdeckt liegt von dir {card}; die höchste Zahl nimmt alle auf, bei gleichen die erste.",
        "en": "Face down you lay {card}; the highest number takes them all, of equals the first.",
    },
    "roulette": {
        "de": "{Card} kommt verdeckt dazu; irgendwo oben auf dem Stapel taucht sie wieder auf.",
        "en": "{Card} joins the others face down; it will turn up somewhere on top of the stack.",
    },
    "buying": {"de": "Du nimmst {card} auf die Hand; alle sehen es.", "en": "You take {card}; all see it."},
    "nothing_fits": {
        "de": "Hier ist nichts zu holen: Weiter.",
        "en": "There is nothing to be had here: on with it.",
    },
    "enough": {
        "de": "Mehr bekommt {name} nicht; der Nächste ist dran.",
        "en": "{Name} gets no more; the next one's turn.",
    },
    "no_discard": {"de": "Den Rest behältst du.", "en": "You keep the rest."},
    # events
    "distributor": {
        "de": "Alle Karten {whose} gehen an {receiver}.",
        "en": "All of {whose} cards go to {receiver}.",
    },
    "surprise": {"de": "{Name} bekommt eine Karte von dir.", "en": "{Name} gets a card from you."},
    "trust": {"de": "{Name} sucht {cards} für dich aus.", "en": "{Name} chooses {cards} for you."},
    "trust_none": {"de": "Bei {name} ist nichts zu holen.", "en": "{Name} has nothing to give."},
    "identity": {
        "de": "Dann wählst du, mit wem {name} Karten und Platz tauscht.",
        "en": "Then you choose with whom {name} swaps cards and place.",
    },
    "identity_you": {
        "de": "Dann wählst du, mit wem du Karten und Platz tauschst.",
        "en": "Then you choose with whom you swap cards and place.",
    },
    "identity_second": {
        "de": "Karten und Plätze werden getauscht: {first} und {name}.",
        "en": "Cards and places are swapped: {first} and {name}.",
    },
    "dare": {"de": "Die oberste Karte wird aufgedeckt.", "en": "The top card is turned up."},
    "if_number": {"de": "Eine Zahl: {brings}", "en": "A number: {brings}"},
    "if_other": {"de": "Alles andere: {brings}", "en": "Anything else: {brings}"},
    "may_discard": {"de": "Du darfst bis zu {cards} abwerfen.", "en": "you may discard up to {cards}."},
    "dare_nothing": {"de": "Dann passiert dir nichts.", "en": "nothing happens to you then."},
    "dare_empty": {
        "de": "Der Stapel ist leer: Es gibt nichts aufzudecken, und die Runde endet nach dem Ereignis (F144).",
        "en": "The stack is used up: there is nothing to turn up, and the round ends after the event (F144).",
    },
    "shrink": {"de": "Kneifen hat seinen Preis: {brings}", "en": "Shrinking has its price: {brings}"},
    "points": {"de": "{points}, das macht {sum}.", "en": "{points}, which makes {sum}."},
    "ok": {
        "de": "Sobald alle genug gesehen haben, geht es weiter.",
        "en": "The game goes on as soon as everybody has seen enough.",
    },
    "deal": {"de": "Die nächste Runde wird ausgeteilt.", "en": "The next round is dealt."},
    "all_go_on": {
        "de": "Die nächste Runde beginnt, sobald alle weitergehen.",
        "en": "The next round begins as soon as everybody goes on.",
    },
}
ATTACKS = frozenset(
    {
        deck.FANTASTIC_FOUR,
        deck.EQUALITY,
        deck.INEQUALITY,
        deck.SPECIAL_FAVOURS,
        deck.EXCHANGE,
        deck.GIFT,
        deck.SKIP,
        deck.THIEF,
    }
)
"""Kinds of special cards that are played against somebody."""
_NARRATED = frozenset(
    {
        ev.DRAWS,
        ev.HANDS,
        ev.SKIPS,
        ev.IS_SKIPPED,
        ev.EXHAUSTS,
        ev.GOES_TO,
        ev.HANDS_GONE,
        ev.SWITCHES,
        ev.TICKS,
        ev.PUTS_ON_STACK,
    }
)
"""Events that are told as they will be when they have happened."""


# ------------------------------------------------------------------------------------------------------- consequences


def consequence(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """What will happen, before one commits; it ends where chance or hidden cards begin.

    Only legal actions have a consequence.
    """
    checked(lang)
    must_be_legal(view, chosen)
    return " ".join(_Foretelling(view, chosen, lang, names).told())


class _Foretelling:
    """What an action of the seat that decides brings about: one method for each kind of action."""

    def __init__(self, view: View, chosen: Action, lang: str, names: Sequence[str] | None) -> None:
        self.view, self.chosen, self.lang = view, chosen, lang
        self.before: Frame = frame_of(view.state)
        self.seat = self.before.seat
        self.seats = called(view, lang, names)
        self.family = is_family(view.state)
        self.face = face_of(chosen) if chosen.word in ("play", "pick") else UNKNOWN
        self.events, self.ahead = foretold(view, chosen, self.face)

    def told(self) -> list[str]:
        """The sentences."""
        tellers = {
            "play": self._plays if self.before.kind == TURN else self._throws_in,
            "pick": self._picks,
            "seat": self._attacks if self.before.kind == TARGET else self._names,
            "wish": self._colours if self.before.kind == COLOURING else self._wishes,
            "as": self._is,
            "event": self._executes,
            "pass": self._passes,
            "draw": self._draws,
            "dare": self._dares,
        }
        if self.chosen.word in tellers:
            return tellers[self.chosen.word]()
        return [self._say({"next": "all_go_on"}.get(self.chosen.word, self.chosen.word))]

    # ------------------------------------------------------------------------------------------- small helpers

    def _say(self, key: str, **parts: object) -> str:
        return say(BRINGS[key], self.lang, **parts)

    def _cards(self, count: int) -> str:
        return how_many(count, self.lang)

    def _kind(self, kind: int) -> str:
        return kind_name(kind, self.lang, self.family)

    def _count(self, kind: int, seat: int) -> int:
        """How many of these events a seat has, in all that happens on the copy."""
        return sum(event.kind == kind and event.seat == seat for event in self.ahead.events)

    def _has(self, kind: int) -> bool:
        """Whether such an event is sure to happen."""
        return any(event.kind == kind for event in self.events)

    def _go_on(self) -> None:
        """More has been carried out on the copy: what of it is certain, too?"""
        self.events = certain(self.ahead.events, self.seat, self.face)

    def _narrate(self, events: Sequence[Event] | None = None, *leave_out: int) -> list[str]:
        """What is sure to happen, as it will be told then."""
        names = [sentence(name) for name in self.seats]
        narrator = Narrator.of(self.view.state, names, self.lang)
        shown = self.events if events is None else events
        return narrator.tell([one for one in shown if one.kind in _NARRATED and one.kind not in leave_out])

    def _ends(self) -> list[str]:
        """Whether the round is over with that, or will be unless somebody objects; an empty stack has been told."""
        if self._has(ev.EXHAUSTS):
            return []
        for event in self.events:
            if event.kind == ev.ROUND_ENDS and event.a not in (0, EXHAUSTED):
                return Narrator.of(self.view.state, self.seats, self.lang).tell([event])
        if self._has(ev.ROUND_ENDS):
            return [self._say("over")]
        return [self._say("nice_window")] if self._asks_nice() else []

    def _asks_nice(self) -> bool:
        """Whether Nice Try is asked for next and could save the round."""
        asks = self.ahead.frame.kind == NICE and self.before.kind != NICE
        return asks and self._is_certain() and self.ahead.state.over == 0

    def _is_certain(self) -> bool:
        """Whether all that has happened on the copy is sure to happen."""
        return len(self.events) == len(self.ahead.events)

    def _mine(self) -> int:
        """How many cards the seat has left when a card that it plays has gone."""
        return int(self.view.state.hand_n[self.seat]) - 1

    # ------------------------------------------------------------------------------------------- playing a card

    def _plays(self) -> list[str]:
        kind = int(KIND_OF[self.face])
        told = self._effect(kind)
        return told + (self._last(kind) if self._mine() == 0 and kind != deck.SECOND_CHANCE else [])

    def _effect(self, kind: int) -> list[str]:
        """What a card does that has just been played, or a Mimicry that has become one."""
        targets = self._targets() if kind in ATTACKS else None
        told = []
        if kind in NO_TARGET and targets is None:
            told.append(say(NO_TARGET[kind], self.lang))
        elif kind == deck.COLOUR_SWAP and self._has(ev.GOES_ON):
            told.append(self._goes_on())
        elif kind != deck.NUMBER:
            gift = self._cards(self._gift(kind)) if kind in (deck.GIFT, deck.EXCHANGE) else ""
            told.append(say(EFFECT[kind], self.lang, gift=gift, demand=self._demand()))
        if targets is not None:
            told.append(self._say("hits", hit=either([self._whom(seat) for seat in targets], self.lang)))
        settled = not self.ahead.asks(self.seat, WISHING, COLOURING, MIMIC)
        if settled and kind not in (deck.FUCK_YOU, deck.COLOUR_SWAP):
            told.append(self._say("after", after=self._demand()))
        return told

    def _demand(self) -> str:
        return demand(self.ahead.state, self.lang)

    def _whom(self, seat: int) -> str:
        return whom(self.seats[seat], self.lang)

    def _goes_on(self) -> str:
        (colour,) = [event.a for event in self.events if event.kind == ev.GOES_ON]
        return self._say("swaps", wish=colour_name(colour, self.lang))

    def _targets(self) -> list[int] | None:
        """Whom the card can hit, once all is said about colours; None when there is nobody."""
        ahead = self.ahead.copy()
        ahead.takes_first(self.seat, WISHING, COLOURING)
        if not ahead.asks(self.seat, TARGET):
            return None
        return [SEAT_LETTERS.index(one.argument) for one in ahead.legal() if one.word == "seat"]

    def _gift(self, kind: int) -> int:
        """How many cards a Gift or an Exchange gives away."""
        ahead = self.ahead.copy()
        ahead.takes_first(self.seat, COLOURING)
        ahead.play(ahead.legal()[0].id)
        ahead.lets_happen(self.seat)
        ahead.takes_first(self.seat, GIVING)
        gives = ev.LAYS if kind == deck.EXCHANGE else ev.HANDS
        return sum(event.kind == gives and event.seat == self.seat for event in ahead.events)

    def _last(self, kind: int) -> list[str]:
        """What it means that this is the last card."""
        if self._has(ev.ROUND_ENDS):
            why = next(event.a for event in self.events if event.kind == ev.ROUND_ENDS)
            return [self._say("last_over")] if why == 0 else [self._say("last"), *self._ends()]
        if self._asks_nice():
            return [self._say("last_nice")]
        is_event = kind in (deck.BLACK, deck.TROUBLEMAKER)
        pending = self.ahead.asks(self.seat, WISHING, COLOURING, MIMIC, TARGET)
        return [self._say("last_effect" if is_event or pending else "last_chance")]

    def _throws_in(self) -> list[str]:
        """A reaction."""
        ahead, kind = self.ahead, self.before.kind
        may_wish = [self._say("may_wish")] if ahead.passes(self.seat, WISHING) else []
        self._go_on()
        if kind == LUCKY:
            return [self._say("lucky"), *may_wish, *([self._say("last")] if self._mine() == 0 else [])]
        if kind == NICE:
            told = [self._say("nice_self")] if self._mine() == 0 else []
            told += self._narrate()
            told += [self._say("goes_on")] if self._has(ev.TURNS) else self._ends()
            return told + may_wish
        may_wish += [self._say("last")] if self._mine() == 0 else []
        key = "counter" if ahead.asks(self.seat, TARGET) else "counter_none"
        return [self._say(key, kind=self._kind(self.before.a)), *may_wish]

    def _is(self) -> list[str]:
        """A Mimicry becomes this card."""
        return [*self._effect(KIND_NAMES.index(self.chosen.argument)), *self._ends()]

    # ------------------------------------------------------------------------------------------- picking a card

    def _picks(self) -> list[str]:
        kind = self.before.kind
        key = {
            GIVING: "giving",
            SCATTERING: "giving",
            STEALING: "stealing",
            DISCARDING: "discarding",
            LAYING: "gambling" if self.before.a == deck.GAMBLING_MAN else "roulette",
        }.get(kind, "buying")
        subject = key in ("discarding", "roulette")  # the card is what the sentence is about
        card = a_card(self.face, self.lang, NOM if subject else ACC, self.family)
        told = [self._say(key, name=self.seats[other_seat(self.view.state)], card=card)]
        if kind in (GIVING, SCATTERING, DISCARDING) and self._mine() == 0:
            told.append(self._say("emptied"))
        return told + self._narrate(self.events[1:]) + self._ends()

    # ------------------------------------------------------------------------------------------- naming somebody

    def _attacks(self) -> list[str]:
        """A special card against somebody, when he lets it happen."""
        ahead, kind = self.ahead, self.before.a
        other = SEAT_LETTERS.index(self.chosen.argument)
        name = self.seats[other]
        if kind == deck.FANTASTIC_FOUR and ahead.asks(self.seat, TARGET):
            dealt = int(ahead.state.shares[other])
            in_all = [self._say("four_all", name=name, cards=self._cards(dealt))] if dealt > 1 else []
            return [self._say("four", name=name), *in_all]
        countered = ahead.lets_happen(self.seat)
        ahead.takes_first(self.seat, GIVING)
        self._go_on()
        told = self._hits(kind, other)
        return told + self._ends() + ([self._say("unless")] if countered else [])

    def _hits(self, kind: int, other: int) -> list[str]:
        """What an attack of the seat does."""
        name, parts = self.seats[other], {"whose": whose(self.seats[other], self.lang)}
        if kind == deck.SPECIAL_FAVOURS:
            return [self._say("favours", name=name, cards=self._cards(self._count(ev.LAYS, self.seat)))]
        if kind == deck.THIEF:
            if not self.ahead.asks(self.seat, STEALING):
                return [self._say("trust_none", name=name)]
            return [self._say("thief", name=name, cards=self._cards(self.ahead.frame.a), **parts)]
        if kind == deck.INEQUALITY and not self._has(ev.HANDS):
            return [self._say("inequality_none", name=name)]
        given = []
        if kind == deck.EXCHANGE:
            given = [self._say("exchange", name=name, cards=self._cards(self._count(ev.LAYS, self.seat)))]
        if kind == deck.GIFT and not self._has(ev.HANDS):
            given = [self._say("exchange", name=name, cards=self._cards(0))]
        return given + self._narrate()

    def _suffers(self) -> list[str]:
        """What an attack does to the seat that lets it happen."""
        kind, attacker = self.before.a, self.seats[self.before.b & 7]
        ahead = self.ahead
        if kind == deck.SPECIAL_FAVOURS:
            return [self._say("favours", name=attacker, cards=self._cards(self._count(ev.LAYS, self.seat)))]
        if kind == deck.INEQUALITY and not self._has(ev.HANDS):
            return [self._say("was_inequality_none")]
        if kind == deck.THIEF and ahead.frame.kind == STEALING:
            return [self._say("was_thief", attacker=attacker, cards=self._cards(ahead.frame.a))]
        if ahead.frame.kind == GIVING:
            return [self._say("was_gift" if kind == deck.GIFT else "was_exchange", attacker=attacker)]
        return self._narrate() + self._ends()

    def _names(self) -> list[str]:
        """Somebody whom an event is about."""
        other = SEAT_LETTERS.index(self.chosen.argument)
        _, _, event, b = self.before
        name, ahead = self.seats[other], self.ahead
        if event == deck.DISTRIBUTOR:
            parts = {"whose": whose(name, self.lang), "receiver": self._whom(b)}
            return [self._say("distributor", **parts)]
        if event == deck.IDENTITY_THEFT:
            if b:
                return [self._say("identity_second", first=self.seats[b - 1], name=name), *self._ends()]
            return [self._say("identity_you" if other == self.seat else "identity", name=name)]
        if event == deck.SURPRISE_PARTY:
            return [self._say("surprise", name=name)]
        if not ahead.asks(other, GIVING):
            return [self._say("trust_none", name=name), *self._ends()]
        ahead.takes_first(other, GIVING)
        return [self._say("trust", name=name, cards=self._cards(self._count(ev.HANDS, other)))]

    def _executes(self) -> list[str]:
        """An event: what is printed on it, and whether it ends the round."""
        event = EVENT_TITLES.index(self.chosen.argument)
        return [event_rule(event, self.lang, has_sheet(self.view.state))]

    # ------------------------------------------------------------------------------------------- wishing, passing

    def _colours(self) -> list[str]:
        """The colour that a Colour Swap or a Mimicry goes on with."""
        targets = self._targets() if self.before.b in ATTACKS else None
        told = [self._goes_on()]
        if targets is not None:
            told.append(self._say("hits", hit=either([self._whom(seat) for seat in targets], self.lang)))
        return told + self._ends()

    def _wishes(self) -> list[str]:
        wanted = self._demand()
        if self.ahead.state.number:
            return [self._say("wish_number", wish=wanted), *self._ends()]
        return [self._say("wish", wish=wanted.lower()), *self._ends()]

    def _no_wish(self) -> list[str]:
        told = [self._say("no_wish", demand=self._demand())]
        if self.ahead.asks(self.seat, TARGET) and all(one.word != "pass" for one in self.ahead.legal()):
            told.append(self._say("must_hit"))
        return told + self._ends()

    def _draws(self) -> list[str]:
        drawn = self._cards(self._count(ev.DRAWS, self.seat))
        if self._has(ev.EXHAUSTS):
            return [*self._narrate(None, ev.EXHAUSTS), self._say("draw_end")]
        return [self._say("draw", cards=drawn)]

    def _passes(self) -> list[str]:
        kind, _, a, b = self.before
        if kind == COUNTER:
            return [self._say("counter_not"), *self._suffers()]
        if kind == WISHING:
            return self._no_wish()
        if kind == TARGET:
            return [self._say("no_target", kind=self._kind(a)), *self._ends()]
        if kind == TURN:
            return [self._say("no_play"), *self._narrate(), *self._ends(), *self._next()]
        if kind == SCATTERING:
            return [self._say("enough", name=self.seats[other_seat(self.view.state)])]
        if kind == DARING:
            brings = self._costs([one for one in self.events if one.seat == self.seat])
            return [self._say("shrink", brings=brings), *self._ends()]
        if kind == LAYING:
            return [*self._narrate(), *self._ends()]
        keys = {LUCKY: "lucky_not", NICE: "nice_not"}
        if kind == DISCARDING and b:
            return [self._say("no_discard"), *self._ends()]
        return [self._say(keys.get(kind, "nothing_fits")), *self._ends()]

    def _next(self) -> list[str]:
        """Whose turn it is then."""
        for event in self.events:
            if event.kind == ev.TURNS:
                name = self.seats[event.seat]
                if is_you(name, self.lang):
                    return [self._say("next_you")]
                return [self._say("next", name=name, whose=whose(name, self.lang))]
        return []

    def _dares(self) -> list[str]:
        """Seppuku: what a number brings, and what any other card does."""
        if self._has(ev.EXHAUSTS):
            return [self._say("dare_empty")]
        told = [self._say("dare")]
        for key, faces in (
            ("if_number", range(deck.FIRST_NEUTRAL)),
            ("if_other", range(deck.FIRST_NEUTRAL, deck.FACES)),
        ):
            ahead = with_on_top(self.view, faces)
            if ahead:
                ahead.play(self.chosen.id)
                told.append(self._say(key, brings=self._dared(ahead)))
        return told

    def _dared(self, ahead: Ahead) -> str:
        """What has come of it, from behind the card that was turned up on."""
        behind = next(i for i, event in enumerate(ahead.events) if event.kind == ev.OPENS_STACK) + 1
        if ahead.asks(self.seat, DISCARDING):
            return self._say("may_discard", cards=self._cards(ahead.frame.a))
        events = certain([one for one in ahead.events[behind:] if one.seat == self.seat], self.seat)
        return self._costs(events) or self._say("dare_nothing")

    def _costs(self, events: Sequence[Event]) -> str:
        """What these events do to the account or the hand of the seat, behind a colon."""
        for event in events:
            if event.kind == ev.ACCOUNT:
                sign = "+" if event.a > 0 else ""
                return self._say("points", points=sign + points(event.a, self.lang), sum=signed(event.b))
        told = " ".join(self._narrate(events))
        return told[:1].lower() + told[1:] if self.lang == "en" else told
