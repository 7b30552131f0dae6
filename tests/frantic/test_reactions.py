"""Counterattack, Nice Try and Lucky Bastard, each with Mimicry in its place, and who is asked."""

from __future__ import annotations

import pytest

from .scenario import cards, eventful, rule, table

ATTACKS = {
    "fantastic four": ("fantastic four", ["wish red", *["seat b"] * 4]),
    "equality": ("equality", ["pass", "seat b"]),
    "inequality": ("inequality", ["pass", "seat b"]),
    "special favours": ("special favours", ["pass", "seat b"]),
    "exchange": ("red exchange", ["seat b"]),
    "gift": ("red gift", ["seat b"]),
    "skip": ("red skip", ["seat b"]),
    "thief": ("red thief", ["seat b"]),
}
OWN = "blue 1, blue 2, blue 3, blue 4"


def attack(kind, answer="counterattack", more="green 4, green 5", **settings):
    """Seat a has attacked b, who holds an answer and two more cards; d has one card."""
    card, actions = ATTACKS[kind]
    hands = {"a": f"{card}, {OWN}", "b": f"{answer}, {more}", "d": "yellow 9"}
    return table(hands, **settings).play(f"play {card}", *actions)


# ------------------------------------------------------------ Counterattack


@rule("counter.attack", "F37", "F40", "F68")
@pytest.mark.parametrize("answer", ["counterattack", "mimicry"])
@pytest.mark.parametrize("kind", ATTACKS)
def test_every_attack_can_be_countered_and_turned_on_anybody(kind, answer):
    t = attack(kind, answer)
    assert (t.asks, t.actor, t.legal) == ("counter", "b", [f"play {answer}", "pass"])
    before = t.sizes()
    t.play(f"play {answer}")
    assert (t.asks, t.actor) == ("wishing", "b")
    t.play("pass")
    assert (t.asks, t.actor) == ("target", "b")
    others = ["seat d"] if kind == "equality" else ["seat a", "seat c", "seat d"]
    assert set(others) <= set(t.legal)
    t.play("pass")
    assert t.sizes() == [before[0], before[1] - 1, *before[2:]]  # annulled, and nobody else is hit
    assert t.actor == "b"  # the one after who played the attack


@rule("F37", "counter.attack")
@pytest.mark.parametrize("kind", ATTACKS)
def test_a_player_who_lets_it_happen_is_hit(kind):
    t = attack(kind).play("pass")
    hit = {
        "fantastic four": lambda: t.sizes()[1] == 7,
        "equality": lambda: t.sizes()[1] == 4,
        "inequality": lambda: t.sizes()[:2] == [3, 4],
        "special favours": lambda: "counterattack" in t.hand("a"),
        "exchange": lambda: t.asks == "giving",
        "gift": lambda: t.asks == "giving",
        "skip": lambda: t.actor == "c",
        "thief": lambda: t.asks == "stealing",
    }
    assert hit[kind]()


@rule("F39", "counter.attack")
def test_a_player_who_counters_carries_out_the_effect_with_his_own_cards():
    t = attack("gift").play("play counterattack", "pass", "seat c")
    assert (t.actor, t.legal) == ("b", ["pick green 4", "pick green 5"])
    t.play("pick green 4", "pick green 5")
    assert t.over and t.counted[1] == 0  # b has emptied his hand by it (F45)
    t = attack("thief").play("play counterattack", "pass", "seat a")
    assert (t.actor, t.legal[0]) == ("b", "pick blue 1")
    t = attack("equality").play("play counterattack", "pass")
    assert "seat c" not in t.legal  # c has three, b now two
    assert t.play("seat d").sizes()[3] == 2


@rule("F45", "nice.ends")
def test_a_hand_emptied_by_a_reaction_ends_the_round():
    hands = {"a": "red skip, blue 1", "b": "counterattack", "c": "nice try, blue 2"}
    t = table(hands).play("play red skip", "seat b", "play counterattack", "pass", "seat a")
    assert t.asks == "nice"
    assert t.passes("nice").over


@rule("F41", "counter.again")
def test_a_countered_attack_can_be_countered_again():
    hands = {"a": "red skip, counterattack, blue 1", "b": "counterattack, green 5", "c": "mimicry, green 4"}
    t = table(hands).play("play red skip", "seat b", "play counterattack", "pass", "seat a")
    assert (t.asks, t.actor) == ("counter", "a")
    t.play("play counterattack", "pass", "seat c")
    assert (t.asks, t.actor, t.legal) == ("counter", "c", ["play mimicry", "pass"])
    t.play("play mimicry", "pass", "seat d")
    assert t.asks == "turn" and t.actor == "b"
    assert t.document["skipped"] == "d"


@rule("F44", "counter.turn")
def test_the_round_goes_on_after_the_player_of_the_countered_card():
    hands = {"a": "red skip, blue 1", "b": "green 1, green 2", "c": "counterattack, green 5"}
    t = table(hands).play("play red skip", "seat c", "play counterattack", "pass", "seat a")
    assert t.actor == "b"


@rule("F42", "counter.wish")
def test_a_player_who_counters_may_wish_and_overrides():
    t = attack("fantastic four").play("play counterattack", "wish yellow", "pass")
    assert t.match_on == {"colour": "yellow"}
    t = attack("fantastic four").play("play counterattack", "pass", "pass")
    assert t.match_on == {"colour": "red"}
    t = attack("fantastic four", counter_wishes=False).play("play counterattack")
    assert t.asks == "target"


@rule("F38", "counter.share")
def test_only_his_share_of_a_fantastic_four_is_countered():
    hands = {"a": f"fantastic four, {OWN}", "b": "counterattack, green 5"}
    t = table(hands).play("play fantastic four", "wish red", "seat b", "seat b", "seat c", "seat d")
    t.play("play counterattack", "pass", "seat a", "seat c")
    t.passes("counter")
    assert t.sizes() == [5, 1, 5, 4]


@rule("F38")
def test_all_of_a_fantastic_four_by_option():
    hands = {"a": f"fantastic four, {OWN}", "b": "counterattack, green 5"}
    t = table(hands, counter_takes_all=True)
    t.play("play fantastic four", "wish red", "seat b", "seat b", "seat c", "seat d")
    t.play("play counterattack", "pass", *["seat a"] * 4).passes("counter")
    assert t.sizes() == [8, 1, 3, 3]


@rule("F46")
def test_events_cannot_be_countered():
    t = eventful("robin hood", {"b": "counterattack, green 4, green 5, green 6"})
    assert t.asks == "turn"


@rule("F47", "F40")
def test_a_counter_without_a_possible_target_only_annuls():
    hands = {"a": f"equality, {OWN}", "b": "counterattack", "d": "yellow 9"}
    t = table(hands).play("play equality", "pass", "seat b", "play counterattack", "pass")
    assert t.over  # b has no card left, so nobody has fewer


# ------------------------------------------------------------ Nice Try


@rule("nice.three", "F77", "F78", "F81")
@pytest.mark.parametrize("answer", ["nice try", "mimicry"])
def test_nice_try_three_cards_and_the_round_goes_on(answer):
    t = table({"a": "red 1", "b": "blue 2, blue 3", "c": f"{answer}, blue 4"}).play("play red 1")
    while t.actor != "c":
        t.play("pass")
    t.play(f"play {answer}", "wish green")
    t.passes("nice")
    assert (t.sizes()[:3], t.match_on, t.actor) == ([3, 2, 1], {"colour": "green"}, "b")


@rule("faq.gift", "nice.just_received")
def test_nice_try_received_as_a_gift():
    t = table({"a": "red gift, nice try, blue 1"}).play(
        "play red gift", "seat c", "pick nice try", "pick blue 1"
    )
    assert t.asks == "nice"
    while t.actor != "c":
        t.play("pass")
    assert t.play("play nice try", "pass").sizes()[0] == 3


@rule("nice.all", "F134")
def test_nice_try_against_several():
    hands = {
        "a": "blue 4",
        "b": "yellow 1",
        "c": "nice try, blue 3, green 1, green 2, green 3",
        "d": "blue 8",
    }
    t = eventful("recession", hands).play(
        "pick yellow 1", "pick blue 3", "pick green 1", "pick blue 8", "pick blue 4"
    )
    while t.actor != "c":
        t.play("pass")
    t.play("play nice try", "pass")
    assert t.sizes() == [3, 3, 2, 3]


@rule("F79")
def test_nice_try_as_the_last_card():
    t = table({"a": "red 1", "b": "nice try"}).play("play red 1", "play nice try", "pass")
    assert t.sizes()[:2] == [3, 3]


@rule("F80", "F31")
def test_nice_try_with_too_few_cards_ends_the_round():
    t = table({"a": "red 1", "b": "nice try, blue 1"}, stack="green 5, green 6", only=True)
    t.play("play red 1", "play nice try", "pass")
    assert t.over and t.counted[0] == 11


@rule("F81")
def test_nice_try_and_then_mimicry():
    hands = {"a": "red 1", "b": "nice try", "c": "mimicry, blue 1"}
    t = table(hands, stack="red 1, red 2, red 3").play("play red 1", "play nice try", "pass")
    assert t.asks == "turn"
    t = table({"a": "red 1", "b": "nice try, blue 9", "c": "mimicry, blue 1"}).play(
        "play red 1", "pass", "play mimicry"
    )
    assert t.play("pass").sizes()[0] == 3


@rule("nice.refused", "F77")
def test_nobody_with_an_empty_hand_is_asked_and_when_nobody_reacts_the_round_ends():
    t = table({"a": "red 1", "b": "blue 1, nice try"}).play("play red 1")
    asked = []
    while t.asks == "nice":
        asked.append(t.actor)
        t.play("pass")
    assert asked == ["b", "c", "d"] and t.over


@rule("F77")
@pytest.mark.parametrize("title", ["doomsday", "finish line"])
def test_no_nice_try_against_an_event_that_ends_the_round(title):
    assert eventful(title, {"b": "nice try, blue 1"}).asks == "deal_next"


# ------------------------------------------------------------ Lucky Bastard


@rule("lucky.before", "F75", "F76")
@pytest.mark.parametrize("answer", ["lucky bastard", "mimicry"])
def test_lucky_bastard_protects_from_the_event(answer):
    t = eventful("third time lucky", {"c": f"{answer}, blue 1"})
    while t.actor != "c":
        assert (t.asks, t.legal) == ("lucky", ["pass"])
        t.play("pass")
    t.play(f"play {answer}", "wish green").passes("lucky")
    assert (t.sizes(), t.match_on) == ([6, 6, 1, 6], {"colour": "green"})


@rule("F76")
def test_without_a_wish_the_black_card_stays_in_force():
    t = eventful("third time lucky", {"a": "lucky bastard, blue 1"}).play("play lucky bastard", "pass")
    assert t.match_on == {"number": 9}


@rule("faq.lucky", "F139")
@pytest.mark.parametrize(("title", "others"), [("doomsday", 50), ("finish line", 6)])
def test_lucky_bastard_at_the_end_of_the_round_scores_nothing(title, others):
    t = eventful(title, {"a": "lucky bastard, blue 1", "b": "yellow 6"}).play("play lucky bastard", "pass")
    assert t.counted[:2] == [0, others]


@rule("faq.chance")
def test_lucky_bastard_against_last_chance():
    hands = {"a": "lucky bastard, blue 4", "b": "red 9, yellow 9"}
    t = eventful("last chance, friday the 13th", hands, top="green 9", event="last chance")
    t.play("play lucky bastard", "wish blue")
    assert t.document["last_chance"] is True and t.document["chance_safe"] == "a"
    more = {"last_chance": True, "chance_safe": "a"}
    t = table({"a": "red 1"}, more=more, event="friday the 13th").play("play red 1")
    assert t.over and "uncovers" not in t.happened()
    t = table({"a": "red 1"}, more={**more, "chance_safe": "b"}, event="friday the 13th").play("play red 1")
    assert t.over and t.happened().count("uncovers") == 1


@rule("F75")
def test_lucky_bastard_does_not_count_in_the_order():
    hands = {"b": "lucky bastard, blue 1"}
    t = eventful("expansion", hands).play("pass", "play lucky bastard", "pass").passes("lucky")
    assert t.sizes() == [6, 1, 4, 5]


@rule("F75", "F113")
def test_a_player_protected_from_a_plague_is_protected_from_both_events():
    t = eventful("plague", {"a": "lucky bastard, blue 1"}, event="plague")
    t.play("play lucky bastard", "pass")
    assert t.happened().count("uncovers") == 3


@rule("F75")
def test_the_window_comes_before_every_event_card():
    t = eventful("plague", {"b": "lucky bastard, blue 1"}).play("pass", "pass", "pass", "pass")
    assert (t.asks, t.happened().count("uncovers")) == ("lucky", 1)
    t.play("pass", "play lucky bastard", "pass").passes("lucky")
    assert t.happened().count("uncovers") == 3  # the last copy is played: no more windows


@rule("F75", "F94")
def test_the_window_comes_before_event_manager_uncovers_three():
    t = eventful("event manager", {"a": "lucky bastard, blue 1"}, event="event manager")
    t.play("pass", *["pass"] * 3)
    assert (t.asks, t.actor, t.happened().count("uncovers")) == ("lucky", "a", 1)
    t.play("play lucky bastard", "pass")
    assert (t.asks, t.actor, t.happened().count("uncovers")) == ("choosing_event", "a", 4)


@rule("F75")
@pytest.mark.parametrize("title", ["event manager", "repeat", "distributor", "black hole", "identity theft"])
def test_a_protected_originator_decides_nothing_and_gets_nothing(title):
    hands = {"a": "lucky bastard, blue 1", "b": "black 2, yellow 1"}
    t = eventful(title, hands, scoring="none", more={"events_seen": ["doomsday"]}, event=title)
    t.play("play lucky bastard", "pass")
    assert (t.asks, t.sizes(), t.happened().count("uncovers")) == ("turn", [1, 2, 3, 3], 1)


@rule("F75")
def test_a_protected_player_is_passed_over_by_events_that_ask():
    t = eventful("surprise party", {"a": "blue 1", "b": "lucky bastard, blue 2"}).play(
        "pass", "play lucky bastard", "pass"
    )
    assert t.actor == "c" and t.legal == ["seat a", "seat d"]
    t = eventful("crowdfunding", {"a": "lucky bastard, blue 1, blue 2", "b": "yellow 1"})
    t.play("play lucky bastard", "pass")
    assert t.actor == "c" and t.legal[0].startswith("pick green")


@rule("F114", "F139")
def test_a_player_spared_by_finish_line_is_not_spared_by_doomsday_after_it():
    more = {"over": "finish line", "spared": "a"}
    t = eventful("doomsday", more=more)
    assert t.counted == [50, 50, 50, 50]
    more = {"over": "doomsday", "spared": "a"}
    assert eventful("finish line", more=more).counted == [0, 50, 50, 50]


# ------------------------------------------------------------ who is asked


@rule("F140")
def test_everybody_who_may_hold_an_answer_is_asked_and_others_can_only_pass():
    t = table({"a": "red skip, blue 1", "d": "counterattack, blue 2"}).play("play red skip", "seat b")
    assert (t.asks, t.actor, t.legal) == ("counter", "b", ["pass"])
    t = table({"a": "red skip, blue 1"}).play("play red skip", "seat b")
    assert t.asks == "turn"  # all lie on the pile


@rule("F140")
def test_the_open_holder_of_the_last_copy_is_the_only_one_asked():
    known = {"d": {"counterattack": ["all"]}}
    for victim, asks in (("b", "turn"), ("d", "counter")):
        t = table({"a": "red skip, blue 1", "d": "counterattack, blue 2"}, more={"known": known})
        assert t.play("play red skip", f"seat {victim}").asks == asks


@rule("F140", "F75")
def test_all_are_asked_for_lucky_bastard_from_the_active_player_on():
    t = eventful("friday the 13th", {"d": "lucky bastard, blue 2"})
    asked = []
    while t.asks == "lucky":
        asked.append(t.actor)
        t.play("pass")
    assert "".join(asked) == "abcd"


@rule("knowledge", "F140")
def test_nobody_can_tell_who_could_have_reacted():
    views = []
    for holder in "bc":
        hands = {"a": "red skip, blue 1", "b": "green 4", "c": "green 5"}
        hands[holder] += ", counterattack"
        hands["c" if holder == "b" else "b"] += ", green 6"
        t = table(hands).play("play red skip", "seat b")
        views.append((t.asks, t.actor, cards(t.hand("b", 0))))
    assert views[0] == views[1]
