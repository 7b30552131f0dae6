"""Position documents: edited ones load; broken ones name the field."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from biberbau import Match, Position
from biberbau.errors import PositionError
from common.documents import changed

SMALL: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "beasty_bar",
    "options": {"players": 2},
    "position": {
        "turn": "red",
        "line": ["blue bear", "red dog"],
        "thats_it": ["blue bat"],
        "hands": {"red": ["red tiger", "red llama"], "blue": ["blue rhino"]},
        "decks": {"red": [], "blue": []},
    },
}
edited = partial(changed, SMALL)


def test_small_documents_by_hand() -> None:
    position = Position.load(SMALL)
    assert [action.notation for action in position.legal] == ["play 8", "play 10"]
    assert position.game.actor(position.state) == 0
    document = position.document()
    assert document["position"]["decisions"][-1] == {"kind": "play_card", "seat": "red"}
    assert document["options"]["set"] == "new"


def test_edits_take_effect() -> None:
    position = Position.load(edited("position.hands.red", ["red peacock"]))
    match = Match(position.game, 1, start=position)
    match.play("play peacock")
    assert match.position().document()["position"]["line"] == ["red peacock", "blue bear", "red dog"]
    flipped = Position.load(edited("position.gate", "right"))
    assert flipped.document()["position"]["gate"] == "right"
    shown = Position.load(edited("position.open_cards", ["red llama"]))
    assert shown.as_seen_by(1).document()["position"]["hands"]["red"] == ["red llama", "?"]


def test_mixed_sets_are_read_from_the_cards() -> None:
    document = edited("options", {"players": 2, "set": "chosen"})
    document["position"]["line"] = ["blue hippo", "red dog"]
    position = Position.load(document).document()["position"]
    assert position["new_beasts"]["red"] == [4, 8, 10]
    assert position["public_sets"] == {"red": [4], "blue": [1, 11]}


def choosing(**changes: object) -> dict[str, Any]:
    """A rhino chooses between two bears."""
    body: dict[str, object] = {
        "turn": "red",
        "line": ["blue bear", "green bear", "red rhino"],
        "hands": {"red": ["red tiger"]},
        "acting": {"card": "red rhino", "as": "rhino"},
        "fresh": "red rhino",
        "decisions": [
            {"kind": "turn", "seat": "red", "step": 2},
            {"kind": "choose_animal", "seat": "red"},
        ],
    }
    return {**SMALL, "options": {"players": 3}, "position": {**body, **changes}}


FULL_PILE = ("vulture", "ostrich", "penguin", "porcupine", "peacock", "cheetah", "bear", "rhino")


def whole(**changes: object) -> dict[str, Any]:
    """A whole table of a small game: each player's three animals lie somewhere."""
    body: dict[str, object] = {
        "turn": "red",
        "line": ["red penguin", "blue penguin"],
        "hands": {c: [f"{c} ostrich", f"{c} porcupine"] for c in ("red", "blue")},
    }
    options = {"players": 2, "animals": 3, "hand": 3}
    return {**SMALL, "options": options, "position": {**body, **changes}}


def decisions(*kinds: str, step: int = 2) -> list[dict[str, object]]:
    frames: list[dict[str, object]] = [{"kind": "turn", "seat": "red", "step": step}]
    return [*frames, *({"kind": kind, "seat": "red"} for kind in kinds)]


def preparing(
    *frames: dict[str, object], more: dict[str, object] | None = None, **options: object
) -> dict[str, Any]:
    body = {"turn": "red", "decisions": [{"seat": "red", "place": 0, **frame} for frame in frames]}
    return {**SMALL, "options": {"players": 2, **options}, "position": {**body, **(more or {})}}


OUT, TAKE = {"kind": "sort_out"}, {"kind": "choose_set", "taken": 3}


def test_decisions_by_hand() -> None:
    assert [a.notation for a in Position.load(choosing()).legal] == ["at 1", "at 2"]
    assert len(Position.load(preparing(OUT, advanced=True)).legal) == 12
    assert len(Position.load(preparing(TAKE, set="chosen")).legal) == 2
    both = preparing(OUT, TAKE, set="chosen", advanced=True)
    assert [a.notation for a in Position.load(both).legal] == ["take new", "take base"]


BROKEN: list[tuple[str, Any, str]] = [
    ("a list", [], "a position document is a mapping"),
    ("nothing", None, "a position document is a mapping"),
    ("unknown top field", edited("colour", "red"), "colour: no such field"),
    ("format", edited("format", "chess"), "format: "),
    ("game", edited("game", "chess"), "game: there is no game 'chess'"),
    ("no game", {"format": "biberbau-position/1"}, "game: "),
    ("options no mapping", edited("options", [1]), "options: "),
    ("option's value", edited("options.players", 5), "options: option players"),
    ("option's name", edited("options.joker", True), "options: there is no option 'joker'"),
    ("options' combination", edited("options.return_game", True), "options: return_game"),
    ("seen_by", edited("seen_by", 7), "seen_by: "),
    ("seen_by yes", edited("seen_by", True), "seen_by: "),
    ("no position", edited("position", None), "position: a mapping"),
    ("shows too much", edited("seen_by", 1), "position: it shows cards that 1"),
    ("unknown without seen_by", edited("position.hands.red", ["?"]), "position: it has unknown cards"),
    ("unknown field", edited("position.queue", []), "queue: no such field"),
    ("no turn", {**SMALL, "position": {}}, "turn: missing"),
    ("turn", edited("position.turn", "pink"), "turn: one of red, blue"),
    ("turn without seat", edited("position.turn", "green"), "turn: one of red, blue"),
    ("first", edited("position.first", 2), "first: one of red, blue expected"),
    ("turns", edited("position.turns", -1), "turns: a whole number"),
    ("turns yes", edited("position.turns", True), "turns: a whole number"),
    ("many turns", edited("position.turns", 49), "turns: a whole number from 0 to 48"),
    ("gate", edited("position.gate", "up"), "gate: one of left, right expected"),
    ("line no list", edited("position.line", "blue bear"), "line: a list of cards"),
    ("long line", edited("position.line", ["blue bear"] * 6), "line: 6 cards, but there is room for 5"),
    ("no card", edited("position.line", ["purple cow"]), "line: 'purple cow' is no card"),
    ("number as card", edited("position.line", [7]), "line: 7 is no card"),
    ("unknown in line", edited("position.line", ["?"]), "line: '?' is no card"),
    ("no such player", edited("position.line", ["green dog"]), "line: 'green dog' is not played with"),
    ("other set", edited("position.line", ["blue lion"]), "line: 'blue lion' is not played with"),
    (
        "twice",
        edited("position.line", ["red tiger"]),
        "position: red has two cards of one value, or one card in two places",
    ),
    (
        "full line",
        edited("position.line", ["blue bear", "red dog", "blue dog", "red rhino", "blue tiger"]),
        "line: five animals wait although a turn begins",
    ),
    ("thats_it", edited("position.thats_it", {"blue": "bat"}), "thats_it: a list"),
    ("bar", edited("position.bar", ["bat"]), "bar: 'bat' is no card"),
    (
        "on_the_way between turns",
        edited("position.on_the_way", ["blue dog"]),
        "on_the_way: when a turn begins, nothing is",
    ),
    (
        "beside between turns",
        edited("position.beside", ["blue vulture"]),
        "on_the_way: when a turn begins, nothing",
    ),
    ("hands no mapping", edited("position.hands", ["red tiger"]), "hands: a mapping"),
    ("hand of nobody", edited("position.hands.pink", []), "hands: one of red, blue"),
    (
        "hand of another",
        edited("position.hands.red", ["blue tiger"]),
        "hands.red: a card of another colour; red's hand and draw pile have red cards only",
    ),
    (
        "big hand",
        edited("position.hands.red", [f"red {a}" for a in ("bat", "tiger", "llama", "bear", "rhino")]),
        "hands.red: 5 cards, but there is room for 4",
    ),
    ("no hand", edited("position.hands.red", []), "hands.red: a player whose turn it is has a card"),
    ("deck of nobody", edited("position.decks.pink", []), "decks: one of red, blue"),
    ("deck", edited("position.decks.red", "red bat"), "decks.red: a list"),
    ("open_cards no list", edited("position.open_cards", "red tiger"), "open_cards: a list"),
    (
        "open_cards nowhere",
        edited("position.open_cards", ["red rhino"]),
        "open_cards: 'red rhino' is in no hand",
    ),
    ("sorted_out", edited("position.sorted_out", {"red": [1]}), "sorted_out.red: up to four values"),
    (
        "sorted out and there",
        {**edited("position.sorted_out", {"red": [10]}), "options": {"players": 2, "advanced": True}},
        "sorted_out.red: one of these values is in red's hand",
    ),
    (
        "sorted out no value",
        {**edited("position.sorted_out", {"red": [13]}), "options": {"players": 2, "advanced": True}},
        "sorted_out.red: ",
    ),
    ("return game", edited("position.return_game", True), "return_game: true only where"),
    ("earlier", edited("position.earlier", {"red": {"guests": 99}}), "earlier.red.guests: a whole number"),
    ("earlier of nobody", edited("position.earlier", {"pink": {}}), "earlier: one of red, blue"),
    (
        "other set than new_beasts",
        {
            **edited("position.new_beasts", {"blue": [11]}),
            "options": {"players": 2, "set": "random"},
            "position": {
                **SMALL["position"],
                "line": ["blue hippo"],
                "new_beasts": {"blue": [11]},
            },
        },
        "new_beasts.blue: a card is of the set that its owner did not take",
    ),
    ("acting no mapping", choosing(acting="red rhino"), "acting: a mapping"),
    ("acting.card", choosing(acting={"card": "rhino", "as": "rhino"}), "acting.card: 'rhino' is no card"),
    ("acting.as", choosing(acting={"card": "red rhino", "as": "cow"}), "acting.as: one of bat"),
    (
        "acting.imitated",
        choosing(acting={"card": "red rhino", "as": "rhino", "imitated": 4}),
        "acting.imitated: ",
    ),
    (
        "acting as another",
        choosing(acting={"card": "red rhino", "as": "bat"}),
        "acting.as: only penguin and chameleon act as others",
    ),
    ("acting elsewhere", choosing(acting={"card": "red bat", "as": "bat"}), "acting: an animal in line"),
    (
        "acting asks nothing",
        choosing(line=["blue bear", "red tiger"], hands={}, acting={"card": "red tiger", "as": "tiger"}),
        "acting.as: this animal does not ask",
    ),
    (
        "not last",
        choosing(line=["red rhino", "blue bear", "green bear"]),
        "line: the animal that is about to act stands last",
    ),
    ("alone", choosing(line=["red rhino"]), "line: nobody there whom the acting animal could choose"),
    (
        "cheetah without prey",
        choosing(
            line=["blue bear", "green bear", "red cheetah"], acting={"card": "red cheetah", "as": "cheetah"}
        ),
        "line: somebody weaker than the cheetah",
    ),
    (
        "ostrich alone",
        choosing(
            line=["red ostrich"],
            acting={"card": "red ostrich", "as": "ostrich"},
            decisions=decisions("choose_parity"),
        ),
        "line: the ostrich has somebody in front",
    ),
    ("fresh", choosing(fresh="cow"), "fresh: 'cow' is no card"),
    (
        "four in hand",
        choosing(hands={"red": ["red bat", "red dog", "red bear", "red tiger"]}),
        "hands.red: a hand has as many cards",
    ),
    ("decisions no list", choosing(decisions={}), "decisions: a list"),
    ("many decisions", choosing(decisions=decisions("play_card") * 3), "decisions: a list of at most 4"),
    ("a frame", choosing(decisions=["turn"]), "decisions[0]: a mapping"),
    ("kind", choosing(decisions=decisions("dance")), "decisions[1].kind: one of turn"),
    ("seat", choosing(decisions=[{"kind": "turn", "step": 2}]), "decisions[0].seat: one of red"),
    ("step", choosing(decisions=decisions("choose_animal", step=9)), "decisions[0].step: "),
    (
        "other step",
        choosing(decisions=decisions("choose_animal", step=1)),
        "decisions[0].step: 1 below play_card",
    ),
    ("turn on top", choosing(decisions=decisions()), "decisions: a turn goes on by itself"),
    (
        "no turn below",
        choosing(decisions=decisions("choose_animal")[1:]),
        "decisions: a question follows a turn",
    ),
    (
        "imitate by whom",
        choosing(decisions=decisions("imitate")),
        "decisions[1].by: one of penguin, chameleon expected",
    ),
    (
        "nothing to order",
        choosing(decisions=decisions("order_pile", step=3)),
        "on_the_way: two cards at least",
    ),
    (
        "over with cards",
        edited("position.decisions", []),
        "hands: there are cards in hand or draw pile",
    ),
    (
        "over too early",
        {
            **SMALL,
            "options": {"players": 2, "set": "random", "return_game": True},
            "position": {"turn": "red", "decisions": []},
        },
        "decisions: nobody is to decide, but the return game is still to come",
    ),
    ("sort_out without variant", preparing(OUT), "decisions: sort_out is there in the advanced variant"),
    ("choose_set without option", preparing(TAKE), "decisions: choose_set needs"),
    (
        "choose_set below",
        preparing(TAKE, OUT, set="chosen", advanced=True),
        "decisions: only sort_out below choose_set",
    ),
    ("taken", preparing({"kind": "choose_set", "taken": 12}, set="chosen"), "decisions[0].taken: "),
    ("place", preparing({**OUT, "place": 5}, advanced=True), "decisions[0].place: a whole number"),
    (
        "wrong place",
        preparing({**OUT, "place": 1}, advanced=True),
        "decisions[0].place: seats after the first",
    ),
    (
        "two seats",
        preparing(OUT, {**TAKE, "seat": "blue", "place": 1}, set="chosen", advanced=True),
        "decisions: only sort_out below choose_set of the same seat",
    ),
    (
        "cards before the deal",
        preparing(OUT, more={"bar": ["red bat"]}, advanced=True),
        "position: before the deal nothing lies",
    ),
    (
        "hands before the deal",
        preparing(OUT, more={"hands": {"red": ["red bat"]}}, advanced=True),
        "hands: there are cards in hand or draw pile although",
    ),
    (
        "enough sorted out",
        preparing(OUT, more={"sorted_out": {"red": [1, 2, 3, 4]}}, advanced=True),
        "sorted_out.red: four values of those who were asked",
    ),
    (
        "sorted out too early",
        preparing(OUT, more={"sorted_out": {"blue": [1]}}, advanced=True),
        "sorted_out.blue: four values of those",
    ),
    (
        "sorted out too few",
        preparing({**OUT, "seat": "blue", "place": 1}, advanced=True),
        "sorted_out.red: four values of those",
    ),
    (
        "more unknown cards than are left",
        {
            **edited("position.decks", {"red": [], "blue": ["?"] * 12}),
            "seen_by": 0,
        },
        "decks: blue has more unknown cards than there are left",
    ),
    ("bat first in line", edited("position.line", ["red bat", "red dog"]), "line: a bat stands first"),
    ("vulture in line", edited("position.line", ["blue bear", "red vulture"]), "line: a vulture never waits"),
    ("rhino beside", choosing(beside=["green rhino"]), "beside: only a vulture goes beside"),
    ("vulture sent by an action", choosing(on_the_way=["green vulture"]), "on_the_way: a vulture lands only"),
    (
        "two cards in hand with a full draw pile",
        edited("position.decks.red", [f"red {animal}" for animal in FULL_PILE]),
        "hands.red: a hand has as many cards as the option says while its own draw pile has some",
    ),
    ("turns beyond the cards", edited("position.turns", 48), "turns: each turn plays one card"),
    ("fewer turns than cards played", edited("position.turns", 1), "turns: each turn plays one card"),
    ("who began", whole(first="blue"), "turn: whose turn it is, who began"),
    (
        "who has played twice",
        whole(
            line=["red penguin", "red porcupine"],
            hands={"red": ["red ostrich"], "blue": ["blue ostrich", "blue porcupine", "blue penguin"]},
        ),
        "turn: whose turn it is, who began",
    ),
]


def test_turns_and_who_began_follow_from_the_table() -> None:
    body = Position.load(choosing()).document()["position"]
    assert (body["turns"], body["first"]) == (2, "blue")  # blue's bear and green's bear came before the rhino
    assert Position.load(SMALL).document()["position"]["turns"] == 3
    assert Position.load(whole()).document()["position"]["first"] == "red"


@pytest.mark.parametrize(("document", "message"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_broken_documents_name_the_field(document: Any, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        Position.load(document)
    assert str(caught.value).startswith(message)
