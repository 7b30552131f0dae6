"""The effect of an action, before one commits.

The action is carried out on a copy (``ahead.py``), and its events and the following questions are told: rules are not
repeated here. It ends where chance or hidden cards begin.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.actions import Action
from ....kernel.cards import UNKNOWN
from ....kernel.events import Event
from ....match.position import Position
from ...common.catalogues.catalogue import Part, Phrase, yes_no
from ...common.catalogues.wording import checked, person, sentence
from ...common.words.ask import must_be_legal
from ...common.words.plain import now, plain
from ..rules import actions as act
from ..rules import deck
from ..rules import state as st
from ..rules.state import Ev, Frame, Over
from .ahead import Ahead, certain, foretold, with_on_top
from .ask import Asked, called, frame_of, has_sheet, is_family, other_seat, takes_any_card
from .labels import face_of
from .names import KINDS, SAYS, card, cards, either, event_rule, kind, player
from .status import demand
from .story import Narrator

_EFFECT = SAYS.family("effect", {*KINDS} - {"number", "curse"})
_NO_TARGET = {deck.EQUALITY: "no-target-equality", deck.SKIP: "no-target-skip"}
_PICKED: dict[int, str] = {
    Frame.GIVING: "brings-giving",
    Frame.SCATTERING: "brings-giving",
    Frame.STEALING: "brings-stealing",
    Frame.DISCARDING: "brings-discarding",
    Frame.BUYING: "brings-buying",
}
_PASSED: dict[int, str] = {Frame.LUCKY: "brings-lucky-not", Frame.NICE: "brings-nice-not"}
_OTHERWISE = {"ok": "brings-ok", "deal": "brings-deal", "next": "brings-all-go-on"}
_NARRATED = frozenset(
    {
        Ev.DRAWS,
        Ev.HANDS,
        Ev.SKIPS,
        Ev.IS_SKIPPED,
        Ev.EXHAUSTS,
        Ev.GOES_TO,
        Ev.HANDS_GONE,
        Ev.SWITCHES,
        Ev.TICKS,
        Ev.PUTS_ON_STACK,
    }
)
"""Events that are told in the story's words."""


# ------------------------------------------------------------------------------------------------------- consequences


def consequence(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """The effect of an action, before one commits; it ends where chance or hidden cards begin.

    Only legal actions have one.
    """
    checked(lang)
    must_be_legal(view, chosen)
    return " ".join(_Foretelling(view, chosen, lang, names).told())


class _Foretelling:
    """The effect of the deciding seat's action: one method for each kind of action."""

    def __init__(self, view: Position, chosen: Action, lang: str, names: Sequence[str] | None) -> None:
        self.view, self.chosen, self.lang = view, chosen, lang
        self.before: Asked = frame_of(now(view))
        self.seat = self.before.seat
        self.seats = called(view, lang, names)
        self.family = is_family(now(view))
        self.face = face_of(chosen) if chosen.word in ("play", "pick") else UNKNOWN
        self.events, self.ahead = foretold(view, chosen, self.face)

    def told(self) -> list[str]:
        """The sentences."""
        tellers = {
            "play": self._plays if self.before.kind == Frame.TURN else self._throws_in,
            "pick": self._picks,
            "seat": self._attacks if self.before.kind == Frame.TARGET else self._names,
            "wish": self._colours if self.before.kind == Frame.COLOURING else self._wishes,
            "as": self._is,
            "event": self._executes,
            "pass": self._passes,
            "draw": self._draws,
            "dare": self._dares,
        }
        if self.chosen.word in tellers:
            return tellers[self.chosen.word]()
        return [self._say(_OTHERWISE[self.chosen.word])]

    # ------------------------------------------------------------------------------------------- small helpers

    def _say(self, key: str, **parts: Part) -> str:
        return SAYS(self.lang, key, **parts)

    def _who(self, seat: int) -> Phrase:
        return player(self.seats[seat], self.lang)

    @property
    def other(self) -> int:
        """The seat that the action names."""
        return act.SEAT_LETTERS.index(self.chosen.argument)

    def _count(self, kind: int, seat: int) -> Phrase:
        """The number of a seat's cards in these events, in everything on the copy."""
        return cards(sum(event.kind == kind and event.seat == seat for event in self.ahead.events))

    def _has(self, kind: int) -> bool:
        """Whether such an event is sure to happen."""
        return any(event.kind == kind for event in self.events)

    def _go_on(self) -> None:
        """More was carried out on the copy: find its certain effects, too."""
        self.events = certain(self.ahead.events, self.seat, self.face)

    def _narrator(self) -> Narrator:
        names = [sentence(name) for name in self.seats]
        return Narrator.of(self.view.state, names, self.lang)

    def _narrate(self, events: Sequence[Event] | None = None, *leave_out: int) -> list[str]:
        """Certain effects, in the story's words."""
        shown = self.events if events is None else events
        kinds = _NARRATED - {*leave_out}
        return self._narrator().tell([one for one in shown if one.kind in kinds])

    def _ends(self) -> list[str]:
        """Whether that ends the round, unless somebody objects; an empty stack has been told."""
        if self._has(Ev.EXHAUSTS):
            return []
        over = [event for event in self.events if event.kind == Ev.ROUND_ENDS]
        if over and over[0].a not in (0, Over.EXHAUSTED):
            return self._narrator().tell(over)
        if over:
            return [self._say("brings-over")]
        return [self._say("brings-nice-window")] if self._asks_nice() else []

    def _asks_nice(self) -> bool:
        """Whether Nice Try is asked for next and could save the round."""
        asks = self.ahead.frame.kind == Frame.NICE and self.before.kind != Frame.NICE
        is_certain = len(self.events) == len(self.ahead.events)
        return asks and is_certain and self.ahead.state.over == 0

    def _is_last(self) -> bool:
        """Whether the seat has no cards left when one that it plays or gives has gone."""
        return int(now(self.view).hand_n[self.seat]) == 1

    def _if_last(self, key: str) -> list[str]:
        return [self._say(key)] if self._is_last() else []

    # ------------------------------------------------------------------------------------------- playing a card

    def _plays(self) -> list[str]:
        of = int(deck.KIND_OF[self.face])
        told = self._effect(of)
        return told + (self._last(of) if self._is_last() and of != deck.SECOND_CHANCE else [])

    def _effect(self, of: int) -> list[str]:
        """The effect of a card that has just been played, or of a Mimicry that has become one."""
        targets = self._targets() if of in deck.ATTACKS else []
        told = [*self._printed(of, targets), *self._hits(targets)]
        settled = not self.ahead.asks(self.seat, Frame.WISHING, Frame.COLOURING, Frame.MIMIC)
        if settled and of not in (deck.FUCK_YOU, deck.COLOUR_SWAP):
            told.append(self._say("brings-after", after=self._demand()))
        return told

    def _printed(self, of: int, targets: Sequence[int]) -> list[str]:
        """The text on a card."""
        if of in _NO_TARGET and not targets:
            return [self._say(_NO_TARGET[of])]
        if of == deck.COLOUR_SWAP and self._has(Ev.GOES_ON):
            return [self._goes_on()]
        if of == deck.NUMBER:
            return []
        gift = cards(self._gift(of)) if of in (deck.GIFT, deck.EXCHANGE) else ""
        return [self._say(_EFFECT[KINDS[of]], gift=gift, demand=self._demand())]

    def _demand(self) -> Part:
        return demand(plain(self.ahead.state))

    def _goes_on(self) -> str:
        (colour,) = [st.colour(event) for event in self.events if event.kind == Ev.GOES_ON]
        return self._say("brings-swaps", colour=deck.COLOURS[colour])

    def _targets(self) -> list[int]:
        """The players whom the card can hit, once colours are told."""
        ahead = self.ahead.copy()
        ahead.takes_first(self.seat, Frame.WISHING, Frame.COLOURING)
        if not ahead.asks(self.seat, Frame.TARGET):
            return []
        return [act.SEAT_LETTERS.index(one.argument) for one in ahead.legal() if one.word == "seat"]

    def _hits(self, targets: Sequence[int]) -> list[str]:
        hit = either([self._who(seat) for seat in targets])
        return [self._say("brings-hits", hit=hit)] if targets else []

    def _gift(self, of: int) -> int:
        """The number of cards that a Gift or an Exchange gives away."""
        ahead = self.ahead.copy()
        ahead.takes_first(self.seat, Frame.COLOURING)
        ahead.play(ahead.legal()[0].id)
        ahead.lets_happen(self.seat)
        ahead.takes_first(self.seat, Frame.GIVING)
        gives = Ev.LAYS if of == deck.EXCHANGE else Ev.HANDS
        return sum(event.kind == gives and event.seat == self.seat for event in ahead.events)

    def _last(self, of: int) -> list[str]:
        """The consequence of playing the last card."""
        if self._has(Ev.ROUND_ENDS):
            why = next(st.why(event) for event in self.events if event.kind == Ev.ROUND_ENDS)
            return [self._say("brings-last"), *self._ends()] if why else [self._say("brings-last-over")]
        if self._asks_nice():
            return [self._say("brings-last-nice")]
        is_event = of in (deck.BLACK, deck.TROUBLEMAKER)
        pending = self.ahead.asks(self.seat, Frame.WISHING, Frame.COLOURING, Frame.MIMIC, Frame.TARGET)
        return [self._say("brings-last-effect" if is_event or pending else "brings-last-chance")]

    def _throws_in(self) -> list[str]:
        """A reaction."""
        ahead, asked = self.ahead, self.before.kind
        may_wish = [self._say("brings-may-wish")] if ahead.passes(self.seat, Frame.WISHING) else []
        self._go_on()
        if asked == Frame.LUCKY:
            return [self._say("brings-lucky"), *may_wish, *self._if_last("brings-last")]
        if asked == Frame.NICE:
            goes_on = [self._say("brings-goes-on")] if self._has(Ev.TURNS) else self._ends()
            return [*self._if_last("brings-nice-self"), *self._narrate(), *goes_on, *may_wish]
        key = "brings-counter" if ahead.asks(self.seat, Frame.TARGET) else "brings-counter-none"
        countered = self._say(key, kind=kind(self.before.a, self.family))
        return [countered, *may_wish, *self._if_last("brings-last")]

    def _is(self) -> list[str]:
        """A Mimicry becomes this card."""
        return [*self._effect(deck.KIND_NAMES.index(self.chosen.argument)), *self._ends()]

    # ------------------------------------------------------------------------------------------- picking a card

    def _picks(self) -> list[str]:
        asked, gambling = self.before.kind, self.before.a == deck.GAMBLING_MAN
        gambles = "brings-gambling-any" if takes_any_card(now(self.view)) else "brings-gambling"
        key = _PICKED.get(asked) or (gambles if gambling else "brings-roulette")
        name, picked = self._who(other_seat(self.view)), card(self.face, self.family)
        told = [self._say(key, name=name, card=picked)]
        if asked in (Frame.GIVING, Frame.SCATTERING, Frame.DISCARDING):
            told += self._if_last("brings-emptied")
        return told + self._narrate(self.events[1:]) + self._ends()

    # ------------------------------------------------------------------------------------------- naming somebody

    def _attacks(self) -> list[str]:
        """A special card against somebody, when they let it happen."""
        ahead, of = self.ahead, self.before.a
        if of == deck.FANTASTIC_FOUR and ahead.asks(self.seat, Frame.TARGET):
            return self._deals_out(int(ahead.state.shares[self.other]))
        countered = ahead.lets_happen(self.seat)
        ahead.takes_first(self.seat, Frame.GIVING)
        self._go_on()
        told = self._strikes(of) + self._ends()
        return told + ([self._say("brings-unless")] if countered else [])

    def _deals_out(self, dealt: int) -> list[str]:
        """One more card of a Fantastic Four."""
        name = self._who(self.other)
        in_all = [self._say("brings-four-all", name=name, cards=cards(dealt))] if dealt > 1 else []
        return [self._say("brings-four", name=name), *in_all]

    def _strikes(self, of: int) -> list[str]:
        """The effect of the seat's attack."""
        name, laid = self._who(self.other), self._count(Ev.LAYS, self.seat)
        if of == deck.SPECIAL_FAVOURS:
            return [self._say("brings-favours", name=name, cards=laid)]
        if of == deck.THIEF and not self.ahead.asks(self.seat, Frame.STEALING):
            return [self._say("brings-trust-none", name=name)]
        if of == deck.THIEF:
            return [self._say("brings-thief", name=name, cards=cards(self.ahead.frame.a))]
        if of == deck.INEQUALITY and not self._has(Ev.HANDS):
            return [self._say("brings-inequality-none", name=name)]
        if of == deck.EXCHANGE or (of == deck.GIFT and not self._has(Ev.HANDS)):
            return [self._say("brings-exchange", name=name, cards=laid), *self._narrate()]
        return self._narrate()

    def _suffers(self) -> list[str]:
        """The effect of an attack on the seat that lets it happen."""
        of, attacker, asked = self.before.a, self._who(self.before.b & 7), self.ahead.frame
        if of == deck.SPECIAL_FAVOURS:
            return [self._say("brings-favours", name=attacker, cards=self._count(Ev.LAYS, self.seat))]
        if of == deck.INEQUALITY and not self._has(Ev.HANDS):
            return [self._say("brings-was-inequality-none")]
        if of == deck.THIEF and asked.kind == Frame.STEALING:
            return [self._say("brings-was-thief", attacker=attacker, cards=cards(asked.a))]
        if asked.kind == Frame.GIVING:
            key = "brings-was-gift" if of == deck.GIFT else "brings-was-exchange"
            return [self._say(key, attacker=attacker)]
        return self._narrate() + self._ends()

    def _names(self) -> list[str]:
        """Somebody whom an event is about."""
        _, _, event, b = self.before
        name, ahead = self._who(self.other), self.ahead
        if event == deck.DISTRIBUTOR:
            return [self._say("brings-distributor", name=name, receiver=self._who(b))]
        if event == deck.IDENTITY_THEFT and b:
            return [self._say("brings-identity-second", first=self._who(b - 1), name=name), *self._ends()]
        if event == deck.IDENTITY_THEFT:
            return [self._say("brings-identity", who=person(self.seats[self.other], self.lang))]
        if event == deck.SURPRISE_PARTY:
            return [self._say("brings-surprise", name=name)]
        if not ahead.asks(self.other, Frame.GIVING):
            return [self._say("brings-trust-none", name=name), *self._ends()]
        ahead.takes_first(self.other, Frame.GIVING)
        return [self._say("brings-trust", name=name, cards=self._count(Ev.HANDS, self.other))]

    def _executes(self) -> list[str]:
        """An event: the text on it."""
        event = deck.EVENT_TITLES.index(self.chosen.argument)
        return [event_rule(event, self.lang, has_sheet(now(self.view)), takes_any_card(now(self.view)))]

    # ------------------------------------------------------------------------------------------- wishing, passing

    def _colours(self) -> list[str]:
        """The colour that a Colour Swap or a Mimicry goes on with."""
        targets = self._targets() if self.before.b in deck.ATTACKS else []
        return [self._goes_on(), *self._hits(targets), *self._ends()]

    def _wishes(self) -> list[str]:
        if self.ahead.state.number:
            return [self._say("brings-wish-number", wish=self._demand()), *self._ends()]
        return [self._say("brings-wish", colour=self.chosen.argument), *self._ends()]

    def _no_wish(self) -> list[str]:
        told = [self._say("brings-no-wish", demand=self._demand())]
        if self.ahead.asks(self.seat, Frame.TARGET) and all(one.word != "pass" for one in self.ahead.legal()):
            told.append(self._say("brings-must-hit"))
        return told + self._ends()

    def _draws(self) -> list[str]:
        if self._has(Ev.EXHAUSTS):
            return [*self._narrate(None, Ev.EXHAUSTS), self._say("brings-draw-end")]
        return [self._say("brings-draw", cards=self._count(Ev.DRAWS, self.seat))]

    def _passes(self) -> list[str]:
        asked, _, _, may = self.before
        if asked == Frame.WISHING:
            return self._no_wish()
        if asked == Frame.COUNTER:
            return [self._say("brings-counter-not"), *self._suffers()]
        if asked == Frame.SCATTERING:
            return [self._say("brings-enough", name=self._who(other_seat(self.view)))]
        return [*self._declines(asked, may), *self._ends(), *(self._next() if asked == Frame.TURN else [])]

    def _declines(self, asked: int, may: int) -> list[str]:
        """The effect of passing where the round may end with it."""
        if asked == Frame.TURN:
            return [self._say("brings-no-play"), *self._narrate()]
        if asked == Frame.TARGET:
            return [self._say("brings-no-target", kind=kind(self.before.a, self.family))]
        if asked == Frame.DARING:
            mine = [one for one in self.events if one.seat == self.seat]
            return [self._say("brings-shrink", brings=self._costs(mine))]
        if asked == Frame.LAYING:
            return self._narrate()
        if asked == Frame.DISCARDING and may:
            return [self._say("brings-no-discard")]
        return [self._say(_PASSED.get(asked, "brings-nothing-fits"))]

    def _next(self) -> list[str]:
        """Whose turn is next."""
        turns = [self.seats[event.seat] for event in self.events if event.kind == Ev.TURNS]
        return [self._say("brings-next", who=person(name, self.lang)) for name in turns]

    # ------------------------------------------------------------------------------------------- Seppuku

    def _dares(self) -> list[str]:
        """The effects of a number, and of any other card."""
        if self._has(Ev.EXHAUSTS):
            return [self._say("brings-dare-empty")]
        told = [self._say("brings-dare")]
        others = range(deck.FIRST_NEUTRAL, deck.FACES)
        for key, faces in (("brings-if-number", range(deck.FIRST_NEUTRAL)), ("brings-if-other", others)):
            if ahead := with_on_top(self.view, faces):
                ahead.play(self.chosen.id)
                told.append(self._say(key, brings=self._dared(ahead)))
        return told

    def _dared(self, ahead: Ahead) -> str:
        """The result, from behind the card that was turned up on."""
        behind = next(i for i, event in enumerate(ahead.events) if event.kind == Ev.OPENS_STACK) + 1
        if ahead.asks(self.seat, Frame.DISCARDING):
            return self._say("brings-may-discard", cards=cards(ahead.frame.a))
        events = certain([one for one in ahead.events[behind:] if one.seat == self.seat], self.seat)
        return self._costs(events) or self._say("brings-dare-nothing")

    def _costs(self, events: Sequence[Event]) -> str:
        """The cost of these events to the seat's account or hand."""
        for event in events:
            if event.kind == Ev.ACCOUNT:
                change = st.change(event)
                more, account = yes_no(change > 0), st.account(event)
                return self._say("brings-points", more=more, points=change, sum=account)
        return " ".join(self._narrate(events))
