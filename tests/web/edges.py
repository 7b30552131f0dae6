"""Posts at the edges of every window and clock, at two workers on one PostgreSQL, compared with what is stored then.

    python -m tests.web.edges --rounds 200

People answer common questions, change their minds and let answers go, and decide when their time is nearly or just over,
each post on a connection of its own, so that any worker may take it. What was acknowledged must be in the database: an
answer that was granted is given, unless the same seat replaced it or somebody before it threw something in, which asks
all the others again; a move that was granted stands in its place; a choice ahead of one's turn that was granted is played
when the turn comes, unless it was replaced or taken back; and what was refused is nowhere.

With ``--kill`` a worker is killed now and then, with all that it alone knew.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx

from biberbau.match import Match
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.terms import Terms
from biberbau.web.play import time_accounting
from biberbau.web.storage.store import Record, Store

from .at_questions import TIMED, raised
from .browsing import PATIENCE
from .chaos import PLAIN, Mortal
from .databases import Cluster, programs
from .serving import LIVE

WINDOW = 0.6
"""Seconds for a question."""

BANK = 1
"""Seconds in everybody's bank."""

NEAR = 0.12
"""Posts fall within this many seconds of the edge, before and behind it."""

PEOPLE = 3
UNKNOWN = 0
"""The status of a post that got no answer."""


@dataclass(frozen=True)
class Said:
    """A post for the moment after ``ply`` actions. ``action``: "" for a wish that lets an answer go."""

    seat: int
    ply: int
    action: str
    status: int

    @property
    def stands(self) -> bool:
        """Whether it was acknowledged, or may have been."""
        return self.status in (204, UNKNOWN)


def lawful(said: Sequence[Said], silence: str) -> set[str]:
    """What a seat may have given that has said this, one thing after the other: the last that was acknowledged.

    What got no answer may have been done or not; a wish that came when the time was over let nothing go.
    """
    may = {silence}
    for one in said:
        if one.status == 204 and one.action:
            may = {one.action}
        elif one.stands:
            may |= {one.action or silence}
    return may


def wrong_answers(match: Match, ply: int, said: Sequence[Said]) -> list[str]:
    """What is stored of the answers to the question after ``ply`` actions that should not be."""
    silence, found = match.view(None, ply).silence, list[str]()
    for at, seat in enumerate(match.view(None, ply).asked(), start=ply):
        if at >= match.ply:
            return [f"the question after {ply} actions was never closed"]
        given = match.history[at].notation
        own = [one for one in said if one.seat == seat]
        if given not in (may := lawful(own, silence)):
            found.append(f"seat {seat} has {given!r} after {at} actions and not one of {may}; said: {own}")
        if given != silence:
            break
    return found


def wrong_moves(match: Match, actors: Sequence[int], said: Sequence[Said]) -> list[str]:
    """Which moves that were acknowledged are not in their places."""
    found = []
    for one in said:
        there = (match.history[one.ply].notation, actors[one.ply]) if one.ply < match.ply else None
        if one.status == 204 and there != (one.action, one.seat):
            found.append(f"{one} was acknowledged and is {there}")
    return found


def chosen(said: Sequence[Said]) -> set[str]:
    """What a seat may have chosen ahead that has said this, one thing after the other; "": nothing."""
    may = {""}
    for one in said:
        if one.stands:
            may = {one.action} if one.status == 204 else may | {one.action}
    return may


def wrong_choice(match: Match, said: Sequence[Said]) -> list[str]:
    """Whether the action after the first is what the seat has chosen ahead that has said this."""
    may, given = chosen(said), match.history[1].notation if match.ply > 1 else ""
    return (
        []
        if given in may
        else [f"{given!r} is played after the first action and not one of {may}; said: {said}"]
    )


@dataclass
class Edges:
    """What was posted, and its result; ``counted``: posts by what they were about and how they were answered."""

    counted: Counter[tuple[str, int]] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        said = ", ".join(f"{what} {status}: {n}" for (what, status), n in sorted(self.counted.items()))
        return f"{said}; {len(self.faults)} faults"


def passing(record: Record) -> tuple[str, int]:
    """An action after which it is another seat's turn, and that seat."""
    before = fresh(record, 0)
    for action in before.legal():
        match = fresh(record, 0)
        match.play(action)
        seat = match.to_act
        if seat not in (None, before.to_act) and not match.forced():
            return action.notation, int(seat)
    raise AssertionError(f"no first action at {record.id} ends a turn")


class Crowd:
    """People who sit at tables of a server, of which there are copies laid for one moment each."""

    def __init__(self, server: Mortal, seed: int, edges: Edges) -> None:
        self._server, self._dice, self._edges = server, random.Random(seed), edges
        self._store = Store(server.database)
        fresh_lines = httpx.Limits(max_keepalive_connections=0)
        self._people = [
            httpx.Client(base_url=server.url, timeout=PATIENCE, limits=fresh_lines) for _ in range(PEOPLE)
        ]
        self._pool = ThreadPoolExecutor(4 * PEOPLE)
        self._laid = 0
        self._seated = {TIMED: self._sit(TIMED, PEOPLE), PLAIN: self._sit(PLAIN, 2)}

    def close(self) -> None:
        self._pool.shutdown()
        for person in self._people:
            person.close()
        self._store.close()

    def _sit(self, game: str, people: int) -> Record:
        host, *others = self._people[:people]
        form = {"name": "Anna", "option.players": str(people)} | {
            f"seat{n}": "open" for n in range(1, people)
        }
        table = host.post(f"/new/{game}", data=form, headers=LIVE).headers["location"].removeprefix("/t/")
        for number, other in enumerate(others):
            assert other.post(f"/t/{table}/join", data={"name": f"Ben{number}"}, headers=LIVE).is_success
        return self._read(table)

    def _read(self, table: str) -> Record:
        found = self._store.read(table)
        assert found is not None
        return found

    def _lay(self, game: str, like: Record) -> Record:
        """A table of these people that begins now, with what has been played there."""
        self._laid += 1
        seats = [replace(seat, words="") for seat in self._seated[game].seats]
        record = replace(
            like,
            id=f"edge{self._laid}",
            seats=tuple(seats),
            host=str(seats[0].player),
            since=time.time(),
            code=None,
        )
        with self._store.changed() as rows:
            begun = rows.create(replace(record, actions=(), actors=()))
            if record.actions:
                moves = [
                    (action, "", actor) for action, actor in zip(record.actions, record.actors, strict=True)
                ]
                rows.append(begun, moves, over=False)
        return self._read(record.id)

    def _post(self, what: str, table: str, seat: int, ply: int, action: str) -> Said:
        form = {"number": str(ply), "action": action} if action else {"when": "able"}
        return Said(seat, ply, action, self._sent(what, table, seat, "act" if action else "asked", form))

    def _sent(self, what: str, table: str, seat: int, path: str, form: dict[str, str]) -> int:
        try:
            answer = self._people[seat].post(f"/t/{table}/{path}", data=form, headers=LIVE)
            status = answer.status_code
            if status not in (204, 409, 503):
                self._edges.faults.append(f"{table}: {form} is answered with {status}: {answer.text[:200]}")
        except httpx.HTTPError:
            status = UNKNOWN
        self._edges.counted[what, status] += 1
        return status

    def _until(self, at: float) -> None:
        time.sleep(max(0.0, at - time.time()))

    # ------------------------------------------------------------------------------------------- a question

    def question(self, number: int) -> None:
        """A question is asked, and everybody answers at the end of its time, some of them more than once."""
        before, raising = raised("", PEOPLE, number)
        record = self._lay(TIMED, before)
        match = fresh(record, record.number)
        seat, ply = match.to_act, record.number + 1
        assert seat is not None
        until = time.monotonic() + 2 * PATIENCE
        while self._read(record.id).number == record.number:  # a worker that has just died says so
            self._post("move", record.id, seat, record.number, raising)
            if time.monotonic() > until:
                self._edges.faults.append(f"{record.id}: nobody takes {raising!r}")
                return
        begun = self._read(record.id)
        match = fresh(begun, ply)
        edge, posts = begun.since + WINDOW, list[list[tuple[float, str]]]()
        asked = list(match.view(None).asked())
        for one in asked:
            legal = [action.notation for action in match.view(one).asked()[one].legal]
            times = sorted(self._dice.uniform(-NEAR, NEAR) for _ in range(self._dice.randint(1, 3)))
            said = [self._dice.choice(legal) if self._dice.random() < 0.85 else "" for _ in times]
            posts.append(list(zip(times, said, strict=True)))

        def answers(one: int, wanted: list[tuple[float, str]]) -> list[Said]:
            found = []
            for after, action in wanted:
                self._until(edge + after)
                found.append(self._post("answer" if action else "wish", record.id, one, ply, action))
            return found

        said = [one for found in self._pool.map(answers, asked, posts) for one in found]
        while (now := self._read(record.id)).number == ply:
            if time.monotonic() > until:
                break
            time.sleep(0.05)
        self._compare(record.id, wrong_answers(fresh(now, now.number), ply, said))

    # ---------------------------------------------------------------------------------------------- a clock

    def clock(self, number: int) -> None:
        """Somebody decides when their time is nearly, or just over, and comes back if a bot plays for them."""
        record = self._lay(
            PLAIN,
            replace(self._seated[PLAIN], status="playing", revision=1, terms=Terms(clock=f"live {BANK} 0")),
        )
        said, after = list[Said](), self._dice.uniform(-NEAR, NEAR)
        until = time.monotonic() + 2 * PATIENCE
        while True:
            record = self._read(record.id)  # while nobody kept the table its clock has not ticked
            match = fresh(record, record.number)
            seat = match.to_act
            assert seat is not None
            end = time_accounting.until(record, seat)
            if record.seats[seat].stand_in or record.number or end is None or time.monotonic() > until:
                break
            if time.time() >= end + after:
                said.append(self._post("clock", record.id, seat, 0, match.legal()[0].notation))
                break
            time.sleep(0.01)
        now = self._read(record.id)
        wrong = wrong_moves(fresh(now, now.number), now.actors, said)
        for gone in [one for one in now.people if one.stand_in]:
            with suppress(httpx.HTTPError):
                back = self._people[gone.number].post(f"/t/{now.id}/back", headers=LIVE)
                self._edges.counted["back", back.status_code] += 1
                if back.status_code == 204 and self._read(now.id).seats[gone.number].stand_in:
                    wrong.append(f"seat {gone.number} is back and a bot plays for it")
        self._compare(now.id, wrong)

    # ---------------------------------------------------------------------------------------------- a turn

    def turn(self, number: int) -> None:
        """Somebody chooses a card for their turn, and may take it back, just before and after that turn comes."""
        record = self._lay(PLAIN, replace(self._seated[PLAIN], status="playing", revision=1))
        match = fresh(record, 0)
        first, (move, seat) = match.to_act, passing(record)
        assert first is not None
        cards = match.game.kind.ahead.hand(match.view(seat).state, seat)
        times = sorted(self._dice.uniform(-NEAR, NEAR) for _ in range(self._dice.randint(1, 3)))
        wanted = [(after, self._dice.choice((*cards, ""))) for after in times]
        edge = time.time() + 2 * NEAR

        def chooses() -> list[Said]:
            found = []
            for after, card in wanted:
                self._until(edge + after)
                form = {"number": record.stamp} | ({"action": card} if card else {"drop": "1"})
                found.append(Said(seat, 0, card, self._sent("ahead", record.id, seat, "ahead", form)))
            return found

        choosing = self._pool.submit(chooses)
        self._until(edge)
        until = time.monotonic() + PATIENCE
        while self._post("move", record.id, first, 0, move).status != 204 and time.monotonic() < until:
            time.sleep(0.05)
        said = choosing.result()
        while (
            (now := self._read(record.id)).number < 2 and "" not in chosen(said) and time.monotonic() < until
        ):
            time.sleep(0.05)
        self._compare(record.id, wrong_choice(fresh(now, now.number), said))

    def _compare(self, table: str, wrong: Sequence[str]) -> None:
        self._edges.faults += [f"{table}: {one}" for one in wrong]

    def round(self, number: int, together: int = 2) -> None:
        """Some questions, clocks and turns at the same time."""
        with ThreadPoolExecutor(3 * together) as pool:
            ran = [pool.submit(self.question, number * together + n) for n in range(together)]
            ran += [pool.submit(what, n) for what in (self.clock, self.turn) for n in range(together)]
            for one in ran:
                try:
                    one.result()
                except Exception as error:
                    self._edges.faults.append(f"{type(error).__name__}: {error}")


def tried(cluster: Cluster, folder: Path, rounds: int, seed: int, kill: bool = False) -> Edges:
    """``rounds`` rounds at two workers, or as many as there are until something is wrong."""
    server = Mortal(folder, cluster.create(), workers=2, BIBERBAU_WINDOW=str(WINDOW))
    edges, dice = Edges(), random.Random(seed)
    server.launch()
    try:
        server.wait_ready(TIMED, PLAIN)
        crowd = Crowd(server, seed, edges)
        try:
            for number in range(rounds):
                if kill and dice.random() < 0.3:
                    server.kill_worker(dice)
                crowd.round(number)
                if edges.faults:
                    break
        finally:
            crowd.close()
    finally:
        server.kill()
    return edges


def main() -> None:
    """Say what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--rounds", type=int, default=200, metavar="N", help="of 2 questions, 2 clocks, 2 turns (200)"
    )
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), metavar="N")
    parser.add_argument("--kill", action="store_true", help="kill a worker now and then")
    asked, found = parser.parse_args(), programs()
    if found is None:
        sys.exit("there is no PostgreSQL on this machine (Debian, Ubuntu: apt-get install postgresql)")
    print(f"seed {asked.seed}", flush=True)
    cluster = Cluster(found)
    try:
        with tempfile.TemporaryDirectory(prefix="biberbau-edges-") as name:
            edges = tried(cluster, Path(name) / "server", asked.rounds, asked.seed, asked.kill)
    finally:
        cluster.remove()
    print(edges)
    for fault in edges.faults:
        print(f"  fault: {fault}")
    sys.exit(1 if edges.faults else 0)


if __name__ == "__main__":
    main()
