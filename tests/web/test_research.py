"""Finished games of people as a data set: only where all who sat there have agreed, and nothing says who that was."""

from __future__ import annotations

import json
import pickle
import random
import signal
import struct
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from biberbau.errors import ReplayError, WordsError
from biberbau.games import game_ids
from biberbau.match import Game, Match
from biberbau.match.dealing import seal
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.records import Record, Seat
from biberbau.web.domain.results import results_of
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.domain.terms import Terms
from biberbau.web.domain.tokens import player_of
from biberbau.web.play import programs, research
from biberbau.web.play.people import People
from biberbau.web.play.tables import Tables, bot_seat
from biberbau.web.storage.chat import ChatLine
from biberbau.web.storage.store import Store
from cli.running import Ran, refused, run

from .scenes import played_out
from .storing import record_of
from .test_lab import house as house_of_pages
from .test_lab import visits

pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: the extra record")

pytestmark = pytest.mark.compiled

ANNA, BEN = player_of("Anna"), player_of("Ben")


class House:
    """A database, people who play there, and the operator's command."""

    def __init__(self, url: str) -> None:
        self.url, self.store = url, Store(url)
        self.people, self.tables = People(self.store, b"k" * 32), Tables(self.store)

    def agree(self, *names: str, on: bool = True) -> None:
        for name in names:
            self.people.agree(player_of(name), name, "en", on)

    def play(self, record: Record, most: int = 1000, seed: int = 0) -> Record:
        """Play a table on by lot; to its end unless it takes more than ``most`` actions."""
        match, lot, moves = fresh(record, record.number), random.Random(seed), []
        while (seat := match.to_act) is not None and len(moves) < most:
            action = match.play(lot.choice(match.legal()))
            moves.append((action.id, action.notation, seat))
        results = results_of(record, match.scores, match.winners) if match.over else ()
        self.store.append(record, moves, match.over, results=results)
        return self.tables.read(record.id)

    def begun(self, *seats: Seat | str, **more: Any) -> Record:
        """A table whose game has begun; a name is a person."""
        number = len(self.store.open_tables(1)) + random.randrange(10**9)
        sat = [
            Seat(at, "human", one, player=player_of(one), words=f"words of {one}")
            if isinstance(one, str)
            else replace(one, number=at)
            for at, one in enumerate(seats)
        ]
        made = replace(record_of(f"table{number}"), options={"players": len(sat)}, seats=tuple(sat), **more)
        self.store.create(made)
        return self.tables.read(made.id)

    def over(self, *seats: Seat | str, **more: Any) -> Record:
        """A table whose game is over."""
        return self.play(self.begun(*seats, **more))

    def export(self, out: Path, *more: object) -> Ran:
        return run("admin", "export-games", "-o", out, "--database", self.url, *more)

    def exported(self, out: Path) -> list[dict[str, Any]]:
        """The games that come out, each of which is verified."""
        ran = self.export(out)
        assert ran.code == 0, ran.error
        checked = run("verify-record", out / "beasty_bar", "--json")
        assert checked.code == 0, checked.error
        games = rows(out / "beasty_bar", "games")
        assert checked.document["games"] == len(games)
        return games

    def none(self, out: Path, says: str) -> None:
        """No game comes out, and the command says why."""
        refused(self.export(out), says)
        assert not out.exists()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    yield found
    found.store.close()


def rows(folder: Path, part: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / part).to_pylist()
    return found


def bot(level: str = "keen", **more: Any) -> Seat:
    return replace(bot_seat(1, level, ()), **more)


# ------------------------------------------------------------------------------------------------------- who agrees


def test_nothing_is_given_before_anybody_has_agreed(house: House, tmp_path: Path) -> None:
    house.none(tmp_path / "out", "there is no finished game yet")
    house.over("Anna", "Ben")
    house.over("Anna", bot())
    house.begun("Anna", "Ben")
    house.none(
        tmp_path / "out", "none of 2 finished games can be exported: in 2 nobody at the table has agreed"
    )


def test_a_game_is_given_when_everybody_who_sat_there_has_agreed(house: House, tmp_path: Path) -> None:
    record = house.over("Anna", "Ben")
    alone = house.over("Anna", bot("strong"))
    house.over("Anna", "Ben", "Cem")
    house.over("Cem", bot())
    house.agree("Anna", "Ben")
    ran = house.export(tmp_path / "out", "--json")
    left = {**dict.fromkeys(ran.document["left_out"], 0), "silent": 1, "partly": 1}
    assert ran.document["left_out"] == left and ran.document["whole"]
    games = rows(tmp_path / "out" / "beasty_bar", "games")
    assert sorted(game["players"] for game in games) == [["person", "person"], ["person", "strong"]]
    assert sorted(game["actions"] for game in games) == sorted([list(record.actions), list(alone.actions)])
    told = house.export(tmp_path / "again").out
    assert "again/beasty_bar: 2 games with " in told
    assert "left out: 1, some at the table have agreed, but not all" in told


def test_a_word_that_is_taken_back_counts_at_once(house: House, tmp_path: Path) -> None:
    """Also while an export is being written: each game is asked for when it is read."""
    house.over("Anna", "Ben")
    house.agree("Anna", "Ben")
    ids, _ = research.offered(house.store)
    assert len(house.exported(tmp_path / "out")) == 1
    house.agree("Ben", on=False)
    assert not house.people.agrees(BEN) and house.people.agrees(ANNA)
    assert research.read(house.store, ids["beasty_bar"]) == ([], {"partly": 1})
    house.none(tmp_path / "no", "in 1 some at the table have agreed, but not all")


def test_saving_a_name_changes_nothing_of_it_and_it_is_in_the_download(house: House) -> None:
    house.agree("Anna")
    house.people.save(ANNA, "Annette", "de")
    assert house.people.agrees(ANNA) and house.people.everything(ANNA)["person"]["research"] == 1
    house.people.forget(ANNA, "Somebody")
    assert not house.people.agrees(ANNA)


def test_on_the_page_about_oneself(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_of_pages(tmp_path, works_too=False) as server, visits(server) as anna:
            assert (await anna.post("/you/research", data={"on": "1"})).status_code == 409  # nobody yet
            assert 'action="/you/research"' not in (await anna.get("/you")).text
            await anna.post("/you", data={"name": "Anna"})
            assert "Your games are not given to anybody." in (await anna.get("/you")).text
            answer = await anna.post("/you/research", data={"on": "1"})
            assert answer.status_code == 303
            said = (await anna.get(answer.headers["location"])).text
            assert "Thank you. Your finished games may be used" in said and 'name="on" value="0"' in said
            assert "Never your name, the chat, addresses or times." in said
            await anna.post("/you/research", data={"on": "0"})
            page = (await anna.get("/you")).text
            assert "Your games are not given to anybody." in page and 'name="on" value="1"' in page

    played_out(scene())


# ---------------------------------------------------------------------------------------------- who sat at the table


def test_games_with_somebody_who_was_deleted_are_left_out(house: House, tmp_path: Path) -> None:
    house.over("Anna", "Ben")
    house.agree("Anna", "Ben")
    house.people.forget(BEN, "Somebody")
    house.none(tmp_path / "out", "in 1 somebody there has deleted themself")


@pytest.mark.parametrize("words", ["my own words", ""])
def test_a_bot_that_follows_somebody_who_was_deleted_is_no_bot_like_others(
    words: str, house: House, tmp_path: Path
) -> None:
    """Moves of theirs are in the game, and nobody can ask them."""
    record = house.begun("Anna", Seat(1, "human", "Ben", player=BEN, words=words))
    house.play(record, most=4)
    house.agree("Anna", "Ben")
    house.tables.vacate(record.id, BEN)
    over = house.play(house.tables.read(record.id))
    assert (over.seats[1].kind, over.seats[1].vacated, over.status) == ("bot", True, "over")
    house.none(tmp_path / "out", "in 1 somebody there has deleted themself")
    follower = house.tables.rematch(record.id, ANNA)
    assert not house.tables.read(follower).seats[1].vacated  # there it is a bot from the first move on


def test_of_several_who_had_a_seat_in_turn_those_count_who_played(house: House, tmp_path: Path) -> None:
    """A seat changes hands before the deal alone."""
    game = Game.of("beasty_bar", {"players": 2})
    record = house.tables.create(ANNA, Setup("Anna", game, ("open",)))
    house.tables.join(record.id, player_of("Eve"), "Eve")
    house.tables.leave(record.id, player_of("Eve"))
    house.tables.join(record.id, BEN, "Ben")
    house.tables.start(record.id, ANNA)
    house.play(house.tables.read(record.id))
    house.agree("Anna", "Ben")
    assert len(house.exported(tmp_path / "out")) == 1


@pytest.mark.parametrize("why", ["gone", "out"])
def test_somebody_for_whom_a_bot_plays_on_is_asked_all_the_same(
    why: str, house: House, tmp_path: Path
) -> None:
    record = house.begun("Anna", "Ben")
    house.play(record, most=4)
    record = house.tables.read(record.id)
    house.store.change(record, seats=[replace(record.seats[1], stand_in=why)])
    house.play(house.tables.read(record.id))
    house.agree("Anna")
    house.none(tmp_path / "out", "in 1 some at the table have agreed, but not all")
    house.agree("Ben")
    assert house.exported(tmp_path / "out")[0]["players"] == ["person", "person"]


def test_a_bot_for_which_a_weaker_one_has_played_is_called_like_that_one(
    house: House, tmp_path: Path
) -> None:
    house.over("Anna", bot("strong", stand_in="relaxed"))
    house.agree("Anna")
    assert house.exported(tmp_path / "out")[0]["players"] == ["person", "relaxed"]


def test_guests_are_people_like_others(house: House, tmp_path: Path) -> None:
    """Without a name, and with nothing kept of them but their games, nobody has said yes."""
    house.over("Anna", Seat(1, "human", "Guest", player=player_of("a guest"), words=""))
    house.agree("Anna")
    house.none(tmp_path / "out", "in 1 some at the table have agreed, but not all")


def test_for_a_program_its_owner_is_asked(house: House, tmp_path: Path) -> None:
    token, _ = programs.make(house.store, BEN, "Robo")
    theirs, _ = programs.make(house.store, None, "House")

    def program(token: str) -> Seat:
        return Seat(1, "human", "Robo", player=player_of(token), words="", program=True)

    house.over("Anna", program(token))
    house.over("Anna", program(theirs))
    house.agree("Anna")
    assert [game["players"] for game in house.exported(tmp_path / "operator")] == [["person", "program"]]
    house.agree("Ben")
    assert len(house.exported(tmp_path / "both")) == 2
    house.people.forget(BEN, "Somebody")
    assert house.export(tmp_path / "gone", "--json").document["left_out"]["deleted"] == 1


# --------------------------------------------------------------------------------------------------- which games


def test_cards_that_others_still_play_wait(house: House, tmp_path: Path) -> None:
    """All tables of a round with the same cards are one deal."""
    veiled = Terms(tournament="cup", veiled=True)
    record = house.over("Anna", "Ben", terms=veiled)
    house.agree("Anna", "Ben")
    house.none(tmp_path / "out", "in 1 others still play the same cards in a tournament")
    with house.store.changed() as there:  # as at the end of the round
        there.run("UPDATE game_table SET terms = ? WHERE id = ?", Terms(tournament="cup").text(), record.id)
    assert len(house.exported(tmp_path / "out")) == 1


def test_what_was_taken_back_is_not_in_it(house: House, tmp_path: Path) -> None:
    record = house.play(house.begun("Anna", "Ben"), most=3)
    house.store.take_back(record, 1)
    left = house.tables.read(record.id)
    over = house.play(left, seed=7)
    house.agree("Anna", "Ben")
    (game,) = house.exported(tmp_path / "out")
    assert game["actions"] == list(over.actions) and over.actions[:2] == record.actions[:2]


def test_a_rematch_is_a_game_of_its_own(house: House, tmp_path: Path) -> None:
    record = house.over("Anna", "Ben")
    follower = house.tables.rematch(record.id, ANNA, "new words", house.tables.seals.next(record.id).public)
    house.tables.say(follower, BEN, "others")
    house.play(house.tables.read(follower))
    house.agree("Anna", "Ben")
    one, two = house.exported(tmp_path / "out")
    assert one["key"] != two["key"] and {one["game"], two["game"]} == {0, 1}
    same = {"name", "version", "biberbau", "options", "players"}
    assert all(one[what] == two[what] for what in same)


def test_games_that_are_gone_or_would_end_otherwise_are_left_out(house: House, tmp_path: Path) -> None:
    house.agree("Anna", "Ben")
    gone, other, broken = house.over("Anna", "Ben"), house.over("Anna", "Ben"), house.over("Anna", "Ben")
    house.over("Anna", "Ben")
    with house.store.changed() as there:
        there.run("UPDATE game_table SET game = 'gone' WHERE id = ?", gone.id)
        there.run("UPDATE result SET score = score + 1 WHERE table_id = ?", other.id)
        there.run("DELETE FROM action WHERE table_id = ? AND number > 3", broken.id)
    ran = house.export(tmp_path / "out", "--json")
    assert ran.code == 0, ran.error
    assert (ran.document["left_out"]["foreign"], ran.document["left_out"]["changed"]) == (1, 2)
    assert ran.document["exported"]["beasty_bar"]["games"] == 1
    assert run("verify-record", tmp_path / "out" / "beasty_bar").code == 0


# ------------------------------------------------------------------------------------------------- what is written


def test_it_can_be_played_again_and_read(house: House, tmp_path: Path) -> None:
    house.over("Anna", "Ben", "Cem")
    house.over("Anna", "Ben", deal=1, entropy="an old text for all")
    house.agree("Anna", "Ben", "Cem")
    games = house.exported(tmp_path / "out")
    decisions = rows(tmp_path / "out" / "beasty_bar", "decisions")
    assert {len(game["players"]) for game in games} == {2, 3}
    for row in games:
        game = Game.of(row["name"], json.loads(row["options"]))
        match = Match(game, key=bytes.fromhex(row["key"]))
        for one in (one for one in decisions if one["game"] == row["game"]):
            assert one["view"] == match.view(match.to_act).state.tobytes()
            match.play(one["action"])
        assert match.over and (list(match.scores), list(match.winners)) == (row["scores"], row["winners"])


def test_pandas_reads_it(house: House, tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas", reason="pandas is not installed: make data")
    house.over("Anna", "Ben")
    house.agree("Anna", "Ben")
    house.exported(tmp_path / "out")
    decisions = rows(tmp_path / "out" / "beasty_bar", "decisions")
    frame = pandas.read_parquet(tmp_path / "out" / "beasty_bar" / "decisions")
    assert frame["action"].tolist() == [row["action"] for row in decisions]


def test_a_match_from_a_key_is_no_replay(house: House) -> None:
    record = house.over("Anna", "Ben")
    match = fresh(record, record.number)
    again = Match(match.game, key=match.key)
    again.play(match.history[0])
    copied = pickle.loads(pickle.dumps(again))
    assert copied.history == again.history and copied.view(0).state.tobytes() == again.view(0).state.tobytes()
    for ask in (again.save, lambda: again.commitment):
        with pytest.raises(ReplayError, match="played from a key"):
            ask()
    with pytest.raises(WordsError, match="a key has 16 bytes, this one has 3"):
        Match(match.game, key=b"key")
    with pytest.raises(WordsError, match="give it alone"):
        Match(match.game, 1, key=match.key)


def everything(folder: Path) -> bytes:
    """All that is in a folder: files as they are, and what is packed in them, names of files too."""
    found = []
    for file in sorted(folder.rglob("*")):
        found.append(str(file.relative_to(folder)).encode())
        if file.is_file():
            found.append(file.read_bytes())
        if file.suffix == ".parquet":
            table = pq.read_table(file)
            found += [repr(table.schema.metadata).encode()]
            for column in table.columns:
                for value in column.to_pylist():
                    found.append(value if isinstance(value, bytes) else repr(value).encode())
    return b"\n".join(found)


def secrets_of(record: Record) -> list[bytes]:
    """All that could lead from a game back to those who played it, or to its table."""
    times = record.created, record.since, time.time()
    texts = [record.id, record.host, record.seed.hex(), seal(record.seed), record.entropy, record.code or ""]
    for seat in record.seats:
        texts += [seat.name, seat.player or "", seat.words or ""]
    for at in times:
        texts += [str(int(at)), time.strftime("%Y-%m-%d", time.gmtime(at))]
    raw = [record.seed, *(struct.pack("<d", at) for at in times)]
    return [text.encode() for text in texts if text] + raw


def test_nothing_in_it_says_who_played_where_or_when(house: House, tmp_path: Path) -> None:
    names = ("Annegret Quendel", "Benedikt Zwiebelfisch")
    record = house.begun(*names, code="704215", entropy="")
    line = ChatLine(1, 1_750_000_001.5, "all", 0, player_of(names[0]), names[0], "text", "said at the table")
    with house.store.changed() as there:
        there.say(record.id, line, 200)
    record = house.play(house.tables.read(record.id))
    house.agree(*names)
    house.exported(tmp_path / "out")
    held = everything(tmp_path / "out")
    for secret in [
        *secrets_of(record),
        b"said at the table",
        *(word.encode() for one in names for word in one.split()),
    ]:
        assert secret not in held, secret
    assert fresh(record, 0).key.hex().encode() in held  # what is looked for would be found
    assert bytes(str(list(record.actions)), "ascii") in held


def test_twin_houses_give_the_same_bytes(tmp_path: Path) -> None:
    """Their games are the same; names, tables, times, codes, chat and who opened them are not."""
    written = []
    for number, (names, at) in enumerate(((("Anna", "Ben"), 1.7e9), (("Xenia", "Yannis"), 1.6e9))):
        house = House(f"sqlite:///{tmp_path / f'{number}.sqlite3'}")
        sat = [Seat(at, "human", name, player=player_of(name), words="same") for at, name in enumerate(names)]
        record = house.over(*sat, created=at, since=at, host=player_of(names[number]), listed=bool(number))
        house.agree(*names)
        house.exported(tmp_path / f"out{number}")
        house.store.close()
        folder = tmp_path / f"out{number}"
        written.append({str(f.relative_to(folder)): f.read_bytes() for f in folder.rglob("*") if f.is_file()})
        assert record.id not in repr(written)
    assert written[0] == written[1]


def test_its_card_says_where_it_is_from_and_what_is_in_it(house: House, tmp_path: Path) -> None:
    house.over("Anna", "Ben")
    house.agree("Anna", "Ben")
    house.exported(tmp_path / "out")
    folder = tmp_path / "out" / "beasty_bar"
    text = (folder / "README.md").read_text("utf-8")
    assert (
        "played by people on a server" in text and "\n1 games with " in text and "without their name" in text
    )
    for part in ("decisions", "games"):
        described = text.split(f"\n## {part}:")[1].split("\n## ")[0]
        for column in pq.read_schema(next((folder / part).glob("*"))).names:
            assert column in described, f"{part}: {column}"


# ------------------------------------------------------------------------------------------------ how it is written


def finished(house: House, count: int) -> Sequence[Record]:
    house.agree("Anna", "Ben")
    return [house.over("Anna", "Ben", seed=b"%d" % number * 8) for number in range(count)]


def test_ctrl_c_ends_it_with_whole_files(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(house, 5)
    monkeypatch.setattr(research, "PAGE", 2)
    plain, read = research.read, list[int]()

    def interrupted(store: Store, ids: Sequence[str]) -> Any:
        read.append(len(ids))
        if len(read) == 2:
            signal.raise_signal(signal.SIGINT)
        return plain(store, ids)

    monkeypatch.setattr(research, "read", interrupted)
    ran = house.export(tmp_path / "out")
    assert (ran.code, read) == (130, [2, 2]) and "Stopped: there are more games." in ran.error
    assert run("verify-record", tmp_path / "out" / "beasty_bar", "--json").document["games"] == 4
    assert "\n4 games with " in (tmp_path / "out" / "beasty_bar" / "README.md").read_text("utf-8")
    refused(house.export(tmp_path / "out"), "is there already: name a new folder")
    read.append(0)
    assert len(house.exported(tmp_path / "whole")) == 5
    assert len(list((tmp_path / "whole" / "beasty_bar" / "games").iterdir())) == 3


def test_their_order_is_drawn_by_lot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    records = finished(house, 3)

    class Lot:
        def shuffle(self, ids: list[str]) -> None:
            ids.reverse()

    monkeypatch.setattr(research.secrets, "SystemRandom", Lot)
    ids = sorted(record.id for record in records)
    assert research.offered(house.store)[0] == {"beasty_bar": ids[::-1]}
    assert research.offered(house.store, game_ids()[1]) == ({}, {})


def test_one_game_alone(house: House, tmp_path: Path) -> None:
    finished(house, 1)
    refused(house.export(tmp_path / "out", "--game", game_ids()[1]), "there is no finished game yet")
    refused(house.export(tmp_path / "out", "--game", "chess"), "there is no game 'chess'")
    assert house.export(tmp_path / "out", "--game", "beasty_bar").code == 0


def test_a_folder_that_has_been_changed_is_found(house: House, tmp_path: Path) -> None:
    finished(house, 2)
    house.exported(tmp_path / "out")
    path = tmp_path / "out" / "beasty_bar" / "blocks.jsonl"
    text = path.read_text("utf-8")
    path.write_text(text.replace('"games":2', '"games":3'), "utf-8")
    refused(run("verify-record", path.parent), "has 2 games, not 3")
    path.write_text(text.replace('"version":1', '"version":0', 1), "utf-8")
    refused(run("verify-record", path.parent), "it holds version 0 of beasty_bar, and this is version 1")
    path.write_text(text, "utf-8")
    games = path.parent / "games" / "000000.parquet"
    games.write_bytes(games.read_bytes() + b" ")
    refused(run("verify-record", path.parent), "its SHA-256 differs")


def test_without_pyarrow_the_extra_is_named(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.startswith("biberbau.lab.record.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused(house.export(tmp_path / "out"), 'pip install "biberbau[record]"')
