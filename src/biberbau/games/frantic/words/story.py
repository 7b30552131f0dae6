"""The story: events become sentences, grouped where they belong together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from ....kernel.cards import NONE
from ....kernel.events import Event, EventNumber
from ...common.catalogues.catalogue import Phrase, yes_no
from ...common.words.narrator import CatalogueNarrator, Tellers
from ..rules import deck
from ..rules import state as st
from ..rules.options import Opt
from ..rules.state import Ev, Frame, State
from .names import SAYS, bunch, card, cards, colour, event_call, kind, number, player, tally
from .names import event as title
from .status import members

_ROUND_ENDS = ("empty-hand", "exhausted", "bomb-goes-off", "finishes", "doomed")
_WHY_OVER = SAYS.family("round-ends", _ROUND_ENDS)
"""Why a round is over, in the order of the reasons' numbers."""
_REACTION: dict[int, str] = {Frame.COUNTER: "counters", Frame.LUCKY: "protects", Frame.NICE: "nice"}
_TURNS = 3
"""The turns that a Time Bomb leaves to everybody."""


class Narrator(CatalogueNarrator):
    """Tells events in order; ``family``: the rude card has another title."""

    SAYS = SAYS

    def __init__(self, names: Sequence[str], lang: str, family: bool = False) -> None:
        super().__init__(names, lang)
        self.family = family

    @classmethod
    def from_deal(cls, state: State, names: Sequence[str], lang: str) -> Self:
        """A narrator that begins with a match; ``state``: any of it, for the options of its table."""
        return cls(names, lang, bool(state.option[Opt.FAMILY]))

    @classmethod
    def of(cls, state: State, names: Sequence[str], lang: str) -> Narrator:
        """A narrator for a table in this state."""
        return cls.from_deal(state, names, lang)

    # ----------------------------------------------------------------------------------------- small helpers

    def _bunch(self, events: Sequence[Event]) -> list[Phrase]:
        """The cards of these events: "eine rote 5 und zwei Karten"."""
        return bunch((event.card for event in events), self.family)

    def _kind(self, number: int) -> Phrase:
        return kind(number, self.family)

    def _whom(self, seat: int) -> Phrase:
        return player(self.names[seat], self.lang)

    def _alike(self, event: Event, *slots: EventNumber) -> list[Phrase]:
        """The cards of this event and those right after it of the same player, with the same numbers in these slots."""
        numbers = [slot(event) for slot in slots]
        more = self._following(event.kind, event.seat, lambda one: [slot(one) for slot in slots] == numbers)
        return self._bunch([event, *more])

    def _bunched(self, key: str, event: Event) -> str:
        """The cards of this event and those right after it of the same player, in one sentence."""
        more = self._following(event.kind, event.seat)
        return self._player(key, event.seat, cards=self._bunch([event, *more]))

    def _tally(self, events: Sequence[Event], slot: EventNumber) -> list[Phrase]:
        """Each event's points for its player."""
        return [tally(self.names[one.seat], slot(one), self.lang) for one in events]

    # ---------------------------------------------------------------------------------- one teller per event

    def _round_starts(self, event: Event) -> str:
        dealt = self._following(Ev.DEALS)
        each = sum(one.seat == event.seat for one in dealt)
        return self._player("deals", event.seat, n=st.round_n(event), cards=cards(each))

    def _deals(self, event: Event) -> str:
        """Cards dealt in the middle of a round, by Tornado."""
        return self._bunched("gets-dealt", event)

    def _turns_up(self, event: Event) -> str:
        return self._player("turns-up", event.seat, card=card(event.card, self.family))

    def _puts_back(self, event: Event) -> str:
        return self._say("puts-back")

    def _plays(self, event: Event) -> str:
        """A card, and the effect if it is a reaction."""
        key, parts = _REACTION.get(st.question(event), "plays"), {"card": card(event.card, self.family)}
        if key == "counters":
            (countered,) = self._following(Ev.COUNTERS)
            parts |= {"kind": self._kind(st.kind(countered)), "whom": self._whom(st.other(countered))}
        elif key == "protects":
            self._following(Ev.PROTECTS)
        elif deck.KIND_OF[event.card] == deck.FUCK_YOU:
            key = "rude"
        return self._player(key, event.seat, **parts)

    def _draws(self, event: Event) -> str:
        return self._bunched("draws", event)

    def _wishes(self, event: Event) -> str:
        if st.colour(event) == NONE and st.number(event) == 0:
            return self._player("no-wish", event.seat)
        wish = number(st.number(event)) if st.number(event) else colour(st.colour(event))
        return self._player("wishes", event.seat, wish=wish)

    def _goes_on(self, event: Event) -> str:
        return self._say("goes-on", colour=deck.COLOURS[st.colour(event)])

    def _mimics(self, event: Event) -> str:
        return self._player("mimics", event.seat, kind=self._kind(st.kind(event)))

    def _attacks(self, event: Event) -> str:
        """The players against whom a special card is used; a Fantastic Four may be against several."""
        of = st.attack_kind(event)
        if of != deck.FANTASTIC_FOUR:
            return self._player("attacks", event.seat, kind=self._kind(of), whom=self._whom(st.other(event)))
        victims = [event, *self._following(Ev.ATTACKS, event.seat)]  # the last victim is told first
        shares = [
            Phrase("share", whom=self._whom(st.other(one)), n=st.attack_cards(one))
            for one in reversed(victims)
        ]
        return self._player("deals-out", event.seat, kind=self._kind(of), shares=shares)

    def _declines(self, event: Event) -> str:
        return self._player("declines", event.seat, kind=self._kind(st.kind(event)))

    def _hands(self, event: Event) -> str:
        """Cards that go from one hand to another, given or drawn blindly."""
        moved, to = self._alike(event, st.to, st.blind), st.to(event)
        if st.blind(event) == 1:
            return self._player("draws-blindly", to, cards=moved, whom=self._whom(event.seat))
        return self._player("gives", event.seat, cards=moved, whom=self._whom(to))

    def _looks(self, event: Event) -> str:
        """A look into a hand; its cards are told to those who see them."""
        other = st.other(event)
        seen = self._following(Ev.SEES, event.seat, lambda one: st.other(one) == other)
        key = "sees" if seen and all(one.card >= 0 for one in seen) else "looks"
        return self._player(key, event.seat, whom=self._whom(other), cards=self._bunch(seen))

    def _shows(self, event: Event) -> str:
        return self._bunched("shows", event)

    def _counts(self, event: Event) -> str | None:
        """The number of cards that an event takes from somebody; Special Favours tells both numbers at once."""
        asked = st.asked(event)
        if asked == deck.SPECIAL_FAVOURS:
            both = (event, *self._following(Ev.COUNTS))
            tally = [Phrase("hands-over", who=self.people[one.seat], n=st.count(one)) for one in both]
            return self._say("favours", tally=tally)
        if st.count(event) == 0 and asked in (st.BY_EVENT + deck.VANDALISM, st.BY_EVENT + deck.MATING_SEASON):
            return self._player("discards-none", event.seat)
        return None

    def _lays(self, event: Event) -> str:
        laid, to = self._alike(event, st.to), st.to(event)
        if to == NONE:
            return self._player("lays", event.seat, cards=laid)
        return self._player("lays-for", event.seat, cards=laid, whom=self._whom(to))

    def _gets(self, event: Event) -> str:
        got = self._alike(event, st.by)
        return self._player("gets", event.seat, cards=got, whom=self._whom(st.by(event)))

    def _puts_on_stack(self, event: Event) -> str:
        return self._say("puts-on-stack", cards=cards(st.count(event)))

    def _offers(self, event: Event) -> str:
        """Open cards: the market, or everybody's bets."""
        lying = [event, *self._following(Ev.OFFERS)]
        if event.seat == NONE:
            return self._say("market", cards=self._bunch(lying))
        gambled = [Phrase("gambled-with", who=self.people[one.seat], card=card(one.card)) for one in lying]
        return self._say("gambled", tally=gambled)

    def _takes(self, event: Event) -> str:
        return self._bunched("takes", event)

    def _discards(self, event: Event) -> str:
        return self._bunched("discards", event)

    def _opens_stack(self, event: Event) -> str:
        key = "opens-number" if event.card < deck.FIRST_NEUTRAL else "opens-other"
        return self._player(key, event.seat, card=card(event.card, self.family))

    def _goes_to(self, event: Event) -> str:
        """Whole hands that are swapped, and their cards for their new owners."""
        moved = [event, *self._following(Ev.GOES_TO)]
        self._following(Ev.HANDS_GONE)
        self._following(Ev.SEES)
        gone = [Phrase("goes-to", owner=self._whom(one.seat), whom=self._whom(st.to(one))) for one in moved]
        return self._say("hands-gone", tally=gone)

    def _hands_stay(self, event: Event) -> str:
        return self._say("hands-stay")

    def _pools(self, event: Event) -> str:
        return self._say("pools", who=[self._whom(seat) for seat in members(st.pooled(event))])

    def _skips(self, event: Event) -> str:
        return self._player("skips", event.seat)

    def _is_skipped(self, event: Event) -> str:
        return self._player("is-skipped", event.seat)

    def _uncovers(self, event: Event) -> str:
        """An event, or those among which somebody chooses."""
        if st.offered(event) == 0:
            return self._say("uncovers", call=event_call(st.event_card(event)))
        more = self._following(Ev.UNCOVERS, event.seat, lambda one: st.offered(one) == 1)
        return self._say("offers", events=[title(st.event_card(one)) for one in (event, *more)])

    def _executes(self, event: Event) -> str:
        return self._player("executes", event.seat, call=event_call(st.event_card(event)))

    def _ticks(self, event: Event) -> str | None:
        """The bomb is set for everybody at once; then each turn tells how many are left."""
        if st.left(event) == _TURNS:
            more = self._following(Ev.TICKS, None, lambda one: st.left(one) == _TURNS)
            return self._say("ticks", tally=self._tally([event, *more], st.left))
        return self._player("last-turn", event.seat) if st.left(event) == 0 else None

    def _account(self, event: Event) -> str:
        change = st.change(event)
        more, account = yes_no(change > 0), st.account(event)
        return self._say("account", who=self.names[event.seat], more=more, points=change, sum=account)

    def _switches(self, event: Event) -> str:
        key = "swaps-places" if st.places(event) else "swaps-points"
        return self._say(key, who=self._whom(event.seat), whom=self._whom(st.other(event)))

    def _exhausts(self, event: Event) -> str:
        return self._player("exhausts", event.seat)

    def _round_ends(self, event: Event) -> str:
        return self._say(_WHY_OVER[_ROUND_ENDS[st.why(event)]])

    def _scores(self, event: Event) -> str:
        """Everybody's points for the round, and the standings."""
        lines = [event, *self._following(Ev.SCORES)]
        scored, sums = self._tally(lines, st.points), self._tally(lines, st.account)
        return f"{self._say('scores', scores=scored)} {self._say('so-far', scores=sums)}"

    TELLERS: ClassVar[Tellers] = {
        Ev.ROUND_STARTS: _round_starts,
        Ev.DEALS: _deals,
        Ev.TURNS_UP: _turns_up,
        Ev.PUTS_BACK: _puts_back,
        Ev.PLAYS: _plays,
        Ev.DRAWS: _draws,
        Ev.WISHES: _wishes,
        Ev.GOES_ON: _goes_on,
        Ev.MIMICS: _mimics,
        Ev.ATTACKS: _attacks,
        Ev.DECLINES: _declines,
        Ev.COUNTERS: CatalogueNarrator._silent,
        Ev.HANDS: _hands,
        Ev.LOOKS: _looks,
        Ev.SEES: CatalogueNarrator._silent,
        Ev.SHOWS: _shows,
        Ev.COUNTS: _counts,
        Ev.LAYS: _lays,
        Ev.GETS: _gets,
        Ev.PUTS_ON_STACK: _puts_on_stack,
        Ev.OFFERS: _offers,
        Ev.TAKES: _takes,
        Ev.DISCARDS: _discards,
        Ev.OPENS_STACK: _opens_stack,
        Ev.GOES_TO: _goes_to,
        Ev.HANDS_GONE: _hands_stay,
        Ev.POOLS: _pools,
        Ev.SKIPS: _skips,
        Ev.IS_SKIPPED: _is_skipped,
        Ev.TURNS: CatalogueNarrator._silent,
        Ev.UNCOVERS: _uncovers,
        Ev.EXECUTES: _executes,
        Ev.PROTECTS: CatalogueNarrator._silent,
        Ev.TICKS: _ticks,
        Ev.ACCOUNT: _account,
        Ev.SWITCHES: _switches,
        Ev.EXHAUSTS: _exhausts,
        Ev.ROUND_ENDS: _round_ends,
        Ev.SCORES: _scores,
        Ev.GAME_ENDS: CatalogueNarrator._game_ends,
        Ev.LACKS: CatalogueNarrator._silent,
        Ev.DIFFERS: CatalogueNarrator._silent,
    }
