"""How far from perfect: exact exploitability in small games, by OpenSpiel's solvers in C++.

    python benchmarks/small_games.py biber_mania hand=2 display=1 stock=1 highest=2 copies=4 action_copies=0 jokers=0
    python benchmarks/small_games.py beasty_bar set=base animals=3 hand=1 --count

Walks the tree of a game for two once, prints what uniform play, bots and CFR+ lose against their best responses, and
writes JSON. ``--count`` only counts: each state once, however many ways lead to it, so trees too large to write can be
counted, too.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import pyspiel

from biberbau.bots import named
from biberbau.envs.openspiel_state import Setup, setup
from biberbau.envs.openspiel_tree import Tree, policy_of, tree_of


def count(found: Setup, seconds: float) -> dict[str, Any]:
    """Nodes and histories of a tree whose chance is merged; after that many CPU seconds only the states so far."""
    table, size, end = found.table, found.kind.dtype.itemsize, time.process_time() + seconds
    known: dict[bytes, tuple[int, int]] = {}
    deals = table.falls(None, None)
    waiting = [went for _, went in deals]
    while waiting:  # a state is counted when all that can follow it is
        went = waiting[-1]
        state = went.kept[:size]
        if state in known:
            waiting.pop()
            continue
        if went.seat < 0 or 0 < found.max_rounds <= went.rounds:
            known[state] = (1, 1)
            continue
        if time.process_time() > end:
            return {"deals": len(deals), "states so far": len(known)}
        falls = [table.falls(went.kept, action) for action in went.legal]
        after = [(next_went, next_went.kept[:size]) for ways in falls for _, next_went in ways]
        if missing := [next_went for next_went, bytes_ in after if bytes_ not in known]:
            waiting += missing
            continue
        nodes = 1 + sum(len(ways) > 1 for ways in falls) + sum(known[bytes_][0] for _, bytes_ in after)
        known[state] = (nodes, sum(known[bytes_][1] for _, bytes_ in after))
    dealt = [known[went.kept[:size]] for _, went in deals]
    return {
        "deals": len(deals),
        "nodes": (len(deals) > 1) + sum(nodes for nodes, _ in dealt),
        "histories": sum(histories for _, histories in dealt),
        "states": len(known),
    }


def exploitabilities(
    tree: Tree, bots: list[str], seeds: int, iterations: list[int]
) -> Iterator[dict[str, Any]]:
    """What each player loses against best responses, a seat's mean: rows of name, exploitability, CPU seconds."""
    game = pyspiel.load_efg_game(tree.text)
    begun = time.process_time()

    def row(name: str, policy: Any) -> dict[str, Any]:
        taken = time.process_time() - begun
        return {
            "player": name,
            "exploitability": pyspiel.exploitability(game, policy),
            "seconds": round(taken, 2),
        }

    yield row("uniform", pyspiel.UniformRandomPolicy(game))
    for name in bots:
        begun = time.process_time()
        yield row(name, pyspiel.TabularPolicy(policy_of(tree, named(name), seeds)))
    solver, done, begun = pyspiel.CFRPlusSolver(game), 0, time.process_time()
    for wanted in sorted(iterations):
        while done < wanted:
            solver.evaluate_and_update_policy()
            done += 1
        yield row(f"CFR+, {wanted} iterations", solver.average_policy())


def main() -> None:
    """Read the game and its options, print a line for each player."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", help="name=value; players=2 and chance=merged are given")
    parser.add_argument("--count", action="store_true", help="only count")
    parser.add_argument("--seconds", type=float, default=120, help="how long to count")
    parser.add_argument("--bots", default="greedy,search:100,search:1000", help="names of bots, with commas")
    parser.add_argument(
        "--seeds", type=int, default=16, help="how often a bot is asked at each information state"
    )
    parser.add_argument("--iterations", default="10,100,1000", help="of CFR+, with commas")
    asked = parser.parse_args()
    given: dict[str, Any] = {"players": 2, "chance": "merged"}
    for text in asked.options:
        name, value = text.split("=", 1)
        given[name] = int(value) if value.isdigit() else value
    found = setup(asked.game, given)
    if asked.count:
        json.dump(count(found, asked.seconds), sys.stdout)
        print()
        return
    begun = time.process_time()
    tree = tree_of(found)
    sizes = {"nodes": tree.nodes, "histories": tree.histories, "information states": len(tree.states)}
    print(json.dumps(sizes | {"seconds": round(time.process_time() - begun, 2)}), flush=True)
    bots = [name for name in asked.bots.split(",") if name]
    for line in exploitabilities(tree, bots, asked.seeds, [int(n) for n in asked.iterations.split(",")]):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
