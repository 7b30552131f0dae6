"""``biberbau replay`` and ``biberbau verify``."""

from __future__ import annotations

import json
import random
import unicodedata
from pathlib import Path

import pytest

from biberbau import Game, Match
from biberbau.cli.replay import _Shown
from biberbau.errors import ReplayError
from biberbau.games import game_ids
from biberbau.match import drawing

from .running import pipe, refused, run

VERSION_1 = Path(__file__).parent.parent / "match" / "version_1"


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished game."""
    found = Match(Game.of("beasty_bar", {"players": 3}), "replay", words=["frogs", "", "Kröten"])
    dice = random.Random(5)
    while not found.over:
        found.play(dice.choice(found.legal()))
    return found


@pytest.fixture
def file(tmp_path: Path, match: Match) -> Path:
    path = tmp_path / "replay.json"
    path.write_text(json.dumps(match.save()))
    return path


def test_the_whole_story_is_printed(file: Path, match: Match) -> None:
    printed = run("replay", file).out
    assert "begins." in printed
    assert "the party is over." in printed
    assert printed.splitlines()[-2] == "Result: " + ", ".join(
        f"{score} for {name}" for name, score in zip(("Red", "Blue", "Green"), match.scores, strict=True)
    )
    assert "zieht" not in run("replay", file, "--lang", "de", "--as", "spectator").out


def test_a_single_moment_is_shown(file: Path, match: Match) -> None:
    printed = run("replay", file, "--at", 1).out
    assert printed.startswith(f"1. {match.history[0].notation}\n")
    assert "4 × ?" not in printed
    assert "4 × ?" in run("replay", file, "--at", 1, "--as", "blue").out
    document = run("replay", file, "--at", 1, "--json").document
    assert (document["at"], document["count"], document["scores"]) == (1, match.ply, None)
    assert len(document["actions"]) == match.ply
    seen = run("replay", file, "--at", 1, "--as", "spectator", "--json").document
    assert seen["actions"] is None
    assert "?" in json.dumps(seen["position"])
    last = run("replay", file, "--json").document
    assert last["scores"] == list(match.scores)
    assert last["winners"] == list(match.winners)
    refused(run("replay", file, "--at", 999), f"--at: a number from 0 to {match.ply} expected")


@pytest.mark.parametrize("game", game_ids())
def test_verify_files_of_version_1(game: str) -> None:
    """Recorded when the players of a table had one text together; they are dealt as they were then."""
    ran = run("verify", VERSION_1 / f"{game}.json", "--json")
    assert ran.code == 0, ran.document
    recorded = json.loads((VERSION_1 / f"{game}.json").read_text("utf-8"))
    assert (ran.document["words"], ran.document["actions"]) == (None, len(recorded["actions"]))
    changed = json.dumps({**recorded, "entropy": recorded["entropy"] + "."})
    assert run("verify", "-", text=changed).code == 1


def test_replays_from_a_position(tmp_path: Path) -> None:
    start = Match(Game.of("beasty_bar", {"players": 2}), 1).position()
    match = Match(start.game, 1, start=start)
    match.play(match.legal()[0])
    path = tmp_path / "start.json"
    path.write_text(json.dumps(match.save()))
    assert run("replay", path).code == 0
    assert run("verify", path, "--json").document["over"] is False


@pytest.mark.process
def test_a_replay_that_holds_is_verified(file: Path, match: Match) -> None:
    ran = pipe("verify", file, "--json")
    assert ran.code == 0
    assert ran.document == {
        "ok": True,
        "game": "beasty_bar",
        "commitment": match.commitment,
        "words": ["frogs", "", "Kröten"],
        "actions": match.ply,
        "over": True,
        "scores": list(match.scores),
        "winners": list(match.winners),
    }
    printed = run("verify", file, "--commitment", match.commitment, "--words", "frogs").out
    assert printed.startswith("ok: ")
    assert printed.splitlines()[-3:] == [
        "seat 0 added: frogs",
        "seat 1 added no words",
        "seat 2 added: Kröten",
    ]
    apart = unicodedata.normalize("NFD", "Kröten")
    assert apart != "Kröten" and run("verify", file, "--words", apart).code == 0  # as a Mac may write it
    ran = run("verify", file, "--words", "frogs", "--words", "toads")
    assert (ran.code, "no seat's words are 'toads'" in ran.error) == (1, True)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("seed", "00", "commitment: it does not belong to this seed"),
        ("commitment", "00", "commitment: it does not belong to this seed"),
        ("scores", [9, 9, 9], "scores: the replay ends with"),
        ("actions", ["play 99"], "action 1: 'play 99' is no action"),
        ("options", {"players": 9}, "option players"),
        ("format", "x", "format: "),
        ("words", ["frogs", ""], "words of 3 seats expected, not of 2"),
        ("words", "frogs", "words: missing or of the wrong type"),
        ("words", ["frogs", 7, ""], "words are one text for each seat"),
        ("words", ["frogs", "\0", ""], "the words of seat 1 have characters that nobody can see"),
        ("words", ["frogs", "x" * 201, ""], "the words of seat 1 have 201 characters"),
        ("words", ["Frogs", "", "Kröten"], "action "),
    ],
)
def test_verify_says_what_does_not_hold(match: Match, field: str, value: object, reason: str) -> None:
    spoiled = json.dumps({**match.save(), field: value})
    ran = run("verify", "-", "--json", text=spoiled)
    assert ran.code == 1
    assert ran.document["ok"] is False
    assert ran.document["reason"].startswith(reason)
    plain = run("verify", "-", text=spoiled)
    assert plain.code == 1
    assert reason in plain.error


def test_verify_wants_the_published_commitment(file: Path, match: Match) -> None:
    ran = run("verify", file, "--commitment", "00", "--json")
    assert ran.code == 1
    assert ran.document["reason"].startswith("commitment: ")
    document = match.save()
    del document["commitment"]
    ran = run("verify", "-", text=json.dumps(document))
    assert ran.code == 1
    assert "commitment: missing" in ran.error


def test_stepping_at_a_keyboard(
    file: Path, match: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["", "", "b", str(match.ply), ""])
    asked: list[str] = []

    def type_line(prompt: str) -> str:
        asked.append(prompt)
        return next(answers)

    monkeypatch.setattr("builtins.input", type_line)
    _Shown(json.loads(file.read_text()), match, None, "en").step_through()
    assert [prompt.split()[1] for prompt in asked] == ["0", "1", "2", "1", str(match.ply)]
    out = capsys.readouterr().out
    assert f"2. {match.history[1].notation}" in out
    assert out.count("begins.") == 1
    assert "Result: " in out


# ------------------------------------------------------------------------------------ all that a file states is checked


def other_values(value: object) -> list[object]:
    """What else a file could state in this place: values that are near, and values of another kind that compare equal."""
    if isinstance(value, bool):
        return [not value, int(value)]
    if isinstance(value, int):
        return [value + 1, -value - 1, float(value), str(value), *([bool(value)] if value in (0, 1) else [])]
    if isinstance(value, str):
        return [value + "0", value[:-1], None] if value else ["x", None]
    if isinstance(value, list):
        changed = [
            [*value[:at], other, *value[at + 1 :]]
            for at, one in enumerate(value[:2])
            for other in other_values(one)
        ]
        return [value[:-1], [*value, *value[-1:]], [value], None, *changed] if value else [[0], None]
    return [None]


def finished(game: str, seed: int, **given: object) -> Match:
    found, dice = Match(Game.of(game, given), seed, words=["a", "b"]), random.Random(seed)
    while not found.over:
        found.play(dice.choice(found.legal()))
    return found


STATED = ("format", "game", "seed", "words", "commitment", "actions", "scores", "winners")


@pytest.mark.parametrize("game", game_ids())
def test_no_stated_field_can_be_changed(game: str) -> None:
    """If anything else is stated in any field of a finished game, the file is not ok; nor if it is cut short, or states
    something that replays do not have."""
    match = next(one for seed in range(50) if len((one := finished(game, seed, players=2)).winners) == 1)
    saved = match.save()
    assert run("verify", "-", "--json", text=json.dumps(saved)).code == 0
    assert set(saved) == {*STATED, "options"}
    lies = [
        {**saved, name: other}
        for name in STATED
        for other in other_values(saved[name])
        if other != [saved[name]]
    ]
    lies += [{**saved, "winners": [True] if saved["winners"] == [1] else [False]}]
    lies += [{**saved, "actions": saved["actions"][:cut], "scores": [99, 0]} for cut in (0, 1, match.ply - 1)]
    lies += [{**saved, "actions": saved["actions"][:-1]}, {**saved, "score": saved["scores"]}]
    lies += [
        {**saved, "entropy": ""},
        {**saved, "start": {}},
        {**saved, "options": {**saved["options"], "odd": 1}},
    ]
    for lie in lies:
        with pytest.raises(ReplayError) as caught:
            Match.verified(json.loads(json.dumps(lie)))
        assert len(str(caught.value)) > 10, "it says what is wrong"


def test_what_came_of_a_game_is_not_stated_before_its_end(match: Match) -> None:
    saved = match.save()
    cut = {**saved, "actions": saved["actions"][:3]}
    ran = run("verify", "-", "--json", text=json.dumps(cut))
    assert ran.code == 1 and "not over after these 3 actions" in ran.document["reason"]
    del cut["scores"], cut["winners"]
    assert run("verify", "-", "--json", text=json.dumps(cut)).document["over"] is False


def test_a_game_from_a_position_says_that_no_deal_was_checked() -> None:
    start = Match(Game.of("beasty_bar", {"players": 2}), 1).position()
    text = json.dumps(Match(start.game, 1, start=start).save())
    assert run("verify", "-", "--json", text=text).document["dealt"] is False
    assert "come from no seed" in run("verify", "-", text=text).out


# ------------------------------------------------------------------------------------------------- draws of tournaments


def a_draw() -> dict[str, object]:
    seed = bytes(range(32))
    words = ["of the host", "", "frogs", "Kröten", "✓"]
    return drawing.document(seed, words, drawing.first_line(seed) + "1 * 00ff\n")


def test_a_draw_is_drawn_again() -> None:
    found = a_draw()
    ran = run("verify", "-", "--json", text=json.dumps(found))
    assert (ran.code, sorted(ran.document["draw"])) == (0, [1, 2, 3, 4])
    assert ran.document["draw"] == found["draw"] and ran.document["commitment"] == found["commitment"]
    printed = run(
        "verify", "-", "--commitment", found["commitment"], "--words", "frogs", text=json.dumps(found)
    ).out
    assert printed.startswith("ok: 4 people drawn again") and "opened with: of the host" in printed
    assert run("verify", "-", "--commitment", "00", text=json.dumps(found)).code == 1
    assert run("verify", "-", "--words", "toads", text=json.dumps(found)).code == 1


def test_nothing_that_a_draw_states_can_be_changed() -> None:
    found = a_draw()
    lies = [{**found, name: other} for name in found for other in other_values(found[name])]
    lies += [{**found, "list": str(found["list"]).replace("draw", "Draw")}, {**found, "odd": 1}]
    lies += [{name: value for name, value in found.items() if name != gone} for gone in found]
    lies += [{**found, "words": ["x"] * 129}, {**found, "words": []}]
    other = drawing.document(
        bytes(32), found["words"], str(found["list"])
    )  # another seed than the sealed one
    for lie in [*lies, other]:
        ran = run("verify", "-", "--json", text=json.dumps(lie))
        assert ran.code == 1 and ran.document["ok"] is False and ran.document["reason"], lie


def test_a_draw_follows_from_everybodys_words() -> None:
    """A word of anybody, the host too, may change everything; the same ones never do. All orders come up."""
    seed = bytes(range(32))
    words = ["h", "a", "b", "c"]
    assert drawing.numbers(seed, words) == drawing.numbers(seed, words)
    for at in range(4):
        drawn = {drawing.numbers(seed, [*words[:at], f"{words[at]}{n}", *words[at + 1 :]]) for n in range(60)}
        assert len(drawn) == 6
    assert len({drawing.numbers(bytes([n]) * 32, words) for n in range(60)}) == 6
