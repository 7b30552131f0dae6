"""What seldom happens: two ends of a round at once, open hands, what lasts for a round, rulings that only they need."""

from __future__ import annotations

import pytest

from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules.state import Ev, Over

from .scenario import HANDS, Table, eventful, rule, table
from .test_course import first


def why_over(t: Table) -> list[int]:
    """Why rounds were over."""
    return [event.a for event in t.told(None) if event.kind == Ev.ROUND_ENDS]


def uncovered(t: Table) -> list[str]:
    """The events that were uncovered."""
    return [deck.EVENT_TITLES[event.a] for event in t.told(None) if event.kind == Ev.UNCOVERS]


# ------------------------------------------------------------ an empty hand and a used-up stack at once


def last_four(hands: dict[str, str], stack: str = "green 5", **settings: object) -> Table:
    """Seat a has played a Fantastic Four as the last card, all against b, and the stack is not enough for it."""
    t = table({"a": "fantastic four", **hands}, stack=stack, only=True, **settings)  # type: ignore[arg-type]
    return t.play("play fantastic four", "wish 1", *["seat b"] * 4).passes("counter")


@rule("F77", "round.empty", "round.exhausted")
def test_nice_try_is_asked_for_before_a_used_up_stack_ends_the_round():
    """As soon as a player got rid of all hand cards, this card can be thrown in immediately."""
    t = last_four({"b": "nice try, blue 1"})
    assert (t.asks, t.actor, t.legal) == ("nice", "b", ["play nice try", "pass"])
    assert t.passes("nice").over and why_over(t) == [Over.EXHAUSTED]
    assert t.counted == [0, 13, 6, 24]


@rule("F77", "F80")
def test_nice_try_draws_nothing_from_a_used_up_stack_and_the_round_is_over():
    t = last_four({"b": "nice try, blue 1"}).play("play nice try")
    assert (
        t.over and t.sizes()[0] == 0 and t.counted == [0, 6, 6, 24]
    )  # no wish is asked for: nothing is played
    assert "wishes" not in t.happened()[t.happened().index("exhausts") :]


@rule("F81")
def test_after_a_nice_try_in_vain_mimicry_is_asked_for():
    t = last_four({"b": "nice try, blue 1", "c": "mimicry, green 1"}).play("play nice try")
    while t.actor != "c":
        assert (t.asks, t.legal) == ("nice", ["pass"])
        t.play("pass")
    assert (t.asks, t.legal) == ("nice", ["play mimicry", "pass"])
    t.play("play mimicry")
    assert t.over and t.counted[2] == 1


@rule("F77", "event.exhausted")
def test_a_black_last_card_whose_event_uses_up_the_stack_can_be_answered_too():
    hands = {"a": "", "b": "nice try, blue 1"}
    t = eventful("mexican standoff", {"a": "", "b": "blue 1"}, stack="green 8", only=True)
    assert t.over  # no copy of Nice Try that anybody might hold
    t = eventful("expansion", hands, stack="green 8", only=True)
    assert (t.asks, t.actor, t.sizes()) == ("nice", "b", [0, 3, 3, 3])
    assert t.passes("nice").over and why_over(t) == [Over.EXHAUSTED]


@rule("F77", "F127")
def test_an_empty_hand_when_the_stack_runs_out_has_finished_under_a_time_bomb():
    more = {"bomb": True, "bomb_left": dict.fromkeys("abcd", 2)}
    t = last_four({}, more=more)
    assert t.over and t.counted == [-10, 21, 16, 34]


@rule("F144", "chance")
def test_last_chance_when_the_last_card_uses_up_the_stack():
    more = {"last_chance": True}
    t = last_four({"b": "nice try, blue 1"}, more=more, event="friday the 13th")
    assert uncovered(t) == ["friday the 13th"] and t.asks == "nice"
    assert t.passes("nice").over
    t = last_four({"b": "nice try, blue 1"}, more=more, event="friday the 13th", chance_at_exhaustion=False)
    assert uncovered(t) == [] and t.asks == "nice"
    assert t.passes("nice").over


@rule("F144", "F80")
def test_what_last_chance_puts_on_the_stack_nice_try_draws_and_yet_the_round_is_over():
    t = last_four({"b": "nice try, blue 1"}, more={"last_chance": True}, event="russian roulette")
    t.play("pick blue 1", "pick green 1", "pick blue 7")
    assert (t.asks, t.actor) == ("nice", "b")
    t.play("play nice try")
    assert t.over and why_over(t) == [Over.EXHAUSTED] and t.hand("a") == "blue 1, blue 7, green 1"


@rule("F144", "finish", "doomsday")
@pytest.mark.parametrize(("title", "counted"), [("finish line", [0, 6, 6, 24]), ("doomsday", [50] * 4)])
def test_no_event_of_last_chance_after_what_ends_the_round_by_itself(title, counted):
    t = eventful(f"{title}, friday the 13th", {"a": ""}, more={"last_chance": True})
    assert uncovered(t) == [title] and t.over and t.counted == counted


@rule("F77", "F105", "finish")
def test_last_chance_brings_finish_line_and_nobody_is_asked_for_nice_try():
    t = table({"a": "red 1", "b": "nice try, blue 1"}, more={"last_chance": True}, event="finish line")
    t.play("play red 1")
    assert uncovered(t) == ["finish line"] and t.over and t.counted == [0, 8, 6, 24]


@rule("F31", "F140")
def test_nobody_further_is_asked_when_the_stack_is_used_up():
    hands = {"a": "fantastic four, blue 1", "c": "counterattack, green 1", "d": "counterattack, blue 7"}
    t = table(hands, stack="green 5", only=True)
    t.play("play fantastic four", "wish 1", "seat b", "seat b", "seat c", "seat d")
    assert (t.asks, t.actor) == ("counter", "b")
    assert t.play("pass").over and t.sizes()[1:] == [4, 2, 2]


@rule("nice.all", "F80", "F31")
def test_several_who_draw_for_a_nice_try_draw_in_order_from_the_active_player_on():
    """All players who have no hand cards any more must draw three cards (F80: in this order)."""
    hands = {
        "a": "blue 4, blue 5",
        "b": "nice try, green 8, yellow 1, yellow 2, yellow 3",
        "c": "black 9, green 1",
    }
    t = table(hands | {"d": "blue 7"}, turn="c", event="recession", only=True,
              stack="red 1, red 2, red 3, red 4, red 5, red 6, red 7")  # fmt: skip
    t.play("play black 9", "pick blue 7", "pick blue 4", "pick blue 5")
    t.play("pick yellow 1", "pick yellow 2", "pick yellow 3", "pick green 1")
    while t.legal == ["pass"]:
        t.play("pass")
    t.play("play nice try", "pass")
    assert (t.hand("c"), t.hand("d"), t.hand("a")) == ("red 1, red 2, red 3", "red 4, red 5, red 6", "red 7")
    assert t.over and [event.seat for event in t.told(None) if event.kind == Ev.EXHAUSTS] == [0]


# ------------------------------------------------------------ F140: open hands


def open_hand(*held: str) -> dict[str, list[str]]:
    """All know these cards."""
    return {card: ["all"] for card in held}


UNSEEN = "counterattack, green 4"
"""What c holds, so that not every Counterattack lies open."""


@rule("F140")
def test_an_open_hand_is_not_asked_for_a_card_that_is_not_in_it():
    for known, asks in (
        ({"b": open_hand("yellow 1", "yellow 2")}, "turn"),
        ({"b": open_hand("yellow 1")}, "counter"),  # the other card may be one
        ({}, "counter"),
    ):
        hands = {"a": "red skip, blue 1", "b": "yellow 1, yellow 2", "c": UNSEEN}
        t = table(hands, more={"known": known}).play("play red skip", "seat b")
        assert (t.asks, t.actor) == (asks, "c" if asks == "turn" else "b")


@rule("F140", "F68")
@pytest.mark.parametrize("answer", ["counterattack", "mimicry"])
def test_an_open_hand_that_holds_an_answer_is_asked(answer):
    hands = {"a": "red skip, blue 1", "b": f"yellow 1, {answer}", "c": UNSEEN}
    t = table(hands, more={"known": {"b": open_hand("yellow 1", answer)}}).play("play red skip", "seat b")
    assert (t.asks, t.actor) == ("counter", "b")


@rule("F140", "F75", "F77")
def test_open_hands_are_passed_over_before_events_and_after_last_cards():
    known = {"known": {"b": open_hand("yellow 1", "yellow 2")}}
    hands = {"b": "yellow 1, yellow 2", "c": "lucky bastard, green 4", "d": "nice try, blue 9"}
    t = eventful("friday the 13th", hands, more=known)
    asked = []
    while t.asks == "lucky":
        asked.append(t.actor)
        t.play("pass")
    assert "".join(asked) == "acd"
    t = table({"a": "red 1", **hands}, more=known).play("play red 1")
    assert (t.asks, t.actor) == ("nice", "c")


@rule("F140", "F101")
def test_gambling_man_does_not_ask_an_open_hand_without_the_colour():
    hands = {"a": "red 3, blue 1", "b": "yellow 1", "c": "red 4", "d": "green 1"}
    t = eventful("gambling man", hands, more={"known": {"b": open_hand("yellow 1")}})
    assert (t.actor, t.sizes()[1]) == ("c", 3)
    t.play("pick red 4")
    assert (t.actor, t.legal) == ("d", ["pass"])  # nobody can tell
    assert eventful("gambling man", hands, more={"known": {"c": open_hand("red 4")}}).actor == "b"


@rule("F140", "F54", "F59")
@pytest.mark.parametrize(("known", "asks"), [({}, "giving"), ({"a": open_hand("fuck you")}, "turn")])
def test_a_player_known_to_have_nothing_to_give_is_not_asked(known, asks):
    t = table({"a": "red gift, fuck you"}, more={"known": known}).play("play red gift", "seat b")
    assert t.asks == asks
    known = {"b": known["a"]} if known else {}
    t = table({"a": "red thief, blue 1", "b": "fuck you"}, more={"known": known}).play(
        "play red thief", "seat b"
    )
    assert t.asks == ("turn" if known else "stealing")


@rule("F140", "F74")
@pytest.mark.parametrize(("known", "actor"), [({}, "b"), ({"b": open_hand("curse")}, "c")])
def test_a_player_known_to_hold_only_the_curse_is_not_asked_to_discard(known, actor):
    t = eventful("recession", {"b": "curse"}, more={"known": known})
    assert (t.asks, t.actor) == ("discarding", actor)
    t = eventful("seppuku", {"b": "curse"}, more={"known": known}, stack="red 1", scoring="none").play("dare")
    assert (t.asks, t.actor) == (("discarding", "b") if actor == "b" else ("daring", "c"))


# ------------------------------------------------------------ rulings that seldom matter


@rule("F44", "counter.turn")
def test_by_option_the_countered_player_acts_again():
    """The round goes on with the player who has played the countered special card."""
    hands = {
        "a": "red gift, blue 1, blue 2, red 1",
        "b": "green 1, green 2",
        "c": "counterattack, green 5, green 6, green 7",
    }
    for option, actor in ((False, "b"), (True, "a")):
        t = table(hands, countered_acts_again=option).play(
            "play red gift", "seat c", "play counterattack", "pass"
        )
        assert t.document["decisions"][0].get("acts_again", 0) == int(option)
        t.play("seat d", "pick green 5", "pick green 6")
        assert (t.asks, t.actor) == ("turn", actor)
        assert t.play("draw", "pass").actor == ("c" if actor == "b" else "b")  # once only


@rule("F44")
def test_the_turn_after_a_counter_is_a_turn_like_any_other():
    hands = {"a": "red skip, blue 1", "b": "green 1, green 2", "c": "counterattack, green 5"}
    acts = ("play red skip", "seat c", "play counterattack", "pass")
    t = table(hands, countered_acts_again=True).play(*acts, "seat a")
    assert t.actor == "b" and "is_skipped" in t.happened()  # it is the turn that b misses
    more = {"bomb": True, "bomb_left": dict.fromkeys("abcd", 1)}
    t = table(hands, countered_acts_again=True, more=more).play(*acts, "seat b")
    assert t.actor == "a" and t.document["bomb_left"] == {"a": 0, "b": 1, "c": 1, "d": 1}


@rule("F145", "F6")
@pytest.mark.parametrize("card", ["inequality", "special favours"])
def test_first_a_card_with_a_wish_the_dealer_must_wish_and_may_hit(card):
    t = first(card)
    assert (t.actor, t.legal) == ("a", ["wish blue", "wish red", "wish green", "wish yellow"])
    t.play("wish red")
    assert (t.asks, t.actor, "pass" in t.legal) == ("target", "a", True)
    t.play("pass")
    assert (t.actor, t.match_on) == ("b", {"colour": "red"})


@rule("F146", "bomb.finisher")
def test_a_player_whose_last_card_lights_a_time_bomb_has_finished():
    t = eventful("time bomb", {"a": "", "b": "nice try, blue 1"})
    assert t.asks == "nice"
    assert t.passes("nice").counted == [-10, 18, 16, 34]


@rule("F147", "F120", "F31")
def test_seppuku_on_a_used_up_stack_costs_nothing_and_brings_nothing():
    t = eventful("seppuku", only=True).play("dare", "pass", "dare", "pass")
    assert t.over and t.points == [15 + 21, 6, 6 + 21, 24]
    t = eventful("seppuku", only=True, scoring="none").play("dare")
    assert (t.actor, t.sizes()) == ("c", [3, 3, 3, 3])


@rule("F148", "F115", "draw.voluntary")
def test_a_voluntary_draw_under_plus_one_with_one_card_left_ends_the_round():
    t = table({"a": "red 1, blue 2"}, more={"plus_one": True}, stack="red 5", only=True)
    assert t.legal == ["play red 1", "draw"]
    t.play("draw")
    assert t.over and t.hand("a") == "blue 2, red 1, red 5"


@rule("F149", "dealer.next")
def test_what_events_charge_does_not_decide_who_deals_next():
    """The player who got the most points in this round deals next."""
    t = eventful("seppuku", {"a": "", "c": "yellow 9"}, stack="fantastic").play(
        "dare", "pass", "pass", "pass"
    )
    assert t.points == [21, 48, 30, 45] and t.counted == [0, 6, 9, 24]
    t.passes("nice")
    while "next" in t.legal:
        t.play("next")
    assert t.actor == "d"  # with the most on the hand, though b got more altogether


@rule("F149", "F126")
def test_the_ten_of_a_time_bomb_count_for_the_next_dealer():
    hands = {"a": "red 1", "b": "yellow 9", "c": "green 8"}
    more = {"bomb": True, "bomb_left": {"a": 1, "c": 1}, "bomb_safe": "b", "dealer": "a"}
    t = table(hands, more=more, players=3).play("play red 1")
    assert t.counted == [-10, 9, 18]
    while "next" in t.legal:
        t.play("next")
    assert t.actor == "c"


# ------------------------------------------------------------ what no rule forgets


@rule("F102")
def test_a_wish_for_a_colour_is_no_colour_played():
    t = table({"a": "fantastic", "b": "red 5, blue 2", "c": "blue 1, red 6"}, more={"last_chance": True},
              event="vandalism", top="red 3").play("play fantastic", "wish blue")  # fmt: skip
    assert t.hand("b", "true") == "blue 2" and t.hand("c") == "blue 1"
    assert first("fantastic").play("wish blue").document["last_colour"] is None


@rule("faq.chance", "F105")
def test_lucky_bastard_thrown_before_last_chance_spares_his_own_last_card():
    hands = {"a": "lucky bastard, blue 4", "b": "blue 1"}
    t = eventful("last chance, friday the 13th", hands).play("play lucky bastard", "wish blue")
    assert t.document["chance_safe"] == "a"
    t.play("play blue 1")  # b is not protected
    assert uncovered(t) == ["last chance", "friday the 13th"] and t.over
    t = eventful("last chance", {**hands, "b": HANDS["b"]}, event="last chance")
    t.play("play lucky bastard", "wish blue", "draw", "pass", "draw", "pass", "draw", "pass", "play blue 4")
    assert uncovered(t) == ["last chance"] and t.over


@rule("faq.lucky", "F139")
def test_lucky_bastard_thrown_before_a_bomb_that_goes_off():
    t = eventful("time bomb", {"a": "blue 4, blue 5", "c": "lucky bastard, green 9"})
    t.play("pass", "pass", "play lucky bastard", "pass").passes("lucky")
    assert t.document["bomb_safe"] == "c"
    turns = 0
    while t.asks == "turn":
        turns += 1
        t.play("draw", "pass")
    assert t.over and t.counted[2] == 0 and min(t.counted[0], t.counted[1], t.counted[3]) > 0
    assert turns == 12  # those of a protected player are not counted down


@rule("faq.lucky", "F139", "finish")
def test_lucky_bastard_thrown_before_a_finish_line_by_the_fullest_hand():
    t = eventful("finish line", {"c": "lucky bastard, curse, red 9"})
    t.play("pass", "pass", "play lucky bastard", "pass").passes("lucky")
    assert t.counted == [15, 6, 0, 24]


@rule("F75", "F94")
def test_an_event_manager_who_protects_himself_at_his_second_window_still_chooses():
    t = eventful("event manager, third time lucky", {"a": "lucky bastard, blue 1"}).play(*["pass"] * 4)
    assert (t.asks, t.actor) == ("lucky", "a")
    t.play("play lucky bastard", "pass")
    assert (t.asks, t.actor, t.legal) == ("choosing_event", "a", ["event third time lucky"])
    assert t.play("event third time lucky").sizes() == [1, 6, 6, 6]


@rule("F75", "F113")
def test_heirs_of_a_plague_are_spared_by_its_two_events_and_not_by_the_next():
    t = eventful("plague, third time lucky, expansion", {"a": "lucky bastard, blue 1"})
    t.play("play lucky bastard", "pass")
    assert uncovered(t) == ["plague", "third time lucky", "expansion"]
    assert t.sizes() == [1, 3 + 3 + 1, 3 + 3 + 2, 3 + 3 + 3]
    assert t.document.get("heir", "") == t.document.get("shield", "") == ""
    assert eventful("third time lucky", {"a": "blue 1"}).sizes()[0] == 4  # unprotected, b draws


@rule("chance", "plus", "bomb")
def test_what_lasts_for_the_rest_of_the_round_is_gone_at_the_next_deal():
    more = {
        "last_chance": True, "chance_safe": "a", "plus_one": True, "plus_safe": "b", "bomb": True, "bomb_safe": "c",
        "bomb_left": {"a": 2, "b": 2, "d": 2}, "skipped": "d", "events_seen": ["market"],
    }  # fmt: skip
    t = table({"a": "red 1"}, more=more).play("play red 1")
    while t.legal != ["deal"]:
        t.play("next")
    before = len(t.told(None))
    t.play("deal")
    assert "round_starts" in t.happened() and len(t.told(None)) > before
    for field in ("last_chance", "plus_one", "bomb"):
        assert not t.document.get(field)
    for field in ("chance_safe", "plus_safe", "bomb_safe", "skipped", "bomb_left"):
        assert not t.document.get(field)
    assert "market" not in t.document["events_seen"] or "market" in uncovered(t)


@rule("no_sheet", "round.exhausted")
def test_without_a_sheet_the_fewest_points_win_the_round_no_matter_who_ended_it():
    t = table({"a": "blue 8", "b": "yellow 2", "c": "green 2"}, only=True, scoring="none").play("draw")
    assert t.over and t.counted == [8, 2, 2, 24] and t.points == [0, 1, 1, 0]
