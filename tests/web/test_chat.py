"""People at a table talk: who hears whom, who looks on, what a host may do; on both databases and at the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import pytest

from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.records import ConflictError, Seat, StoreError
from biberbau.web.http.limits import Fairness
from biberbau.web.play.chat_cache import CROWD, ChatCache
from biberbau.web.play.subscriptions import MOST_NAMES, Onlookers, Subscriptions
from biberbau.web.storage import chat
from biberbau.web.storage.chat import (
    ChatLine,
    ChatRoom,
    checked_line,
    heard,
    line_of,
    muted_names,
    sociable,
    why_silent,
)
from biberbau.web.storage.notifying import LONGEST, packed
from biberbau.web.storage.store import Store
from biberbau.web.view.chat_panel import ChatPanel, State

from .browsing import PATIENCE
from .declaring import share_of
from .scenes import played_out
from .serving import LIVE, Person, Running, Stream
from .storing import ANNA, BEN, record_of

EVA, KIM = "e" * 64, "f" * 64


def line(
    number: int, channel: str, player: str, text: str = "…", name: str = "Anna", seat: int | None = 0
) -> ChatLine:
    return ChatLine(number, 0.0, channel, seat, player, name, "text", text)


ROOM = ChatRoom(
    (
        line(1, "all", ANNA, "before"),
        line(2, "players", ANNA, "my cards"),
        line(3, "watchers", EVA, "her cards", "Eva", None),
        line(4, "players", BEN, "yours", "Ben", 1),
    )
)


# ------------------------------------------------------------------------------------------------- who hears what


def numbers(room: ChatRoom, status: str, player: str | None, since: int = 0) -> list[int]:
    return [one.number for one in heard(room, replace(record_of("t"), status=status), player, since)]


def test_players_hear_players_and_watchers_hear_watchers_until_the_end() -> None:
    assert numbers(ROOM, "playing", ANNA) == numbers(ROOM, "playing", BEN) == [1, 2, 4]
    assert numbers(ROOM, "playing", EVA) == numbers(ROOM, "playing", None) == [1, 3]
    assert numbers(ROOM, "over", ANNA) == numbers(ROOM, "over", None) == [1, 2, 3, 4]
    assert numbers(ROOM, "playing", ANNA, since=2) == [4]


def test_a_muted_person_is_not_heard_and_can_be_heard_again() -> None:
    room = replace(ROOM, mutes={ANNA: frozenset({BEN, EVA})})
    assert numbers(room, "playing", ANNA) == [1, 2]
    assert numbers(room, "over", ANNA) == [1, 2]
    assert numbers(room, "playing", BEN) == [1, 2, 4]
    assert muted_names(room, ANNA) == [("Ben", 4), ("Eva", 3)]
    assert line_of(room, record_of("t"), ANNA, 4).name == "Ben"


@pytest.mark.parametrize("number", [3, 9, 0, None])
def test_nothing_is_known_of_a_line_that_one_cannot_hear(number: int | None) -> None:
    """It is answered just like one that does not exist."""
    with pytest.raises(RefusedError) as refused:
        line_of(ROOM, record_of("t"), ANNA, number)
    assert refused.value.key == "no-line"


def test_alone_with_bots_there_is_nobody_to_talk_to() -> None:
    record = record_of("t")
    assert sociable(record)
    alone = replace(record, seats=(record.seats[0], Seat(1, "bot", "Bo", level="keen")))
    assert not sociable(alone)
    assert why_silent(alone, ANNA, ROOM) == "chat-alone"
    lobby = replace(record, status="lobby")
    assert why_silent(lobby, EVA, ROOM) == "chat-lobby"
    assert why_silent(lobby, ANNA, ROOM) == why_silent(record, EVA, ROOM) == ""
    assert why_silent(record, EVA, replace(ROOM, removed=frozenset({EVA}))) == "removed"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "chat-empty"),
        ("  \u200d ", "chat-empty"),
        ("a" * 201, "chat-long"),
        ("a" * 5000, "chat-long"),
        ("a\x00b", "chat-odd"),
        ("two\nlines", "chat-odd"),
        ("\u202eabc", "chat-odd"),
        ("a\u0301\u0302\u0303\u0304", "chat-odd"),
        ("\ud800", "chat-odd"),
    ],
)
def test_what_cannot_be_said(text: str, key: str) -> None:
    with pytest.raises(RefusedError) as refused:
        checked_line(text)
    assert refused.value.key == key


def test_what_can_be_said() -> None:
    assert checked_line("  Schöner Zug, 🦫!  ") == "Schöner Zug, 🦫!"
    assert checked_line("a" * 200) == "a" * 200
    assert chat.said({"text": "", "phrase": "nice"}) == ("phrase", "nice")
    assert chat.said({"sticker": "wave"}) == ("sticker", "wave")
    for odd in ({"phrase": "nicest"}, {"sticker": "../x"}):
        with pytest.raises(RefusedError, match="no such phrase"):
            chat.said(odd)


# ------------------------------------------------------------------------------------------------- what is sent


def panel(
    player: str | None, room: ChatRoom = ROOM, lang: str = "en", looking: Onlookers | None = None
) -> ChatPanel:
    return ChatPanel(record_of("t"), room, player, "", lang, looking or Onlookers())


def test_a_page_that_has_all_is_sent_nothing() -> None:
    anna = panel(ANNA)
    assert anna.message(anna.state) == b""
    assert panel(ANNA, ChatRoom()).message(None) == b""
    assert State.read(str(anna.state)) == anna.state
    for odd in ("", "1.2", "1.2.x", "1.2.3.4", "٣.1.1", "9" * 99):
        assert State.read(odd) is None


def test_a_page_is_sent_only_what_came_since() -> None:
    before = panel(ANNA, replace(ROOM, lines=ROOM.lines[:2])).state
    news = panel(ANNA).message(before).decode()
    assert news.startswith("event: people\ndata: ") and news.endswith("\n\n") and news.count("\n") == 3
    assert "yours" in news and "my cards" not in news and "data-whole" not in news and "chat-foot" not in news
    assert "her cards" not in news
    later = panel(ANNA).state
    assert panel(ANNA).message(later) == b""


def test_a_page_that_cannot_go_on_is_sent_everything() -> None:
    """After the end, after a mute, and in another channel."""
    state = panel(ANNA).state
    over = replace(panel(ANNA), record=replace(record_of("t"), status="over"))
    news = over.message(state).decode()
    assert "data-whole" in news and "her cards" in news and "my cards" in news and "chat-foot" in news
    muted = panel(ANNA, replace(ROOM, mutes={ANNA: frozenset({BEN})})).message(state).decode()
    assert "data-whole" in muted and "yours" not in muted and "Unmute Ben" in muted
    watching = panel(EVA).message(state).decode()
    assert "data-whole" in watching and "her cards" in watching and "my cards" not in watching


def test_phrases_and_beavers_are_read_in_the_reader_s_language() -> None:
    room = ChatRoom((replace(line(1, "all", BEN), kind="phrase", text="nice"),))
    assert "Nice move!" in panel(ANNA, room).message(None).decode()
    assert "Schöner Zug!" in panel(ANNA, room, "de").message(None).decode()
    room = ChatRoom((replace(line(1, "all", BEN), kind="sticker", text="wave"),))
    assert 'aria-label="Ein Biber winkt"' in panel(ANNA, room, "de").message(None).decode()


def test_what_is_typed_is_text_and_never_markup() -> None:
    room = ChatRoom((line(1, "all", BEN, "<script>alert(1)</script>", "<b>"),))
    news = panel(ANNA, room).message(None).decode()
    assert "<script>" not in news and "&lt;script&gt;" in news and "<bdi>&lt;b&gt;</bdi>" in news


def test_spectators_are_counted_and_named_where_they_wish() -> None:
    looking = Onlookers(3, ("Eva", "Kim"))
    news = panel(ANNA, ChatRoom(), "en", looking).message(None).decode()
    assert "3 watching" in news and "Watching: Eva, Kim and 1 more" in news
    assert (
        "Es schauen zu: Eva und Kim"
        in panel(ANNA, ChatRoom(), "de", Onlookers(2, ("Eva", "Kim"))).message(None).decode()
    )


# ------------------------------------------------------------------------------------------------- what is stored


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    yield found
    found.close()


def test_lines_are_counted_and_only_the_last_are_kept(store: Store) -> None:
    store.create(record_of("t"))
    for number in range(1, 6):
        with store.changed() as rows:
            assert rows.say("t", line(0, "players", ANNA, f"{number}"), kept=3) == number
    assert [(one.number, one.text) for one in store.room("t").lines] == [(3, "3"), (4, "4"), (5, "5")]
    with pytest.raises(ConflictError), store.changed() as rows:
        rows.say("gone", line(0, "players", ANNA), kept=3)
    found = store.read("t")
    assert found is not None and found.revision == 1  # nobody's move is refused for what somebody says


def test_mutes_names_and_reports_are_stored_once(store: Store) -> None:
    store.create(record_of("t"))
    with store.changed() as rows:
        for _ in range(2):
            rows.mute("t", ANNA, BEN, on=True)
            rows.look_on("t", EVA, "Eva")
        rows.look_on("t", EVA, "Evi")
        rows.look_on("t", KIM, "Kim")
        rows.look_on("t", KIM, None)
        rows.remove("t", KIM)
        assert rows.report("t", ANNA, ROOM.lines[3])
        assert not rows.report("t", ANNA, ROOM.lines[3])
        assert rows.report("t", EVA, ROOM.lines[3])
    room = store.room("t")
    assert (room.mutes, room.named, room.removed) == (
        {ANNA: frozenset({BEN})},
        {EVA: "Evi"},
        frozenset({KIM}),
    )
    assert store.is_removed("t", KIM) and not store.is_removed("t", EVA)
    with store.changed() as rows:
        rows.mute("t", ANNA, BEN, on=False)
        assert rows.run("SELECT number, reporter, name, text FROM report ORDER BY id").fetchall() == [
            (4, ANNA, "Ben", "yours"),
            (4, EVA, "Ben", "yours"),
        ]
    assert store.room("t").mutes == {}


def test_people_who_are_here_hear_of_a_line_though_a_page_read_it_first(store: Store) -> None:
    async def heard_of() -> list[str]:
        told: list[str] = []
        rooms = ChatCache(lambda: store)
        rooms.changed = told.append
        await rooms.at("t")
        with store.changed() as rows:
            rows.say("t", line(0, "players", ANNA), kept=3)
        await rooms.stored("t")  # a page, at a process that has not heard of it yet
        await rooms.refresh("t")  # then the word of the other process comes
        return told

    store.create(record_of("t"))
    assert asyncio.run(heard_of()) == ["t"]


def test_a_line_is_shown_though_the_database_failed_when_it_was_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(table_id: str) -> ChatRoom:
        raise StoreError("the disk is busy")

    async def heard_of() -> tuple[list[str], list[str]]:
        told: list[str] = []
        rooms = ChatCache(lambda: store)
        rooms.changed = told.append
        await rooms.at("t")
        with store.changed() as rows:
            rows.say("t", line(0, "players", ANNA, "Hello"), kept=3)
        with monkeypatch.context() as busy:
            busy.setattr(store, "room", fails)
            await rooms.refresh("t")
        return told, [one.text for one in (await rooms.at("t")).lines]

    store.create(record_of("t"))
    assert asyncio.run(heard_of()) == (["t"], ["Hello"])


def test_with_a_table_goes_what_was_said_there_but_not_what_was_reported(store: Store) -> None:
    store.create(replace(record_of("t"), status="over"))
    with store.changed() as rows:
        rows.say("t", line(0, "players", ANNA), kept=3)
        rows.mute("t", ANNA, BEN, on=True)
        rows.look_on("t", EVA, "Eva")
        rows.remove("t", KIM)
        rows.report("t", ANNA, ROOM.lines[3])
        rows.run("UPDATE game_table SET touched = 0")
    assert store.clean(1e10, 1, 1) == 1
    assert store.room("t") == ChatRoom()
    with store.changed() as rows:
        assert len(rows.run("SELECT id FROM report").fetchall()) == 1


# ------------------------------------------------------------------------------------------------- at the wire


@pytest.fixture
def eva(running: Running) -> Iterator[Person]:
    with running.person() as person:
        yield person


def begun(anna: Person, ben: Person) -> str:
    """A game of Anna and Ben that has begun."""
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    assert anna.post(f"/t/{table}/start").status_code == 303
    return table


def says(person: Person, table: str, text: str, **given: str) -> None:
    answer = person.post(f"/t/{table}/chat", {"text": text} | given, headers=LIVE)
    assert answer.status_code == 204, answer.text


@pytest.mark.compiled
def test_no_line_reaches_the_wrong_side_until_the_end(
    running: Running, anna: Person, ben: Person, eva: Person
) -> None:
    """By streams, pages and the page of what was said; all that was ever sent to somebody is searched."""
    table = begun(anna, ben)
    streams = [Stream(one, table) for one in (anna, ben, eva)]
    says(anna, table, "my plan is Zwölfender")
    says(eva, table, "poor old Kingfisher", name="Eva")
    says(ben, table, "nothing but Dragonflies")
    streams[0].wait_for("nothing but Dragonflies")
    streams[1].wait_for("my plan is Zwölfender")
    streams[2].close()
    streams[2] = Stream(eva, table)
    streams[2].wait_for("poor old Kingfisher")
    for person in (anna, ben, eva):
        for path in ("", "/chat", "/fair", "?still"):
            assert person.get(f"/t/{table}{path}").status_code == 200
    for stream in streams:
        stream.close()
    ours, theirs = ("my plan is Zwölfender".encode(), b"nothing but Dragonflies"), (b"poor old Kingfisher",)
    for person, hears, deaf in ((anna, ours, theirs), (ben, ours, theirs), (eva, theirs, ours)):
        assert all(text in person.received for text in hears)
        assert not any(text in person.received for text in deaf)


@pytest.mark.compiled
def test_after_the_end_everybody_hears_everything_but_no_replay_does(
    running: Running, anna: Person, ben: Person, eva: Person
) -> None:
    table = running.nearly_over(begun(anna, ben), 1)
    says(anna, table, "nearly there")
    says(eva, table, "who will win", name="Eva")
    stream, other = Stream(anna, table), Stream(eva, table)
    match = running.match(table)
    while not match.over:
        assert match.to_act is not None
        person = (anna, ben)[match.to_act]
        if not match.forced():
            person.play_first(table)
        match = running.settled(table, 2) if match.forced() else running.match(table)
    stream.wait_for("who will win")
    other.wait_for("nearly there")
    says(eva, table, "well done", name="Eva")
    stream.wait_for("well done")
    stream.close()
    other.close()
    for path in ("replay.json", "fair.json", "replay?at=0"):
        answer = anna.get(f"/t/{table}/{path}")
        assert answer.status_code == 200
        assert "who will win" not in answer.text and "nearly there" not in answer.text


@pytest.mark.compiled
def test_a_stream_that_comes_back_misses_nothing_and_doubles_nothing(anna: Person, ben: Person) -> None:
    table = begun(anna, ben)
    stream = Stream(anna, table)
    says(ben, table, "kingfisher")
    at = stream.wait_for("kingfisher")
    state = stream.messages[at - 1][1].partition('data-state="')[2].partition('"')[0]
    stream.close()
    says(ben, table, "dragonfly")
    again = Stream(anna, table, f"&said={state}")
    news = again.messages[again.wait_for("dragonfly") - 1][1]
    assert "kingfisher" not in news and "data-whole" not in news
    says(ben, table, "heron")
    news = again.messages[again.wait_for("heron") - 1][1]
    assert "dragonfly" not in news
    again.close()


@pytest.mark.compiled
def test_what_somebody_says_draws_nobody_s_table_anew(anna: Person, ben: Person) -> None:
    table = begun(anna, ben)
    stream = Stream(anna, table)
    stream.wait_for('data-ply="0"')
    before = len(stream.messages)
    for text in ("kingfisher", "dragonfly", "heron"):
        says(ben, table, text)
        stream.wait_for(text, after=before)
    assert not any('id="table"' in data for _, data in stream.messages[before:])
    stream.close()


@pytest.mark.compiled
def test_without_script_a_form_and_a_page_do_it(anna: Person, ben: Person) -> None:
    table = begun(anna, ben)
    answer = ben.post(f"/t/{table}/chat", {"text": "", "phrase": "luck"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}/chat")
    page = anna.get(f"/t/{table}/chat", headers={"Accept-Language": "de"}).text
    assert (
        "Viel Glück!" in page
        and 'role="log"' in page
        and f'href="/t/{table}/chat"' in anna.get(f"/t/{table}").text
    )
    assert anna.post(f"/t/{table}/line", {"mute": "1"}).status_code == 303
    page = anna.get(f"/t/{table}/chat").text
    assert "luck!</bdi>" not in page and "Unmute Ben" in page
    assert anna.post(f"/t/{table}/line", {"hear": "1"}).status_code == 303
    assert "luck!</bdi>" in anna.get(f"/t/{table}/chat").text
    thanks = anna.post(f"/t/{table}/line", {"report": "1"})
    assert thanks.status_code == 200 and "Thank you" in thanks.text


@pytest.mark.compiled
def test_what_is_refused_says_why(anna: Person, ben: Person, eva: Person) -> None:
    lobby = anna.open_table("Anna", "open")
    alone = ben.open_table("Ben", "relaxed")
    table = begun(anna, ben)
    says(ben, table, "hello")
    for person, path, form, status, why in (
        (eva, f"{lobby}/chat", {"text": "hi", "name": "Eva"}, 403, "only people who have sat down"),
        (ben, f"{alone}/chat", {"text": "hi"}, 409, "nobody to talk to"),
        (eva, f"{alone}/watching", {"show": "1", "name": "Eva"}, 403, "nobody to talk to"),
        (anna, f"{table}/chat", {"text": " "}, 400, "Write something"),
        (anna, f"{table}/chat", {"text": "x" * 201}, 400, "at most 200 characters"),
        (anna, f"{table}/chat", {"phrase": "?"}, 400, "no such phrase"),
        (eva, f"{table}/chat", {"text": "hi"}, 400, "Type a name"),
        (eva, f"{table}/chat", {"text": "hi", "name": "Anna"}, 409, "already has that name"),
        (eva, f"{table}/chat", {"text": "hi", "name": "you"}, 400, "Choose another name"),
        (anna, f"{table}/watching", {"show": "1"}, 409, "You sit at this table"),
        (ben, f"{table}/line", {"mute": "1"}, 400, "your own"),
        (ben, f"{table}/line", {"report": "1"}, 400, "your own"),
        (eva, f"{table}/line", {"report": "1"}, 404, "line doesn’t exist"),
        (anna, f"{table}/line", {"report": "x"}, 404, "line doesn’t exist"),
        (anna, f"{table}/line", {}, 400, "is missing"),
        (anna, "nothing/chat", {"text": "hi"}, 404, "no such table"),
    ):
        answer = person.post(f"/t/{path}", form, headers=LIVE)
        assert (answer.status_code, why in answer.text) == (status, True), (path, form, answer.text)
    strange = anna.post(f"/t/{table}/chat", {"text": "hi"}, headers={"Origin": "https://evil.example"})
    assert strange.status_code == 403


def test_a_person_who_talks_without_end_is_asked_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """One person, and a crowd at one table; others are not hindered."""
    monkeypatch.setattr("time.monotonic", lambda: 1000.0)
    assert share_of("POST", "/t/x/chat") == "lines" and share_of("GET", "/t/x/chat") == "pages"
    fairness = Fairness()
    for _ in range(8):
        fairness.ask("lines", ANNA, None)
    with pytest.raises(RefusedError, match="faster than anybody can read") as refused:
        fairness.ask("lines", ANNA, None)
    assert (refused.value.status, refused.value.retry_after) == (429, 3)
    fairness.ask("lines", BEN, None)
    rooms = ChatCache(lambda: pytest.fail("nothing is read"))
    for _ in range(CROWD.burst):
        rooms.speaks("t", "watchers")
    with pytest.raises(RefusedError, match="nobody can follow"):
        rooms.speaks("t", "watchers")
    rooms.speaks("t", "players")
    rooms.speaks("other", "watchers")


@pytest.mark.compiled
def test_a_report_is_a_row_and_a_line_in_the_log_without_what_was_said(
    own: Running, tmp_path: object
) -> None:
    own.start()
    with own.person() as anna, own.person() as ben:
        table = begun(anna, ben)
        says(ben, table, "something nasty")
        for _ in range(2):
            assert anna.post(f"/t/{table}/line", {"report": "1"}, headers=LIVE).status_code == 200
    store = own.store()
    with store.changed() as rows:
        found = rows.run("SELECT table_id, number, name, kind, text FROM report").fetchall()
    store.close()
    assert [tuple(row) for row in found] == [(table, 1, "Ben", "text", "something nasty")]


# ------------------------------------------------------------------------------------------------- who looks on


def test_thousands_who_come_and_go_are_counted_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's table is drawn for them, pages are woken once, and other processes are told a number and some names."""
    monkeypatch.setattr(Subscriptions, "PAUSE", 0.05)
    monkeypatch.setattr(Subscriptions, "GRACE", 0.01)

    async def scene() -> None:
        subscriptions, told = Subscriptions(), list[str]()
        subscriptions.arrived = told.append
        subscriptions.counted = lambda table_id: Onlookers(subscriptions.strangers(table_id, {ANNA})[0])
        with subscriptions.watch("t", ANNA) as anna, ExitStack() as crowd:
            assert await anna.changed(PATIENCE)
            drawn = subscriptions.told("t")
            for number in range(1500):
                crowd.enter_context(
                    subscriptions.watch("t", f"{number % 1000}" if number % 2 else None, sits=False)
                )
            assert told == ["t"]  # Anna's own arrival
            assert await anna.changed(PATIENCE)
            assert subscriptions.onlookers("t") == Onlookers(750 + 500)
            assert (len(told), subscriptions.told("t")) == (2, drawn)
            subscriptions.look_on_elsewhere("t", "other", Onlookers(3, ("Eva",)))
            assert await anna.changed(PATIENCE)
            assert subscriptions.onlookers("t") == Onlookers(1253, ("Eva",))
            crowd.close()
            subscriptions.look_on_elsewhere("t", "other", Onlookers())
            while subscriptions.onlookers("t") != Onlookers():
                assert await anna.changed(PATIENCE)
            assert subscriptions.told("t") == drawn
            subscriptions.close()

    played_out(scene())


def test_what_processes_tell_of_a_crowd_fits_into_a_message() -> None:
    names = tuple("🦫" * 20 for _ in range(MOST_NAMES))
    seated = ["f" * 64] * 9
    assert len(packed("p" * 16, "here", "t" * 32, ["p" * 16, seated, [100_000, names]])) < LONGEST


@pytest.mark.compiled
def test_spectators_are_counted_and_no_board_is_drawn_for_it(anna: Person, ben: Person, eva: Person) -> None:
    table = begun(anna, ben)
    stream, own = Stream(anna, table), Stream(ben, table)
    stream.wait_for(r'class="pod seat-1(?![^"]*away)')
    begun_with = len(stream.messages)
    watching = [Stream(eva, table) for _ in range(3)]
    counted = stream.wait_for("3 watching")
    eva.post(f"/t/{table}/watching", {"show": "1", "name": "Eva"}, headers=LIVE)
    watching += [Stream(eva, table)]
    stream.wait_for("Watching: Eva and 3 more", after=counted)
    for one in watching:
        one.close()
    stream.wait_for('id="onlookers"></span>', after=counted)
    own.close()
    assert not any('id="table"' in data for _, data in stream.messages[begun_with : counted + 1])
    stream.close()
    page = anna.get(f"/t/{table}").text
    assert "Eva" not in page
