"""Biber Gang in a terminal: what stands where."""

from __future__ import annotations

from dataclasses import replace

from biberbau import Game, Match
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
    more = {
        "drawn": {"card": "9", "from": "deck"},
        "points": [[14, -5]],
        "decisions": [{"kind": "use_card", "seat": 0}],
    }
    t = table("6 beaver (3) 12 / 6 (9) 2 5", "(1) 2 3 4 / 5 (8) 9 10", pile="8 7", more=more)
    assert drawing(t.match, 0) == [
        "Round 2 of 5 · deck: 89 · discard pile: 7 · drawn: 9",
        "rounds total",
        "▶ ● Anna 6 beaver ▒ 12 14 14",
        "6 ▒ 2 5",
        "■ Ben ▒ 2 3 4 −5 −5",
        "5 ▒ 9 10",
        "places: 1 to 4 in the top row, 5 to 8 in the bottom row",
    ]
    for seat in (1, None):
        assert drawing(t.match, seat)[0].endswith("drawn: ▒")
    assert drawing(t.match, 0, "de")[0] == "Runde 2 von 5 · Zugstapel: 89 · Ablagestapel: 7 · gezogen: 9"
    assert "Biber" in drawing(t.match, 0, "de")[2]


def test_a_true_position_shows_what_lies_face_down_in_brackets() -> None:
    t = table("6 beaver (3) 3 / 6 (9) 2 5", "(1) (beaver) 3 4 / 5 (8) 9 10")
    match, words = t.match, drawing(t.match, 0)
    view = replace(match.view(0), state=match.position().state)
    console = show.console()
    with console.capture() as captured:
        console.print(shown(view.game.id).terminal(view, ("Anna", "Ben"), "en"))
    lines = [" ".join(line.split()) for line in captured.get().splitlines()]
    assert lines[2:6] == ["▶ ● Anna 6 beaver (3) 3 0", "6 (9) 2 5", "■ Ben (1) (beaver) 3 4 0", "5 (8) 9 10"]
    assert words[2:4] == ["▶ ● Anna 6 beaver ▒ 3 0", "6 ▒ 2 5"]


def test_a_picked_card_is_marked_for_its_owner() -> None:
    match = Match(Game.of("biber_gang", {"players": 2}), 1)
    match.play("flip 2")
    assert drawing(match, 0)[2].startswith("▶ ● Anna ▒ ▒! ▒ ▒")
    assert drawing(match, 1)[2].startswith("▶ ● Anna ▒ ▒ ▒ ▒")


def test_the_round_that_is_looked_back_at() -> None:
    more = {"points": [[14, -5]], "turns": 9, "decisions": [{"kind": "look_back", "seat": 1}]}
    t = table("1 2 3 4 / 5 6 7 8", "1 2 3 4 / 5 6 7 8", more=more)
    assert drawing(t.match, 0)[0].startswith("Round 1 of 5")
