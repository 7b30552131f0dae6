"""The games at TextArena, with the real package where it is installed."""

from __future__ import annotations

import random
import re

import pytest

ta = pytest.importorskip("textarena")

from biberbau.games import game_ids  # noqa: E402
from biberbau.language import textarena_env  # noqa: E402

NUMBERS = re.compile(r"^\[(\d+)\] ", re.MULTILINE)


def test_every_game_is_registered_once() -> None:
    ids = textarena_env.register()
    assert ids == textarena_env.register()
    assert ids[0].startswith("biberbau/BeastyBar-v")
    for env_id in ids:
        ta.check_env_exists(env_id)
        ta.check_env_exists(f"{env_id}-raw")


@pytest.mark.parametrize("game", game_ids())
def test_agents_play_as_textarena_has_them_play(game: str) -> None:
    textarena_env.register()
    env = ta.make(textarena_env.arena_id(game), error_allowance=0, on_error="random")
    env.reset(num_players=2, seed=3)
    assert isinstance(env, ta.Env)
    chance, done, steps = random.Random(1), False, 0
    while not done:
        seat, text = env.get_observation()
        assert seat in (0, 1) and "Your options:" in text
        done, info = env.step(chance.choice(NUMBERS.findall(text)))  # the wrapper puts brackets around
        assert info["error"] is None
        steps += 1
    rewards, known = env.close()
    assert sorted(rewards) == [0, 1] and set(rewards.values()) <= {1, 0, -1}
    assert sum(one["turn_count"] for one in known.values()) == steps
    assert all(one["reason"] for one in known.values())


def test_wrong_answers_follow_the_convention() -> None:
    textarena_env.register()
    env = ta.make(textarena_env.arena_id("beasty_bar"))
    env.reset(num_players=2, seed=3)
    seat, _ = env.get_observation()
    done, _ = env.step("unicorn")
    assert not done
    again, text = env.get_observation()
    assert again == seat and "That was not a valid answer." in text and "you lose the game" in text
    done, _ = env.step("[unicorn]")
    assert done
    rewards, known = env.close()
    assert rewards == {seat: -1, 1 - seat: 1}
    assert known[seat]["invalid_move"] and not known[1 - seat]["invalid_move"]


def test_raw_messages_have_textarenas_types() -> None:
    textarena_env.register()
    env = ta.make(textarena_env.arena_id("beasty_bar") + "-raw")
    env.reset(num_players=2, seed=3)
    _, told = env.get_observation()
    kinds = [kind for _, _, kind in told]
    assert kinds[0] == ta.ObservationType.PROMPT and kinds[-1] == ta.ObservationType.GAME_BOARD
