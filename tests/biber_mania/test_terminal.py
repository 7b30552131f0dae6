"""Biber-Mania in a terminal: what stands where, and who sees it."""

from __future__ import annotations

import pytest

from biberbau import Game, Match, View
from biberbau.cli import show
from biberbau.games.biber_mania.words.speaker import WORDS
from biberbau.games.common.view.shown import shown
from cli.running import refused, run

from .scenario import table

NAMES = ("Anna", "Ben", "Cleo")
TYPING = "several at once: play 7 7 thief"
PEOPLE = ("play", "biber_mania", "--players", "2", "--bots", "none", "--seed", "1")


def drawing(view: View, lang: str = "en") -> list[str]:
    """The lines of a drawing, without blanks between and at their ends."""
    console = show.console()
    with console.capture() as captured:
        console.print(shown(view.game.id).terminal(view, NAMES[: view.game.players], lang))
    return [" ".join(line.split()) for line in captured.get().splitlines()]


def lines(match: Match, seat: int | None, lang: str = "en") -> list[str]:
    return drawing(match.view(seat), lang)


def test_the_whole_table() -> None:
    t = table(
        "7, 7, joker, 9",
        piles={"a": "1", "b": "king | thief, 4, 4"},
        display="10, 2, 2, 3, fairy, badguy, 4, 4, 4",
        stock="joker, 1, 1, 2, 8",
        more={"gone": ["5", "5"]},
        players=3,
    )
    common = [
        "Round 1 · draw pile: 81",
        "display: 2 2 3 4 4 4 10 Fairy Bad Guy",
        "market: 1 1 2 8 Joker",
        "out of the game: 5 5",
        "hand pile on top points",
        "▶ ● Anna a 4 1 1 −3",
        "■ Ben b 2 4 4 4 Thief 2",
        "▲ Cleo c 2 0 −2",
    ]
    assert lines(t.match, 0) == [*common, "your hand: 7 7 9 Joker", TYPING]
    assert lines(t.match, 1) == [*common, "your hand: 8 9"]
    assert lines(t.match, None) == common
    assert drawing(t.match.position()) == [
        *common,
        "Anna's hand: 7 7 9 Joker",
        "Ben's hand: 8 9",
        "Cleo's hand: 8 9",
    ]
    german = lines(t.match, 0, "de")
    assert german[:5] == [
        "Runde 1 · Nachziehstapel: 81",
        "Auslage: 2 2 3 4 4 4 10 Fee Bad Guy",
        "Vorrat: 1 1 2 8 Joker",
        "aus dem Spiel: 5 5",
        "Hand Stapel oben Punkte",
    ]
    assert german[-2] == "Deine Hand: 7 7 9 Joker"


def test_a_discard_is_seen_while_it_is_put_together() -> None:
    t = table("7, 7, thief, 9").play("add thief", "add 7")
    for seat in (0, 1, None):
        assert "being played: 7 Thief" in lines(t.match, seat)
    assert lines(t.match, 0)[-2:] == ["your hand: 7 9", TYPING]
    assert lines(t.match, 1, "de")[3] == "Abgelegt wird: 7 Dieb"


def test_protected_cards_are_marked() -> None:
    t = table("7, 9", piles={"b": "bodyguard, 4"})
    assert lines(t.match, 1)[-2] == "■ Ben b 2 2 4 Bodyguard (protected) 0"


def test_only_the_memory_aid_shows_what_everybody_has_seen() -> None:
    known = {"a": ["7"], "b": ["thief", "8"]}
    for aided in (False, True):
        t = table("7, 9", hands={"b": "8, thief, 5"}, more={"known": known}, memory_aid=aided)
        shown = lines(t.match, 0)
        assert ("known to be in hand" in " ".join(shown)) == aided
        assert shown[-3] == "■ Ben b 3 0 −3" + (" 8 Thief" if aided else "")
        assert lines(t.match, 1)[-3].endswith("a 2 0 −2 7") == aided


def test_collected_points_and_the_verdict() -> None:
    t = table("7, 9", collect=250, more={"points": {"b": 30}, "round": 3})
    assert lines(t.match, 0)[0].startswith("Round 3 ·")
    assert lines(t.match, 0)[3] == "hand pile on top points written down"
    assert lines(t.match, 0)[5] == "■ Ben b 2 0 −2 30"
    t = table("7", hands={"b": "5"}).discard("7")
    assert lines(t.match, None)[-1] == "Pile minus hand: 1 − 0 = 1 for Anna, 0 − 1 = −1 for Ben."
    assert lines(t.match, 1, "de")[-2:] == [
        "Deine Hand: 5",
        "Stapel minus Hand: 1 − 0 = 1 für Anna, 0 − 1 = −1 für Ben.",
    ]


def test_a_whole_discard_in_one_line() -> None:
    t = table("7, 7, badguy, joker, 9", piles={"b": "6, 6, 6"})
    view = t.match.view(0)
    says = (
        "Two 7s and a Bad Guy: together three 7s. Stabs three 6s on Ben's pile. "
        "Then you draw two cards for somebody else."
    )
    for line in ("play 7 bad guy 7", "LAY badguy, 7, 7", "leg 7 7 Bad Guy", "pose 7 7 méchant"):
        assert WORDS.at_once(view, line, "en", NAMES) == (("add badguy", "add 7", "add 7", "lay"), says)
    t = table("bodyguard, partybeaver, joker, 9")
    for line in ("pose garde du corps", "play gardeducorps"):
        laid = WORDS.at_once(t.match.view(0), line, "fr", NAMES)
        assert laid is not None and laid[0] == ("add bodyguard", "lay")
    apart = "Ein Joker geht nie mit einer Aktionskarte zusammen (B56)."
    assert WORDS.at_once(view, "lay joker badguy", "de", NAMES) == ((), apart)
    for line in ("", "lay", "7 7", "lay 7 unicorn", "add 7"):
        assert WORDS.at_once(view, line, "en", NAMES) is None


def test_a_line_plays_several_actions() -> None:
    match = Match(Game.of("biber_mania", {"players": 2}), "1")
    seat = match.to_act
    assert seat is not None
    hand = match.position().document()["position"]["hands"]["ab"[seat]]
    number = next(card for card in hand if hand.count(card) == 2 and card.isdigit())
    ran = run(*PEOPLE, text=f"? lay {number} {number}\nlay {number} {number}\nquit\n")
    assert ran.code == 0
    assert ran.out.count(f"Two {number}s. Stabs") == 2
    assert f"{match.game.kind.title}" in ran.out
    assert f"{('Red', 'Blue')[seat]} plays two {number}s." in ran.out
    refused(run(*PEOPLE, text="lay 13 13\n"), "You have no 13 in your hand.")
    refused(run(*PEOPLE, text="lay unicorn\n"), "There is no action “lay unicorn” in this game.")


@pytest.mark.compiled
@pytest.mark.parametrize(("lang", "end"), [("en", "The game is over"), ("de", "Das Spiel ist aus")])
def test_a_whole_game_through_a_pipe(lang: str, end: str) -> None:
    match = Match(Game.of("biber_mania", {"players": 2}), "1")
    while not match.over:
        match.play(match.legal()[-1])
    typed = "\n".join(action.notation for action in match.history)
    ran = run(*PEOPLE, "--lang", lang, text=typed)
    assert ran.code == 0
    assert end in ran.out
    assert {"de": "Stapel minus Hand: 22 − 0 = 22 für Rot", "en": "Pile minus hand: 22 − 0 = 22 for Red"}[
        lang
    ] in ran.out
    assert ("gewinnt!" if lang == "de" else "wins!") in ran.out or "Sieg" in ran.out or "victory" in ran.out


def test_rules_and_rulings_can_be_looked_up() -> None:
    ran = run(*PEOPLE, text="? könig\n? B57\n? rules\n")
    assert (
        "King: When a King is played with numbers, everybody else who has that number must add one."
        in ran.out
    )
    assert "B57: Only one action card a turn." in ran.out
    assert "Biber-Mania: how it is played here" in ran.out
