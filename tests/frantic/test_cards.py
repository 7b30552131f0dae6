"""What may be played on what; each kind of card."""

from __future__ import annotations

import pytest

from biberbau.games.frantic.rules.state import Ev

from .scenario import cards, eventful, rule, table

# ------------------------------------------------------------ matching


@rule("match.number", "match.colour", "match.neutral", "F4")
def test_number_on_number_colour_on_colour_and_neutral_cards_on_every_card():
    t = table({"a": "red 1, blue 5, blue 6, fantastic, black 6, green skip"}, top="red 5")
    assert t.legal == ["play blue 5", "play red 1", "play fantastic", "draw"]


@rule("match.symbol", "F17")
@pytest.mark.parametrize("kind", ["2nd chance", "exchange", "gift", "skip", "thief", "troublemaker"])
def test_a_symbol_goes_on_the_same_symbol(kind):
    t = table({"a": f"blue {kind}, blue 3"}, top=f"red {kind}")
    assert t.legal == [f"play blue {kind}", "draw"]


@rule("F16", "match.neutral")
def test_neutral_cards_fit_on_neutral_cards():
    t = table({"a": "equality, blue 3"}, top="fantastic", more={"match": {"number": 7}})
    assert "play equality" in t.legal


@rule("draw.or_play", "draw.voluntary", "F13", "F14", "F15")
def test_a_player_who_draws_may_then_play_any_card_or_none():
    t = table({"a": "red 1, blue 6"}, top="red 5", stack="red 2").play("draw")
    assert t.legal == ["play red 1", "play red 2", "pass"]
    t.play("pass")
    assert (t.actor, t.hand("a")) == ("b", "blue 6, red 1, red 2")


@rule("draw.must", "course.direction", "F1")
def test_a_player_who_cannot_play_must_draw_and_the_next_to_the_right_follows():
    t = table({"a": "blue 6"}, top="red 5", stack="green 1")
    assert t.legal == ["draw"]
    t.play("draw")
    assert t.legal == ["pass"]
    assert t.play("pass").actor == "b"
    assert t.play("draw", "pass").actor == "c"


@rule("knowledge")
def test_what_is_drawn_only_the_drawer_sees():
    t = table(top="red 9", stack="green 7").play("draw")
    assert t.hand("a", 0) == "blue 4, blue 5, blue 6, green 7"
    assert t.hand("a", 1) == t.hand("a", None) == "?, ?, ?, ?"
    assert [event.card for event in t.told(1) if event.kind == Ev.DRAWS] == [-1]


# ------------------------------------------------------------ black cards


@rule("black.on", "F18", "F19", "black.event")
def test_a_black_card_only_on_its_number():
    t = table({"a": "black 5, black 6, blue 1"}, top="red 5", event="friday the 13th")
    assert t.legal == ["play black 5", "draw"]
    t.play("play black 5")
    assert "uncovers" in t.happened()


@rule("black.demands", "F18", "faq.black")
def test_on_a_black_card_only_its_number_or_a_neutral_card():
    hands = {"a": "black 5, blue 1, blue 2", "b": "red 5, red 6, black 4, fantastic, red gift"}
    t = table(hands, top="red 5", event="friday the 13th").play("play black 5")
    assert t.legal == ["play red 5", "play fantastic", "draw"]


@rule("black.wish", "F20", "F22")
def test_a_black_card_on_a_number_wish():
    hands = {"a": "fantastic, blue 1", "b": "black 7, red 7, green 6, black 6, red skip"}
    t = table(hands, top="red 5", event="friday the 13th").play("play fantastic", "wish 7")
    assert t.legal == ["play red 7", "play black 7", "draw"]
    assert t.play("play black 7").match_on == {"number": 7}


@rule("F21", "F19")
def test_a_colour_wish_wants_that_colour_or_a_neutral_card():
    hands = {
        "a": "fantastic, blue 1",
        "b": "green 7, green skip, red skip, black 5, equality, red-green colour swap",
    }
    t = table(hands, top="red 5").play("play fantastic", "wish green")
    assert t.legal == [
        "play green 7",
        "play equality",
        "play green skip",
        "play red-green colour swap",
        "draw",
    ]


@rule("F23")
def test_a_wish_holds_until_a_card_fulfils_it():
    t = table({"a": "fantastic, blue 1", "b": "blue 7, red 1", "c": "blue 8, green 2"}, stack="blue 9, red 3")
    t.play("play fantastic", "wish green", "draw", "pass")
    assert t.actor == "c" and t.legal == ["play green 2", "draw"]


@rule("F24", "fantastic.wish", "F26")
def test_fantastic_a_colour_or_a_number_from_1_to_9():
    t = table({"a": "fantastic, blue 1"}).play("play fantastic")
    assert t.legal == [f"wish {w}" for w in ("blue", "red", "green", "yellow", *range(1, 10))]
    assert t.play("wish 3").match_on == {"number": 3}


# ------------------------------------------------------------ effect, wish or both


@rule("wish.alone", "wish.both", "F25")
def test_a_card_with_effect_and_wish_is_played_for_either_or_both():
    hands = {"a": "equality, blue 1, blue 2, blue 3", "b": "green 1"}
    t = table(hands, top="red 5").play("play equality")
    assert t.legal == ["wish blue", "wish red", "wish green", "wish yellow", "pass"]
    t.play("pass")  # effect only: so it must take effect, and the former card stays in force
    assert (t.asks, t.legal) == ("target", ["seat b"])
    assert t.play("seat b").match_on == {"colour": "red", "number": 5}
    assert t.sizes()[1] == 3
    t = table(hands, top="red 5").play("play equality", "wish green")
    assert t.legal == ["seat b", "pass"]
    t.play("pass")
    assert (t.sizes()[1], t.match_on, t.actor) == (1, {"colour": "green"}, "b")
    t = table(hands, top="red 5").play("play equality", "wish green", "seat b")
    assert (t.sizes()[1], t.match_on, t.top) == (3, {"colour": "green"}, "equality")


@rule("F25", "F19")
def test_after_an_effect_alone_the_former_number_is_in_force_for_black_cards_too():
    hands = {"a": "inequality, blue 1, blue 3", "b": "black 5, green 1", "c": "blue 2"}
    t = table(hands, top="red 5").play("play inequality", "pass", "seat c")
    assert "play black 5" in t.legal


@rule("F27")
def test_a_player_who_plays_his_last_card_still_wishes():
    t = table({"a": "fantastic", "b": "nice try, blue 1"}).play("play fantastic", "wish 7")
    assert t.asks == "nice"
    t.play("play nice try", "pass")
    assert (t.match_on, t.sizes()[0]) == ({"number": 7}, 3)


@rule("self.never", "F28")
@pytest.mark.parametrize("kind", ["gift", "thief", "exchange", "skip"])
def test_nobody_can_attack_himself(kind):
    t = table({"a": f"red {kind}, blue 1, blue 2"}).play(f"play red {kind}")
    assert t.legal == ["seat b", "seat c", "seat d"]


# ------------------------------------------------------------ Fantastic Four


@rule("four.one", "F26")
def test_fantastic_four_four_cards_for_one():
    t = table({"a": "fantastic four, blue 1"}).play("play fantastic four")
    assert "pass" not in t.legal
    t.play("wish blue", *["seat c"] * 4)
    assert (t.sizes(), t.match_on) == ([1, 3, 7, 3], {"colour": "blue"})


@rule("four.split", "F36")
def test_fantastic_four_split_as_one_likes_drawn_in_play_order():
    t = table({"a": "fantastic four, blue 1"}, stack="red 1, red 2, red 3, red 4")
    t.play("play fantastic four", "wish 3", "seat d", "seat b", "seat d", "seat c")
    assert t.sizes() == [1, 4, 4, 5]
    assert t.hand("b") == "red 1, yellow 1, yellow 2, yellow 3"
    assert "red 3, red 4" in t.hand("d")


@rule("wish.alone", "F26")
def test_fantastic_four_as_a_wish_alone():
    t = table({"a": "fantastic four, blue 1"}).play("play fantastic four", "wish 3")
    assert t.legal == ["seat b", "seat c", "seat d", "pass"]
    assert t.play("pass").sizes() == [1, 3, 3, 3]
    t = table({"a": "fantastic four, blue 1"}).play("play fantastic four", "wish 3", "seat b")
    t.refuses("pass")


# ------------------------------------------------------------ Equality, Inequality, Special Favours


@rule("equality", "F48")
def test_equality_up_to_the_number_after_it_was_played():
    t = table(
        {"a": "equality, blue 1, blue 2, blue 3, blue 4", "b": "red 1", "c": HANDS4, "d": "red 2, red 3"}
    )
    t.play("play equality", "pass")
    assert t.legal == ["seat b", "seat d"]
    assert t.play("seat d").sizes() == [4, 1, 4, 4]


HANDS4 = "green 1, green 2, green 3, green 4"


@rule("equality", "F47")
def test_equality_without_anybody_who_has_fewer_is_a_wish():
    t = table({"a": "equality, blue 1"}).play("play equality")
    assert t.legal == ["wish blue", "wish red", "wish green", "wish yellow"]
    assert t.play("wish blue").actor == "b"


@rule("inequality", "F49")
def test_inequality_the_victim_draws_from_the_hand_until_he_has_more():
    hands = {"a": "inequality, blue 1, blue 2, blue 3, blue 4, blue 5, fuck you", "b": "red 1, red 2"}
    t = table(hands).play("play inequality", "pass", "seat b")
    assert t.sizes()[:2] == [3, 5]  # 6 and 2: three cards, and b has more
    moved = [event for event in t.told(None) if event.kind == Ev.HANDS]
    assert [(event.card, event.b) for event in moved] == [(-1, 1)] * 3
    assert all(event.card >= 0 for event in t.told(0) if event.kind == Ev.HANDS)


@rule("F49", "F50")
def test_inequality_stops_as_soon_as_the_victim_has_more():
    t = table({"a": "inequality, blue 1", "b": "red 1"}).play("play inequality", "pass", "seat b")
    assert t.over and t.counted[0] == 0  # one each: one card is drawn, and a has none left
    t = table({"a": "inequality, blue 1", "b": "red 1, red 2"}).play("play inequality", "pass", "seat b")
    assert t.sizes()[:2] == [1, 2]


@rule("favours", "F51")
def test_special_favours_swaps_all_special_cards_but_fuck_you():
    hands = {"a": "special favours, blue 1, red gift, fuck you", "b": "red 1, equality, curse, blue skip"}
    t = table(hands).play("play special favours", "pass", "seat b")
    assert cards(t.hand("a")) == ["blue 1", "equality", "fuck you", "curse", "blue skip"]
    assert cards(t.hand("b")) == ["red 1", "red gift"]
    assert t.hand("b", 0) == "red gift, ?" and t.hand("a", 1) == "equality, curse, blue skip, ?, ?"
    assert t.hand("a", 2) == "?, ?, ?, ?, ?"


@rule("F51")
def test_special_favours_may_take_fuck_you_by_option():
    hands = {"a": "special favours, blue 1, fuck you", "b": "red 1"}
    t = table(hands, favours_take_all=True).play("play special favours", "pass", "seat b")
    assert t.hand("b") == "red 1, fuck you"


@rule("F52")
def test_special_favours_of_a_hand_without_special_cards_swap_nothing():
    t = table({"a": "special favours, blue 1"}).play("play special favours", "wish red", "seat b")
    assert t.sizes() == [1, 3, 3, 3]


# ------------------------------------------------------------ Gift, Exchange, Thief, Skip


@rule("gift.two", "F55", "F56")
def test_gift_two_cards_to_one():
    t = table({"a": "red gift, blue 1, blue 2, blue 3"}).play("play red gift", "seat c")
    assert (t.asks, t.actor, t.legal) == ("giving", "a", ["pick blue 1", "pick blue 2", "pick blue 3"])
    t.play("pick blue 3", "pick blue 1")
    assert (t.hand("a"), t.hand("c")) == ("blue 2", "blue 1, blue 3, green 1, green 2, green 3")
    assert t.hand("c", 0) == "blue 1, blue 3, ?, ?, ?"
    assert t.hand("c", 1) == "?, ?, ?, ?, ?"


@rule("gift.one", "F54")
def test_gift_of_the_only_card_ends_the_round():
    t = table({"a": "red gift, blue 1"}).play("play red gift", "seat c", "pick blue 1")
    assert t.over and t.counted[0] == 0


@rule("gift.last")
def test_gift_as_the_last_card_still_names_somebody():
    t = table({"a": "red gift"}).play("play red gift")
    assert t.legal == ["seat b", "seat c", "seat d"]
    assert t.play("seat b").over


@rule("fuck.not_given", "F53", "F54")
def test_fuck_you_cannot_be_given_and_curse_can():
    t = table({"a": "red gift, curse, fuck you"}).play("play red gift", "seat b")
    assert t.legal == ["pick curse"]
    t.play("pick curse")
    assert (t.asks, t.legal) == ("giving", ["pass"])
    assert t.play("pass").hand("a") == "fuck you"


@rule("exchange.two", "F57")
def test_exchange_two_for_two_from_what_the_other_had_before():
    for seed in range(6):
        t = table({"a": "red exchange, blue 1, blue 2, blue 3"}, seed=seed).play(
            "play red exchange", "seat b"
        )
        t.play("pick blue 1", "pick blue 2")
        mine, his = cards(t.hand("a")), cards(t.hand("b"))
        assert {"blue 1", "blue 2"} < set(his) and len(his) == 3
        assert "blue 3" in mine and sum(card.startswith("yellow") for card in mine) == 2


@rule("F57")
def test_exchange_mixed_by_option():
    found = set()
    for seed in range(20):
        t = table({"a": "red exchange, blue 1, blue 2", "b": "yellow 1"}, seed=seed, exchange_mixed=True)
        found.add(t.play("play red exchange", "seat b", "pick blue 1", "pick blue 2").hand("a"))
    assert "blue 1, blue 2" in found


@rule("exchange.fewer", "F57")
def test_an_exchange_with_fewer_cards_swaps_those_that_are_there():
    t = table({"a": "red exchange, blue 1", "b": "yellow 1, yellow 2"}).play(
        "play red exchange", "seat b", "pick blue 1"
    )
    assert (t.sizes()[:2], t.hand("b")) == ([2, 1], "blue 1")


@rule("exchange.last", "F58")
def test_exchange_as_the_last_card_still_draws_two():
    t = table({"a": "red exchange"}).play("play red exchange", "seat b")
    assert not t.over and t.sizes()[:2] == [2, 1]


@rule("fuck.blind", "F57")
def test_fuck_you_can_be_drawn_blindly():
    t = table({"a": "red exchange", "b": "fuck you, curse"}).play("play red exchange", "seat b")
    assert t.hand("a") == "fuck you, curse"


@rule("thief.two", "F59")
def test_thief_looks_and_steals_two():
    t = table({"a": "red thief, blue 1", "b": "red 1, red 2, fuck you"}).play("play red thief", "seat b")
    assert (t.asks, t.legal) == ("stealing", ["pick red 1", "pick red 2"])
    assert t.hand("b", 0) == "red 1, red 2, fuck you"
    assert t.hand("b", 2) == "?, ?, ?"
    assert [event.card for event in t.told(2) if event.kind == Ev.SEES] == [-1] * 3
    t.play("pick red 2", "pick red 1")
    assert t.hand("a") == "blue 1, red 1, red 2"
    assert (t.hand("b", 0), t.hand("a", 1)) == ("fuck you", "red 1, red 2, ?")


@rule("F59")
def test_thief_finds_only_fuck_you():
    t = table({"a": "red thief, blue 1", "b": "fuck you"}).play("play red thief", "seat b")
    assert t.legal == ["pass"]
    assert t.play("pass").sizes()[:2] == [1, 1]


@rule("thief.last", "F59", "F30")
def test_thief_as_last_card_still_steals_and_may_empty_the_victims_hand():
    t = table({"a": "red thief", "b": "red 1, red 2"}).play(
        "play red thief", "seat b", "pick red 1", "pick red 2"
    )
    assert t.over and t.counted == [3, 0, 6, 24]


@rule("F30")
def test_a_hand_emptied_by_others_does_not_count_by_option():
    t = table({"a": "red thief", "b": "red 1, red 2"}, any_empty_hand=False)
    t.play("play red thief", "seat b", "pick red 1", "pick red 2")
    assert not t.over and (t.actor, t.legal) == ("b", ["draw"])


@rule("skip", "F60")
def test_skip_and_not_again_before_he_has_been_skipped():
    t = table({"a": "red skip, blue 1", "b": "blue skip, blue 2"}).play(
        "play red skip", "seat c", "play blue skip"
    )
    assert t.legal == ["seat a", "seat d"]
    t.play("seat a")
    assert t.actor == "d"
    t.play("draw", "pass")
    assert t.actor == "b" and t.document.get("skipped") is None


@rule("F60")
def test_skip_is_void_when_all_others_are_to_be_skipped():
    t = table({"a": "red skip, blue 1"}, more={"skipped": "bcd"}).play("play red skip")
    assert (t.actor, t.asks) == ("a", "turn")


@rule("F61")
def test_skip_with_two_players_means_another_turn():
    t = table({"a": "red skip, blue 1"}, players=2).play("play red skip", "seat b")
    assert t.actor == "a"


# ------------------------------------------------------------ 2nd Chance, Colour Swap, Troublemaker


@rule("second.must", "F62", "F64")
def test_after_2nd_chance_a_player_who_can_play_must():
    t = table({"a": "red 2nd chance, red 1, blue 2"}).play("play red 2nd chance")
    assert (t.actor, t.legal) == ("a", ["play red 1"])
    assert t.play("play red 1").actor == "b"


@rule("second.draw", "F62")
def test_after_2nd_chance_a_player_who_cannot_play_draws_and_may_play():
    t = table({"a": "red 2nd chance, blue 2"}, stack="red 4").play("play red 2nd chance")
    assert t.legal == ["draw"]
    assert t.play("draw").legal == ["play red 4", "pass"]
    assert t.play("pass").actor == "b"


@rule("F63", "F65")
def test_2nd_chance_as_the_last_card_means_drawing_one():
    t = table({"a": "red 2nd chance"}, stack="red 4").play("play red 2nd chance")
    assert not t.over and t.legal == ["draw"]
    t.play("draw", "play red 4")
    assert t.over
    t = table({"a": "red 2nd chance", "b": "nice try, blue 1"}, stack="red 4")
    assert t.play("play red 2nd chance", "draw", "play red 4").asks == "nice"


@rule("swap.colours", "F33", "F35")
def test_colour_swap_from_one_colour_to_the_other():
    t = table({"a": "red-green colour swap, blue 1", "b": "red 1, green 9"}, top="green 3")
    t.play("play red-green colour swap")
    assert (t.match_on, t.legal) == ({"colour": "red", "symbol": "colour swap"}, ["play red 1", "draw"])
    assert t.document["last_colour"] == "red"


@rule("swap.not", "F33")
def test_colour_swap_fits_only_on_its_colours():
    t = table({"a": "red-green colour swap, blue 1"}, top="yellow 3")
    assert t.legal == ["draw"]


@rule("F33", "F17")
def test_colour_swap_on_colour_swap_by_its_symbol():
    t = table(
        {"a": "blue-yellow colour swap, blue 1"},
        top="red-green colour swap",
        more={"match": {"colour": "red", "symbol": "colour swap"}, "last_colour": "red"},
    ).play("play blue-yellow colour swap")
    assert t.legal == ["wish blue", "wish yellow"]
    assert t.play("wish yellow").match_on == {"colour": "yellow", "symbol": "colour swap"}


@rule("trouble", "F66", "F46")
def test_troublemaker_triggers_an_event():
    t = table({"a": "red troublemaker, blue 1, blue 2"}, event="third time lucky").play(
        "play red troublemaker"
    )
    assert (t.sizes(), t.match_on) == ([5, 6, 6, 6], {"colour": "red", "symbol": "troublemaker"})


# ------------------------------------------------------------ Fuck You, Curse


TEN = "fuck you, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, green 4, green 5, green 6"


@rule("fuck.ten", "fuck.before", "F71", "F72")
def test_fuck_you_with_exactly_ten_on_anything_and_the_card_before_stays():
    t = table({"a": TEN}, top="red 9")
    assert "play fuck you" in t.legal
    t.play("play fuck you")
    assert (t.top, t.match_on, t.actor) == ("red 9", {"colour": "red", "number": 9}, "b")


@rule("fuck.ten", "F72")
def test_fuck_you_not_with_nine_or_eleven_but_with_the_tenth_just_drawn():
    nine = ", ".join(cards(TEN)[:9])
    t = table({"a": nine}, top="red 9")
    assert t.legal == ["draw"]
    assert "play fuck you" in t.play("draw").legal
    t = table({"a": TEN + ", green 7"}, top="red 9")
    assert t.legal == ["draw"]


@rule("F73")
def test_fuck_you_as_the_second_card_of_2nd_chance():
    t = table({"a": f"red 2nd chance, {TEN}"}, top="red 9").play("play red 2nd chance")
    assert t.legal == ["play fuck you"]
    t.play("play fuck you")
    assert (t.top, t.actor) == ("red 2nd chance", "b")


@rule("curse", "F74")
def test_a_curse_is_never_played():
    t = table({"a": "curse"}, top="red 9", stack="green 1")
    assert t.legal == ["draw"]


@rule("curse", "F74")
@pytest.mark.parametrize("title", ["mexican standoff", "recession", "vandalism", "mating season"])
def test_no_event_discards_a_curse(title):
    t = eventful(title, {"b": "curse"}, top="red 9")
    if t.asks == "discarding":
        assert t.legal == ["pass"]
        t.play("pass")
    assert "curse" in t.hand("b")


# ------------------------------------------------------------ Mimicry


@rule("mimicry.any", "F67")
def test_mimicry_as_any_special_card_but_fuck_you_and_curse():
    t = table({"a": "mimicry, blue 1"}, top="red 9").play("play mimicry")
    assert t.asks == "mimic"
    assert t.legal == [
        f"as {kind}"
        for kind in (
            "fantastic", "fantastic four", "counterattack", "equality", "nice try", "inequality", "special favours",
            "lucky bastard", "2nd chance", "exchange", "gift", "skip", "thief", "troublemaker", "colour swap",
        )
    ]  # fmt: skip


@rule("F67")
def test_mimicry_is_only_what_is_in_the_box():
    t = table({"a": "mimicry, blue 1"}, top="red 9", deck="rulebook").play("play mimicry")
    assert "as fantastic" not in t.legal and "as fantastic four" in t.legal


@rule("mimicry.colour", "F69")
def test_mimicry_as_a_coloured_card_needs_a_colour():
    t = table({"a": "mimicry, blue 1"}, top="red 9", more={"match": {"number": 5}}).play("play mimicry")
    assert not {"as gift", "as colour swap", "as troublemaker"} & set(t.legal)


@rule("mimicry.colour", "F67", "F70")
def test_mimicry_as_a_coloured_card_has_the_colour_in_force():
    t = table({"a": "mimicry, blue 1, blue 2"}, top="red 9").play("play mimicry", "as gift")
    assert t.match_on == {"colour": "red", "symbol": "gift"}
    t.play("seat b", "pick blue 1", "pick blue 2")
    assert t.over
    t = table({"a": "mimicry, red 1"}, top="red 9").play("play mimicry", "as 2nd chance")
    assert t.legal == ["play red 1"]
    t = table({"a": "mimicry, red 1, red 2"}, top="red 9", event="third time lucky")
    assert t.play("play mimicry", "as troublemaker").passes("lucky").sizes()[0] == 5


@rule("F70")
def test_mimicry_as_colour_swap_goes_on_with_another_colour():
    t = table({"a": "mimicry, blue 1"}, top="red 9").play("play mimicry", "as colour swap")
    assert t.legal == ["wish blue", "wish green", "wish yellow"]
    assert t.play("wish green").match_on == {"colour": "green", "symbol": "colour swap"}


@rule("F69")
def test_mimicry_by_symbol_in_any_colour_by_option():
    for by_symbol, legal in (
        (False, ["seat b", "seat c", "seat d"]),
        (True, ["wish blue", "wish red", "wish green", "wish yellow"]),
    ):
        t = table({"a": "mimicry, blue 1"}, top="red gift", mimicry_by_symbol=by_symbol)
        assert t.play("play mimicry", "as gift").legal == legal


@rule("F43", "mimicry.any")
@pytest.mark.parametrize("kind", ["counterattack", "nice try", "lucky bastard"])
def test_reactions_in_a_turn_are_wishes(kind):
    t = table({"a": f"{kind}, blue 1"}).play(f"play {kind}")
    assert t.legal == ["wish blue", "wish red", "wish green", "wish yellow"]
    assert t.play("wish blue").actor == "b"
    t = table({"a": "mimicry, blue 1"}).play("play mimicry", f"as {kind}")
    assert t.legal == ["wish blue", "wish red", "wish green", "wish yellow"]


@rule("mimicry.any")
@pytest.mark.parametrize(
    ("kind", "actions", "sizes"),
    [
        ("fantastic four", ["wish red", *["seat b"] * 4], [2, 7, 3, 1]),
        ("equality", ["pass", "seat d"], [2, 3, 3, 2]),
        ("inequality", ["pass", "seat d"], [1, 3, 3, 2]),
        ("special favours", ["pass", "seat b"], [2, 3, 3, 1]),
        ("skip", ["seat b"], [2, 3, 3, 1]),
    ],
)
def test_mimicry_does_what_the_card_does(kind, actions, sizes):
    t = table({"a": "mimicry, blue 1, blue 2", "d": "red 1"}, top="red 9").play(
        "play mimicry", f"as {kind}", *actions
    )
    assert t.sizes() == sizes


@rule("illegal")
def test_an_illegal_action_is_refused():
    t = table({"a": "red 1, blue 6"}, top="red 5")
    assert "play red 1" in str(t.refuses("play blue 6"))
