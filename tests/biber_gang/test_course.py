"""Set-up, a turn's draw and its four actions, the end of a round and of the game; the options that change them."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from biberbau.games.biber_gang.rules import actions as act
from biberbau.games.biber_gang.rules import deck
from biberbau.games.biber_gang.rules import game as rules
from biberbau.kernel.cards import NONE
from common.scenario import rule

from .scenario import CLOSED, DECK, OPEN_BUT_ONE, fresh, opened, table

MINE = "6 (3) 1 2 / 5 4 (7) 8"


def cards_of(document):
    """Every card on the table."""
    found = Counter(name.strip("()") for display in document["displays"] for row in display for name in row)
    found.update(document["pile"] + document["deck"])
    found.update([document["drawn"]["card"]] if "drawn" in document else [])
    return found


# ------------------------------------------------------------ set-up


@rule("setup.eight", "setup.pile", "setup.shuffle", "G31")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_gets_eight_face_down_cards_and_the_pile_is_started(players):
    t = fresh(players=players)
    document = t.document
    assert len(document["displays"]) == players
    for display in document["displays"]:
        assert [len(row) for row in display] == [4, 4]
        assert all(name.startswith("(") for row in display for name in row)
    assert len(document["pile"]) == 1
    assert len(document["deck"]) == deck.CARDS - 8 * players - 1
    assert cards_of(document) == DECK
    assert t.happened() == ["round_starts", "opens_pile"]


@rule("setup.shuffle")
def test_cards_are_shuffled():
    assert len({fresh(seed).mine for seed in range(6)}) == 6


@rule("setup.two", "G3", "G26")
def test_each_chooses_two_cards_and_all_are_turned_up_together():
    t = fresh(players=3)
    before = t.document["displays"]
    t.play("flip 1", "flip 5", "flip 2", "flip 8", "flip 3")
    assert t.document["displays"] == before  # nothing is turned up yet
    assert t.refuses("flip 3").legal == tuple(f"flip {n}" for n in (1, 2, 4, 5, 6, 7, 8))
    t.play("flip 4")
    for seat, slots in enumerate([(1, 5), (2, 8), (3, 4)]):
        names = [name for row in t.document["displays"][seat] for name in row]
        assert [n + 1 for n, name in enumerate(names) if not name.startswith("(")] == list(slots)
    assert t.asks == "draw_card"
    assert t.happened()[-7:] == ["turns_up"] * 6 + ["begins"]


def opening(*displays):
    """Everyone is about to turn up slots 1 and 5 of these closed displays; seat 0 has done so."""
    chosen = [[1, 5] for _ in displays[:-1]] + [[1]]
    last = len(displays) - 1
    more = {
        "turns": 0,
        "chosen": chosen,
        "decisions": [{"kind": "choose_flips", "seat": last, "chosen": 1}],
    }
    return table(*displays, players=len(displays), more=more)


REST = "(1) (2) (3) / {} (1) (2) (3)"


@rule("setup.largest", "G4")
def test_the_largest_sum_goes_first():
    t = opening("(4) " + REST.format("(3)"), "(9) " + REST.format("(0)"), "(2) " + REST.format("(5)"))
    t.play("flip 5")
    assert (t.asks, t.actor) == ("draw_card", 1)
    event = t.match.events(None)[-1][1]
    assert (event.seat, event.a, event.b) == (1, 9, 1)


@rule("G4", "setup.largest")
@pytest.mark.parametrize("rounds", [1, 4])
def test_the_largest_sum_goes_first_in_later_rounds_too(rounds):
    more = {
        "points": [[3, 0]] * rounds,
        "turns": 0,
        "chosen": [[1, 5], [1]],
        "decisions": [{"kind": "choose_flips", "seat": 1, "chosen": 1}],
    }
    t = table("(4) " + REST.format("(3)"), "(9) " + REST.format("(0)"), more=more).play("flip 5")
    assert t.actor == 1


@rule("G1")
def test_the_lot_decides_among_equals():
    who = set()
    for seed in range(12):
        t = opening("(4) " + REST.format("(5)"), "(9) " + REST.format("(0)"), "(2) " + REST.format("(5)"))
        match = type(t.match)(t.match.game, seed, start=t.match.position())
        match.play("flip 5")
        who.add(match.to_act)
        event = match.events(None)[-1][1]
        assert (event.a, event.b) == (9, 2)
    assert who == {0, 1}


@rule("G2")
@pytest.mark.parametrize(
    ("upper", "lower", "value"),
    [("beaver", "5", 10), ("5", "beaver", 10), ("beaver", "beaver", 0), ("beaver", "0", 0)],
)
def test_a_beaver_turned_up_first_counts_as_its_face_up_partner(upper, lower, value):
    t = opening(f"({upper}) " + REST.format(f"({lower})"), "(9) " + REST.format("(0)"))
    t.play("flip 5")
    assert t.actor == (0 if value > 9 else 1)
    assert t.match.events(None)[-1][1].a == max(value, 9)


@rule("G2")
def test_a_beaver_whose_partner_lies_face_down_counts_nothing():
    more = {
        "turns": 0,
        "chosen": [[1, 2], [1]],
        "decisions": [{"kind": "choose_flips", "seat": 1, "chosen": 1}],
    }
    t = table("(beaver) (3) (1) (2) / (12) (3) (1) (2)", "(2) " + REST.format("(2)"), more=more)
    t.play("flip 5")
    assert (t.actor, t.match.events(None)[-1][1].a) == (1, 4)


# ------------------------------------------------------------ a turn


@rule("turn.clockwise")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_turns_go_round_clockwise(players):
    t = opened(fresh(players=players))
    first = t.actor
    order = []
    for slot in (3, 4):
        for _ in range(players):
            order.append(t.actor)
            t.play("draw deck", "discard", f"flip {slot}")
    assert order == [(first + i) % players for i in range(2 * players)]


@rule("turn.draw", "turn.look")
def test_the_top_card_of_deck_or_pile_is_drawn():
    t = table(MINE, pile="9 0", deck="3 2")
    assert t.legal == ("draw deck", "draw discard")
    t.refuses("place 1")
    assert t.play("draw deck").drawn == "2"
    assert t.pile == ["9", "0"]
    t = table(MINE, pile="9 0", deck="3 2").play("draw discard")
    assert (t.drawn, t.pile) == ("0", ["9"])
    assert t.document["deck"][-1] == "2"


def test_the_discard_pile_goes_by_its_own_name_and_by_the_old_one():
    """A draw pile is the deck to people, so ``draw pile`` is no longer what is written, but still understood."""
    for typed in ("draw discard", "draw pile", "Draw Pile"):
        t = table(MINE, pile="9 0", deck="3 2")
        assert t.match.play(typed).notation == "draw discard"
        assert t.drawn == "0"


@rule("action.1", "action.1.placed")
def test_action_1_swaps_for_a_face_up_card():
    t = table(MINE, pile="9", deck="0").play("draw deck", "place 8")
    assert t.mine == "6 (3) 1 2 / 5 4 (7) 0"
    assert t.pile == ["9", "8"]
    assert (t.actor, t.asks) == (1, "draw_card")
    assert t.happened() == ["draws", "places", "discards"]


@rule("action.2", "action.2.placed", "G33")
def test_action_2_swaps_for_a_face_down_card():
    t = table(MINE, pile="9", deck="0").play("draw deck", "place 2")
    assert t.mine == "6 0 1 2 / 5 4 (7) 8"
    assert t.pile == ["9", "3"]
    for observer in (0, 1, None):  # everyone sees both cards
        assert t.seen_by(observer)["displays"][0] == [["6", "0", "1", "2"], ["5", "4", "?", "8"]]
        assert t.seen_by(observer)["pile"] == ["9", "3"]


@rule("action.3")
def test_action_3_discards_and_must_turn_a_card_over():
    t = table(MINE, pile="9", deck="12").play("draw deck", "discard")
    assert t.pile == ["9", "12"]
    assert (t.asks, t.actor, t.legal) == ("turn_one", 0, ("flip 2", "flip 7"))
    t.refuses("leave")
    t.play("flip 7")
    assert t.mine == "6 (3) 1 2 / 5 4 7 8"
    assert t.pile == ["9", "12"]
    assert t.actor == 1


@rule("action.4", "G7")
def test_action_4_with_one_card_face_down_nothing_need_be_turned_over():
    t = table(OPEN_BUT_ONE, pile="5", deck="12")
    t.play("draw deck")
    assert t.legal == (*(f"place {n}" for n in range(1, 9)), "discard")  # actions 1 to 3 are still there
    t.play("discard")
    assert t.legal == ("flip 8", "leave")
    t.play("leave")
    assert (t.mine, t.pile, t.actor) == (OPEN_BUT_ONE, ["5", "12"], 1)
    assert t.happened() == ["draws", "discards", "leaves"]


@rule("action.4.only_then")
@pytest.mark.parametrize("display", [MINE, CLOSED])
def test_with_more_cards_face_down_one_must_be_turned_over(display):
    t = table(display, deck="12").play("draw deck", "discard")
    assert all(action.startswith("flip") for action in t.legal)
    t.refuses("leave")


@rule("G7", "action.4")
def test_action_4_is_there_in_the_last_turn_too():
    t = table(OPEN_BUT_ONE, "1 2 3 4 / 1 2 3 4", deck="12", more={"closer": 1})
    t.play("draw deck", "discard", "leave")
    assert t.asks == "look_back"


@rule("G5", "G6")
def test_a_card_taken_from_the_pile_may_go_back_there():
    t = table(MINE, pile="9 12").play("draw discard", "discard", "flip 2")
    assert (t.mine, t.pile) == ("6 3 1 2 / 5 4 (7) 8", ["9", "12"])
    t = table(OPEN_BUT_ONE, pile="9 12").play("draw discard", "discard", "leave")  # a pass
    assert (t.mine, t.pile, t.actor) == (OPEN_BUT_ONE, ["9", "12"], 1)


@rule("G5", "G6")
def test_option_what_is_taken_from_the_pile_must_be_placed():
    t = table(OPEN_BUT_ONE, pile="9 12", discard_take_must_swap=True).play("draw discard")
    t.refuses("discard")
    assert t.legal == tuple(f"place {n}" for n in range(1, 9))
    t = table(OPEN_BUT_ONE, pile="9 12", deck="0", discard_take_must_swap=True).play("draw deck", "discard")
    assert t.legal == ("flip 8", "leave")


@rule("G17")
def test_a_beaver_on_the_pile_can_be_taken():
    t = table("6 (3) 1 2 / (5) 4 (7) 8", pile="9 beaver").play("draw discard", "place 5")
    assert (t.mine, t.pile) == ("6 (3) 1 2 / beaver 4 (7) 8", ["9", "5"])


def faces(document, seat):
    """A display's cards, whether they lie face up or not."""
    return [name.strip("()") for row in document["displays"][seat] for name in row]


@rule("setup.only_beavers_move")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cards_keep_their_places(seed):
    """In a display only the card that was swapped out changes, and the place that a beaver left."""
    t, pick = opened(fresh(seed, players=3)), random.Random(seed)
    while t.asks != "look_back":
        before, action = t.document, pick.choice(t.legal)
        seat = t.actor
        t.play(action)
        for other in range(3):
            now, then = faces(t.document, other), faces(before, other)
            changed = [slot + 1 for slot in range(8) if now[slot] != then[slot]]
            word, _, slot = action.partition(" ")
            may_change = [int(slot)] if other == seat and word in ("place", "swim") else []
            assert set(changed) <= set(may_change)


@rule("illegal")
def test_an_illegal_action_is_refused():
    t = table(MINE, deck="0")
    assert t.refuses("flip 2").legal == ("draw deck", "draw discard")
    t.play("draw deck")
    t.refuses("draw discard")
    t.refuses("swim 2")
    t.refuses("next")


# ------------------------------------------------------------ the end of a round


@rule("end.last_turns", "G24", "G25")
@pytest.mark.parametrize("way", [("discard", "flip 8"), ("place 8",)])
def test_after_the_last_card_each_other_has_one_last_turn(way):
    t = table(OPEN_BUT_ONE, players=4, deck="0 0 0 1").play("draw deck", *way)
    assert t.document["closer"] == 0
    assert "closes" in t.happened()
    for seat in (1, 2, 3):
        assert (t.actor, t.asks) == (seat, "draw_card")
        t.play("draw deck", "discard", "flip 1")
    assert t.asks == "look_back"


@rule("G24", "end.last_turns")
def test_a_beaver_that_swims_to_the_last_card_ends_the_round_too():
    t = table("6 11 10 9 / beaver 7 11 (10)", deck="6").play("draw deck", "place 5", "swim 8")
    assert (t.mine, t.document["closer"], t.actor) == ("6 11 10 9 / 6 7 11 beaver", 0, 1)


@rule("G25")
def test_turning_up_ones_last_card_in_the_last_turn_starts_no_further_one():
    t = table(OPEN_BUT_ONE, OPEN_BUT_ONE, players=3, deck="1 1 1")
    t.play("draw deck", "place 8", "draw deck", "place 8")
    assert (t.document["closer"], t.actor) == (0, 2)
    t.play("draw deck", "place 8")
    assert t.asks == "look_back"
    assert t.happened().count("closes") == 1


@rule("end.reveal", "G29")
def test_what_lies_face_down_is_turned_over_and_no_beaver_moves():
    last = "1 2 3 4 / 1 2 3 4"
    t = table("6 (3) 1 2 / beaver (6) (7) (beaver)", last, deck="0", more={"closer": 1})
    t.play("draw deck", "place 7")
    assert t.mine == "6 3 1 2 / beaver 6 0 beaver"
    assert t.happened() == ["draws", "places", "discards", *["reveals"] * 3, "scores", "scores"]


@rule("next.deal", "setup.shuffle", "G31")
def test_the_next_round_is_dealt_when_everyone_has_looked():
    t = table(OPEN_BUT_ONE, "1 2 3 4 / 1 2 3 4", deck="0", more={"closer": 1})
    t.play("draw deck", "discard", "leave")
    for seat in (0, 1):
        assert (t.asks, t.actor, t.legal) == ("look_back", seat, ("next",))
        assert len(t.document["points"]) == 1
        t.play("next")
    document = t.document
    assert (t.asks, t.actor) == ("choose_flips", 0)
    assert cards_of(document) == DECK
    assert all(name.startswith("(") for display in document["displays"] for row in display for name in row)
    assert (len(document["pile"]), document["turns"], "closer" in document) == (1, 0, False)


# ------------------------------------------------------------ deck and stalling


@rule("G27")
def test_the_discard_pile_is_reshuffled_when_a_card_must_be_drawn_from_the_empty_deck():
    t = empty_deck()
    assert t.document["deck"] == []
    pile = t.pile
    assert t.legal == ("draw deck", "draw discard")
    t.play("draw deck")
    assert t.pile == pile[-1:]  # its top card stays
    document = t.document
    assert Counter([*document["deck"], t.drawn]) == Counter(pile[:-1])
    assert t.happened() == ["reshuffles", "draws"]


@rule("G27")
def test_the_pile_is_not_reshuffled_before_a_card_must_be_drawn():
    t = empty_deck()
    pile = t.pile
    t.play("draw discard", "place 1")
    assert (t.document["deck"], t.pile) == ([], [*pile[:-1], "6"])


@rule("G27")
def test_option_an_empty_deck_ends_the_round():
    t = empty_deck(["0"], exhausted_deck="score")
    t.play("draw deck", "place 1")
    assert t.asks == "look_back"
    assert t.happened()[3] == "deck_ends"
    assert "closes" not in t.happened()


@rule("G27", "end.last_turns")
@pytest.mark.parametrize(("option", "asks"), [("score", "look_back"), ("reshuffle", "draw_card")])
def test_option_the_deck_s_end_cuts_the_last_turns_short(option, asks):
    """Seat 2 has closed the round, seat 0 draws the deck's last card: seat 1 goes without its last turn, or has it."""
    displays = (MINE, CLOSED, "1 2 3 4 / 1 2 3 4")
    rest = Counter(DECK)
    rest.subtract(name.strip("()") for text in displays for name in text.replace("/", " ").split())
    rest.subtract(["0"])
    more = {"deck": ["0"], "closer": 2}
    t = table(*displays, players=3, pile=" ".join(rest.elements()), more=more, exhausted_deck=option)
    t.play("draw deck", "place 1")
    assert t.asks == asks
    assert ("deck_ends" in t.happened()) == (option == "score")
    assert t.actor == (0 if option == "score" else 1)


def empty_deck(deck=(), **options):
    """A table whose deck has only these cards; all the others lie on the discard pile."""
    rest = Counter(DECK)
    rest.subtract(name.strip("()") for text in (MINE, CLOSED) for name in text.replace("/", " ").split())
    rest.subtract(deck)
    return table(MINE, pile=" ".join(rest.elements()), more={"deck": list(deck)}, **options)


@rule("G27")
def test_the_pile_alone_is_left_when_it_has_a_single_card():
    """Six players leave sixty cards, so it never comes to this in a game; the rules know what to do all the same."""
    state = empty_deck().match.position().state
    state.pile[1 : state.pile_n] = NONE
    state.pile_n = 1
    mask = np.zeros(act.ACTIONS, dtype=np.uint8)
    assert rules.legal(state, mask) == 1
    assert mask[act.DRAW + 1] == 1


@rule("G28")
def test_a_round_that_nobody_ends_is_scored_at_the_limit():
    t = table(OPEN_BUT_ONE, OPEN_BUT_ONE, turn_limit=10, more={"turns": 19})
    t.play("draw discard", "discard", "leave")
    assert (t.actor, t.asks) == (1, "draw_card")
    t.play("draw discard", "discard", "leave")
    assert t.asks == "look_back"
    assert "limit_ends" in t.happened()
    assert "closes" not in t.happened()  # scored at once, without last turns


@rule("G28")
def test_the_limit_leaves_last_turns_alone():
    t = table(OPEN_BUT_ONE, OPEN_BUT_ONE, turn_limit=10, more={"turns": 20}, deck="0")
    t.play("draw deck", "place 8")
    assert (t.actor, t.asks, t.document["closer"]) == (1, "draw_card", 0)


@rule("G28")
def test_passing_for_ever_ends_every_round():
    t = opened(fresh(3, players=2, turn_limit=10))
    while t.asks != "look_back":
        if t.asks == "draw_card":
            t.play("draw discard")
        elif t.asks == "use_card":
            t.play("discard")
        else:
            t.play("leave" if "leave" in t.legal else t.legal[0])
    assert "limit_ends" in t.happened()


# ------------------------------------------------------------ the end of the game


@rule("game.five")
def test_the_game_ends_after_the_fifth_round():
    more = {"closer": 1, "points": [[1, 2], [3, 4], [5, 6], [7, 8]]}
    t = table(OPEN_BUT_ONE, "1 2 3 4 / 1 2 3 4", deck="0", more=more).play("draw deck", "discard", "leave")
    assert t.match.over
    assert t.happened()[-1] == "game_ends"
    assert len(t.document["points"]) == 5
    assert t.refuses("next").legal == ()


@rule("game.fewest", "game.tie", "G30")
@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ([[3, 4, 5]], (0,)),
        ([[3, 4, 5], [9, -10, 0]], (1,)),
        ([[3, 4, 3]], (0, 2)),
        ([[0, 0, 0]], (0, 1, 2)),
    ],
)
def test_the_fewest_points_over_all_rounds_win(points, winners):
    rounds = points + [[0, 0, 0]] * (5 - len(points))
    displays = ["1 1 1 1 / 2 2 2 2", "3 3 3 3 / 4 4 4 4", "5 5 5 5 / 6 6 6 6"]
    t = table(*displays, players=3, more={"points": rounds, "decisions": []})
    assert t.match.over
    assert t.match.winners == winners
    assert t.match.scores == tuple(map(sum, zip(*rounds, strict=True)))
