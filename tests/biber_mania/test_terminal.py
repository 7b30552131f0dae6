"""Biber-Mania in a terminal: what stands where, and who sees it."""

from __future__ import annotations

from biberbau import Match, View
from biberbau.cli import show

from .scenario import table

NAMES = ("Anna", "Ben", "Cleo")


def drawing(view: View, lang: str = "en") -> list[str]:
    """The lines of a drawing, without blanks between and at their ends."""
    console = show.console()
    with console.capture() as captured:
        console.print(show.draw(view, NAMES[: view.game.players], lang))
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
        "stock: 1 1 2 8 Joker",
        "out of the game: 5 5",
        "hand pile on top points",
        "▶ ● Anna a 4 1 1 −3",
        "■ Ben b 2 4 4 4 Thief 2",
        "▲ Cleo c 2 0 −2",
    ]
    assert lines(t.match, 0) == [*common, "your hand: 7 7 9 Joker"]
    assert lines(t.match, 1) == [*common, "your hand: 8 9"]
    assert lines(t.match, None) == common
    assert drawing(show.open_view(t.match)) == [
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
    assert german[-1] == "Deine Hand: 7 7 9 Joker"


def test_a_discard_is_seen_while_it_is_put_together() -> None:
    t = table("7, 7, thief, 9").play("add thief", "add 7")
    for seat in (0, 1, None):
        assert "being laid: 7 Thief" in lines(t.match, seat)
    assert lines(t.match, 0)[-1] == "your hand: 7 9"
    assert lines(t.match, 1, "de")[3] == "Abgelegt wird: 7 Dieb"


def test_protected_cards_are_marked() -> None:
    t = table("7, 9", piles={"b": "bodyguard, 4"})
    assert lines(t.match, 0)[-2] == "■ Ben b 2 2 4 Bodyguard (protected) 0"


def test_only_the_memory_aid_shows_what_everybody_has_seen() -> None:
    known = {"a": ["7"], "b": ["thief", "8"]}
    for aided in (False, True):
        t = table("7, 9", hands={"b": "8, thief, 5"}, more={"known": known}, memory_aid=aided)
        shown = lines(t.match, 0)
        assert ("surely in hand" in " ".join(shown)) == aided
        assert shown[-2] == "■ Ben b 3 0 −3" + (" 8 Thief" if aided else "")
        assert lines(t.match, 1)[-3].endswith("a 2 0 −2 7") == aided


def test_collected_points_and_the_verdict() -> None:
    t = table("7, 9", collect=250, more={"points": {"b": 30}, "round": 3})
    assert lines(t.match, 0)[0].startswith("Round 3 ·")
    assert lines(t.match, 0)[3] == "hand pile on top points written down"
    assert lines(t.match, 0)[5] == "■ Ben b 2 0 −2 30"
    t = table("7", hands={"b": "5"}).discard("7")
    assert lines(t.match, None)[-1] == "Pile minus hand: Anna 1 − 0 = 1, Ben 0 − 1 = −1."
    assert lines(t.match, 1, "de")[-2:] == [
        "Deine Hand: 5",
        "Stapel minus Hand: Anna 1 − 0 = 1, Ben 0 − 1 = −1.",
    ]
