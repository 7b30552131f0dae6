"""How fast our games run beside other environments: same run, same core, taking turns, medians.

Different games cannot be compared move for move, so every row names what stands against what. All are card
games with hidden hands, four players where the peer allows it, uniformly random play; only players' decisions
count as moves (a peer's chance nodes do not). OpenSpiel is stepped in two ways: as its own example does it
(`chance_outcomes` and NumPy's choice), and in the quickest loop that we found. Single steps from Python, through
each door and its counterpart, are in `single_steps.py`.

    python benchmarks/against_peers.py [--json] [--rounds N] [--seconds S] [--single]

Needs the extra ``peers`` (`make peers` installs it).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from random import Random
from typing import Any

import numpy as np
import pyspiel
import rlcard

import biberbau
import single_steps
from biberbau.envs.random_games import RandomPlay
from biberbau.games import game_ids
from biberbau.lab.speed import compile_elsewhere
from biberbau.search import playouts_per_second
from contending import Contender, timed

PLAYERS = 4


# ----------------------------------------------------------------------------------------------------- ours


def ours_compiled(game_id: str) -> Contender:
    """Whole games in one compiled loop: how batches, searches and self-play run."""
    play = RandomPlay(biberbau.game(game_id, players=PLAYERS), seed=1)
    return Contender(f"{game_id}, compiled batch", lambda s: timed(s, lambda: play.play(500).moves))


def ours_search() -> Contender:
    """Our tree search on the full game from the first decision: moves are playouts times decisions a game."""
    game = biberbau.game("beasty_bar", players=PLAYERS)
    played = RandomPlay(game, seed=1).play(1000)
    moves = played.moves / played.games
    return Contender("beasty_bar, tree search", lambda s: moves * playouts_per_second(game, s), moves)


# ---------------------------------------------------------------------------------------------------- peers


def finish(state: Any, random: Random) -> int:
    """Play an OpenSpiel state to its end from Python; chance there is uniform over the legal outcomes."""
    moves = 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
    return moves


def dealt(name: str, random: Random) -> Any:
    """A fresh OpenSpiel state at the first player's first decision."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
    return state


def crazy_eights_stepped() -> Contender:
    """OpenSpiel's C++ game, stepped from Python as in its own example (python/examples/example.py)."""
    game, random, chance = (
        pyspiel.load_game(f"crazy_eights(players={PLAYERS})"),
        Random(1),
        np.random.RandomState(1),
    )

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(outcomes, p=probabilities)))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return Contender("OpenSpiel crazy_eights (C++), stepped as its example does", lambda s: timed(s, play))


def crazy_eights_quickest() -> Contender:
    """The same in the quickest loop: chance there is uniform, so no probabilities are fetched."""
    game, random = pyspiel.load_game(f"crazy_eights(players={PLAYERS})"), Random(1)
    return Contender(
        "OpenSpiel crazy_eights (C++), stepped in the quickest loop",
        lambda s: timed(s, lambda: finish(game.new_initial_state(), random)),
    )


def crazy_eights_inside() -> Contender:
    """OpenSpiel's C++ game, played out inside C++ by its own rollout evaluator.

    Python cannot call the evaluator, but the MCTS bot's first simulation evaluates the root itself: one
    simulation is ``rollouts`` random games. Their moves are counted by playing the state out from Python.
    """
    rollouts, random = 200, Random(1)
    state = dealt(f"crazy_eights(players={PLAYERS})", random)
    moves = statistics.mean(finish(state.clone(), random) for _ in range(2000))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 1, 100, False, 1, False)

    def play() -> int:
        bot.mcts_search(state)
        return rollouts

    return Contender("OpenSpiel crazy_eights, rollouts inside C++", lambda s: moves * timed(s, play))


def uno_stepped() -> Contender:
    """RLCard's UNO, stepped from Python through its own environment."""
    env = rlcard.make("uno", config={"seed": 1})
    random = Random(1)

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            moves += 1
        return moves

    return Contender(f"RLCard uno ({env.num_players} players), stepped from Python", lambda s: timed(s, play))


def oh_hell_search() -> Contender:
    """OpenSpiel's C++ ISMCTS on oh_hell, twelve tricks: moves are simulations times the decisions left."""
    random, simulations = Random(1), 500
    state = dealt(f"oh_hell(players={PLAYERS},num_tricks_fixed=12)", random)
    moves = statistics.mean(finish(state.clone(), random) for _ in range(200))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, simulations)

    def play() -> int:
        bot.restart()
        bot.step(state)
        return simulations

    return Contender("OpenSpiel ISMCTS on oh_hell (C++)", lambda s: moves * timed(s, play), moves)


# ------------------------------------------------------------------------------------------------ comparing


def compare(ours: Contender, peer: Contender, rounds: int, seconds: float) -> dict[str, Any]:
    """One row: both run in turns; medians, and the median of the rounds' ratios."""
    pairs = [(ours.rate(seconds), peer.rate(seconds)) for _ in range(rounds + 1)][1:]
    row: dict[str, Any] = {
        "ours": ours.name,
        "peer": peer.name,
        "ours_moves_per_second": round(statistics.median(a for a, _ in pairs)),
        "peer_moves_per_second": round(statistics.median(b for _, b in pairs)),
        "ratio": round(statistics.median(a / b for a, b in pairs), 2),
    }
    for side, contender in (("ours", ours), ("peer", peer)):
        if contender.moves_per_playout:
            moves = row[f"{side}_moves_per_second"]
            row[f"{side}_playouts_per_second"] = round(moves / contender.moves_per_playout)
    return row


def compiled_pairs() -> list[tuple[Contender, Contender]]:
    """Whole games and searches in compiled loops."""
    for game_id in game_ids():
        compile_elsewhere(biberbau.game(game_id, players=PLAYERS))
    compiled = ours_compiled("beasty_bar")
    pairs = [
        (compiled, crazy_eights_stepped()),
        (compiled, crazy_eights_quickest()),
        (compiled, crazy_eights_inside()),
        (compiled, uno_stepped()),
        (ours_search(), oh_hell_search()),
    ]
    for game_id in game_ids():
        if game_id != "beasty_bar":
            pairs += [
                (ours_compiled(game_id), peer())
                for peer in (crazy_eights_stepped, crazy_eights_quickest, uno_stepped)
            ]
    return pairs


def main() -> None:
    """Run all rows and print them."""
    parser = argparse.ArgumentParser(description="Speed beside other environments: same run, same core.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each pair (default 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds a side and round (default 0.5)")
    parser.add_argument("--single", action="store_true", help="only the rows of single steps from Python")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    pairs = single_steps.pairs(game_ids(), (crazy_eights_stepped(), crazy_eights_quickest(), uno_stepped()))
    if not given.single:
        pairs = compiled_pairs() + pairs
    rows = [compare(ours, peer, given.rounds, given.seconds) for ours, peer in pairs]
    if given.json:
        print(json.dumps({"rows": rows}, indent=2))
        return
    for row in rows:
        print(f"{row['ours']}  against  {row['peer']}")
        print(
            f"  {row['ours_moves_per_second']:>12,} moves/s against {row['peer_moves_per_second']:,}: "
            f"{row['ratio']:,} times"
        )
        if "ours_playouts_per_second" in row:
            ours_playouts, peer_playouts = row["ours_playouts_per_second"], row["peer_playouts_per_second"]
            print(f"  {ours_playouts:>12,} playouts/s against {peer_playouts:,}")


if __name__ == "__main__":
    main()
