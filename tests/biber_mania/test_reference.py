"""Random games, decision by decision against the independent retelling of the rules in ``reference.py``."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from biberbau.games.biber_mania.deck import FACE_NAMES
from biberbau.games.biber_mania.state import AT_DECK, DEALS, DRAWS, FILLS
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.rng import stream
from biberbau.testing.case import true_events

from .reference import Group, Table
from .scenario import LETTERS, fresh, table

RICH = {"action_copies": 6, "copies": 6}
SHORT = {"highest": 7, "copies": 8, "action_copies": 3, "jokers": 0}
TABLES = [
    {"players": 2, "collect": 15},
    {"players": 2, "stab_again": True, "display_exact": True, **SHORT},
    {"players": 3, "professionals": True, "hippie_with_equals": False, **RICH},
    {
        "players": 3,
        "bodyguard_stays": True,
        "display_actions": False,
        "highest": 13,
        "copies": 5,
        "jokers": 12,
    },
    {"players": 4, "plain_stabbed": False, "steal_jokers": False},
    {"players": 5, "bodyguard_stays": True, "stab_again": True, **RICH},
]


def from_deck(match):
    """The cards that came from the draw pile, in order."""
    return [
        FACE_NAMES[event.card]
        for event in true_events(match)
        if event.kind in (DEALS, FILLS) or (event.kind == DRAWS and event.a == AT_DECK)
    ]


def choose(style, legal, chosen, pick):
    """One of the legal additions: ``many`` cards mostly, or ``rows``: the Hippie first, and ever higher numbers."""
    if style == "rows":
        last = max((int(card) for card in chosen if card.isdigit()), default=0)
        higher = [f"add {number}" for number in (last + 1, last + 2) if chosen and f"add {number}" in legal]
        if higher or "add hippie" in legal:
            return pick.choice(higher or ["add hippie"])
    more = [action for action in legal if action != "lay"]
    return pick.choice(more if more and style == "many" and pick.random() < 0.8 else legal)


def compare_game(seed, style, **options):
    """Play a game at random; every decision must be as the reference tells."""
    pick = random.Random(seed)
    t, answers = fresh(seed, **options), []
    starter = t.document["starter"]
    while not t.match.over:
        legal = list(t.notations)
        action = pick.choice(legal)
        if t.asks == "play":
            action = choose(style, legal, t.document["chosen"], pick)
        answers.append((LETTERS[t.match.to_act], legal, action, t.document))
        t.play(action)
    remaining, chance = iter(answers), iter(from_deck(t.match))
    reference = Table(t.match.game.options, starter, remaining, chance)
    reference.play_game()
    assert next(remaining, None) is None and next(chance, None) is None
    reference.compare(t.document)
    assert t.match.scores == tuple(reference.sheet.values())
    best = max(t.match.scores)
    assert t.match.winners == tuple(seat for seat, points in enumerate(t.match.scores) if points == best)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options))
@pytest.mark.parametrize(("seed", "style"), [(1, ""), (2, "many"), (3, "rows"), (4, "rows")])
def test_random_games_go_as_the_reference_tells(seed, style, options):
    compare_game(seed, style, **options)


def discards(game, state, chosen=()):
    """Every discard that can be put together from a state on, by trying everything that is legal."""
    found = []
    for action in game.legal(state):
        if action.word == "lay":
            found.append(list(chosen))
        else:
            further = state.copy()
            game.kind.rules.apply(further, action.id, stream(bytes(16)), NO_EVENTS)
            found += discards(game, further, (*chosen, action.argument))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_discard_can_be_put_together_and_no_other(seed):
    pick = random.Random(seed)
    for _ in range(2 if INTERPRETED else 10):
        options = {
            "players": 3,
            "copies": 8,
            "action_copies": 5,
            "jokers": 6,
            "highest": pick.choice([10, 13]),
        }
        options |= {
            name: pick.random() < 0.5 for name in ("professionals", "hippie_with_equals", "plain_stabbed")
        }
        lowest = pick.randint(1, 4)
        numbers = [
            str(number) for number in range(lowest, lowest + pick.randint(3, options["highest"] - lowest))
        ]
        some = pick.sample([*numbers, *numbers, "joker", "hippie", "partybeaver", "king"], pick.randint(5, 9))
        row = [str(number) for number in range(2, 3 + pick.randint(1, 5))]
        laid = {"b": ", ".join(["hippie", *row]), "c": ", ".join(row[:3])}
        t = table(", ".join([*some, "hippie"][: pick.randint(4, 10)]), piles=laid, **options)
        reference = Table(t.match.game.options, "a", iter(()), iter(()))
        document = t.document
        reference.hand = {player: Counter(held) for player, held in document["hands"].items()}
        reference.pile = {
            player: [Group(group) for group in pile] for player, pile in document["piles"].items()
        }
        found = discards(t.match.game, t.match.position().state)
        assert sorted(found) == sorted(reference.discards("a"))
