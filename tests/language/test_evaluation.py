"""A model behind a chat endpoint is evaluated: here the endpoint is a server in a thread, and nothing is a real model."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from biberbau.language.ladder import row_of
from cli.running import Ran, refused, run

pytest.importorskip("httpx")

Answers = Callable[["Fake", dict[str, Any]], tuple[int, Any]]


def said(text: str, finish: str = "stop") -> tuple[int, Any]:
    """A completion of 100 tokens for the question and 7 for the answer."""
    usage = {"prompt_tokens": 100, "completion_tokens": 7}
    return 200, {"choices": [{"message": {"content": text}, "finish_reason": finish}], "usage": usage}


class Fake:
    """A chat endpoint. ``asked``: the bodies of all requests; ``keys``: what they were authorised by."""

    def __init__(self, answers: Answers) -> None:
        self.asked: list[dict[str, Any]] = []
        self.keys: set[str | None] = set()
        self.at_once = self.most_at_once = 0
        fake, lock = self, threading.Lock()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                with lock:
                    fake.asked.append(body)
                    fake.keys.add(self.headers.get("authorization"))
                    fake.at_once += 1
                    fake.most_at_once = max(fake.at_once, fake.most_at_once)
                status, document = answers(fake, body)
                with lock:
                    fake.at_once -= 1
                sent = document if isinstance(document, bytes) else json.dumps(document).encode()
                self.send_response(status if self.path == "/v1/chat/completions" else 404)
                if status == 429:
                    self.send_header("retry-after", "0")
                self.send_header("content-length", str(len(sent)))
                self.end_headers()
                self.wfile.write(sent)

            def log_message(self, *arguments: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def serve() -> Iterator[Callable[[Answers], Fake]]:
    fakes: list[Fake] = []

    def start(answers: Answers) -> Fake:
        fakes.append(Fake(answers))
        return fakes[-1]

    yield start
    for fake in fakes:
        fake.close()


def first(fake: Fake, body: dict[str, Any]) -> tuple[int, Any]:
    """A player that picks the first option, by its notation."""
    found = re.search(r"^\[1\] (.+?) — ", body["messages"][-1]["content"], re.MULTILINE)
    assert found
    return said(f"I could take [99], but I choose [{found[1]}].")


BEASTY = ("--game", "beasty_bar:players=2,animals=6,hand=3")
NAME = "beasty_bar players=2 animals=6 hand=3"
"""A game of a dozen plies."""


def evaluate(fake: Fake, journal: Path, *arguments: str) -> Ran:
    command = (
        "--base-url",
        fake.url,
        "--journal",
        str(journal),
        "--opponents",
        "random",
        "--json",
        *arguments,
    )
    return run("evaluate-llm", "tiny", *command, "--retries", "3")


def lines(journal: Path, kind: str) -> list[dict[str, Any]]:
    entries = [json.loads(line) for line in journal.read_text("utf-8").splitlines()]
    return [entry for entry in entries if entry["kind"] == kind]


def test_games_of_one_deal_count_as_one_in_intervals() -> None:
    won = {"share": 1.0, "score": 3, "place": 1}
    games = [won | {"game": f"beasty_bar deal={deal} seat={seat}"} for deal in range(2) for seat in range(3)]
    row = row_of("tiny", games)
    assert row is not None and row.standing.games == 6 and row.standing.rates == [1.0, 1.0]


def test_each_deal_is_played_from_every_seat_beside_bots(
    serve: Callable[[Answers], Fake], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MY_KEY", "secret-of-mine")
    fake, journal = serve(first), tmp_path / "tiny.jsonl"
    ran = evaluate(
        fake,
        journal,
        *BEASTY,
        *("--game", "beasty_bar:players=3,animals=4,hand=2", "--deals", "2", "--compare", "random,greedy:1"),
        *("--key-env", "MY_KEY", "--price-in", "1", "--price-out", "10", "--temperature", "0.5"),
    )
    assert ran.code == 0, ran.error
    found = ran.document
    assert found["state"] == "done" and found["games"] == {"finished": 10, "planned": 10}
    beasty, every = found["ladder"][NAME], found["ladder"]["all games"]
    assert {row["name"] for row in beasty} == {"tiny", "random", "greedy:1"}
    rates = [row["win_rate"] for row in every]
    assert rates == sorted(rates, reverse=True)
    assert all(row["games"] == 10 and row["ci95"][0] < row["win_rate"] + 1e-9 for row in every)
    (row,) = (row for row in every if row["name"] == "tiny")
    assert row["wrong_rate"] == 0 and row["requests"] == row["decisions"] == len(fake.asked)
    assert row["tokens_a_game"] == round(107 * len(fake.asked) / 10, 1)
    assert row["price_a_game"] == pytest.approx(len(fake.asked) * 170 / 1e6 / 10, abs=1e-6)
    seats = {(entry["of"], entry["game"].split("deal=")[1]) for entry in lines(journal, "game")}
    assert len(seats) == 10
    assert fake.keys == {"Bearer secret-of-mine"}
    assert "secret-of-mine" not in journal.read_text("utf-8")
    sent = fake.asked[0]
    assert sent["model"] == "tiny" and sent["temperature"] == 0.5
    assert sent["messages"][0]["role"] == "system" and "What it is about" in sent["messages"][0]["content"]
    assert sent["messages"][-1]["content"].count("Your options:") == 1


def test_earlier_decisions_are_told_without_their_tables(
    serve: Callable[[Answers], Fake], tmp_path: Path
) -> None:
    fake = serve(first)
    evaluate(fake, tmp_path / "j", *BEASTY, "--deals", "1", "--history", "2", "--compare", "none")
    longest = max(fake.asked, key=lambda body: len(body["messages"]))["messages"]
    assert [one["role"] for one in longest] == ["system", *("user", "assistant") * 2, "user"]
    assert "Your options:" not in longest[1]["content"] and "To decide now:" in longest[1]["content"]
    assert re.fullmatch(r"\[[\w ]+\]", longest[2]["content"])


def test_people_read_one_row_for_each_player(serve: Callable[[Answers], Fake], tmp_path: Path) -> None:
    fake = serve(first)
    command = ("--base-url", fake.url, "--journal", str(tmp_path / "j"), "--opponents", "random", *BEASTY)
    ran = run("evaluate-llm", "tiny", *command, "--deals", "1", "--lang", "de", "--compare", "random")
    assert ran.code == 0, ran.error
    assert "2 von 2 Partien" in ran.error and "Alle Partien sind gespielt." in ran.error
    header, *rows = ran.out.strip().splitlines()[1:]
    assert " ".join(header.split()) == "wer Partien Siege 95 % Platz falsch Token je Partie Preis je Partie"
    assert len(rows) == 2


def test_garbage_is_counted_by_kind(serve: Callable[[Answers], Fake], tmp_path: Path) -> None:
    answers = ["no idea", "[]", "[99]", "[play unicorn]", "[odd]", "", "cut o"]

    def garbage(fake: Fake, body: dict[str, Any]) -> tuple[int, Any]:
        text = answers[len(fake.asked) % len(answers)]
        return said(text, "length" if text == "cut o" else "stop")

    fake = serve(garbage)
    ran = evaluate(fake, tmp_path / "j", *BEASTY, "--deals", "1", "--errors", "1", "--compare", "none")
    (row,) = ran.document["ladder"][NAME]
    assert row["wrong_rate"] == 1 and row["by_lot"] == row["decisions"] == row["requests"] / 2
    assert row["games"] == 2 and row["lost_by_errors"] == 0
    counts = row["wrong"]
    assert sum(counts.values()) == row["requests"]
    for kind in ("brackets", "empty", "number", "unknown", "silent", "cut"):
        assert counts[kind] > 0
    corrected = [body["messages"][-1]["content"] for body in fake.asked[1::2]]
    assert all(text.startswith("That was not a valid answer.") for text in corrected)
    assert all("a random option is played for you." in text for text in corrected)


def test_wrong_answers_can_lose_the_game(serve: Callable[[Answers], Fake], tmp_path: Path) -> None:
    fake = serve(lambda fake, body: said("hm"))
    arguments = ("--deals", "1", "--errors", "0", "--on-error", "loss", "--compare", "random")
    ran = evaluate(fake, tmp_path / "j", *BEASTY, *arguments)
    row = next(row for row in ran.document["ladder"][NAME] if row["name"] == "tiny")
    assert (row["games"], row["win_rate"], row["place"], row["lost_by_errors"]) == (2, 0, 2, 2)
    assert len(fake.asked) == 2


def test_busy_servers_are_waited_for(
    serve: Callable[[Answers], Fake], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biberbau.language.endpoint.LONGEST_WAIT", 0.01)

    def busy(fake: Fake, body: dict[str, Any]) -> tuple[int, Any]:
        turn = len(fake.asked) % 4
        return (
            (429, {"error": "slow down"}) if turn == 1 else (503, b"oops") if turn == 2 else first(fake, body)
        )

    journal = tmp_path / "j"
    ran = evaluate(serve(busy), journal, *BEASTY, "--deals", "1", "--compare", "none")
    assert ran.code == 0, ran.error
    assert {entry["status"] for entry in lines(journal, "failed")} == {429, 503}
    assert ran.document["spent"]["failed"] == len(lines(journal, "failed"))
    assert ran.document["spent"]["requests"] == len(lines(journal, "request"))


@pytest.mark.parametrize(
    ("answer", "says", "requests"),
    [
        ((401, {"error": "bad key"}), "answers 401: ", 1),
        ((500, b"always"), "has failed 4 times, last with 500: always", 4),
        ((200, {"hello": 1}), "answers something that is no chat completion", 1),
        ((200, b"<html>"), "answers something that is no chat completion", 1),
    ],
)
def test_endpoints_that_are_no_use(
    answer: tuple[int, Any],
    says: str,
    requests: int,
    serve: Callable[[Answers], Fake],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("biberbau.language.endpoint.LONGEST_WAIT", 0.01)
    fake = serve(lambda fake, body: answer)
    ran = evaluate(fake, tmp_path / "j", *BEASTY, "--deals", "1")
    assert ran.code == 2 and says in ran.error
    assert "Run the same command again" in ran.error
    assert len(fake.asked) == requests
    assert ran.document["ladder"][NAME] == []


def test_an_endpoint_where_nobody_answers_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biberbau.language.endpoint.LONGEST_WAIT", 0.01)
    command = ("--base-url", "http://127.0.0.1:9/v1", "--journal", str(tmp_path / "j"), *BEASTY)
    ran = run("evaluate-llm", "tiny", *command, "--retries", "1")
    assert ran.code == 2 and "has failed 2 times, last with ConnectError" in ran.error


@pytest.mark.parametrize(
    ("limit", "says", "most"),
    [
        (("--budget-requests", "7"), "requests", 7),
        (("--budget-tokens", "500"), "tokens", 5),
        (("--budget-cost", "0.0005", "--price-in", "1", "--price-out", "1"), "money", 5),
        (("--budget-minutes", "0"), "time", 0),
    ],
)
def test_budgets_end_it_and_a_larger_one_goes_on(
    limit: tuple[str, ...], says: str, most: int, serve: Callable[[Answers], Fake], tmp_path: Path
) -> None:
    fake, journal = serve(first), tmp_path / "j"
    arguments = (*BEASTY, "--deals", "1", "--compare", "none")
    ran = evaluate(fake, journal, *arguments, *limit)
    assert ran.code == 0 and ran.document["state"] == "budget"
    assert f"The budget for {says} is used up." in ran.error
    assert len(fake.asked) == most
    again = evaluate(fake, journal, *arguments)
    assert again.document["state"] == "done"
    assert len(fake.asked) == again.document["spent"]["requests"] == len(lines(journal, "request"))
    whole = serve(first)
    alone = evaluate(whole, tmp_path / "whole", *arguments)
    assert alone.document["ladder"] == {
        name: [
            {**row, "seconds_a_request": alone.document["ladder"][name][0]["seconds_a_request"]}
            for row in rows
        ]
        for name, rows in again.document["ladder"].items()
    }


def test_several_games_at_a_time_come_to_the_same(serve: Callable[[Answers], Fake], tmp_path: Path) -> None:
    def slow(fake: Fake, body: dict[str, Any]) -> tuple[int, Any]:
        time.sleep(0.02)
        return first(fake, body)

    found = []
    for concurrency in (1, 4):
        fake, journal = serve(slow), tmp_path / f"j{concurrency}"
        evaluate(
            fake, journal, *BEASTY, "--deals", "2", "--compare", "none", "--concurrency", str(concurrency)
        )
        assert (fake.most_at_once > 1) == (concurrency > 1)
        found.append({entry["game"]: (entry["place"], entry["actions"]) for entry in lines(journal, "game")})
    assert found[0] == found[1] and len(found[0]) == 4


def started(fake: Fake, journal: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "biberbau", "evaluate-llm", "tiny", "--base-url", fake.url]
    return subprocess.Popen(
        [*command, "--journal", str(journal), "--opponents", "random", *BEASTY, "--deals", "2", "--json"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"NO_COLOR": "1"},
        # A process in a shell's background is born deaf to Ctrl-C, and so are its children.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


def wait_for(there: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    until = time.monotonic() + 600
    while not there():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.process
@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGINT], ids=["killed", "interrupted"])
def test_what_is_killed_goes_on_and_asks_nothing_twice(
    ending: signal.Signals, serve: Callable[[Answers], Fake], tmp_path: Path
) -> None:
    ended = threading.Event()

    def unhurried(fake: Fake, body: dict[str, Any]) -> tuple[int, Any]:
        if len(fake.asked) == 8:
            ended.wait(600)
        return first(fake, body)

    fake, journal = serve(unhurried), tmp_path / "j"
    process = started(fake, journal)
    wait_for(lambda: len(fake.asked) >= 8, process)
    process.send_signal(ending)
    time.sleep(0.5)  # so it has heard of it before the answer comes that is under way
    ended.set()
    out, error = process.communicate(timeout=600)
    if ending == signal.SIGINT:
        assert process.returncode == 130
        assert (
            "Every answer that was paid for has been saved" in error and "Run the same command again" in error
        )
        assert json.loads(out)["state"] == "interrupted"
        assert len(lines(journal, "request")) == len(fake.asked)
    else:
        with journal.open("ab") as file:
            file.write(b'{"kind": "requ')  # what a kill may leave behind
    known = len([line for line in journal.read_bytes().splitlines() if b'"kind": "request"' in line])
    before = len(fake.asked)
    ran = evaluate(fake, journal, *BEASTY, "--deals", "2")
    assert ran.code == 0, ran.error
    requests = lines(journal, "request")
    assert len(fake.asked) - before == len(requests) - known
    assert before - known <= 1  # the one that was under way when it was killed
    assert len({(entry["game"], entry["ply"]) for entry in requests}) == len(requests)
    assert ran.document["games"]["finished"] == 4


def test_a_journal_belongs_to_its_plan(serve: Callable[[Answers], Fake], tmp_path: Path) -> None:
    fake, journal = serve(first), tmp_path / "j"
    evaluate(fake, journal, *BEASTY, "--deals", "1", "--compare", "none")
    asked = len(fake.asked)
    more = evaluate(fake, journal, *BEASTY, "--deals", "2", "--compare", "none")
    assert more.document["games"] == {"finished": 4, "planned": 4} and len(fake.asked) > asked
    refused(evaluate(fake, journal, *BEASTY, "--seed", "9"), 'was begun with seed "0", not "9"')
    changed = journal.read_text("utf-8").replace('"digest": "', '"digest": "x', 1)
    journal.write_text(
        "\n".join(line for line in changed.splitlines() if '"kind": "game"' not in line) + "\n"
    )
    assert "are not those of this version any more" in evaluate(fake, journal, *BEASTY, "--deals", "1").error
    journal.write_text("hello\n")
    refused(evaluate(fake, journal, *BEASTY), "line 1: no entry of a journal")
    journal.write_text('{"kind": "other"}\n')
    refused(evaluate(fake, journal, *BEASTY), "no journal of this kind")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--game", "chess"), "chess"),
        (("--game", "beasty_bar:players=9"), "option players"),
        ((*BEASTY, *BEASTY), "the same game is named twice"),
        ((*BEASTY, "--opponents", "hal"), "there is no bot 'hal'"),
        ((*BEASTY, "--body", "[1]"), "--body: a JSON object expected"),
        ((*BEASTY, "--body", '{"model": "x"}'), "model is set by the evaluation itself"),
        ((*BEASTY, "--key-env", "NO_SUCH_KEY"), "the environment variable NO_SUCH_KEY is not set"),
        ((*BEASTY, "--budget-cost", "1"), "needs both prices"),
        ((*BEASTY, "--rules", "some"), "rules are one of"),
        ((*BEASTY, "--on-error", "cry"), "on_error is one of"),
        ((*BEASTY, "--lang", "xx"), "there is no language 'xx'"),
        ((*BEASTY, "--compare", "hal"), "there is no bot 'hal'"),
        ((*BEASTY, "--base-url", "localhost:8000"), "an address like http://localhost:8000/v1 expected"),
        ((*BEASTY, "--base-url", "http://host:port"), "is no address"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    arguments: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    command = ("--base-url", "http://127.0.0.1:9/v1", "--journal", str(tmp_path / "j"))
    refused(run("evaluate-llm", "tiny", *command, *arguments), says)
    assert not (tmp_path / "j").exists()
