"""All 34 events, with a score sheet and without one where they differ."""

from __future__ import annotations

import pytest

from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules.state import Ev

from .scenario import cards, eventful, fresh, rule, table, title_of

# ------------------------------------------------------------ in general


@rule("event.order", "F82")
def test_events_go_from_the_originators_right_and_he_is_last():
    t = eventful("recession")
    asked = []
    while t.asks == "discarding":
        asked.append(t.actor)
        t.play(t.legal[0])
    assert "".join(asked) == "bccdddaaa"


@rule("event.ends", "F29", "F112")
def test_the_round_ends_only_after_the_event():
    t = eventful("third time lucky", {"a": ""})
    assert not t.over and t.sizes()[0] == 3


@rule("F83")
def test_a_used_up_pile_of_events_is_shuffled_anew():
    t = eventful("friday the 13th")
    assert t.document["events_left"] == []
    more = {"events_left": [], "events_seen": ["doomsday"]}
    t = table({"a": "blue 1, black 9"}, more=more).play("play black 9")
    assert t.happened().count("uncovers") >= 1


@rule("F84", "F109")
def test_what_events_discard_goes_under_the_top_card_and_triggers_nothing():
    t = eventful("mexican standoff", {"b": "black 3, yellow 1"})
    assert (t.top, t.match_on, t.happened().count("uncovers")) == ("black 9", {"number": 9}, 1)
    assert "black 3" in t.document["discard"]


@rule("event.exhausted", "F31")
def test_an_event_is_executed_as_far_as_the_stack_goes():
    t = eventful("third time lucky", stack="green 9, green 8, green 7, green 6", only=True)
    assert t.over and t.counted == [15, 30, 12, 24]


@rule("event.base")
def test_the_base_game_has_its_twenty_events():
    assert len(fresh(1, deck="base").document["events_seen"]) <= 1
    seen = {
        title for seed in range(40) for title in fresh(seed, deck="base", players=2).document["events_seen"]
    }
    assert seen <= set(deck.EVENT_TITLES[:20])


# ------------------------------------------------------------ the base game's


@rule("charity", "F87")
def test_charity_everybody_draws_from_the_player_with_most():
    t = eventful("charity", {"b": "yellow 1, yellow 2, yellow 3, yellow 4, yellow 5", "d": "red 1"})
    assert t.sizes() == [4, 2, 4, 2]


@rule("charity.tie", "F87")
def test_charity_with_several_who_have_most_each_of_them_is_drawn_from():
    t = eventful("charity", {"a": "blue 1", "b": "yellow 1, yellow 2, yellow 3", "d": "red 1"})
    assert t.sizes() == [3, 1, 1, 3]
    assert "?" in t.hand("a", 1) and "?" not in t.hand("a", 0)


@rule("communism", "F88")
def test_communism_all_draw_up_to_the_fullest_hand():
    assert eventful("communism", {"b": "red 1", "d": "red 2, red 3, red 4, red 5"}).sizes() == [4, 4, 4, 4]


@rule("doomsday", "F91", "F92", "F138")
def test_doomsday_fifty_for_everybody_instead_of_the_cards():
    t = eventful("doomsday", {"a": ""})
    assert t.points == t.counted == [50, 50, 50, 50]
    bomb = {"bomb": True, "bomb_left": dict.fromkeys("abcd", 2)}
    assert eventful("doomsday", more=bomb).counted == [50, 50, 50, 50]


@rule("doomsday", "no_sheet")
def test_doomsday_without_a_sheet_is_won_by_all():
    assert eventful("doomsday", scoring="none").points == [1, 1, 1, 1]


@rule("earthquake", "F96")
def test_earthquake_hands_go_to_the_right():
    t = eventful("earthquake")
    assert t.hand("b") == "blue 4, blue 5, blue 6" and t.hand("a") == "blue 7, blue 8, blue 9"
    assert t.hand("b", 0) == "blue 4, blue 5, blue 6" and t.hand("b", 2) == "?, ?, ?"
    assert t.hand("a", 3) == "blue 7, blue 8, blue 9"


@rule("expansion", "F97")
def test_expansion_each_draws_one_card_more_than_the_one_before():
    assert eventful("expansion").sizes() == [7, 4, 5, 6]


@rule("finish", "F99", "F135")
def test_finish_line_the_hands_count():
    t = eventful("finish line", {"a": "", "c": "fuck you, curse"})
    assert t.counted == [0, 6, 55, 24]


@rule("friday", "F100")
def test_friday_the_13th_nothing_happens():
    t = eventful("friday the 13th")
    assert (t.sizes(), t.actor) == ([3, 3, 3, 3], "b")


GAMBLERS = {"a": "red 3, blue 1", "b": "red 5, red 2", "c": "blue 2", "d": "red 5, green 1"}


@rule("gambling", "F101")
def test_gambling_man_the_highest_takes_all_and_a_player_with_none_draws_two():
    t = eventful("gambling man", GAMBLERS)
    assert (t.asks, t.actor, t.legal) == ("laying", "b", ["pick red 2", "pick red 5"])
    t.play("pick red 2")
    assert (t.actor, t.legal) == ("c", ["pass"])
    assert [t.seen(observer)["aside"][0]["card"] for observer in (0, 1)] == ["?", "red 2"]
    t.play("pass", "pick red 5", "pick red 3")
    assert t.hand("d") == "red 2, red 3, red 5, green 1" and t.sizes() == [1, 1, 3, 4]
    assert t.hand("d", None) == "red 2, red 3, red 5, ?"


@rule("F101")
def test_gambling_man_among_equals_the_nearest_to_the_right():
    t = eventful("gambling man", GAMBLERS).play("pick red 5", "pass", "pick red 5", "pick red 3")
    assert cards(t.hand("b")) == ["red 2", "red 3", "red 5", "red 5"]


@rule("F101")
def test_gambling_man_alone_takes_his_card_back():
    t = eventful("gambling man", {"a": "blue 1", "b": "red 5", "c": "blue 2", "d": "red-green colour swap"})
    assert t.play("pick red 5", "pass").legal == ["pass"]  # a Colour Swap is no number (F34)
    t.play("pass", "pass")
    assert t.hand("b") == "red 5" and t.sizes() == [3, 1, 3, 3]


def gamble_2020(laid):
    """Everybody lays the first card of their hand, in order from the originator's right."""
    hands = {seat: f"{laid[seat]}, black {number}" for number, seat in enumerate("abcd", start=1)}
    t = eventful("gambling man", hands, gambling_man="edition_2020")
    return t.play(*(f"pick {laid[seat]}" for seat in "bcda"))


@rule("F142")
@pytest.mark.parametrize(
    ("laid", "taker"),
    [
        # the publisher's example: 2, 7, 9 and 42 points
        ({"a": "yellow 2", "b": "fantastic", "c": "red 9", "d": "fuck you"}, "b"),
        ({"a": "red 3", "b": "curse", "c": "blue 8", "d": "green 1"}, "a"),
        # equal points are one number; of equals the nearest to the originator's right
        ({"a": "red 3", "b": "green 3", "c": "blue 5", "d": "yellow 9"}, "c"),
        ({"a": "red skip", "b": "red 2", "c": "yellow 7", "d": "fantastic"}, "c"),
        ({"a": "red 4", "b": "green 4", "c": "blue 4", "d": "yellow 4"}, "b"),
    ],
)
def test_gambling_man_of_2020_the_second_lowest_takes_any_cards(laid, taker):
    t = gamble_2020(laid)
    assert t.sizes() == [1 + 4 * (seat == taker) for seat in "abcd"]
    assert sorted(cards(t.hand(taker, None))) == sorted([*laid.values(), "?"])  # all have seen them


@rule("F142")
def test_gambling_man_of_2020_needs_no_colour_and_passes_over_empty_hands():
    hands = {"a": "", "b": "red 5, red 2", "c": "blue 2", "d": "green 9"}
    more = {"match": {"number": 9}, "last_colour": None}
    t = eventful("gambling man", hands, gambling_man="edition_2020", top="equality", more=more)
    assert (t.asks, t.actor, t.legal) == ("laying", "b", ["pick red 2", "pick red 5"])
    assert [t.play("pick red 5").actor, t.legal] == ["c", ["pick blue 2"]]
    t.play("pick blue 2", "pick green 9")
    assert "draws" not in t.happened() and sorted(cards(t.hand("b"))) == [
        "blue 2",
        "green 9",
        "red 2",
        "red 5",
    ]


@rule("gambling", "vandalism", "F103")
@pytest.mark.parametrize("title", ["gambling man", "vandalism"])
def test_without_a_colour_these_are_void(title):
    more = {"match": {"number": 9}, "last_colour": None}
    t = eventful(title, top="equality", more=more)
    assert (t.asks, t.sizes()) == ("turn", [3, 3, 3, 3])


@rule("market", "F107")
def test_market_each_takes_an_open_card_in_turn():
    t = eventful("market", stack="red 1, red 2, red 3, red 4", more={"plus_one": True})
    t.play("pick red 3")
    assert t.legal == ["pick red 1", "pick red 2", "pick red 4"]
    t.play("pick red 1", "pick red 4", "pick red 2")
    assert t.sizes() == [4, 4, 4, 4] and t.hand("b", 2) == "red 3, ?, ?, ?"


@rule("F107")
def test_market_with_too_few_cards():
    t = eventful("market", stack="red 1, red 2", only=True).play("pick red 2", "pick red 1")
    assert t.over and t.counted == [15, 8, 7, 24]


@rule("mating", "F108")
def test_mating_season_pairs_of_numbers_go_whatever_their_colour():
    hands = {
        "b": "red 1, yellow 1, yellow 2, black 3, green 3, blue 3, red gift, blue gift",
        "c": "green 1, green 2",
    }
    t = eventful("mating season", hands)
    assert cards(t.hand("b")) == ["yellow 2", "blue gift", "red gift"] and t.hand("c") == "green 1, green 2"
    assert [event.a for event in t.told(None) if event.kind == Ev.COUNTS] == [5, 0, 0, 0]


@rule("christmas", "F110")
def test_merry_christmas_everybody_gives_all_of_his_own_cards():
    t = eventful("merry christmas", {"a": "blue 4", "b": "yellow 1, yellow 2", "c": "green 1", "d": "red 7"})
    assert (t.asks, t.actor) == ("scattering", "b")
    t.play("pick yellow 2", "pass", "pass")  # one for c, none for d, so the rest is for a
    assert t.actor == "c" and t.hand("c") == "green 1"  # what he is given he gets later
    t.play("pick green 1", "pass", "pick red 7", "pass", "pick blue 4")
    assert [t.hand(letter) for letter in "abcd"] == ["yellow 1", "red 7", "blue 4, yellow 2", "green 1"]
    assert t.hand("c", 0) == "blue 4, ?" and t.hand("c", 3) == "?, ?"


@rule("F111")
def test_merry_christmas_a_protected_player_neither_gives_nor_gets():
    t = eventful(
        "merry christmas", {"a": "lucky bastard, blue 4", "b": "yellow 1", "c": "green 1", "d": "red 7"}
    )
    t.play("play lucky bastard", "pass").passes("lucky")
    t.play("pick yellow 1", "pick green 1", "pick red 7")
    assert t.hand("a") == "blue 4" and t.sizes() == [1, 1, 1, 1]


@rule("christmas")
def test_merry_christmas_two_exchange_their_hands():
    t = eventful("merry christmas", players=2)
    assert (t.hand("a"), t.hand("b"), t.asks) == (
        "yellow 1, yellow 2, yellow 3",
        "blue 4, blue 5, blue 6",
        "turn",
    )


@rule("standoff", "F112")
def test_mexican_standoff_everybody_gets_three_new_cards():
    t = eventful("mexican standoff", {"a": "", "b": "curse, fuck you, red 1"})
    assert t.sizes() == [3, 4, 3, 3] and not t.over and "fuck you" in t.document["discard"]


@rule("recession", "F97", "F98", "fuck.event")
def test_recession_each_discards_one_card_more_than_the_one_before():
    t = eventful("recession", {"b": "fuck you, red 1", "c": "green 1"})
    t.play("pick fuck you", "pick green 1", *["pick blue 7", "pick blue 8", "pick blue 9"])
    assert t.asks == "discarding" and t.actor == "a"
    t.play("pick blue 4", "pick blue 5", "pick blue 6")
    assert t.over and t.counted == [0, 1, 0, 0]


@rule("robin", "F118")
def test_robin_hood_the_smallest_and_the_fullest_hand_change_places():
    t = eventful("robin hood", {"b": "red 1", "d": "red 2, red 3, red 4, red 5"})
    assert (t.hand("b"), t.hand("d")) == ("red 2, red 3, red 4, red 5", "red 1")
    assert t.hand("d", 1) == "red 1" and t.hand("d", 0) == "?"


@rule("F118", "event.nearest")
def test_robin_hood_the_nearest_to_the_right_and_nothing_among_equals():
    t = eventful("robin hood", {"a": "red 6", "b": "red 1", "c": "blue 1, blue 2"})
    assert (t.hand("b"), t.hand("d"), t.hand("a")) == ("blue 7, blue 8, blue 9", "red 1", "red 6")
    assert "goes_to" not in eventful("robin hood").happened()


@rule("surprise", "F122")
def test_surprise_party_in_turn_and_what_was_given_may_go_on():
    t = eventful("surprise party").play("seat c", "pick yellow 3", "seat d", "pick yellow 3")
    assert "yellow 3" in t.hand("d")
    assert t.legal == ["seat a", "seat b", "seat c"]


@rule("eye", "F123")
def test_the_all_seeing_eye_until_all_have_seen_enough():
    t = eventful("the all-seeing eye")
    assert t.hand("b", None) == "yellow 1, yellow 2, yellow 3"
    assert [t.actor for _ in range(4) if t.play("ok")][:3] == ["c", "d", "a"]
    assert t.asks == "turn" and t.hand("b", 3) == "yellow 1, yellow 2, yellow 3"


@rule("third", "F124")
def test_third_time_lucky_everybody_draws_three():
    assert eventful("third time lucky").sizes() == [6, 6, 6, 6]


@rule("tornado", "F131")
def test_tornado_deals_all_hands_anew_one_at_a_time():
    t = eventful("tornado", {"b": "yellow 1", "c": "green 1, green 2, green 3, green 4"})
    assert t.sizes() == [2, 3, 3, 3]
    assert sorted(card for letter in "abcd" for card in cards(t.hand(letter))) == sorted(
        [
            "blue 4",
            "blue 5",
            "blue 6",
            "yellow 1",
            "green 1",
            "green 2",
            "green 3",
            "green 4",
            "blue 7",
            "blue 8",
            "blue 9",
        ]
    )
    assert t.hand("c", 0) == "?, ?, ?" and t.hand("a", 1) == "?, ?"


@rule("vandalism", "F34", "F133", "F102")
def test_vandalism_takes_the_colour_last_played():
    hands = {"b": "red 1, red gift, red-green colour swap, blue 1", "c": "fantastic, yellow 1"}
    t = eventful("vandalism", hands)
    assert (t.hand("b"), t.hand("c")) == ("blue 1", "yellow 1, fantastic")


@rule("F102", "F35")
def test_the_colour_last_played_is_no_wish_and_nothing_that_events_discard():
    t = table({"a": "red 1, red 2", "b": "fantastic, blue 8, blue 9", "c": "black 4, red 5, red 6, blue 1"},
              event="vandalism", top="red 3")  # fmt: skip
    t.play("play red 1", "play fantastic", "wish 4", "play black 4")
    assert t.hand("c") == "blue 1" and t.hand("b") == "blue 8, blue 9"


# ------------------------------------------------------------ Time Bomb


def ticking(left, hands=None, **settings):
    """A Time Bomb ticks: seat a is at turn, and each has that number of turns left."""
    more = {"bomb": True, "bomb_left": dict(zip("abcd", left, strict=True)), **settings.pop("more", {})}
    return table(hands, more=more, **settings)


@rule("bomb", "F125")
def test_time_bomb_three_turns_for_each_from_the_next_turn_on():
    t = eventful("time bomb", {"a": "blue 1, blue 2"})
    assert t.document["bomb_left"] == {"a": 3, "b": 2, "c": 3, "d": 3}  # b's turn has begun
    turns = 0
    while t.asks == "turn":
        turns += 1
        t.play("draw", "pass")
    assert turns == 12 and t.over


@rule("F125", "skip")
def test_a_skipped_turn_does_not_count():
    t = ticking([1, 1, 1, 1], more={"skipped": "b"}).play("draw", "pass")
    assert t.document["bomb_left"] == {"a": 1, "b": 1, "c": 0, "d": 1}


@rule("bomb.nobody", "F126", "F139")
def test_when_nobody_finishes_all_points_double():
    t = ticking([0, 0, 0, 0]).play("draw", "pass")
    assert t.over and t.counted[1:] == [12, 12, 48]
    t = ticking([0, 0, 0, 0], more={"bomb_safe": "c"}).play("draw", "pass")
    assert t.counted[2] == 0


@rule("bomb.finisher", "F126", "faq.lucky")
def test_the_player_who_finishes_gets_ten_less_and_the_others_ten_more():
    t = ticking([1, 1, 1, 1], {"a": "red 1"}).play("play red 1")
    assert t.counted == [-10, 16, 16, 34]
    t = ticking([1, 1, 1, 1], {"a": "red 1"}, more={"bomb_safe": "b"}).play("play red 1")
    assert t.counted == [-10, 6, 16, 34]  # the hand of a protected player just counts
    t = ticking([1, 1, 1, 1], {"a": "red 1"}, more={"bomb_safe": "a"}).play("play red 1")
    assert t.counted == [0, 16, 16, 34]


@rule("bomb.finisher", "no_sheet")
def test_without_a_sheet_the_bomb_decides_who_wins_the_round():
    t = ticking([1, 1, 1, 1], {"a": "red 1"}, scoring="none").play("play red 1")
    assert (t.counted, t.points) == ([-10, 16, 16, 34], [1, 0, 0, 0])
    t = ticking([0, 0, 0, 0], scoring="none").play("draw", "pass")
    assert t.counted[1:] == [12, 12, 48] and t.points[1:] == [1, 1, 0]


@rule("F127")
def test_an_exhausted_stack_is_no_finish():
    t = ticking([1, 1, 1, 1], {"a": "blue 1"}, only=True).play("draw")
    assert t.over and t.counted == [2, 12, 12, 48]


@rule("F128")
def test_a_finish_line_under_a_time_bomb_doubles_all_points():
    more = {"bomb": True, "bomb_left": dict.fromkeys("abcd", 2)}
    assert eventful("finish line", more=more).counted == [30, 12, 12, 48]


@rule("F129")
def test_another_time_bomb_starts_anew():
    more = {"bomb": True, "bomb_left": dict.fromkeys("abcd", 1)}
    assert eventful("time bomb", more=more).document["bomb_left"] == {"a": 3, "b": 2, "c": 3, "d": 3}


@rule("F130")
def test_nice_try_and_the_bomb_ticks_on():
    t = ticking([1, 1, 1, 1], {"a": "red 1", "b": "nice try, blue 1"}).play(
        "play red 1", "play nice try", "pass"
    )
    assert not t.over and t.document["bomb_left"] == {"a": 1, "b": 0, "c": 1, "d": 1}


# ------------------------------------------------------------ the add-on's


@rule("hole", "F85")
def test_black_hole_the_originator_gets_all_black_cards():
    t = eventful("black hole", {"b": "black 1, red 1", "d": "black 2, black 3"})
    assert t.over and t.hand("a") == "blue 4, blue 5, blue 6, black 1, black 2, black 3"


@rule("capitalism", "F86")
def test_capitalism_everybody_doubles_the_hand():
    assert eventful("capitalism", {"b": "red 1"}).sizes() == [6, 2, 6, 6]


@rule("crowdfunding", "F89")
def test_crowdfunding_everybody_gives_a_card_to_the_smallest_hand():
    t = eventful("crowdfunding", {"b": "red 1", "c": "curse, fuck you"})
    assert (t.asks, t.actor, t.legal) == ("giving", "c", ["pick fuck you", "pick curse"])
    t.play("pick curse", "pick blue 7", "pick blue 4")
    assert (t.sizes(), t.hand("b")) == ([2, 4, 1, 2], "blue 4, blue 7, red 1, curse")


@rule("crowdfunding.tie", "F89")
def test_crowdfunding_for_several_everybody_gives_each_of_them_a_card():
    t = eventful("crowdfunding", {"b": "red 1", "c": "red 2", "d": "red 3, red 4"})
    t.play("pick red 3", "pick red 4", "pick blue 4", "pick blue 5")
    assert t.over and t.counted == [6, 1 + 3 + 4, 2 + 4 + 5, 0]


@rule("distributor", "F90")
def test_distributor_hands_out_all_hands_but_keeps_not_his_own():
    t = eventful("distributor")
    assert t.hand("c", 0) == "green 1, green 2, green 3" and t.hand("c", 1) == "?, ?, ?"
    assert t.legal == ["seat a", "seat b", "seat c", "seat d"]
    t.play("seat b", "seat d")  # b may keep his own
    assert t.legal == ["seat a"]  # or he would be left with it
    t.play("seat a")
    assert t.legal == ["seat c"]
    t.play("seat c")
    assert [t.hand(letter)[:6] for letter in "abcd"] == ["green ", "yellow", "blue 7", "blue 4"]
    assert t.hand("c", 0) == "blue 7, blue 8, blue 9" and t.hand("c", 3) == "blue 7, blue 8, blue 9"
    assert t.hand("a", 1) == "?, ?, ?"


@rule("taxation", "F93")
def test_double_taxation_with_a_sheet():
    hands = {"b": "fuck you, red 1, red 2, red 3", "c": "curse, yellow 9, green 1, green 2", "d": "red 7"}
    t = eventful("double taxation", hands)
    assert t.points == [15, 47, 24, 7] and t.asks == "turn"
    assert t.hand("b", None) == "red 2, red 3, fuck you, ?"
    assert len([event for event in t.told(None) if event.kind == Ev.SHOWS]) == 10


@rule("taxation.no_sheet", "no_sheet")
def test_double_taxation_without_a_sheet():
    hands = {"a": "blue 5", "b": "red 1", "c": "red 5", "d": "red 9"}
    assert eventful("double taxation", hands, scoring="none").sizes() == [3, 2, 3, 4]


@rule("manager", "F94", "F95")
def test_event_manager_one_of_three():
    t = eventful("event manager", event="event manager")
    assert (t.asks, t.actor) == ("choosing_event", "a")
    assert t.legal == [f"event {title}" for title in sorted(t.document["offer"], key=deck.EVENT_TITLES.index)]
    assert len(t.legal) == 3
    chosen = t.legal[0].removeprefix("event ")
    t.play(t.legal[0])
    executed = [title_of(event.a) for event in t.told(None) if event.kind == Ev.EXECUTES]
    assert executed[0] == chosen and set(t.document["events_seen"]) >= {chosen, "event manager"}


@rule("F94")
def test_event_manager_with_fewer_events_left():
    t = eventful("event manager, friday the 13th, doomsday")
    assert t.legal == ["event doomsday", "event friday the 13th"]
    assert t.play("event friday the 13th").sizes() == [3, 3, 3, 3]


@rule("identity", "F104")
def test_identity_theft_with_a_sheet():
    t = eventful("identity theft", more={"points": {"a": 5, "b": 90, "c": 5, "d": 60}})
    assert t.points == [5, 5, 90, 60]  # of equals the nearest to the right: c


@rule("identity.no_sheet", "no_sheet")
def test_identity_theft_without_a_sheet_hands_and_places():
    t = eventful("identity theft", scoring="none")
    assert (t.asks, t.legal) == ("choosing_person", ["seat a", "seat b", "seat c", "seat d"])
    t.play("seat b")
    assert t.legal == ["seat a", "seat c", "seat d"]
    t.play("seat d")
    assert (t.hand("b"), t.hand("d")) == ("blue 7, blue 8, blue 9", "yellow 1, yellow 2, yellow 3")
    order = [t.actor, *(t.play("draw", "pass").actor for _ in range(3))]
    assert order == ["d", "c", "b", "a"]


@rule("chance", "F105", "F106")
def test_last_chance_an_event_before_the_round_ends():
    more = {"last_chance": True}
    t = table({"a": "red 1"}, more=more, event="third time lucky").play("play red 1")
    assert not t.over and t.sizes() == [3, 6, 6, 6]
    t = table({"a": "red 1", "b": "nice try, blue 1"}, more=more, event="friday the 13th").play("play red 1")
    assert t.happened().count("uncovers") == 1 and t.asks == "nice"
    t.play("play nice try", "pass")
    assert t.actor == "b"


@rule("F105", "F134")
def test_last_chance_counts_each_emptied_hand_once():
    more = {"last_chance": True}
    t = table({"a": "red 1", "b": "blue 1"}, more=more, event="recession, friday the 13th").play("play red 1")
    t.play("pick blue 1", "pick green 1", "pick green 2", "pick blue 7", "pick blue 8", "pick blue 9")
    uncovered = [event.seat for event in t.told(None) if event.kind == Ev.UNCOVERS]
    assert uncovered[:2] == [0, 1]


@rule("plague", "F113", "F114")
def test_plague_two_more_events_whatever_happens():
    t = eventful("plague, doomsday, third time lucky")
    assert t.sizes() == [6, 6, 6, 6] and t.counted == [50, 50, 50, 50]


@rule("plus", "F115")
def test_plus_one_for_every_drawing():
    assert eventful("plus one").document["plus_one"] is True
    more = {"plus_one": True}
    assert len(cards(table(more=more).play("draw").hand("a"))) == 5
    t = table({"a": "fantastic four, blue 1"}, more=more)
    assert t.play("play fantastic four", "wish 1", *["seat b"] * 3, "seat c").sizes() == [1, 7, 5, 3]
    t = table({"a": "red 1", "b": "nice try, blue 1"}, more=more).play("play red 1", "play nice try", "pass")
    assert t.sizes()[0] == 4
    assert eventful("expansion", more=more | {"plus_safe": "c"}).sizes() == [8, 5, 5, 7]


@rule("F141", "F117")
@pytest.mark.parametrize("running", [False, True])
def test_a_repeated_plus_one_adds_one_card(running):
    """It is in force or it is not, no matter what activates it again."""
    more = {"events_seen": ["plus one"], "plus_one": running}
    t = eventful("repeat", more=more, event="repeat").play("event plus one")
    assert t.document["plus_one"] is True and t.actor == "b"
    assert t.play("draw").sizes()[1] == 3 + 2


@rule("F141", "F105", "F75")
@pytest.mark.parametrize(("title", "spared"), [("plus one", "plus_safe"), ("last chance", "chance_safe")])
@pytest.mark.parametrize(("first", "both"), [(None, "c"), ("", ""), ("b", ""), ("bc", "c")])
def test_what_is_in_force_stays_so_for_those_it_concerns_already(title, spared, first, both):
    """Protection from its second coming takes nobody out of the first, nor does protection from the first alone."""
    before = {} if first is None else {title.replace(" ", "_"): True, spared: first}
    t = eventful(title, {"c": "lucky bastard, blue 1, blue 2"}, more=before)
    while t.asks == "lucky":
        t.play("play lucky bastard" if t.actor == "c" else "pass")
        if t.asks == "wishing":
            t.play("pass")
    assert t.document[title.replace(" ", "_")] is True and t.document.get(spared, "") == both


@rule("repeat", "F116")
def test_repeat_an_event_of_this_round():
    t = eventful("repeat", more={"events_seen": ["third time lucky", "doomsday"]})
    assert t.legal == ["event doomsday", "event third time lucky"]
    assert t.play("event third time lucky").sizes() == [6, 6, 6, 6]
    assert eventful("repeat").asks == "turn"


@rule("F117")
def test_a_repeated_plague_brings_two_more_events():
    t = eventful("repeat, friday the 13th, third time lucky", more={"events_seen": ["plague"]})
    assert t.play("event plague").sizes() == [6, 6, 6, 6] and t.happened().count("uncovers") == 3
    t = eventful("repeat", more={"events_seen": ["plague"]}, event="repeat").play("event plague")
    assert t.happened().count("uncovers") >= 3


@rule("roulette", "F119")
def test_russian_roulette_the_laid_cards_come_on_top_of_the_stack():
    t = eventful("russian roulette", {"c": "curse, fuck you"})
    t.play("pick yellow 1", "pick fuck you", "pick blue 7", "pick blue 4")
    assert sorted(t.document["pack"]) == ["blue 4", "blue 7", "fuck you", "yellow 1"]
    assert t.seen(0)["pack"] == ["?"] * 4 and t.seen(1)["pack"] == ["?"] * 4
    t.play("draw")
    assert len(t.document["pack"]) == 3
    assert [event.card >= 0 for event in t.told(1) if event.kind == Ev.DRAWS] == [True]


@rule("seppuku", "F120", "F121")
def test_seppuku_with_a_sheet():
    t = eventful("seppuku", stack="black 1, fantastic")
    assert (t.asks, t.legal) == ("daring", ["pass", "dare"])
    t.play("dare", "dare", "pass", "pass")
    assert t.points == [21, -21, 42, 21] and {"black 1", "fantastic"} < set(t.document["discard"])


@rule("seppuku.no_sheet", "no_sheet")
def test_seppuku_without_a_sheet():
    t = eventful("seppuku", stack="blue 1, fantastic", scoring="none").play("dare")
    assert (t.asks, t.actor) == ("discarding", "b")
    t.play("pick yellow 1", "pass", "dare", "pass", "pass")
    assert t.sizes() == [5, 2, 7, 5]


@rule("F120", "F31")
def test_seppuku_on_an_empty_stack_ends_the_round():
    t = eventful("seppuku", only=True).play("dare", "dare", "dare", "dare")
    assert t.over


@rule("trust", "F132")
def test_trust_fall_in_turn_each_names_the_player_who_gives_him_two():
    t = eventful("trust fall", {"d": "fuck you, curse"}).play("seat d")
    assert (t.actor, t.legal) == ("d", ["pick fuck you", "pick curse"])
    t.play("pick curse", "pick fuck you", "seat a", "pick blue 4", "pick blue 5", "seat a", "pick blue 6")
    assert t.actor == "a" and t.sizes() == [0, 5, 5, 1]
    t.play("seat b", "pick curse", "pick fuck you")
    assert (t.hand("a"), t.asks) == ("fuck you, curse", "turn")


@rule("roulette", "F119")
def test_more_cards_on_the_stack_than_are_kept_in_order():
    pack = [f"{colour} {number}" for colour in ("red", "green") for number in range(1, 9) for _ in range(2)]
    t = eventful("russian roulette", {"c": "curse"}, stack=", ".join(pack[:31]))
    t.play("pick yellow 1", "pick curse", "pick blue 7", "pick blue 4")
    assert len(t.document["pack"]) == 32
    assert sorted(t.document["pack"][-4:]) == ["blue 4", "blue 7", "curse", "yellow 1"]
