"""Programs at the table, over HTTP: what they may do, what they are told, and what they are never told."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from biberbau.client import Client, RefusedByServerError, Seen, State, run, run_async
from biberbau.games import game_ids, kind
from biberbau.match import Position, View
from biberbau.match.history import written
from biberbau.web.app import routes_protocol
from biberbau.web.app.protocol_document import document
from biberbau.web.app.protocol_schemas import COMPONENTS
from biberbau.web.domain.table_document import TableDocument
from cli.running import pipe, refused
from cli.running import run as command

from .browsing import PATIENCE
from .programs import Ear, Json, Robot, token_of, validator
from .serving import Person, Running

DOCS = Path(__file__).parents[2] / "docs" / "api.md"
GAME = "beasty_bar"

pytestmark = pytest.mark.compiled


@pytest.fixture
def robot(running: Running, anna: Person) -> Iterator[Robot]:
    with Robot(running, token_of(anna, "Robo")) as made:
        yield made


@pytest.fixture
def other(running: Running, anna: Person) -> Iterator[Robot]:
    with Robot(running, token_of(anna, "Zwei")) as made:
        yield made


def table_of(robot: Robot, other: Robot, **wished: object) -> str:
    """A running table of two programs."""
    table = robot.post("tables", 201, game=GAME, options={"players": 2}, **wished)["table"]
    other.post(f"tables/{table}/join")
    robot.post(f"tables/{table}/start")
    return str(table)


# ------------------------------------------------------------------------------------------------ the document


def test_every_route_is_in_the_document() -> None:
    documented = {
        (method.upper(), path) for path, methods in document()["paths"].items() for method in methods
    }
    routes = {
        (method, r.path) for r in routes_protocol.router.routes for method in (r.methods or set()) - {"HEAD"}
    }
    assert documented == routes and len(routes) == 19


def test_the_document_is_openapi(anna: Person) -> None:
    answer = anna.get("/api/openapi.json")
    assert (answer.status_code, answer.json()) == (200, document())
    assert document()["openapi"].startswith("3.1")
    for name in COMPONENTS:
        assert f"#/components/schemas/{name}" in json.dumps(document()["paths"]) + json.dumps(COMPONENTS)


def test_the_page_names_every_route_and_every_schema(anna: Person) -> None:
    page = anna.get("/api").text
    assert all(f"<code>{path}</code>" in page for path in document()["paths"])
    assert all(f'id="{name}"' in page for name in COMPONENTS)


def test_answers_are_as_the_document_says(robot: Robot, other: Robot) -> None:
    validator({"type": "object"})  # skips without somebody else's reading
    robot.checks = other.checks = True
    for path in ("account", "games", "tables"):
        robot.get(path)
    table = robot.post("tables", 201, game=GAME, options={"players": 2}, listed=True)["table"]
    assert robot.get("tables", game=GAME)["tables"]
    ears = [Ear(robot), Ear(other), Ear(robot, f"tables/{table}/stream?observation=true")]
    ears.append(Ear(robot, f"tables/{table}/document/stream?lang=de"))
    robot.get(f"tables/{table}/document")
    code = robot.server.record(table).code
    assert robot.get(f"codes/{code}")["tables"][0]["table"] == table
    robot.get("codes/12", 404)
    other.post(f"tables/{table}/join", seat=1, words="my own luck")
    robot.post(f"tables/{table}/start", 409)
    robot.post(f"tables/{table}/actions", 400, action="play 1")
    robot.post(f"tables/{table}/actions", 409, action="play 1", stamp="77.0")
    robot.get("tables/nowhere", 404)
    seen = robot.get(f"tables/{table}", observation="true")
    while not seen["result"]:
        for one in (robot, other):
            seen = one.get(f"tables/{table}")
            if seen["your_turn"]:
                assert one.get(f"tables/{table}/document", lang="de")["picks"]
                one.play(table, seen)
    assert robot.get(f"tables/{table}/story", lang="de", since="3")["lines"]
    told, later = (
        robot.get(f"tables/{table}/history"),
        robot.get(f"tables/{table}/history", since="3")["history"],
    )
    assert told["goes_by"] == "state" and later == [one for one in told["history"] if one["ply"] > 3] != []
    assert any(one.get("card") == "?" for one in told["history"])
    seen = robot.get(f"tables/{table}")
    loaded = Position.load({**seen["view"], "history": told["history"]})
    assert isinstance(loaded, View) and written(loaded.game.kind, loaded.history or ()) == told["history"]
    robot.post(f"tables/{table}/rematch")
    invited = ears[1].wait_for(lambda line: line["event"] == "invited")
    other.post(f"tables/{invited['table']}/join")
    robot.post(f"tables/{invited['table']}/leave")
    assert ears[2].ended.wait(PATIENCE) and ears[3].ended.wait(PATIENCE)
    for ear, name in zip(ears, ("Event", "Event", "State", "TableNews"), strict=True):
        ear.close()
        fits = validator({"$ref": f"#/components/schemas/{name}"})
        assert ear.lines and [wrong for line in ear.lines for wrong in fits(line)] == []


# ------------------------------------------------------------------------------------------------------ documents


def without_number(document: Json) -> TableDocument:
    """A document as its types have it; its number is that of its reader."""
    return msgspec.convert({**document, "v": 1}, TableDocument)


def test_a_program_follows_a_table_by_its_document(running: Running, robot: Robot, other: Robot) -> None:
    """From the lobby to the end it has what it would be told if it asked, and so has one that comes later."""
    table = robot.post("tables", 201, game=GAME, options={"players": 2})["table"]
    seen: list[Seen] = []
    begun, half = threading.Event(), threading.Event()

    def follow() -> None:
        with Client(running.url, robot.token) as client:
            for one in client.documents(table, "de"):
                seen.append(one)
                begun.set()

    def come_later() -> TableDocument:
        with Client(running.url, robot.token) as client:
            half.wait(PATIENCE)
            return without_number(list(client.documents(table, "de"))[-1].document)

    with ThreadPoolExecutor(2) as threads:
        following, late = threads.submit(follow), threads.submit(come_later)
        assert begun.wait(PATIENCE)
        other.post(f"tables/{table}/join")
        state = robot.post(f"tables/{table}/start")
        while not state["result"]:
            for one in (robot, other):
                state = one.get(f"tables/{table}")
                if state["your_turn"]:
                    state = one.play(table, state)
            if state["ply"] > 10:
                half.set()
        following.result(PATIENCE)
        told = late.result(PATIENCE)
    last = robot.get(f"tables/{table}/document", lang="de")
    assert without_number(seen[-1].document) == told == without_number(last)
    assert (seen[0].document["status"], seen[-1].document["status"]) == ("lobby", "over")
    assert {one["event"] for step in seen for one in step.movements} >= {"plays", "draws"}
    assert any(one.document.get("picks") for one in seen) and not last.get("picks")
    assert seen[-1].document["lines"] and seen[-1].document["lang"] == "de"


def test_a_document_is_for_those_who_sit_there(robot: Robot, other: Robot) -> None:
    table = robot.post("tables", 201, game=GAME, options={"players": 2})["table"]
    for path in ("document", "document/stream"):
        assert other.get(f"tables/{table}/{path}", 403)["key"] == "not-seated"
    assert robot.get(f"tables/{table}/document", 400, lang="xx")["field"] == "query.lang"


# ---------------------------------------------------------------------------------------------------- whole games


def plays(running: Running, token: str, games: int = 1) -> threading.Thread:
    thread = threading.Thread(target=run, args=("greedy", running.url, token, games), daemon=True)
    thread.start()
    return thread


def test_two_programs_play_a_whole_game_and_its_rematch(running: Running, robot: Robot, other: Robot) -> None:
    players = [plays(running, one.token, 2) for one in (robot, other)]
    table = table_of(robot, other)
    until = time.monotonic() + PATIENCE
    while not robot.get(f"tables/{table}")["result"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    again = robot.post(f"tables/{table}/rematch")["table"]
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()
    over = robot.get(f"tables/{again}")
    assert over["status"] == "over" and over["result"]["winners"]
    assert running.record(again).seats[0].program


def test_a_program_plays_with_a_person(running: Running, anna: Person, robot: Robot) -> None:
    table = anna.open_table("Anna", "open")
    assert robot.post(f"tables/{table}/join", 403)["key"] == "people-only"
    form = {"name": "Anna", "option.players": "2", "seat1": "open", "programs": "1"}
    table = anna.post(f"/new/{GAME}", form).headers["location"].removeprefix("/t/")
    player = plays(running, robot.token)
    robot.post(f"tables/{table}/join")
    anna.post(f"/t/{table}/start")
    assert 'class="program"' in anna.get(f"/t/{table}").text  # everybody sees whom they play with
    while not (match := running.settled(table, 1)).over:
        anna.act(table, match.legal()[0].notation, match.ply)
    player.join(PATIENCE)
    assert not player.is_alive() and running.record(table).status == "over"


def test_a_program_that_dies_stops_nobody(own: Running, postgresql: str) -> None:
    """A bot plays on for it after the grace, as for anybody who is gone, and it plays again when it is back."""
    own.database, own.grace = postgresql, "1"
    own.start()
    with own.person() as anna:
        tokens = [token_of(anna, name) for name in ("Robo", "Zwei")]
    with Robot(own, tokens[0]) as robot, Robot(own, tokens[1]) as other:
        table = robot.post("tables", 201, game=GAME, options={"players": 2})["table"]
        ears = [Ear(robot), Ear(other)]
        other.post(f"tables/{table}/join")
        robot.post(f"tables/{table}/start")
        while not (match := own.match(table)).ply or match.to_act != 1:
            (robot if match.to_act == 0 else other).play(table)
        ears[1].close()  # it dies just when it is to decide
        watching = Ear(robot, f"tables/{table}/stream")
        watching.wait_for(lambda line: line["seats"][1]["stand_in"] == "gone")
        watching.wait_for(lambda line: line["deciding"] == [0] and line["ply"] > match.ply)
        back = Ear(other)
        watching.wait_for(lambda line: line["seats"][1]["stand_in"] == "", after=len(watching.lines) - 1)
        players = [plays(own, token) for token in tokens]
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive()
        assert robot.get(f"tables/{table}")["status"] == "over"
        for ear in (ears[0], watching, back):
            ear.close()


# ------------------------------------------------------------------------------------------- what is refused, and how


def test_a_token_is_needed_that_is_good(running: Running, anna: Person, ben: Person) -> None:
    token = token_of(anna, "Robo")
    cookie = anna.http.cookies["biberbau"]
    for wrong in ("bb_x", token[:-1], token + "a", cookie):
        with Robot(running, wrong) as nobody:
            assert nobody.get("account", 401)["key"] == "token"
    answer = anna.get("/api/bot/account")  # a person's cookie is no program's token
    assert answer.status_code == 401 and answer.headers["www-authenticate"].startswith("Bearer")
    with Robot(running, token) as robot:
        ear = Ear(robot)
        assert robot.get("account")["name"] == "Robo"
        program = anna.get("/bots").text.partition('name="program" value="')[2].partition('"')[0]
        assert ben.post("/bots/revoke", {"program": program}).status_code == 404
        assert anna.post("/bots/revoke", {"program": program}).status_code == 303
        robot.get("account", 401)
        assert ear.ended.wait(PATIENCE)
        ear.close()


def test_refusals_say_what_would_be_right(running: Running, robot: Robot, other: Robot, anna: Person) -> None:
    table = table_of(robot, other)
    robots = {0: robot, 1: other}
    first = running.match(table).to_act
    assert first is not None
    mine, theirs = robots[first], robots[1 - first]
    seen = mine.get(f"tables/{table}")
    told = mine.post(f"tables/{table}/actions", 409, action=seen["legal"][0]["id"], stamp="5.0")
    assert (told["key"], told["stamp"], told["legal"]) == ("stale", seen["stamp"], seen["legal"])
    told = theirs.post(f"tables/{table}/actions", 403, action="play 1", stamp="0.0")
    assert (told["key"], told["deciding"], told["legal"]) == ("not-your-turn", [first], [])
    legal = {one["notation"] for one in seen["legal"]}
    illegal = next(a.notation for a in kind(GAME).actions if a.word == "play" and a.notation not in legal)
    told = mine.post(f"tables/{table}/actions", 409, action=illegal, stamp="0.0")
    assert told["key"] == "illegal-why" and {one["notation"] for one in told["legal"]} == legal
    assert mine.post(f"tables/{table}/actions", 409, action="fly", stamp="0.0")["key"] == "no-action"
    assert mine.post(f"tables/{table}/actions", 409, action=10**9, stamp="0.0")["key"] == "no-action"
    again = [mine.play(table, seen) for _ in range(2)]  # its answer was lost: it stands once
    assert [one["ply"] for one in again] == [1, 1]
    with Robot(running, token_of(anna, "Drei")) as stranger:
        assert stranger.get(f"tables/{table}", 403)["key"] == "not-seated"
        stranger.get(f"tables/{table}/stream", 403)
        stranger.post(f"tables/{table}/actions", 403, action="play 1", stamp="0.0")
    bodies: tuple[Json, ...] = ({"seats": ["x"]}, {"extra": 1}, {"fill": 7}, {"options": {"players": None}})
    for body in bodies:
        assert robot.post("tables", 400, game=GAME, **body)["detail"]
    for options in ({"x": 1}, {"players": 99}, {"players": True}):
        assert robot.post("tables", 422, game=GAME, options=options)["detail"]
    assert robot.post("tables", 404, game="chess")["key"] == "no-game"
    mine.post(f"tables/{table}/leave")
    assert running.record(table).seats[first].stand_in == "out"


def test_a_table_of_programs_is_sealed_before_anybody_speaks(
    running: Running, robot: Robot, other: Robot
) -> None:
    """As people have it on their pages: the seal, then the words, for a program that opens a table, sits down and plays
    again.
    """
    seal = robot.get("seal")
    assert seal["commitment"] != robot.get("seal")["commitment"], "each opens one table"
    wished = {"game": GAME, "options": {"players": 2}}
    opened = robot.post("tables", 201, **wished, seal=seal["seal"], words="of the first")
    table = opened["table"]
    assert (
        opened["commitment"] == seal["commitment"] == hashlib.sha256(running.record(table).seed).hexdigest()
    )
    listed = robot.post("tables", 201, **wished, listed=True)["table"]
    (found,) = [one for one in other.get("tables")["tables"] if one["table"] == listed]
    assert found["commitment"] == hashlib.sha256(running.record(listed).seed).hexdigest()
    other.post(f"tables/{table}/join", words="of the second")
    assert robot.post(f"tables/{table}/start")["next_commitment"] is None
    assert running.record(table).words == ("of the first", "of the second")
    assert robot.post("tables", 409, **wished, seal=seal["seal"])["key"] == "seal-used"
    assert robot.post("tables", 409, **wished, seal="0.0")["key"] == "seal-foreign"
    assert robot.post("tables", 422, **wished, words="and no seal")["key"] == "words-first"
    state = robot.get(f"tables/{table}")
    while not state["result"]:
        for one in (robot, other):
            now = one.get(f"tables/{table}")
            if now["legal"]:
                one.play(table, now)
        state = robot.get(f"tables/{table}")
    again = robot.post(f"tables/{table}/rematch", words="once more", seal=state["next_commitment"])
    assert again["commitment"] == state["next_commitment"]
    assert running.record(again["table"]).seats[0].words == "once more"


def test_games_for_the_ranking_are_for_people_alone(anna: Person, robot: Robot) -> None:
    form = {"name": "Anna", "option.players": "2", "seat1": "open", "ranked": "1", "clock": "live 300 10"}
    table = anna.post(f"/new/{GAME}", form).headers["location"].removeprefix("/t/")
    assert robot.post(f"tables/{table}/join", 403)["key"] == "people-only"
    assert "leave out the programs" in anna.post(f"/new/{GAME}", form | {"programs": "1"}).text


def test_a_person_who_takes_any_seat_expects_people(running: Running, anna: Person, robot: Robot) -> None:
    table = robot.post("tables", 201, game=GAME, options={"players": 2}, listed=True)["table"]
    found = (
        anna.post("/play", {"game": GAME, "name": "Anna"}).headers["location"].split("/")[2].partition("?")[0]
    )
    assert found != table and not running.record(found).terms.programs
    page = anna.get(f"/t/{table}/join").text  # on purpose they can, and see what it is
    assert "(program)" in page and "programs may play" in page
    anna.sit_down(table, "Anna")
    assert running.record(table).status == "playing"


def test_somebody_has_ten_programs_at_most(running: Running) -> None:
    with running.person() as zoe:
        for number in range(10):
            token = token_of(zoe, f"Robo {number}")
        page = zoe.get("/bots").text
        assert page.count('name="program"') == 10 and token not in page
        assert zoe.post("/bots", {"name": "One more"}).status_code == 409


# ------------------------------------------------------------------------------------------------- what they know


@pytest.mark.parametrize("game", game_ids())
def test_a_view_says_all_that_an_observation_says(running: Running, robot: Robot, game: str) -> None:
    """So a client needs no server to encode what it sees."""
    players = kind(game).players[0]
    opened: Json = robot.post(
        "tables", 201, game=game, options={"players": players}, seats=["relaxed"] * (players - 1)
    )
    ear = Ear(robot, f"tables/{opened['table']}/stream?observation=true")
    ear.wait_for(lambda line: line["your_turn"])
    ear.close()
    for line in ear.lines:
        state = State(line)
        assert state.view.encode().tolist() == line["observation"]
        assert [one.id for one in state.legal] == [at for at, legal in enumerate(line["mask"]) if legal]
        assert state.view.legal == state.legal or not state.your_turn
    robot.post(f"tables/{opened['table']}/leave")


def test_a_state_is_what_its_seat_may_know(running: Running, robot: Robot, other: Robot) -> None:
    table = table_of(robot, other)
    match = running.match(table)
    for seat, one in enumerate((robot, other)):
        assert one.get(f"tables/{table}")["view"] == json.loads(json.dumps(match.view(seat).document()))
    assert running.record(table).seed.hex() not in json.dumps(robot.get(f"tables/{table}"))


def test_a_person_is_told_what_programs_are_kept(anna: Person, robot: Robot) -> None:
    kept = anna.get("/you/download").json()
    assert [one["name"] for one in kept["programs"]] == ["Robo"]
    assert anna.post("/you/forget", {"sure": "1"}).status_code == 200
    assert "token" not in json.dumps(kept)


def test_an_illegal_choice_is_raised_and_nothing_else_is_played(
    running: Running, robot: Robot, other: Robot
) -> None:
    table = table_of(robot, other)
    first = (robot, other)[running.match(table).to_act or 0]
    legal = {one["notation"] for one in first.get(f"tables/{table}")["legal"]}
    illegal = next(a.notation for a in kind(GAME).actions if a.word == "play" and a.notation not in legal)
    with pytest.raises(RefusedByServerError, match="409 illegal"):
        run(lambda view, seed: illegal, running.url, first.token)
    assert running.match(table).ply == 0
    with Client(running.url, first.token) as client:
        client.leave(table)


# ------------------------------------------------------------------------------------------------ the documentation


def example(language: str) -> str:
    """The one block of that language in the documentation of the protocol."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    return str(found)


@pytest.mark.process
@pytest.mark.skipif(None in map(shutil.which, ("bash", "curl", "jq")), reason="there is no curl or no jq")
def test_the_example_with_curl(running: Running) -> None:
    script = example("bash").replace("https://table.example", running.url)
    told = subprocess.run(["bash", "-eu"], input=script, capture_output=True, text=True, timeout=PATIENCE)
    assert (told.returncode, told.stderr) == (0, "")
    who, watch, result = told.stdout.splitlines()
    assert json.loads(who) == {"name": "Robo", "tables": []}
    table = watch.split()[0].rpartition("/")[2]
    match = running.match(table)
    assert match.over and json.loads(result) == {"scores": [*match.scores], "winners": [*match.winners]}


def test_the_example_in_python(running: Running, anna: Person) -> None:
    token = token_of(anna, "Robo")
    code = example("py").replace("https://table.example", running.url).replace("bb_…", token)
    exec(compile(code, str(DOCS), "exec"), {})
    with Robot(running, token) as robot:
        assert robot.get("account")["tables"] == []


@pytest.mark.process
def test_a_bot_of_ours_is_a_program_by_a_command(running: Running, robot: Robot, other: Robot) -> None:
    table = robot.post("tables", 201, game=GAME, options={"players": 2}, listed=True)["table"]
    player = plays(running, robot.token)
    told = pipe(
        "bot", running.url, "--token", other.token, "--join", table, "--games", 1, "--player", "random"
    )
    player.join(PATIENCE)
    assert (told.code, told.error) == (0, "")
    scores = ", ".join(map(str, running.match(table).scores))
    assert told.out.splitlines() == [f"began {table}", f"ended {table}: {scores} (seat 1)"]
    refused(command("bot", running.url, "--token", "bb_x", "--games", 1), "401 token: show a program's token")


def test_a_program_plays_at_several_tables_at_a_time(running: Running, robot: Robot) -> None:
    for _ in range(3):
        robot.post("tables", 201, game=GAME, options={"players": 2}, seats=["relaxed"])
    with ThreadPoolExecutor(1) as thread:  # the browser's tests leave a loop running in this one
        thread.submit(asyncio.run, run_async("greedy", running.url, robot.token, 3)).result(PATIENCE)
    assert robot.get("account")["tables"] == []
