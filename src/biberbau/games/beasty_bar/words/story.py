"""The story: events become sentences, cause before effect.

A ``Narrator`` follows the line while it tells, so that it can say whom the tiger leapt over. Without knowing
the line (single events) it says the same in general words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ...common.catalogues.catalogue import Phrase
from ...common.words.narrator import CatalogueNarrator, Tellers
from ..rules import deck
from ..rules import state as st
from ..rules.state import Ev, State
from .names import SAYS, animal, by_animal, card, cards, it, strength

_ATTACK = by_animal(
    "attack",
    (
        deck.RHINO,
        deck.TIGER,
        deck.CHEETAH,
        deck.BAT,
        deck.PARROT,
        deck.SKUNK,
        deck.MONKEY,
        deck.CROCODILE,
        deck.LION,
    ),
)
"""The sentence for sending others to THAT'S IT, by the attacker's role."""
_ALWAYS_ACT = (deck.DOG, deck.SEAL, deck.SNAKE, deck.LION)
_NOTHING = by_animal("nothing", sorted({*range(deck.SPECIES)} - {*_ALWAYS_ACT}))
"""The sentence for an action without effect, by role."""
_FORWARD = by_animal("forward", (deck.OSTRICH, deck.KANGAROO, deck.GIRAFFE, deck.HIPPO, deck.PEACOCK))
"""The sentence for going forward past others, by the mover's role."""


class Narrator(CatalogueNarrator):
    """Tells events in order, from one game's start or from a known moment.

    ``line``: cards in line now, gate first (None: not known until a game starts);
    ``acting`` and ``role``: the card whose action is under way and the species it acts as.
    """

    SAYS = SAYS

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
    def of(cls, state: State, names: Sequence[str], lang: str) -> Narrator:
        """A narrator that knows this state's line and acting animal."""
        line = state.line[: state.line_n].tolist()
        return cls(names, lang, line, int(state.acting), int(state.role))

    # ----------------------------------------------------------------------------------------- small helpers

    def _by_role(self, keys: Mapping[int, str], role: int, other: str, number: int, *others: int) -> str:
        """The sentence for a card's action on others; ``other``: the key for roles without a sentence of their own."""
        return self._say(keys.get(role, other), a=card(number), v=cards(others))

    def _role(self, number: int) -> int:
        """The species a card acts as now."""
        return self.acts_as if number == self.acting and self.acts_as >= 0 else number % deck.SPECIES

    def _remove(self, number: int) -> None:
        if self.line is not None and number in self.line:
            self.line.remove(number)

    def _shift(self, event: Event) -> None:
        """Follow a MOVES event in the line."""
        if self.line is not None and event.card in self.line:
            self.line.remove(event.card)
            self.line.insert(st.end(event), event.card)

    def _starts_acting(self, number: int) -> None:
        self.acting, self.acts_as, self.dragged = number, number % deck.SPECIES, False

    def concerns(self, event: Event) -> bool:
        """The reader's own animals concern them, too."""
        return super().concerns(event) or (event.card >= 0 and event.card // deck.SPECIES == self.reader)

    # ---------------------------------------------------------------------------------- one teller per event

    def _game_starts(self, event: Event) -> str:
        self.line = []
        return self._player("starts-again" if st.game(event) == 1 else "starts", event.seat)

    def _known_cards(self, key: str, event: Event) -> str | None:
        """Own cards taken, drawn: enumerated; silent when the reader may not see them."""
        more = self._following(event.kind, event.seat)
        known = [e.card for e in (event, *more) if e.card != UNKNOWN]
        return self._player(key, event.seat, cards=cards(known)) if known else None

    def _takes_set(self, event: Event) -> str | None:
        return self._known_cards("takes", event)

    def _draws(self, event: Event) -> str | None:
        return self._known_cards("draws", event)

    def _sorts_out(self, event: Event) -> str:
        left = card(event.card) if event.card != UNKNOWN else Phrase("some-animal")
        return self._player("sorts-out", event.seat, cards=left)

    def _plays(self, event: Event) -> str:
        self._starts_acting(event.card)
        if self.line is not None and st.place(event) >= 0:
            self.line.append(event.card)
        return self._player("plays", event.seat, cards=card(event.card))

    def _brought_back(self, event: Event) -> str:
        fetcher = self.acting
        self._starts_acting(event.card)
        if self.line is not None:
            self.line.append(event.card)
        if fetcher < 0:
            return self._say("comes-back", a=card(event.card))
        return self._say("fetches", a=card(fetcher), v=card(event.card))

    def _imitates(self, event: Event) -> str:
        self.acting, self.acts_as, self.dragged = event.card, st.model(event), False
        if st.model(event) == deck.VULTURE:
            self._remove(event.card)  # it steps beside THAT'S IT
        actor, model = card(event.card), st.model(event)
        if not st.shown(event):
            return self._say("imitates-in-line", a=actor, v=animal(model))
        return self._player("imitates", event.seat, actor=actor, model=animal(model), it=it(model))

    def _declines(self, event: Event) -> str:
        return self._say("declines", a=card(event.card))

    def _shows(self, event: Event) -> str:
        more = self._following(Ev.SHOWS, event.seat)
        return self._player("shows", event.seat, cards=cards([event.card, *(e.card for e in more)]))

    def _sent(self, event: Event) -> str:
        attacker, victim = st.attacker(event), event.card
        behind = [] if self.line is None else self.line[st.start(event) + 1 :]
        over = behind[0] if behind and behind[0] != attacker else NONE
        self._remove(victim)
        if victim == self.acting and self._role(victim) == deck.LION:
            return self._say("one-lion", a=card(attacker), v=card(victim))
        victims = [victim]
        role = self._role(attacker)
        while True:  # the one that takes its place, and further victims
            for moved in self._following(
                Ev.MOVES, fits=lambda e: e.card == attacker and role not in (deck.MONKEY, deck.LION)
            ):
                self._shift(moved)
            more = self._following(Ev.SENT, fits=lambda e: st.attacker(e) == attacker)
            if not more:
                break
            for event_sent in more:
                self._remove(event_sent.card)
                victims.append(event_sent.card)
        if role == deck.TIGER and over >= 0:
            return self._say("leap", a=card(attacker), over=card(over), v=cards(victims))
        return self._by_role(_ATTACK, role, "attack", attacker, *victims)

    def _defends(self, event: Event) -> str:
        self._following(Ev.SENT, fits=lambda e: e.card == st.attacker(event))
        self._remove(st.attacker(event))
        return self._say("stings", a=card(event.card), v=card(st.attacker(event)))

    def _moves(self, event: Event) -> str:
        return self._moves_back(event) if st.end(event) > st.start(event) else self._moves_forward(event)

    def _moves_back(self, event: Event) -> str:
        """An animal makes the card go back: a bear, or a llama right behind it."""
        if self.line is None:
            return self._say("back", a=card(event.card), place=st.end(event) + 1)
        if self._role(self.acting) == deck.BEAR and self.acting in self.line and not self.dragged:
            self.dragged = True
            weak = self._weakest_two()
            # Each is dragged once; a second move is the llama's.
            more = self._following(Ev.MOVES, fits=lambda e: e.card in weak, most=len(weak) - 1)
            for moved in (event, *more):
                self._shift(moved)
            return self._say("drags", a=card(self.acting), v=cards([event.card, *(e.card for e in more)]))
        behind = self.line[st.start(event) + 1] if st.start(event) + 1 < len(self.line) else NONE
        self._shift(event)
        if behind >= 0 and self._role(behind) == deck.LLAMA:
            return self._say("spits", a=card(behind), v=card(event.card))
        return self._say("to-end", a=card(event.card))

    def _weakest_two(self) -> list[int]:
        """The cards that the acting bear drags."""
        others = [c for c in self.line or () if c != self.acting]
        values = sorted(
            {strength(c % deck.SPECIES) for c in others if strength(c % deck.SPECIES) < strength(deck.BEAR)}
        )[:2]
        return [c for c in others if strength(c % deck.SPECIES) in values]

    def _moves_forward(self, event: Event) -> str:
        """The card goes forward by itself, past those on the way."""
        role = self._role(event.card)
        passed = [] if self.line is None else self.line[st.end(event) : st.start(event)][::-1]
        self._shift(event)
        mover = event.card
        if role == deck.MONKEY:
            for moved in self._following(Ev.MOVES, fits=lambda e: st.end(e) == 0):
                self._shift(moved)
                mover = moved.card
            return self._say("gang", a=card(mover))
        if role == deck.LION:
            return self._say("strides", a=card(mover))
        if not passed or role not in _FORWARD:
            return self._say("forward", a=card(mover), place=st.end(event) + 1)
        if role == deck.PEACOCK:
            passed = passed[-1:]
        return self._by_role(_FORWARD, role, "forward", mover, *passed)

    def _burns(self, event: Event) -> str:
        self._remove(event.card)
        return self._say("burns", a=card(event.card))

    def _sorts_line(self, event: Event) -> str:
        if self.line is not None:
            sign = -1 if st.falling(event) == 1 else 1
            self.line.sort(key=lambda c: sign * strength(self._role(c)))
        return self._say("strongest-first" if st.falling(event) == 1 else "weakest-first", a=card(event.card))

    def _swaps_gates(self, event: Event) -> str:
        if self.line is not None:
            self.line.reverse()
        return self._say("swaps", a=card(event.card))

    def _no_effect(self, event: Event) -> str:
        self.dragged = True
        return self._by_role(_NOTHING, st.role(event), "nothing", event.card)

    def _enters(self, event: Event) -> str:
        together = st.together(event)
        more = self._following(Ev.ENTERS, fits=lambda e: st.together(e) == together)
        guests = [event.card, *(e.card for e in more)]
        for guest in guests:
            self._remove(guest)
        names = cards(guests)
        if together == 1:
            return self._say("vultures" if len(guests) > 1 else "vulture", v=names)
        excluded = self._following(Ev.EXCLUDED)
        if excluded:
            self._remove(excluded[0].card)
            return self._say("enter-excluded", v=names, x=card(excluded[0].card))
        return self._say("enter" if len(guests) > 1 else "enters", v=names)

    def _excluded(self, event: Event) -> str:
        self._remove(event.card)
        return self._say("excluded", a=card(event.card))

    def _lands(self, event: Event) -> str:
        return self._say("lands", a=card(event.card))

    def _stacked(self, event: Event) -> str:
        *first, last = cards([event.card, *(e.card for e in self._following(Ev.STACKED, event.seat))])
        for one in reversed(first):
            last = Phrase("then-next", first=one, rest=last)
        return self._player("stacks", event.seat, cards=last)

    TELLERS: ClassVar[Tellers] = {
        Ev.GAME_STARTS: _game_starts,
        Ev.TAKES_SET: _takes_set,
        Ev.SORTS_OUT: _sorts_out,
        Ev.DRAWS: _draws,
        Ev.PLAYS: _plays,
        Ev.BROUGHT_BACK: _brought_back,
        Ev.IMITATES: _imitates,
        Ev.DECLINES: _declines,
        Ev.SHOWS: _shows,
        Ev.MOVES: _moves,
        Ev.SENT: _sent,
        Ev.BURNS: _burns,
        Ev.DEFENDS: _defends,
        Ev.SORTS_LINE: _sorts_line,
        Ev.SWAPS_GATES: _swaps_gates,
        Ev.NO_EFFECT: _no_effect,
        Ev.ENTERS: _enters,
        Ev.EXCLUDED: _excluded,
        Ev.LANDS: _lands,
        Ev.STACKED: _stacked,
        Ev.GAME_ENDS: CatalogueNarrator._game_ends,
    }
