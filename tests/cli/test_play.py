"""``biberbau play``, through pipes and at a keyboard."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from biberbau import Game, Match, __version__
from biberbau.cli import play, show
from biberbau.cli.play import Table, _named_options
from biberbau.cli.show import no_such_ruling, say
from biberbau.cli.soon_compiled import SoonCompiled
from biberbau.games import game_ids, kind
from biberbau.games.common.catalogues.wording import LANGUAGES, rulings
from biberbau.games.common.view.shown import shown
from biberbau.kernel.actions import Action
from biberbau.kernel.at_once import call_compiled, waits
from biberbau.kernel.options import parse_pairs
from biberbau.match import View

from .running import pipe, refused, run

PEOPLE = ("play", "beasty_bar", "--players", "2", "--bots", "none", "--seed", "1")


def whole_game(options: dict[str, object], seed: str) -> list[str]:
    """Notations of a game in which everybody plays the first legal action."""
    match = Match(Game.of("beasty_bar", options), seed)
    while not match.over:
        match.play(match.legal()[0])
    return [action.notation for action in match.history]


@pytest.mark.parametrize("game", game_ids())
def test_the_help_of_a_game_has_its_options_and_an_example_that_works(game: str) -> None:
    told = run("play", game, "--help").out
    for option in kind(game).options:
        assert f"--{option.name.replace('_', '-')}" in told or f"--no-{option.name.replace('_', '-')}" in told
    example = " ".join(told.partition("For example:")[2].split())
    words = example.partition(f" play {game} ")[2].split()
    assert words[0] == "--players" and len(words) >= 3
    pairs = [f"players={words[1]}", *_named_options(kind(game), words[2:])]
    settled = Game.of(game, parse_pairs(kind(game).options, pairs))
    assert settled.options != Game.of(game, {"players": int(words[1])}).options


def test_the_help_without_a_game_says_how_to_ask() -> None:
    told = " ".join(run("play", "--help").out.split())
    assert "A game's own options:" in told and "--help" in told.rpartition("own options:")[2]


@pytest.mark.process
def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    lines = ["# a game around one keyboard", "", *whole_game({"players": 2}, "1"), f"save {saved}"]
    ran = pipe(*PEOPLE, text="\n".join(lines))
    assert ran.code == 0
    assert "the party is over" in ran.out
    assert "wins!" in ran.out or "share the victory" in ran.out
    assert "\x1b" not in ran.out
    assert Match.load(json.loads(saved.read_text())).over
    assert run("verify", saved).code == 0


def test_numbers_play_too() -> None:
    ran = run(*PEOPLE, text="1\n")
    assert "Actions so far: 1;" in ran.out


def test_the_input_may_end_early() -> None:
    ran = run(*PEOPLE, text="")
    assert ran.code == 0
    first = Match(Game.of("beasty_bar", {"players": 2}), "1").to_act
    assert ran.out.splitlines()[-1] == (
        f"The input has ended, but the game has not. Actions so far: 0; next to act: {('Red', 'Blue')[first or 0]}"
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("play 99", "There is no action “play 99” in this game. Possible now: play "),
        ("at 1", "Not now. Play an animal from your hand. Possible now: play "),
        ("77", "Numbers go from 1 to 4."),
    ],
)
def test_illegal_input_ends_a_pipe_with_the_reason(line: str, message: str) -> None:
    refused(run(*PEOPLE, text=f"{line}\n1\n"), message)


def test_help_undo_save_and_quit(tmp_path: Path) -> None:
    lines = [
        "?",
        "? Tiger",
        "?a16",
        "? unicorn",
        "? G16",
        "? A99",
        "? rules",
        "undo",
        "save",
        f"save {tmp_path}",
        "quit",
        "1",
    ]
    ran = run(*PEOPLE, text="\n".join(lines))
    assert ran.code == 0
    for text in (
        "type a number or a notation to play",
        "Tiger (10): Leaps over the animal in front",
        "A16: The tiger has to leap if it can.",
        "There is no help on “unicorn”.",
        "G16 is a ruling of Biber Gang. Beasty Bar: New Beasts in Town has A1 to A80.",
        "Beasty Bar: New Beasts in Town has no ruling A99; its rulings are A1 to A80.",
        "Why did that happen?",
        "There is nothing to take back.",
        "The name of the file is missing. Type save FILE.",
        f"{tmp_path} cannot be written",
        "See you next time!",
    ):
        assert text in ran.out
    assert "Actions so far" not in ran.out


@pytest.mark.parametrize("game", game_ids())
def test_a_ruling_is_told_where_it_is_asked_for(game: str) -> None:
    """Every game's own rulings by number; those of all others with the game to which they belong."""
    words = shown(game).words
    own = rulings(words.rules("en"))
    assert all(words.lookup(number, "en") for number in own)
    assert no_such_ruling("tiger", game, "en") is None
    for other in set(game_ids()) - {game}:
        (first, *_), title = rulings(shown(other).words.rules("en")), shown(other).words.title("en")
        assert words.lookup(first, "en") is None
        assert (no_such_ruling(first.lower(), game, "en") or "").startswith(
            f"{first} is a ruling of {title}."
        )


def test_a_line_wrapped_in_a_terminal_keeps_its_indent() -> None:
    for tty, lines in (
        (True, ["  1) play 7    Play the", "     porcupine"]),
        (False, ["  1) play 7    Play the porcupine"]),
    ):
        out = Console(file=StringIO(), width=24, force_terminal=tty, highlight=False, soft_wrap=not tty)
        say(out, "  1) play 7    Play the porcupine", 5)
        assert isinstance(out.file, StringIO)
        assert out.file.getvalue().splitlines() == lines


def test_the_version_is_printed() -> None:
    assert run("--version").out == f"biberbau {__version__}\n"


def test_undo_takes_a_choice_back() -> None:
    ran = run(*PEOPLE, "--advanced", text="out 1\nundo\nout 2\n")
    assert "Taken back: out 1" in ran.out
    assert ran.out.splitlines()[-1].startswith(
        "The input has ended, but the game has not. Actions so far: 1;"
    )


def test_games_can_be_resumed(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    first = run(*PEOPLE, text=f"1\nsave {saved}\n")
    assert f"Saved to {saved}" in first.out
    ran = run("play", "--bots", "none", "--resume", saved, text="")
    assert "Actions so far: 1;" in ran.out


def test_options_are_given_by_name() -> None:
    arguments = ["play", "beasty_bar", "--bots", "none", "--seed", "2", "--players", "2"]
    ran = run(*arguments, "--set", "chosen", "--return-game", "--no-penguin-as-vulture", text="")
    assert "which of the two do you want?" in ran.out
    ran = run(*arguments, "--option", "set=chosen", "--advanced", "--lang=de", text="")
    assert "Welches der beiden Tiere" in ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--joker"], "there is no option '--joker'; options of beasty_bar are: players, set"),
        (["--set"], "--set needs a value: one of new, base"),
        (["--set", "mixed"], "option set is one of new, base, chosen, random, not 'mixed'"),
        (["--option", "set"], "'set': name=value expected"),
        (["--players", "7"], "option players is a whole number from 2 to 4, not 7"),
        (["--seat", "9"], "--seat: '9' is no seat"),
        (["--bots", "keen,keen,keen,keen"], "--bots: 4 bots, but only 3 seats beside yours"),
        (["--bots", "clever"], "there is no bot 'clever'; bots are: random, greedy, search, "),
        (["--bots", "clever"], "; levels are: relaxed, keen, strong"),
        (["--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_wrong_arguments_are_refused(arguments: list[str], message: str) -> None:
    refused(run("play", "beasty_bar", *arguments), message)


def test_a_game_is_not_played_in_a_language_that_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(show, "languages", lambda game_id: LANGUAGES[:2])
    lacking = LANGUAGES[2]
    ran = run("play", "beasty_bar", "--lang", lacking)
    refused(ran, f"beasty_bar does not speak '{lacking}' yet; it speaks: {', '.join(LANGUAGES[:2])}")


def test_unknown_games_are_refused() -> None:
    refused(run("play", "chess"), "there is no game 'chess'; games are: beasty_bar")


def test_a_seed_repeats_a_whole_game_with_bots() -> None:
    arguments = ("play", "beasty_bar", "--players", "2", "--bots", "relaxed", "--seed", "5", "--lang", "de")
    lines = "\n".join(["1"] * 60)
    first, second = run(*arguments, text=lines), run(*arguments, text=lines)
    assert first.out == second.out
    assert first.code == 0
    assert "Du" in first.out
    assert "Ergebnis: " in first.out


def test_a_hint_names_an_action() -> None:
    ran = run("play", "beasty_bar", "--players", "2", "--bots", "random", "--seed", "5", text="hint\n")
    assert "Hint: Play the " in ran.out


class Keyboard:
    """A terminal that types these lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
        self.prompts: list[str] = []
        rest = iter(lines)

        def type_line(prompt: str = "") -> str:
            self.prompts.append(prompt)
            try:
                return next(rest)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", type_line)


def test_people_at_one_keyboard_pass_it_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = Keyboard(monkeypatch, ["", "play 99", "at 1", "", "1", ""])
    table = Table(Match(Game.of("beasty_bar", {"players": 2}), "1"), {}, "en")
    table.interactive = True
    table.run()
    assert sum("Pass the keyboard to" in prompt for prompt in keyboard.prompts) == 2
    out = capsys.readouterr().out
    assert "no action “play 99”" in out
    assert "Not now." in out
    assert "1. Play an animal from your hand" in out


def test_a_game_that_is_not_compiled_yet_begins_with_relaxed_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    class Listed:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, view: View, seed: bytes) -> Action:
            asked.append(self.name)
            return view.legal[0]

    monkeypatch.setattr(play, "_bot", lambda name, game: Listed(name))
    Keyboard(monkeypatch, ["hint", "1", "hint", "1"])
    soon = SoonCompiled("beasty_bar")
    table = Table(Match(Game.of("beasty_bar", {"players": 2}), "1"), {1: Listed("strong")}, "en", soon)  # type: ignore[dict-item]
    table.interactive = True
    answer = table.answer

    def answered(line: str, view: View) -> Action | None:
        if line == "hint" and asked:
            soon.over.set()
            table.look_at_compiler()
        return answer(line, view)

    table.answer = answered  # type: ignore[method-assign]
    table.run()
    out = capsys.readouterr().out
    assert "Until then, all bots play relaxed." in out
    assert "There are no hints yet" in out and "The game is prepared" in out
    assert asked[0] == "relaxed" and asked[-2:] == ["strong", "strong"]  # a hint, and the bot itself


def test_a_game_that_cannot_be_compiled_goes_on_with_relaxed_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, ["1", "1"])
    soon = SoonCompiled("beasty_bar")
    soon.reason = "no space left"
    soon.over.set()
    game = Game.of("beasty_bar", {"players": 2})
    table = Table(Match(game, "1"), {1: play._bot("relaxed", game)}, "en", soon)
    table.interactive = True
    table.run()
    assert capsys.readouterr().out.count("could not be prepared") == 1
    assert table.soon is soon


@pytest.mark.compiled
@pytest.mark.process
def test_what_begins_as_python_goes_on_compiled() -> None:
    """The same match before and after; a compiler that ends early is no reason to wait."""
    soon = SoonCompiled("beasty_bar")
    game = Game.of("beasty_bar")
    try:
        soon.begin()
        first = Match(game, "1")
        assert waits(game.kind.rules.apply) or soon.over.is_set()
        first.play(first.legal()[0])
        assert soon.over.wait(1200) and soon.ready, soon.reason
        assert not waits(game.kind.rules.apply)
        again = Match(game, "1")
        again.play(again.legal()[0])
        assert again.position().state == first.position().state
    finally:
        soon.end()
        call_compiled(Path(str(game.kind.rules.__file__)))
