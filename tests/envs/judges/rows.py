"""The judges: one row for each, and the table that ``docs/envs/judges.md`` shows of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from biberbau.games import game_ids, kind

ROOT = Path(__file__).parent.parent.parent.parent
PAGE = ROOT / "docs" / "envs" / "judges.md"
PLACE = re.compile(r"(<!-- table: judges -->\n)(.*?)(<!-- end of table -->)", re.DOTALL)
ALL = game_ids()
SIMULTANEOUS = tuple(game for game in ALL if kind(game).simultaneous)
SMALL = ("beasty_bar",)
"""Games that have a version whose whole tree can be walked."""


@dataclass(frozen=True)
class Row:
    """A judge, what repeats its judgement, and what has to be known about it."""

    judge: str
    packages: tuple[str, ...]  # whose versions are named
    proof: str  # a test in tests/envs, or what ``heavy.py`` calls so
    games: tuple[str, ...] = ALL  # those that it can judge; it passes all of them
    remark: str = ""
    control: str = ""  # a test in test_judges.py or what ``heavy.py`` calls so: the judge is at fault

    @property
    def heavy(self) -> bool:
        """It needs packages that only the judges' own environment has."""
        return "::" not in self.proof

    @property
    def pins(self) -> str:
        """The file that names its versions."""
        return "requirements-judges.txt" if self.heavy else "requirements-dev.txt"


UNMASKED = "It chooses actions without looking at masks"
ROWS = (
    Row("PettingZoo: `api_test`", ("pettingzoo",), "test_pettingzoo.py::test_api"),
    Row(
        "PettingZoo: `api_test`, cut off, paid by rounds",
        ("pettingzoo",),
        "test_pettingzoo.py::test_api_of_a_game_cut_off_and_paid_by_rounds",
    ),
    Row("PettingZoo: `seed_test`", ("pettingzoo",), "test_pettingzoo.py::test_seed"),
    Row(
        "PettingZoo: `parallel_api_test`",
        ("pettingzoo",),
        "test_pettingzoo.py::test_parallel_api",
        SIMULTANEOUS,
    ),
    Row(
        "PettingZoo: `parallel_seed_test`",
        ("pettingzoo",),
        "test_pettingzoo.py::test_parallel_seed",
        SIMULTANEOUS,
        f"{UNMASKED}; passed with the first legal action in place of an illegal one",
        "test_a_masked_environment_of_ten_lines_fails_the_parallel_seed_test",
    ),
    Row(
        "PettingZoo: `max_cycles_test`",
        ("pettingzoo",),
        "test_pettingzoo.py::test_max_cycles",
        SIMULTANEOUS,
        f"{UNMASKED}; passed with the first legal action in place of an illegal one",
        "test_a_masked_environment_of_ten_lines_fails_the_max_cycles_test",
    ),
    Row("PettingZoo: `render_test`", ("pettingzoo",), "test_pettingzoo.py::test_render"),
    Row(
        "Gymnasium: `check_env`",
        ("gymnasium",),
        "test_single.py::test_gymnasium_finds_nothing_to_complain_of",
        remark=f'{UNMASKED}; passed with `illegal="random"`',
        control="test_a_masked_environment_of_ten_lines_fails_check_env",
    ),
    Row(
        "OpenSpiel: `random_sim_test` with clones and serialisation",
        ("open-spiel",),
        "test_openspiel.py::test_random_simulation_with_clones_and_serialisation",
        remark="Chance is `EXPLICIT_STOCHASTIC` (a drawn key): no Python game of the mode `SAMPLED_STOCHASTIC` passes",
        control="test_no_python_game_with_sampled_chance_can_be_written_down",
    ),
    Row(
        "OpenSpiel: `generate_playthrough` and its replay",
        ("open-spiel",),
        "test_openspiel.py::test_a_playthrough_can_be_replayed",
    ),
    Row(
        "OpenSpiel: CFR+, in Python and in C++, and `exploitability`, on small versions",
        ("open-spiel",),
        "test_openspiel_solvers.py::test_exact_regrets_bring_exploitability_down_to_nothing",
        SMALL,
        "Other games have no version whose tree can be walked",
    ),
    Row(
        "OpenSpiel: MCCFR by external and outcome sampling, on small versions",
        ("open-spiel",),
        "test_openspiel_solvers.py::test_sampled_regrets_learn",
        SMALL,
        "Other games have no version whose tree can be walked",
    ),
    Row(
        "OpenSpiel: MCCFR by outcome sampling, whole games",
        ("open-spiel",),
        "test_openspiel_solvers.py::test_sampled_regrets_run_on_a_whole_game",
    ),
    Row(
        "stable-baselines3: `check_env`",
        ("stable-baselines3", "gymnasium"),
        "sb3_checks",
        remark=f'{UNMASKED}; passed with `illegal="random"`',
        control="sb3_check_ignores_masks",
    ),
    Row(
        "sb3-contrib: `MaskablePPO` on single environments, 512 steps",
        ("sb3-contrib", "gymnasium"),
        "sb3_learns",
    ),
    Row(
        "sb3-contrib: `MaskablePPO` on our `VecEnv`, 512 steps",
        ("sb3-contrib", "stable-baselines3"),
        "sb3_vector_learns",
    ),
    Row(
        "tianshou: `PettingZooEnv`, masked DQN against random policies, 600 steps",
        ("tianshou", "pettingzoo"),
        "tianshou_multi_agent",
    ),
    Row("tianshou: PPO of `examples/with_tianshou.py`, 8,192 steps", ("tianshou",), "tianshou_learns"),
    Row("torchrl: `check_env_specs` of `examples/with_torchrl.py`", ("torchrl",), "torchrl_checks"),
    Row("torchrl: PPO of `examples/with_torchrl.py`, 8,192 steps", ("torchrl",), "torchrl_learns"),
    Row(
        "RLlib: `PettingZooEnv`, PPO with its masking module, one iteration",
        ("ray", "pettingzoo", "gymnasium"),
        "rllib_learns",
        remark="Without its environment check, which chooses actions without looking at masks",
        control="rllib_check_ignores_masks",
    ),
    Row("PyTorch: `from_dlpack`, the same memory", ("torch",), "dlpack_in_torch"),
    Row("JAX: `from_dlpack(copy=False)`, the same memory", ("jax",), "dlpack_in_jax"),
)


def versions(file: str) -> dict[str, str]:
    """What a file of requirements pins, for the oldest Python that we run on."""
    pinned: dict[str, str] = {}
    for line in (ROOT / file).read_text("utf-8").splitlines():
        name, _, version = line.partition(";")[0].strip().partition("==")
        pinned.setdefault(name, version)
    return pinned


def table() -> str:
    """All rows, as Markdown, and below them what has to be known, numbered."""
    titles = [kind(game).title.partition(":")[0] for game in ALL]
    lines = [f"| judge | version | {' | '.join(titles)} |", f"| --- | --- |{' :-: |' * len(titles)}"]
    notes: list[str] = []
    for row in ROWS:
        pinned = versions(row.pins)
        named = ", ".join(f"{package} {pinned[package]}" for package in row.packages)
        verdicts = " | ".join("✓" if game in row.games else "–" for game in ALL)
        note = row.remark + f" (control: `{row.control}`)" * bool(row.control)
        if note and note not in notes:
            notes.append(note)
        number = f" ({notes.index(note) + 1})" if note else ""
        lines.append(f"| {row.judge}{number} | {named} | {verdicts} |")
    return "\n".join([*lines, "", *(f"{number}. {note}" for number, note in enumerate(notes, 1))])


def renewed(text: str) -> str:
    """A page with the table as it is now."""
    return PLACE.sub(lambda found: f"{found[1]}\n{table()}\n\n{found[3]}", text)
