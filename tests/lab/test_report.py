"""What reports say of a game whose answers are known: who wins, what cards and decisions are worth, who makes kings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from biberbau import effort, games
from biberbau.errors import OptionError
from biberbau.lab.report import findings, playing
from biberbau.lab.report import foreseen as foreseen_module
from biberbau.lab.report import study as study_module
from biberbau.lab.report.kingmaking import swing
from biberbau.lab.report.luck import Luck
from biberbau.lab.report.measures import Blocks
from biberbau.lab.report.page import page
from biberbau.lab.report.playing import Hall, Lapse, dealt, keys_of
from biberbau.lab.report.study import OneIn, Plan, Study, changed_rules, variant
from biberbau.lab.report.swaps import Deal
from biberbau.lab.report.twins import Twins, twin
from biberbau.lab.report.works import Beside, Lapses, Played
from biberbau.match import Game

from .known_game import COIN, COPIES, COURT, NAMES, PLAIN, POINTS, SKILL

KNOWN = "known_game"
GREEDY = ("greedy:2",) * 2


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The known game is one of the games, as long as these tests run."""
    monkeypatch.setitem(games.REGISTERED, KNOWN, "lab.known_game")
    games.kind.cache_clear()
    yield
    games.kind.cache_clear()


def known(mode: int) -> Game:
    return Game.of(KNOWN, {"mode": mode, "players": 3 if mode == COURT else 2})


def made(mode: int, games: int, against: Game | None = None, **parts: Any) -> dict[str, Any]:
    """A report of greedy players."""
    game = known(mode)
    study = Study(Plan(game, ("greedy:2",) * game.players, games, seed=3, against=against, **parts))
    for part in study.parts():
        for number in range(part.blocks):
            part.add(part.work.block(number))
    return study.document()


def inside(truth: float, found: dict[str, Any]) -> bool:
    low, high = found["ci95"]
    return bool(low <= truth <= high)


def test_a_seat_is_as_good_as_another_where_nothing_tells_them_apart() -> None:
    found = {one["name"]: one for one in made(PLAIN, 1000)["measures"]}
    assert found["plies"]["value"] == 2 and found["choices"]["value"] > 1
    assert inside(0.5, found["seat_0"]) and inside(0.5, found["seat_1"])
    assert found["seat_0"]["value"] + found["seat_1"]["value"] == pytest.approx(1, abs=1e-5)
    assert found["seat_0"]["ci95"][1] - found["seat_0"]["ci95"][0] < 0.07


def test_what_is_never_taken_is_dead_and_what_always_is_dominates() -> None:
    rows = {row["action"]: row for row in made(PLAIN, 600)["actions"]}
    assert rows["play blank"]["dead"] and not rows["play blank"]["dominant"]
    assert rows["play ace"]["dominant"] and not rows["play ace"]["dead"]
    assert (rows["play ace"]["rate"]["value"], rows["play ace"]["won"]["value"]) == (1, 1)
    assert rows["play ace"]["winning"]
    assert not rows["play two"]["dead"]


def test_where_all_is_done_by_lot_nothing_stands_out() -> None:
    game = known(PLAIN)
    study = Study(Plan(game, ("random",) * 2, 600, seed=1))
    for part in study.parts():
        for number in range(part.blocks):
            part.add(part.work.block(number))
    assert not any(row["dead"] or row["dominant"] for row in study.document()["actions"])


def brute_force(face: str) -> float:
    """What a card is worth: all deals, all twins of each, everybody playing the best card."""
    box = [number for number, copies in enumerate(COPIES.tolist()) for _ in range(copies)]
    sought, total, weight = NAMES.index(face), 0.0, 0.0
    for order in permutations(range(len(box)), 4):
        hands = [[box[order[0]], box[order[1]]], [box[order[2]], box[order[3]]]]
        pile = [box[place] for place in range(len(box)) if place not in order]
        holders = [seat for seat in range(2) if sought in hands[seat]]
        for seat in holders or range(2):
            kept = [at for at in range(2) if (hands[seat][at] == sought) == bool(holders)]
            drawn = [card for card in pile if (card == sought) != bool(holders)]
            for at in kept:
                for card in drawn:
                    other = [list(hand) for hand in hands]
                    other[seat][at] = card
                    more = won(hands, seat) - won(other, seat)
                    each = 1 / len(holders or range(2)) / len(kept) / len(drawn)
                    total += each * (more if holders else -more)
                    weight += each
    return total / weight


def won(hands: list[list[int]], seat: int) -> float:
    mine, theirs = (max(POINTS[card] for card in hands[one]) for one in (seat, 1 - seat))
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


@pytest.mark.compiled
def test_twins_tell_what_brute_force_tells() -> None:
    found = made(PLAIN, 20, twins=4000)["worth"]
    rows = {row["card"]: row for row in found["cards"]}
    assert rows.keys() == set(NAMES)
    truths = {face: brute_force(face) for face in NAMES}
    assert [row["card"] for row in found["cards"]] == sorted(NAMES, key=lambda face: -truths[face])
    for face, truth in truths.items():
        assert rows[face]["value"] == pytest.approx(truth, abs=0.045), face
        assert rows[face]["games_for_a_point"] > 1000
    assert sum(inside(truth, rows[face]) for face, truth in truths.items()) >= 3
    assert rows["ace"]["stands_out"] and rows["blank"]["stands_out"]
    assert 0.1 < found["variance_saved"] < 1


def test_twins_differ_in_one_card() -> None:
    game = known(PLAIN)
    states = dealt(game, 5, range(40))
    for row in range(40):
        face = NAMES[row % len(NAMES)]
        found = twin(Deal(game, states[row]), face, np.random.default_rng(row))
        if found is None:
            continue
        both = (states[row], found.state) if found.held else (found.state, states[row])
        having, lacking = (Deal(game, one) for one in both)
        here, there = ([card.face for card in one.held(found.seat)] for one in (having, lacking))
        assert here.count(face) == there.count(face) + 1
        assert sum(one != other for one, other in zip(sorted(here), sorted(there), strict=True)) <= 2
        other = 1 - found.seat
        assert [card.face for card in having.held(other)] == [card.face for card in lacking.held(other)]


@pytest.mark.parametrize(("kind", "mode", "about"), [(Twins, PLAIN, NAMES), (Lapses, SKILL, ("play",))])
def test_deals_that_have_been_played_are_not_played_again(
    kind: type[Beside], mode: int, about: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks come to the same whether who won is known of all their deals, of some or of none."""
    work: Beside = kind(known(mode), GREEDY, 5, about)  # type: ignore[call-arg]  # each kind is about something
    whole, deals = Blocks(), list[int]()
    for number in range(3):
        whole.add(Played(work.game, work.bots, work.seed).block(number))
    play = Hall.play
    monkeypatch.setattr(Hall, "play", lambda *those: deals.append(len(those[1])) or play(*those))
    told, games = [], []
    for count in (0, 8, 15):
        some = replace(work, known=bytes(whole.winners[:count]))
        told.append([some.block(number) for number in range(3)])
        games.append(sum(deals))
        deals.clear()
    assert told[0] == told[1] == told[2]
    assert games[0] == 2 * games[2] > games[1] > games[2] > 0


def test_blocks_of_an_older_release_do_not_tell_who_won() -> None:
    """What is known of deals ends where the first of them begins: later ones would be taken for others."""
    whole, work = Blocks(), Played(known(PLAIN), GREEDY, 5)
    for number in range(3):
        block = work.block(number)
        whole.add({name: block[name] for name in block if number != 1 or name != "winners"})
    assert whole.games == 15 and whole.winners == work.block(0)["winners"]


def test_a_block_may_have_no_twin() -> None:
    """A card that no deal has is in no hand and in no pile."""
    assert Twins(known(SKILL), ("greedy:2",) * 2, 0, ("nobody's",)).block(0) == {"faces": {}}


def test_skill_pays_where_there_is_nothing_else() -> None:
    """A random player plays the worse of two cards every second time: it then loses, otherwise both win."""
    found = made(SKILL, 20, lapses=600, level_games=600, levels=("random", "greedy:2"))
    (level,), (regret,) = found["levels"], found["regret"]
    assert inside(0.75, level) and level["ci95"][0] > 0.65
    assert (found["spread"]["weakest"], found["spread"]["strongest"]) == ("random", "greedy:2")
    assert inside(400 * np.log10(3), found["spread"]["elo"])
    assert inside(0.5, found["spread"]["chess"]), (
        "every second game goes to the better player, the rest by lot"
    )
    assert (regret["word"], regret["decisions_a_game"]) == ("play", 1)
    assert inside(0.25, regret) and regret["stands_out"]


def test_nothing_pays_where_a_coin_decides() -> None:
    """And as chance is drawn by place, the coin falls the same way whatever was played: no game differs."""
    found = made(COIN, 20, lapses=200, level_games=400, levels=("random", "greedy:2"))
    assert inside(0.5, found["levels"][0])
    assert inside(0, found["spread"]["elo"]) and inside(0, found["spread"]["chess"])
    (regret,) = found["regret"]
    assert regret["value"] == 0 and not regret["stands_out"]


@pytest.mark.compiled
def test_luck_of_the_deal_is_what_brute_force_tells() -> None:
    """Everybody plays either card by lot, and nothing is drawn later: the rest is what cards they happen to play."""
    blocks = [Luck(known(PLAIN), ("random",) * 2, 3).block(number) for number in range(400)]
    found = findings.luck(known(PLAIN), blocks)
    deck = [face for face in range(len(NAMES)) for _ in range(COPIES[face])]
    ends = np.array(
        [
            [won([[mine], [theirs]], 0) for mine in four[:2] for theirs in four[2:]]
            for four in permutations(deck, 4)
        ]
    )
    truth = ends.mean(axis=1).var() / ends.var()
    assert 0.3 < truth < 0.7
    assert found["deal"] == found["all"] and found["games"] == 400
    assert inside(truth, found["deal"]) and found["deal"]["ci95"][1] - found["deal"]["ci95"][0] < 0.2
    assert found["deal"]["games_for_a_point"] > 400


@pytest.mark.parametrize(("mode", "share"), [(COIN, 1), (SKILL, 0)])
def test_all_is_luck_where_a_coin_decides_and_nothing_where_all_have_the_same(mode: int, share: int) -> None:
    found = made(mode, 20, luck_games=60)["luck"]
    assert found["all"]["value"] == pytest.approx(share, abs=0.05) and inside(share, found["all"])
    assert found["deal"]["value"] == pytest.approx(0, abs=0.05)


@pytest.mark.compiled
def test_the_king_maker_is_found() -> None:
    """One of three decisions is the third player's, who cannot win and says who does."""
    found = made(COURT, 20, kings=300)["kingmaking"]
    assert found["looked"] == 300
    assert inside(1 / 3, found["hopeless"])
    assert found["moved"]["value"] == 1
    nobody = made(PLAIN, 20, kings=100)["kingmaking"]
    assert nobody["moved"]["value"] in (None, 0)


def test_a_search_for_differences_makes_none() -> None:
    """Four actions that differ by chance alone: chosen by the same games, the two that differ most would be far apart."""
    dice = np.random.default_rng(8)
    found = [swing(np.eye(3)[dice.integers(0, 3, size=(4, 24))]) for _ in range(2000)]
    assert np.mean(found) == pytest.approx(0, abs=0.01)


def test_what_a_change_does_comes_first() -> None:
    """With a coin nobody shares the win, and games are as long as before."""
    found = made(PLAIN, 600, against=variant(known(PLAIN), f"mode={COIN}"))["against"]
    assert found["options"] == {"mode": COIN}
    rows = {row["name"]: row for row in found["measures"]}
    assert rows["shared"]["stands_out"] and rows["shared"]["after"] == 0 and rows["shared"]["value"] < -0.1
    assert not rows["plies"]["stands_out"] and rows["plies"]["value"] == 0
    marks = [row["stands_out"] for row in found["measures"]]
    assert marks == sorted(marks, reverse=True)


def test_rules_that_do_nothing_are_told_from_those_that_bite() -> None:
    """Greedy players of the known game share fewer wins where a coin decides; what is changed one by one is tried."""
    rows = [("mode", COIN), ("mode", SKILL), ("mode", PLAIN)]
    game, whole, seen = known(PLAIN), Blocks(), list[tuple[str, int, Blocks]]()
    for number in range(120):
        whole.add(Played(game, ("greedy:2",) * 2, 3).block(number))
    for name, value in rows:
        seen.append((name, value, Blocks()))
        for number in range(120):
            seen[-1][2].add(Played(known(value), ("greedy:2",) * 2, 3).block(number))
    marks = {
        row["value"]: {one["name"]: one["stands_out"] for one in row["measures"]}
        for row in findings.bites(game, whole, seen)
    }
    assert marks[COIN]["shared"] and marks[SKILL]["shared"]
    assert not any(marks[PLAIN].values())


def test_parts_follow_the_games_that_were_really_played() -> None:
    """Of a hundred thousand games a few hundred are enough; what was asked as a number stays."""
    game, who = known(COIN), ("greedy:2",) * 2
    shares = {"twins": OneIn(4), "kings": OneIn(100), "level_games": OneIn(10)}
    study = Study(
        Plan(game, who, 100_000, 3, lapses=50, luck_games=10_000, levels=("random", "greedy:2"), **shares),
        until=0.08,
    )
    games = {}
    for part in study.parts():
        games[part.kind] = part.blocks * part.work.size
        for number in range(part.blocks if part.kind == "games" else 0):
            part.add(part.work.block(number))
            if part.enough():
                break
    played = study.whole.games
    assert 100 < played < 400 and games["games"] == 100_000
    assert (games["lapses"], games["luck"]) == (50, 10_000)
    for part, of in (("twins", 4), ("kingmaking", 100), ("levels", 10)):
        assert played // of <= games[part] < played // of + 5, part


def test_parts_of_a_whole_report_are_shares_of_what_was_asked() -> None:
    """Blocks are whole, so a few more games may be played."""
    study = Study(Plan(known(COIN), ("greedy:2",) * 2, 39, kings=OneIn(10), luck_games=OneIn(40)))
    games = {}
    for part in study.parts():
        games[part.kind] = part.blocks * part.work.size
        for number in range(part.blocks if part.kind == "games" else 0):
            part.add(part.work.block(number))
    assert study.whole.games == 40
    assert games == {"games": 40, "kingmaking": 5}


def test_beside_long_games_parts_are_shorter_and_the_report_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was asked as a number stays."""
    monkeypatch.setattr(study_module, "LONG", 1)
    monkeypatch.setattr(study_module, "FEWEST", 5)
    found = made(PLAIN, 60, kings=OneIn(2), level_games=OneIn(10), lapses=20)
    choices = next(one["value"] for one in found["measures"] if one["name"] == "choices")
    assert choices > 1 and found["shortened"] == pytest.approx(1 / choices**2, abs=1e-4)
    assert found["kingmaking"]["looked"] == pytest.approx(30 / choices**2, abs=5)
    assert [one["games"] for one in found["levels"]] == [5, 5]  # of six
    told = page(found | {"events": []}, "de")
    assert f"nur {100 / choices**2:.0f}\u00a0% so viele Partien wie sonst" in told
    assert "shortened" not in made(PLAIN, 60, lapses=20)


def test_what_a_report_will_take_is_known_from_a_few_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks is watched, and no game of its own is played for that; each choice is taken to last a second."""
    watched: list[str] = []
    monkeypatch.setattr(foreseen_module, "_watched", lambda game, name: watched.append(name) or 1.0)
    plan = Plan(known(PLAIN), ("search:4000",) * 2, 100, lapses=50)
    choices = float(made(PLAIN, 20)["measures"][1]["value"])
    assert foreseen_module.foreseen(plan) == pytest.approx(150 * choices, rel=0.3)
    assert watched == ["search:4000"]
    assert foreseen_module.foreseen(Plan(known(PLAIN), GREEDY, 100)) < 10


def test_both_variants_are_played_side_by_side() -> None:
    """So a few games already tell of both; each is played as it would be alone."""
    game, other = known(PLAIN), known(COIN)
    study = Study(Plan(game, GREEDY, 100, against=other))
    (part,) = study.parts()
    block = part.work.block(3)
    part.add(block)
    assert study.document()["against"]["games"] == study.document()["games"] == 5
    assert block == {"games": Played(game, GREEDY).block(3), "against": Played(other, GREEDY).block(3)}


def test_every_rule_is_changed_that_is_a_choice() -> None:
    game = Game.of("beasty_bar")
    found = [(name, value) for name, value, other in changed_rules(game)]
    assert ("penguin_may_decline", True) in found and ("set", "new") not in found
    assert len(found) == len(set(found)) > 5
    for name, value, other in changed_rules(game):
        differ = {key for key in game.options if game.options[key] != other.options[key]}
        assert other.options[name] == value and differ == {name}


def test_the_same_variant_differs_in_nothing() -> None:
    game = known(PLAIN)
    one, other = (Played(game, ("greedy:2",) * 2, 9) for _ in range(2))
    other.block(2)
    assert one.block(4) == other.block(4) != one.block(5)


def test_bots_that_think_are_noted_alike() -> None:
    """Their games are matches; what is noted is the same as in compiled code."""
    game = known(SKILL)
    hall, states, keys = Hall(game), dealt(game, 1, range(3)), keys_of(1, range(3))
    played = hall.play(states, keys, [("search:40", "greedy:2")] * 3)
    assert played["winners"].tolist() == [3, 3, 3]
    assert played["choices"].tolist() == [2, 2, 2]
    assert played["scores"][:, :2].tolist() == [[2, 2]] * 3
    assert hall.notes.uses.sum(axis=0)[:3].tolist() == [12, 6, 6]


def test_a_game_in_slices_is_the_game_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a compiled call stops, and another one goes on, changes nothing of what is noted."""
    game, found = Game.of("beasty_bar", {"players": 2}), {}
    word = [family.word for family in game.kind.actions.families].index("play")
    for work in (1, 40, 1 << 40):
        monkeypatch.setattr(playing, "WORK", work)
        hall, states = Hall(game), dealt(game, 0, range(2))
        lapses = Lapse(seat=1, word=word), Lapse(until=9)
        played = hall.play(states, keys_of(0, range(2)), [("greedy:1", "random")] * 2, lapses)
        assert played["plies"].min() == 9 and played["lapses"].max() > 5
        noted = (hall.notes.uses, hall.notes.happened, played, states)
        found[work] = [one.tobytes() for one in noted]
    assert found[1] == found[40] == found[1 << 40]


def test_a_game_ends_between_two_slices_when_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "WORK", 1)
    heard = list[str]()

    def leaves(what: str, count: int) -> None:
        heard.append(what)
        if what == "ply":
            raise InterruptedError

    with effort.heard(leaves), pytest.raises(InterruptedError):
        Played(known(SKILL), GREEDY).block(0)
    assert heard == ["playout", "ply"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("mode=0", "changes nothing"),
        ("mode", "name=value expected"),
        ("colour=red", "there is no option 'colour'"),
        ("mode=9", "a whole number from 0 to 3"),
    ],
)
def test_a_variant_that_cannot_be(text: str, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        variant(known(PLAIN), text)


def test_two_variants_have_as_many_players() -> None:
    with pytest.raises(OptionError, match="the same number of players, not 2 and 3"):
        Plan(known(PLAIN), ("random",) * 2, 10, against=known(COURT))
