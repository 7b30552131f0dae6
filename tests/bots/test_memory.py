"""Bots forget in games of memory, each match in its own way, and what is forgotten stays forgotten."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import biberbau
from biberbau import Match
from biberbau.bots import named, recalled
from biberbau.games.biberbande.rules import state as st
from biberbau.games.biberbande.rules.state import Ev

QUIET = ("hide", "draw", "discard", "pass")
"""Actions after which everybody still has the cards that were dealt."""


def long_round(**options: object) -> Match:
    """A match of Biberbande in which nobody has knocked for a while."""
    match = Match(biberbau.game("biberbande", players=3, **options), "long ago")
    while match.ply < 24:
        match.play(next(action for action in match.legal() if action.word in QUIET))
    return match


def test_a_bot_knows_less_than_its_seat_could_know() -> None:
    match = long_round(bots_forget=10)
    for seat in range(3):
        seen, kept = match.view(seat).state, recalled(match.view(seat), b"match").state
        assert ((kept.row == seen.row) | (kept.row == -1)).all()
        assert (seen.row[seat, [0, 3]] >= 0).all()
    assert sum((recalled(match.view(seat), b"match").state.row >= 0).sum() for seat in range(3)) in range(
        1, 6
    )


def test_forgetting_is_the_same_every_time_and_different_in_another_match() -> None:
    view = long_round(bots_forget=10).view(0)
    rows = [
        recalled(view, memory).state.tobytes() for memory in (b"one", b"one", *(b"%d" % n for n in range(20)))
    ]
    assert rows[0] == rows[1]
    assert len(set(rows)) > 2  # of the two cards seen at the start, each may be gone


def test_a_table_may_ask_for_bots_that_never_forget() -> None:
    view = long_round(bots_forget=0).view(0)
    assert recalled(view, b"match") is view


def test_in_other_games_nothing_fades() -> None:
    match = Match(biberbau.game("beasty_bar"), 1)
    view = match.view(match.to_act)
    assert recalled(view, b"match") is view


@pytest.mark.parametrize("name", ["greedy", "search:30"])
def test_bots_play_on_with_what_they_remember(name: str) -> None:
    match = long_round(bots_forget=10)
    seat = match.to_act
    assert seat is not None
    assert named(name).choose(recalled(match.view(seat), b"match"), b"dice") in match.legal()


class Followed:
    """Every card in the rows of a match of Biberbande by a number of its own, and who has just looked at which."""

    def __init__(self, players: int) -> None:
        self.row = [[0] * 4 for _ in range(players)]
        self.looked = set[tuple[int, int]]()  # seat and card
        self.cards = 0

    def take_in(self, match: Match) -> None:
        """What everybody saw happen in the last action."""
        self.looked.clear()
        for ply, event in match.events(None, max(0, match.ply - 1)):
            seat = event.seat
            if ply != match.ply:
                continue
            if event.kind in (Ev.DEALS, Ev.TAKES, Ev.PUTS, Ev.REPLACES):
                self.cards += 1
                self.row[seat][st.slot(event)] = self.cards
            elif event.kind == Ev.LOOKS:
                self.looked.add((seat, self.row[seat][st.slot(event)]))
            elif event.kind == Ev.SWAPS:
                slot, (other, place) = st.slot(event), st.other_place(event)
                mine, theirs = self.row[seat][slot], self.row[other][place]
                self.row[seat][slot], self.row[other][place] = theirs, mine


def long_games(players: int, seed: int) -> Iterator[tuple[Match, Followed]]:
    """A round in which nobody knocks and many cards are swapped and looked at, ply by ply."""
    chance, match = (
        random.Random(seed),
        Match(biberbau.game("biberbande", players=players, bots_forget=5), seed),
    )
    followed = Followed(players)
    while match.position().state.turn < 60:
        followed.take_in(match)
        yield match, followed
        legal = [action for action in match.legal() if action.word != "knock"]
        quiet = [action for action in legal if action.word not in ("put", "take")]
        special = [action for action in legal if action.word in ("give", "peek", "use")]
        match.play(chance.choice(special or (legal if chance.random() < 0.1 else quiet)))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_is_forgotten_comes_back_only_to_a_seat_that_looks_again(players: int) -> None:
    """E36: somebody else's peek or swap refreshes nothing; the card itself, not its place, is forgotten."""
    swaps = peeks = losses = 0
    for seed in range(4):
        gone = [set[int]() for _ in range(players)]
        for match, followed in long_games(players, seed):
            kinds = [event.kind for _, event in match.events(None, max(0, match.ply - 1))]
            swaps, peeks = swaps + kinds.count(Ev.SWAPS), peeks + kinds.count(Ev.LOOKS)
            for seat in range(players):
                gone[seat] -= {card for looker, card in followed.looked if looker == seat}
                view = match.view(seat)
                seen, kept = view.state.row, recalled(view, b"match %d" % seed).state.row
                for other, row in enumerate(followed.row):
                    for slot, card in enumerate(row):
                        if seen[other, slot] >= 0 and kept[other, slot] < 0:
                            losses += card not in gone[seat]
                            gone[seat].add(card)
                        assert kept[other, slot] < 0 or card not in gone[seat]
    assert swaps > 10 and peeks > 10 and losses > 20


def test_memories_of_one_observer_are_told_apart() -> None:
    """E36: two cards seen in the same turn are forgotten each by itself, wherever they are swapped to."""
    for seed in range(3):
        for match, _ in long_games(3, seed):
            state = match.position().state
            for seat in range(3):
                known = (state.known[:3] >> seat & 1).astype(bool)
                memories = (state.seen[:3] >> 10 * seat & 1023)[known].tolist()
                assert len(set(memories)) == len(memories)
