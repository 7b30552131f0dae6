"""Several processes on one PostgreSQL: what happens at one is on the screens of the others, and none plays for two."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import httpx
import pytest

from biberbau.web.domain.terms import Terms

from .browsing import PATIENCE
from .databases import Cluster
from .serving import Person, Running, Stream

pytestmark = pytest.mark.compiled
KEY = "5" * 64
"""All nodes sign cookies with the same key."""


@pytest.fixture(scope="module")
def nodes(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two processes on one database."""
    database = cluster.create()
    one, two = (
        Running(tmp_path_factory.mktemp(name), ("beasty_bar",), database=database, key=KEY, window="10")
        for name in ("one", "two")
    )
    try:
        for node in (one, two):
            node.start()
        yield one, two
    finally:
        for node in (one, two):
            if node.process is not None:
                node.end(signal.SIGKILL)


Meet = Callable[..., Person]


@pytest.fixture
def meet() -> Iterator[Meet]:
    """People at a node; ``who``: the same browser as theirs, which the proxy has sent to another node."""
    met: list[Person] = []

    def person(node: Running, who: Person | None = None) -> Person:
        cookies = None if who is None else who.http.cookies
        met.append(Person(node, httpx.Client(base_url=node.url, cookies=cookies, timeout=PATIENCE)))
        return met[-1]

    yield person
    for one in met:
        one.http.close()


def two_people(anna: Person, ben: Person) -> str:
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    assert anna.post(f"/t/{table}/start").status_code == 303
    return table


def test_a_move_is_on_the_other_process_s_screens(nodes: tuple[Running, Running], meet: Meet) -> None:
    """People at different nodes play, and everybody who watches sees it; each post is answered by its own node."""
    one, two = nodes
    anna, ben = meet(one), meet(two)
    table = two_people(anna, ben)
    streams = [Stream(anna, table), Stream(ben, table), Stream(meet(two), table)]
    for stream in streams:
        stream.wait_for('data-ply="0"')
    slow = []
    for ply in range(12):
        match = one.match(table)
        assert match.to_act is not None
        person = (anna, ben)[match.to_act]
        began = time.monotonic()
        answer = person.act(table, match.legal()[0].notation, ply)
        assert answer.status_code == 303, answer.text
        for stream in streams:
            stream.wait_for(f'data-ply="{ply + 1}"')
        slow.append(time.monotonic() - began)
    assert sorted(slow)[len(slow) // 2] < 5  # not by the heartbeat, which comes after fifteen seconds
    for stream in streams:
        stream.close()


def test_who_is_here_is_known_everywhere(nodes: tuple[Running, Running], meet: Meet) -> None:
    one, two = nodes
    anna, ben = meet(one), meet(two)
    table = two_people(anna, ben)
    stream = Stream(anna, table)
    stream.wait_for(r'class="pod seat-1 [^"]*away')
    other = Stream(ben, table)
    seen = stream.wait_for(r'class="pod seat-1(?![^"]*away)')
    other.close()
    stream.wait_for(r'class="pod seat-1 [^"]*away', after=seen)
    stream.close()


def test_what_is_said_and_who_looks_on_is_known_everywhere(
    nodes: tuple[Running, Running], meet: Meet
) -> None:
    """Players hear players and watchers watchers, wherever their pages are open; numbers of both processes add up."""
    one, two = nodes
    anna, ben, eva, kim = meet(one), meet(two), meet(one), meet(two)
    table = two_people(anna, ben)
    streams = [Stream(person, table) for person in (anna, ben, eva, kim)]
    streams[0].wait_for("2 watching")
    streams[1].wait_for("2 watching")
    live = {"headers": {"Accept": "text/vnd.biberbau"}}
    assert anna.post(f"/t/{table}/chat", {"text": "among Zwölfenders"}, **live).status_code == 204
    assert (
        kim.post(f"/t/{table}/chat", {"text": "among Dragonflies", "name": "Kim"}, **live).status_code == 204
    )
    streams[1].wait_for("among Zwölfenders")
    streams[2].wait_for("among Dragonflies")
    streams[2].close()
    assert eva.post(f"/t/{table}/watching", {"show": "1", "name": "Eva"}, **live).status_code == 204
    streams[2] = Stream(eva, table)
    streams[1].wait_for("Watching: Eva and 1 more")
    assert ben.post(f"/t/{table}/line", {"mute": "1"}, **live).status_code == 204
    assert b"Unmute Anna" in meet(one, ben).get(f"/t/{table}/chat").content
    for stream in streams:
        stream.close()
    for person in (anna, ben):
        assert b"Dragonflies" not in person.received
    for person in (eva, kim):
        assert "Zwölfenders".encode() not in person.received


def test_a_person_whom_the_host_takes_off_is_gone_at_the_other_node(
    nodes: tuple[Running, Running], meet: Meet
) -> None:
    one, two = nodes
    anna, ben = meet(one), meet(two)
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    stream = Stream(ben, table)
    assert anna.post(f"/t/{table}/seat", {"seat": "1", "do": "kick"}).status_code == 303
    assert stream.ended.wait(PATIENCE)
    assert ben.get(f"/t/{table}").status_code == 403
    stream.close()


def test_undo_and_stale_posts_at_the_other_node(nodes: tuple[Running, Running], meet: Meet) -> None:
    one, two = nodes
    anna, ben = meet(one), meet(two)
    table = two_people(anna, ben)
    for person in (meet(two, anna), meet(one, ben)):
        assert person.get(f"/t/{table}").status_code == 200  # both nodes have the table in memory now
    match = one.match(table)
    assert match.to_act is not None
    person = (anna, ben)[match.to_act]
    elsewhere = meet(two if person is anna else one, person)
    action, other = match.legal()[0].notation, match.legal()[1].notation
    assert person.act(table, action, 0).status_code == 303
    assert elsewhere.act(table, action, 0).status_code == 303  # the same, sent again: it stands once
    assert elsewhere.act(table, other, 0).status_code == 409
    record = one.record(table)
    assert (record.number, record.actors) == (1, (match.to_act,))


def test_a_node_that_lags_reads_before_it_refuses(nodes: tuple[Running, Running], meet: Meet) -> None:
    """What one node acknowledges, the other takes as said: the next move, the same one again, the end of the game."""
    one, two = nodes
    anna, ben = meet(one), meet(one)
    table = two_people(anna, ben)
    again = {0: meet(two, anna), 1: meet(two, ben)}
    while True:
        match = one.match(table)
        if match.to_act is None:
            break
        actor, action = match.to_act, match.legal()[0].notation
        here, there = (anna, ben)[actor], again[actor]
        first, second = (here, there) if match.ply % 3 else (there, here)
        assert first.act(table, action, match.ply).status_code == 303
        assert second.act(table, action, match.ply).status_code == 303
    for node in (one, two):
        assert meet(node).get(f"/t/{table}/replay.json").status_code == 200


def test_bots_of_a_dead_process_play_on_at_another(nodes: tuple[Running, Running], meet: Meet) -> None:
    """Its lease runs out within seconds, and nobody has to touch the table."""
    one, two = nodes
    one.end(signal.SIGKILL)
    one.delay = "2"  # its bots are caught while they wait
    one.start()
    anna = meet(one)
    table = anna.open_table("Anna", "relaxed", "relaxed", "relaxed")
    meet(two, anna).get(f"/t/{table}")

    def mine() -> bool:
        return two.match(table).to_act in (0, None)

    while mine():
        match = one.match(table)
        assert match.to_act is not None, "the game ended before anything could be seen"
        anna.act(table, match.legal()[0].notation, match.ply)
    one.end(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while not mine():
        assert time.monotonic() < until, "nobody plays the bots"
        time.sleep(0.1)
    one.delay = "0"
    one.start()


def test_an_answer_that_is_held_counts_wherever_it_was_given(
    nodes: tuple[Running, Running], meet: Meet
) -> None:
    """Frantic: answers to one question are posted at both nodes; the one that keeps the table gives them all."""
    one, two = nodes
    anna, ben = meet(one), meet(two)
    form = {"name": "Anna", "option.players": "2", "seat1": "open"}
    table = anna.post("/new/frantic", form).headers["location"].removeprefix("/t/")
    ben.sit_down(table)
    assert anna.post(f"/t/{table}/start").status_code == 303
    until = time.monotonic() + 3 * PATIENCE
    while True:
        match = one.match(table)
        asked = match.view(None).asked() if match.to_act is not None else {}
        if asked:
            break
        assert match.to_act is not None and time.monotonic() < until, "nobody was asked anything together"
        person = (anna, ben)[match.to_act]
        answer = person.act(table, match.legal()[-1].notation, match.ply)
        assert answer.status_code in (303, 409), answer.text
    seat = next(iter(asked))
    person = meet(two if seat == 0 else one, (anna, ben)[seat])
    legal = match.view(seat).asked()[seat].legal
    answer = person.act(table, legal[-1].notation, f"{match.ply}.0")
    assert answer.status_code == 303, answer.text
    store = one.store()
    try:
        assert store.held(table, f"{match.ply}.0") == {seat: legal[-1].id}
    finally:
        store.close()
    until = time.monotonic() + PATIENCE
    while (after := one.match(table)).ply == match.ply:
        assert time.monotonic() < until, "nobody gives the answers"
        time.sleep(0.1)
    given = [action.id for action in after.history[match.ply :]]
    assert legal[-1].id in given, re.sub(r"\s+", " ", f"{after.history[match.ply :]} instead of {legal[-1]}")


def test_somebody_is_the_same_person_at_both_and_forgotten_at_both(
    nodes: tuple[Running, Running], meet: Meet
) -> None:
    """A link that one made works at the other; a name that is deleted at one leaves the screens of the other."""
    one, two = nodes
    anna, ben, phone = meet(one), meet(two), meet(two)
    table = two_people(anna, ben)
    page = anna.post("/you/link").text
    link = re.search(r"/you/on/[\w-]{22}", page)
    assert link is not None
    assert phone.post(link[0]).headers["location"] == "/you?said=back"
    assert f'href="/t/{table}"' in phone.get("/you/games").text
    stream = Stream(ben, table)
    assert phone.post("/you/forget", {"sure": "1"}).status_code == 200
    stream.wait_for("Anton")  # the bot that plays on
    assert anna.post(link[0]).status_code == 404
    assert f"/t/{table}" not in anna.get("/you/games").text
    stream.close()


def test_a_table_that_opens_at_one_process_is_on_the_list_of_the_other(
    nodes: tuple[Running, Running], meet: Meet
) -> None:
    """The people at a table are known everywhere, bots come once, and a person who wants to play now finds it from
    anywhere.
    """
    one, two = nodes
    anna, ben, cem = meet(one), meet(two), meet(two)
    shown = Stream(cem, "", of="/lobby")
    form = {
        "name": "Anna",
        "option.players": "3",
        "seat1": "open",
        "seat2": "open",
        "listed": "1",
        "fill": "30",
    }
    table = anna.post("/new/beasty_bar", form).headers["location"].removeprefix("/t/")
    seen = shown.wait_for(f'id="open-{table}"')
    path = ben.post("/play", {"name": "Ben", "game": "beasty_bar"}).headers["location"]
    assert path.startswith(f"/t/{table}/join")
    ben.sit_down(table)
    shown.wait_for(f'id="open-{table}".*Ben', after=seen)
    waiting = Stream(anna, table)
    one.bots_are_due(table)
    waiting.wait_for('data-status="playing"')
    record = one.record(table)
    assert [seat.kind for seat in record.seats] == ["human", "human", "bot"]
    assert cem.get("/").text.count(f"open-{table}") == 0
    for stream in (waiting, shown):
        stream.close()


def test_two_who_want_any_seat_at_once_meet(nodes: tuple[Running, Running], meet: Meet) -> None:
    """Wherever they ask: one opens a table, the other is sent there."""
    wish = {"name": "Anna", "game": "frantic"}
    for _ in range(3):
        people = [meet(node) for node in nodes]
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda who: who.post("/play", wish).headers["location"], people))
        first, second = (path.split("?")[0].removesuffix("/join") for path in found)
        assert first == second and sum("/join" in path for path in found) == 1
        (host,) = [who for who, path in zip(people, found, strict=True) if "/join" not in path]
        host.post(f"{first}/start", {"fill": "relaxed"})  # then it is no longer open to anybody


def test_a_clock_runs_out_wherever_its_process_has_gone(nodes: tuple[Running, Running], meet: Meet) -> None:
    """What a move has cost is known everywhere; when a process dies its clocks go on, and run out once."""
    one, two = nodes
    anna, ben = meet(one), meet(two)
    record = one.record(two_people(anna, ben))
    timed = replace(
        record, id=f"timed{record.id}", revision=1, terms=Terms(clock="live 9 0"), since=time.time()
    )
    store = two.store()
    store.create(timed)
    store.close()
    people = {0: anna, 1: ben}
    first = one.match(timed.id).to_act
    assert first is not None
    people[first].play_first(timed.id)
    spent = two.record(timed.id).spent
    assert 0 < spent[first] < 9
    waits = two.settled(timed.id, 2).to_act
    assert waits is not None
    one.end(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while not (seat := two.record(timed.id).seats[waits]).stand_in:
        assert time.monotonic() < until, "nobody has seen that the time is over"
        time.sleep(0.2)
    assert seat.stand_in == "gone" and time.time() - timed.since >= 9
    while two.match(timed.id).to_act == waits:
        assert time.monotonic() < until, "no bot plays for them"
        time.sleep(0.1)
    one.start()
