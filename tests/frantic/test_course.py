"""How a game begins, goes on and ends; the first card; the options."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau import Game
from biberbau.errors import OptionError
from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules import game as rules
from biberbau.games.frantic.rules.state import Ev, Frame
from biberbau.games.frantic.words.ask import verdict
from biberbau.kernel.events import NO_EVENTS

from .scenario import LETTERS, Table, cards, fresh, rule, table

# ------------------------------------------------------------ the box


@rule("deck")
def test_the_three_decks():
    assert deck.COPIES.sum(axis=1).tolist() == [147, 135, 125]
    assert deck.FACES == 86 and deck.ALL_EVENTS == 34
    kinds = Counter({int(kind): 0 for kind in deck.KIND_OF})
    for face in range(deck.FACES):
        kinds[int(deck.KIND_OF[face])] += int(deck.COPIES[0, face])
    assert list(kinds.values()) == [72, 9, 11, 5, 4, 2, 1, 2, 3, 1, 1, 1, 1, 4, 4, 8, 4, 4, 4, 6]


@rule("points")
def test_cards_count_as_printed():
    points = dict(zip(deck.NAMES, deck.POINTS_OF.tolist(), strict=True))
    assert [points[card] for card in ("red 1", "black 9", "fantastic", "red gift", "fuck you", "curse")] == [
        1,
        9,
        7,
        7,
        42,
        13,
    ]


# ------------------------------------------------------------ the deal


@rule("setup.seven", "players")
@pytest.mark.parametrize("players", range(2, 9))
def test_seven_cards_each(players):
    t = fresh(3, players=players)
    dealt = Counter(event.seat for event in t.told(None) if event.kind == Ev.DEALS)
    assert dealt == dict.fromkeys(range(players), 7)


@rule("players")
def test_two_to_eight():
    for players in (1, 9):
        with pytest.raises(OptionError):
            fresh(1, players=players)


@rule("F2")
def test_the_first_dealer_is_drawn_by_lot():
    assert {fresh(seed).document["dealer"] for seed in range(40)} == set("abcd")


@rule("F3")
def test_the_player_to_the_right_of_the_dealer_begins():
    t = first("red 5")
    assert (t.actor, t.document["dealer"], t.match_on) == ("b", "a", {"colour": "red", "number": 5})


@rule("F2", "F138", "dealer.next")
def test_the_player_with_the_most_points_deals_next():
    t = table({"a": "red 1", "d": "curse, blue 7"}).play("play red 1")
    assert t.asks == "deal_next" and t.actor == "a"
    t.play("next", "next", "next")
    assert (t.actor, t.legal) == ("d", ["deal"])
    t.play("deal")
    assert (t.document["dealer"], t.document["round"]) == ("d", 2)
    t = table({"a": "red 1", "c": "yellow 6"}, more={"dealer": "c"}, players=3).play("play red 1")
    assert t.counted == [0, 6, 6]
    assert [t.actor for _ in range(2) if t.play("next")][-1] == "b"  # the nearest to the right of c


# ------------------------------------------------------------ the first card


def first(card: str, hands: dict[str, str] | None = None, **settings: object) -> Table:
    """A round begins with this card, as if a, the dealer, had played it."""
    t = table(hands, top=None, more={"match": {"any": True}, "dealer": "a"}, discard=card, **settings)  # type: ignore[arg-type]
    state = t.match.moment.state
    face = deck.NAMES.index(card)
    state.discard[face] -= 1
    state.symbol, state.depth = 0, 1
    state.stack[1] = 0
    assert state.stack[0, 0] == Frame.END_PLAY
    from biberbau.games.frantic.rules.matching import lay_on_pile

    lay_on_pile(state, 0, face, 1, NO_EVENTS)
    rules.go_on(state, t.match.moment.rng, NO_EVENTS)
    return t


@rule("F5", "first.dealer")
def test_first_a_black_card_its_event_is_the_dealers():
    t = first("black 5", event="expansion")
    assert (t.sizes(), t.actor, t.match_on) == ([7, 4, 5, 6], "b", {"number": 5})


@rule("F6", "first.dealer")
@pytest.mark.parametrize(
    ("card", "asks"),
    [
        ("red gift", "target"),
        ("red exchange", "target"),
        ("red thief", "target"),
        ("red skip", "target"),
        ("fantastic", "wishing"),
        ("fantastic four", "wishing"),
        ("special favours", "wishing"),
        ("inequality", "wishing"),
    ],
)
def test_first_a_special_card_is_the_dealers(card, asks):
    t = first(card)
    assert (t.asks, t.actor) == (asks, "a")
    assert "pass" not in t.legal


@rule("F6")
def test_first_equality_is_a_wish_when_nobody_has_fewer():
    t = first("equality")
    assert t.legal == ["wish blue", "wish red", "wish green", "wish yellow"]
    assert t.play("wish red").actor == "b"


@rule("F7")
def test_first_a_2nd_chance_the_dealer_plays_again():
    t = first("red 2nd chance", {"a": "red 1, blue 2"})
    assert (t.actor, t.legal) == ("a", ["play red 1"])
    assert t.play("play red 1").actor == "b"


@rule("F8", "faq.fuck")
def test_first_fuck_you_any_card_may_follow():
    t = first("fuck you", {"b": "red 1, black 2, blue skip, green-yellow colour swap"})
    assert t.legal == [
        "play red 1",
        "play black 2",
        "play blue skip",
        "play green-yellow colour swap",
        "draw",
    ]
    assert t.play("play green-yellow colour swap").legal == ["wish green", "wish yellow"]


@rule("F9")
def test_first_a_curse_goes_back():
    tables = (fresh(seed, players=2) for seed in range(3_000))
    t = next(t for t in tables if any(event.kind == Ev.PUTS_BACK for event in t.told(None)))
    (up,) = [event.card for event in t.told(None) if event.kind == Ev.TURNS_UP]
    assert deck.NAMES[up] != "curse" and "curse" not in t.document["discard"]
    assert next(event.card for event in t.told(0) if event.kind == Ev.PUTS_BACK) == deck.NAMES.index("curse")


@rule("F10")
@pytest.mark.parametrize("card", ["counterattack", "nice try", "lucky bastard"])
def test_first_a_reaction_the_dealer_wishes(card):
    t = first(card)
    assert (t.asks, t.actor, len(t.legal)) == ("wishing", "a", 4)


@rule("F11")
def test_first_a_mimicry_is_any_card_in_any_colour():
    t = first("mimicry").play("as gift")
    assert t.legal == ["wish blue", "wish red", "wish green", "wish yellow"]
    t.play("wish green")
    assert (t.match_on, t.asks) == ({"colour": "green", "symbol": "gift"}, "target")
    assert first("mimicry").play("as equality").legal[0] == "wish blue"


@rule("F12")
def test_first_a_colour_swap_the_dealer_picks_a_colour():
    t = first("red-green colour swap")
    assert (t.actor, t.legal) == ("a", ["wish red", "wish green"])
    assert t.play("wish red").match_on == {"colour": "red", "symbol": "colour swap"}


@rule("F103")
def test_the_first_card_counts_as_a_colour_played():
    assert first("red 5").document["last_colour"] == "red"
    assert first("equality").play("wish red").document["last_colour"] is None


# ------------------------------------------------------------ the end of a round


@rule("round.empty", "points", "F29")
def test_an_empty_hand_ends_the_round_and_the_others_count():
    t = table({"a": "red 1", "b": "fuck you", "c": "curse, red gift"}).play("play red 1")
    assert t.over and t.counted == t.points == [0, 42, 20, 24]
    assert t.hand("b", None) == "fuck you"


@rule("round.exhausted", "F31", "F32")
def test_a_used_up_stack_ends_the_round_when_somebody_must_draw():
    t = table({"a": "red 1, red 2"}, only=True)
    assert t.legal == ["play red 1", "play red 2"]  # who can play must
    t = table({"a": "blue 1"}, only=True)
    assert t.legal == ["draw"]
    assert t.play("draw").over
    t = table({"a": "fantastic four, blue 1"}, stack="green 5, green 6", only=True)
    t.play("play fantastic four", "wish 1", *["seat b"] * 4)
    assert t.over and t.counted[1] == 6 + 11


@rule("F31")
def test_a_player_who_draws_the_last_card_may_still_play_it():
    t = table({"a": "blue 1"}, stack="red 1", only=True).play("draw")
    assert not t.over and "play red 1" in t.legal


@rule("F31")
def test_no_card_hits_any_more_once_the_round_is_over():
    t = table({"a": "fantastic four, blue 1"}, stack="green 5", only=True)
    t.play("play fantastic four", "wish 1", "seat b", "seat b", "seat c", "seat d")
    assert t.counted[2:] == [6, 24]


# ------------------------------------------------------------ the end of the game


@rule("game.limit", "F136")
@pytest.mark.parametrize(
    ("players", "length", "limit"),
    [
        (2, "short", 137), (4, "medium", 154), (4, "long", 179), (5, "short", 113), (8, "medium", 137), (6, "long", 154),
        (3, "number", 100),
    ],
)  # fmt: skip
def test_the_limit_by_players_and_length(players, length, limit):
    for missing, over in ((1, False), (0, True)):
        points = dict.fromkeys(LETTERS[:players], 0) | {"b": limit - missing - 6}
        t = table({"a": "red 1"}, players=players, length=length, more={"points": points}).play("play red 1")
        assert t.match.over is over


@rule("F136")
@pytest.mark.parametrize(("ends", "needed"), [("reached", 0), ("exceeded", 1)])
def test_the_limit_is_reached_or_exceeded(ends, needed):
    for more, over in ((needed - 1, False), (needed, True), (needed + 1, True)):
        points = {"a": 0, "b": 131 + more, "c": 0, "d": 0}  # and the six points of b's hand
        t = table({"a": "red 1"}, limit_ends=ends, more={"points": points}).play("play red 1")
        assert t.match.over is over
    said = {
        "reached": "The limit of 137 points is reached",
        "exceeded": "The limit of 137 points is exceeded",
    }
    assert verdict(t.match.view(None), ["Anna", "Ben", "Cleo", "Dora"], "en").startswith(said[ends])


@rule("F136", "F93")
def test_the_limit_counts_only_at_the_end_of_a_round():
    t = table({"a": "red 1, red 2"}, more={"points": {"a": 5, "b": 500, "c": 0, "d": 0}}).play("play red 1")
    assert not t.match.over


@rule("game.fewest", "F137")
def test_the_fewest_points_win_and_equals_share():
    more = {"points": {"a": 100, "b": 170, "c": 94, "d": 190}}
    t = table({"a": "red 1"}, more=more).play("play red 1")
    assert t.match.over and t.points == [100, 176, 100, 214] and t.match.winners == (0, 2)


@rule("no_sheet")
def test_without_a_sheet_the_most_rounds_won_win_the_game():
    t = table({"a": "red 1"}, scoring="none", rounds=1).play("play red 1")
    assert t.match.over and t.points == [1, 0, 0, 0] and t.match.winners == (0,)
    t = table(
        {"a": "red 1"},
        scoring="none",
        rounds=2,
        more={"points": {"a": 0, "b": 1, "c": 0, "d": 0}, "round": 2},
    )
    assert t.play("play red 1").match.winners == (0, 1)


@rule("family")
def test_the_title_option_changes_no_rule():
    plain, kind = (fresh(5, family=family) for family in (False, True))
    for t in (plain, kind):
        for _ in range(60):
            t.play(t.legal[-1])
    assert plain.document == kind.document


@rule("knowledge", "F29")
def test_after_the_round_all_hands_lie_open():
    t = table({"a": "red 1"}).play("play red 1")
    assert t.hand("d", None) == "blue 7, blue 8, blue 9"
    assert cards(t.hand("a", 1)) == []


@rule("illegal")
def test_options_are_checked():
    with pytest.raises(OptionError):
        Game.of("frantic", {"deck": "supercharge"})
