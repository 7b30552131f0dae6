"""Facts against a second count of the same playouts in plain Python, from what position documents and states say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from biberbau.coach import advise
from biberbau.coach.sampling import Sampler
from biberbau.games import game_ids
from biberbau.games.beasty_bar.rules import deck
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.facts import SEAT_LETTERS
from biberbau.kernel.fast_rng import new_mask
from biberbau.kernel.rng import key_of, stream
from biberbau.match import Game, Match, Position, View
from biberbau.search.budget import Budget

from .deciding import decision

DEALS = 3

Seen = dict[str, Any]
"""The moments of one playout: ``before``, ``after``, ``again`` and ``end``, each a state; ``seat`` and ``action``."""


def playouts(view: View, seed: bytes) -> list[Seen]:
    """The playouts of an advice once more, step by step."""
    game, seat = view.game, view.seat
    assert seat is not None
    sampler, kind = Sampler(game), game.kind
    rollout_policy = sampler._advise.rollout_policy
    mask, words = new_mask(len(kind.actions))
    rng, found = stream(key_of(seed, "advice")), list[Seen]()
    luck = np.array([rng.key1])
    for _ in range(DEALS):
        before = view.state.copy()
        view.fill(before, rng)
        rollout_policy.suppose(before, seat, rng)
        draws, lot = int(rng.draws) + (int(rng.draws) & 1), int(luck[0])
        furthest = draws
        for first in [action.id for action in view.legal]:
            state, states = before.copy(), []
            rng.draws, luck[0] = draws, lot
            action: int | None = first
            while action is not None:
                kind.rules.apply(state, action, rng, NO_EVENTS)
                states.append(state.copy())
                action = None
                if not rollout_policy.settled(state):
                    count = kind.rules.legal(state, mask)
                    action = int(rollout_policy.playout_action(state, mask, words, count, luck))
            furthest = max(furthest, int(rng.draws))
            found.append({"seat": seat, "action": first, "view": view, **moments(view, before, states)})
        rng.draws = furthest
    return found


def moments(view: View, before: np.record, states: list[np.record]) -> Seen:
    """When the turn was over, and when the seat's next one began; whose turn it is every game says in its own way."""
    whose = TURN[view.game.id]
    end = states[-1]
    over = next((i for i, state in enumerate(states[:-1]) if whose(state) != whose(before)), len(states) - 1)
    again = next((s for s in states[over:-1] if whose(s) == view.seat), end)
    return {"before": before, "after": states[over], "again": again, "end": end}


def by_seat(state: np.record) -> int:
    return int(state["seat"])


def by_actor(state: np.record) -> int:
    return int(state["stack"][0][1])


TURN: dict[str, Callable[[np.record], int]] = {
    "beasty_bar": by_seat,
    "biber_gang": by_actor,
    "biberbande": by_seat,
    "biber_mania": by_seat,
    "frantic": by_seat,
}


def document(seen: Seen, when: str) -> Any:
    """A moment as its position document says it."""
    return Position(seen["view"].game, seen[when]).document()["position"]


# --------------------------------------------------------------------------------------------------------- the games


def beasty_bar(seen: Seen) -> dict[str, float]:
    view = seen["view"]
    colour = ("red", "blue", "green", "yellow")[seen["seat"]]
    before, after, again, end = (document(seen, when) for when in ("before", "after", "again", "end"))
    chosen = view.game.kind.actions[seen["action"]]
    animal = view.game.kind.card_name(int(seen["before"]["acting"])) if seen["before"]["acting"] >= 0 else ""
    if chosen.word == "play":
        named = STRENGTHS[int(chosen.argument) - 1]
        (animal,) = [card for card in before["hands"][colour] if card.split()[1] == named]

    def count(cards: list[str], own: bool) -> int:
        return sum(card.startswith(colour) == own for card in cards)

    fate = {"gets_in": animal in end["bar"], "thrown_out": animal in end["thats_it"]} if animal else {}
    return fate | {
        "opens": count(after["bar"], False) - count(before["bar"], False),
        "ousts": count(after["thats_it"], False) - count(before["thats_it"], False),
        "loses": count(again["thats_it"], True) - count(before["thats_it"], True),
        "guests": count(end["bar"], True),
    }


STRENGTHS = [animal.name for animal in deck.ANIMALS[: deck.VALUES]]


def biber_gang(seen: Seen) -> dict[str, float]:
    end, seat = seen["end"], seen["seat"]
    scored = end["points"][end["round_n"] - 1].tolist()[: seen["view"].game.players]
    columns = [(int(end["display"][seat][i]), int(end["display"][seat][i + 4])) for i in range(4)]
    pairs = [pair for pair in columns if pair[0] == pair[1] or BEAVER in pair]
    plain = sum(upper + lower for upper, lower in columns if (upper, lower) not in pairs)
    return {
        "display": scored[seat],
        "others": min(scored[:seat] + scored[seat + 1 :]),
        "pairs": len(pairs),
        "bonus": plain - scored[seat],
        "closes": end["closer"] == seat,
    }


BEAVER = 13


def biberbande(seen: Seen) -> dict[str, float]:
    end, seat, players = seen["end"], seen["seat"], seen["view"].game.players
    rows = [sum(int(card) for card in end["row"][other]) for other in range(players)]
    others = min(rows[:seat] + rows[seat + 1 :])
    return {
        "row": rows[seat],
        "others": others,
        "lowest": rows[seat] <= others,
        "knocks": end["knocker"] == seat,
        "turns": (int(end["turn"]) - int(seen["before"]["turn"])) / players,
    }


def biber_mania(seen: Seen) -> dict[str, float]:
    end, seat, players = seen["end"], seen["seat"], seen["view"].game.players
    after, again, before = (seen[when]["pile_n"].astype(int) for when in ("after", "again", "before"))
    held, laid = end["hand_n"].astype(int), end["pile_n"].astype(int)
    counted = [int(laid[other] - held[other]) for other in range(players)]
    counted[int(end["seat"])] -= int(end["chosen_n"])
    rest = [other for other in range(players) if other != seat]
    return {
        "points": counted[seat],
        "others": max(counted[other] for other in rest),
        "first": held[seat] == 0,
        "left": held[seat],
        "loses": max(0, after[seat] - again[seat]),
        "takes": sum(before[other] - after[other] for other in rest),
    }


def frantic(seen: Seen) -> dict[str, float]:
    view, end, seat, again = seen["view"], seen["end"], seen["seat"], seen["again"]
    rest = [other for other in range(view.game.players) if other != seat]
    waits = Position(view.game, again).to_act == seat
    words = [action.word for action in Position(view.game, again).legal] if waits else []
    found = {
        "empties": int(end["hand"][seat].sum()) == 0,
        "points": int(end["round_points"][seat]),
        "others": min(int(end["round_points"][other]) for other in rest),
        "plays_next": "play" in words,
        "cards": int(again["hand_n"][seat]),
    }
    for other in rest:
        grown = int(seen["after"]["hand_n"][other]) - int(seen["before"]["hand_n"][other])
        found[f"hurts_{SEAT_LETTERS[other]}"] = grown
    return found


COUNTS: dict[str, Callable[[Seen], dict[str, float]]] = {
    "beasty_bar": beasty_bar,
    "biber_gang": biber_gang,
    "biberbande": biberbande,
    "biber_mania": biber_mania,
    "frantic": frantic,
}


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("plies", [5, 24] if INTERPRETED else [4, 5, 24])
def test_facts_are_what_the_playouts_show(game_id: str, plies: int) -> None:
    view = decision(game_id, plies)
    told = playouts(view, b"dice")
    found = advise(view.game, view, Budget(playouts=DEALS * len(view.legal)), b"dice")
    assert found.deals == DEALS
    for one in found.actions:
        counted = [COUNTS[game_id](seen) for seen in told if seen["action"] == one.action]
        means = {name: sum(float(each[name]) for each in counted) / DEALS for name in counted[0]}
        assert one.facts == pytest.approx(means)


def test_every_game_counts_at_least_three_facts() -> None:
    assert all(len(decision(game_id).game.kind.facts.FACTS) >= 3 for game_id in game_ids())


def test_what_a_decision_is_not_about_is_left_out() -> None:
    """Beasty Bar: who sorts an animal out has none yet that could get in."""
    match = Match(Game.of("beasty_bar", {"advanced": True}), 1)
    found = advise(match.game, match.view(match.to_act), Budget(playouts=24), b"dice")
    assert not {"gets_in", "thrown_out"} & found.best.facts.keys()
    assert "guests" in found.best.facts
