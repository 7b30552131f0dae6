"""After the discard pile has become the deck everybody can tell what lies face down: all cards but those seen (G35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from biberbau import Game, Match
from biberbau.errors import PositionError
from biberbau.games.biber_gang.check.oracle import chances, outcomes
from biberbau.games.biber_gang.rules import game as rules
from biberbau.kernel.actions import Action
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.observation_spec import split
from biberbau.testing.case import QUICK, Case
from biberbau.testing.consistency import check_consistency
from biberbau.testing.hooks import hooks_of
from biberbau.testing.report import BrokenPromiseError
from biberbau.testing.secrecy import check_secrecy, fill
from common.scenario import rule

from .scenario import Table, table

MINE = "6 6 (3) 12 / 6 (9) 2 5"
YOURS = "(1) 2 (3) 4 / 5 8 9 10"
DOWN = Counter(["3", "9", "1", "3"])


def reshuffled(mine: str = MINE, yours: str = YOURS) -> Table:
    """The deck is empty: all that does not lie on the table has been discarded, and a card is drawn."""
    t = table(mine, yours)
    body = t.document
    body["pile"] += body.pop("deck")
    del body["turns"]
    return Table.laid({**body, "deck": []}, {"players": 2}).play("draw deck")


def hidden(document: dict[str, list[list[list[str]]]]) -> Counter[str]:
    """What lies face down in a true position."""
    cards = [name for rows in document["displays"] for row in rows for name in row]
    return Counter(name.strip("()") for name in cards if name.startswith("("))


class Lingering(Case):
    """Random games in which nobody turns anything up who need not, so that decks run out."""

    def walk(self) -> Iterator[tuple[Match, Action | None]]:
        chance, match = self.chance("players"), Match(self.game, self.seed)
        while not match.over and match.position().state.round_n == 0:
            state, legal = match.position().state, match.legal()
            up = int(state.up[match.to_act])
            keeps = [a for a in legal if a.word == "place" and up >> int(a.argument) - 1 & 1]
            keeps = keeps or [a for a in legal if a.notation in ("leave", "draw deck")]
            action = chance.choice(keeps or legal)
            yield match, action
            match.play(action)
        yield match, None


def case(players: int, seed: int, rate: float = 0.03) -> Lingering:
    """A long game for ``players`` players."""
    game = Game.of("biber_gang", {"players": players, "turn_limit": 100 // players + 20})
    return Lingering(game, seed, hooks_of(game.kind), replace(QUICK, world_rate=rate))


# ------------------------------------------------------------ what all know then


@rule("G35", "G27", "setup.no_looking")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_the_cards_that_lie_face_down_are_known_and_only_their_places_are_not(observer):
    """ "Cards in the discard pile are always face-up": all know those of the new deck, so the rest lies face down."""
    t = reshuffled()
    assert t.seen_by(observer)["face_down"] == sorted(DOWN.elements(), key=int)
    places = set()
    for seed in range(60 if INTERPRETED else 300):
        world = t.match.position().as_seen_by(observer).filled(seed).document()["position"]
        assert hidden(world) == DOWN
        places.add(str(world["displays"]))
    assert len(places) == 12  # four places for two 3s, a 1 and a 9


@rule("G35")
def test_before_a_reshuffle_nobody_can_tell():
    t = table(MINE, YOURS)
    assert "face_down" not in t.document
    view = t.match.position().as_seen_by(0)
    assert len({str(hidden(view.filled(seed).document()["position"])) for seed in range(30)}) > 20


@rule("G35", "action.2")
def test_a_card_that_is_seen_lies_face_down_no_more():
    t = reshuffled().play("place 3")  # the face-down 3 goes to the discard pile
    assert t.document["face_down"] == ["1", "3", "9"]
    t.play("draw deck", "discard", "flip 1")
    assert t.document["face_down"] == ["3", "9"]


@rule("G35", "action.1")
def test_open_cards_change_nothing():
    t = reshuffled().play("place 1")
    assert t.document["face_down"] == ["1", "3", "3", "9"]


@rule("G35")
def test_the_observation_tells_it():
    for t, expected in ((table(MINE, YOURS), Counter()), (reshuffled(), DOWN)):
        view = t.match.view(0)
        told = split(view.game.kind.planes, view.encode())
        assert told["reshuffled"] == bool(expected)
        assert [round(8 * float(n)) for n in told["face_down"]] == [expected[str(face)] for face in range(14)]


@rule("G35", "next.deal")
def test_a_new_round_begins_without_it():
    t = reshuffled("1 1 2 2 / 5 5 6 (7)", "9 (8) 3 3 / 9 10 11 11").play("place 8")
    while t.asks != "choose_flips":
        t.play(t.legal[0])
    assert "face_down" not in t.document


# ------------------------------------------------------------ worlds


@rule("G35")
@pytest.mark.parametrize("observer", [0, 1])
def test_worlds_come_as_often_as_counting_says(observer):
    t, times = reshuffled(), 100 if INTERPRETED else 2000
    one, view = case(2, 1), t.match.view(observer).state
    expected = chances(view, observer)
    hits = Counter(thing for i in range(times) for thing in outcomes(fill(one, view, observer, str(i))))
    for thing, chance in expected.items():
        assert abs(hits[thing] - times * chance) <= 5 * (times * chance * (1 - chance)) ** 0.5 + 1e-6, thing


@rule("G35")
@pytest.mark.parametrize("players", [2] if INTERPRETED else [2, 6])
def test_no_world_contradicts_what_was_heard(players):
    one = case(players, players)
    check_consistency(one)
    check_secrecy(replace(one, plan=replace(one.plan, follow=3)))
    assert any("reshuffles" in names for names in heard(one))


def heard(one: Case) -> Iterator[list[str]]:
    """Names of all events of a game."""
    *_, (match, _) = one.walk()
    yield [one.kind.events.called(event.kind) for _, event in match.events(None)]


@pytest.mark.compiled
@rule("G35")
def test_a_fill_that_mixes_both_lots_is_caught(monkeypatch):
    true_fill = rules.fill

    def mixed(state: np.record, observer: int, rng: np.record) -> None:
        told, state.reshuffled = int(state.reshuffled), 0
        true_fill(state, observer, rng)
        state.reshuffled = told

    monkeypatch.setattr(rules, "fill", mixed)
    with pytest.raises(BrokenPromiseError, match="cannot account for"):
        check_consistency(case(6, 6, rate=0.3))


# ------------------------------------------------------------ documents


def document(**more: object) -> dict[str, object]:
    """The table after a reshuffle, with changes."""
    return reshuffled().document | more


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ({"face_down": ["1", "3", "9"]}, "face_down: 4 cards lie face down, not 3"),
        ({"face_down": ["1", "3", "9", "joker"]}, "face_down: 'joker' is no card"),
        ({"face_down": ["2", "2", "2", "2"]}, "face_down: after a reshuffle it names"),
        (
            {"turns": 5},
            "turns: more cards lie face up than two for each player and one for each of their turns",
        ),
    ],
)
@rule("G35")
def test_tables_that_cannot_be_are_refused(more, complaint):
    with pytest.raises(PositionError) as refused:
        Table.laid(document(**more), {"players": 2})
    assert str(refused.value).startswith(complaint)


def test_more_cards_drawn_than_turns_were_played_are_refused():
    t = table(MINE, YOURS, pile="5 0 1 2 3 4 5 6 7 8 9 10 11 12 12 12")
    assert t.document["turns"] == 16  # as few as it takes
    with pytest.raises(PositionError, match="turns: more cards have left the deck"):
        Table.laid({**t.document, "turns": 15}, {"players": 2})
