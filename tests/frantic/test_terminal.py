"""Frantic in a terminal: what stands where, and who sees it."""

from __future__ import annotations

import pytest

from biberbau import Game, Match, View
from biberbau.cli import show
from biberbau.errors import NotationError, OptionError
from biberbau.games.common.view.shown import shown
from biberbau.games.frantic.words.speaker import WORDS
from cli.running import refused, run

from .scenario import Table, eventful, table

NAMES = ("Anna", "Ben", "Cleo", "Dora")
PEOPLE = (
    "play",
    "frantic",
    "--players",
    "2",
    "--length",
    "number",
    "--limit",
    "20",
    "--bots",
    "none",
    "--seed",
    "1",
)


def drawing(view: View, lang: str = "en") -> list[str]:
    """The lines of a drawing, without blanks between and at their ends."""
    console = show.console()
    with console.capture() as captured:
        console.print(shown(view.game.id).terminal(view, NAMES[: view.game.players], lang))
    return [" ".join(line.split()) for line in captured.get().splitlines()]


def lines(t: Table, seat: int | None, lang: str = "en") -> list[str]:
    return drawing(t.match.view(seat), lang)


def test_the_whole_table() -> None:
    t = table(
        {"a": "red 1, curse, blue gift"}, players=3, more={"points": {"b": 12}, "skipped": "c", "dealer": "c"}
    )
    stack = lines(t, 0)[0].split("stack: ")[1].split(" ")[0]
    common = [
        f"Round 1 · stack: {stack} · events: 34",
        "on top: red 9",
        "To match: red or a 9; colourless always fits.",
        "Play goes to the right: Anna, then Ben.",
        "The game ends at 137 points.",
        "Will miss a turn: Cleo.",
        "hand points",
        "▶ ● Anna a 3 0",
        "■ Ben b 3 12",
        "▲ Cleo c 3 0 deals, misses a turn",
    ]
    assert lines(t, None) == common
    assert lines(t, 0) == [*common, "your hand: red 1, Curse, blue Gift"]
    assert lines(t, 1) == [*common, "your hand: yellow 1, yellow 2, yellow 3"]
    assert drawing(t.match.position()) == [
        *common,
        "Anna's hand: red 1, Curse, blue Gift",
        "Ben's hand: yellow 1, yellow 2, yellow 3",
        "Cleo's hand: green 1, green 2, green 3",
    ]
    german = lines(t, 0, "de")
    assert german[:3] == [
        f"Runde 1 · Stapel: {stack} · Ereignisse: 34",
        "Oben liegt: rote 9",
        "Es passt: Rot oder eine 9; Bunt passt immer.",
    ]
    assert german[-2:] == ["▲ Cleo c 3 0 gibt, setzt aus", "Deine Hand: rote 1, Curse, Gift in Blau"]


def test_a_player_who_looks_into_a_hand_sees_it() -> None:
    t = table({"a": "red thief, blue 1", "b": "red 1, red 2"}).play("play red thief", "seat b")
    assert lines(t, 0)[-2:] == ["your hand: blue 1", "Ben's hand: red 1, red 2"]
    assert lines(t, 2)[-1] == "your hand: green 1, green 2, green 3"
    assert "Ben's hand" not in " ".join(lines(t, None))


def test_what_events_lay_open() -> None:
    t = eventful("market", players=2, stack="red 1, blue 3")
    assert "lying open: red 1, blue 3" in lines(t, None)
    assert "Offen liegt: rote 1, blaue 3" in lines(t, 1, "de")
    t = eventful("time bomb", players=2)
    assert lines(t, None)[-2:] == ["● Anna a 3 0 3 left", "▶ ■ Ben b 3 0 deals, 2 left"]
    t = eventful("event manager", players=2)
    assert any(line.startswith("to choose from: ") for line in lines(t, None))


def test_laid_cards_stay_hidden() -> None:
    t = eventful("russian roulette", {"b": "red 3, red 4"}, players=3).play("pick red 3")
    for seat in (0, 2, None):
        assert "red 3" not in " ".join(lines(t, seat))


def test_places_may_change() -> None:
    t = table({"a": "red 1"}, players=3, more={"places": "bac"})
    rows = [line.split() for line in lines(t, None)[-3:]]
    assert [next(word for word in row if len(word) == 1 and word in "abc") for row in rows] == ["b", "a", "c"]


def test_rounds_won_and_the_verdict() -> None:
    t = table({"a": "red 1"}, scoring="none", rounds=1).play("play red 1")
    shown = lines(t, None)
    assert "Round 1 of 1." in shown and "hand rounds" in shown
    assert shown[-1] == "Rounds won: 1 for Anna, 0 for Ben, 0 for Cleo, 0 for Dora."
    assert "Ben's hand: yellow 1, yellow 2, yellow 3" in shown


def test_a_family_table_shows_another_title() -> None:
    t = table({"a": "fuck you, red 1"}, family=True)
    assert lines(t, 0)[-1] == "your hand: red 1, No Comment"
    assert lines(t, 0, "de")[-1] == "Deine Hand: rote 1, Kein Kommentar"


@pytest.mark.compiled
@pytest.mark.parametrize(("lang", "end"), [("en", "The game is over"), ("de", "Das Spiel ist aus")])
def test_a_whole_game_through_a_pipe(lang: str, end: str) -> None:
    match = Match(Game.of("frantic", {"players": 2, "length": "number", "limit": 20}), "1")
    while not match.over:
        match.play(match.legal()[0])
    ran = run(*PEOPLE, "--lang", lang, text="\n".join(action.notation for action in match.history))
    assert ran.code == 0
    assert end in ran.out
    assert {"de": "Das Limit von 20 Punkten", "en": "The limit of 20 points"}[lang] in ran.out


def test_rules_and_rulings_can_be_looked_up() -> None:
    ran = run(*PEOPLE, text="? thief\n? F64\n? tornado\n? rules\n")
    assert "Thief: Look at somebody's cards, and take two of them." in ran.out
    assert "F64: You draw only if you can't play." in ran.out
    assert "Tornado: All hands are put together" in ran.out
    assert "Frantic: how it is played here" in ran.out
    refused(run(*PEOPLE, text="play unicorn\n"), "There is no action “play unicorn” in this game.")


def test_a_family_table_reads_another_title_in_rules_and_story() -> None:
    ran = run(*PEOPLE, "--family", text="? fuck you\n? rules\n? F71\n")
    assert (
        "No Comment: Can be played on anything" in ran.out and "F71: No Comment goes on everything" in ran.out
    )
    assert "Fuck You" not in ran.out
    hand = "fuck you, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, green 4, green 5, green 6"
    for family, title in ((True, "No Comment"), (False, "Fuck You")):
        t = table({"a": hand}, family=family).play("play fuck you")
        told = show.story(t.match, 1, NAMES, "en")
        assert told == [f"Anna says it out loud: {title}!"]


def test_a_family_table_types_another_title() -> None:
    hand = "fuck you, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, green 4, green 5, green 6"
    for family, typed in ((True, "play no comment"), (False, "play fuck you")):
        game = table({"a": hand}, family=family).match.game
        assert game.spoken(game.parse("play fuck you")) == typed
        assert game.parse(typed.title()).notation == "play fuck you"
    with pytest.raises(NotationError):
        Game.of("frantic").parse("play no comment")
    said = WORDS.why_not(table({"a": "fuck you, blue 1"}, family=True).match.view(0), "play no comment", "en")
    assert "exactly ten" in said


@pytest.mark.parametrize(
    "typed", ["1", "sapphire", "Saphir", "blue", "BLAU"], ids=["number", "stone", "Stein", "colour", "Farbe"]
)
def test_a_seat_is_found_by_its_stone_and_still_by_its_colour(typed: str) -> None:
    assert show.seat_of(typed, Game.of("frantic")) == 1
    with pytest.raises(OptionError, match=r"'opal' is no seat; seats are 0 \(ruby\), 1 \(sapphire\), "):
        show.seat_of("opal", Game.of("frantic"))
