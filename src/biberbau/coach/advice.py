"""Advice for one decision: the value of each legal action with its error, and the reason that sets it apart.

All actions are tried in the same deals with the same luck, so differences have much smaller errors than the chances
themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ..errors import PositionError
from ..games.common.words.facts import told_alike
from ..kernel.actions import Action
from ..kernel.facts import places
from ..match import Game, View
from ..search.budget import Budget
from .sampling import Sampler, Tally

CLEAR = 2.0
"""Two numbers that lie this many standard errors apart count as different."""


@dataclass(frozen=True)
class Reason:
    """Why an action is better, or worse, than another one: the fact in which they differ most clearly.

    ``fact`` is a name in ``ActionAdvice.facts``, ``against`` the other action's id; ``mean`` and ``other`` are its
    means with each, as there.
    """

    fact: str
    against: int
    mean: float
    other: float


@dataclass(frozen=True)
class ActionAdvice:
    """The value of one action, over ``playouts`` deals; each ``…_error`` is a standard error over the deals.

    ``win``: the chance to win, 0 to 1, shared wins as shares; where playouts end with a round, by the game's own
    estimate. ``points``: by how much one's own score changes until the playouts end, in the game's points (where the
    fewest win, less is better). ``behind``: by how much ``win`` is less than the best action's, in the same deals; 0
    for the best. ``facts``: the means of the game's facts, by name. ``reason``: None where no fact sets it apart.
    """

    action: int
    notation: str
    win: float
    win_error: float
    points: float
    points_error: float
    behind: float
    behind_error: float
    facts: dict[str, float]
    playouts: int
    reason: Reason | None = None

    def as_json(self) -> dict[str, object]:
        """Plain data, numbers rounded to what a playout can tell."""
        found: dict[str, object] = {"action": self.notation}
        for name in ("win", "win_error", "points", "points_error", "behind", "behind_error"):
            found[name] = round(getattr(self, name), 4)
        found["facts"] = {name: round(mean, 4) for name, mean in self.facts.items()}
        found["reason"] = None if self.reason is None else self.reason.fact
        return found


@dataclass(frozen=True)
class Advice:
    """All legal actions of one decision, the best first: by chance to win, then by points.

    ``view``: the view that it was computed from. ``deals``: how many deals of the hidden cards were tried, each with
    every action. ``stopped``: whether it was interrupted before its budget was spent.
    """

    game: Game = field(repr=False)
    seat: int
    actions: tuple[ActionAdvice, ...]
    deals: int
    stopped: bool
    view: View = field(repr=False, compare=False)

    @property
    def playouts(self) -> int:
        """All games played, over all actions."""
        return self.deals * len(self.actions)

    @property
    def best(self) -> ActionAdvice:
        """The best action."""
        return self.actions[0]

    def of(self, action: int) -> ActionAdvice:
        """The advice about the action with that id; ``KeyError`` when it is not legal."""
        for one in self.actions:
            if one.action == action:
                return one
        raise KeyError(action)

    def chosen(self, action: int) -> Action:
        """The action with that id."""
        return self.game.kind.actions[action]

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "seat": self.seat,
            "deals": self.deals,
            "playouts": self.playouts,
            "stopped": self.stopped,
            "actions": [one.as_json() for one in self.actions],
        }


def advise(
    game: Game, view: View, budget: Budget, seed: bytes, stop: Callable[[], bool] | None = None
) -> Advice:
    """The value of each legal action for the seat to act, from its view.

    The same view, seed and number of ``playouts`` give the same advice. ``stop`` is called between portions of the
    work, about every tenth of a second; when it returns True, the advice uses the playouts so far, at least one deal.
    ``PositionError`` for a view of anybody but the seat to act.
    """
    if view.seat is None or view.seat != view.to_act:
        raise PositionError(f"advice is for the seat to act ({view.to_act}), not for {view.seat}")
    tally, stopped = Sampler(game).run(view.state, view.seat, view.known(), budget, seed, stop)
    return Advice(game, view.seat, _ranked(game, tally), tally.deals, stopped, view)


def _ranked(game: Game, tally: Tally) -> tuple[ActionAdvice, ...]:
    """The actions in order."""
    fewest = game.kind.fewest_win(game.options)
    means = tally.means
    order = sorted(
        range(len(tally.actions)),
        key=lambda row: (-means[row, 0], means[row, 1] if fewest else -means[row, 1], tally.actions[row]),
    )
    return tuple(_one(game, tally, row, order) for row in order)


def _one(game: Game, tally: Tally, row: int, order: list[int]) -> ActionAdvice:
    """The advice on the action in that row, against the best one; for the best, against the second."""
    best = order[0]
    rival = best if row != best else order[1] if len(order) > 1 else None
    behind, behind_error = tally.difference(best, row, 0)
    win, win_error = tally.mean(row, 0)
    points, points_error = tally.mean(row, 1)
    action = tally.actions[row]
    return ActionAdvice(
        action=action,
        notation=game.kind.actions[action].notation,
        win=win,
        win_error=win_error,
        points=points,
        points_error=points_error,
        behind=behind,
        behind_error=behind_error,
        facts=_facts(game, tally, row),
        playouts=tally.deals,
        reason=None if rival is None else _reason(game, tally, row, rival, better=row == best),
    )


def _facts(game: Game, tally: Tally, row: int) -> dict[str, float]:
    """The means of all facts about this action at this table."""
    found: dict[str, float] = {}
    for column, (name, _, about) in enumerate(places(game.kind.facts.FACTS), start=2):
        mean = float(tally.means[row, column])
        if about < game.players and mean == mean:
            found[name] = mean
    return found


def _reason(game: Game, tally: Tally, row: int, rival: int, better: bool) -> Reason | None:
    """The fact in which the two differ most clearly, among significant ones in favour of the better action."""
    facts, others = _facts(game, tally, row), _facts(game, tally, rival)
    found: tuple[float, Reason] | None = None
    for column, (name, fact, _) in enumerate(places(game.kind.facts.FACTS), start=2):
        if name not in facts or name not in others or told_alike(fact, facts[name], others[name]):
            continue
        more, error = tally.difference(row, rival, column)
        gain = more * fact.good if better else -more * fact.good
        clear = _clearness(gain, error)
        if gain > 0 and clear >= CLEAR and (found is None or clear > found[0]):
            found = clear, Reason(name, tally.actions[rival], facts[name], others[name])
    return None if found is None else found[1]


def _clearness(gain: float, error: float) -> float:
    """A difference in standard errors; one that is the same in every deal is infinitely clear."""
    return gain / error if error > 0 else float("inf") if gain > 0 else 0.0
