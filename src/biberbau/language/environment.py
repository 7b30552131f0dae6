"""A game as a text environment: the seat to act reads, answers in words, and is told about errors.

It has the methods of TextArena's environments (``reset``, ``get_observation``, ``step``, ``close``) and needs no other
package; ``textarena_env.py`` registers it there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from ..bots import Bot, Player, named, player
from ..errors import OptionError
from ..kernel.actions import Action
from ..match import Game, Match
from ..match.history import written
from ..match.places import places
from .answers import KINDS, AnswerError
from .hosting import goes_on
from .rulebook import EXTENTS, Extent
from .seated import Observation, Seated
from .texts import SAYS, spoken

OnError = Literal["loss", "random"]
ON_ERROR: tuple[OnError, ...] = ("loss", "random")

Kind = Literal["prompt", "story", "board", "error"]


class Message(NamedTuple):
    """A message to a seat: the rules (once), the story, the table with its options, an error."""

    kind: Kind
    text: str


class TextEnv:
    """One game for language models. Seats in ``opponents`` are played by bots; all others answer in words.

    ``options``: of the game, with ``players``. ``error_allowance``: the number of wrong answers in a row that are
    tolerated; one more costs the game (``on_error="loss"``) or has a random legal action played (``"random"``).
    ``rules``: how much of them is in a seat's first message. ``forced``: the table plays for a seat with one legal
    action. ``history``: the information of ``step`` includes the seat's history as data.
    """

    def __init__(
        self,
        game: str,
        *,
        options: Mapping[str, object] | None = None,
        lang: str = "en",
        opponents: Mapping[int, Player] | None = None,
        error_allowance: int = 1,
        on_error: OnError = "loss",
        rules: Extent = "summary",
        forced: bool = True,
        history: bool = False,
    ) -> None:
        if error_allowance < 0:
            raise OptionError(f"error_allowance is at least 0, not {error_allowance}")
        if on_error not in ON_ERROR:
            raise OptionError(f"on_error is one of {', '.join(ON_ERROR)}, not {on_error!r}")
        if rules not in EXTENTS:
            raise OptionError(f"rules are one of {', '.join(EXTENTS)}, not {rules!r}")
        self.game = Game.of(game, options)
        self.lang = spoken(game, lang)
        self.error_allowance = error_allowance
        self.on_error = on_error
        self.rules = rules
        self.forced = forced
        self.history = history
        self._opponents = dict(opponents or {})
        self.match: Match | None = None

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Deal a new game; without a seed a secret one. ``num_players`` replaces the option ``players``."""
        if num_players is not None:
            self.game = Game.of(self.game.id, {**self._given(), "players": num_players})
        if strange := [seat for seat in self._opponents if not 0 <= seat < self.game.players]:
            raise OptionError(f"opponents: there is no seat {strange[0]} with {self.game.players} players")
        if len(self._opponents) == self.game.players:
            raise OptionError("opponents: at least one seat is left for a player that answers in words")
        self.match = match = Match(self.game, seed)
        self._memory = match.commitment.encode()
        self._bots: dict[int, Bot] = {seat: player(who, self.game) for seat, who in self._opponents.items()}
        own = [seat for seat in range(self.game.players) if seat not in self._bots]
        self.seats = {seat: Seated(match, seat, self.lang) for seat in own}
        self._waiting: dict[int, list[Message]] = {
            seat: [Message("prompt", self.seats[seat].opening(self.rules))] for seat in own
        }
        self._seen: dict[int, Observation] = {}
        self._errors = 0
        self._turns = dict.fromkeys(own, 0)
        self._wrong: dict[int, Counter[str]] = {seat: Counter() for seat in own}
        self._lost: tuple[int, str] | None = None
        self._go_on()

    def _given(self) -> dict[str, object]:
        """The options without those that follow from the number of players."""
        return {name: value for name, value in self.game.options.items() if name != "players"}

    # ------------------------------------------------------------------------------------------------- playing

    @property
    def done(self) -> bool:
        """Whether the game is over, or lost by wrong answers."""
        return self._lost is not None or self._playing().over

    @property
    def current_player_id(self) -> int:
        """The seat that reads and answers now; at the end the lowest seat that answers in words."""
        seat = self._playing().to_act
        if self._lost is not None:
            return self._lost[0]
        return min(self.seats) if seat is None else seat

    def _playing(self) -> Match:
        if self.match is None:
            raise OptionError("reset() comes before anything else")
        return self.match

    def _go_on(self) -> None:
        """Play for bots and for seats without a choice, and prepare the next message to the seat to act."""
        goes_on(self._playing(), self._bots, self.seats, self._memory, self.forced)
        seats = self.seats if self._playing().over else [self.current_player_id]
        for seat in seats:
            self._tell(seat)

    def _tell(self, seat: int) -> None:
        seen = self._seen[seat] = self.seats[seat].observe()
        if seen.story:
            self._waiting[seat].append(Message("story", seen.story_text()))
        self._waiting[seat].append(Message("board", seen.board_text()))

    def messages(self, seat: int | None = None) -> list[Message]:
        """The unread messages of a seat (by default the one to act); they count as read then."""
        whose = self.current_player_id if seat is None else seat
        if whose not in self.seats:
            raise OptionError(f"seat {whose} does not answer in words; these do: {sorted(self.seats)}")
        told, self._waiting[whose] = self._waiting[whose], []
        return told

    def get_observation(self) -> tuple[int, str]:
        """The seat that is to answer, and its unread messages."""
        seat = self.current_player_id
        return seat, "\n\n".join(message.text for message in self.messages(seat))

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play the answer. Returns whether the game is over, and information on the answer.

        ``seat``; ``actions``: those played, in notation; ``error``: its kind, one of ``answers.KINDS`` or None;
        ``random``: a random action was played because of it. If requested, ``history``: the seat's events up to then,
        as in ``match.history``.
        """
        match = self._playing()
        if self.done:
            raise OptionError("the game is over: reset() deals the next one")
        seat = self.current_player_id
        info: dict[str, Any] = {"seat": seat, "actions": [], "error": None, "random": False}
        try:
            chosen = self.seats[seat].answer(action)
        except AnswerError as error:
            info["error"] = error.kind
            if not self._wrongly(seat, error):
                return self.done, info | self._history(seat)
            chosen = (self._random(match),)
            info["random"] = True
            label = self.seats[seat].shown.words.action(
                match.view(seat), chosen[0], self.lang, self.seats[seat].names
            )
            self._waiting[seat].append(Message("error", SAYS(self.lang, "random-played", action=label)))
        self._errors = 0
        self._turns[seat] += 1
        for one in chosen:
            match.play(one)
            info["actions"].append(one.notation)
        self._go_on()
        return self.done, info | self._history(seat)

    def _history(self, seat: int) -> dict[str, Any]:
        """A seat's history, if requested."""
        match = self._playing()
        return {"history": written(self.game.kind, match.events(seat))} if self.history else {}

    def _wrongly(self, seat: int, error: AnswerError) -> bool:
        """Count a wrong answer and report it; returns whether something else is played instead now."""
        self._wrong[seat][error.kind] += 1
        self._errors += 1
        if self._errors > self.error_allowance:
            if self.on_error == "random":
                return True
            self._lost = (seat, str(error))
            for other in self.seats:
                who = "you" if other == seat else self.seats[seat].called
                told = SAYS(self.lang, "lost-by-errors", who=who, why=str(error) if other == seat else "")
                self._waiting[other].append(Message("error", told.strip()))
            return False
        then = SAYS(self.lang, "error-then-loss" if self.on_error == "loss" else "error-then-random")
        left = SAYS(self.lang, "error-left", left=self.error_allowance - self._errors, then=then)
        again = f"{SAYS(self.lang, 'error-again', why=str(error))} {left}"
        self._waiting[seat] += [Message("error", again), Message("board", self._seen[seat].board_text())]
        return False

    def _random(self, match: Match) -> Action:
        """A random legal action; the same again for the same deal."""
        return named("random").choose(match.view(match.to_act), self._memory + f" {match.ply}".encode())

    # ------------------------------------------------------------------------------------------------- the end

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Every seat's reward, and information on each that answered in words.

        Winners have 1, the others -1; 0 for all when everybody shares the win. A seat that loses by wrong answers has
        -1, and the others share 1. Before the end all have 0.
        """
        match = self._playing()
        seats = range(self.game.players)
        if self._lost is not None:
            loser, others = self._lost[0], self.game.players - 1
            rewards = {seat: -1.0 if seat == loser else 1.0 / others for seat in seats}
        elif not match.over or len(match.winners) == self.game.players:
            rewards = dict.fromkeys(seats, 0.0)
        else:
            rewards = {seat: 1.0 if seat in match.winners else -1.0 for seat in seats}
        came = places(match.scores, match.winners) if match.over else None
        return rewards, {
            seat: {
                "place": came[seat] if came else None,
                "score": match.scores[seat] if match.over else None,
                "turn_count": self._turns[seat],
                "invalid_move": self._lost is not None and self._lost[0] == seat,
                "wrong": {kind: self._wrong[seat][kind] for kind in KINDS},
                "reason": self._reason(seat),
            }
            for seat in self.seats
        }

    def _reason(self, seat: int) -> str:
        """Why the game ended, in words."""
        if self._lost is not None:
            who = "you" if self._lost[0] == seat else self.seats[self._lost[0]].called
            return SAYS(self.lang, "lost-by-errors", who=who, why=self._lost[1]).strip()
        seen = self._seen.get(seat)
        return " ".join(seen.result) if seen else ""
