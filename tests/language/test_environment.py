"""A game as a text environment: every game can be played through by its texts, and they keep every secret."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from biberbau.errors import OptionError
from biberbau.games import game_ids
from biberbau.games.common.catalogues.catalogue import LANGUAGES
from biberbau.games.common.view.shown import languages
from biberbau.language.environment import TextEnv
from biberbau.language.seated import Seated
from biberbau.match import Game, Match, Moment, Position
from biberbau.match.history import written
from common.seats import players_near

OPTION = re.compile(r"^\[(\d+)\] (.+?) — (.+)$", re.MULTILINE)


def played(
    env: TextEnv, seed: int, answers: random.Random, by: int, most: int = 10_000
) -> list[tuple[int, str]]:
    """A game by numbers (``by`` 1) or notations (2) out of the text alone, to its end or for ``most`` answers; what was
    read."""
    env.reset(seed=seed)
    read, done = list[tuple[int, str]](), False
    while not done and len(read) < most:
        seat, text = env.get_observation()
        read.append((seat, text))
        options = OPTION.findall(text)
        assert len(options) > 1, text
        done, info = env.step(f"Let me think … [{answers.choice(options)[by - 1]}]")
        assert info["error"] is None
        assert info["seat"] == seat
    return read


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_by_what_is_read(game: str) -> None:
    env = TextEnv(game, options={"players": players_near(game, 2)})
    read = played(env, 5, random.Random(game), 1)
    rewards, known = env.close()
    first = {seat: next(text for at, text in read if at == seat) for seat, _ in read}
    assert all(text.startswith("You play") and "## " in text for text in first.values())
    assert set(rewards.values()) <= {1.0, -1.0, 0.0}
    assert env.match is not None
    assert {seat for seat, one in known.items() if one["place"] == 1} == set(env.match.winners)
    assert sum(one["turn_count"] for one in known.values()) == len(read)
    assert "The game is over." in env.get_observation()[1]


@pytest.mark.parametrize("game", game_ids())
def test_it_is_played_in_german_and_by_notation(game: str) -> None:
    if "de" in languages(game):
        env = TextEnv(game, options={"players": players_near(game, 3)}, lang="de")
        read = played(env, 6, random.Random(game), 2, most=25)
        assert read[0][1].startswith("Du spielst") and "Das kannst du tun:" in read[0][1]


def test_the_same_seed_is_the_same_game() -> None:
    games = [played(TextEnv("beasty_bar"), 3, random.Random(1), 1) for _ in range(2)]
    assert games[0] == games[1]


def test_rules_come_once_and_as_much_of_them_as_was_asked_for() -> None:
    read = {}
    for rules in ("none", "summary", "full"):
        env = TextEnv("beasty_bar", rules=rules)
        env.reset(seed=1)
        read[rules] = env.get_observation()[1]
        env.step("[1]")
        while env.current_player_id != 0:
            env.step("[1]")
    assert "Heaven's Gate opens" not in read["none"]
    assert "Heaven's Gate opens" in read["summary"]
    assert "**A14**" not in read["summary"]
    assert "**A14**" in read["full"]


def test_options_that_are_not_as_usual_are_explained() -> None:
    env = TextEnv("beasty_bar", options={"advanced": True})
    env.reset(seed=1)
    assert "House rules at this table" in env.get_observation()[1]


def test_wrong_answers_are_told_and_then_lose() -> None:
    env = TextEnv("beasty_bar", options={"players": 3}, error_allowance=2)
    env.reset(seed=1)
    seat, first = env.get_observation()
    for left in ("1 more time", "If the next answer is wrong, too, you lose the game."):
        done, info = env.step("hm")
        assert (done, info["error"]) == (False, "brackets")
        again, told = env.get_observation()
        assert again == seat
        assert "That was not a valid answer. There is no answer in square brackets" in told
        assert left in told
        assert told.endswith(first[first.index("The table as you see it") :])
    done, info = env.step("[99]")
    assert (done, info["error"]) == (True, "number")
    rewards, known = env.close()
    assert rewards == {one: -1.0 if one == seat else 0.5 for one in range(3)}
    assert known[seat]["invalid_move"] and known[seat]["wrong"]["brackets"] == 2
    assert "You have lost the game through wrong answers." in known[seat]["reason"]
    with pytest.raises(OptionError, match="the game is over"):
        env.step("[1]")


def test_a_right_answer_forgives_the_wrong_ones() -> None:
    env = TextEnv("beasty_bar", error_allowance=1)
    env.reset(seed=1)
    for _ in range(3):
        assert env.step("?")[0] is False
        assert env.step("[1]")[1]["error"] is None


def test_wrong_answers_can_have_something_played_instead() -> None:
    env = TextEnv("beasty_bar", error_allowance=0, on_error="random")
    env.reset(seed=1)
    played_by_lot: Counter[str] = Counter()
    done = False
    while not done:
        done, info = env.step("[no idea]")
        assert info["random"] and len(info["actions"]) == 1
        played_by_lot[info["actions"][0]] += 1
    assert len(played_by_lot) > 3
    assert env.match is not None and env.match.over
    assert set(env.close()[0].values()) <= {1.0, -1.0, 0.0}


def test_bots_play_on_the_other_seats() -> None:
    env = TextEnv("beasty_bar", options={"players": 3}, opponents={0: "greedy:1", 2: "random"})
    read = played(env, 2, random.Random(0), 1)
    assert {seat for seat, _ in read} == {1}
    assert any("- Red plays" in text and "- Green plays" in text for _, text in read)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"lang": "xx"}, "does not speak 'xx'"),
        ({"rules": "some"}, "rules are one of"),
        ({"on_error": "cry"}, "on_error is one of"),
        ({"error_allowance": -1}, "at least 0"),
        ({"options": {"players": 99}}, "option players"),
    ],
)
def test_settings_that_there_are_not(settings: dict[str, object], complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        TextEnv("beasty_bar", **settings)  # type: ignore[arg-type]


def test_opponents_need_seats_and_leave_one() -> None:
    env = TextEnv("beasty_bar", opponents={5: "random"})
    with pytest.raises(OptionError, match="there is no seat 5"):
        env.reset(2)
    env = TextEnv("beasty_bar", opponents={0: "random", 1: "random"})
    with pytest.raises(OptionError, match="at least one seat is left"):
        env.reset(2)


# ------------------------------------------------------------------------------------------------------- secrecy


def twin_of(match: Match, seat: int, seed: int) -> Match:
    """A match with the same past in the eyes of a seat, in which all that it cannot know has been dealt anew."""
    view = match.view(seat)
    other = Match.load(match.save())
    state = view.filled(seed).state
    before = other.moment
    other._moments[-1] = Moment(before.game, state, before.rng)
    return other


@pytest.mark.parametrize("game", game_ids())
def test_a_text_depends_only_on_what_its_seat_may_know(game: str) -> None:
    """Hidden cards that are dealt anew change no letter, in no language."""
    env = TextEnv(game, options={"players": players_near(game, 3)})
    env.reset(seed=11)
    chance = random.Random(game)
    changed = looked = 0
    while not env.done and looked < 12:
        match = env.match
        assert match is not None
        if chance.random() < 0.15:
            looked += 1
            for seat in range(match.game.players):
                twin = twin_of(match, seat, looked)
                changed += not same_cards(match.position(), twin.position())
                for lang in set(languages(game)) & set(LANGUAGES):
                    texts = [Seated(one, seat, lang).observe().text() for one in (match, twin)]
                    assert texts[0] == texts[1]
        env.step(f"[{1 + chance.randrange(len(match.legal()))}]")
    assert changed > looked


def same_cards(one: Position, other: Position) -> bool:
    return one.state.tobytes() == other.state.tobytes()


def test_games_have_the_same_text_without_compiling_twice() -> None:
    """A text made later from the same match tells the same story in all."""
    match = Match(Game.of("beasty_bar"), seed=4)
    along = Seated(match, 0, "en")
    told: list[str] = []
    while not match.over and match.ply < 30:
        match.play(match.legal()[0])
        told += along.observe().story
    assert told == list(Seated(match, 0, "en").observe().story)


def test_an_answer_tells_what_its_seat_has_seen_where_that_is_asked_for() -> None:
    env = TextEnv("beasty_bar", options={"players": 2}, history=True)
    env.reset(seed=1)
    _, info = env.step("[1]")
    assert env.match is not None
    assert info["history"] == written(env.game.kind, env.match.events(info["seat"]))
    plain = TextEnv("beasty_bar", options={"players": 2})
    plain.reset(seed=1)
    assert "history" not in plain.step("[1]")[1]
