"""Why an action is not possible: each reason comes up where its rule forbids something, and nowhere else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from biberbau import Game, Match
from biberbau.games.frantic.rules import game as rules
from biberbau.games.frantic.rules.reasons import Why
from biberbau.games.frantic.words.speaker import WORDS
from biberbau.games.frantic.words.why import WHY
from biberbau.kernel.compiled import INTERPRETED

from .scenario import Table, eventful, table

TURN_EN = "Your turn: play or draw. To match: red or a 9; colourless always fits."
TURN_DE = "Du bist dran: Leg oder zieh. Es passt: Rot oder eine 9; Bunt passt immer."


def protected(event: str) -> Table:
    """The event happens, and Lucky Bastard protects seat c."""
    t = eventful(event, {"c": "lucky bastard, green 1"}).play("pass", "pass", "play lucky bastard", "pass")
    return t.passes("lucky")


def reason(t: Table, notation: str) -> Why:
    """Why the seat to act may not do that: the same from their view as in truth."""
    action = t.match.game.parse(notation)
    told = rules.why(t.match.view(t.match.to_act).state, action.id)
    assert told == rules.why(t.match.position().state, action.id)
    assert (told == Why.LEGAL) == (action in t.match.legal())
    return Why(told)


REASONS: list[tuple[Why, Callable[[], Table], str, str, str]] = [
    (
        Why.NUMBER_ON_NUMBER,  # match.number, match.colour
        lambda: table({"a": "blue 5, red 1"}),
        "play blue 5",
        "You must match the colour or the number; now that is: red or a 9.",
        "Farbe oder Zahl muss passen, und das heißt jetzt: Rot oder eine 9.",
    ),
    (
        Why.BLACK_ON_ITS_NUMBER,
        lambda: table({"a": "black 5, red 1"}),
        "play black 5",
        "A black 5 goes only on that number or when somebody has wished for it (F19). To match now: red or a 9.",
        "Eine schwarze 5 passt nur auf eine 5 oder wenn die 5 gewünscht ist (F19). Jetzt passt: Rot oder eine 9.",
    ),
    (
        Why.CURSE_NEVER_PLAYED,
        lambda: table({"a": "curse, red 1"}),
        "play curse",
        "The Curse can't be played, only passed on (F74).",
        "Den Curse kann man nicht spielen, nur weitergeben (F74).",
    ),
    (
        Why.FUCK_YOU_WITH_TEN,
        lambda: table({"a": "fuck you, red 1"}),
        "play fuck you",
        "That takes exactly ten cards, this one included; you have two cards (F72).",
        "Das geht nur mit genau zehn Karten, sie selbst mitgezählt; du hast zwei Karten (F72).",
    ),
    (
        Why.NOT_ON_YOUR_HAND,
        lambda: table({"a": "red 1"}),
        "play red 2",
        "You don't have that: a red 2.",
        "Diese Karte hast du nicht: rote 2.",
    ),
    (
        Why.NOT_IN_THE_BOX,
        lambda: table({"a": "red 1"}, deck="base"),
        "play curse",
        "That card is not in the game at this table: the Curse.",
        "An diesem Tisch ist diese Karte nicht dabei: Curse.",
    ),
    (
        Why.PLAY_OR_DRAW,
        lambda: table({"a": "red 1"}),
        "pass",
        "Play a card or draw one: you may pass only after drawing (F14).",
        "Leg eine Karte oder zieh eine: Nichts legen darfst du erst nach dem Ziehen (F14).",
    ),
    (
        Why.DRAWN_ALREADY,
        lambda: table({"a": "red 1"}, stack="blue 2").play("draw"),
        "draw",
        "You have drawn already: play a card, or pass (F13, F14).",
        "Du hast schon gezogen: Leg eine Karte, oder lass es (F13, F14).",
    ),
    (
        Why.SECOND_CHANCE_MUST_LAY,
        lambda: table({"a": "red 2nd chance, red 1, blue 2"}).play("play red 2nd chance"),
        "draw",
        "After 2nd Chance you must play a card if you can (F64).",
        "Nach 2nd Chance musst du legen, wenn etwas passt (F64).",
    ),
    (
        Why.USED_UP_MUST_LAY,
        lambda: table({"a": "red 1"}, only=True),
        "draw",
        "The stack is used up, and you hold a card that can be played: play it (F32).",
        "Der Stapel ist leer, und bei dir passt etwas: Leg es (F32).",
    ),
    (
        Why.NOT_ONESELF,
        lambda: table({"a": "red gift, blue 1"}).play("play red gift"),
        "seat a",
        "You can't hit yourself (F28).",
        "Dich selbst darfst du damit nicht treffen (F28).",
    ),
    (
        Why.EMPTY_SEAT,
        lambda: table({"a": "red gift, blue 1"}).play("play red gift"),
        "seat h",
        "Nobody sits in that seat.",
        "Auf diesem Platz sitzt niemand.",
    ),
    (
        Why.SOMEBODY_IS_HIT,  # gift.last
        lambda: table({"a": "red gift, blue 1"}).play("play red gift"),
        "pass",
        "This card has to hit somebody.",
        "Diese Karte muss jemanden treffen.",
    ),
    (
        Why.EQUALITY_FOR_FEWER_CARDS,
        lambda: table({"a": "equality, blue 1, blue 2", "d": "red 1"}).play("play equality", "wish red"),
        "seat b",
        "Equality hits only those with fewer cards than you (F47).",
        "Equality trifft nur Spieler mit weniger Karten als du (F47).",
    ),
    (
        Why.WISH_OR_EFFECT,
        lambda: table({"a": "equality, blue 1, blue 2", "d": "red 1"}).play("play equality", "pass"),
        "pass",
        "Without a wish you must hit somebody: the card has to do one of the two (F25).",
        "Ohne Wunsch musst du jemanden treffen: Eins von beiden muss die Karte tun (F25).",
    ),
    (
        Why.NO_NUMBER_WISH,
        lambda: table({"a": "equality, blue 1, blue 2", "d": "red 1"}).play("play equality"),
        "wish 5",
        "Only Fantastic and Fantastic Four wish for a number (F26).",
        "Eine Zahl wünschen sich nur Fantastic und Fantastic Four (F26).",
    ),
    (
        Why.SKIPPED_ALREADY,
        lambda: table({"a": "red skip, blue 1"}, more={"skipped": "b"}).play("play red skip"),
        "seat b",
        "Sapphire already has a turn to miss. They can be hit again only after that (F60).",
        "Saphir muss schon aussetzen; noch einmal geht erst danach (F60).",
    ),
    (
        Why.ALL_FOUR_ARE_DEALT_OUT,
        lambda: table({"a": "fantastic four, blue 1"}).play("play fantastic four", "wish red", "seat b"),
        "pass",
        "Once you have begun, all four cards must be dealt out (F36).",
        "Angefangen ist angefangen: Du musst alle vier Karten verteilen (F36).",
    ),
    (
        Why.RUDE_CARD_NOT_ON_PURPOSE,
        lambda: table({"a": "red gift, blue 1, fuck you"}).play("play red gift", "seat b"),
        "pick fuck you",
        "Nobody can choose to pass that card on. It changes hands only blindly or by an event (F53, F59).",
        "Diese Karte kann niemand absichtlich weitergeben. Sie wechselt nur blind oder durch ein Ereignis die Hand "
        "(F53, F59).",
    ),
    (
        Why.CURSE_NOT_DISCARDED,
        lambda: eventful("recession", {"b": "curse, red 1"}),
        "pick curse",
        "The Curse can't be discarded (F74).",
        "Den Curse kann man nicht abwerfen (F74).",
    ),
    (
        Why.NUMBER_OF_LAST_COLOUR,
        lambda: eventful("gambling man", {"b": "red 3, yellow 1"}),
        "pick yellow 1",
        "It must be a red number: that is the colour last played (F101).",
        "Es muss eine Zahl in Rot sein, der zuletzt gespielten Farbe (F101).",
    ),
    (
        Why.MIMICRY_NEEDS_A_COLOUR,
        lambda: table({"a": "mimicry, blue 1"}, more={"match": {"number": 5}}).play("play mimicry"),
        "as gift",
        "As a coloured card a Mimicry needs a colour, and there is none in force (F69).",
        "Als farbige Karte braucht die Mimicry eine Farbe, und gerade gilt keine (F69).",
    ),
    (
        Why.DEAL_WHEN_COUNTED,
        lambda: table({"a": "red 1"}),
        "deal",
        "This round isn't over yet. The next one is dealt after it has been scored.",
        "Diese Runde läuft noch. Die nächste wird gegeben, wenn sie gezählt ist.",
    ),
    (
        Why.NO_SEPPUKU_NOW,
        lambda: table({"a": "red 1"}),
        "dare",
        "Seppuku happens only as an event. Your turn: play or draw. "
        "To match: red or a 9; colourless always fits.",
        "Seppuku gibt es nur als Ereignis. Du bist dran: Leg oder zieh. "
        "Es passt: Rot oder eine 9; Bunt passt immer.",
    ),
    (
        Why.IMITATES_EXISTING_CARDS,  # F67
        lambda: table({"a": "mimicry, red 1"}, deck="rulebook").play("play mimicry"),
        "as fantastic",
        "There is no Fantastic at this table.",
        "Fantastic gibt es an diesem Tisch nicht.",
    ),
    (
        Why.NOT_ON_THE_MARKET,  # F107
        lambda: eventful("market", players=2, stack="red 1, blue 3"),
        "pick red 2",
        "That is not on the market: a red 2.",
        "Diese Karte liegt nicht auf dem Markt: rote 2.",
    ),
    (
        Why.OWN_HAND_NOT_KEPT,
        lambda: eventful("distributor", {"a": "blue 4"}, players=2).play("seat a"),
        "seat a",
        "You may not keep your own cards (F90).",
        "Die eigenen Karten darfst du nicht behalten (F90).",
    ),
    (
        Why.HAND_NOT_FREE,
        lambda: eventful("distributor", players=3).play("seat a"),
        "seat a",
        "That hand is given away already, or has to be left for somebody else (F90).",
        "Diese Hand ist schon vergeben oder muss noch für jemand anderen bleiben (F90).",
    ),
    (
        Why.TWO_VICTIMS,  # identity.no_sheet
        lambda: eventful("identity theft", scoring="none").play("seat b"),
        "seat b",
        "You need two different players.",
        "Es müssen zwei verschiedene Spieler sein.",
    ),
    (
        Why.SOMEBODY_ELSE,  # F122
        lambda: eventful("surprise party"),
        "seat b",
        "It has to be somebody else.",
        "Es muss jemand anderes sein.",
    ),
    (
        Why.REPEAT_NOT_ITSELF,
        lambda: eventful("repeat", more={"events_seen": ["market"]}),
        "event repeat",
        "Repeat does not repeat itself (F116).",
        "Repeat wiederholt sich nicht selbst (F116).",
    ),
    (
        Why.NOT_UNCOVERED_YET,
        lambda: eventful("repeat", more={"events_seen": ["market"]}),
        "event plague",
        "Plague has not been uncovered in this round (F116).",
        "Plague wurde in dieser Runde noch nicht aufgedeckt (F116).",
    ),
    (
        Why.COLOUR_NOT_OPEN,
        lambda: table({"a": "mimicry, blue 1"}, top="red 9").play("play mimicry", "as colour swap"),
        "wish red",
        "The game can't go on with that colour here (F33, F70).",
        "Mit dieser Farbe kann es hier nicht weitergehen (F33, F70).",
    ),
    (
        Why.SOMEBODY_ELSE_DEALS,  # F2
        lambda: table({"a": "red 1"}).play("play red 1"),
        "deal",
        "Somebody else deals the next round.",
        "Die nächste Runde gibt jemand anderes.",
    ),
    (
        Why.NOT_ON_THEIR_HAND,  # F59
        lambda: table({"a": "red thief, blue 1", "b": "red 1, fuck you"}).play("play red thief", "seat b"),
        "pick red 2",
        "Sapphire doesn't have that: a red 2.",
        "Diese Karte hat Saphir nicht: rote 2.",
    ),
    (
        Why.ONLY_THE_REACTION,
        lambda: table({"a": "red gift, blue 1", "b": "counterattack, red 3"}).play("play red gift", "seat b"),
        "play red 3",
        "Only Counterattack helps now, or a Mimicry in its place (F68).",
        "Jetzt hilft nur Counterattack oder stattdessen eine Mimicry (F68).",
    ),
    (
        Why.DECIDES_OTHERWISE,
        lambda: table({"a": "mimicry, blue 1"}).play("play mimicry"),
        "pass",
        "Not now. Which card does your Mimicry stand for?",
        "Jetzt nicht. Welche Karte ist deine Mimicry?",
    ),
    (
        Why.SYMBOL_ON_SYMBOL,  # match.symbol
        lambda: table({"a": "blue gift, red 1"}),
        "play blue gift",
        "You must match the colour or the symbol; now that is: red or a 9.",
        "Farbe oder Symbol muss passen, und das heißt jetzt: Rot oder eine 9.",
    ),
    (
        Why.NO_TIME_TO_DRAW,
        lambda: table({"a": "red gift, blue 1"}).play("play red gift"),
        "draw",
        "You can't draw now. Gift: Who gets the presents?",
        "Du kannst jetzt nicht ziehen. Gift: Wen beschenkst du?",
    ),
    (
        Why.WISH_IS_A_MUST,
        lambda: table({"a": "fantastic, blue 1"}).play("play fantastic"),
        "pass",
        "You have to wish for something here (F25, F26).",
        "Du musst dir hier etwas wünschen (F25, F26).",
    ),
    (
        Why.CARD_IS_DUE,  # F55
        lambda: table({"a": "red gift, blue 1, blue 2"}).play("play red gift", "seat b", "pick blue 1"),
        "pass",
        "There is no way around it: choose a card.",
        "Darum kommst du nicht herum: Such eine Karte aus.",
    ),
    (
        Why.PROTECTED,
        lambda: protected("surprise party"),
        "seat c",
        "Lucky Bastard: this event doesn't affect Emerald (F75).",
        "Lucky Bastard: Dieses Ereignis betrifft Smaragd nicht (F75).",
    ),
    (
        Why.NOT_OFFERED,  # F94
        lambda: eventful("event manager, plague, market, charity"),
        "event doomsday",
        "Doomsday is not among those offered.",
        "Doomsday steht nicht zur Wahl.",
    ),
    (
        Why.ROUND_IS_ON,
        lambda: table({"a": "red 1"}),
        "next",
        "This round isn't over yet.",
        "Diese Runde läuft noch.",
    ),
    (
        Why.YOU_DEAL,  # F2: seat d got the most points
        lambda: table({"a": "red 1"}).play("play red 1", "next", "next", "next"),
        "next",
        "You deal the next round.",
        "Du gibst die nächste Runde.",
    ),
    (
        Why.NO_CARD_TO_CHOOSE,
        lambda: table({"a": "red 1"}),
        "pick red 1",
        f"There is no card to choose now. {TURN_EN}",
        f"Du kannst jetzt keine Karte aussuchen. {TURN_DE}",
    ),
    (
        Why.NOBODY_TO_NAME,
        lambda: table({"a": "red 1"}),
        "seat b",
        f"There is nobody to choose now. {TURN_EN}",
        f"Du kannst jetzt niemanden aussuchen. {TURN_DE}",
    ),
    (
        Why.NO_WISH_NOW,
        lambda: table({"a": "red 1"}),
        "wish red",
        f"You can't wish now. {TURN_EN}",
        f"Du kannst dir jetzt nichts wünschen. {TURN_DE}",
    ),
    (
        Why.NO_MIMICRY_NOW,
        lambda: table({"a": "red 1"}),
        "as gift",
        f"Only a Mimicry stands for another card. {TURN_EN}",
        f"Das wäre etwas für die Mimicry. {TURN_DE}",
    ),
    (
        Why.NO_EVENT_TO_CHOOSE,
        lambda: table({"a": "red 1"}),
        "event market",
        f"There is no event to choose here. {TURN_EN}",
        f"Hier kannst du kein Ereignis aussuchen. {TURN_DE}",
    ),
    (
        Why.NO_OPEN_HANDS,
        lambda: table({"a": "red 1"}),
        "ok",
        f"The cards aren't open now. {TURN_EN}",
        f"Gerade liegen die Karten nicht offen. {TURN_DE}",
    ),
]


@pytest.mark.parametrize(
    ("why", "laid_out", "notation", "english", "german"), REASONS, ids=[case[0].name for case in REASONS]
)
def test_each_scene_is_refused_with_its_reason(
    why: Why, laid_out: Callable[[], Table], notation: str, english: str, german: str
) -> None:
    t = laid_out()
    view = t.match.view(t.match.to_act)
    assert reason(t, notation) is why
    assert WORDS.why_not(view, notation, "en") == english
    assert WORDS.why_not(view, notation, "de") == german
    t.refuses(notation)


def test_every_reason_has_a_scenario_and_a_sentence() -> None:
    reasons = set(Why) - {Why.LEGAL}
    assert {case[0] for case in REASONS} == reasons == {Why[name] for name in WHY}


def attacked(**options: object) -> Table:
    """Seat b may answer a Gift."""
    return table({"a": "red gift, blue 1, blue 2", "b": "counterattack, red 3"}, **options).play(
        "play red gift", "seat b"
    )


def robbing() -> Table:
    """Seat a steals from b."""
    return table({"a": "red thief, blue 1", "b": "red 1, fuck you"}).play("play red thief", "seat b")


def swapping() -> Table:
    """A Colour Swap lies on another one, by its symbol."""
    t = table(
        {"a": "blue-red colour swap, blue-green colour swap, red 1", "b": "green-yellow colour swap, red 2"}
    )
    return t.play("play blue-red colour swap", "play green-yellow colour swap")


FIRST_NAMED: list[tuple[str, Why, Callable[[], Table], str]] = [
    ("F68", Why.ONLY_THE_REACTION, lambda: attacked(deck="base"), "play curse"),
    ("F68", Why.NOT_IN_THE_BOX, lambda: attacked(deck="base"), "play mimicry"),
    ("F68", Why.NOT_ON_YOUR_HAND, lambda: attacked(), "play mimicry"),
    ("F37", Why.LEGAL, lambda: attacked(), "play counterattack"),
    ("F54", Why.NOT_IN_THE_BOX, lambda: attacked(deck="base").play("pass"), "pick curse"),
    ("F59", Why.RUDE_CARD_NOT_ON_PURPOSE, lambda: robbing(), "pick fuck you"),
    ("F59", Why.NOT_ON_THEIR_HAND, lambda: robbing(), "pick blue 1"),
    ("F59", Why.CARD_IS_DUE, lambda: robbing(), "pass"),
    ("F59", Why.LEGAL, lambda: robbing().play("pick red 1"), "pass"),
    ("F43", Why.WISH_IS_A_MUST, lambda: table({"a": "counterattack"}).play("play counterattack"), "pass"),
    ("F43", Why.NO_NUMBER_WISH, lambda: table({"a": "counterattack"}).play("play counterattack"), "wish 1"),
    ("F33", Why.COLOUR_NOT_OPEN, lambda: swapping(), "wish red"),
    ("F33", Why.NO_WISH_NOW, lambda: swapping(), "wish 1"),
    ("F90", Why.PROTECTED, lambda: protected("distributor"), "seat c"),
    (
        "F90",
        Why.OWN_HAND_NOT_KEPT,
        lambda: eventful("distributor", players=3).play("seat a", "seat b"),
        "seat a",
    ),
    ("F90", Why.HAND_NOT_FREE, lambda: eventful("distributor", players=3).play("seat c"), "seat b"),
    ("F90", Why.LEGAL, lambda: eventful("distributor", players=3).play("seat c"), "seat a"),
    ("F132", Why.PROTECTED, lambda: protected("trust fall"), "seat c"),
    ("F132", Why.SOMEBODY_ELSE, lambda: eventful("trust fall"), "seat b"),
    ("F74", Why.NOT_ON_YOUR_HAND, lambda: eventful("recession"), "pick curse"),
    ("F98", Why.CARD_IS_DUE, lambda: eventful("recession"), "pass"),
    ("F110", Why.NOT_ON_YOUR_HAND, lambda: eventful("merry christmas"), "pick red 1"),
    ("F110", Why.LEGAL, lambda: eventful("merry christmas"), "pass"),
    ("F107", Why.CARD_IS_DUE, lambda: eventful("market", players=2), "pass"),
    ("F119", Why.LEGAL, lambda: eventful("russian roulette", {"b": "curse, red 1"}), "pick curse"),
]


@pytest.mark.parametrize(
    ("rule", "why", "laid_out", "notation"),
    FIRST_NAMED,
    ids=[f"{case[0]} {case[1].name}" for case in FIRST_NAMED],
)
def test_which_of_several_rules_is_named_first(
    rule: str, why: Why, laid_out: Callable[[], Table], notation: str
) -> None:
    assert reason(laid_out(), notation) is why


OPTION_SETS: list[dict[str, object]] = [
    {"players": 2, "family": True, "length": "number", "limit": 20},
    {"players": 3, "deck": "rulebook", "scoring": "none", "rounds": 2, "mimicry_by_symbol": True},
    {"players": 5, "deck": "base", "counter_takes_all": True, "length": "number", "limit": 20},
    {"players": 8, "exchange_mixed": True, "favours_take_all": True, "length": "number", "limit": 20},
]


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_a_reason_for_exactly_what_is_not_legal(options: dict[str, object]) -> None:
    match, dice = Match(Game.of("frantic", options), 7), random.Random(7)
    while not match.over and match.ply < (120 if INTERPRETED else 1500):
        state, legal = match.view(match.to_act).state, {action.id for action in match.legal()}
        found = [rules.why(state, action.id) for action in match.game.kind.actions]
        assert all(isinstance(why, Why) for why in found)
        assert {i for i, why in enumerate(found) if why == Why.LEGAL} == legal
        match.play(dice.choice(match.legal()))


def test_nobody_else_decides() -> None:
    t = table({"a": "red 1"})
    assert WORDS.why_not(t.match.view(1), "draw", "en").startswith("It is not your turn")
    assert WORDS.why_not(t.match.view(None), "draw", "de").startswith("Du schaust nur zu")
    assert WORDS.why_not(t.match.view(0), "fly", "en") == "There is no action “fly” in this game."
