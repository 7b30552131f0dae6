"""Who knows what: hands, piles, sets, and what becomes public by being shown."""

from __future__ import annotations

import pytest

from biberbau import Match, Position
from common.scenario import rule

from .scenario import fresh, mixed, table

HANDS = {"hand": "penguin, rhino, bat", "hands": {"blue": "tiger, dog, peacock"}, "players": 2, "held": 3}
DECKS = {"red": "bear, cheetah", "blue": "llama, ostrich"}


def seen(t, observer):
    """The position's body as a seat (None: a spectator) sees it."""
    return t.match.view(observer).document()["position"]


@rule("new.setup.hand", "new.setup.pile")
def test_each_sees_their_own_hand_and_nobody_a_draw_pile():
    t = table(**HANDS, decks=DECKS)
    assert seen(t, 0)["hands"] == {"red": ["red penguin", "red rhino", "red bat"], "blue": ["?"] * 3}
    own = ["blue tiger", "blue dog", "blue peacock"]
    assert seen(t, 1)["hands"] == {"red": ["?"] * 3, "blue": own}
    assert seen(t, None)["hands"] == {"red": ["?"] * 3, "blue": ["?"] * 3}
    for observer in (0, 1, None):
        assert seen(t, observer)["decks"] == {"red": ["?", "?"], "blue": ["?", "?"]}


@rule("A57", "new.face_up")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_all_of_thats_it_lies_open(observer):
    t = table(line="blue bear", thats_it="red dog, blue cheetah", hand="vulture, bat", players=2)
    assert seen(t, observer)["thats_it"] == ["red dog", "blue cheetah"]


@rule("A58", "new.check.face_down")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_everyone_saw_who_entered_the_bar(observer):
    t = table(line="blue ostrich, red dog, red cheetah, blue penguin", hand="porcupine", players=2)
    t.play("porcupine")
    assert seen(t, observer)["bar"] == ["blue ostrich", "red dog"]
    assert t.match.view(observer).scores == (1, 1)


@rule("A28", "penguin.shows")
def test_a_shown_model_is_known_to_all_as_long_as_it_is_in_the_hand():
    t = table(**HANDS, decks=DECKS, line="blue cheetah").play("penguin", "as rhino")
    for observer in (1, None):
        assert seen(t, observer)["hands"]["red"] == ["red rhino", "?", "?"]
    t.play("tiger")  # blue
    t.play("rhino")  # red plays the card that all knew
    assert seen(t, 1)["hands"]["red"] == ["?", "?", "?"]  # the bat and what he drew
    event = next(event for _, event in t.match.events(1, since=3) if event.card == 11)
    assert not event.reveals


@rule("A27")
def test_a_player_who_cannot_imitate_is_asked_all_the_same_and_opens_the_hand():
    t = table(line="red dog", thats_it="blue penguin", hand="vulture, penguin", players=2).play("vulture")
    assert (t.asks, t.choices) == ("imitate", {"decline"})
    assert t.match.view(1).legal == ()  # what the other may do is not for blue
    t.play("decline")
    assert seen(t, 1)["hands"]["red"] == ["red penguin"]


@rule("A27")
def test_declining_by_choice_shows_nothing():
    t = table(**HANDS, line="blue cheetah", penguin_may_decline=True).play("penguin", "decline")
    assert seen(t, 1)["hands"]["red"] == ["?", "?"]


@rule("new.draw.top")
def test_a_drawn_card_is_seen_by_its_owner_only():
    t = table(
        line="blue cheetah", hand="porcupine", decks={"red": "bear"}, hands={"blue": "dog"}, players=2, held=1
    )
    t.play("porcupine")
    assert seen(t, 0)["hands"]["red"] == ["red bear"]
    assert seen(t, 1)["hands"]["red"] == ["?"]
    drawn = {observer: t.match.events(observer)[-1][1].card for observer in (0, 1, None)}
    assert drawn == {0: 10, 1: -1, None: -1}


@rule("new.mixed")
def test_which_set_an_animal_is_from_shows_when_it_is_played():
    t = mixed(
        line="blue cheetah",
        hand="porcupine, lion",
        hands={"blue": "dog, seal"},
        players=2,
        more={"new_beasts": {"red": [7, 9], "blue": [4, 9]}, "public_sets": {"blue": [9]}},
    )
    assert seen(t, 0)["new_beasts"] == {"red": [7, 9], "blue": [9]}
    assert seen(t, 1)["new_beasts"] == {"red": [], "blue": [4, 9]}
    t.play("porcupine")
    assert seen(t, 1)["new_beasts"]["red"] == [7]
    assert seen(t, 1)["public_sets"]["red"] == [7]


@rule("new.mixed")
def test_the_choice_of_sets_is_secret():
    t = fresh(players=2, set="chosen")
    chooser = t.match.to_act
    t.play("take new", "take base")
    assert [e.card >= 0 for _, e in t.match.events(chooser)[1:]] == [True, True]
    assert [e.card for _, e in t.match.events(1 - chooser)[1:]] == [-1, -1]
    colours = ("red", "blue")
    assert seen(t, chooser)["new_beasts"][colours[chooser]] == [1]
    assert seen(t, 1 - chooser)["new_beasts"][colours[chooser]] == []


@rule("new.setup.hand", "new.setup.pile")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_what_an_observer_cannot_know_changes_nothing_that_he_sees(observer):
    """Deal the hidden cards anew: his view stays, byte for byte."""
    for t in (
        table(**HANDS, decks=DECKS, line="red ostrich, blue rhino"),
        mixed(
            line="red ostrich, blue lion",
            hand="penguin, rhino",
            hands={"blue": "tiger, monkey"},
            decks={"red": "bear, zebra", "blue": "hippo, ostrich"},
            players=2,
            held=2,
        ),
    ):
        view = t.match.position().as_seen_by(observer)
        for seed in range(3):
            other = view.filled(seed)
            assert other.as_seen_by(observer).state.tobytes() == view.state.tobytes()
            assert Position.load(other.document()).state.tobytes() == other.state.tobytes()
            hands = other.document()["position"]["hands"]
            assert len(hands["red"] + hands["blue"]) == len(set(hands["red"] + hands["blue"]))


@rule("new.setup.hand")
def test_what_an_observer_cannot_know_changes_nothing_after_his_moves_either():
    t = table(**HANDS, decks=DECKS, line="red ostrich, blue rhino")
    views = set()
    for seed in range(4):
        other = t.match.position().as_seen_by(0).filled(seed)
        match = Match(other.game, 1, start=other)
        match.play("play rhino")
        drawn = match.view(0)  # red's new card is the only thing that may differ
        hands = drawn.document()["position"]["hands"]
        views.add((str(hands["blue"]), str(drawn.document()["position"]["line"]), len(hands["red"])))
    assert len(views) == 1
