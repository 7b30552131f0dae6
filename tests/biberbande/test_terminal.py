"""Biberbande in a terminal: what stands where, and for how long."""

from __future__ import annotations

from biberbau import Match
from biberbau.cli import show
from biberbau.games.common.view.shown import shown

from .scenario import table


def drawing(match: Match, seat: int | None, lang: str = "en") -> list[str]:
    """The lines of a drawing, without blanks at their ends."""
    console = show.console()
    with console.capture() as captured:
        console.print(shown(match.game.id).terminal(match.view(seat), ("Anna", "Ben"), lang))
    return [" ".join(line.split()) for line in captured.get().splitlines()]


def test_the_whole_table() -> None:
    t = table(top="7", deck="3, 0, 5", more={"knocked": "b", "turns": 4, "points": {"a": [], "b": []}})
    t.play("draw")
    assert drawing(t.match, 0) == [
        "Round 1 of 4 · deck: 2 · discard pile: 7 · drawn: 3",
        "1 2 3 4 rounds total",
        "▶ ● Anna a ▒ ▒ ▒ ▒ 0",
        "■ Ben b ▒ ▒ ▒ ▒ 0 has knocked",
    ]
    for seat in (1, None):
        assert drawing(t.match, seat)[0].endswith("drawn: ▒")
    assert drawing(t.match, 0, "de")[0] == "Durchgang 1 von 4 · Zugstapel: 2 · Ablagestapel: 7 · gezogen: 3"


def test_a_peek_is_drawn_while_it_lasts() -> None:
    t = table({"a": "2, 6, draw two, 8"}, deck="peek, 0").play("draw", "peek 3")
    assert drawing(t.match, 0)[2] == "▶ ● Anna a ▒ ▒ Draw two ▒ 0"
    assert drawing(t.match, 1)[2] == "▶ ● Anna a ▒ ▒ ▒ ▒ 0"
    t.play("hide")
    assert drawing(t.match, 0)[2].endswith("Anna a ▒ ▒ ▒ ▒ 0")


def test_open_rows_and_their_points() -> None:
    t = table({"a": "2, 6, 7, 8"}, deck="0, 1, 3, 5", more={"turns": 2}).play("take 1", "knock", "take 1")
    lines = drawing(t.match, None)
    assert any(line.endswith("Anna a 9 6 7 8 30 30 has knocked") for line in lines)
