"""Puzzles: shipped for every game of ours, each a view with one answer that holds with other deals too; many kinds."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from biberbau.bots.bot import GreedyBot
from biberbau.cli.app import app
from biberbau.coach.mining import GREEDY, Bar, Store, kind_of, mine, selected
from biberbau.coach.puzzles import Puzzle, PuzzleError, holds, line, puzzles, read, written
from biberbau.games import REGISTERED
from biberbau.lab.puzzle_mining import mined
from biberbau.match import Game

GAME = "beasty_bar"
OURS = tuple(REGISTERED)


@pytest.mark.parametrize("game", OURS)
def test_there_are_fifty_and_more_the_easiest_first(game: str) -> None:
    known = puzzles(game)
    assert 50 <= len(known) <= 64
    assert [one.difficulty for one in known] == sorted(one.difficulty for one in known)
    assert len({(one.match, one.players, one.ply) for one in known}) == len(known)


@pytest.mark.parametrize("game", OURS)
def test_each_is_a_view_with_a_legal_answer_among_four_and_more(game: str) -> None:
    for one in puzzles(game):
        legal = [action.notation for action in one.view.legal]
        assert len(legal) >= 4 and {one.best, one.second, one.greedy} <= set(legal)
        assert one.best not in (one.second, one.greedy)
        assert one.margin >= 0.02 and one.playouts >= 20_000 and one.seeds >= 4
        assert one.view.document() == one.position


@pytest.mark.parametrize("game", OURS)
def test_puzzles_differ_in_what_they_ask_and_how_hard_they_are(game: str) -> None:
    """All levels come up, no answer is the usual one, and no kind of decision stands for half of a game's puzzles.

    Where nearly all that is ever decided among four and more is which card to play, or where to put it, kinds are few.
    """
    known = puzzles(game)
    levels = Counter(one.level for one in known)
    assert set(levels) == {1, 2, 3} and max(levels.values()) <= len(known) / 2
    answers = Counter(one.best for one in known)
    assert max(answers.values()) <= len(known) / 4
    themes = Counter(one.theme for one in known)
    few = game in ("beasty_bar", "biber_gang")
    assert len(themes) >= (2 if few else 4) and max(themes.values()) <= (0.6 if few else 0.45) * len(known)
    assert max(Counter((one.match, one.players) for one in known).values()) <= 4


@pytest.mark.parametrize("game", OURS)
def test_greed_does_not_find_the_answers(game: str) -> None:
    """Asked once more about each, with luck that no mining has seen."""
    known = puzzles(game)
    found = sum(
        GreedyBot().choose(one.view, f"again {at}".encode()).notation == one.best
        for at, one in enumerate(known)
    )
    assert found <= len(known) / 50


def rechecked(game: str, every: int) -> list[float]:
    return [holds(one, f"fresh {at}".encode()) for at, one in enumerate(puzzles(game)) if at % every == 0]


@pytest.mark.parametrize("game", OURS)
def test_a_sample_holds_with_fresh_deals(game: str) -> None:
    """Seeds that no mining has seen: the answer is still ahead, by half of the margin that was asked for."""
    assert min(rechecked(game, 20)) > 0.01


@pytest.mark.long
@pytest.mark.parametrize("game", OURS)
def test_all_hold_with_fresh_deals(game: str) -> None:
    assert min(rechecked(game, 1)) > 0


def test_the_same_seed_mines_the_same_puzzles() -> None:
    """What is shipped can be found again by its numbers; what is not wanted is not searched."""
    first = min((one for one in puzzles(GAME) if one.players == 2), key=lambda one: one.ply)
    game, drafts = Game.of(GAME, {"players": 2}), list[Puzzle]()

    def wanted(draft: Puzzle) -> bool:
        drafts.append(draft)
        return draft.ply == first.ply

    assert next(mine(game, first.match, Bar(margin=0.04), wanted)) == first
    assert all(draft.best not in (draft.greedy, draft.second) for draft in drafts)
    assert drafts[-1].best == first.best and drafts[-1].missed == first.missed


def test_greed_is_asked_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that the greedy bot finds only at its last try is no puzzle."""
    first = min((one for one in puzzles(GAME) if one.players == 2), key=lambda one: one.ply)
    asked = 0

    def choose(self: GreedyBot, view: object, seed: bytes) -> object:
        nonlocal asked
        asked += 1
        return first.view.game.parse(first.best if seed.endswith(f" {GREEDY - 1}".encode()) else first.greedy)

    monkeypatch.setattr(GreedyBot, "choose", choose)
    game, drafts = Game.of(GAME, {"players": 2}), list[Puzzle]()

    def wanted(draft: Puzzle) -> bool:
        drafts.append(draft)
        return False

    list(mine(game, first.match, Bar(margin=0.04), wanted))
    assert asked >= GREEDY and first.ply not in [draft.ply for draft in drafts]


def like(one: Puzzle, **changes: object) -> Puzzle:
    return replace(one, **changes)  # type: ignore[arg-type]


def pool() -> list[Puzzle]:
    """Forty of one kind, easy; eight of another of three levels; all of different games but for the last five."""
    base = next(one for one in puzzles("biberbande") if one.theme.startswith("swapping"))
    many = [like(base, match=f"many {n}", missed=0.0, best="get 1 b1") for n in range(40)]
    few = [
        like(base, match=f"few {min(n, 5)}", missed=0.4 * (n % 3), best="keep", greedy="keep 2", ply=n)
        for n in range(10)
    ]
    return many + few


def test_those_are_selected_that_differ_most() -> None:
    found = pool()
    chosen = selected(found, 14, each=2)
    rare = [one for one in chosen if one.best == "keep"]
    assert len(chosen) == 14 and len(rare) == 7  # all that there are: two of one game, five of others
    assert {one.level for one in rare} == {1, 2, 3}
    assert selected(found[::-1], 14, each=2) == chosen
    assert len(selected(found, 100, each=99)) == len(found)


def test_no_more_of_one_kind_are_wanted_than_said() -> None:
    one = pool()[0]
    store = Store(most=3, alike=2)
    for count, answer in enumerate(("get 1 b1", "get 1 b1", "get 1 b2"), start=1):
        assert store.wants(like(one, best=answer))
        store.add(like(one, best=answer))
        if count == 2:
            assert not store.wants(one) and store.wants(like(one, missed=0.5))
            again = Store(most=3, alike=2, known=[kind_of(one)] * 2)
            assert not again.wants(one) and again.wants(like(one, best="get 1 b2"))
    assert not store.wants(like(one, best="get 1 b3"))


def test_files_say_what_is_wrong(tmp_path: Path) -> None:
    some = puzzles(GAME)[:3]
    file = tmp_path / "puzzles.jsonl"
    file.write_text(written(some[::-1]), "utf-8")
    assert read(file) == some
    file.write_text(json.dumps(asdict(some[0])) + "\n{}\n", "utf-8")
    with pytest.raises(PuzzleError, match="line 2"):
        read(file)
    file.write_text("no json", "utf-8")
    with pytest.raises(PuzzleError, match="line 1"):
        read(file)
    open_cards = Puzzle(**{**asdict(some[0]), "position": {**some[0].position, "seen_by": "spectator"}})
    with pytest.raises(Exception, match=r"seen_by|view"):
        open_cards.view  # noqa: B018


def test_the_commands_mine_select_and_check_them(tmp_path: Path) -> None:
    answer = CliRunner().invoke(app, ["puzzles", "check", GAME, "--every", "30"])
    assert answer.exit_code == 0 and answer.output.count("margin") == 2
    wrong = CliRunner().invoke(app, ["puzzles", "mine", GAME, "--option", "no=1"])
    assert wrong.exit_code != 0
    found, chosen = tmp_path / "pool.jsonl", tmp_path / "puzzles.jsonl"
    mining = ["puzzles", "mine", GAME, "--games", "1", "--playouts", "100", "--seeds", "1", "--choices", "2"]
    told = CliRunner().invoke(app, [*mining, "--margin", "0.01", "--out", str(found)])
    assert told.exit_code == 0, told.output
    pool = mined(found)
    assert pool and all(one.playouts == 1000 for one in pool)
    other = CliRunner().invoke(app, [*mining, "--margin", "0.02", "--out", str(found)])
    assert other.exit_code != 0 and "was begun with margin 0.01, not 0.02" in str(other.exception)
    printed = CliRunner().invoke(app, [*mining, "--margin", "0.01"])
    assert printed.stdout.splitlines() == [line(one) for one in pool]
    assert CliRunner().invoke(app, ["puzzles", "select", str(found), "--out", str(chosen)]).exit_code == 0
    assert {line(one) for one in mined(chosen)} <= {line(one) for one in pool}
