"""The audit of anything with the interface of OpenSpiel's states and games; OpenSpiel itself is not imported."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from .finds import Audit, Find
from .knowledge import Known
from .spiel_programs import FORMS, Programs
from .spiel_walks import CHANCE, Walk, at, sequential, together, twin, walk

PLACES = 12
"""Decisions of a game at which refills are made."""
TWINS = 6
"""Twins of a game."""
REFILLS = 24
"""The number of refills that are all the truth: by chance less than once in a million where there are two worlds."""
COPIES = 3
"""Moments of a game that are replayed and copied."""

Seen = tuple[Any, ...]


class SpielAudit:
    """Audits one game. ``load``: the lines of a program that make ``game``."""

    def __init__(self, game: Any, load: Sequence[str], known: Known, found: Audit) -> None:
        self.game, self.known, self.found, self.load = game, known, found, load
        kind = game.get_type()
        self.forms = tuple(form for form in FORMS if getattr(kind, f"provides_{form}"))
        self.write = Programs(load, self.forms)
        self.seats = range(game.num_players())
        self.explicit = getattr(kind.chance_mode, "name", str(kind.chance_mode)) == "EXPLICIT_STOCHASTIC"
        self.refills = True

    def run(self, games: int, seed: int) -> None:
        """Play that many games and check each; KeyboardInterrupt keeps the findings so far."""
        if not self.explicit:
            self.refills = False
            self.found.unasked |= dict.fromkeys(("view", "refill", "mask", "stable"), "sampled")
        for number in range(games):
            rng = random.Random(f"{seed} {number}")
            walked = walk(self.game, rng)
            if self.refills:
                self.refill(walked, rng)
            if self.explicit:
                self.odds(walked)
                for _ in range(TWINS):
                    self.twins(walked, rng)
                self.again(walked, rng)
            self.copies(walked, rng)
            self.found.games += 1

    def seen(self, state: Any, player: int) -> Seen:
        """Everything that a state shows to a player."""
        return tuple(
            value if isinstance(value, str) else tuple(value)
            for form in self.forms
            for value in [getattr(state, form)(player)]
        )

    def note(self, question: str, kind: str, about: str, length: int, program: Any, *given: Any) -> None:
        """Add a finding; its program is written if it would be the shortest."""
        if self.found.wants(question, kind, about, length):
            self.found.add(Find(question, kind, about, length, program(*given)))

    # ------------------------------------------------------------------------------------------------ hidden swaps

    def twins(self, walked: Walk, rng: random.Random) -> None:
        """Exchange one outcome of chance: players who were told the same see the same, with the same legal actions."""
        made = twin(self.game, walked, rng)
        if made is None:
            return
        place, changed = made
        same = set(self.seats)
        alike: list[tuple[int, int]] = []
        for length, one, other in together(self.game, walked, changed, place):
            ours, theirs = walked.actions[:length], changed[:length]
            differ = {seat: self._differs(one, other, seat) for seat in same}
            self.found.ask("view", len(same))
            for seat in same:
                if forms := differ[seat]:
                    self._more(ours, theirs, seat, forms)
            seeing = [seat for seat in same if differ[seat]]
            low, high = self.known.face_down
            if length == place + 1:
                if low <= place < high and len(seeing) > 1:
                    form = differ[seeing[0]][0]
                    self.note("view", "faced", form, length, self.write.faced, ours, theirs, form)
            elif ours[-1] == theirs[-1] and max(walked.players[place:length]) > CHANCE:  # the deal is over
                for seat in seeing:
                    if self.forms[0] in differ[seat] or "information_state_string" not in self.forms:
                        by = "chance" if walked.players[length - 1] == CHANCE else "player"
                        self.note("view", "late", by, length, self.write.late, ours, theirs, seat)
            same -= set(seeing)
            if not same:
                break
            player = one.current_player()
            if player in same:
                self.found.ask("mask")
                if one.legal_actions() != other.legal_actions():
                    self.note("mask", "twin", "", length, self.write.twin_mask, ours, theirs, player)
            if player >= 0:
                alike += [(length, seat) for seat in same]
        if self.refills and alike:
            self._truths(walked, changed, alike, rng)

    def _differs(self, one: Any, other: Any, seat: int) -> list[str]:
        pairs = zip(self.forms, self.seen(one, seat), self.seen(other, seat), strict=True)
        return [form for form, mine, theirs in pairs if mine != theirs]

    def _more(self, ours: Sequence[int], theirs: Sequence[int], seat: int, forms: list[str]) -> None:
        state = "information_state_string"
        if state in self.forms and state not in forms:
            for form in forms:
                self.note("view", "more", form, len(ours), self.write.more, ours, theirs, seat, form)

    def _truths(
        self, walked: Walk, changed: tuple[int, ...], alike: list[tuple[int, int]], rng: random.Random
    ) -> None:
        """Refills of two states in one information set: are all of each the state itself?"""
        for length, seat in rng.sample(alike, min(2, len(alike))):
            ours, theirs = walked.actions[:length], changed[:length]
            one, other = at(self.game, ours), at(self.game, theirs)
            if str(one) == str(other):
                continue
            self.found.ask("refill")
            if self._always(one, seat) and self._always(other, seat):
                self.note("refill", "truth", "", length, self.write.truth, ours, theirs, seat, REFILLS)

    def _always(self, state: Any, seat: int) -> bool:
        chance, text = random.Random(0), str(state)
        try:
            return all(
                str(state.resample_from_infostate(seat, chance.random)) == text for _ in range(REFILLS)
            )
        except RuntimeError:
            return False

    # ----------------------------------------------------------------------------------------------------- refills

    def refill(self, walked: Walk, rng: random.Random) -> None:
        """Resample from each seat's information set: it sees the same, with the same legal actions, and the result is a
        valid game.
        """
        for length in walked.places(rng, PLACES):
            history = walked.actions[:length]
            state = at(self.game, history)
            for seat in self.seats:
                if not self._refilled(state, history, seat, rng.randrange(1 << 30)):
                    return

    def _refilled(self, state: Any, history: tuple[int, ...], seat: int, key: int) -> bool:
        """Check one refill; False if this game makes none."""
        chance, length = random.Random(key), len(history)
        try:
            made = state.resample_from_infostate(seat, chance.random)
        except (RuntimeError, NotImplementedError) as error:
            if isinstance(error, NotImplementedError) or "not implemented" in str(error):
                self.refills, self.found.unasked["refill"] = False, "offered"
                return False
            self.found.ask("refill")
            self.note("refill", "broken", "", length, self.write.broken, history, seat, key)
            return True
        self.found.ask("refill")
        write, given = self.write, (history, seat, key)
        if made.is_terminal() or made.current_player() != state.current_player():
            self.note("refill", "turn", "", length, write.turn, *given)
            return True
        unlike = self._differs(state, made, seat)
        for form in unlike:
            self.note("refill", "unlike", form, length, write.unlike, *given, form)
        if state.current_player() == seat and not unlike:
            self.found.ask("mask")
            if state.legal_actions() != made.legal_actions():
                self.note("mask", "refilled", "", length, write.refilled_mask, *given)
        steps = [
            [(s.player, s.action) for s in one.full_history() if s.player == seat] for one in (state, made)
        ]
        if steps[0] != steps[1]:
            self.note("refill", "own", "", length, write.own, *given)
        if self.known.sizes and self.known.sizes(made) != self.known.sizes(state):
            self.note("refill", "sizes", "", length, write.sizes, *given, self.known.sizes)
        if how := self._leads(made, history):
            self.note("refill", "history", how, length, write.history, *given)
        try:
            while not made.is_terminal():
                made.apply_action(chance.choice(made.legal_actions()))
        except (RuntimeError, IndexError):  # IndexError: nothing is legal
            self.note("refill", "broken", "", length, write.broken, *given)
        return True

    def _leads(self, made: Any, true: tuple[int, ...]) -> str:
        """What is wrong with a refill's history, if it does not lead there.

        ``illegal``: it has actions that are not legal; ``true``: it is that of the true state, which the refill is not;
        ``elsewhere``: it leads to another state. Histories that hide others' actions (-1) prove nothing.
        """
        history = made.history()
        if -1 in history:
            return ""
        again = self.game.new_initial_state()
        for action in history:
            if action not in again.legal_actions():
                return "illegal"
            again.apply_action(action)
        if str(again) == str(made):
            return ""
        return "true" if tuple(history) == true else "elsewhere"

    # ---------------------------------------------------------------------------------- chance, time and copies

    def odds(self, walked: Walk) -> None:
        """Outcomes of chance are distinct, and their probabilities sum to 1."""
        self.found.unasked["seeds"] = "outside"
        state = self.game.new_initial_state()
        for length, action in enumerate(walked.actions):
            if state.is_chance_node():
                self.found.ask("seeds")
                outcomes = state.chance_outcomes()
                total = sum(odds for _, odds in outcomes)
                if abs(total - 1) >= 1e-6 or len({way for way, _ in outcomes}) != len(outcomes):
                    self.note("seeds", "odds", "", length, self.write.odds, walked.actions[:length])
            state.apply_action(action)

    def again(self, walked: Walk, rng: random.Random) -> None:
        """The same actions give the same, and observing changes nothing."""
        for length in walked.places(rng, COPIES):
            history = walked.actions[:length]
            state, other = at(self.game, history), at(self.game, history)
            first = [self.seen(state, seat) for seat in self.seats]
            for seat in reversed(self.seats):
                self.found.ask("stable")
                for form in self._differs(state, other, seat):
                    self.note("stable", "replayed", form, length, self.write.replayed, history, seat, form)
                for form, before, now in zip(self.forms, first[seat], self.seen(state, seat), strict=True):
                    if before != now:
                        self.note("stable", "asked", form, length, self.write.asked, history, seat, form)

    def copies(self, walked: Walk, rng: random.Random) -> None:
        """A clone looks the same, stays unchanged when the state plays on, and then plays the same."""
        for length in walked.places(rng, COPIES):
            history, onward = walked.actions[:length], walked.actions[length:]
            state = at(self.game, history) if self.explicit else self._sampled(walked, length)
            if state is None:
                continue
            self.found.ask("clone")
            copy, write = state.clone(), self.write
            if any(self._differs(state, copy, seat) for seat in self.seats) or str(copy) != str(state):
                test = "str(copy) == str(state)" + "".join(
                    f" and all(copy.{form}(player) == state.{form}(player) for player in range(game.num_players()))"
                    for form in self.forms
                )
                self.note("clone", "unlike", "", length, write.copied, history, "state.clone()", test)
            if self.explicit:
                self._serialized(state, history)
            before = str(copy), copy.history()
            for action in onward:
                if not sequential(state) or action not in state.legal_actions():
                    break  # sampled chance has gone another way
                state.apply_action(action)
            if (str(copy), copy.history()) != before:
                self.note("clone", "bound", "", length, write.bound, history, onward)
                continue
            if self.explicit and not self._follows(copy, onward, state):
                self.note("clone", "onward", "", length, write.onward, history, onward)

    def _sampled(self, walked: Walk, length: int) -> Any:
        """A state after about that many actions, with chance at random; None where that is terminal."""
        state = self.game.new_initial_state()
        for action in walked.actions[:length]:
            if not sequential(state):
                return None
            legal = state.legal_actions()
            state.apply_action(action if action in legal else legal[0])
        return state if sequential(state) else None

    def _serialized(self, state: Any, history: tuple[int, ...]) -> None:
        try:
            copy = self.game.deserialize_state(state.serialize())
        except (RuntimeError, NotImplementedError, AttributeError):
            return  # not supported
        if str(copy) != str(state):
            made = "game.deserialize_state(state.serialize())"
            test = "str(copy) == str(state)"
            self.note("clone", "text", "", len(history), self.write.copied, history, made, test)

    @staticmethod
    def _follows(copy: Any, onward: Sequence[int], end: Any) -> bool:
        for action in onward:
            if action not in copy.legal_actions():
                return False
            copy.apply_action(action)
        return str(copy) == str(end) and list(copy.returns()) == list(end.returns())


DEALS = 6
"""Deals of a game with a seed that are compared."""


def deals(game: Any) -> list[str]:
    """The state at the first player's decision, in several deals one after another."""
    found = []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        found.append(str(state))
    return found


def ask_seeds(found: Audit, write: Programs, loads: Mapping[int, tuple[Any, Any, Sequence[str]]]) -> None:
    """In a game with its own generator, each seed deals the same twice, and different seeds deal differently, later
    too.

    ``loads``: for each seed two games, made one after the other, and the lines that make one.
    """
    found.unasked.pop("seeds", None)
    firsts: list[tuple[list[str], Sequence[str]]] = []
    for one, other, lines in loads.values():
        found.ask("seeds")
        first = deals(one)
        if first != deals(other):
            found.add(Find("seeds", "unseeded", "", 0, write.seeded(lines, lines, DEALS, True)))
        firsts.append((first, lines))
    for (one, mine), (other, theirs) in pairwise(firsts):
        found.ask("seeds")
        if one[1:] == other[1:] or len(set(one)) == 1:
            found.add(Find("seeds", "alike", "", 0, write.seeded(mine, theirs, DEALS, False)))
