"""PPO against the greedy bot, in one file: learns to beat it on a CPU in a few minutes.

    python examples/ppo.py [GAME] [--option players=2]... [--steps N] [--seed N] [--plot FILE.svg]

Needs the extras ``envs`` and ``train`` (PyTorch, matplotlib). The opponents play in compiled code, in the same call that
deals, masks and observes, so nearly all of the time goes into the network. In the shape of CleanRL's `ppo.py`: no
framework, to be read from top to bottom.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from torch import Tensor, nn

import biberbau
from biberbau.envs.vector import GameVectorEnv
from biberbau.kernel.options import parse_pairs
from biberbau.lab.arena import Standing

OPPONENT = "greedy"


@dataclass(frozen=True)
class Settings:
    """What a run is set to."""

    steps: int = 6_000_000
    envs: int = 512
    horizon: int = 32
    epochs: int = 2
    minibatch: int = 2048
    width: int = 256
    rate: float = 2e-3
    scale: float = 0.25  # of a point: it is paid by how far it is ahead, which tells more than who has won
    discount: float = 1.0
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    seed: int = 1
    examined: int = 20  # iterations from one examination to the next


class Network(nn.Module):  # type: ignore[misc]
    """Logits of all actions and the worth of the position, from an observation."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actor, self.critic = nn.Linear(width, actions), nn.Linear(width, 1)
        for layer, gain in ((self.actor, 0.01), (self.critic, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """Which legal action it takes, as a distribution, and the value."""
        hidden = self.body(observation)
        logits = self.actor(hidden).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.critic(hidden).squeeze(-1)


def seen(observation: dict[str, NDArray[Any]]) -> tuple[Tensor, Tensor]:
    """What the seats see, and which actions are legal, as tensors."""
    return torch.from_numpy(observation["observation"]), torch.from_numpy(observation["action_mask"]).bool()


def learn(
    game_id: str,
    options: dict[str, Any],
    settings: Settings,
    games: int,
    opponents: Any = OPPONENT,
    begun: Callable[[int, Network], None] = lambda iteration, network: None,
) -> list[dict[str, float]]:
    """Train a network; returns how it did against the greedy bot in ``games`` games at every examination.

    ``opponents``: whom it trains against; ``begun`` is told of every iteration that begins, the first one before a game
    is dealt.
    """
    torch.manual_seed(settings.seed)
    horizon, envs = settings.horizon, settings.envs
    venv = GameVectorEnv(
        game_id,
        envs,
        opponents=opponents,
        seat="random",
        rewards="rounds",
        autoreset_mode=AutoresetMode.SAME_STEP,
        **options,
    )
    network = Network(venv.game.kind.encoded, len(venv.game.kind.actions), settings.width)
    begun(0, network)
    told, _ = venv.reset(seed=settings.seed)
    observation, mask = seen(told)
    optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate, eps=1e-5)
    observations = torch.zeros(horizon, *observation.shape)
    masks = torch.zeros(horizon, *mask.shape, dtype=torch.bool)
    actions = torch.zeros(horizon, envs, dtype=torch.int64)
    chances, values, rewards, ends = (torch.zeros(horizon, envs) for _ in range(4))

    started, iterations = time.perf_counter(), settings.steps // (horizon * envs)
    curve = [examined(game_id, options, network, games, 0, 0.0)]
    for iteration in range(1, iterations + 1):
        begun(iteration, network)
        optimizer.param_groups[0]["lr"] = settings.rate * (1 - (iteration - 1) / iterations)

        # play
        for t in range(horizon):
            observations[t], masks[t] = observation, mask
            with torch.no_grad():
                choice, values[t] = network(observation, mask)
                actions[t] = choice.sample()
                chances[t] = choice.log_prob(actions[t])
            told, reward, terminated, _, _ = venv.step(actions[t].numpy())
            rewards[t], ends[t] = torch.from_numpy(reward) * settings.scale, torch.from_numpy(terminated)
            observation, mask = seen(told)

        # how much better each action was than expected (generalised advantage estimation)
        with torch.no_grad():
            following = network(observation, mask)[1]
        advantages, trailing = torch.zeros_like(rewards), torch.zeros(envs)
        for t in reversed(range(horizon)):
            going = 1 - ends[t]
            surprise = rewards[t] + settings.discount * following * going - values[t]
            trailing = surprise + settings.discount * settings.trace * going * trailing
            advantages[t], following = trailing, values[t]
        returns = advantages + values

        # learn
        flat = [x.flatten(0, 1) for x in (observations, masks, actions, chances, advantages, returns)]
        for _ in range(settings.epochs):
            for part in torch.randperm(horizon * envs).split(settings.minibatch):
                known, allowed, taken, chance, advantage, worth = (x[part] for x in flat)
                choice, value = network(known, allowed)
                ratio = (choice.log_prob(taken) - chance).exp()
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy_loss = -torch.min(ratio * advantage, clipped * advantage).mean()
                value_loss = 0.5 * (value - worth).pow(2).mean()
                loss = policy_loss + settings.value * value_loss - settings.entropy * choice.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()

        if iteration % settings.examined == 0 or iteration == iterations:
            spent = time.perf_counter() - started
            curve.append(examined(game_id, options, network, games, iteration * horizon * envs, spent))
    venv.close()
    return curve


def examined(
    game_id: str, options: dict[str, Any], network: Network, games: int, steps: int, seconds: float
) -> dict[str, float]:
    """The network's wins in games that training never saw, with its likeliest actions; printed as a line of JSON."""
    venv = GameVectorEnv(
        game_id, games, opponents=OPPONENT, seat="random", autoreset_mode=AutoresetMode.DISABLED, **options
    )
    told, _ = venv.reset(seed=10**9)
    standing, playing = Standing("network"), np.ones(games, dtype=bool)
    while playing.any():
        observation, mask = seen(told)
        with torch.no_grad():
            choice, _ = network(observation, mask)
        actions = np.where(playing, choice.logits.argmax(-1).numpy(), -1)
        told, reward, terminated, _, _ = venv.step(actions)
        others = venv.game.players - 1
        for paid in reward[terminated & playing]:  # the share of the victory, see docs/envs
            standing.add((paid * others + 1) / venv.game.players, 0)
        playing &= ~terminated
    venv.close()
    low, high = standing.ci95
    found = {"steps": steps, "seconds": seconds, "win_rate": standing.win_rate, "low": low, "high": high}
    found = {name: round(value, 4) for name, value in found.items()}
    print(json.dumps(found), flush=True)
    return found


def draw(curve: list[dict[str, float]], title: str, par: float, file: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib import pyplot

    pyplot.rcParams["svg.hashsalt"] = title
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    steps = [point["steps"] / 1e6 for point in curve]
    low, high = [point["low"] for point in curve], [point["high"] for point in curve]
    axes.fill_between(steps, low, high, alpha=0.25, linewidth=0, label="95 % interval")
    axes.plot(steps, [point["win_rate"] for point in curve], label="network")
    axes.axhline(par, color="black", linestyle="--", linewidth=1, label=f"as good as {OPPONENT}")
    axes.set(title=title, xlabel="own decisions in training, millions", ylabel="games won", ylim=(0, 1))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Train, tell, draw."""
    parser = argparse.ArgumentParser(description=f"PPO learns to beat the {OPPONENT} bot.")
    parser.add_argument("game", nargs="?", default="beasty_bar", choices=biberbau.game_ids())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--steps", type=int, default=Settings.steps, help="own decisions in training")
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--games", type=int, default=2000, help="games of an examination")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the curve (.svg, .png)")
    given = parser.parse_args()
    kind = biberbau.game(given.game).kind
    options: dict[str, Any] = {"players": 2, **parse_pairs(kind.options, given.option)}
    settings = Settings(steps=given.steps, seed=given.seed)
    print(f"# {given.game} {options} against {OPPONENT}; {settings}", flush=True)
    curve = learn(given.game, options, settings, given.games)
    if given.plot:
        players = int(str(options["players"]))
        draw(curve, f"{kind.title}, {players} players: PPO against {OPPONENT}", 1 / players, given.plot)


if __name__ == "__main__":
    main()
