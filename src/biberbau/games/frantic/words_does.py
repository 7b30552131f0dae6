"""What an action brings about, before one commits.

Nothing here looks further than what the seat that decides knows: it ends where chance or hidden cards begin.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...kernel.actions import Action
from ...match.view import View
from ..wording import ACC, NOM, Text, checked, joined, say
from ..words_ask import must_be_legal
from . import deck
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import COLOURS, COUNTERATTACK, EVENT_TITLES, KIND_NAMES, KIND_OF, NUMBER_OF
from .rules_hands import may_react, stack_n
from .rules_matching import may_attack
from .state import (
    ANY_CARD,
    COLOURING,
    COUNTER,
    DARING,
    DISCARDING,
    GIVING,
    LAYING,
    LUCKY,
    MAY_WISH,
    NICE,
    SCATTERING,
    STEALING,
    TARGET,
    TURN,
    WISHING,
)
from .words_ask import Frame, called, drawn, frame_of, has_sheet, is_family, other_seat
from .words_events import event_rule
from .words_labels import face_of, wished
from .words_names import a_card, colour_name, colours_of, either, how_many, kind_name, whom, whose
from .words_status import demand, number_name

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
        "de": "Du wünschst dir eine Farbe, jemand füllt auf {mine} auf, oder beides.",
        "en": "You wish for a colour, somebody fills up to {mine}, or both.",
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
        "de": "Du gibst jemandem {gift} und ziehst blind zwei von seinen.",
        "en": "You give somebody {gift} and draw two of his blindly.",
    },
    deck.GIFT: {"de": "Du schenkst jemandem {gift}.", "en": "You give somebody {gift}."},
    deck.SKIP: {"de": "Jemand setzt beim nächsten Zug aus.", "en": "Somebody misses his next turn."},
    deck.THIEF: {
        "de": "Du schaust jemandem in die Karten und nimmst ihm zwei.",
        "en": "You look into somebody's cards and take two of them.",
    },
    deck.TROUBLEMAKER: {"de": "Das löst ein Ereignis aus.", "en": "That triggers an event."},
    deck.COLOUR_SWAP: {
        "de": "Du suchst aus, mit welcher Farbe es weitergeht.",
        "en": "You choose the colour that the game goes on with.",
    },
}
"""What a special card does when it is played in a turn."""
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
    "event": {"de": "Das löst ein Ereignis aus.", "en": "That triggers an event."},
    "hits": {"de": "Treffen kannst du: {hit}.", "en": "You can hit: {hit}."},
    "swaps": {"de": "Weiter geht es mit {wish}.", "en": "The game goes on with {wish}."},
    "last": {
        "de": "Das ist deine letzte Karte: Kommt kein Nice Try, ist die Runde zu Ende.",
        "en": "That is your last card: unless there is a Nice Try, the round is over.",
    },
    "last_effect": {
        "de": "Das ist deine letzte Karte; erst geschieht noch, was sie bewirkt (F29).",
        "en": "That is your last card; first everything happens that it does (F29).",
    },
    "chance": {
        "de": "Last Chance: Vorher kommt noch ein Ereignis.",
        "en": "Last Chance: there is one more event before that.",
    },
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
    "nice": {
        "de": "{empty}: drei Karten ziehen, und die Runde geht weiter.",
        "en": "{empty}: draw three cards, and the round goes on.",
    },
    "nice_self": {
        "de": "Es ist deine letzte Karte: Auch du ziehst drei (F79).",
        "en": "It is your last card: you draw three, too (F79).",
    },
    "counter_not": {"de": "Du lässt es geschehen. {hit}", "en": "You let it happen. {hit}"},
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
    "no_play": {
        "de": "Du legst nichts; der Nächste ist dran.",
        "en": "You play nothing; the next player's turn.",
    },
    "wish": {
        "de": "Die nächste Karte muss {wish} sein oder bunt.",
        "en": "The next card must be {wish} or colourless.",
    },
    "wish_number": {
        "de": "Die nächste Karte muss {wish} sein, gleich in welcher Farbe, auch schwarz, oder bunt.",
        "en": "The next card must be {wish} in whatever colour, black too, or a colourless one.",
    },
    "no_wish": {"de": "Weiter passt: {demand}.", "en": "This still goes: {demand}."},
    "no_wish_attack": {
        "de": "Weiter passt: {demand}. Dafür musst du jemanden treffen.",
        "en": "This still goes: {demand}. For that you must hit somebody.",
    },
    "no_target": {"de": "{Kind} bleibt ohne Wirkung.", "en": "{Kind} has no effect."},
    # attacks
    "four": {"de": "{Name} soll eine Karte ziehen.", "en": "{Name} is to draw one card."},
    "four_you": {"de": "Für {name} zusammen: {cards}.", "en": "For {name} in all: {cards}."},
    "equality": {"de": "{Name} zieht {cards}.", "en": "{Name} draws {cards}."},
    "inequality": {
        "de": "{Name} zieht blind {cards} aus deiner Hand.",
        "en": "{Name} draws {cards} blindly out of your hand.",
    },
    "inequality_none": {
        "de": "{Name} hat schon mehr Karten als du: Es passiert nichts (F49).",
        "en": "{Name} has more cards than you already: nothing happens (F49).",
    },
    "favours": {
        "de": "Du gibst {name} {cards} und bekommst alle Spezialkarten dafür.",
        "en": "You give {name} {cards} and get all special cards in return.",
    },
    "exchange": {
        "de": "Du gibst {name} {cards} und ziehst blind {back}.",
        "en": "You give {name} {cards} and draw {back} blindly.",
    },
    "gift": {"de": "Du schenkst {name} {cards}.", "en": "You give {name} {cards}."},
    "skip": {"de": "Beim nächsten Zug setzt {name} aus.", "en": "{Name} misses the next turn."},
    "thief": {
        "de": "Du schaust {name} in die Karten und nimmst {cards} weg.",
        "en": "You look into {whose} cards and take {cards}.",
    },
    "unless": {"de": "Es sei denn, es kommt ein Counterattack.", "en": "Unless there is a Counterattack."},
    "was_four": {"de": "Du ziehst {cards}.", "en": "You draw {cards}."},
    "was_equality": {"de": "Du ziehst {cards}.", "en": "You draw {cards}."},
    "was_inequality": {
        "de": "Du ziehst blind {cards} aus der Hand {whose}.",
        "en": "You draw {cards} blindly out of {whose} hand.",
    },
    "was_inequality_none": {
        "de": "Du hast schon mehr Karten: Es passiert nichts (F49).",
        "en": "You have more cards already: nothing happens (F49).",
    },
    "was_favours": {
        "de": "Du gibst {name} {cards} und bekommst alle Spezialkarten dafür.",
        "en": "You give {name} {cards} and get all special cards in return.",
    },
    "was_exchange": {
        "de": "Du bekommst Karten {whose} und gibst blind welche her.",
        "en": "You get cards of {whose} choice and give some blindly.",
    },
    "was_gift": {"de": "Du bekommst Karten {whose}.", "en": "You get cards from {name}."},
    "was_skip": {"de": "Du setzt beim nächsten Zug aus.", "en": "You miss your next turn."},
    "was_thief": {
        "de": "{Attacker} sieht deine Karten und nimmt {cards}.",
        "en": "{Attacker} sees your cards and takes {cards}.",
    },
    # cards
    "giving": {
        "de": "{Name} bekommt {card}; nur ihr beide seht es.",
        "en": "{Name} gets {card}; only you two see it.",
    },
    "emptied": {"de": "Dann ist deine Hand leer.", "en": "Then your hand is empty."},
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
    "gambling_none": {"de": "Du ziehst {cards}.", "en": "You draw {cards}."},
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
    "trust": {
        "de": "{Name} sucht {cards} für dich aus.",
        "en": "{Name} chooses {cards} for you.",
    },
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
    "dare": {
        "de": "Die oberste Karte wird aufgedeckt: eine Zahl −21 Punkte, alles andere +42.",
        "en": "The top card is turned up: a number −21 points, anything else +42.",
    },
    "dare_cards": {
        "de": "Die oberste Karte wird aufgedeckt: Bei einer Zahl darfst du zwei Karten abwerfen, sonst ziehst du "
        "{four}.",
        "en": "The top card is turned up: with a number you may discard two cards, otherwise you draw {four}.",
    },
    "shrink": {"de": "Kneifen kostet dich 21 Punkte.", "en": "Shrinking costs you 21 points."},
    "shrink_cards": {
        "de": "Kneifen kostet: Du ziehst {two}.",
        "en": "Shrinking has its price: you draw {two}.",
    },
    "ok": {
        "de": "Sobald alle genug gesehen haben, geht es weiter.",
        "en": "The game goes on as soon as everybody has seen enough.",
    },
    "deal": {"de": "Die nächste Runde wird ausgeteilt.", "en": "The next round is dealt."},
    "next": {
        "de": "Die nächste Runde beginnt, sobald alle weitergehen.",
        "en": "The next round begins as soon as everybody goes on.",
    },
}
_NAME_OF_ATTACK = {
    deck.FANTASTIC_FOUR: "four",
    deck.EQUALITY: "equality",
    deck.INEQUALITY: "inequality",
    deck.SPECIAL_FAVOURS: "favours",
    deck.EXCHANGE: "exchange",
    deck.GIFT: "gift",
    deck.SKIP: "skip",
    deck.THIEF: "thief",
}
ATTACKS = tuple(_NAME_OF_ATTACK)
"""Kinds of special cards that are played against somebody."""
_STILL_MORE = (deck.EXCHANGE, deck.GIFT, deck.THIEF, deck.TROUBLEMAKER, deck.SPECIAL_FAVOURS, deck.MIMICRY)
"""Cards whose effect may bring new cards, or an event, before an empty hand is looked at."""


# ------------------------------------------------------------------------------------------------------- consequences


def consequence(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """What will happen, before one commits; it ends where chance or hidden cards begin.

    Only legal actions have a consequence.
    """
    checked(lang)
    must_be_legal(view, chosen)
    return " ".join(_Foretelling(view, lang, names).told(chosen))


class _Foretelling:
    """What an action of the seat that decides brings about: one method for each kind of action."""

    def __init__(self, view: View, lang: str, names: Sequence[str] | None) -> None:
        self.view = view
        self.state: np.record = view.state
        self.frame: Frame = frame_of(view.state)
        self.seat = self.frame.seat
        self.seats = called(view, lang, names)
        self.lang = lang
        self.family = is_family(view.state)

    def told(self, chosen: Action) -> list[str]:
        """The sentences."""
        word = chosen.word
        if word == "play":
            return self._plays(face_of(chosen))
        if word == "pick":
            return self._picks(face_of(chosen))
        if word == "seat":
            return self._names(SEAT_LETTERS.index(chosen.argument))
        if word == "wish":
            return self._wishes(chosen.argument)
        if word == "as":
            return self._is(KIND_NAMES.index(chosen.argument))
        if word == "event":
            return [event_rule(EVENT_TITLES.index(chosen.argument), self.lang, has_sheet(self.state))]
        if word == "pass":
            return self._passes()
        if word == "draw":
            count = self._drawn(self.seat, 1)
            enough = count <= int(stack_n(self.state))
            return [self._say("draw" if enough else "draw_end", cards=self._cards(count))]
        if word == "dare" and not has_sheet(self.state):
            return [self._say("dare_cards", four=self._cards(self._drawn(self.seat, 4)))]
        return [self._say(word)]

    # ------------------------------------------------------------------------------------------- small helpers

    def _say(self, key: str, **parts: object) -> str:
        return say(BRINGS[key], self.lang, **parts)

    def _cards(self, count: int) -> str:
        return how_many(count, self.lang)

    def _drawn(self, seat: int, count: int) -> int:
        return drawn(self.state, seat, count)

    def _card(self, face: int, case: int = ACC) -> str:
        return a_card(face, self.lang, case, self.family)

    def _kind(self, kind: int) -> str:
        return kind_name(kind, self.lang, self.family)

    def _specials(self, seat: int) -> int:
        """How many cards of a hand Special Favours swaps, as far as the viewer knows."""
        rude = self.state.option[opt.FAVOURS_TAKE_ALL] == 1
        hand = self.state.hand[seat]
        return sum(
            int(hand[face])
            for face in range(deck.FIRST_NEUTRAL, deck.FACES)
            if rude or KIND_OF[face] != deck.FUCK_YOU
        )

    # ------------------------------------------------------------------------------------------- playing a card

    def _plays(self, face: int) -> list[str]:
        if self.frame.kind != TURN:
            return self._throws_in()
        state = self.state.copy()
        state.hand_n[self.seat] -= 1
        kind, number = int(KIND_OF[face]), int(NUMBER_OF[face])
        if kind == deck.NUMBER:
            colour = colour_name(colours_of(face)[0], self.lang)
            told = [self._after(either([colour, number_name(number, self.lang)], self.lang))]
        elif kind == deck.BLACK:
            told = [self._say("event"), self._after(number_name(number, self.lang))]
        elif kind == deck.COLOUR_SWAP:
            told = self._swaps(face)
        else:
            colours = colours_of(face)
            told = self._effect(state, kind, colours[0] if colours else -1)
        if state.hand_n[self.seat] == 0 and kind != deck.SECOND_CHANCE:
            told += self._last(kind)
        return told

    def _after(self, wanted: str) -> str:
        return self._say("after", after=wanted)

    def _last(self, kind: int) -> list[str]:
        """What it means that this is the last card."""
        if kind == deck.BLACK or kind in _STILL_MORE:
            return [self._say("last_effect")]
        safe = int(self.state.chance_safe) >> self.seat & 1
        chance = [self._say("chance")] if self.state.last_chance and not safe else []
        return [self._say("last"), *chance]

    def _swaps(self, face: int) -> list[str]:
        """A Colour Swap: the other colour, or the player's choice."""
        others = [colour for colour in colours_of(face) if colour != self.state.colour]
        if len(others) == 1:
            return [self._say("swaps", wish=colour_name(others[0], self.lang))]
        return [say(EFFECT[deck.COLOUR_SWAP], self.lang)]

    def _effect(self, state: np.record, kind: int, colour: int) -> list[str]:
        """What a special card does whose colour (-1: none) is settled; it has left the hand in ``state``."""
        mine = int(state.hand_n[self.seat])
        hit = [
            whom(self.seats[other], self.lang)
            for other in range(self.view.game.players)
            if kind in ATTACKS and may_attack(state, self.seat, other, kind)
        ]
        if kind in NO_TARGET and not hit:
            told = [say(NO_TARGET[kind], self.lang)]
        else:
            told = [
                say(
                    EFFECT[kind],
                    self.lang,
                    mine=self._cards(mine),
                    gift=self._cards(min(2, mine)),
                    demand=demand(state, self.lang),
                )
            ]
        if hit:
            told.append(self._say("hits", hit=either(hit, self.lang)))
        if colour >= 0:
            told.append(self._after(either([colour_name(colour, self.lang), self._kind(kind)], self.lang)))
        return told

    def _throws_in(self) -> list[str]:
        """A reaction."""
        state = self.state.copy()
        state.hand_n[self.seat] -= 1
        may_wish = [self._say("may_wish")]
        if self.frame.kind == LUCKY:
            return [self._say("lucky"), *may_wish]
        if self.frame.kind == NICE:
            empty = [
                self.seats[seat] for seat in range(self.view.game.players) if not self.state.hand_n[seat]
            ]
            told = [self._say("nice", empty=joined(empty, self.lang))]
            return told + ([self._say("nice_self")] if not state.hand_n[self.seat] else []) + may_wish
        kind = self.frame.a
        hits = any(may_attack(state, self.seat, other, kind) for other in range(self.view.game.players))
        told = [self._say("counter" if hits else "counter_none", kind=self._kind(kind))]
        return told + (may_wish if self.state.option[opt.COUNTER_WISHES] else [])

    def _is(self, kind: int) -> list[str]:
        """A Mimicry becomes this card."""
        colour = int(self.state.colour)
        by_symbol = self.state.option[opt.MIMICRY_BY_SYMBOL] == 1 and kind == self.state.symbol
        open_colour = self.frame.a == 1 or self.state.symbol == ANY_CARD or by_symbol
        settled = kind in deck.COLOURED_KINDS and not open_colour
        return self._effect(self.state, kind, colour if settled else -1)

    # ------------------------------------------------------------------------------------------- picking a card

    def _picks(self, face: int) -> list[str]:
        frame, state = self.frame, self.state
        name, card = self.seats[other_seat(state)], self._card(face)
        if frame.kind in (GIVING, SCATTERING):
            told = [self._say("giving", name=name, card=card)]
            if state.hand_n[self.seat] == 1:
                told.append(self._say("emptied"))
            return told
        key = {
            STEALING: "stealing",
            DISCARDING: "discarding",
            LAYING: "gambling" if frame.a == deck.GAMBLING_MAN else "roulette",
        }.get(frame.kind, "buying")
        subject = key in ("discarding", "roulette")  # the card is what the sentence is about
        return [self._say(key, card=self._card(face, NOM) if subject else card)]

    # ------------------------------------------------------------------------------------------- naming somebody

    def _names(self, other: int) -> list[str]:
        if self.frame.kind == TARGET:
            told = self._hits(other)
            if may_react(self.state, other, COUNTERATTACK):
                told.append(self._say("unless"))
            return told
        _, _, event, b = self.frame
        name, state = self.seats[other], self.state
        parts = {"name": name, "whose": whose(name, self.lang)}
        if event == deck.DISTRIBUTOR:
            return [self._say("distributor", receiver=whom(self.seats[b], self.lang), **parts)]
        if event == deck.IDENTITY_THEFT:
            if b:
                return [self._say("identity_second", first=self.seats[b - 1], **parts)]
            return [self._say("identity_you" if other == self.seat else "identity", **parts)]
        if event == deck.SURPRISE_PARTY:
            return [self._say("surprise", **parts)]
        count = min(2, int(state.hand_n[other]))
        return [self._say("trust" if count else "trust_none", cards=self._cards(count), **parts)]

    def _hits(self, other: int) -> list[str]:
        """An attack on somebody."""
        state, kind = self.state, self.frame.a
        mine, his = int(state.hand_n[self.seat]), int(state.hand_n[other])
        name = self.seats[other]
        count, key = min(2, mine), _NAME_OF_ATTACK[kind]
        if kind == deck.FANTASTIC_FOUR:
            share = int(state.shares[other]) + 1
            in_all = [self._say("four_you", name=name, cards=self._cards(self._drawn(other, share)))]
            return [
                self._say("four", name=name),
                *(in_all if share < self._drawn(other, share) or share > 1 else []),
            ]
        if kind == deck.EQUALITY:
            count = self._drawn(other, mine - his)
        elif kind == deck.INEQUALITY:
            key = key if mine >= his else "inequality_none"
            count = (mine - his) // 2 + 1
        elif kind == deck.SPECIAL_FAVOURS:
            count = self._specials(self.seat)
        elif kind == deck.THIEF:
            count = min(2, his)
        return [
            self._say(
                key,
                name=name,
                whose=whose(name, self.lang),
                cards=self._cards(count),
                back=self._cards(min(2, his)),
            )
        ]

    def _suffers(self) -> str:
        """What an attack does to the seat that lets it happen."""
        _, seat, kind, b = self.frame
        state, attacker = self.state, b & 7
        mine, his = int(state.hand_n[seat]), int(state.hand_n[attacker])
        key, count, name = f"was_{_NAME_OF_ATTACK[kind]}", min(2, mine), self.seats[attacker]
        if kind == deck.FANTASTIC_FOUR:
            count = self._drawn(seat, b >> 3)
        elif kind == deck.EQUALITY:
            count = self._drawn(seat, max(0, his - mine))
        elif kind == deck.INEQUALITY:
            key = key if his >= mine else "was_inequality_none"
            count = (his - mine) // 2 + 1
        elif kind == deck.SPECIAL_FAVOURS:
            count = self._specials(seat)
        return self._say(
            key, name=name, attacker=name, whose=whose(name, self.lang), cards=self._cards(count)
        )

    # ------------------------------------------------------------------------------------------- wishing, passing

    def _wishes(self, argument: str) -> list[str]:
        wanted = wished(argument, self.lang)
        if self.frame.kind == COLOURING:
            return [self._say("swaps", wish=wanted)]
        if argument in COLOURS:
            return [self._say("wish", wish=wanted.lower())]
        return [self._say("wish_number", wish=wanted)]

    def _passes(self) -> list[str]:
        kind, seat, a, b = self.frame
        state = self.state
        if kind == COUNTER:
            return [self._say("counter_not", hit=self._suffers())]
        if kind == WISHING:
            key = "no_wish_attack" if a == MAY_WISH and b else "no_wish"
            return [self._say(key, demand=demand(state, self.lang))]
        if kind == TARGET:
            return [self._say("no_target", kind=self._kind(a))]
        if kind == LAYING:
            return [self._say("gambling_none", cards=self._cards(self._drawn(seat, 2)))]
        if kind == SCATTERING:
            return [self._say("enough", name=self.seats[other_seat(state)])]
        if kind == DARING and not has_sheet(state):
            return [self._say("shrink_cards", two=self._cards(self._drawn(seat, 2)))]
        keys = {TURN: "no_play", LUCKY: "lucky_not", NICE: "nice_not", DARING: "shrink"}
        if kind == DISCARDING and b:
            return [self._say("no_discard")]
        return [self._say(keys.get(kind, "nothing_fits"))]
