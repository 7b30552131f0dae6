"""When the discard pile has become the draw pile, everybody can tell which cards lie in the rows, if not where (E37)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from biberbau import Game, Match, Position
from biberbau.errors import PositionError
from biberbau.games.biberbande.check.belief_tracker import BeliefTracker
from biberbau.games.biberbande.check.oracle import chances, outcomes
from biberbau.games.biberbande.rules.game import fill
from biberbau.games.biberbande.rules.lots import older_lots
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.observation_spec import split
from biberbau.kernel.rng import key_of, stream
from common.scenario import rule

from .scenario import Table, table

ROWS = {"a": "5, swap, 7, 8", "b": "4, 5, 6, 0"}
IN_ROWS = Counter(["5", "swap", "7", "8", "4", "5", "6", "0"])


def reshuffled(**more: object) -> Table:
    """The draw pile is used up: a draws, and what all have seen on the discard pile becomes the new one."""
    t = table(ROWS, deck="", more=more or None).play("draw")
    assert t.match.events(None)[0][1].kind == 13  # reshuffles
    return t


def drawn_is(card: str) -> Table:
    """The same with this card drawn."""
    body = reshuffled().document
    drawn = body.pop("drawn")
    body["deck"].append(drawn)
    body["deck"].remove(card)
    return Table.laid({**body, "drawn": card}, {"players": 2}, seen_by=None)


def worlds(t: Table, observer: int | None, count: int = 60) -> list[dict]:
    """Positions that are filled in for an observer."""
    view = t.match.position().as_seen_by(observer)
    return [view.filled(seed).document()["position"] for seed in range(count)]


def cards(document: dict) -> Counter[str]:
    """What lies in the rows of a true position."""
    return Counter(card for row in document["rows"].values() for card in row)


@rule("E37", "course.reshuffle")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_the_cards_in_the_rows_are_known_and_only_their_places_are_not(observer):
    """What was on the discard pile, all have seen: each card that was not there, nor aside, lies in a row."""
    t = reshuffled()
    assert Counter(t.seen_by(observer)["stayed_cards"]) == IN_ROWS
    found = worlds(t, observer)
    assert all(cards(world) == IN_ROWS for world in found)
    assert len({str(world["rows"]) for world in found}) > 10


@rule("E37")
def test_before_a_reshuffle_nobody_can_tell():
    t = table(ROWS)
    assert "stayed" not in t.document
    assert len({str(cards(world)) for world in worlds(t, 0)}) > 20


@rule("E37", "a.out", "b.put")
def test_a_card_that_leaves_a_row_is_one_of_them_no_more():
    t = drawn_is("3").play("put 2")
    assert Counter(t.seen_by(1)["stayed_cards"]) == IN_ROWS - Counter(["swap"])
    assert t.document["stayed"] == {"a": [1, 3, 4], "b": [1, 2, 3, 4]}
    for world in worlds(t, 1):
        lasting = [card for i, card in enumerate(world["rows"]["a"]) if i != 1] + world["rows"]["b"]
        assert Counter(lasting) == IN_ROWS - Counter(["swap"])
        assert world["rows"]["a"][1].isdigit()
    assert {world["rows"]["a"][1] for world in worlds(t, 1)} == set("0123456789")


@rule("E37")
def test_when_the_last_of_them_has_left_nothing_is_left_to_tell():
    t = Table.laid({**table(ROWS, top="2").document, "stayed": {"a": [2]}}, {"players": 2}, seen_by=None)
    assert t.document["stayed_cards"] == ["swap"]
    assert "stayed" not in t.play("take 2").document
    assert not t.match.position().state.stayed_cards


@rule("E37")
def test_a_card_put_down_since_is_counted_by_the_player_who_drew_it():
    t = drawn_is("3").play("put 2")
    assert all(world["rows"]["a"][1] == "3" for world in worlds(t, 0, 10))


@rule("E37", "swap.exchange", "E32")
def test_cards_that_are_swapped_stay_what_they_are():
    t = drawn_is("3").play("put 2")
    body = t.document | {"drawn": "swap", "decisions": [{"kind": "drawn", "seat": "b"}]}
    body["deck"].remove("swap")
    t = Table.laid(body, {"players": 2}, seen_by=None).play("give 3", "get a2")
    assert t.document["stayed"] == {"a": [1, 2, 3, 4], "b": [1, 2, 4]}
    assert Counter(t.document["stayed_cards"]) == IN_ROWS - Counter(["swap"])


@rule("E37", "E4")
def test_the_next_reshuffle_tells_of_all_cards_again():
    body = drawn_is("3").play("put 2").document
    body["discard"] = body.pop("deck") + body["discard"]
    t = Table.laid({**body, "deck": []}, {"players": 2}, seen_by=None).play("draw")
    assert Counter(t.document["stayed_cards"]) == IN_ROWS - Counter(["swap"]) + Counter(["3"])
    assert t.document["stayed"] == {"a": [1, 2, 3, 4], "b": [1, 2, 3, 4]}


@rule("E37", "E16")
def test_a_special_card_in_use_lies_in_no_row():
    first = [{"kind": "drawn", "seat": "a", "card": "first"}]
    t = table(ROWS, deck="", more={"aside": ["draw two"], "drawn": "2", "decisions": first}).play("discard")
    assert Counter(t.document["stayed_cards"]) == IN_ROWS


@rule("E37", "two.second")
@pytest.mark.parametrize("observer", [1, None])
def test_the_drawn_card_was_on_the_discard_pile(observer):
    t = reshuffled()
    pile = Counter(t.document["deck"]) + Counter([t.document["drawn"]])
    assert {world["drawn"] for world in worlds(t, observer, 200)} <= set(pile)
    assert all(Counter(w["deck"]) + Counter([w["drawn"]]) == pile for w in worlds(t, observer, 20))


@rule("E37", "game.sheet")
def test_open_rows_and_a_new_round_are_without_it():
    t = reshuffled(turns=4, knocked="b").play("discard")
    assert "stayed" not in t.document and t.asks == "deal_next"
    t.play("next", "deal")
    assert "stayed" not in t.document


@rule("E37")
def test_the_observation_tells_it():
    for t, expected in ((table(ROWS), Counter()), (reshuffled(), IN_ROWS)):
        view = t.match.view(0)
        told = split(view.game.kind.planes, view.encode())
        assert told["stayed"].sum() == expected.total()
        names = [*map(str, range(10)), "swap", "peek", "draw two"]
        assert [round(9 * float(n)) for n in told["stayed_cards"]] == [expected[name] for name in names]


@rule("E37", "knowledge")
@pytest.mark.parametrize("observer", [0, 1])
def test_worlds_come_as_often_as_counting_says(observer):
    came_as_often_as_counted(drawn_is("3").play("put 1"), observer)


def came_as_often_as_counted(t: Table, observer: int) -> None:
    """Fill many worlds and compare each thing in them with its chance."""
    times = 300 if INTERPRETED else 3000
    view = t.match.view(observer).state
    expected = chances(view, observer)
    hits: Counter = Counter()
    for i in range(times):
        world = view.copy()
        fill(world, observer, stream(key_of(b"%d" % i)))
        hits.update(outcomes(world))
    for thing, chance in expected.items():
        assert abs(hits[thing] - times * chance) <= 5 * (times * chance * (1 - chance)) ** 0.5 + 1e-6, thing


# ------------------------------------------------------------ the next reshuffle


def twice(**more: object) -> Table:
    """The draw pile is used up again: the 3 came to a2 since the first time, and all else has lain there before."""
    body = drawn_is("3").play("put 2").document
    body["discard"] = body.pop("deck") + body["discard"]
    return Table.laid({**body, "deck": [], "turns": 40, **more}, {"players": 2}, seen_by=None).play("draw")


@rule("E37", "E4")
@pytest.mark.parametrize("observer", [1, None])
def test_what_has_lain_there_since_the_first_reshuffle_is_told_from_what_came_since(observer):
    t = twice()
    for world in worlds(t, observer):
        assert world["rows"]["a"][1] == "3"
        assert cards(world) == IN_ROWS - Counter(["swap"]) + Counter(["3"])
    assert len({str(world["rows"]) for world in worlds(t, observer)}) > 10


@rule("E37")
def test_a_card_of_the_first_lot_that_leaves_is_of_it_no_more():
    t = twice().play("discard")
    t = Table.laid(
        {**t.document, "turn": "b", "decisions": [{"kind": "turn", "seat": "b"}]},
        {"players": 2},
        seen_by=None,
    )
    t.play("draw")
    body = t.document
    body["deck"].append(body["drawn"])
    body["deck"].remove("9")
    t = Table.laid({**body, "drawn": "9"}, {"players": 2}, seen_by=None).play("put 4")
    left = IN_ROWS - Counter(["swap", "0"])
    assert t.document["lots"] == [
        {"places": ["a1", "a3", "a4", "b1", "b2", "b3"], "cards": ["4", "5", "5", "6", "7", "8"]}
    ]
    for world in worlds(t, None):
        rows = world["rows"]
        assert Counter([*rows["a"][:1], *rows["a"][2:], *rows["b"][:3]]) == left
        assert rows["a"][1] == "3" and rows["b"][3].isdigit()


@rule("E37", "knowledge")
@pytest.mark.parametrize("observer", [0, 1])
def test_worlds_of_several_lots_come_as_often_as_counting_says(observer):
    came_as_often_as_counted(twice(), observer)


def test_documents_tell_of_several_lots_and_load_again():
    t = twice()
    for seen in (t.match.position(), *(t.match.position().as_seen_by(observer) for observer in (0, 1, None))):
        assert "lots" in seen.document()["position"]
        assert Position.load(seen.document()).state.tobytes() == seen.state.tobytes()


@pytest.mark.parametrize(
    ("lots", "more", "complaint"),
    [
        ([{"places": ["a1", "b1"], "cards": ["5", "4"]}], {}, None),
        ([{"places": ["a1", "b1"]}], {}, "lots[0].cards: they must be given"),
        ([{"places": ["a1", "b1"], "cards": ["4", "4"]}], {}, "lots[0]: these are not the cards"),
        ([{"places": ["a1", "a1"], "cards": ["5", "4"]}], {}, "lots[0].places: 'a1' must be one of"),
        ([{"places": [], "cards": []}], {}, "lots[0].places: at least one"),
        ([{"places": ["a1"], "card": "5"}], {}, "lots[0].card: no such field"),
        ([{"places": ["a1"], "cards": ["5"]}], {"turns": 20}, "lots: what all can tell"),
        ([{"places": ["a1"], "cards": ["5"]}] * 15, {}, "lots: 14 lots at most"),
    ],
)
def test_lots_that_cannot_be_are_refused(lots, more, complaint):
    document = twice().match.position().as_seen_by(0).document()
    document["position"] |= {"lots": lots, **more}
    if complaint is None:
        Position.load(document)
        return
    with pytest.raises(PositionError) as refused:
        Position.load(document)
    assert str(refused.value).startswith(complaint)


def test_worlds_keep_to_all_reshuffles_of_a_long_round():
    """Nobody knocks: cards that came after the first reshuffle are not dealt to where others have lain since."""
    match, chance = Match(Game.of("biberbande", {"players": 5, "keep_top": True}), 3), random.Random(3)
    heard, told, most = BeliefTracker(match.game.options, None), 0, 0
    while match.position().state.round_n == 0 and not match.over:
        events = match.events(None)
        for _, event in events[told:]:
            heard.see(event)
        told = len(events)
        if match.ply % 12 == 0 and (lots := older_lots(match.position().state)):
            most = max(most, lots)
            for seed in range(4):
                assert heard.objection(match.view(None).filled(seed).state) is None
            document = match.view(None).document()
            assert Position.load(document).state.tobytes() == match.view(None).state.tobytes()
        match.play(
            chance.choice([action for action in match.legal() if action.word not in ("knock", "take")])
        )
    assert most > 2


# ------------------------------------------------------------ documents


def test_documents_of_what_each_sees_load_again():
    t = drawn_is("3").play("put 2")
    for observer in (0, 1, None):
        seen = t.match.position().as_seen_by(observer)
        assert Position.load(seen.document()).state.tobytes() == seen.state.tobytes()


def test_known_cards_need_not_be_told_twice():
    body = reshuffled().document
    told = body.pop("stayed_cards")
    again = Table.laid(body, {"players": 2}, seen_by=None)
    assert again.document["stayed_cards"] == told


@pytest.mark.parametrize(
    ("observer", "more", "complaint"),
    [
        (None, {"stayed_cards": ["5"]}, "stayed_cards: a list of 8 cards expected"),
        (None, {"stayed_cards": ["x"] * 8}, "stayed_cards: 'x' is no card"),
        (None, {"stayed_cards": ["5"] * 8}, "stayed_cards: these are not the cards"),
        (None, {"stayed": {"a": [5]}}, "stayed.a: a whole number from 1 to 4"),
        (1, {"stayed_cards": ["4", "5", "6", "0", "swap", "swap", "swap", "3"]}, None),
        (
            1,
            {"stayed_cards": ["5", "6", "7", "8", "8", "8", "8", "3"]},
            "stayed_cards: these are not the cards",
        ),
        (1, {"numbers": {"a": [1, 2, 3, 4], "b": [2, 3]}}, "numbers: there are not as many numbers left"),
    ],
)
def test_tables_that_cannot_be_are_refused(observer, more, complaint):
    match = reshuffled().match
    document = (match.position() if observer is None else match.position().as_seen_by(observer)).document()
    document["position"] |= more
    if complaint is None:
        Position.load(document)
        return
    with pytest.raises(PositionError) as refused:
        Position.load(document)
    assert str(refused.value).startswith(complaint)


def test_what_stayed_must_be_told_where_cards_are_unknown():
    document = reshuffled().match.position().as_seen_by(1).document()
    del document["position"]["stayed_cards"]
    with pytest.raises(PositionError, match="stayed_cards: they must be given"):
        Position.load(document)
