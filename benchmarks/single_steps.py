"""Single steps from Python through each door, beside the same door of others. Rows of `against_peers.py`.

All take a uniformly random legal action, found in the same way: from the mask, or from the list where a door gives one.
A step of ours brings mask and observation along, but where it says that nobody looks: OpenSpiel's loops ask for legal
actions alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401 - registers OpenSpiel's games that are written in Python
import pyspiel
from pettingzoo.classic import leduc_holdem_v4

import biberbau
import biberbau.envs.openspiel
from biberbau.envs import pettingzoo, single
from biberbau.envs.env_record import ACTOR, DEAL, NOBODY, new_desk, turns_of
from biberbau.match import match_stream
from contending import Contender, timed

PLAYERS = 4


def ours_stepped(game_id: str, looks: int = ACTOR) -> Contender:
    """The compiled step itself, in a plain loop: deal, mask, a random choice, step; the observation if somebody looks."""
    game = biberbau.game(game_id, players=PLAYERS)
    desk, turn, random = new_desk(game, "game"), turns_of(game.kind).turn, Random(1)
    desk["stream"] = match_stream(b"1")
    mask, state, blank = desk["mask"][0], desk["state"], np.zeros(1, game.kind.dtype)

    def play() -> int:
        moves, state[:] = 0, blank
        seat = turn(desk, DEAL, looks)
        while seat >= 0:
            legal = mask.nonzero()[0]
            seat = turn(desk, int(legal[int(random.random() * len(legal))]), looks)
            moves += 1
        return moves

    seen = "" if looks == ACTOR else ", nobody looks"
    return Contender(f"{game_id}, one step at a time from Python{seen}", lambda s: timed(s, play))


def aec(name: str, env: Any) -> Contender:
    """PettingZoo's loop, as its documentation has it, but for a quicker choice among the actions of the mask."""
    random = Random(1)

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            moves += 1
        return moves

    return Contender(f"{name}, PettingZoo's AEC loop", lambda s: timed(s, play))


def gymnasium_single(game_id: str) -> Contender:
    """One seat of four against random players: only the seat's own decisions count."""
    env, random = single.env(game_id, players=PLAYERS), Random(1)

    def play() -> int:
        observation, _ = env.reset()
        moves, over = 0, False
        while not over:
            legal = observation["action_mask"].nonzero()[0]
            observation, _, over, _, _ = env.step(legal[int(random.random() * len(legal))])
            moves += 1
        return moves

    return Contender(f"{game_id}, Gymnasium's loop, three random opponents", lambda s: timed(s, play))


def openspiel(name: str) -> Contender:
    """A Python game in OpenSpiel's loop; chance nodes are not counted."""
    game, random = pyspiel.load_game(name), Random(1)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
        return moves

    return Contender(f"{name}, OpenSpiel's loop", lambda s: timed(s, play))


def pairs(game_ids: Iterable[str], stepped: Sequence[Contender]) -> list[tuple[Contender, Contender]]:
    """Each door of each game beside its counterpart; the bare step beside those of ``stepped``."""
    leduc = aec("leduc_holdem_v4", leduc_holdem_v4.env())
    dominoes, kuhn = openspiel("python_team_dominoes"), openspiel("python_kuhn_poker")
    found = []
    for game_id in game_ids:
        door = openspiel(f"biberbau_{game_id}(players={PLAYERS})")
        bare = ours_stepped(game_id)
        found += [(bare, peer) for peer in stepped]
        found += [(ours_stepped(game_id, NOBODY), peer) for peer in stepped]
        found += [
            (aec(game_id, pettingzoo.env(game_id, players=PLAYERS)), leduc),
            (gymnasium_single(game_id), leduc),
            (door, dominoes),
            (door, kuhn),
        ]
    return found
