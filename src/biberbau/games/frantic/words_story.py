"""The story: events become sentences, and what belongs together becomes one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

import numpy as np

from ...kernel.events import Event
from ..wording import ACC, DAT, NOM, Text, Told, joined, points, signed
from ..words_story import BaseNarrator, Tellers
from . import deck
from . import options as opt
from . import state as ev
from .deck import NONE
from .rules_events import BY_EVENT
from .words_events import event_call, event_name
from .words_names import a_card, bare_card, bunch, colour_name, how_many, kind_name, whom, whose
from .words_status import members, number_name

_PLAYER: dict[str, Told] = {
    "deals": {
        "de": ("Runde {n}: {who} gibt {cards} für jeden.", "Runde {n}: Du gibst {cards} für jeden."),
        "en": ("Round {n}: {who} deals {cards} to everybody.", "Round {n}: you deal {cards} to everybody."),
    },
    "turns_up": {
        "de": (
            "Aufgedeckt wird {card}, und das zählt, als käme es von {who}.",
            "Aufgedeckt wird {card}, und das zählt, als käme es von dir.",
        ),
        "en": (
            "{Card} is turned up and counts as if {who} had played it.",
            "{Card} is turned up and counts as if you had played it.",
        ),
    },
    "plays": {
        "de": ("{who} legt {card}.", "Du legst {card}."),
        "en": ("{who} plays {card}.", "You play {card}."),
    },
    "rude": {
        "de": ("{who} sagt es laut: {card}!", "Du sagst es laut: {card}!"),
        "en": ("{who} says it out loud: {card}!", "You say it out loud: {card}!"),
    },
    "counters": {
        "de": (
            "{who} wirft {card} rein: Der Angriff {whose} mit {kind} ist abgewehrt!",
            "Du wirfst {card} rein: Der Angriff {whose} mit {kind} ist abgewehrt!",
        ),
        "en": (
            "{who} throws in {card}: {whose} {kind} is off!",
            "You throw in {card}: {whose} {kind} is off!",
        ),
    },
    "protects": {
        "de": (
            "{who} wirft {card} rein und hat mit dem Ereignis nichts zu tun.",
            "Du wirfst {card} rein und hast mit dem Ereignis nichts zu tun.",
        ),
        "en": (
            "{who} throws in {card} and has nothing to do with the event.",
            "You throw in {card} and have nothing to do with the event.",
        ),
    },
    "nice": {
        "de": (
            "Netter Versuch! {who} wirft {card} rein: Wer keine Karten hat, zieht drei.",
            "Netter Versuch! Du wirfst {card} rein: Wer keine Karten hat, zieht drei.",
        ),
        "en": (
            "Not so fast! {who} throws in {card}: whoever has no cards draws three.",
            "Not so fast! You throw in {card}: whoever has no cards draws three.",
        ),
    },
    "draws": {
        "de": ("{who} zieht {cards}.", "Du ziehst {cards}."),
        "en": ("{who} draws {cards}.", "You draw {cards}."),
    },
    "wishes": {
        "de": ("{who} wünscht sich {wish}.", "Du wünschst dir {wish}."),
        "en": ("{who} wishes for {wish}.", "You wish for {wish}."),
    },
    "no_wish": {
        "de": ("{who} wünscht sich nichts.", "Du wünschst dir nichts."),
        "en": ("{who} wishes for nothing.", "You wish for nothing."),
    },
    "mimics": {
        "de": ("{who} macht aus der Mimicry {kind}.", "Du machst aus der Mimicry {kind}."),
        "en": ("{who} turns the Mimicry into {kind}.", "You turn the Mimicry into {kind}."),
    },
    "attacks": {
        "de": ("{who} spielt {kind} gegen {whom}.", "Du spielst {kind} gegen {whom}."),
        "en": ("{who} uses {kind} against {whom}.", "You use {kind} against {whom}."),
    },
    "deals_out": {
        "de": ("{who} verteilt {kind}: {shares}.", "Du verteilst {kind}: {shares}."),
        "en": ("{who} deals out {kind}: {shares}.", "You deal out {kind}: {shares}."),
    },
    "declines": {
        "de": ("{who} verzichtet auf {kind}.", "Du verzichtest auf {kind}."),
        "en": ("{who} does without {kind}.", "You do without {kind}."),
    },
    "gives": {
        "de": ("{who} gibt {whom} {cards}.", "Du gibst {whom} {cards}."),
        "en": ("{who} gives {whom} {cards}.", "You give {whom} {cards}."),
    },
    "draws_blindly": {
        "de": ("{who} zieht blind {cards} {whose}.", "Du ziehst blind {cards} {whose}."),
        "en": ("{who} draws {cards} blindly from {whom}.", "You draw {cards} blindly from {whom}."),
    },
    "looks": {
        "de": ("{who} schaut {whom} in die Karten.", "Du schaust {whom} in die Karten."),
        "en": ("{who} looks into {whose} cards.", "You look into {whose} cards."),
    },
    "sees": {
        "de": ("{who} schaut {whom} in die Karten: {cards}.", "Du schaust {whom} in die Karten: {cards}."),
        "en": ("{who} looks into {whose} cards: {cards}.", "You look into {whose} cards: {cards}."),
    },
    "shows": {
        "de": ("{who} zeigt {cards}.", "Du zeigst {cards}."),
        "en": ("{who} shows {cards}.", "You show {cards}."),
    },
    "discards_none": {
        "de": ("{who} wirft nichts ab.", "Du wirfst nichts ab."),
        "en": ("{who} discards nothing.", "You discard nothing."),
    },
    "lays": {
        "de": ("{who} legt {cards} verdeckt hin.", "Du legst {cards} verdeckt hin."),
        "en": ("{who} lays {cards} face down.", "You lay {cards} face down."),
    },
    "lays_for": {
        "de": ("{who} legt {cards} für {whom} hin.", "Du legst {cards} für {whom} hin."),
        "en": ("{who} puts down {cards} for {whom}.", "You put down {cards} for {whom}."),
    },
    "gets": {
        "de": ("{who} bekommt {cards} {whose}.", "Du bekommst {cards} {whose}."),
        "en": ("{who} gets {cards} from {whom}.", "You get {cards} from {whom}."),
    },
    "takes": {
        "de": ("{who} nimmt {cards}.", "Du nimmst {cards}."),
        "en": ("{who} takes {cards}.", "You take {cards}."),
    },
    "discards": {
        "de": ("{who} wirft {cards} ab.", "Du wirfst {cards} ab."),
        "en": ("{who} discards {cards}.", "You discard {cards}."),
    },
    "opens_number": {
        "de": (
            "{who} wagt Seppuku und deckt {card} auf: noch einmal gut gegangen!",
            "Du wagst Seppuku und deckst {card} auf: noch einmal gut gegangen!",
        ),
        "en": (
            "{who} risks Seppuku and turns up {card}: that was close!",
            "You risk Seppuku and turn up {card}: that was close!",
        ),
    },
    "opens_other": {
        "de": (
            "{who} wagt Seppuku und deckt {card} auf: Das tut weh.",
            "Du wagst Seppuku und deckst {card} auf: Das tut weh.",
        ),
        "en": (
            "{who} risks Seppuku and turns up {card}: that hurts.",
            "You risk Seppuku and turn up {card}: that hurts.",
        ),
    },
    "gets_dealt": {
        "de": ("{who} bekommt {cards}.", "Du bekommst {cards}."),
        "en": ("{who} gets {cards}.", "You get {cards}."),
    },
    "skips": {
        "de": ("{who} muss beim nächsten Zug aussetzen.", "Du musst beim nächsten Zug aussetzen."),
        "en": ("{who} will miss the next turn.", "You will miss your next turn."),
    },
    "is_skipped": {
        "de": ("{who} setzt aus.", "Du setzt aus."),
        "en": ("{who} misses a turn.", "You miss a turn."),
    },
    "executes": {
        "de": ("{who} entscheidet sich für {call}", "Du entscheidest dich für {call}"),
        "en": ("{who} decides on {call}", "You decide on {call}"),
    },
    "last_turn": {
        "de": (
            "Die Bombe tickt: Das ist der letzte Zug für {who}.",
            "Die Bombe tickt: Das ist dein letzter Zug.",
        ),
        "en": (
            "The bomb is ticking: this is {who}'s last turn.",
            "The bomb is ticking: this is your last turn.",
        ),
    },
    "exhausts": {
        "de": (
            "{who} müsste ziehen, aber der Stapel ist leer: Das war die Runde.",
            "Du müsstest ziehen, aber der Stapel ist leer: Das war die Runde.",
        ),
        "en": (
            "{who} would have to draw, but the stack is used up: that was the round.",
            "You would have to draw, but the stack is used up: that was the round.",
        ),
    },
}
_TOLD: dict[str, Text] = {
    "puts_back": {
        "de": "Mit dem Curse fängt keine Runde an: zurück in den Stapel.",
        "en": "No round begins with the Curse: back into the stack.",
    },
    "goes_on": {"de": "Weiter geht es mit {colour}.", "en": "On with {colour}."},
    "favours": {
        "de": "Getauscht werden Spezialkarten: {tally}.",
        "en": "Special cards are swapped: {tally}.",
    },
    "puts_on_stack": {
        "de": "{Cards}, gut gemischt, oben auf den Stapel.",
        "en": "{Cards}, well shuffled, on top of the stack.",
    },
    "market": {"de": "Frisch auf dem Markt: {cards}.", "en": "Fresh on the market: {cards}."},
    "gambled": {"de": "Aufgedeckt: {tally}.", "en": "Turned up: {tally}."},
    "goes_to": {"de": "{owner} → {whom}", "en": "{owner} → {whom}"},
    "hands_gone": {"de": "Ganze Hände wandern: {tally}.", "en": "Whole hands move: {tally}."},
    "hands_stay": {"de": "Alle Hände bleiben, wo sie sind.", "en": "All hands stay where they are."},
    "pools": {
        "de": "Alle Karten auf einen Haufen, mischen, neu geben: {who}.",
        "en": "All cards in one heap, shuffled and dealt anew: {who}.",
    },
    "uncovers": {"de": "{call}", "en": "{call}"},
    "offers": {"de": "Zur Wahl stehen: {events}.", "en": "There is a choice: {events}."},
    "ticks": {"de": "Time Bomb, Züge übrig: {tally}.", "en": "Time Bomb, turns left: {tally}."},
    "account": {"de": "{Who}: {points}, jetzt {sum}.", "en": "{Who}: {points}, now {sum}."},
    "swaps_points": {
        "de": "Die Konten tauschen: {who} und {whom}.",
        "en": "Accounts are swapped: {who} and {whom}.",
    },
    "swaps_places": {
        "de": "Die Plätze tauschen: {who} und {whom}.",
        "en": "Places are swapped: {who} and {whom}.",
    },
    "scores": {"de": "Diese Runde zählt: {scores}.", "en": "This round counts: {scores}."},
    "so_far": {"de": "Stand: {scores}.", "en": "So far: {scores}."},
    "ends": {"de": "Das Spiel ist aus.", "en": "The game is over."},
}
_WHY_OVER: dict[int, Text] = {
    0: {"de": "Karten los, Runde vorbei!", "en": "Out of cards, and out of the round!"},
    ev.EXHAUSTED: {
        "de": "Die Runde ist vorbei: Der Stapel ist leer.",
        "en": "The round is over: the stack is used up.",
    },
    ev.BOMB_GOES_OFF: {
        "de": "Bumm! Die Zeit ist um, und alle Punkte zählen doppelt.",
        "en": "Boom! Time is up, and all points count double.",
    },
    ev.FINISHES: {"de": "Zieleinlauf: Die Runde ist vorbei.", "en": "That is the finish: the round is over."},
    ev.DOOMED: {
        "de": "Die Welt ist untergegangen, und mit ihr die Runde.",
        "en": "The world has ended, and the round with it.",
    },
}
TURNS = 3
"""What a Time Bomb leaves to everybody."""
_REACTION = {ev.COUNTER: "counters", ev.LUCKY: "protects", ev.NICE: "nice"}


class Narrator(BaseNarrator):
    """Tells events in order; ``family``: the rude card has another title."""

    PLAYER = _PLAYER
    TOLD = _TOLD

    def __init__(self, names: Sequence[str], lang: str, family: bool = False) -> None:
        super().__init__(names, lang)
        self.family = family

    @classmethod
    def from_deal(cls, state: np.record, names: Sequence[str], lang: str) -> Self:
        """One that begins with a match; ``state``: any of it, for the options of its table."""
        return cls(names, lang, bool(state.option[opt.FAMILY]))

    @classmethod
    def of(cls, state: np.record, names: Sequence[str], lang: str) -> Narrator:
        """A narrator for a table in this state."""
        return cls.from_deal(state, names, lang)

    # ----------------------------------------------------------------------------------------- small helpers

    def _card(self, face: int, case: int = ACC) -> str:
        return a_card(face, self.lang, case, self.family)

    def _bunch(self, events: Sequence[Event], case: int = ACC) -> str:
        """The cards of these events: "eine rote 5 und zwei Karten"."""
        return bunch((event.card for event in events), self.lang, case, self.family)

    def _kind(self, kind: int) -> str:
        return kind_name(kind, self.lang, self.family)

    def _whom(self, seat: int, case: int = ACC) -> str:
        return whom(self.names[seat], self.lang, case)

    def _whose(self, seat: int) -> str:
        return whose(self.names[seat], self.lang)

    def _alike(self, event: Event) -> list[Event]:
        """This event and those right after it of the same player and the same numbers."""
        fits = (event.a, event.b)
        return [event, *self._following(event.kind, event.seat, lambda one: (one.a, one.b) == fits)]

    def _alike_for(self, event: Event) -> list[Event]:
        """This event and those right after it of the same player."""
        return [event, *self._following(event.kind, event.seat)]

    # ---------------------------------------------------------------------------------- one teller per event

    def _round_starts(self, event: Event) -> str:
        dealt = self._following(ev.DEALS)
        each = sum(one.seat == event.seat for one in dealt)
        return self._player("deals", event.seat, n=event.a, cards=how_many(each, self.lang))

    def _deals(self, event: Event) -> str:
        """Cards dealt in the middle of a round, by Tornado."""
        return self._player("gets_dealt", event.seat, cards=self._bunch(self._alike_for(event)))

    def _turns_up(self, event: Event) -> str:
        return self._player("turns_up", event.seat, card=self._card(event.card, NOM))

    def _puts_back(self, event: Event) -> str:
        return self._say("puts_back")

    def _plays(self, event: Event) -> str:
        """A card, and when it is thrown in what that does."""
        key, parts = _REACTION.get(event.a, "plays"), {"card": self._card(event.card)}
        if key == "counters":
            (countered,) = self._following(ev.COUNTERS)
            parts |= {"kind": self._kind(countered.a), "whose": self._whose(countered.b)}
        elif key == "protects":
            self._following(ev.PROTECTS)
        elif deck.KIND_OF[event.card] == deck.FUCK_YOU:
            key = "rude"
        return self._player(key, event.seat, **parts)

    def _draws(self, event: Event) -> str:
        return self._player("draws", event.seat, cards=self._bunch(self._alike_for(event)))

    def _wishes(self, event: Event) -> str:
        if event.a == NONE and event.b == 0:
            return self._player("no_wish", event.seat)
        wanted = number_name(event.b, self.lang) if event.b else colour_name(event.a, self.lang)
        return self._player("wishes", event.seat, wish=wanted)

    def _goes_on(self, event: Event) -> str:
        return self._say("goes_on", colour=colour_name(event.a, self.lang))

    def _mimics(self, event: Event) -> str:
        return self._player("mimics", event.seat, kind=self._kind(event.a))

    def _attacks(self, event: Event) -> str:
        """Whom a special card is used against; a Fantastic Four may be against several."""
        kind = event.b % 32
        if kind != deck.FANTASTIC_FOUR:
            return self._player("attacks", event.seat, kind=self._kind(kind), whom=self._whom(event.a))
        shares = [event, *self._following(ev.ATTACKS, event.seat)]  # told the last victim first
        return self._player(
            "deals_out",
            event.seat,
            kind=self._kind(kind),
            shares=", ".join(f"{self._whom(one.a)} {one.b // 32}" for one in reversed(shares)),
        )

    def _declines(self, event: Event) -> str:
        return self._player("declines", event.seat, kind=self._kind(event.a))

    def _hands(self, event: Event) -> str:
        """Cards that go from one hand to another, given or drawn blindly."""
        cards = self._bunch(self._alike(event))
        if event.b == 1:
            return self._player(
                "draws_blindly",
                event.a,
                cards=cards,
                whose=self._whose(event.seat),
                whom=self._whom(event.seat),
            )
        return self._player("gives", event.seat, whom=self._whom(event.a, DAT), cards=cards)

    def _looks(self, event: Event) -> str:
        """A look into a hand; what is seen there is told to those who see it."""
        seen = self._following(ev.SEES, event.seat, lambda one: one.a == event.a)
        known = bool(seen) and all(one.card >= 0 for one in seen)
        return self._player(
            "sees" if known else "looks",
            event.seat,
            whom=self._whom(event.a, DAT),
            whose=self._whose(event.a),
            cards=self._bunch(seen),
        )

    def _shows(self, event: Event) -> str:
        return self._player("shows", event.seat, cards=self._bunch(self._alike_for(event)))

    def _counts(self, event: Event) -> str | None:
        """How many cards somebody has of what an event takes; Special Favours tells both numbers at once."""
        if event.b == deck.SPECIAL_FAVOURS:
            both = [event, *self._following(ev.COUNTS)]
            tally = ", ".join(f"{self.names[one.seat]} {one.a}" for one in both)
            return self._say("favours", tally=tally)
        if event.a == 0 and event.b in (BY_EVENT + deck.VANDALISM, BY_EVENT + deck.MATING_SEASON):
            return self._player("discards_none", event.seat)
        return None

    def _lays(self, event: Event) -> str:
        cards = self._bunch(self._alike(event))
        if event.a == NONE:
            return self._player("lays", event.seat, cards=cards)
        return self._player("lays_for", event.seat, cards=cards, whom=self._whom(event.a))

    def _gets(self, event: Event) -> str:
        return self._player(
            "gets",
            event.seat,
            cards=self._bunch(self._alike(event)),
            whose=self._whose(event.a),
            whom=self._whom(event.a),
        )

    def _puts_on_stack(self, event: Event) -> str:
        return self._say("puts_on_stack", cards=how_many(event.a, self.lang))

    def _offers(self, event: Event) -> str:
        """What lies open: on the market, or what everybody has gambled with."""
        lying = [event, *self._following(ev.OFFERS)]
        if event.seat == NONE:
            return self._say("market", cards=self._bunch(lying, NOM))
        tally = ", ".join(f"{self.names[one.seat]} {bare_card(one.card, self.lang)}" for one in lying)
        return self._say("gambled", tally=tally)

    def _takes(self, event: Event) -> str:
        return self._player("takes", event.seat, cards=self._bunch(self._alike_for(event)))

    def _discards(self, event: Event) -> str:
        return self._player("discards", event.seat, cards=self._bunch(self._alike_for(event)))

    def _opens_stack(self, event: Event) -> str:
        key = "opens_number" if event.card < deck.FIRST_NEUTRAL else "opens_other"
        return self._player(key, event.seat, card=self._card(event.card))

    def _goes_to(self, event: Event) -> str:
        """Whole hands that change places, and what their new owners see in them, which they see anyway."""
        moved = [event, *self._following(ev.GOES_TO)]
        self._following(ev.HANDS_GONE)
        self._following(ev.SEES)
        tally = [self._say("goes_to", owner=self.names[one.seat], whom=self.names[one.a]) for one in moved]
        return self._say("hands_gone", tally=", ".join(tally))

    def _hands_stay(self, event: Event) -> str:
        return self._say("hands_stay")

    def _pools(self, event: Event) -> str:
        return self._say("pools", who=joined([self.names[seat] for seat in members(event.a)], self.lang))

    def _skips(self, event: Event) -> str:
        return self._player("skips", event.seat)

    def _is_skipped(self, event: Event) -> str:
        return self._player("is_skipped", event.seat)

    def _uncovers(self, event: Event) -> str:
        """An event, or those among which somebody chooses."""
        if event.b == 0:
            return self._say("uncovers", call=event_call(event.a, self.lang))
        offered = self._alike_offers(event)
        return self._say("offers", events=joined(offered, self.lang))

    def _alike_offers(self, event: Event) -> list[str]:
        more = self._following(ev.UNCOVERS, event.seat, lambda one: one.b == 1)
        return [event_name(one.a, self.lang) for one in (event, *more)]

    def _executes(self, event: Event) -> str:
        return self._player("executes", event.seat, call=event_call(event.a, self.lang))

    def _ticks(self, event: Event) -> str | None:
        """The bomb is set for everybody at once; then a turn tells how many are left when there is none after it."""
        if event.a == TURNS:
            more = self._following(ev.TICKS, None, lambda one: one.a == TURNS)
            tally = ", ".join(f"{self.names[one.seat]} {one.a}" for one in (event, *more))
            return self._say("ticks", tally=tally)
        return self._player("last_turn", event.seat) if event.a == 0 else None

    def _account(self, event: Event) -> str:
        sign = "+" if event.a > 0 else ""
        return self._say(
            "account",
            who=self.names[event.seat],
            points=sign + points(event.a, self.lang),
            sum=signed(event.b),
        )

    def _switches(self, event: Event) -> str:
        key = "swaps_places" if event.b else "swaps_points"
        return self._say(key, who=self.names[event.seat], whom=self.names[event.a])

    def _exhausts(self, event: Event) -> str:
        return self._player("exhausts", event.seat)

    def _round_ends(self, event: Event) -> str:
        return _WHY_OVER[event.a][self.lang]

    def _scores(self, event: Event) -> str:
        """What the round counts for everybody, and where they stand."""
        lines = [event, *self._following(ev.SCORES)]
        counted = self._say("scores", scores=self._tally([one.a for one in lines]))
        return f"{counted} {self._say('so_far', scores=self._tally([one.b for one in lines]))}"

    def _tally(self, numbers: Sequence[int]) -> str:
        return ", ".join(f"{name} {signed(n)}" for name, n in zip(self.names, numbers, strict=False))

    TELLERS: ClassVar[Tellers] = {
        ev.ROUND_STARTS: _round_starts,
        ev.DEALS: _deals,
        ev.TURNS_UP: _turns_up,
        ev.PUTS_BACK: _puts_back,
        ev.PLAYS: _plays,
        ev.DRAWS: _draws,
        ev.WISHES: _wishes,
        ev.GOES_ON: _goes_on,
        ev.MIMICS: _mimics,
        ev.ATTACKS: _attacks,
        ev.DECLINES: _declines,
        ev.COUNTERS: BaseNarrator._silent,
        ev.HANDS: _hands,
        ev.LOOKS: _looks,
        ev.SEES: BaseNarrator._silent,
        ev.SHOWS: _shows,
        ev.COUNTS: _counts,
        ev.LAYS: _lays,
        ev.GETS: _gets,
        ev.PUTS_ON_STACK: _puts_on_stack,
        ev.OFFERS: _offers,
        ev.TAKES: _takes,
        ev.DISCARDS: _discards,
        ev.OPENS_STACK: _opens_stack,
        ev.GOES_TO: _goes_to,
        ev.HANDS_GONE: _hands_stay,
        ev.POOLS: _pools,
        ev.SKIPS: _skips,
        ev.IS_SKIPPED: _is_skipped,
        ev.TURNS: BaseNarrator._silent,
        ev.UNCOVERS: _uncovers,
        ev.EXECUTES: _executes,
        ev.PROTECTS: BaseNarrator._silent,
        ev.TICKS: _ticks,
        ev.ACCOUNT: _account,
        ev.SWITCHES: _switches,
        ev.EXHAUSTS: _exhausts,
        ev.ROUND_ENDS: _round_ends,
        ev.SCORES: _scores,
        ev.GAME_ENDS: BaseNarrator._game_ends,
    }
