"""Position documents: edited ones load; broken ones name the field."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from biberbau import Game, Match, Position
from biberbau.errors import PositionError
from biberbau.games import kind
from biberbau.games.biber_mania.check.invariants import COMPLAINTS, complaint
from biberbau.games.biber_mania.rules import deck
from biberbau.kernel.compiled import INTERPRETED
from biberbau.testing.cover import cover
from common.documents import changed

DISPLAY = [2, 2, 5, 8, 9, 10, "king", "fairy", "joker"]
STOCK = [1, 2, 3, 4, 5]
SMALL: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "biber_mania",
    "options": {"players": 2},
    "position": {
        "turn": "a",
        "hands": {"a": [7, "7", "thief", 4], "b": [5, 10, "Fairy"]},
        "piles": {"b": [[6, 6], ["joker", 3]]},
        "display": DISPLAY,
        "stock": STOCK,
    },
}
edited = partial(changed, SMALL)
FRAME = {"seat", "of", "left", "for"}


def asking(kind: str | None, options: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    """The document with another question (None: the game is over), asked of a unless ``seat`` says else."""
    frame = {"kind": kind, "seat": "a"} | {name: changes.pop(name) for name in FRAME & set(changes)}
    body = SMALL["position"] | {"decisions": [frame] if kind else []} | changes
    return {**SMALL, "options": {"players": 2, **(options or {})}, "position": body}


def piles(*groups: list[Any], b: list[list[Any]] | None = None) -> dict[str, Any]:
    """The piles: a's groups, and b's if they matter."""
    return {"a": list(groups), "b": [[6, 6], ["joker", 3]] if b is None else b}


def lost(count: int, *groups: list[Any]) -> dict[str, Any]:
    """What makes b have lost that number of cards to a."""
    return {"owed": {"b": count}, "known": {"a": [7, 7, 4][:count]}, "piles": piles(*groups)}


def three(kind: str, **changes: Any) -> dict[str, Any]:
    """The document for three players."""
    hands = {"a": [7, 7, 4], "b": [5, 10], "c": [1]}
    return asking(kind, {"players": 3}, **{"hands": hands} | changes)


def test_small_documents_by_hand() -> None:
    position = Position.load(SMALL)
    assert [action.notation for action in position.legal] == ["add 4", "add 7", "add thief"]
    assert position.game.actor(position.state) == 0
    assert complaint(position.state) == 0
    document = position.document()["position"]
    assert document["decisions"] == [{"kind": "play", "seat": "a"}]
    assert (document["starter"], document["round"]) == ("a", 1)
    assert document["hands"] == {"a": ["4", "7", "7", "thief"], "b": ["5", "10", "fairy"]}
    assert document["piles"] == {"a": [], "b": [["6", "6"], ["3", "joker"]]}
    assert len(document["deck"]) == 110 - 7 - 4 - 14


def test_edits_take_effect() -> None:
    match = Match(Game.of("biber_mania", {"players": 2}), 1, start=Position.load(SMALL))
    for action in ("add 7", "add 7", "lay"):
        match.play(action)
    document = match.position().document()["position"]
    assert document["decisions"] == [{"kind": "stabbed", "seat": "a", "of": "b"}]
    assert document["known"] == {"a": ["2", "2"], "b": []}
    known = Position.load(edited("position.known", {"b": [10]}))
    assert known.as_seen_by(0).document()["position"]["hands"]["b"] == ["?"] * 3
    assert known.as_seen_by(0).document()["position"]["known"]["b"] == ["10"]


@pytest.mark.parametrize("name", ["7", 7])
def test_numbers_may_be_text(name: object) -> None:
    assert Position.load(edited("position.hands.a", [name])).document()["position"]["hands"]["a"] == ["7"]


SUPER, THIEF, FAIRY, BAD_GUY = ["superbeaver", 7], ["thief"], ["fairy", 9], ["badguy"]
EMPTY = {"hands": {"a": [], "b": [5]}}
COLLECT = {"collect": 30}
SMALLEST = {"highest": 7, "copies": 5, "action_copies": 1, "jokers": 0}
FEW = {"hands": {"a": [7], "b": [7]}, "display": [1, 1, 1, 2, 2, 2, 3, 3, 3], "stock": [4] * 5}
WISHES = ", ".join(f"wish {name}" for name in deck.NAMES if name not in ("joker", *map(str, range(8, 14))))


@pytest.mark.parametrize(
    ("document", "legal"),
    [
        (asking("play", chosen=[7]), "add 7, lay"),
        (asking("stab", display=[2, 2, 5, 5, 9, 10, "king", "fairy", "joker"], piles=piles([7, 7])), "stab 2, stab 5"),
        (asking("stabbed", of="b", piles=piles([7, 7])), "take, refuse"),
        (asking("steal", left=2, display=[], stock=[1], piles=piles(SUPER)), "steal b:joker, steal b:3, steal stock:1"),
        (asking("steal", left=1, display=[], stock=[], piles=piles(THIEF)), "steal b:joker, steal b:3"),
        (asking("ask", piles=piles(FAIRY)), "ask b, pass"),
        (asking("wish", SMALLEST, of="b", **FEW, piles=piles(["fairy"], b=[[6]])), WISHES),
        (three("pick", piles=piles(BAD_GUY)), "pick b, pick c"),
        (three("pull", left=1, **{"for": "c"}, stock=[1, 1], piles=piles(BAD_GUY)), "draw 1, draw pile"),
        (asking("pull", left=2, **{"for": "b"}, stock=[1, 4], piles=piles(BAD_GUY)), "draw 1, draw 4, draw pile"),
        (asking("draw", seat="b", **lost(2, [7, 7]), stock=[1, 4]), "draw 1, draw 4, draw pile"),
        (asking("draw", seat="b", gone=[6, 6], owed={"b": 2}, piles=piles([7, 7])),
         "draw 1, draw 2, draw 3, draw 4, draw 5, draw pile"),
        (asking("deal_next", COLLECT, **EMPTY, starter="b"), "deal"),
        (asking("deal_next", COLLECT, **EMPTY, starter="a"), "next"),
        (asking("play", COLLECT, points={"a": 29, "b": -3}, round=100), "add 4, add 7, add thief"),
    ],
)  # fmt: skip
def test_decisions_by_hand(document: dict[str, Any], legal: str) -> None:
    position = Position.load(document)
    assert ", ".join(action.notation for action in position.legal) == legal
    assert complaint(position.state) == 0
    assert Position.load(position.document()).state.tobytes() == position.state.tobytes()
    match, dice = Match(position.game, 5, start=position), random.Random(5)
    while not match.over:
        match.play(dice.choice(match.legal()))


def test_the_end_by_hand() -> None:
    position = Position.load(asking(None, hands={"a": [], "b": [5]}, piles=piles([7, 7])))
    assert position.game.scores(position.state) == (2, 3)
    assert position.game.winners(position.state) == (1,)
    position = Position.load(asking(None, COLLECT, hands={"a": [], "b": [5]}, points={"a": 31, "b": 30}))
    assert position.game.winners(position.state) == (0,)


GUARD: dict[str, Any] = {"bodyguard_stays": True}


@pytest.mark.parametrize(
    ("groups", "guarded", "found"),
    [
        ([["bodyguard", 7], ["bodyguard"], [6]], None, [1]),
        ([[8, 8], [6]], [1], [1]),
        ([[8, 8], [6]], None, []),
    ],
)
def test_groups_that_stay_protected(groups: Any, guarded: list[int] | None, found: list[int]) -> None:
    field = {} if guarded is None else {"guarded": {"b": guarded}}
    position = Position.load(asking("play", GUARD, piles=piles(b=groups), **field))
    assert position.document()["position"]["guarded"]["b"] == found
    assert complaint(position.state) == 0
    assert Position.load(position.document()).state.tobytes() == position.state.tobytes()


def hidden(chosen: list[Any], known: list[Any], cards: int, **options: Any) -> dict[str, Any]:
    """What b sees while a puts a discard together; ``cards``: how many a has left in hand."""
    hands = {"a": ["?"] * cards, "b": [5, 10, "fairy"]}
    body = {"hands": hands, "known": {"a": known}, "chosen": chosen, "piles": piles(b=[["hippie", 1, 2, 4]])}
    deck = ["?"] * (110 - cards - len(chosen) - 3 - 4 - 14)
    return asking("play", options, **body, deck=deck) | {"seen_by": 1}


@pytest.mark.parametrize(
    "document",
    [
        hidden([5, 6], [9], 3),
        hidden([5, 6, 7], [9], 2),
        hidden(["partybeaver", 3], [8, 5], 2),
        hidden(["partybeaver", 3], [9], 2),
        hidden(["partybeaver", 1], [], 2),
        hidden(["partybeaver", 1, 8], [], 1),
        hidden(["hippie", 9], [2], 2, hippie_with_equals=False),
        hidden(["hippie", 9], [1], 2),
        hidden([4, "joker"], [1], 1),
    ],
)
def test_a_discard_once_begun_can_be_completed_in_every_filled_hand(document: dict[str, Any]) -> None:
    position = Position.load(document)
    for seed in range(25):
        filled = position.filled(seed)
        assert complaint(filled.state) == 0
        assert filled.legal
        assert filled.as_seen_by(1).state.tobytes() == position.state.tobytes()


ALONE = {"hands": {"a": [1], "b": []}}
BROKEN: list[tuple[str, Any, str]] = [
    ("unknown field", edited("position.rows", {}), "rows: no such field"),
    ("no turn", edited("position", {"hands": {}}), "turn: missing"),
    ("no hands", edited("position", {"turn": "a"}), "hands: missing"),
    ("a hand is missing", edited("position.hands", {"a": [1]}), "hands.b: missing"),
    ("no such seat", edited("position.turn", "c"), "turn: one of a, b expected"),
    ("seat as number", edited("position.starter", 2), "starter: one of a, b expected"),
    ("no seat at all", edited("position.starter", ""), "starter: one of a, b expected"),
    ("hand is text", edited("position.hands.a", "77"), "hands.a: a list of cards expected"),
    ("hands is a list", edited("position.hands", []), "hands: a mapping expected"),
    ("no such card", edited("position.hands.a", [0]), "hands.a: 0 is no card"),
    ("not in this deck", edited("position.hands.a", [11]), "hands.a: this deck has no 11; cards are joker"),
    ("nine of a kind", edited("position.gone", [5] * 7), "deck: there are 8 cards '5', not 10"),
    ("very many", edited("position.hands.a", [7] * 300), "hands.a: 300 cards, but at most 127 lie there"),
    ("known too often", edited("position.known", {"a": [7] * 9}), "known.a: everyone knows of a card that"),
    ("known elsewhere", edited("position.known", {"a": [10]}), "known.a: everyone knows of a card that is not in hand"),
    ("known once more", edited("position.known", {"a": [7, 7, 7]}), "known.a: everyone knows of a card that"),
    ("more known than held", edited("position.known", {"a": [7, 7, 4, 4, 4]}), "known.a: everyone knows of a card that"),
    ("pile of cards", edited("position.piles.b", [6, 6]), "piles.b[0]: a list of cards expected"),
    ("empty group", edited("position.piles.b", [[6], []]), "piles.b[1]: a group without cards"),
    ("joker and action card", edited("position.piles.b", [["joker", "thief"]]), "piles.b: a group is neither"),
    ("two action cards", edited("position.piles.b", [[1], ["king", "thief"]]), "piles.b: a group is neither"),
    ("thief and two numbers", edited("position.piles.b", [["thief", 3, 4]]), "piles.b: a group is neither"),
    ("joker and two numbers", edited("position.piles.b", [["joker", 3, 4]]), "piles.b: a group is neither"),
    ("far apart", edited("position.piles.b", [["hippie", 1, 9]]), "piles.b: a group is neither"),
    ("seven and Hippie", edited("position.piles.b", [["hippie", *range(1, 8)]]), "piles.b: a group is neither"),
    ("neighbours at a party", edited("position.piles.b", [["partybeaver", 1, 8, 9]]), "piles.b: a group is neither"),
    ("equals at a party", edited("position.piles.b", [["partybeaver", 8, 8]]), "piles.b: a group is neither"),
    ("guarded for nothing", edited("position.guarded", {"b": [1]}), "guarded.b: a group stays"),
    ("thief guarded", asking("play", GUARD, piles=piles(["thief", 7]), guarded={"a": [1]}), "guarded.a: a group stays"),
    ("not guarded", asking("play", GUARD, piles=piles(["bodyguard", 7]), guarded={"a": []}), "guarded.a: a group stays"),
    ("guarded alone", asking("play", GUARD, piles=piles(["bodyguard"]), guarded={"a": [1]}), "guarded.a: a group stays"),
    ("no such group", asking("play", GUARD, guarded={"b": [3]}), "guarded.b: a whole number from 1 to 2 expected"),
    ("ten lie there", edited("position.display", [*DISPLAY, 1]), "display: 10 cards, but at most 9 lie there"),
    ("six lie there", edited("position.stock", [*STOCK, 1]), "stock: 6 cards, but at most 5 lie there"),
    ("eight lie there", edited("position.display", DISPLAY[1:]), "display: nine cards lie there as long as the draw"),
    ("four lie there", edited("position.stock", [1, 2, 3, 4]), "stock: five cards lie there as long as the draw"),
    ("one round", edited("position.round", 2), "round: there is no such round"),
    ("no points", edited("position.points", {"a": 3}), "points: points are written down that nobody can"),
    ("true is no number", asking("play", COLLECT, points={"a": True}), "points.a: a whole number from -16000"),
    ("enough points", asking("play", COLLECT, points={"b": 30}), "points: somebody has enough already"),
    ("seat without cards", edited("position.hands.a", []), "hands.a: nothing to play"),
    ("nothing to draw", asking("play", deck=[], stock=[], gone=["?"]), "gone: '?' is no card"),
    ("two frames", edited("position.decisions", [{}, {}]), "decisions: a list of at most 1 frame expected"),
    ("no such kind", asking("jump"), "decisions[0].kind: one of play, stab, stabbed"),
    ("another's turn", asking("play", seat="b"), "decisions[0].seat: the active player decides"),
    ("own draw", asking("draw", **lost(1, [7])), "decisions[0].seat: the active player decides"),
    ("over too early", asking(None), "decisions: a round is over when a hand is empty"),
    ("over, not enough", asking(None, COLLECT, **EMPTY), "decisions: the game is over after its round"),
    ("next after the last", asking("deal_next", **EMPTY), "decisions: the game is over after its round"),
    ("chosen and over", asking(None, **EMPTY, chosen=[8]), "chosen: cards are chosen only for a discard"),
    ("owed and over", asking(None, **EMPTY, owed={"b": 1}), "owed: nobody draws any more"),
    ("chosen late", asking("stabbed", of="b", piles=piles([7, 7]), chosen=[7]), "chosen: cards are chosen only"),
    ("owed early", edited("position.owed", {"b": 1}), "owed: only others lose cards"),
    ("owed by himself", asking("ask", piles=piles(FAIRY), owed={"a": 1}), "owed: only others lose cards"),
    ("nothing lost", asking("draw", seat="b", owed={"b": 1}), "owed: what was lost is known"),
    ("owed minus one", edited("position.owed", {"b": -1}), "owed.b: a whole number from 0 to 160 expected"),
    ("thief and joker", edited("position.chosen", ["thief", "joker"]), "chosen: the cards do not go together, or not in"),
    ("king and two", edited("position.chosen", ["king", 3, 4]), "chosen: the cards do not go together, or not in"),
    ("too many chosen", edited("position.chosen", ["joker"] * 25), "chosen: 25 cards, but there is room for 24"),
    ("party of none", edited("position.chosen", ["partybeaver", 6]), "chosen: the hand has no cards that"),
    ("sequence for nothing", edited("position.chosen", [8, 9]), "chosen: the hand has no cards that"),
    ("no slot for it", hidden([5, 6], [9, 9], 2), "chosen: the hand has no cards that complete this discard"),
    ("no two slots", hidden(["partybeaver", 3], [4], 2), "chosen: the hand has no cards that"),
    ("beyond the last", hidden(["hippie", 10], [], 2, hippie_with_equals=False), "chosen: the hand has no cards that"),
    ("stabs one kind", asking("stab", piles=piles([7, 7])), "decisions[0].kind: the discard on top does not stab"),
    ("stabs nothing", asking("stab", piles=piles(["thief"])), "decisions[0].kind: the discard on top does not stab"),
    ("nothing laid", asking("stab"), "piles.a: empty, but the discard of this turn"),
    ("too low", asking("stabbed", of="b", piles=piles([3, 3])), "decisions[0].of: the discard on top does not stab"),
    ("himself", asking("stabbed", of="a", piles=piles([7, 7])), "decisions[0].of: another player"),
    ("of nobody", asking("stabbed", piles=piles([7, 7])), "decisions[0].of: one of a, b expected"),
    ("thief takes two", asking("steal", left=2, piles=piles(THIEF)), "decisions[0].left: two if a Superbeaver"),
    ("no thief", asking("steal", left=1, piles=piles([7])), "decisions[0].left: two if a Superbeaver"),
    ("three to steal", asking("steal", left=3, piles=piles(SUPER)), "decisions[0].left: a whole number from 1 to 2"),
    ("nothing to steal", asking("steal", left=1, piles=piles(THIEF, b=[]), display=[], stock=[]),
     "decisions[0].kind: there is nothing to steal"),
    ("no Fairy", asking("ask", piles=piles(THIEF)), "decisions[0].kind: only the Fairy wishes"),
    ("wish of himself", asking("wish", of="a", piles=piles(FAIRY)), "decisions[0].of: another player"),
    ("wish of nothing", asking("wish", of="b", piles=piles(FAIRY), **ALONE), "decisions[0].of: another player"),
    ("nobody to ask", asking("ask", piles=piles(FAIRY), **ALONE), "decisions[0].kind: nobody else has a card"),
    ("no Bad Guy", three("pick", piles=piles(SUPER)), "decisions[0].kind: only the Bad Guy pulls"),
    ("pick of one", asking("pick", piles=piles(BAD_GUY)), "decisions[0].kind: with two players it is clear"),
    ("pull for himself", asking("pull", left=1, **{"for": "a"}, piles=piles(BAD_GUY)), "decisions[0].for: another"),
    ("no choice", asking("pull", left=1, **{"for": "b"}, piles=piles(BAD_GUY), stock=[]),
     "decisions[0].kind: there is only one card to draw"),
    ("owes nothing", asking("draw", seat="b", **lost(0, [7])), "decisions[0].seat: this player has lost no card"),
    ("out of order", three("draw", seat="c", **lost(2, [7]) | {"owed": {"b": 1, "c": 1}}),
     "decisions[0].seat: players draw clockwise"),
    ("unknown without pile", {**edited("position.hands.b", ["?"]), "seen_by": 0}, "deck: it must be given"),
    ("half a hand", edited("position.hands.b", ["?", 3]), "hands.b: either all of its cards are unknown or none"),
    ("card lost", edited("position.deck", [3]), "deck: 26 cards in all; there must be 110"),
    ("too many unknown", edited("position.hands.b", ["?"] * 111), "deck: it must be given where cards are unknown"),
    ("used up", asking("play", deck=[], display=[], stock=[], gone=[]), "deck: 11 cards in all"),
    ("unknown in a true one", edited("position.deck", ["?"] * 85), "position: it has unknown cards"),
]  # fmt: skip


@pytest.mark.parametrize(("document", "message"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_broken_documents_name_the_field(document: Any, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        Position.load(document)
    assert str(caught.value).startswith(message)


def test_a_round_that_would_be_over_is_refused() -> None:
    body = Position.load(SMALL).document()["position"]
    gone = body["deck"] + body["stock"]
    with pytest.raises(PositionError, match=r"^deck: draw pile and stock are used up"):
        Position.load({**SMALL, "position": body | {"deck": [], "stock": [], "gone": gone}})
    hidden_hand = body["hands"] | {"b": ["?"] * 3}
    known = {"b": [deck.NAMES[9]] * 3}
    document = {
        **SMALL,
        "position": body | {"hands": hidden_hand, "known": known, "deck": ["?"] * 85},
        "seen_by": 0,
    }
    assert Position.load(document)
    crowded = body["deck"].count("9")
    body["gone"] = ["9"] * (crowded - 2)
    document["position"] |= {"gone": body["gone"], "deck": ["?"] * (85 - crowded + 2)}
    with pytest.raises(PositionError, match=r"^known: more cards '9' than lie nowhere else"):
        Position.load(document)


@pytest.mark.lengthy
@pytest.mark.parametrize(
    "seed", [*range(2), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))]
)
def test_what_is_not_refused_is_a_position_that_can_come_up(seed: int) -> None:
    """Parts of one position in another: refused, or all invariants hold and it can be played to the end."""
    rows, dice = cover(kind("biber_mania")), random.Random(seed)
    match = Match(Game.of("biber_mania", dice.choice(rows)), seed)
    seen = []
    while not match.over:
        seen.append(match.position().document())
        match.play(dice.choice(match.legal()))
    loaded = 0
    for _ in range(30 if INTERPRETED else 400):
        document = {**dice.choice(seen)}
        fields = dice.sample(sorted(document["position"]), dice.randint(1, 3))
        other = dice.choice(seen)["position"]
        document["position"] = document["position"] | {field: other[field] for field in fields}
        document["position"].pop("deck")
        try:
            position = Position.load(document)
        except PositionError:
            continue
        loaded += 1
        assert COMPLAINTS.get(complaint(position.state)) is None
        mixed = Match(position.game, seed, start=position)
        while not mixed.over:
            mixed.play(dice.choice(mixed.legal()))
    assert loaded
