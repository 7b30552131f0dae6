"""The audit finds each kind of fault where it is planted, proves it by a program, and says nothing of games without."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from biberbau.errors import OptionError
from biberbau.testing.audit import audit
from biberbau.testing.audit.aec import AecAudit
from biberbau.testing.audit.finds import FAULT, SUSPECT, Audit, Find
from biberbau.testing.audit.knowledge import Known, compass_sizes, grid_sizes, listed_sizes
from biberbau.testing.audit.openspiel import SpielAudit, ask_seeds

from . import planted_aec, planted_spiel

HERE = __name__.rpartition(".")[0]
KNOWN = Known(face_down=(0, 4), sizes=planted_spiel.sizes)


def spiel(fault: str, known: Known = KNOWN) -> Audit:
    """The audit of the small OpenSpiel game with a fault."""
    found = Audit("planted", "", 0)
    load = (f"from {HERE}.planted_spiel import Game", f"game = Game({fault!r})")
    SpielAudit(planted_spiel.Game(fault), load, known, found).run(6, 0)
    found.prove()
    return found


def aec(fault: str) -> Audit:
    """The audit of the small environment with a fault."""
    found = Audit("planted", "", 0)
    load = (f"from {HERE}.planted_aec import Env", f"env = Env({fault!r})")
    AecAudit(lambda: planted_aec.Env(fault), load, planted_aec.SWAP, found).run(18, 0)
    found.prove()
    return found


def kinds(found: Audit) -> set[str]:
    """What was found, as faults are named."""
    every = (*found.finds, *found.suspects)
    return {f"{find.question} {find.about if find.kind == 'history' else find.kind}" for find in every}


def test_an_honest_game_is_left_in_peace_and_asked_everything() -> None:
    for found in (spiel(""), aec("")):
        assert (kinds(found), found.dropped) == (set(), [])
        asked = {question for question in found.document()["asked"] if found.asked[question] >= 10}
        assert asked | found.unasked.keys() == {"view", "refill", "mask", "seeds", "stable", "clone"}


@pytest.mark.parametrize(
    "fault",
    [
        *("view more", "view faced", "view late"),
        *("refill unlike", "refill turn", "refill own", "refill sizes", "refill broken", "refill truth"),
        *("refill illegal", "refill true", "refill elsewhere"),
        *("mask twin", "mask refilled", "seeds odds", "stable replayed", "stable asked"),
        *("clone unlike", "clone bound", "clone onward", "clone text"),
    ],
)
def test_each_fault_of_a_game_is_found_and_proved(fault: str) -> None:
    assert fault in kinds(spiel(fault))


@pytest.mark.parametrize(
    "fault",
    [
        *("view swapped", "mask swapped", "mask remembered", "seeds unseeded", "seeds alike", "seeds later"),
        *("stable replayed", "stable asked", "stable kept", "clone unlike", "clone bound", "clone onward"),
    ],
)
def test_each_fault_of_an_environment_is_found_and_proved(fault: str) -> None:
    assert fault in kinds(aec(fault))


@pytest.mark.parametrize("fault", ["", "seeds unseeded", "seeds alike"])
def test_seeds_of_a_game_that_draws_for_itself(fault: str) -> None:
    found = Audit("planted", "", 0)
    load = (f"from {HERE}.planted_spiel import Drawn",)
    asking = SpielAudit(planted_spiel.Drawn(fault), load, KNOWN, found)
    games = {
        seed: (
            planted_spiel.Drawn(fault, seed),
            planted_spiel.Drawn(fault, seed),
            (f"game = Drawn({fault!r}, {seed})",),
        )
        for seed in (1, 2, 3)
    }
    ask_seeds(found, asking.write, games)
    asking.run(2, 0)
    found.prove()
    assert kinds(found) == ({fault} if fault else set())
    assert found.unasked["view"] == "sampled"


def test_what_is_dealt_face_down_is_known_only_of_games_in_the_table() -> None:
    assert "view faced" not in kinds(spiel("view faced", Known()))


def test_what_no_program_shows_is_no_find() -> None:
    found = Audit("planted", "", 0)
    found.add(Find("view", "more", "", 1, "assert 1 == 1"))
    found.add(Find("mask", "twin", "", 1, "assert 1 == 2"))  # another assertion than the last one
    found.add(Find("clone", "bound", "", 3, f"assert 1 == 2, {FAULT!r}"))
    found.add(Find("clone", "bound", "", 2, f"assert 3 == 4, {FAULT!r}"))
    found.prove()
    assert [find.length for find in found.finds] == [2], "the shortest is kept"
    assert [find.question for find in found.dropped] == ["view", "mask"]
    document = json.loads(json.dumps(found.document()))
    assert [find["seen"] for find in document["finds"]] == [2]
    assert len(document["unproved"]) == 2


def test_suspects_are_no_finds() -> None:
    found = spiel("view late")
    assert {find.key[:2] for find in found.suspects} <= SUSPECT
    assert found.suspects
    assert "view late" not in {f"{find.question} {find.kind}" for find in found.finds}


def texts() -> Iterator[tuple[object, str, list[int]]]:
    """Readers of hands, a text and what it says."""
    compass = "Pass Direction: Left\n\n    S A\n    H K\n    D \n    C Q\n"
    compass += "S 2         S 3\nH           H 4\nD           D 5\nC 6         C 7\n"
    compass += "        S 8\n        H \n        D \n        C \n\nPassed Cards:\nN: 2S\n"
    yield compass_sizes, compass, [3, 4, 1, 2]
    grid = "Player0: Deadwood=1\n+--+\n|As2s  |\n|    3c|\n+--+\nPlayer1:\n+--+\n|Td    |\n+--+\n"
    yield grid_sizes, grid, [3, 1]
    yield listed_sizes, "Player: 0\n    C: T2\n    D: \nPlayer: 1\n    C: \n    D: A\nTrump: S4\n", [2, 1]


@pytest.mark.parametrize(("reader", "text", "sizes"), [*texts()])
def test_hands_are_counted_as_texts_say(reader: object, text: str, sizes: list[int]) -> None:
    assert callable(reader)
    assert reader(text) == sizes


@pytest.mark.parametrize("target", ["hearts", "openspiel", "chess:hearts", "openspiel:hearts; import os"])
def test_a_target_that_is_none_is_refused(target: str) -> None:
    with pytest.raises(OptionError, match="openspiel:GAME or pettingzoo:ENV expected"):
        audit(target)
