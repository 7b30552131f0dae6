"""Words: nothing is missing in any language, the story is the one that happened, what is foretold comes true."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from biberbau import Game, Match, View
from biberbau.games.biber_mania.rules import actions as act
from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules import options as opt
from biberbau.games.biber_mania.rules import state as st
from biberbau.games.biber_mania.rules.reasons import Why
from biberbau.games.biber_mania.rules.state import Ended, Ev, Frame
from biberbau.games.biber_mania.words.ahead import drawn
from biberbau.games.biber_mania.words.discard import APART, RULE_OF, laid, why_not_laid
from biberbau.games.biber_mania.words.names import SAYS, bunch, card, group, place, player, some
from biberbau.games.biber_mania.words.selection import selection
from biberbau.games.biber_mania.words.speaker import WORDS
from biberbau.games.common.catalogues.wording import colon
from biberbau.kernel.cards import UNKNOWN
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.stack import KIND, A, decides
from common.ids import short

from .laid import table
from .scenario import Table, cards

LANGUAGES = ("de", "en", "fr")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


def assert_good(text: str, lang: str, *, whole: bool = True) -> None:
    """A text that can be shown: filled in, in its language, a whole sentence where it has to be one."""
    assert text and text == text.strip()
    assert not re.search(r"None|[{}\[\]]|  |-\d| [.,:]|\.\.", text), text
    assert text[0].isupper() or text[0].isdigit(), text
    if whole:
        assert text[-1] in ".!?", text
    if lang == "de":
        assert not re.search(
            r"\b(the|and|is|its|of|card|Thief|King|Fairy|Superbeaver|Partybeaver)\b", text
        ), text
        assert not re.search(
            r"\b(der|einen|ein|den|ihn|keinen|kein) \d+\b|\b(eine|die|keine) (Dieb|König)\b", text
        )
        assert not re.search(r"\b[Dd]u (?!mit\b|nicht\b)\w*[^\Ws]t\b", text), text
    else:
        assert not re.search(r"\b(der|das|und|ist|ein|eine|Karte|Dieb|König|Fee)\b|[äöüß]", text), text
        assert not re.search(r"\ba (8|11)\b|\ban (?!8|11)\d", text), text


def log(match: Match, seat: int | None, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    """The whole story as a seat is told it."""
    narrator = WORDS.Narrator(names, lang)
    told: list[str] = []
    for _, at_once in groupby(match.events(seat), key=lambda pair: pair[0]):
        told += narrator.tell([event for _, event in at_once])
    return told


# ------------------------------------------------------------------------------------------------------- selection


def select(t: Table, text: str, lang: str = "en") -> tuple[tuple[str, ...] | None, str, str]:
    """What the player who decides is told of this selection."""
    faces = [deck.NAMES.index(card) for card in cards(text)]
    return selection(t.match.view(t.match.to_act), faces, lang, NAMES)


TOGETHER: list[tuple[Callable[[], Table], str, str, str, str, str]] = [
    (
        lambda: table("7, 7, 7, 9", display="5, 5, 5, 6, 6, 6, 8, 8, 8"),
        "7, 7, 7",
        "add 7, add 7, add 7, lay",
        "Three 7s. In the display you choose what to stab: three 5s or three 6s.",
        "Drei 7er. In der Auslage suchst du aus, was du stichst: drei 5er oder drei 6er.",
        "equals",
    ),
    (
        lambda: table("7, 7, thief, 9", display="5, 5, 5, 6, 6, 8", piles={"b": "thief, 4, 4"}),
        "7, thief, 7",
        "add thief, add 7, add 7, lay",
        "Two 7s and a Thief: together three 7s. Stabs three 5s in the display and two 4s and a Thief on Ben's pile. "
        "Then you steal a card.",
        "Zwei 7er und ein Dieb: zusammen drei 7er. Sticht drei 5er in der Auslage und zwei 4er und einen Dieb von Ben. "
        "Dann klaust du eine Karte.",
        "thief",
    ),
    (  # the round ends with the last card of stock and draw pile (B54): not two
        lambda: table("superbeaver, 9", display="", stock="thief", deck="", players=3),
        "superbeaver",
        "add superbeaver, lay",
        "A Superbeaver alone, which stabs nothing. Then you steal a card.",
        "Ein Superbiber allein: Das sticht nichts. Dann klaust du eine Karte.",
        "superbeaver",
    ),
    (
        lambda: table("badguy, 9", stock="thief", deck="", players=3),
        "badguy",
        "add badguy, lay",
        "A Bad Guy alone, which stabs nothing. Then you draw a card for somebody else.",
        "Ein Bad Guy allein: Das sticht nichts. Dann ziehst du eine Karte für jemand anderen.",
        "badguy",
    ),
    (
        lambda: table("7, joker, joker, 9", players=3, piles={"b": "6, 6, joker", "c": "7, 7, 7"}),
        "joker, joker, 7",
        "add 7, add joker, add joker, lay",
        "A 7 and two Jokers: together three 7s. Stabs two 6s and a Joker on Ben's pile.",
        "Eine 7 und zwei Joker: zusammen drei 7er. Sticht zwei 6er und einen Joker von Ben.",
        "joker",
    ),
    (
        lambda: table("joker, 9", display="3, fairy" + 7 * ", joker", piles={"b": "king"}, jokers=9),
        "joker",
        "add joker, lay",
        "A Joker: the highest value. In the display you choose what to stab: a 3 or a Fairy. "
        "Also stabs a King on Ben's pile.",
        "Ein Joker: der höchste Wert. In der Auslage suchst du aus, was du stichst: eine 3 oder eine Fee. "
        "Sticht außerdem einen König von Ben.",
        "joker",
    ),
    (
        lambda: table("4, 6, hippie, 9", piles={"b": "7, 8, 9"}),
        "6, hippie, 4",
        "add hippie, add 4, add 6, lay",
        "A sequence: 4, 6 and a Hippie. Stabs 7, 8 and 9 on Ben's pile.",
        "Eine Folge: 4, 6 und ein Hippie. Sticht 7, 8 und 9 von Ben.",
        "hippie",
    ),
    (
        lambda: table("1, 2, 3, 9", piles={"b": "hippie, 7, 8"}),
        "3, 2, 1",
        "add 1, add 2, add 3, lay",
        "A sequence: 1, 2 and 3. Stabs 7, 8 and a Hippie on Ben's pile.",
        "Eine Folge: 1, 2 und 3. Sticht 7, 8 und einen Hippie von Ben.",
        "sequence",
    ),
    (
        lambda: table("2, 5, 9, 9, partybeaver", display="1, 1, 1, 1"),
        "5, partybeaver, 9, 2",
        "add partybeaver, add 2, add 5, add 9, lay",
        "The Partybeaver parties with 2, 5 and 9. Stabs nothing. Nobody can stab that.",
        "Der Partybiber feiert mit 2, 5 und 9. Sticht nichts. Niemand kann das stechen.",
        "partybeaver",
    ),
    (
        lambda: table("king, 8, 2"),
        "8, king",
        "add king, add 8, lay",
        "An 8 and a King: together two 8s. Stabs nothing. Then everybody else who has an 8 must add one.",
        "Eine 8 und ein König: zusammen zwei 8er. Sticht nichts. Dann muss jeder andere, der eine 8 hat, "
        "eine dazulegen.",
        "king",
    ),
    (
        lambda: table("bodyguard, 8, 2"),
        "8, bodyguard",
        "add bodyguard, add 8, lay",
        "An 8 and a Bodyguard: together two 8s. Stabs nothing. Nobody can stab that, but they can steal from it.",
        "Eine 8 und ein Bodyguard: zusammen zwei 8er. Sticht nichts. Niemand kann das stechen, aber klauen kann "
        "man daraus.",
        "bodyguard",
    ),
    (
        lambda: table("king, 8", display="1, 2, 3"),
        "king",
        "add king, lay",
        "A King alone, which stabs nothing and does nothing (B20).",
        "Ein König allein: Das sticht nichts und tut nichts (B20).",
        "king",
    ),
    (
        lambda: table("badguy, 8", display="1, 2, 3"),
        "badguy",
        "add badguy, lay",
        "A Bad Guy alone, which stabs nothing. Then you draw two cards for somebody else.",
        "Ein Bad Guy allein: Das sticht nichts. Dann ziehst du zwei Karten für jemand anderen.",
        "badguy",
    ),
    (
        lambda: table("thief, 8", display="1, 2, 3", piles={"b": "2, 2"}),
        "8, thief",
        "add thief, add 8, lay",
        "An 8 and a Thief: together two 8s. That is the last card of your hand: the round ends at once, "
        "with no stabbing and no action (B53).",
        "Eine 8 und ein Dieb: zusammen zwei 8er. Das ist deine letzte Handkarte: Die Runde endet sofort, "
        "ohne Stechen und ohne Aktion (B53).",
        "thief",
    ),
]


@pytest.mark.parametrize(
    ("laid_out", "text", "actions", "english", "german", "subject"),
    TOGETHER,
    ids=[f"{text} {i}" for i, (_, text, *_) in enumerate(TOGETHER)],
)
def test_selections_that_go_together(
    laid_out: Callable[[], Table], text: str, actions: str, english: str, german: str, subject: str
) -> None:
    t = laid_out()
    assert select(t, text) == (tuple(cards(actions)), english, WORDS.rule(subject, "en"))
    assert select(t, text, "de") == (tuple(cards(actions)), german, WORDS.rule(subject, "de"))
    t.play(*cards(actions))


APART_CASES: list[tuple[str, str, dict[str, Any], Why, str, str]] = [
    (
        "5",
        "",
        {},
        Why.AT_LEAST_ONE_CARD,
        "Pick at least one card from your hand.",
        "Such mindestens eine Karte aus deiner Hand aus.",
    ),
    ("5", "7", {}, Why.NOT_IN_HAND, "You have no 7 in your hand.", "Du hast keine 7 auf der Hand."),
    (
        "5",
        "king",
        {},
        Why.NOT_IN_HAND,
        "You have no King in your hand.",
        "Du hast keinen König auf der Hand.",
    ),
    ("5", "5, 5", {}, Why.NOT_IN_HAND, "You have only a 5 in your hand.", "Du hast nur eine 5 auf der Hand."),
    (
        "thief, fairy, 5, 6",
        "5, thief, fairy",
        {},
        Why.ONE_ACTION_CARD,
        "Only one action card a turn (B57), not a Thief and a Fairy.",
        "In einem Zug geht nur eine Aktionskarte (B57), nicht ein Dieb und eine Fee.",
    ),
    (
        "hippie, joker, 5, 6",
        "5, hippie, joker",
        {},
        Why.ACTION_WITHOUT_JOKER,
        "A Joker never goes with an action card (B56).",
        "Ein Joker geht nie mit einer Aktionskarte zusammen (B56).",
    ),
    (
        "partybeaver, 2, 2, 5",
        "partybeaver, 2, 5, 2",
        {},
        Why.PARTY_NOT_EQUAL,
        "The Partybeaver wants cards that don't go together (B22): there is more than one 2.",
        "Der Partybiber mag nichts, was zusammenpasst (B22): Die 2 ist mehrmals dabei.",
    ),
    (
        "partybeaver, 2, 5, 6, 9",
        "partybeaver, 2, 5, 6",
        {},
        Why.PARTY_NO_NEIGHBOURS,
        "The Partybeaver wants cards that don't go together (B23): 5 and 6 are neighbours.",
        "Der Partybiber mag nichts, was zusammenpasst (B23): 5 und 6 sind Nachbarn.",
    ),
    (
        "partybeaver, 2, 5, 7, 9",
        "partybeaver, 2, 5",
        {},
        Why.PARTY_OF_THREE,
        "The Partybeaver takes exactly three numbers that don't go together (B23), or none at all.",
        "Zum Partybiber gehören genau drei Zahlen, die nicht zusammenpassen (B23), oder gar keine.",
    ),
    (
        "hippie, 4, 4, 9",
        "hippie, 4, 4",
        {"hippie_with_equals": False},
        Why.HIPPIE_NOT_WITH_EQUALS,
        "At this table the Hippie takes two to six numbers in a row (B21), or none at all.",
        "An diesem Tisch gehören zum Hippie zwei bis sechs Zahlen in einer Reihe (B21), oder gar keine.",
    ),
    (
        "hippie, 4, 4, 5",
        "hippie, 4, 4, 5",
        {},
        Why.SEQUENCE_NUMBER_ONCE,
        "In a sequence each number comes once; there is more than one 4.",
        "In einer Folge kommt jede Zahl einmal vor; die 4 ist mehrmals dabei.",
    ),
    (
        "hippie, 1, 2, 3, 4, 5, 6, 7, 9",
        "hippie, 1, 2, 3, 4, 5, 6, 7",
        {},
        Why.SEQUENCE_UP_TO_SIX,
        "The Hippie takes six numbers at most (B26); you have picked 7.",
        "Zum Hippie gehören höchstens sechs Zahlen (B26), hier sind es 7.",
    ),
    (
        "hippie, 1, 4, 9",
        "hippie, 1, 4",
        {},
        Why.HIPPIE_FOR_ONE_NUMBER,
        "The Hippie stands for a single number (B27), which is not enough for 1 and 4.",
        "Der Hippie ersetzt eine einzige Zahl (B27), und für 1 und 4 reicht das nicht.",
    ),
    (
        "hippie, 4, 5",
        "hippie, 4, 5",
        {"professionals": True},
        Why.NOT_OUT_BY_SEQUENCE,
        "At this table nobody may go out with a Hippie sequence (B62).",
        "An diesem Tisch darf niemand mit einer Hippie-Folge Schluss machen (B62).",
    ),
    (
        "king, 4, 5",
        "king, 4, 5",
        {},
        Why.ACTION_WITH_EQUALS,
        "The King goes with equal numbers, not with 4 and 5.",
        "Der König passt nur zu gleichen Zahlen, nicht zu 4 und 5.",
    ),
    (
        "joker, 4, 5",
        "joker, 4, 5",
        {},
        Why.JOKER_WITH_EQUALS,
        "A Joker goes with equal numbers, not with 4 and 5. Sequences take no Jokers (B32).",
        "Ein Joker passt zu gleichen Zahlen, nicht zu 4 und 5. In Folgen gibt es keine Joker (B32).",
    ),
    (
        "4, 5, 6, 9",
        "4, 5, 6",
        {},
        Why.PLAIN_MUST_STAB,
        "Without a Hippie you may play a sequence only if it stabs one with a Hippie, of the same length, on top of "
        "somebody's pile (B30).",
        "Ohne Hippie darfst du eine Folge nur legen, wenn sie oben auf einem anderen Stapel eine gleich lange mit "
        "Hippie sticht (B30).",
    ),
    (
        "4, 5, 7, 7",
        "4, 7, 7",
        {},
        Why.NUMBERS_DIFFER,
        "4 and 7 don't go together: different numbers go only in a row with the Hippie, or three of them with the "
        "Partybeaver.",
        "4 und 7 passen nicht zusammen: Verschiedene Zahlen gehen nur als Folge mit dem Hippie oder, zu dritt, mit "
        "dem Partybiber.",
    ),
]


@pytest.mark.parametrize(("hand", "text", "options", "reason", "english", "german"), APART_CASES, ids=short)
def test_selections_that_do_not_go_together(
    hand: str, text: str, options: dict[str, Any], reason: Why, english: str, german: str
) -> None:
    t = table(hand, **options)
    faces = [deck.NAMES.index(card) for card in cards(text)]
    assert why_not_laid(t.match.view(t.match.to_act).state, faces) == reason
    for lang, sentence in (("en", english), ("de", german)):
        rule = WORDS.rule(RULE_OF[reason], lang) if reason in RULE_OF else ""
        assert select(t, text, lang) == (None, sentence, rule)
        assert_good(sentence, lang)


def test_professionals_are_told_why_a_stab_would_be_the_last_move() -> None:
    more = {"piles": {"b": "hippie, 4, 5"}, "stock": "1, 2", "deck": "", "display": "10"}
    t = table("hippie, 7, 8, 9", professionals=True, **more)
    for lang, start in (
        ("en", "That would stab so many cards that draw pile and market would run out: at this table"),
        ("de", "Damit würdest du so viel stechen, dass Nachziehstapel und Vorrat leer würden:"),
    ):
        actions, reason, rule = select(t, "hippie, 7, 8", lang)
        assert (
            actions is None
            and reason.startswith(start)
            and "(B67)" in reason
            and rule == WORDS.rule("hippie", lang)
        )


def test_each_reason_has_a_selection_above() -> None:
    above = {reason for _, _, _, reason, _, _ in APART_CASES} | {Why.NO_END_BY_SEQUENCE}
    assert above == APART - {Why.DISCARD_IN_ORDER}
    assert RULE_OF.keys() <= APART


def test_a_discard_that_was_begun_goes_on_in_the_order_of_the_rules() -> None:
    t = table("7, 7, thief, joker, 9").play("add 7")
    assert select(t, "7, joker")[0] == ("add 7", "add joker", "lay")
    assert select(t, "")[0] == ("lay",)
    assert select(t, "thief")[:2] == (
        None,
        "Too late for that: first the action card, then numbers from low to high, Jokers last.",
    )
    assert select(t, "thief", "de")[1].startswith("Dafür ist es zu spät: erst die Aktionskarte, dann Zahlen")


def test_selections_when_something_else_is_to_be_decided() -> None:
    t = table("7, 9", piles={"b": "5"}).discard("7")
    assert select(t, "9") == (
        None,
        "Not now. You stab a 5 on Ben's pile. Take it or refuse?",
        "",
    )
    turn = selection(t.match.view(1), [9], "de", NAMES)
    assert turn == (None, "Du bist gerade nicht dran.", "")
    nobody = selection(t.match.view(None), [9], "en", NAMES)
    assert nobody == (None, "You are only watching.", "")


def some_selections(view: View, dice: random.Random) -> list[list[int]]:
    """Cards of the viewer's hand, at random, but rather such as may go together."""
    hand = [face for face in range(deck.FACES) for _ in range(int(view.state.hand[view.seat, face]))]
    found = [dice.sample(hand, size) for size in range(min(len(hand), 6))]
    for face in set(hand):
        equals = [one for one in hand if one == face]
        found.append(equals + [one for one in hand if one in (deck.JOKER, deck.THIEF, deck.PARTYBEAVER)][:1])
    return found


@pytest.mark.lengthy
def test_what_a_selection_foretells_comes_true_and_no_reason_is_missing() -> None:
    """Selections of any order become what the rules make of them, or have a reason that is not the order."""
    laid_out, refused = 0, 0
    for seed in range(2 if INTERPRETED else 12):
        options = {"players": 2 + seed % 4, "professionals": seed % 2 == 0, "highest": (10, 13)[seed % 2]}
        match, dice = Match(Game.of("biber_mania", options), seed), random.Random(seed)
        while not match.over:
            view = match.view(match.to_act)
            if not any(action.word == "add" for action in view.legal) or view.state.chosen_n:
                match.play(dice.choice(view.legal))
                continue
            for faces in some_selections(view, dice):
                actions, _, _ = selection(view, faces, "en", NAMES)
                if actions is None:
                    refused += 1
                    assert why_not_laid(view.state, faces) != Why.DISCARD_IN_ORDER, faces
                    continue
                foreseen = laid(view, faces)
                assert foreseen is not None
                played = Match(match.game, 1, start=match.position())
                for action in actions:
                    played.play(action)
                assert_as_foreseen(played, foreseen.display, foreseen.piles, foreseen.ends, len(faces))
                laid_out += 1
            match.play(dice.choice(view.legal))
    assert laid_out > 100
    assert refused > 100


def assert_as_foreseen(
    match: Match,
    display: tuple[int, ...],
    piles: tuple[tuple[int, tuple[int, ...]], ...],
    ends: bool,
    count: int,
) -> None:
    """Play on through all stabs: they are those that were foretold."""
    chosen = [f"stab {deck.NAMES[face]}" for face in display]
    if len(display) > 1:
        assert [action.notation for action in match.legal()] == chosen
        match.play(chosen[0])
    while not match.over and match.legal()[0].word == "take":
        match.play("take")
    happened = [event for _, event in match.events(None)]
    assert [e.card for e in happened if e.kind == Ev.STABS_DISPLAY] == list(display[:1])
    assert [(st.other(e), st.count(e)) for e in happened if e.kind == Ev.STABS] == [
        (seat, len(group)) for seat, group in piles
    ]
    assert all(len(group) == count for _, group in piles)
    ended = [e for e in happened if e.kind == Ev.ROUND_ENDS]
    assert (
        bool(ended and st.reason(ended[0]) == Ended.OUT_OF_CARDS and ended[0].seat == happened[0].seat)
        == ends
    )


# ---------------------------------------------------------------------------------------------------------- memory


def test_nothing_but_the_memory_aid_tells_what_everybody_has_seen() -> None:
    """B65: with other memories the same words, unless the table helps."""
    texts: dict[bool, list[str]] = {}
    for aided in (False, True):
        for known in ([], ["7"]):
            more = {"known": {"b": known}}
            t = (
                table("fairy, 9", hands={"b": "7, 8"}, more=more, memory_aid=aided)
                .discard("fairy")
                .play("ask b")
            )
            view = t.match.view(0)
            texts.setdefault(aided, []).append(
                WORDS.consequence(view, act.TABLE.parse("wish 7"), "en", NAMES)
            )
            assert WORDS.consequence(view, act.TABLE.parse("wish thief"), "de", NAMES) == (
                "Hat Ben einen Dieb, bekommst du ihn; sonst ist der Wunsch vertan."
            )
    wasted = "If Ben has a 7, you get it; otherwise the wish is wasted."
    assert texts == {
        False: [wasted, wasted],
        True: [wasted, "Everybody has seen that Ben has a 7: you get it."],
    }


# ------------------------------------------------------------------------------------------------------- the story


def told(t: Table, *actions: str, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    """What the actions bring about, as seat 0 sees it."""
    t.play(*actions)
    return log(t.match, 0, lang, names)


def test_the_reader_is_addressed() -> None:
    t = table("7, 7, 9", piles={"b": "4, 4"}, hands={"b": "8, 8, 9"})
    t.discard("7, 7").play("take", "draw 1", "draw pile")
    t.discard("8, 8").play("refuse", "draw 2", "draw pile")
    found = log(t.match, 0, "de", ("Du", "Ben"))
    assert [line for line in found if not line.startswith("Neu")][:5] == [
        "Du legst zwei 7er.",
        "Du stichst zwei 4er von Ben und nimmst sie auf die Hand.",
        "Ben zieht eine 1 aus dem Vorrat.",
        "Ben zieht eine Karte vom Nachziehstapel.",
        "Ben legt zwei 8er.",
    ]
    assert "Ben sticht zwei 7er von dir und lehnt ab: raus aus dem Spiel." in found
    assert "Ben stabs two 7s on your pile and refuses them: out of the game." in log(
        t.match, 0, "en", ("You", "Ben")
    )
    assert "Du ziehst eine 2 aus dem Vorrat." in found
    assert any(re.fullmatch(r"Du ziehst einen? \w+( \w+)? vom Nachziehstapel\.", line) for line in found)
    t = table("king, 8, 2", hands={"b": "8, 9"})
    assert (
        told(t, "add king", "add 8", "lay", names=("Anna", "You"))[1] == "You have to add an 8 to the King."
    )
    t = table("thief, 8, 2", turn="b", piles={"a": "6"}, hands={"a": "9"})
    assert "Ben klaut eine 6 von dir." in told(
        t, "add thief", "lay", "steal a:6", lang="de", names=("Du", "Ben")
    )
    t = table("fairy, 8, 2", turn="b", hands={"a": "9, 9"})
    story = told(t, "add fairy", "lay", "ask a", "wish 9", names=("You", "Ben"))
    assert "Ben wishes for a 9 from you and gets it." in story


def test_what_comes_to_display_and_stock_is_told_at_once() -> None:
    t = table("superbeaver, 9", display="10, 10, 10, 10, 10, 10, 10, king, king", deck="3, 7, thief")
    story = told(t, "add superbeaver", "lay", "steal display:king", "steal stock:1")
    assert story[-1] == "New in the display: 3; in the market: 7."
    t = table("superbeaver, 9", display="10, 10, 10, 10, 10, 10, 10, king, king", deck="7, 3, thief")
    story = told(t, "add superbeaver", "lay", "steal display:king", "steal display:10", lang="de")
    assert story[-1] == "Neu in der Auslage: 3, 7."


def test_a_story_goes_on_from_a_discard_that_was_begun() -> None:
    t = table("7, 9", more={"chosen": ["7"]})
    start = t.match.position().state
    t.play("add 7", "lay")
    narrator = WORDS.Narrator.of(start, NAMES, "en")
    assert narrator.tell([event for _, event in t.match.events(0)])[0] == "Anna plays two 7s."


# ------------------------------------------------------------------------------------- consequences, reasons, prompts

CONSEQUENCES: list[tuple[Callable[[], Table], str, str]] = [
    (
        lambda: table("partybeaver, 2, 5, 9"),
        "add partybeaver",
        "A Partybeaver alone, which stabs nothing and does nothing (B20).",
    ),
    (
        lambda: table("partybeaver, 2, 5, 9, 9").play("add partybeaver"),
        "add 2",
        "Not complete yet. The Partybeaver takes exactly three numbers that don't go together (B23), "
        "or none at all.",
    ),
    (
        lambda: table("7, 7, 9", display="5, 5").play("add 7", "add 7"),
        "lay",
        "Two 7s. Stabs two 5s in the display.",
    ),
    (
        lambda: table("7, 7, 9", display="5, 5, 6, 6").discard("7, 7"),
        "stab 6",
        "You take two 6s from the display.",
    ),
    (
        lambda: table("7, 7, 9", piles={"b": "thief, 6"}).discard("7, 7"),
        "take",
        "You take a 6 and a Thief, and Ben then draws two cards.",
    ),
    (
        lambda: table("7, 9", piles={"b": "6"}).discard("7"),
        "refuse",
        "A 6: out of the game, and no points for anybody (B11). Ben still draws a card.",
    ),
    (
        lambda: table("thief, 9", display="fairy").discard("thief"),
        "steal display:fairy",
        "You take the Fairy from the display.",
    ),
    (
        lambda: table("superbeaver, 9", piles={"b": "4, 4 | 6"}).discard("superbeaver"),
        "steal b:6",
        "You take the 6 from Ben's pile, and Ben then draws a card. That uncovers two 4s.",
    ),
    (
        lambda: table("thief, 9", piles={"b": "4, 4 | 6"}).discard("thief"),
        "steal b:6",
        "You take the 6 from Ben's pile, and Ben then draws a card.",
    ),
    # Draw pile and stock both empty end the round at that very moment (B54): nobody draws more than there are.
    (
        lambda: table("7, 7, 7, 9", piles={"b": "6, 6, 6"}, stock="4, 5", deck="").discard("7, 7, 7"),
        "take",
        "You take three 6s, and Ben then draws two cards.",
    ),
    (
        lambda: table("7, 7, 7, 9", piles={"b": "6, 6, 6"}, stock="4", deck="").discard("7, 7, 7"),
        "refuse",
        "Three 6s: out of the game, and no points for anybody (B11). Ben still draws a card. "
        "Draw pile and market are empty: the round ends at once.",
    ),
    (  # clockwise: Ben has drawn the last card before Cleo's turn to draw comes (B48)
        lambda: (
            table("7, 9", players=3, piles={"b": "6", "c": "5"}, stock="4", deck="").discard("7").play("take")
        ),
        "refuse",
        "A 5: out of the game, and no points for anybody (B11). Draw pile and market are empty: the round ends at once.",
    ),
    (
        lambda: (
            table("7, 9", players=3, piles={"b": "6", "c": "5"}, stock="4", deck="").discard("7").play("take")
        ),
        "take",
        "You take a 5. Draw pile and market are empty: the round ends at once.",
    ),
    (
        lambda: (
            table("superbeaver, 9", piles={"b": "4, 4"}, display="", stock="5", deck="")
            .discard("superbeaver")
            .play("steal b:4")
        ),
        "steal b:4",
        "You take the 4 from Ben's pile. Draw pile and market are empty: the round ends at once.",
    ),
    (  # the second card may be the last one of the stock
        lambda: table("superbeaver, 9", piles={"b": "4, 4"}, display="", stock="5", deck="").discard(
            "superbeaver"
        ),
        "steal b:4",
        "You take the 4 from Ben's pile, and Ben then draws at most one card.",
    ),
    (
        lambda: table("thief, 9", stock="4", deck="").discard("thief"),
        "steal stock:4",
        "You take the 4 from the market. Draw pile and market are empty: the round ends at once.",
    ),
    (
        lambda: table("fairy, 9").discard("fairy"),
        "ask b",
        "Next you say which card you wish for from Ben.",
    ),
    (
        lambda: table("fairy, 9").discard("fairy"),
        "pass",
        "The Fairy makes no wish.",
    ),
    (
        lambda: table("badguy, 9", players=3).discard("badguy"),
        "pick c",
        "You draw two cards that Cleo has to take.",
    ),
    (
        lambda: table("badguy, 9", stock="thief", deck="", players=3).discard("badguy"),
        "pick c",
        "You draw a card that Cleo has to take. Draw pile and market are empty: the round ends at once.",
    ),
    (
        lambda: table("badguy, 9", stock="king").discard("badguy"),
        "draw king",
        "Ben gets the King from the market.",
    ),
    (
        lambda: table("badguy, 9", stock="king").discard("badguy"),
        "draw pile",
        "Ben gets the top card of the draw pile; you don't see it.",
    ),
    (
        lambda: table("7, 9", piles={"b": "6"}).discard("7").play("take"),
        "draw 4",
        "You take the 4 from the market; everybody sees it.",
    ),
    (
        lambda: table("7, 9", piles={"b": "6"}).discard("7").play("take"),
        "draw pile",
        "You draw the top card; the others don't see it.",
    ),
    (
        lambda: table("7", collect=9).discard("7"),
        "next",
        "The next round begins when everybody is ready.",
    ),
    (
        lambda: table("7", collect=9).discard("7").play("next"),
        "deal",
        "The next round is dealt.",
    ),
]


@pytest.mark.parametrize(("laid_out", "action", "says"), CONSEQUENCES, ids=short)
def test_each_action_says_what_it_brings(laid_out: Callable[[], Table], action: str, says: str) -> None:
    t = laid_out()
    view = t.match.view(t.match.to_act)
    assert WORDS.consequence(view, act.TABLE.parse(action), "en", NAMES) == says


@pytest.mark.parametrize(("players", "copies"), [(2, 3), (3, 4), (5, 5)])
def test_what_the_robbed_draw_is_foretold_where_few_are_left(players: int, copies: int) -> None:
    """Decks are small here, so that many rounds end while somebody draws."""
    dice, short_of = random.Random(players), 0
    options = {"players": players, "highest": 7, "copies": copies, "stab_again": True}
    for seed in range(6 if INTERPRETED else 40):
        match = Match(Game.of("biber_mania", options), seed)
        promised: dict[int, list[tuple[int, int]]] = {}
        turn = 0
        while not match.over:
            view, chosen = match.view(match.to_act), dice.choice(match.legal())
            if chosen.word in ("take", "refuse") or (chosen.word == "steal" and chosen.argument[1] == ":"):
                victim = (
                    st.SEAT_LETTERS.index(chosen.argument[0]) if chosen.argument else decides(view.state, A)
                )
                lost = 1 if chosen.argument else int(view.state.top_n[victim])
                fewest, most = drawn(view, chosen)
                assert 0 <= fewest <= most <= lost
                promised.setdefault(victim, []).append((fewest, most))
                short_of += most < lost
            match.play(chosen)
            if match.over or decides(match.view(None).state, KIND) == Frame.PLAY:
                for victim, promises in promised.items():
                    draws = sum(
                        event.kind == Ev.DRAWS and event.seat == st.by(event) == victim
                        for _, event in match.events(None, turn)
                    )
                    assert sum(low for low, _ in promises) <= draws <= sum(high for _, high in promises)
                promised, turn = {}, match.ply
    assert short_of


def test_a_king_foretells_no_hand() -> None:
    """Whether the others have the number, and so whether the round ends, is hidden."""
    texts = set()
    for hand in ("8", "7"):
        t = table("king, 8, 9", hands={"b": hand}, piles={"b": "7, 7"}).play("add king", "add 8")
        texts.add(WORDS.consequence(t.match.view(0), act.TABLE.parse("lay"), "en", NAMES))
        t.play("lay")
        texts.add(WORDS.consequence(t.match.view(0), act.TABLE.parse("take"), "en", NAMES))
    assert texts == {
        "An 8 and a King: together two 8s. Stabs two 7s on Ben's pile. "
        "Then everybody else who has an 8 must add one.",
        "You take two 7s, and Ben then draws at most two cards.",  # none if Ben adds his last card (B47)
    }


def test_the_end_of_a_round_is_summed_up() -> None:
    """The starter's neighbour is asked first, the next starter last; only winners write points down (B60)."""
    t = table("4", piles={"a": "4, 4"}, hands={"b": "1", "c": "2, 2"}, players=3, collect=250).discard("4")
    texts = {}
    for seat in (2, 0, 1):
        assert t.match.to_act == seat
        texts[seat] = WORDS.prompt(t.match.view(seat), NAMES, "en")
        assert WORDS.prompt(t.match.view((seat + 1) % 3), NAMES, "en") == (
            f"Round 1 is scored. {NAMES[seat]} isn't ready yet."
        )
        t.play("next" if seat != 1 else "deal")
    assert texts == {
        2: "Round 1: you score −2, but only Anna may write points down. Ready for the next round?",
        0: "Round 1: you score 3 and write that down. Ready for the next round?",
        1: "Round 1: you score −1, but only Anna may write points down. Deal the next round when you are ready.",
    }


def test_the_verdict_counts_piles_and_hands() -> None:
    t = table("4, 4", piles={"a": "4, 4"}, hands={"b": "1"})
    assert WORDS.verdict(t.match.view(0), NAMES, "en") == ""
    t.discard("4, 4")
    assert (
        WORDS.verdict(t.match.view(0), NAMES, "en")
        == "Pile minus hand: 4 − 0 = 4 for Anna, 0 − 1 = −1 for Ben."
    )
    t = table("4", piles={"a": "4", "b": "7, 7, 7"}, hands={"b": "1"}).discard("4")
    assert WORDS.verdict(t.match.view(None), NAMES, "de") == (
        "Stapel minus Hand: 2 − 0 = 2 für Anna, 3 − 1 = 2 für Ben. "
        "Gleich viele Punkte, also ein geteilter Sieg: Anna und Ben."
    )
    more = {"points": {"a": 18, "b": 18}, "round": 4}
    t = table("4", piles={"a": "4", "b": "7, 7, 7"}, hands={"b": "1"}, collect=20, more=more).discard("4")
    assert WORDS.verdict(t.match.view(1), NAMES, "en") == (
        "Played to 20 points, over after 4 rounds. Anna and Ben are tied on points and share the victory."
    )
    t = table("4", collect=1, hands={"b": "1"}).discard("4")
    assert WORDS.verdict(t.match.view(1), NAMES, "de") == (
        "Gespielt wurde bis 1 Punkt, nach einer Runde ist Schluss."
    )


# --------------------------------------------------------------------------------------------- names, options, rules


def test_cards_and_places() -> None:
    de, en = SAYS.of("de"), SAYS.of("en")
    for face, grammar, text in (
        (6, {"case": "dat", "article": "the"}, "der 6"),
        (deck.KING, {"case": "acc", "article": "the"}, "den König"),
        (deck.FAIRY, {"case": "dat", "article": ""}, "einer Fee"),
        (UNKNOWN, {"case": "acc", "article": ""}, "eine Karte"),
        (deck.JOKER, {"case": "acc", "article": "no"}, "keinen Joker"),
        (7, {"case": "", "article": "no"}, "keine 7"),
    ):
        assert de.noun(card(face), grammar) == text
    plain, acc, dat = ({"case": case, "article": ""} for case in ("", "acc", "dat"))
    assert [en.noun(card(face), plain) for face in (8, 11, deck.THIEF)] == ["an 8", "an 11", "a Thief"]
    assert en.noun(card(7), {"case": "", "article": "no"}) == "no 7"
    assert en.noun(some(UNKNOWN, 2), plain) == "two cards"
    assert de.noun(some(7, 3), plain) == "drei 7er"
    assert en.noun(some(deck.THIEF, 2), plain) == "two Thieves"
    assert en.noun(some(5, 13), plain) == "13 5s"
    assert de.noun(bunch([deck.JOKER, 5, 5]), acc) == "zwei 5er und einen Joker"
    assert en.noun(bunch([deck.KING, 7, 6]), plain) == "6, 7 and a King"
    assert en.noun(bunch([deck.THIEF, 7, 6, 6]), plain) == "two 6s, a 7 and a Thief"
    pronoun = {"case": "acc", "article": "it"}
    pronouns = [de.noun(group(faces), pronoun) for faces in ([deck.THIEF], [deck.FAIRY], [5], [5, 5])]
    assert pronouns == ["ihn", "sie", "sie", "sie"]
    assert [en.noun(group(faces), pronoun) for faces in ([5], [5, 5])] == ["it", "them"]
    gen = {"case": "gen", "article": ""}
    assert [en.noun(player(name, "en"), gen) for name in ("You", "Ben")] == ["your", "Ben's"]
    assert [de.noun(player("du", "de"), case) for case in (plain, acc, dat)] == ["du", "dich", "dir"]
    assert en.noun(place(1, NAMES, "en"), {"case": "from", "article": ""}) == "from Ben's pile"
    assert de.noun(place(st.AT_STOCK, NAMES, "de"), plain) == "im Vorrat"
    assert de.noun(place(0, ("Du",), "de"), plain) == "oben bei dir"
    fr = SAYS.of("fr")
    assert [fr.noun(group(faces), pronoun) for faces in ([deck.THIEF], [deck.FAIRY], [5, 5])] == [
        "le",
        "la",
        "les",
    ]
    assert fr.noun(card(deck.FAIRY), {"case": "", "article": "no"}) == "aucune Fée"
    assert fr.noun(some(7, 2), plain) == "deux 7"
    taken = [fr.noun(place(at, ("Toi", "Anna"), "fr"), {"case": "from", "article": ""}) for at in (0, 1)]
    assert taken == ["chez toi", "chez Anna"]
    for lang in LANGUAGES:
        assert len({WORDS.bare_card(face, lang) for face in range(deck.FACES)}) == deck.FACES


def test_lookup_finds_rules_by_subject_and_rulings_by_number() -> None:
    for lang in LANGUAGES:
        for key in (key for key in SAYS.keys if key.endswith(".called")):
            names = SAYS(lang, key).split(", ")
            found = WORDS.lookup(names[-1].upper(), lang)
            assert found == names[0] + colon(lang) + SAYS(lang, key.removesuffix(".called"))
            assert_good(found, lang)
    assert WORDS.lookup("b57", "en") == "B57: Only one action card a turn."
    assert WORDS.lookup("unicorn", "en") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_name_every_ruling_and_option_and_the_house_deck(lang: str) -> None:
    page = WORDS.rules(lang)
    assert sorted(re.findall(r"- \*\*(B\d+)\*\* ", page)) == sorted(f"B{n}" for n in range(1, 69))
    for option in opt.OPTIONS:
        assert option.name == "players" or f"`{option.name}`" in page
        if option.ruling:
            assert WORDS.lookup(option.ruling, lang)
    for credit in ("Rajiva Stevenson", "Petra Döge", "2021"):
        assert credit in " ".join(page.split())
    number = {
        "de": ("je acht", "je drei", "sechs"),
        "en": ("eight of each", "three of each", "six"),
        "fr": ("huit de chaque", "trois de chaque", "six"),
    }[lang]
    assert (
        deck.HOUSE["copies"],
        deck.HOUSE["action_copies"],
        deck.HOUSE["jokers"],
        deck.HOUSE["highest"],
    ) == (8, 3, 6, 10)
    assert [row.split("|")[2].strip() for row in page.splitlines() if row.startswith("|")][2:] == list(number)
    assumed = {"de": "**angenommen**", "en": "**assumption**", "fr": "**supposition**"}
    assert assumed[lang] in page
