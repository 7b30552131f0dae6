"""``biberbau play`` with the games of rows: whole games through pipes, help, and a screen that forgets."""

from __future__ import annotations

import random

import pytest

from biberbau import Game, Match, View
from biberbau.cli.play import Table
from biberbau.kernel.actions import Action

from .running import refused, run

PEOPLE = ("--players", "2", "--bots", "none", "--seed", "1")


@pytest.mark.lengthy
@pytest.mark.parametrize(("lang", "end"), [("en", "the game is over"), ("de", "Das Spiel ist aus")])
@pytest.mark.parametrize(("game", "limit"), [("biber_gang", "turn_limit"), ("biberbande", "turn_guard")])
def test_a_whole_game_through_a_pipe(game: str, limit: str, lang: str, end: str) -> None:
    match = Match(Game.of(game, {"players": 2, limit: 20}), "1")
    while not match.over:
        match.play(match.legal()[0])
    lines = "\n".join(action.notation for action in match.history)
    ran = run("play", game, *PEOPLE, "--option", f"{limit}=20", "--lang", lang, text=lines)
    assert ran.code == 0
    assert end in ran.out
    assert ("gewinnt!" if lang == "de" else "wins!") in ran.out or "Sieg" in ran.out or "victory" in ran.out


def test_rules_and_rulings_can_be_looked_up() -> None:
    ran = run("play", "biber_gang", *PEOPLE, text="? G16\n? beaver\n? rules\n")
    assert "G16: A pair of beavers is locked once both lie face up." in ran.out
    assert "Beaver: A beaver is worth as much as the face-up card" in ran.out
    assert "Biber Gang: how it is played here" in ran.out
    ran = run("play", "biberbande", *PEOPLE, text="? spähen\n? E20\n")
    assert "Peek: Look at one of your four cards, then put it back." in ran.out
    assert "E20: Peek shows one card, and only your own." in ran.out


def test_refusals_say_why() -> None:
    refused(
        run("play", "biber_gang", *PEOPLE, text="draw deck\n"),
        "Not now. Pick two of your cards to turn over. Possible now: flip 1, flip 2",
    )
    refused(
        run("play", "biberbande", *PEOPLE, text="knock\n"),
        "First put back the card you are looking at. Possible now: hide",
    )


class First:
    """Plays the first legal action."""

    name = "first"

    def choose(self, view: View, seed: bytes) -> Action:
        return view.legal[0]


def at_the_keyboard(game: str, monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> list[int]:
    """Play as seat 0 of two against ``First``; returns after how many actions the screen was wiped."""
    rest = iter(lines)

    def type_line(prompt: str = "") -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", type_line)
    match = Match(Game.of(game, {"players": 2}), "1")
    table = Table(match, {1: First()}, "en")
    table.interactive = True
    wiped: list[int] = []
    monkeypatch.setattr(table.console, "clear", lambda: wiped.append(match.ply))
    table.run()
    assert match.ply > 3
    return wiped


def test_a_game_of_memory_wipes_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Else what one has looked at could be read above."""
    wiped = at_the_keyboard("biberbande", monkeypatch, ["hide", "discard"])  # the table draws
    assert "Remember: your first card is" in capsys.readouterr().out
    assert len(wiped) == 3  # before each of the two decisions, and before the one that nobody made


def typed(match: Match, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """People at one keyboard type these lines, until there are no more."""
    rest = iter(lines)

    def type_line(prompt: str = "") -> str:
        if "Pass" in prompt:
            return ""
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", type_line)
    table = Table(match, {}, "en")
    table.interactive = True
    table.run()


def test_at_a_keyboard_the_table_does_what_is_forced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody may take the special card that lies on top, so the table draws; in a pipe every action is a line."""
    match, dice = Match(Game.of("biberbande", {"players": 2}), "1"), random.Random(1)
    while not match.forced():
        match.play(dice.choice(match.legal()))
    before = match.ply
    typed(match, monkeypatch, "undo")
    out = capsys.readouterr().out
    assert "there is only one move, so the table plays draw." in out
    assert "There is nothing to take back." in out
    assert match.ply == before + 1


def test_what_was_forced_after_a_decision_is_taken_back_with_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(Game.of("beasty_bar", {"players": 2}), "3")
    monkeypatch.setattr(match, "forced", lambda at=None: (match.ply if at is None else at) == 1)
    monkeypatch.setattr(match, "legal", lambda: Match.legal(match)[:1])
    typed(match, monkeypatch, "1", "undo")
    assert "so you can't take it back" in capsys.readouterr().out
    assert match.ply == 2
    monkeypatch.setattr(Match, "stayed", lambda match, number: None)
    match = Match(match.game, "4")
    monkeypatch.setattr(match, "forced", lambda at=None: (match.ply if at is None else at) == 1)
    monkeypatch.setattr(match, "legal", lambda: Match.legal(match)[:1])
    typed(match, monkeypatch, "1", "undo", "1", "undo", "undo")
    out = capsys.readouterr().out
    assert out.count("there is only one move, so the table plays") == out.count("Taken back: ") == 2
    assert "There is nothing to take back" in out
    assert match.ply == 0


def play_until(word: str) -> tuple[str, list[str]]:
    """A seed, and a game of two up to an action of that word after which the same player is asked on."""
    for seed in range(100):
        match, asked = Match(Game.of("biberbande", {"players": 2}), str(seed)), None
        while not match.over:
            wanted = [action for action in match.legal() if action.word in (word, "draw", "give", "peek")]
            asked, action = match.to_act, match.play((wanted or match.legal())[0])
            if action.word == word and match.to_act == asked:
                return str(seed), [action.notation for action in match.history]
    raise AssertionError(f"{word} never happened")


@pytest.mark.parametrize("word", ["hide", "get", "peek"])
def test_looks_and_swaps_are_not_taken_back(word: str) -> None:
    """E31 and E33; the player is told why."""
    seed, lines = play_until(word)
    people = ("--players", "2", "--bots", "none", "--seed", seed)
    ran = run("play", "biberbande", *people, text="\n".join([*lines, "undo"]))
    why = "{} showed somebody a hidden card" if word == "peek" else "By the rules of this game {} is final"
    assert f"{why.format(lines[-1])}, so you can't take it back." in ran.out
    assert f"Actions so far: {len(lines)};" in ran.out


def test_a_knock_is_not_taken_back() -> None:
    """It is the next player's turn then, and nobody takes back what another has done."""
    seed, lines = "1", list[str]()
    match = Match(Game.of("biberbande", {"players": 2}), seed)
    while not lines or lines[-1] != "knock":
        words = {action.word: action for action in match.legal()}
        lines.append(match.play(words.get("knock", match.legal()[0])).notation)
    people = ("--players", "2", "--bots", "none", "--seed", seed)
    ran = run("play", "biberbande", *people, text="\n".join([*lines, "undo"]))
    assert "You can take back only your own last move, and the last one was not yours." in ran.out
    assert f"Actions so far: {len(lines)};" in ran.out


def test_other_games_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert at_the_keyboard("biber_gang", monkeypatch, ["flip 1", "flip 2", "draw deck", "discard"]) == []
