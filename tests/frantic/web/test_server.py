"""Questions with a clock: all who are asked have the same time, all answers are given at its end, silence is one."""

from __future__ import annotations

import asyncio
import math
import random
import secrets
import selectors
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from biberbau.games.frantic.rules.state import Frame
from biberbau.kernel.actions import Action
from biberbau.kernel.stack import KIND, decides
from biberbau.match import Game, Match, View
from biberbau.web.domain.decisions import decided
from biberbau.web.domain.marks import Mark
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.seed_commitment import SeedCommitments
from biberbau.web.http.metrics import Metrics
from biberbau.web.play import live, simultaneous_questions, table_driver
from biberbau.web.play.bot_scheduler import BotScheduler
from biberbau.web.play.first_compile import Warmth
from biberbau.web.play.live import Live, LiveTable
from biberbau.web.play.simultaneous_questions import SimultaneousQuestions
from biberbau.web.play.subscriptions import Subscriptions
from biberbau.web.play.table_driver import TableDriver
from biberbau.web.play.tables import Tables
from biberbau.web.play.turns import Turn, asked
from biberbau.web.storage.answers import Wish
from biberbau.web.storage.store import Record, Seat, Store
from biberbau.web.view import table_pages
from biberbau.web.view.pages import table_model
from web.channels import Ask
from web.twins import Granted, World

Result = TypeVar("Result")
PAUSE, TIME = 0.7, 6.0
"""Seconds of a bot's pause, and of the clock."""


# ------------------------------------------------------------------------------------- a clock that nobody waits for


def about(seconds: float) -> Any:
    """``seconds``, or a hundredth more or less."""
    return pytest.approx(seconds, abs=0.01)


class Leaping(selectors.DefaultSelector):  # type: ignore[misc, valid-type]
    """Instead of waiting, the clock is put on; every step takes a microsecond."""

    clock = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        self.clock += 1e-6 + (0.0 if ready else timeout or 0.0)
        return ready


class Timeless(asyncio.SelectorEventLoop):
    """An event loop whose seconds take no time. Nothing may run in threads."""

    def __init__(self) -> None:
        self.leaping = Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.clock


def played_out(scene: Coroutine[Any, Any, Result], loop: Callable[[], Any] = Timeless) -> Result:
    """Run a scene on a loop in a thread of its own: the browser's tests leave one running in this thread."""

    def run() -> Result:
        with asyncio.Runner(loop_factory=loop) as runner:
            return runner.run(scene)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()


class Shelf(Store):
    """Tables in memory: thousands of questions are asked, and no disk takes part."""

    sqlite = True

    def __init__(self) -> None:
        self.records: dict[str, Record] = {}

    def read(self, table_id: str) -> Record | None:
        return self.records.get(table_id)

    def newer(self, record: Record) -> Record | None:
        return self.records.get(record.id)

    def said_beside(self, record: Record) -> tuple[dict[int, int], dict[int, Wish]]:
        return {}, {}

    def marks(self, record: Record) -> dict[int, Mark]:
        return {}


class Kept(Granted):
    """Instead of a writer: tables in memory change at once."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.held: dict[tuple[str, str], dict[int, int]] = {}

    async def append(
        self,
        record: Record,
        moves: Sequence[tuple[int, str, int]],
        over: bool,
        spent: float | None = None,
        turn: int | None = None,
        results: Sequence[Any] = (),
        held: Mapping[int, int] | None = None,
        chosen: object = None,
    ) -> Record:
        assert held is None or held == self.held.get((record.id, record.stamp), {})
        later = self.shelf.records[record.id] = await super().append(record, moves, over)
        return later

    async def take_back(self, record: Record, count: int) -> Record:
        raise AssertionError("nobody takes anything back here")

    async def hold(self, record: Record, seat: int, action_id: int) -> None:
        self.held.setdefault((record.id, record.stamp), {})[seat] = action_id


async def always(table_id: str) -> bool:
    return True


@dataclass
class Moment:
    """A question with a clock in some game: what was played before, and all who are asked."""

    players: int
    seed: bytes
    actions: tuple[int, ...]
    actors: tuple[int, ...]
    views: tuple[View, ...]

    def record(self, people: int) -> Record:
        """A table that waits there; people sit on the first seats, bots on the others."""
        seats = [Seat(i, "human", f"P{i}", player=f"p{i}") for i in range(people)]
        seats += [Seat(i, "bot", f"P{i}", level="keen") for i in range(people, self.players)]
        return Record(
            id=secrets.token_hex(8), game="frantic", options=Game.of("frantic", {"players": self.players}).options,
            seed=self.seed, entropy="", created=0.0, status="playing", host="p0", revision=1, undos=0,
            rematch=None, deal=1, seats=tuple(seats), actions=self.actions, actors=self.actors,
        )  # fmt: skip


def walked(number: int, plies: int = 160) -> Iterator[Match]:
    """A game in which everybody plays a card if one fits, and keeps those that answer, before each of its actions."""
    dice, match = (
        random.Random(number),
        Match(Game.of("frantic", {"players": 3 + number % 2}), b"%d" % number),
    )
    while not match.over and match.ply < plies:
        yield match
        legal = match.legal()
        cards = [action for action in legal if action.word == "play"] if dice.random() < 0.7 else []
        kept = [action for action in legal if action.word == "pass"] if dice.random() < 0.9 else []
        match.play(dice.choice(kept or cards or legal))


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    """All questions with a clock in some games."""
    found = []
    for number in range(10):
        actors: list[int] = []
        for match in walked(number):
            if asked := match.view(None).asked():
                views = tuple(match.view(seat).asked()[seat] for seat in asked)
                actions = tuple(action.id for action in match.history)
                found.append(Moment(match.game.players, b"%d" % number, actions, tuple(actors), views))
            assert match.to_act is not None
            actors.append(match.to_act)
    return found


@dataclass
class Given:
    """When which answers were given, in seconds after the question. ``able``: how many of those asked had a choice."""

    after: float
    asked: int
    able: int
    words: tuple[str, ...]


class Room:
    """Tables without a web, bots that think as long as they are told to, and a record of when questions were answered."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        moments: list[Moment],
        thinks: Callable[[Turn], float] = lambda turn: 0.0,
    ) -> None:
        self.moments = moments
        shelf = Shelf()
        self.records, self.questions = shelf.records, SimultaneousQuestions(TIME)
        self.kept = kept = Kept(shelf)
        self.live = Live(Tables(shelf), lambda: kept, lambda table_id: False)
        scheduler, pause = BotScheduler(Metrics()), (PAUSE, PAUSE)
        self.bots = TableDriver(
            self.live, lambda: kept, scheduler, Subscriptions(), always, pause, self.questions
        )
        self.dice, self.given, self.played = random.Random(1), list[Given](), self.live.play

        async def inline(what: Callable[..., Result], *given: Any) -> Result:
            return what(*given)

        async def think(players: TableDriver, turn: Turn, name: str) -> Action:
            await asyncio.sleep(thinks(turn))
            return self.dice.choice(turn.view.legal)

        monkeypatch.setattr(live, "run_in_threadpool", inline)
        monkeypatch.setattr(asyncio, "to_thread", inline)
        monkeypatch.setattr(TableDriver, "_think", think)
        monkeypatch.setattr(self.live, "play", self.play)

    async def play(
        self,
        table: LiveTable,
        record: Record,
        decisions: Sequence[tuple[int, Action]],
        held: Mapping[int, int] | None = None,
    ) -> None:
        if found := table_driver.asked(record, table.playing()):
            able = sum(len(turn.view.legal) > 1 for turn in found)
            words = tuple(action.word for _, action in decisions)
            self.given.append(Given(self.questions.at(record).gone, len(found), able, words))
        await self.played(table, record, decisions, held)

    def asked(self, record: Record) -> tuple[Turn, ...]:
        return asked(record, fresh(record, record.number))

    def question(self, people: int, machines: int, fits: Callable[[Sequence[View]], bool]) -> Record:
        """A table that waits for the answers to a question that fits."""
        found = [m for m in self.moments if m.players == people + machines and fits(m.views)]
        record = found[0].record(people)
        self.records[record.id] = record
        return record

    async def answered(self, record: Record, *answers: tuple[float, int, str]) -> Given:
        """Let the question be answered: by people at these times in these words, by bots and the clock."""
        self.bots.poke(record.id)
        before = len(self.given)
        for time, seat, word in sorted(answers):
            await asyncio.sleep(time - self.questions.at(record).gone)
            (turn,) = (turn for turn in self.asked(record) if turn.seat == seat)
            (answer,) = decided(turn.view, word)
            await self.kept.hold(record, seat, answer.id)
            self.questions.hear(record, seat, answer)
            assert self.questions.answered(record, seat) == word
            await asyncio.sleep(0.001)
        while len(self.given) == before:
            assert self.questions.at(record).gone < 10 * TIME, "nothing is answered"
            await asyncio.sleep(0.01)
        await self.bots.close()
        return self.given[before]


def allowed(view: View, legal: tuple[Action, ...]) -> View:
    """A view in which these actions are legal, whatever the cards say."""
    view = replace(view)
    vars(view)["legal"] = legal
    return view


def only(seat: int, able: bool) -> Callable[[Sequence[View]], bool]:
    """Whether just this seat is asked, and whether it could do more than pass."""
    return lambda asked: [view.seat for view in asked] == [seat] and (len(asked[0].legal) > 1) == able


# --------------------------------------------------------------------------------------------- who is asked what


def test_everybody_sees_the_same_asked_and_the_rules_ask_the_same(moments: list[Moment]) -> None:
    """F140: "one after the other"; at the table all at the same time, which comes to the same when they pass."""
    checked = set()
    for moment in moments[::3]:
        match = fresh(moment.record(0), len(moment.actions))
        asked = match.view(None).asked()
        kind = decides(match.position().state, KIND)
        assert kind in (Frame.COUNTER, Frame.LUCKY, Frame.NICE)
        rules = Match(match.game, b"x", start=match.position())
        for place, seat in enumerate(asked):
            own, truly = match.view(seat).asked(), rules.view(seat)
            assert list(own) == list(asked)
            assert [other for other, view in own.items() if view.legal] == [seat]
            assert rules.to_act == seat and decides(rules.position().state, KIND) == kind
            assert own[seat].legal == truly.legal
            assert own[seat].state.tobytes() == truly.state.tobytes()
            rules.play("pass")
            happened = [event for ply, event in rules.events(None, place) if ply == place + 1]
            goes_on = bool(happened) or decides(rules.position().state, KIND) != kind
            assert goes_on == (place == len(asked) - 1)
        checked.add((kind, len(asked)))
    assert {kind for kind, _ in checked} == {Frame.COUNTER, Frame.LUCKY, Frame.NICE}
    assert max(count for _, count in checked) > 2


# --------------------------------------------------------------------------------------- when answers are given


def durations(monkeypatch: pytest.MonkeyPatch, room: Room, count: int) -> list[Given]:
    """How long ``count`` questions to bots take; what they answer is not played."""
    moments = [moment for moment in room.moments if moment.players == 4]
    turns: dict[str, tuple[Turn, ...]] = {}
    both = tuple(moments[0].views[0].game.parse(word) for word in ("play lucky bastard", "pass"))

    def laid(record: Record, match: Match) -> tuple[Turn, ...]:
        return turns[record.id] if record.status == "playing" else ()

    async def played(table: LiveTable, record: Record, decisions: object, held: object) -> None:
        table.record = room.records[record.id] = replace(record, status="over")

    room.played = played
    monkeypatch.setattr(table_driver, "asked", laid)

    async def scene() -> None:
        for _ in range(count):
            moment = room.dice.choice(moments)
            record = moment.record(0)
            dealt = room.dice.random() < 0.5  # to half of the tables cards with which somebody might answer
            legal = [both if dealt and room.dice.random() < 0.5 else both[1:] for _ in moment.views]
            turns[record.id] = tuple(
                Turn(record, int(view.seat or 0), allowed(view, may), b"")
                for view, may in zip(moment.views, legal, strict=True)
            )
            room.records[record.id] = record
            room.bots.poke(record.id)
            while room.records[record.id].status == "playing":
                await asyncio.sleep(0.1)
        await room.bots.close()

    played_out(scene())
    return room.given


def test_bots_answer_after_the_same_time_whether_they_could_or_not(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment]
) -> None:
    """While they think for less than the pause, it takes the pause."""
    given = durations(monkeypatch, Room(monkeypatch, moments, lambda turn: 0.1), 200)
    assert {round(one.after, 2) for one in given} == {PAUSE}
    assert {one.able for one in given} >= {0, 1, 2}
    assert max(one.asked for one in given) == 4


def test_a_longer_thought_is_waited_for_as_often_as_nobody_has_to_think(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment]
) -> None:
    """Bots answer at a whole number of pauses; one that can only pass takes as long as one that thought."""
    given = durations(monkeypatch, Room(monkeypatch, moments, lambda turn: 0.5), 200)
    first = next(
        number for number, one in enumerate(given) if one.able
    )  # now it is known how long thinking takes
    for one in given[first + 1 :]:
        assert one.after == about(math.ceil(one.asked * 0.5 / PAUSE) * PAUSE)
    assert {one.able for one in given[first + 1 :] if one.asked == 3} >= {0, 1}


def differ(first: Sequence[float], second: Sequence[float]) -> bool:
    """Two samples, one distribution? Kolmogorov and Smirnov; a false alarm once in a million."""
    apart = max(
        abs(sum(x <= at for x in first) / len(first) - sum(x <= at for x in second) / len(second))
        for at in {*first, *second}
    )
    sizes = len(first) * len(second) / (len(first) + len(second))
    return apart > math.sqrt(-math.log(1e-6 / 2) / 2 / sizes)


def with_and_without(given: Sequence[Given], asked: int) -> tuple[list[float], list[float]]:
    """How long questions to that number of seats took, where somebody could answer and where nobody could."""
    late = [one for one in given[len(given) // 10 :] if one.asked == asked]
    return [one.after for one in late if one.able], [one.after for one in late if not one.able]


@pytest.mark.lengthy
@pytest.mark.parametrize("honest", [True, pytest.param(False, marks=pytest.mark.long)])
def test_how_long_it_takes_tells_nothing(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment], honest: bool
) -> None:
    """Thinking takes 458 ms in the middle, more or less; where passing took no time, as it once did, it could be told."""
    dice = random.Random(5)
    room = Room(monkeypatch, moments, lambda turn: dice.lognormvariate(math.log(0.458), 0.5))
    if not honest:
        monkeypatch.setattr(table_driver, "MEASURED", 0)
    able, unable = with_and_without(durations(monkeypatch, room, 1500), 3)
    assert min(len(able), len(unable)) > 100
    assert differ(able, unable) != honest


# ------------------------------------------------------------------------------------------------ people


@pytest.mark.parametrize("able", [True, False])
def test_silence_is_an_answer_after_the_same_time_for_all(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment], able: bool
) -> None:
    room = Room(monkeypatch, moments)
    given = played_out(room.answered(room.question(2, 1, only(0, able))))
    assert given.after == about(TIME)
    assert given.words == ("pass",)


@pytest.mark.parametrize(("able", "word"), [(True, "pass"), (False, "pass"), (True, "play")])
@pytest.mark.parametrize("when", [0.2, 3.0, 5.9])
def test_an_answer_is_given_when_the_time_is_over(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment], able: bool, word: str, when: float
) -> None:
    """No matter what somebody has answered, and when, the others learn of it at the end."""
    room = Room(monkeypatch, moments)
    record = room.question(2, 1, only(0, able))
    wanted = next(action.notation for action in room.asked(record)[0].view.legal if action.word == word)
    given = played_out(room.answered(record, (when, 0, wanted)))
    assert given.after == about(TIME)
    assert given.words == (word,)


@pytest.mark.parametrize(
    ("people", "when", "able", "takes"),
    [
        (1, "able", True, TIME),
        (1, "able", False, PAUSE),
        (1, "always", False, TIME),
        (1, "never", True, PAUSE),
        (2, "able", False, TIME),
        (2, "never", True, TIME),
        (2, "never", False, TIME),
    ],
)
def test_a_seat_that_is_not_asked_is_waited_for_where_others_could_learn_something(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment], people: int, when: str, able: bool, takes: float
) -> None:
    room = Room(monkeypatch, moments)
    record = room.question(people, 3 - people, only(0, able))
    room.questions.order(record, room.asked(record)[0].view, when)
    given = played_out(room.answered(record))
    assert given.after == about(takes)
    assert given.words == ("pass",)


def test_passing_all_round_takes_an_answer_back_and_ends_with_the_round(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment]
) -> None:
    room = Room(monkeypatch, moments)
    record = room.question(2, 1, only(0, True))
    view = room.asked(record)[0].view

    async def scene() -> None:
        room.questions.hear(record, 0, next(action for action in view.legal if action.word == "play"))
        assert not room.questions.spared(record, view)
        room.questions.order(record, view, "never")
        assert room.questions.answered(record, 0) == ""

    played_out(scene())
    assert room.questions.spared(record, view) == "round"
    assert room.questions.spared(record, replace(view, seen_by=1)) == ""  # nobody else has wished for that
    monkeypatch.setattr(simultaneous_questions, "round_of", lambda view: 7)
    assert room.questions.spared(record, view) == ""


def test_the_last_answer_counts_and_what_is_thrown_in_ends_the_questions(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment]
) -> None:
    """Lucky Bastard: all answer in the same time; behind one who plays it the others are asked again."""

    def able_later(asked: Sequence[View]) -> bool:
        return len(asked) == 3 and any(len(view.legal) > 1 for view in asked[1:])

    room = Room(monkeypatch, moments)
    record = room.question(3, 0, able_later)
    asked = room.asked(record)
    at = max(place for place, turn in enumerate(asked) if len(turn.view.legal) > 1)
    play = next(action.notation for action in asked[at].view.legal if action.word == "play")
    first = [(1.0 + place, turn.seat, "pass") for place, turn in enumerate(asked)]
    given = played_out(room.answered(record, *first, (5.0, asked[at].seat, play)))
    assert given.after == about(TIME)
    assert given.words == (*["pass"] * at, "play")
    seats = tuple(turn.seat for turn in asked[: at + 1])
    assert room.records[record.id].actors[record.number :][: at + 1] == seats


# ------------------------------------------------------------------------------------------ what stays, what shows


def model_of(room: Room, record: Record, seat: int) -> Any:
    return table_model(
        record,
        fresh(record, record.number),
        lang="en",
        player=f"p{seat}",
        online=(),
        warmth=Warmth("frantic", "ready"),
        seals=SeedCommitments(b"x"),
    )


def test_what_was_answered_in_time_stays(monkeypatch: pytest.MonkeyPatch, moments: list[Moment]) -> None:
    """Neither the clock's answer nor one's own is taken back: all waited for it once."""
    room = Room(monkeypatch, moments)
    record = room.question(2, 1, only(0, True))
    played_out(room.answered(record))
    later = replace(room.records[record.id], actions=room.records[record.id].actions[: record.number + 1])
    later = replace(later, actors=later.actors[: record.number + 1], status="playing")
    room.records[record.id] = later

    async def undone() -> None:
        await room.live.catch_up(later.id)
        await room.live.undo(await room.live.at(later.id), "p0", later.stamp)

    assert not model_of(room, later, 0).can_undo
    with pytest.raises(RefusedError) as raised:
        played_out(undone())
    assert raised.value.key == "stays-answered"


def test_a_seat_that_is_asked_sees_the_question_at_once(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment]
) -> None:
    """Though the rules ask the others first."""
    room = Room(monkeypatch, moments)
    record = room.question(3, 0, lambda asked: len(asked) == 3 and len(asked[2].legal) > 1)
    for turn in room.asked(record):
        model = model_of(room, record, turn.seat)
        assert model.view.to_act == turn.seat and model.view.legal == turn.view.legal
        assert 'class="does' in table_pages.table_fragment(model)


def test_an_answer_that_is_held_shows_on_ones_own_page_alone(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment], tmp_path: Path
) -> None:
    room = Room(monkeypatch, moments)
    found = room.question(3, 0, lambda asked: len(asked) == 3)
    monkeypatch.undo()

    async def scene() -> None:
        world = World(tmp_path)
        people = [world.visitor(seat) for seat in range(3)]
        seated = [replace(seat, player=people[seat.number].player) for seat in found.seats]
        record = replace(found, seats=tuple(seated))
        world.lay(record, fresh(found, found.number))
        page, act = Ask(f"/t/{record.id}", live=False), f"/t/{record.id}/act"
        watch = world.server.subscriptions.watch
        with watch(record.id, people[0].player) as other, watch(record.id, people[1].player) as own:
            for watcher in (other, own):
                await watcher.changed(0.01)
            for wrong in ("zzz", "draw", "pass;pass"):
                form = (("action", wrong), ("number", record.stamp))
                assert (await world.answer(Ask(act, form), people[1]))[0] == 409
            form = (("action", "pass"), ("number", record.stamp))
            assert (await world.answer(Ask(act, form), people[1]))[0] == 204
            assert await own.changed(1.0)
            assert not await other.changed(0.05)
        pages = [(await world.answer(page, person))[2].decode() for person in people]
        assert ['id="answered"' in text for text in pages] == [False, True, False]
        assert 'id="clock"' in pages[2]
        await world.server.bots.close()

    played_out(scene(), asyncio.new_event_loop)


def test_the_clock_is_for_people(
    monkeypatch: pytest.MonkeyPatch, moments: list[Moment], tmp_path: Path
) -> None:
    """Where only bots are asked, nobody watches it run."""
    room = Room(monkeypatch, moments)
    found = room.question(1, 3, lambda asked: 0 not in {view.seat for view in asked})
    monkeypatch.undo()

    async def scene() -> bytes:
        world = World(tmp_path)
        world.lay(found, fresh(found, found.number))
        told = await world.answer(Ask(f"/t/{found.id}", live=False), world.visitor(None))
        return told[2]

    assert b'id="clock"' not in played_out(scene(), asyncio.new_event_loop)
