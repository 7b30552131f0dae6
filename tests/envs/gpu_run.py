"""A batch stepped on a GPU, or in CUDA's simulator, with all that came out, for comparison with the CPU.

In the simulator, in a process of its own:

    NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python -m tests.envs.gpu_run FILE.npz GAME…
"""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np

import biberbau
from biberbau.envs import gpu
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games import game_ids

COUNT, SEED, AFTER_THE_END, MOST_STEPS, GAMES = 3, "waxing", 4, 600, 5
SHORT: dict[str, dict[str, Any]] = {
    "biber_gang": {"players": 2},
    "frantic": {"players": 2, "scoring": "none", "rounds": 1},
}
"""Options with which a game is over soon: the simulator makes some hundred moves a second."""
SHOWN = ("observations", "masks", "actors", "observers", "rewards", "terminated", "final_observations")


def game_of(game_id: str) -> biberbau.Game:
    """The game that is run, a short one."""
    return biberbau.game(game_id, **SHORT.get(game_id, {}))


def settings(game_id: str) -> dict[str, str]:
    """How a batch of this game is paid and dealt anew: one way for every other game."""
    by_rounds = game_ids().index(game_id) % 2 == 0
    return {
        "rewards": "rounds" if by_rounds else "game",
        "autoreset": "same_step" if by_rounds else "next_step",
    }


def shown(batch: Any) -> dict[str, np.ndarray[Any, Any]]:
    """All that a batch shows, as arrays of the host."""
    found = {name: getattr(batch, name) for name in SHOWN}
    return {
        name: (array.copy_to_host() if hasattr(array, "copy_to_host") else array).copy()
        for name, array in found.items()
    }


def run(game_id: str) -> dict[str, np.ndarray[Any, Any]]:
    """Random actions until some game was over, and a few more; what there was before each, and at the end."""
    game = game_of(game_id)
    batch = gpu.GpuBatch(game, COUNT, SEED, **settings(game_id))
    rows: dict[str, list[Any]] = {name: [] for name in (*SHOWN, "actions", "states")}
    left = MOST_STEPS
    while left > 0:
        for name, array in shown(batch).items():
            rows[name].append(array)
        rows["states"].append(batch.states().view(np.uint8).reshape(COUNT, -1))
        if rows["terminated"][-1].any() and left > AFTER_THE_END:
            left = AFTER_THE_END
        actions = batch.sample()
        rows["actions"].append(actions.copy_to_host())
        batch.step(actions)
        left -= 1
    found = {name: np.array(array) for name, array in rows.items()}

    before = batch.states().tobytes()
    played = batch.play(GAMES)
    assert played.games == GAMES
    wrong = batch.sample().copy_to_host()
    wrong[1] = len(game.kind.actions) + 5
    try:
        batch.step(wrong)
    except IllegalActionError as error:
        found["error"] = np.array(str(error))
    assert batch.states().tobytes() == before, "neither random play nor an illegal action changes the games"
    for unfit in (wrong[:-1], wrong.astype(np.int32)):
        try:
            batch.step(unfit)
        except OptionError:
            continue
        raise AssertionError(f"{unfit.dtype}{unfit.shape} went through")
    everyone = []
    for seat in range(game.players):
        batch.observe(np.full(COUNT, seat), batch.observations)
        everyone.append(shown(batch)["observations"])
    batch.reset(which=np.array([False, True, False]))
    found |= {
        "totals": played.scores,
        "moves": np.array(played.moves),
        "everyone": np.array(everyone),
        "dealt": batch.states().view(np.uint8).reshape(COUNT, -1),
    }
    return found


def main(file: str, *games: str) -> None:
    """Run these games and write what came out, named ``GAME/NAME``."""
    warnings.simplefilter("error")
    gpu.THREADS_PER_BLOCK = 2  # the simulator starts a thread for each, and two blocks are wanted
    np.savez(file, **{f"{game}/{name}": array for game in games for name, array in run(game).items()})


if __name__ == "__main__":
    main(*sys.argv[1:])
