"""Drives a table by itself: bots play from their seats' views, also for absent people, forced actions are played, and
clocks run out.

Of several processes on one database the one with the table's lease does it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections import Counter, defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import cast

from ...bots import level, strength
from ...coach import Advice, advise
from ...kernel.actions import Action
from ...match import Match
from ...search.budget import Budget
from ..domain import clocks
from ..domain.messages import RefusedError
from ..domain.records import AnswersError, Record, StoreError
from ..storage.commits import Commits
from .aids import check_table
from .bot_scheduler import BotScheduler, BusyError
from .disconnects import Disconnects
from .first_compile import Warmth
from .live import Live, LiveTable
from .simultaneous_questions import SimultaneousQuestion, SimultaneousQuestions, now
from .subscriptions import Subscriptions
from .thinking import begins, busy
from .time_accounting import waited_for
from .turns import Turn, asked, forced, turn

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until a bot that failed tries again: the first time, and at most."""

HINTS = 256
"""The most hints that are cached, for players who look again."""

REASONS = Budget(playouts=4_000)
"""Playouts for the reasons of a hint, over all actions."""

LOOKS = 0.5
"""Seconds between two checks whether somebody still waits for a hint."""

TICK, SOON = 0.01, 2.0
"""Seconds by which an alarm comes late rather than early, and for which a decision counts as new."""

RELAXED = "relaxed"
"""The level of a bot that stands in for one that is still being compiled."""

ADVISER = "strong"
"""The level that gives hints: a master would take too long."""

MEASURED = 64
"""For each level in each game, this many of its latest times are averaged."""


def choose(turn: Turn, name: str) -> Action:
    """The action of a bot of that level in that turn."""
    return level(name, turn.view.game).choose(turn.view, turn.rng_seed)


@dataclass(frozen=True)
class Hint:
    """The strongest bot's choice, a whole decision in notation, and the value of each first action."""

    actions: str
    advice: Advice


def reasons(turn: Turn) -> Advice:
    """The value of each action in that turn, from its seat's view."""
    return advise(turn.view.game, turn.view, REASONS, turn.rng_seed)


class TableDriver:
    """Plays the bots' seats of all tables that are ``mine``. Lives on the event loop; thinking happens in threads."""

    def __init__(
        self,
        live: Live,
        commits: Callable[[], Commits],
        scheduler: BotScheduler,
        subscriptions: Subscriptions,
        mine: Callable[[str], Awaitable[bool]],
        delay: tuple[float, float],
        questions: SimultaneousQuestions,
        disconnects: Disconnects | None = None,
        warmth: Callable[[str], Warmth] = lambda game: Warmth(game, "ready"),
    ) -> None:
        """``warmth``: how far a game's bots are compiled; until then relaxed ones play, which need no compiled code."""
        self._live = live
        self._commits = commits
        self._scheduler = scheduler
        self._subscriptions = subscriptions
        self._mine = mine
        self._delay = delay
        self._questions = questions
        self._disconnects = disconnects or Disconnects(subscriptions.present)
        self._warmth = warmth
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._timed: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wanted: set[str] = set()
        self._took: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=MEASURED))
        self._hints: dict[tuple[str, str, int], asyncio.Task[Hint]] = {}
        self._hoping: Counter[tuple[str, str, int]] = Counter()
        self._paused: set[str] = set()

    def poke(self, table_id: str) -> None:
        """A table changed: play for a bot that is to act, or a forced action, and let clocks run."""
        self._wanted.add(table_id)
        self._questions.wake(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    def poke_all(self, table_ids: Iterable[str]) -> None:
        """Drive these tables, as after a restart."""
        for table_id in table_ids:
            self.poke(table_id)

    def take_over(self, table_ids: Iterable[str]) -> None:
        """Drive these tables, whose process is gone: while no process kept them, no clock has ticked."""
        for table_id in table_ids:
            self._timed.discard(table_id)
            self.poke(table_id)

    def pause(self, record: Record, on: bool) -> None:
        """Pause the bots of a table, or let them play on: the person who is asked then has the whole time."""
        if on and record.status == "playing":
            self._paused.add(record.id)
        else:
            self._paused.discard(record.id)
            self._questions.reopen(record.id)

    def paused(self, table_id: str) -> bool:
        """Whether the bots of a table are paused."""
        return table_id in self._paused

    async def close(self) -> None:
        """Stop thinking."""
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = [*self._tasks.values(), *self._hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._scheduler.close()

    async def _play(self, table_id: str) -> None:
        pause = FIRST_PAUSE
        try:
            while table_id in self._wanted:
                self._wanted.discard(table_id)
                try:
                    while await self._move(table_id):
                        pause = FIRST_PAUSE
                except RefusedError as refusal:
                    if refusal.status != 409:
                        log.warning("no bot can play at table %s: %s", table_id, refusal)
                        continue
                    self._wanted.add(table_id)  # the table changed under the bot: look again
                    continue
                except StoreError as error:  # the database may be back any moment, and people wait
                    log.warning("no bot can play at table %s: %s", table_id, error)
                    self._wanted.add(table_id)
                    await asyncio.sleep(FIRST_PAUSE)
                except Exception:  # a bot's own error must not end the game
                    log.exception("a bot failed at table %s; it tries again in %.0f s", table_id, pause)
                    self._wanted.add(table_id)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._tasks[table_id]

    async def _move(self, table_id: str) -> bool:
        """One decision of a bot, or a forced one; False when somebody else is to act."""
        begins("a move of a bot")
        table = await self._live.at(table_id)
        record, match = table.record, table.match
        if match is None or table_id in self._paused:
            return False
        if await self._changes_by_time(table, record, match):
            return True
        if record.people and not any(seat.playing for seat in record.people):
            return False  # nobody is there to play with
        questions = asked(record, match)
        if not questions:
            self._questions.close(table_id)
        seat = match.to_act
        if seat is None:
            return False
        if not questions and not record.seats[seat].by_bot and not forced(record, match):
            return await self._plays_marked(table, record, seat)
        due = turn(record, match)
        if due is None:
            return False
        if not await self._mine(table_id) or table.record is not record:
            return table.record is not record
        seats = [question.seat for question in questions] or [due.seat]
        if self._warmth(record.game).soon and any(self._is_stronger(record, seat) for seat in seats):
            return False  # poked again when it can think
        if await self._stand_in(table, record, seats):
            return True
        if questions:
            return await self._ask(table, record, questions)
        if record.seats[due.seat].by_bot:
            looks = all(action.word in due.view.game.kind.enough for action in due.view.legal)
            pause = asyncio.create_task(asyncio.sleep(0.0 if looks else random.uniform(*self._delay)))
            actions = await self._decide(table, due, self._level(record, due.seat))
            await pause
            if table_id in self._paused:
                return False
            if self._disconnects.is_back(record, due.seat):
                return True
        else:
            actions = list(forced(record, match))
            await asyncio.sleep(self._delay[1])  # time for people to see that there was no choice
        await self._live.play(table, record, [(due.seat, action) for action in actions])
        self._subscriptions.notify(table_id)
        return True

    async def _plays_marked(self, table: LiveTable, record: Record, seat: int) -> bool:
        """Play the action that a person has chosen ahead of their turn; False where they have to decide now.

        It comes after the same pause as a forced one, whatever it is.
        """
        found = await self._live.due(table, seat)
        if found is None or not await self._mine(record.id) or table.record is not record:
            return table.record is not record
        action, mark = found
        await asyncio.sleep(self._delay[1])
        try:
            await self._live.play(table, record, [(seat, action)], chosen=(seat, mark))
        except RefusedError:  # it may have been taken back elsewhere: read again
            table.recalled = 0
            raise
        self._subscriptions.notify(record.id)
        return True

    def takes_over(self, record: Record, match: Match) -> tuple[int, float, float] | None:
        """The seat that a bot will take over because its player is absent: seat, when, after how many seconds in all."""
        return self._disconnects.takes_over(record, match)

    def _level(self, record: Record, seat: int) -> str:
        """The level of the bot that plays a seat now."""
        own = record.level(seat)
        return own if self._warmth(record.game).ready or not strength(own) else RELAXED

    def _is_stronger(self, record: Record, seat: int) -> bool:
        """Whether a seat's bot needs compiled code."""
        return record.seats[seat].by_bot and strength(record.level(seat)) > 0

    async def _stand_in(self, table: LiveTable, record: Record, seats: Sequence[int]) -> bool:
        """Store that relaxed bots stand in for those of these that are still being compiled; returns whether that was
        new.
        """
        if self._warmth(record.game).ready:
            return False
        stronger = [record.seats[seat] for seat in seats if self._is_stronger(record, seat)]
        changes = [
            replace(seat, stand_in=RELAXED) for seat in stronger if seat.kind == "bot" and not seat.stand_in
        ]
        if not changes:
            return False
        await self._live.change(table, record, changes)
        self._subscriptions.notify(record.id)
        return True

    async def _changes_by_time(self, table: LiveTable, record: Record, match: Match) -> bool:
        """Make the changes that are due, or set an alarm for the next; returns whether anything has changed."""
        if await self._begins_anew(table, record, match):
            return True
        due = self._disconnects.next(record, match)
        if (alarm := self._alarms.pop(record.id, None)) is not None:
            alarm.cancel()
        if due is None:
            return False
        if (later := due.at - clocks.now()) > 0:
            wakes = asyncio.get_running_loop().call_later
            self._alarms[record.id] = wakes(min(later + TICK, clocks.DAY), self._rings, record.id)
            return False
        if not await self._mine(record.id) or table.record is not record:
            return table.record is not record
        await self._live.change(table, record, due.seats, status=due.status, since=due.since)
        self._subscriptions.notify(record.id)
        return True

    async def _begins_anew(self, table: LiveTable, record: Record, match: Match) -> bool:
        """Where no process has kept a table, its clock has not ticked; returns whether that had to be stored."""
        if record.status != "playing" or not record.terms.timed().bank:
            self._timed.discard(record.id)
            return False
        if record.id in self._timed or waited_for(record, match) is None or not await self._mine(record.id):
            return False
        self._timed.add(record.id)
        if table.record is not record or clocks.now() < record.since + SOON:
            return table.record is not record
        await self._live.change(table, record, since=clocks.now())
        self._subscriptions.notify(record.id)
        return True

    def _rings(self, table_id: str) -> None:
        del self._alarms[table_id]
        self.poke(table_id)

    async def _ask(self, table: LiveTable, record: Record, questions: Sequence[Turn]) -> bool:
        """A question with a clock: all answers are played when its time is over. False if the table changed first."""
        window = self._questions.at(record)
        if sum(seat.kind == "human" for seat in record.seats) > 1 and window.asked != record.revision:
            # With one person at the table, an answer is taken as long as the table waits: the bots may be paused, too.
            gone = window.gone
            if not await self._commits().ask(record, gone, max(0.0, self._questions.seconds - gone)):
                await self._live.catch_up(record.id)
                return True
            window.asked = record.revision
        for question in questions:
            seat, answered = record.seats[question.seat], {*window.answers, *window.bots}
            if seat.by_bot and question.seat not in answered:
                window.bots[question.seat] = await self._answer(question, self._level(record, question.seat))
        if window.thought is None:
            window.thought = window.gone
        while (left := self._until_over(record, window, questions)) > 0:
            await window.wait(left)
            if record.id in self._wanted:
                return False
        await self._give(table, record, window, questions)
        self._questions.close(record.id)
        self._subscriptions.notify(record.id)
        return True

    async def _give(
        self, table: LiveTable, record: Record, window: SimultaneousQuestion, questions: Sequence[Turn]
    ) -> None:
        """Play all answers; the database says which are held, as messages about them may be under way."""
        actions = questions[0].view.game.kind.actions
        while True:
            decisions, answers = list[tuple[int, Action]](), window.bots | window.answers
            for question in questions:
                silence = question.view.game.parse(question.view.silence)
                decisions.append((question.seat, answers.get(question.seat, silence)))
                if decisions[-1][1] != silence:
                    break  # a card thrown in may change the others' answers: they are asked again
            held = {seat: answer.id for seat, answer in window.answers.items()}
            try:
                return await self._live.play(table, record, decisions, held)
            except AnswersError as others:
                window.answers = {seat: actions[action] for seat, action in others.held.items()}

    def _until_over(self, record: Record, window: SimultaneousQuestion, asked: Sequence[Turn]) -> float:
        """Seconds left to answer a question. This does not depend on any card.

        Bots answer a whole number of pauses after the question, at the first such moment when all have thought. People
        have the time on the clock. With one person at the table, nobody could learn anything from the time, so only a
        choice is waited for.
        """
        pause, thought = self._delay[0], window.thought or 0.0
        bots = max(1, math.ceil(thought / pause)) * pause if pause else thought
        people = [turn for turn in asked if not record.seats[turn.seat].by_bot]
        alone = sum(seat.kind == "human" for seat in record.seats) == 1
        waits = bool(people) and not (
            alone and (people[0].seat in window.answers or self._questions.spared(record, people[0].view))
        )
        return max(bots, self._questions.seconds if waits else 0.0) - window.gone

    async def _answer(self, turn: Turn, name: str) -> Action:
        """A bot's answer. Where it has no choice, it takes as long as one that had a choice."""
        took, began = self._took[f"{turn.record.game} {name}"], now()
        if len(turn.view.legal) == 1:
            await asyncio.sleep(random.choice(took) if took else 0.0)
            return turn.view.legal[0]
        answer = await self._think(turn, name)
        took.append(now() - began)
        return answer

    async def _think(self, turn: Turn, name: str, hint: bool = False) -> Action:
        kind = f"{turn.record.game} {name}"
        work = partial(choose, turn, name)
        return cast(Action, await self._scheduler.think(turn.record.id, kind, work, hint))

    async def _decide(self, table: LiveTable, due: Turn, name: str, hint: bool = False) -> list[Action]:
        """A whole decision: an action, and those that complete it."""
        record = table.record
        actions = [await self._think(due, name, hint)]
        while actions[-1].word in due.view.game.kind.parts:
            if table.record is not record:
                raise RefusedError(409, "stale")
            follows = turn(record, table.playing(), actions)
            assert follows is not None and follows.seat == due.seat
            actions.append(await self._think(follows, name, hint))
        return actions

    # ----------------------------------------------------------------------------------------------- hints

    def hint(self, record: Record, seat: int | None) -> str | None:
        """The hint for this seat in this position, if it was made."""
        found = self._found(record, seat)
        return None if found is None else found.actions

    def advice(self, record: Record, seat: int | None) -> Advice | None:
        """The reasons of that hint."""
        found = self._found(record, seat)
        return None if found is None else found.advice

    def _found(self, record: Record, seat: int | None) -> Hint | None:
        task = None if seat is None else self._hints.get((record.id, record.stamp, seat))
        found = task is not None and task.done() and not task.cancelled() and task.exception() is None
        return task.result() if task is not None and found else None

    async def find_hint(self, table: LiveTable, seat: int, gone: Callable[[], Awaitable[bool]]) -> str:
        """Make the hint: the strongest bot's choice from that seat's view, computed once per position.

        ``gone``: whether this caller has stopped waiting; when nobody waits any more, it is given up. A RefusedError at
        tables without aids (``aids``).
        """
        check_table(table.record)
        key = (table.record.id, table.record.stamp, seat)
        if key not in self._hints:
            while len(self._hints) >= HINTS and (old := self._oldest_hint()):
                del self._hints[old]
            self._hints[key] = asyncio.create_task(self._advise(table, seat))
        task = self._hints[key]
        self._hoping[key] += 1
        try:
            while not task.done():
                await asyncio.wait([task], timeout=LOOKS)
                if not task.done() and await gone():
                    raise RefusedError(409, "stale")
            return (await task).actions
        except BusyError as error:
            raise busy("hints-busy") from error
        finally:
            self._hoping[key] -= 1
            if not self._hoping[key]:
                del self._hoping[key]
                task.cancel()
            lost = (
                task.cancelled() or task.exception() is not None if task.done() else key not in self._hoping
            )
            if lost and self._hints.get(key) is task:
                del self._hints[key]  # the next request tries again

    def _oldest_hint(self) -> tuple[str, str, int] | None:
        """The oldest hint that nobody waits for any more, if any."""
        return next((key for key, task in self._hints.items() if task.done()), None)

    async def _advise(self, table: LiveTable, seat: int) -> Hint:
        record, match = table.record, table.playing()
        questions = [question for question in asked(record, match) if question.seat == seat]
        due = questions[0] if questions else turn(record, match)
        if due is None or due.seat != seat:
            raise RefusedError(409, "no-hint")
        actions = await self._decide(table, due, ADVISER, hint=True)
        why = await self._scheduler.think(
            record.id, f"{record.game} advice", partial(reasons, due), hint=True
        )
        return Hint(";".join(action.notation for action in actions), cast(Advice, why))
