"""Words: nothing is missing in any language, the story is the one that happened, what is foretold comes true."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from biberbau import Game, Match, Position, View
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games.biber_mania import state as ev
from biberbau.games.biber_mania import words
from biberbau.games.biber_mania.actions import SEAT_LETTERS, TABLE
from biberbau.games.biber_mania.deck import (
    FACE_NAMES,
    FACES,
    FAIRY,
    HOUSE,
    JOKER,
    KING,
    NUMBERS,
    PARTYBEAVER,
    THIEF,
    UNKNOWN,
)
from biberbau.games.biber_mania.options import OPTIONS
from biberbau.games.biber_mania.words_ahead import drawn
from biberbau.games.biber_mania.words_discard import APART, RULE_OF, apart, laid
from biberbau.games.biber_mania.words_names import (
    RULE,
    SUBJECT,
    lying_at,
    no_card,
    several,
    taken_from,
    them,
    whom,
    whose,
)
from biberbau.games.wording import ACC, DAT
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.stack import KIND, A, decides
from common.ids import short

from . import scenario
from .scenario import Table, cards, fresh

LANGUAGES = ("de", "en")
OPTION_SETS: list[dict[str, object]] = [
    {"players": 2},
    {
        "players": 3,
        "collect": 25,
        "memory_aid": True,
        "professionals": True,
        "display_exact": True,
        "hippie_with_equals": False,
        "steal_jokers": False,
    },
    {
        "players": 5,
        "highest": 13,
        "display_actions": False,
        "stab_again": True,
        "plain_stabbed": False,
        "bodyguard_stays": True,
    },
]
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
STEP = 29 if INTERPRETED else 13
FILLING = "superbeaver, badguy, partybeaver, bodyguard, superbeaver, badguy, partybeaver, bodyguard"


def table(hand: str, *, display: str = scenario.QUIET, stock: str = scenario.STOCK, **more: Any) -> Table:
    """A laid-out table; display and stock are filled up with cards that only a single joker stabs."""
    if "deck" not in more:
        display = ", ".join((cards(display) + cards(FILLING))[:9])
        stock = ", ".join((cards(stock) + cards(scenario.STOCK))[:5])
    return scenario.table(hand, display=display, stock=stock, **more)


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", OPTION_SETS, ids=short)
def test_everything_has_words_during_whole_games(options: dict[str, object], lang: str) -> None:
    match, dice = Game.of("biber_mania", options).new(3), random.Random(3)
    while not match.over:
        if match.ply % STEP == 0:
            for seat in (None, *range(match.game.players)):
                view = match.view(seat)
                assert_good(words.prompt(view, NAMES, lang), lang)
                for action in TABLE.actions:
                    assert_good(words.action(view, action, lang, NAMES), lang, whole=False)
                    reason = words.why_not(view, action.notation, lang)
                    assert (reason == "") == (action in view.legal)
                    if reason:
                        assert_good(reason, lang)
        view = match.view(match.to_act)
        if match.ply % 3 == 0 or len(view.legal) > 20:
            for action in view.legal:
                assert_good(words.consequence(view, action, lang, NAMES), lang)
        match.play(dice.choice(match.legal()))
    for seat in (None, *range(match.game.players)):
        view = match.view(seat)
        assert_good(words.prompt(view, NAMES, lang), lang)
        assert_good(words.verdict(view, NAMES, lang), lang)
        assert_good(words.why_not(view, "lay", lang), lang)
        for sentence in log(match, seat, lang):
            assert_good(sentence, lang)


def log(match: Match, seat: int | None, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    """The whole story as a seat is told it."""
    narrator = words.Narrator(names, lang)
    told: list[str] = []
    for _, group in groupby(match.events(seat), key=lambda pair: pair[0]):
        told += narrator.tell([event for _, event in group])
    return told


def test_random_games_meet_every_event_and_every_question() -> None:
    """Else the test above says little."""
    seen: set[int] = set()
    for options in OPTION_SETS:
        for seed in range(2):
            match, dice = Game.of("biber_mania", options).new(seed), random.Random(seed)
            while not match.over:
                match.play(dice.choice(match.legal()))
            seen |= {event.kind for _, event in match.events(None)}
    assert seen == set(ev.EVENT_NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_consequences_show_nothing_hidden_and_change_nothing(lang: str) -> None:
    match, dice = Game.of("biber_mania", {"players": 3}).new(5), random.Random(5)
    while not match.over and match.ply < 150:
        view = match.view(match.to_act)
        if match.ply % 5 == 0:
            before = view.state.tobytes()
            told = {action: words.consequence(view, action, lang) for action in view.legal}
            assert view.state.tobytes() == before
            filled = Position.load(view.position()).filled(match.ply).as_seen_by(match.to_act).view()
            assert told == {action: words.consequence(filled, action, lang) for action in view.legal}
            for faces in some_selections(view, dice):
                told_of = words.selection(view, faces, lang, NAMES)
                assert told_of == words.selection(filled, faces, lang, NAMES)
            assert view.state.tobytes() == before
        match.play(dice.choice(view.legal))


def test_only_legal_actions_have_consequences() -> None:
    view = table("5").match.view(0)
    with pytest.raises(IllegalActionError, match="'take' is not legal now"):
        words.consequence(view, TABLE.parse("take"), "en")


# ------------------------------------------------------------------------------------------------------- selection


def select(t: Table, text: str, lang: str = "en") -> tuple[tuple[str, ...] | None, str, str]:
    """What the player who decides is told of this selection."""
    faces = [FACE_NAMES.index(card) for card in cards(text)]
    return words.selection(t.match.view(t.match.to_act), faces, lang, NAMES)


TOGETHER: list[tuple[Callable[[], Table], str, str, str, str, str]] = [
    (
        lambda: table("7, 7, 7, 9", display="5, 5, 5, 6, 6, 6, 8, 8, 8"),
        "7, 7, 7",
        "add 7, add 7, add 7, lay",
        "Three 7s. Stabs in the display what you choose: three 5s or three 6s.",
        "Drei 7er. Sticht in der Auslage, was du aussuchst: drei 5er oder drei 6er.",
        "equals",
    ),
    (
        lambda: table("7, 7, thief, 9", display="5, 5, 5, 6, 6, 8", piles={"b": "thief, 4, 4"}),
        "7, thief, 7",
        "add thief, add 7, add 7, lay",
        "Two 7s and a Thief, together three 7s. Stabs three 5s in the display and two 4s and a Thief on Ben's pile. "
        "Then you steal a card.",
        "Zwei 7er und ein Dieb, zusammen drei 7er. Sticht drei 5er in der Auslage und zwei 4er und einen Dieb von Ben. "
        "Dann klaust du eine Karte.",
        "thief",
    ),
    (  # the round ends with the last card of stock and draw pile (B54): not two
        lambda: table("superbeaver, 9", display="", stock="thief", deck="", players=3),
        "superbeaver",
        "add superbeaver, lay",
        "A Superbeaver alone, stabbing nothing. Then you steal a card.",
        "Ein Superbiber allein, ohne zu stechen. Dann klaust du eine Karte.",
        "superbeaver",
    ),
    (
        lambda: table("badguy, 9", stock="thief", deck="", players=3),
        "badguy",
        "add badguy, lay",
        "A Bad Guy alone, stabbing nothing. Then you draw a card for somebody else.",
        "Ein Bad Guy allein, ohne zu stechen. Dann ziehst du eine Karte für jemand anderen.",
        "badguy",
    ),
    (
        lambda: table("7, joker, joker, 9", players=3, piles={"b": "6, 6, joker", "c": "7, 7, 7"}),
        "joker, joker, 7",
        "add 7, add joker, add joker, lay",
        "A 7 and two Jokers, together three 7s. Stabs two 6s and a Joker on Ben's pile.",
        "Eine 7 und zwei Joker, zusammen drei 7er. Sticht zwei 6er und einen Joker von Ben.",
        "joker",
    ),
    (
        lambda: table("joker, 9", display="3, fairy" + 7 * ", joker", piles={"b": "king"}, jokers=9),
        "joker",
        "add joker, lay",
        "A Joker: the highest value. Stabs in the display what you choose: a 3 or a Fairy. "
        "Also stabs a King on Ben's pile.",
        "Ein Joker: der höchste Wert. Sticht in der Auslage, was du aussuchst: eine 3 oder eine Fee. "
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
        "An 8 and a King, together two 8s. Stabs nothing. Then everybody else who has an 8 must add one.",
        "Eine 8 und ein König, zusammen zwei 8er. Sticht nichts. Dann muss jeder andere, der eine 8 hat, "
        "eine dazulegen.",
        "king",
    ),
    (
        lambda: table("bodyguard, 8, 2"),
        "8, bodyguard",
        "add bodyguard, add 8, lay",
        "An 8 and a Bodyguard, together two 8s. Stabs nothing. Nobody can stab that, only steal from it.",
        "Eine 8 und ein Bodyguard, zusammen zwei 8er. Sticht nichts. Niemand kann das stechen, nur klauen.",
        "bodyguard",
    ),
    (
        lambda: table("king, 8", display="1, 2, 3"),
        "king",
        "add king, lay",
        "A King alone: that stabs nothing and does nothing (B20).",
        "Ein König allein: Das sticht nichts und bewirkt nichts (B20).",
        "king",
    ),
    (
        lambda: table("badguy, 8", display="1, 2, 3"),
        "badguy",
        "add badguy, lay",
        "A Bad Guy alone, stabbing nothing. Then you draw two cards for somebody else.",
        "Ein Bad Guy allein, ohne zu stechen. Dann ziehst du zwei Karten für jemand anderen.",
        "badguy",
    ),
    (
        lambda: table("thief, 8", display="1, 2, 3", piles={"b": "2, 2"}),
        "8, thief",
        "add thief, add 8, lay",
        "An 8 and a Thief, together two 8s. That is the last card of your hand: the round ends at once, "
        "without stabbing or action (B53).",
        "Eine 8 und ein Dieb, zusammen zwei 8er. Das ist deine letzte Handkarte: Die Runde endet sofort, "
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
    assert select(t, text) == (tuple(cards(actions)), english, words.rule(subject, "en"))
    assert select(t, text, "de") == (tuple(cards(actions)), german, words.rule(subject, "de"))
    t.play(*cards(actions))


APART_CASES: list[tuple[str, str, dict[str, Any], str, str, str]] = [
    (
        "5",
        "",
        {},
        "none",
        "Pick cards of your hand, at least one.",
        "Such Karten deiner Hand aus, mindestens eine.",
    ),
    ("5", "7", {}, "not_held", "You have no 7 in your hand.", "Du hast keine 7 auf der Hand."),
    ("5", "king", {}, "not_held", "You have no King in your hand.", "Du hast keinen König auf der Hand."),
    ("5", "5, 5", {}, "too_many", "You have only a 5 in your hand.", "Du hast nur eine 5 auf der Hand."),
    (
        "thief, fairy, 5, 6",
        "5, thief, fairy",
        {},
        "two_actions",
        "Only one action card a turn (B57), not a Thief and a Fairy.",
        "In einem Zug geht nur eine Aktionskarte (B57), nicht ein Dieb und eine Fee.",
    ),
    (
        "hippie, joker, 5, 6",
        "5, hippie, joker",
        {},
        "action_joker",
        "A Joker never goes with an action card (B56).",
        "Ein Joker geht nie mit einer Aktionskarte zusammen (B56).",
    ),
    (
        "partybeaver, 2, 2, 5",
        "partybeaver, 2, 5, 2",
        {},
        "party_equal",
        "The Partybeaver wants cards that don't go together (B22): the 2 is there more than once.",
        "Der Partybiber mag nichts, was zusammenpasst (B22): Die 2 ist mehrmals dabei.",
    ),
    (
        "partybeaver, 2, 5, 6, 9",
        "partybeaver, 2, 5, 6",
        {},
        "party_neighbours",
        "The Partybeaver wants cards that don't go together (B23): 5 and 6 are neighbours.",
        "Der Partybiber mag nichts, was zusammenpasst (B23): 5 und 6 sind Nachbarn.",
    ),
    (
        "partybeaver, 2, 5, 7, 9",
        "partybeaver, 2, 5",
        {},
        "party_three",
        "The Partybeaver takes exactly three numbers that don't go together (B23), or none at all.",
        "Zum Partybiber gehören genau drei Zahlen, die nicht zusammenpassen (B23), oder gar keine.",
    ),
    (
        "hippie, 4, 4, 9",
        "hippie, 4, 4",
        {"hippie_with_equals": False},
        "hippie_row",
        "At this table the Hippie takes two to six numbers in a row (B21), or none at all.",
        "An diesem Tisch gehören zum Hippie zwei bis sechs Zahlen in einer Reihe (B21), oder gar keine.",
    ),
    (
        "hippie, 4, 4, 5",
        "hippie, 4, 4, 5",
        {},
        "row_twice",
        "In a sequence each number comes once; the 4 is there more than once.",
        "In einer Folge kommt jede Zahl einmal vor; die 4 ist mehrmals dabei.",
    ),
    (
        "hippie, 1, 2, 3, 4, 5, 6, 7, 9",
        "hippie, 1, 2, 3, 4, 5, 6, 7",
        {},
        "row_long",
        "The Hippie takes six numbers at most (B26), here are 7.",
        "Zum Hippie gehören höchstens sechs Zahlen (B26), hier sind es 7.",
    ),
    (
        "hippie, 1, 4, 9",
        "hippie, 1, 4",
        {},
        "row_holes",
        "The Hippie stands for a single number (B27), which is not enough for 1 and 4.",
        "Der Hippie ersetzt eine einzige Zahl (B27), und für 1 und 4 reicht das nicht.",
    ),
    (
        "hippie, 4, 5",
        "hippie, 4, 5",
        {"professionals": True},
        "professionals",
        "At this table nobody may go out with a Hippie sequence (B62).",
        "An diesem Tisch darf niemand mit einer Folge samt Hippie Schluss machen (B62).",
    ),
    (
        "king, 4, 5",
        "king, 4, 5",
        {},
        "action_equals",
        "The King goes with equal numbers, not with 4 and 5.",
        "Mit dem König gehen nur gleiche Zahlen zusammen, nicht 4 und 5.",
    ),
    (
        "joker, 4, 5",
        "joker, 4, 5",
        {},
        "joker_equals",
        "A Joker goes with equal numbers, not with 4 and 5; sequences take no Jokers (B32).",
        "Ein Joker ergänzt gleiche Zahlen, nicht 4 und 5; in Folgen hat er nichts zu suchen (B32).",
    ),
    (
        "4, 5, 6, 9",
        "4, 5, 6",
        {},
        "row_alone",
        "Without a Hippie you may lay a sequence only if it stabs one with a Hippie, of the same length, on top of "
        "somebody's pile (B30).",
        "Ohne Hippie darfst du eine Folge nur legen, wenn sie oben auf einem anderen Stapel eine gleich lange mit "
        "Hippie sticht (B30).",
    ),
    (
        "4, 5, 7, 7",
        "4, 7, 7",
        {},
        "different",
        "4 and 7 don't go together: different numbers go only in a row with the Hippie, or three of them with the "
        "Partybeaver.",
        "4 und 7 passen nicht zusammen: Verschiedene Zahlen gehen nur als Folge mit dem Hippie oder, zu dritt, mit "
        "dem Partybiber.",
    ),
]


@pytest.mark.parametrize(("hand", "text", "options", "key", "english", "german"), APART_CASES, ids=short)
def test_selections_that_do_not_go_together(
    hand: str, text: str, options: dict[str, Any], key: str, english: str, german: str
) -> None:
    t = table(hand, **options)
    for lang, reason in (("en", english), ("de", german)):
        rule = words.rule(RULE_OF[key], lang) if key in RULE_OF else ""
        assert select(t, text, lang) == (None, reason, rule)
        assert_good(reason, lang)


def test_professionals_are_told_why_a_stab_would_be_the_last_move() -> None:
    more = {"piles": {"b": "hippie, 4, 5"}, "stock": "1, 2", "deck": "", "display": "10"}
    t = table("hippie, 7, 8, 9", professionals=True, **more)
    for lang, start in (
        ("en", "That would stab so many cards that draw pile and stock were used up: at this table"),
        ("de", "Damit würde so viel gestochen, dass Nachziehstapel und Vorrat aufgebraucht wären:"),
    ):
        actions, reason, rule = select(t, "hippie, 7, 8", lang)
        assert (
            actions is None
            and reason.startswith(start)
            and "(B67)" in reason
            and rule == RULE["hippie"][lang]
        )


def test_each_reason_has_a_selection_above() -> None:
    above = {key for _, _, _, key, _, _ in APART_CASES} | {"last_stab"}
    assert above == APART.keys() - {"order"}
    assert RULE_OF.keys() <= APART.keys()


def test_a_discard_that_was_begun_goes_on_in_the_order_of_the_rules() -> None:
    t = table("7, 7, thief, joker, 9").play("add 7")
    assert select(t, "7, joker")[0] == ("add 7", "add joker", "lay")
    assert select(t, "")[0] == ("lay",)
    assert select(t, "thief")[:2] == (
        None,
        "Too late for that: first the action card, then numbers from low to high, Jokers last.",
    )
    assert select(t, "thief", "de")[1].startswith("Das kommt zu spät: Erst die Aktionskarte, dann Zahlen")


def test_selections_when_something_else_is_to_be_decided() -> None:
    t = table("7, 9", piles={"b": "5"}).discard("7")
    assert select(t, "9") == (
        None,
        "Something else comes first: You stab a 5 on Ben's pile: take it or refuse?",
        "",
    )
    turn = words.selection(t.match.view(1), [9], "de", NAMES)
    assert turn == (None, "Du bist gerade nicht dran: Entschieden wird reihum.", "")
    nobody = words.selection(t.match.view(None), [9], "en", NAMES)
    assert nobody == (None, "You are watching; spectators don't play.", "")


def some_selections(view: View, dice: random.Random) -> list[list[int]]:
    """Cards of the viewer's hand, at random, but rather such as may go together."""
    hand = [face for face in range(FACES) for _ in range(int(view.state.hand[view.seat, face]))]
    found = [dice.sample(hand, size) for size in range(min(len(hand), 6))]
    for face in set(hand):
        equals = [one for one in hand if one == face]
        found.append(equals + [one for one in hand if one in (JOKER, THIEF, PARTYBEAVER)][:1])
    return found


def test_what_a_selection_foretells_comes_true_and_no_reason_is_missing() -> None:
    """Selections of any order become what the rules make of them, or have a reason that is not the order."""
    laid_out, refused = 0, 0
    for seed in range(2 if INTERPRETED else 12):
        options = {"players": 2 + seed % 4, "professionals": seed % 2 == 0, "highest": (10, 13)[seed % 2]}
        match, dice = Game.of("biber_mania", options).new(seed), random.Random(seed)
        while not match.over:
            view = match.view(match.to_act)
            if not any(action.word == "add" for action in view.legal) or view.state.chosen_n:
                match.play(dice.choice(view.legal))
                continue
            for faces in some_selections(view, dice):
                actions, _, _ = words.selection(view, faces, "en", NAMES)
                if actions is None:
                    refused += 1
                    assert apart(view.state, faces, "en")[0] != APART["order"]["en"], faces
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
    chosen = [f"stab {FACE_NAMES[face]}" for face in display]
    if len(display) > 1:
        assert [action.notation for action in match.legal()] == chosen
        match.play(chosen[0])
    while not match.over and match.legal()[0].word == "take":
        match.play("take")
    happened = [event for _, event in match.events(None)]
    assert [e.card for e in happened if e.kind == ev.STABS_DISPLAY] == list(display[:1])
    assert [(e.a, e.b) for e in happened if e.kind == ev.STABS] == [
        (seat, len(group)) for seat, group in piles
    ]
    assert all(len(group) == count for _, group in piles)
    ended = [e for e in happened if e.kind == ev.ROUND_ENDS]
    assert bool(ended and ended[0].a == ev.OUT_OF_CARDS and ended[0].seat == happened[0].seat) == ends


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
            texts.setdefault(aided, []).append(words.consequence(view, TABLE.parse("wish 7"), "en", NAMES))
            assert words.consequence(view, TABLE.parse("wish thief"), "de", NAMES) == (
                "Hat Ben einen Dieb, bekommst du ihn; sonst ist der Wunsch vertan."
            )
    wasted = "If Ben has a 7, you get it; otherwise the wish is wasted."
    assert texts == {False: [wasted, wasted], True: [wasted, "All have seen that Ben has a 7: you get it."]}


# ------------------------------------------------------------------------------------------------------- the story


def told(t: Table, *actions: str, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    """What the actions bring about, as seat 0 sees it."""
    t.play(*actions)
    return log(t.match, 0, lang, names)


STORIES: list[tuple[Callable[[], Table], str, list[str], list[str]]] = [
    (
        lambda: table("7, 7, 9", display="5, 5, 6", piles={"b": "4, 4"}),
        "add 7, add 7, lay, take",
        [
            "Anna lays two 7s.",
            "Anna stabs two 5s in the display and takes them.",
            "Anna stabs two 4s on Ben's pile and takes them.",
        ],
        [
            "Anna legt zwei 7er.",
            "Anna sticht zwei 5er in der Auslage und nimmt sie auf die Hand.",
            "Anna sticht zwei 4er von Ben und nimmt sie auf die Hand.",
        ],
    ),
    (
        lambda: table("joker, 9", display="5, fairy" + 7 * ", joker", piles={"b": "king"}, jokers=9),
        "add joker, lay, stab fairy, refuse",
        [
            "Anna lays a Joker.",
            "Anna stabs a Fairy in the display and takes it.",
            "Anna stabs a King on Ben's pile and refuses: out of the game.",
        ],
        [
            "Anna legt einen Joker.",
            "Anna sticht eine Fee in der Auslage und nimmt sie auf die Hand.",
            "Anna sticht einen König von Ben und lehnt ab: aus dem Spiel damit.",
        ],
    ),
    (
        lambda: table("superbeaver, 4, 9", display="10, king", piles={"b": "5, 6"}),
        "add superbeaver, add 4, lay, steal stock:3, steal b:6",
        [
            "Anna lays a 4 and a Superbeaver, together two 4s.",
            "Anna steals a 3 from the stock.",
            "Anna steals a 6 from Ben's pile.",
        ],
        [
            "Anna legt eine 4 und einen Superbiber, zusammen zwei 4er.",
            "Anna klaut eine 3 aus dem Vorrat.",
            "Anna klaut eine 6 von Ben.",
        ],
    ),
    (
        lambda: table("thief, 9", display="10, king"),
        "add thief, lay, steal display:king",
        ["Anna plays a Thief alone.", "Anna steals a King from the display."],
        ["Anna spielt einen Dieb allein.", "Anna klaut einen König aus der Auslage."],
    ),
    (
        lambda: table("fairy, 9", hands={"b": "7, 8"}),
        "add fairy, lay, ask b, wish 8",
        ["Anna plays a Fairy alone.", "Anna wishes for an 8 from Ben and gets it."],
        ["Anna spielt eine Fee allein.", "Anna wünscht sich eine 8 von Ben und bekommt sie."],
    ),
    (
        lambda: table("fairy, 9", hands={"b": "7, 8"}),
        "add fairy, lay, ask b, wish joker",
        ["Anna plays a Fairy alone.", "Anna wishes for a Joker from Ben, in vain."],
        ["Anna spielt eine Fee allein.", "Anna wünscht sich einen Joker von Ben, vergeblich."],
    ),
    (
        lambda: table("fairy, 9"),
        "add fairy, lay, pass",
        ["Anna plays a Fairy alone.", "Anna wishes for nothing."],
        ["Anna spielt eine Fee allein.", "Anna wünscht sich nichts."],
    ),
    (
        lambda: table("partybeaver, 2, 5, 9, 9"),
        "add partybeaver, add 2, add 5, add 9, lay",
        ["Anna throws a party: the Partybeaver with 2, 5 and 9."],
        ["Anna lässt den Partybiber feiern, mit 2, 5 und 9."],
    ),
    (
        lambda: table("hippie, 2, 3, 9"),
        "add hippie, add 2, add 3, lay",
        ["Anna lays a sequence: 2, 3 and a Hippie."],
        ["Anna legt eine Folge: 2, 3 und einen Hippie."],
    ),
    (
        lambda: table("badguy, 9", stock="4, 4, 5, 6, 7", players=3),
        "add badguy, lay, pick c, draw 4, draw pile",
        [
            "Anna plays a Bad Guy alone.",
            "Anna sends the Bad Guy to Cleo.",
            "Cleo gets a 4 from the stock.",
            "Cleo gets a card from the draw pile.",
        ],
        [
            "Anna spielt einen Bad Guy allein.",
            "Anna schickt den Bad Guy zu Cleo.",
            "Cleo bekommt eine 4 aus dem Vorrat.",
            "Cleo bekommt eine Karte vom Nachziehstapel.",
        ],
    ),
    (
        lambda: table("king, 8, 2", hands={"b": "8, 9", "c": "7, 9"}, players=3),
        "add king, add 8, lay",
        ["Anna lays an 8 and a King, together two 8s.", "Ben has to add an 8 to the King.", "Cleo has none."],
        [
            "Anna legt eine 8 und einen König, zusammen zwei 8er.",
            "Ben muss eine 8 zum König legen.",
            "Cleo hat keine.",
        ],
    ),
    (
        lambda: table("5", piles={"b": "4, 4"}, hands={"b": "1, 2, 3, 4"}),
        "add 5, lay",
        [
            "Anna lays a 5.",
            "Anna has played the last card of the hand: the round ends at once.",
            "Points of this round: Anna 1, Ben −2.",
            "The game is over.",
        ],
        [
            "Anna legt eine 5.",
            "Anna hat die letzte Handkarte ausgespielt: Die Runde ist sofort zu Ende.",
            "Punkte dieser Runde: Anna 1, Ben −2.",
            "Das Spiel ist aus.",
        ],
    ),
    (
        lambda: table("thief, 9", stock="4", deck=""),
        "add thief, lay, steal stock:4",
        [
            "Anna plays a Thief alone.",
            "Anna steals a 4 from the stock.",
            "Draw pile and stock are empty: the round ends at once.",
        ],
        [
            "Anna spielt einen Dieb allein.",
            "Anna klaut eine 4 aus dem Vorrat.",
            "Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.",
        ],
    ),
    (
        lambda: table("fairy, 9", hands={"b": "8"}),
        "add fairy, lay, ask b, wish 8",
        [
            "Anna plays a Fairy alone.",
            "Anna wishes for an 8 from Ben and gets it.",
            "It would be Ben's turn, with no card in hand: the round ends.",
        ],
        [
            "Anna spielt eine Fee allein.",
            "Anna wünscht sich eine 8 von Ben und bekommt sie.",
            "Ben wäre dran und hat keine Karte mehr: Die Runde ist zu Ende.",
        ],
    ),
    (
        lambda: table("4", piles={"a": "4, 4"}, hands={"b": "1"}, collect=250, more={"points": {"b": 30}}),
        "add 4, lay",
        [
            "Anna lays a 4.",
            "Anna has played the last card of the hand: the round ends at once.",
            "Points of this round: Anna 3, Ben −1. Written down so far: Anna 3, Ben 30.",
        ],
        [
            "Anna legt eine 4.",
            "Anna hat die letzte Handkarte ausgespielt: Die Runde ist sofort zu Ende.",
            "Punkte dieser Runde: Anna 3, Ben −1. Aufgeschrieben bis jetzt: Anna 3, Ben 30.",
        ],
    ),
]


@pytest.mark.parametrize(("laid_out", "actions", "english", "german"), STORIES, ids=short)
def test_stories(laid_out: Callable[[], Table], actions: str, english: list[str], german: list[str]) -> None:
    for lang, expected in (("en", english), ("de", german)):
        story = [
            line
            for line in told(laid_out(), *cards(actions), lang=lang)
            if not line.startswith(("New", "Neu"))
        ]
        assert story[: len(expected)] == expected


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
    assert "Ben sticht zwei 7er von dir und lehnt ab: aus dem Spiel damit." in found
    assert "Ben stabs two 7s on your pile and refuses: out of the game." in log(
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
    assert story[-1] == "New in the display: 3; in the stock: 7."
    t = table("superbeaver, 9", display="10, 10, 10, 10, 10, 10, 10, king, king", deck="7, 3, thief")
    story = told(t, "add superbeaver", "lay", "steal display:king", "steal display:10", lang="de")
    assert story[-1] == "Neu in der Auslage: 3, 7."


def test_the_deal_is_told() -> None:
    t = fresh(seed=1, players=5)
    starter = NAMES[t.match.to_act or 0]
    assert log(t.match, None)[0] == f"Round 1: 10 cards for everybody. {starter} begins."
    assert log(t.match, 2, "de")[0] == f"Runde 1: Jeder bekommt 10 Karten. {starter} fängt an."
    assert re.fullmatch(
        r"New in the display: (\w[\w ]*, ){8}\w[\w ]*; in the stock: (\w[\w ]*, ){4}\w[\w ]*\.",
        log(t.match, 0)[1],
    )


def test_a_story_goes_on_from_a_discard_that_was_begun() -> None:
    t = table("7, 9", more={"chosen": ["7"]})
    start = t.match.position().state
    t.play("add 7", "lay")
    narrator = words.Narrator.of(start, NAMES, "en")
    assert narrator.tell([event for _, event in t.match.events(0)])[0] == "Anna lays two 7s."


# ------------------------------------------------------------------------------------- consequences, reasons, prompts

CONSEQUENCES: list[tuple[Callable[[], Table], str, str, str]] = [
    (
        lambda: table("partybeaver, 2, 5, 9"),
        "add partybeaver",
        "A Partybeaver alone: that stabs nothing and does nothing (B20).",
        "Ein Partybiber allein: Das sticht nichts und bewirkt nichts (B20).",
    ),
    (
        lambda: table("partybeaver, 2, 5, 9, 9").play("add partybeaver"),
        "add 2",
        "Not a whole discard yet: The Partybeaver takes exactly three numbers that don't go together (B23), "
        "or none at all.",
        "Noch keine ganze Ablage: Zum Partybiber gehören genau drei Zahlen, die nicht zusammenpassen (B23), "
        "oder gar keine.",
    ),
    (
        lambda: table("7, 7, 9", display="5, 5").play("add 7", "add 7"),
        "lay",
        "Two 7s. Stabs two 5s in the display.",
        "Zwei 7er. Sticht zwei 5er in der Auslage.",
    ),
    (
        lambda: table("7, 7, 9", display="5, 5, 6, 6").discard("7, 7"),
        "stab 6",
        "You take two 6s from the display.",
        "Du nimmst zwei 6er aus der Auslage auf die Hand.",
    ),
    (
        lambda: table("7, 7, 9", piles={"b": "thief, 6"}).discard("7, 7"),
        "take",
        "You take a 6 and a Thief; Ben draws two cards instead.",
        "Du nimmst eine 6 und einen Dieb auf die Hand; Ben zieht dafür zwei Karten nach.",
    ),
    (
        lambda: table("7, 9", piles={"b": "6"}).discard("7"),
        "refuse",
        "A 6: out of the game and nobody's point (B11). Ben draws a card all the same.",
        "Eine 6: aus dem Spiel und für niemanden ein Punkt (B11). Ben zieht trotzdem eine Karte nach.",
    ),
    (
        lambda: table("thief, 9", display="fairy").discard("thief"),
        "steal display:fairy",
        "You take the Fairy from the display.",
        "Du nimmst die Fee aus der Auslage auf die Hand.",
    ),
    (
        lambda: table("superbeaver, 9", piles={"b": "4, 4 | 6"}).discard("superbeaver"),
        "steal b:6",
        "You take the 6 from Ben's pile; Ben draws a card instead. That lays open what is below: two 4s.",
        "Du nimmst die 6 von Ben auf die Hand; Ben zieht dafür eine Karte nach. "
        "Darunter kommt zum Vorschein: zwei 4er.",
    ),
    (
        lambda: table("thief, 9", piles={"b": "4, 4 | 6"}).discard("thief"),
        "steal b:6",
        "You take the 6 from Ben's pile; Ben draws a card instead.",
        "Du nimmst die 6 von Ben auf die Hand; Ben zieht dafür eine Karte nach.",
    ),
    # Draw pile and stock both empty end the round at that very moment (B54): nobody draws more than there are.
    (
        lambda: table("7, 7, 7, 9", piles={"b": "6, 6, 6"}, stock="4, 5", deck="").discard("7, 7, 7"),
        "take",
        "You take three 6s; Ben draws two cards instead.",
        "Du nimmst drei 6er auf die Hand; Ben zieht dafür zwei Karten nach.",
    ),
    (
        lambda: table("7, 7, 7, 9", piles={"b": "6, 6, 6"}, stock="4", deck="").discard("7, 7, 7"),
        "refuse",
        "Three 6s: out of the game and nobody's point (B11). Ben draws a card all the same. "
        "Draw pile and stock are empty: the round ends at once.",
        "Drei 6er: aus dem Spiel und für niemanden ein Punkt (B11). Ben zieht trotzdem eine Karte nach. "
        "Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.",
    ),
    (  # clockwise: Ben has drawn the last card before Cleo's turn to draw comes (B48)
        lambda: (
            table("7, 9", players=3, piles={"b": "6", "c": "5"}, stock="4", deck="").discard("7").play("take")
        ),
        "refuse",
        "A 5: out of the game and nobody's point (B11). Draw pile and stock are empty: the round ends at once.",
        "Eine 5: aus dem Spiel und für niemanden ein Punkt (B11). "
        "Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.",
    ),
    (
        lambda: (
            table("7, 9", players=3, piles={"b": "6", "c": "5"}, stock="4", deck="").discard("7").play("take")
        ),
        "take",
        "You take a 5. Draw pile and stock are empty: the round ends at once.",
        "Du nimmst eine 5 auf die Hand. Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.",
    ),
    (
        lambda: (
            table("superbeaver, 9", piles={"b": "4, 4"}, display="", stock="5", deck="")
            .discard("superbeaver")
            .play("steal b:4")
        ),
        "steal b:4",
        "You take the 4 from Ben's pile. Draw pile and stock are empty: the round ends at once.",
        "Du nimmst die 4 von Ben auf die Hand. Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.",
    ),
    (  # the second card may be the last one of the stock
        lambda: table("superbeaver, 9", piles={"b": "4, 4"}, display="", stock="5", deck="").discard(
            "superbeaver"
        ),
        "steal b:4",
        "You take the 4 from Ben's pile; Ben draws at most one card instead.",
        "Du nimmst die 4 von Ben auf die Hand; Ben zieht dafür höchstens eine Karte nach.",
    ),
    (
        lambda: table("thief, 9", stock="4", deck="").discard("thief"),
        "steal stock:4",
        "You take the 4 from the stock. Draw pile and stock are empty: the round ends at once.",
        "Du nimmst die 4 aus dem Vorrat auf die Hand. "
        "Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.",
    ),
    (
        lambda: table("fairy, 9").discard("fairy"),
        "ask b",
        "Then you say which of Ben's cards you wish for.",
        "Dann sagst du, welche Karte du dir von Ben wünschst.",
    ),
    (
        lambda: table("fairy, 9").discard("fairy"),
        "pass",
        "The Fairy wishes for nothing.",
        "Die Fee wünscht sich nichts.",
    ),
    (
        lambda: table("badguy, 9", players=3).discard("badguy"),
        "pick c",
        "You draw two cards that Cleo has to take.",
        "Du ziehst zwei Karten, die Cleo nehmen muss.",
    ),
    (
        lambda: table("badguy, 9", stock="thief", deck="", players=3).discard("badguy"),
        "pick c",
        "You draw a card that Cleo has to take. Draw pile and stock are empty: the round ends at once.",
        "Du ziehst eine Karte, die Cleo nehmen muss. "
        "Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.",
    ),
    (
        lambda: table("badguy, 9", stock="king").discard("badguy"),
        "draw king",
        "Ben gets the King from the stock.",
        "Ben bekommt den König aus dem Vorrat.",
    ),
    (
        lambda: table("badguy, 9", stock="king").discard("badguy"),
        "draw pile",
        "Ben gets the top card of the draw pile; you don't see it.",
        "Ben bekommt die oberste Karte vom Nachziehstapel; du siehst sie nicht.",
    ),
    (
        lambda: table("7, 9", piles={"b": "6"}).discard("7").play("take"),
        "draw 4",
        "You take the 4 from the stock; all see it.",
        "Du nimmst die 4 aus dem Vorrat auf die Hand; alle sehen sie.",
    ),
    (
        lambda: table("7, 9", piles={"b": "6"}).discard("7").play("take"),
        "draw pile",
        "You draw the top card; the others don't see it.",
        "Du ziehst die oberste Karte; die anderen sehen sie nicht.",
    ),
    (
        lambda: table("7", collect=9).discard("7"),
        "next",
        "The next round begins as soon as everybody goes on.",
        "Die nächste Runde beginnt, sobald alle weitergehen.",
    ),
    (
        lambda: table("7", collect=9).discard("7").play("next"),
        "deal",
        "The next round is dealt.",
        "Die nächste Runde wird ausgeteilt.",
    ),
]


@pytest.mark.parametrize(("laid_out", "action", "english", "german"), CONSEQUENCES, ids=short)
def test_consequences(laid_out: Callable[[], Table], action: str, english: str, german: str) -> None:
    t = laid_out()
    view = t.match.view(t.match.to_act)
    assert words.consequence(view, TABLE.parse(action), "en", NAMES) == english
    assert words.consequence(view, TABLE.parse(action), "de", NAMES) == german


@pytest.mark.parametrize(("players", "copies"), [(2, 3), (3, 4), (5, 5)])
def test_what_the_robbed_draw_is_foretold_where_few_are_left(players: int, copies: int) -> None:
    """Decks are small here, so that many rounds end while somebody draws."""
    dice, short_of = random.Random(players), 0
    options = {"players": players, "highest": 7, "copies": copies, "stab_again": True}
    for seed in range(6 if INTERPRETED else 40):
        match = Game.of("biber_mania", options).new(seed)
        promised: dict[int, list[tuple[int, int]]] = {}
        turn = 0
        while not match.over:
            view, chosen = match.view(match.to_act), dice.choice(match.legal())
            if chosen.word in ("take", "refuse") or (chosen.word == "steal" and chosen.argument[1] == ":"):
                victim = SEAT_LETTERS.index(chosen.argument[0]) if chosen.argument else decides(view.state, A)
                lost = 1 if chosen.argument else int(view.state.top_n[victim])
                fewest, most = drawn(view, chosen)
                assert 0 <= fewest <= most <= lost
                promised.setdefault(victim, []).append((fewest, most))
                short_of += most < lost
            match.play(chosen)
            if match.over or decides(match.view(None).state, KIND) == ev.PLAY:
                for victim, promises in promised.items():
                    draws = sum(
                        (event.kind, event.seat, event.b) == (ev.DRAWS, victim, victim)
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
        texts.add(words.consequence(t.match.view(0), TABLE.parse("lay"), "en", NAMES))
        t.play("lay")
        texts.add(words.consequence(t.match.view(0), TABLE.parse("take"), "en", NAMES))
    assert texts == {
        "An 8 and a King, together two 8s. Stabs two 7s on Ben's pile. "
        "Then everybody else who has an 8 must add one.",
        "You take two 7s; Ben draws at most two cards instead.",  # none if he adds his last card (B47)
    }


WHY_NOT: list[tuple[Callable[[], Table], str, str]] = [
    (lambda: table("7, 9"), "lay", "Pick cards of your hand, at least one."),
    (lambda: table("7, 9"), "add 8", "You have no 8 in your hand."),
    (
        lambda: table("7, 9").play("add 7"),
        "add 9",
        "7 and 9 don't go together: different numbers go only in a row with",
    ),
    (
        lambda: table("7, thief, 9").play("add 7"),
        "add thief",
        "Too late for that: first the action card, then numbers",
    ),
    (
        lambda: table("7, 9", piles={"b": "6"}).discard("7"),
        "add 9",
        "Something else comes first: You stab a 6 on Blue's pile: take it or refuse?",
    ),
    (
        lambda: table("7, 7, 9", display="5, 5, 6, 6, 4").discard("7, 7"),
        "stab 4",
        "You can't stab that: the same number of cards of a lower number can be stabbed.",
    ),
    (
        lambda: table("7, 7, 9", display="5, 5, 6, 6, 4, 4, 4", display_exact=True).discard("7, 7"),
        "stab 4",
        "You can't stab that: at this table it takes exactly as many cards of a lower number (B6).",
    ),
    (
        lambda: table("7, 9"),
        "stab 4",
        "In the display you stab with what you lay; you choose only when several",
    ),
    (lambda: table("7, 9"), "take", "You can take or refuse only what you stab on others' piles."),
    (lambda: table("7, 9"), "refuse", "You can take or refuse only what you stab on others' piles."),
    (lambda: table("7, 9"), "steal stock:3", "You can steal only with a Thief or a Superbeaver."),
    (
        lambda: table("thief, 9").discard("thief"),
        "steal a:thief",
        "You don't steal from your own pile (B37).",
    ),
    (lambda: table("thief, 9").discard("thief"), "steal c:7", "Nobody sits on that seat."),
    (lambda: table("thief, 9").discard("thief"), "steal b:7", "There is no 7 on top of Blue's pile."),
    (lambda: table("thief, 9").discard("thief"), "steal stock:7", "There is no 7 in the stock."),
    (lambda: table("thief, 9").discard("thief"), "steal display:7", "There is no 7 in the display."),
    (
        lambda: table("thief, 9", stock="joker, 4", steal_jokers=False).discard("thief"),
        "steal stock:joker",
        "At this table Jokers can't be stolen (B40).",
    ),
    (lambda: table("7, 9"), "ask b", "You can wish only with the Fairy."),
    (lambda: table("7, 9"), "wish 7", "You can wish only with the Fairy."),
    (lambda: table("7, 9"), "pass", "You can wish only with the Fairy."),
    (lambda: table("fairy, 9").discard("fairy"), "ask a", "You can wish for something only from others."),
    (lambda: table("fairy, 9").discard("fairy"), "ask d", "Nobody sits on that seat."),
    (
        lambda: table("fairy, 9", hands={"c": ""}, players=3).discard("fairy"),
        "ask c",
        "Green has no card in hand.",
    ),
    (lambda: table("fairy, 9").discard("fairy"), "wish 7", "First choose from whom you wish for something."),
    (lambda: table("fairy, 9").discard("fairy").play("ask b"), "wish 11", "There is no 11 in this deck."),
    (
        lambda: table("fairy, 9").discard("fairy").play("ask b"),
        "pass",
        "Something else comes first: Which of Blue's cards do you wish for?",
    ),
    (
        lambda: table("fairy, 9", players=3).discard("fairy").play("ask b"),
        "ask c",
        "Something else comes first: Which of Blue's cards do you wish for?",
    ),
    (lambda: table("7, 9"), "pick b", "You draw for others only with the Bad Guy."),
    (lambda: table("badguy, 9", players=3).discard("badguy"), "pick a", "The Bad Guy goes to somebody else."),
    (lambda: table("badguy, 9", players=3).discard("badguy"), "pick d", "Nobody sits on that seat."),
    (
        lambda: table("badguy, 9", stock="3, 3, 5, 5, 5").discard("badguy"),
        "draw 4",
        "There is no 4 in the stock.",
    ),
    (
        lambda: table("badguy, 9", stock="3, 4, 5, 5", deck="", display="10").discard("badguy"),
        "draw pile",
        "The draw pile is empty.",
    ),
    (lambda: table("7, 9"), "draw 4", "Only who lost cards to stabbing or stealing draws, after the turn."),
    (
        lambda: table("7, 9"),
        "draw pile",
        "Only who lost cards to stabbing or stealing draws, after the turn.",
    ),
    (lambda: table("7, 9"), "deal", "Cards are dealt again when the round has been counted."),
    (lambda: table("7, 9"), "next", "The round is still on; you can go on when it has been counted."),
    (lambda: table("7", collect=9).discard("7"), "deal", "Something else comes first: Round 1 brings you"),
    (lambda: table("7, 9"), "sing", "There is no action “sing” in this game."),
]


@pytest.mark.parametrize(("laid_out", "subject", "reason"), WHY_NOT, ids=short)
def test_why_not(laid_out: Callable[[], Table], subject: str, reason: str) -> None:
    t = laid_out()
    view = t.match.view(t.match.to_act)
    found = words.why_not(view, subject, "en")
    assert found.startswith(reason)
    if reason.endswith("."):
        assert found == reason
    german = words.why_not(view, subject, "de")
    if subject != "sing":
        assert_good(german, "de")
    assert re.findall(r"\(B\d+\)", german) == re.findall(r"\(B\d+\)", found)


def test_why_not_for_those_who_are_not_to_act() -> None:
    match = table("7, 9").match
    assert (
        words.why_not(match.view(1), "lay", "en")
        == "It is not your turn: players decide one after the other."
    )
    assert words.why_not(match.view(None), "lay", "en") == "You are watching; spectators don't play."
    assert words.why_not(match.view(0), "add 7", "en") == ""


def ask(t: Table, lang: str = "en") -> str:
    return words.prompt(t.match.view(t.match.to_act), NAMES, lang)


def test_prompts() -> None:
    assert ask(table("7, 9")) == "What do you lay? At least one card, and the more the better."
    assert (
        ask(table("7, 7, 9").play("add 7"), "de")
        == "Bis jetzt eine 7: Leg das ab, oder nimm noch etwas dazu."
    )
    assert ask(table("7, 9").play("add 7")) == "Nothing more goes with it: lay a 7."
    party = table("partybeaver, 1, 4, 7, 9").play("add partybeaver", "add 1")
    assert ask(party, "de") == "Bis jetzt eine 1 und ein Partybiber: Da fehlt noch etwas."
    two = table("7, 7, 9", display="5, 5, 6, 6, 4, 4").discard("7, 7")
    assert ask(two, "de") == "Was stichst du in der Auslage: zwei 4er, zwei 5er oder zwei 6er?"
    stabbed = table("7, 9", piles={"b": "6"}).discard("7")
    assert ask(stabbed, "de") == "Du stichst eine 6 von Ben: auf die Hand nehmen oder ablehnen?"
    theft = table("superbeaver, 9").discard("superbeaver")
    assert ask(theft) == "Steal two cards from the display, the stock or the top of somebody else's pile."
    assert ask(theft.play("steal stock:3")) == (
        "Steal one more card from the display, the stock or the top of somebody else's pile."
    )
    assert ask(table("thief, 9").discard("thief"), "de").startswith("Klau eine Karte aus der Auslage")
    fairy = table("fairy, 9").discard("fairy")
    assert ask(fairy, "de") == "Von wem wünschst du dir eine Karte? Du darfst es auch lassen."
    assert ask(fairy.play("ask b"), "de") == "Welche Karte wünschst du dir von Ben?"
    guy = table("badguy, 9", players=3).discard("badguy")
    assert ask(guy) == "To whom do you send the Bad Guy?"
    guy.play("pick b")
    assert ask(guy) == "Draw two cards for Ben: from the stock or from the draw pile."
    # no more than there are (B54)
    few = table("7, 7, 7, 9", piles={"b": "6, 6, 6"}, stock="4, 5", deck="").discard("7, 7, 7").play("take")
    assert ask(few) == "Draw two cards for what you have lost: from the stock or from the draw pile."
    last = table("superbeaver, 9", display="", stock="4", deck="").discard("superbeaver")
    assert ask(last) == "Steal a card from the display, the stock or the top of somebody else's pile."
    assert words.prompt(guy.match.view(1), ("Anna", "Du"), "de") == "Anna zieht Karten für dich."
    assert (
        ask(guy.play("draw 1"), "de")
        == "Zieh noch eine Karte für Ben: aus dem Vorrat oder vom Nachziehstapel."
    )
    lost = table("7, 7, 9", piles={"b": "6, 6"}).discard("7, 7").play("take")
    assert ask(lost, "de") == "Zieh zwei Karten nach: aus dem Vorrat oder vom Nachziehstapel."
    assert ask(lost.play("draw 1")) == (
        "Draw a card for what you have lost: from the stock or from the draw pile."
    )
    assert words.prompt(lost.match.view(0), NAMES, "en") == "Ben is drawing cards."


def test_the_end_of_a_round_is_summed_up() -> None:
    """The starter's neighbour is asked first, the next starter last; only winners write points down (B60)."""
    t = table("4", piles={"a": "4, 4"}, hands={"b": "1", "c": "2, 2"}, players=3, collect=250).discard("4")
    texts = {}
    for seat in (2, 0, 1):
        assert t.match.to_act == seat
        texts[seat] = ask(t)
        assert words.prompt(t.match.view((seat + 1) % 3), NAMES, "en") == (
            f"Round 1 is counted. {NAMES[seat]} is still having a look around."
        )
        t.play("next" if seat != 1 else "deal")
    assert texts == {
        2: "Round 1 brings you −2 points; only Anna may write points down. Have a look around, then go on.",
        0: "Round 1 brings you 3 points, and you write them down. Have a look around, then go on.",
        1: "Round 1 brings you −1 point; only Anna may write points down. Have a look around, then deal.",
    }


def test_verdicts() -> None:
    t = table("4, 4", piles={"a": "4, 4"}, hands={"b": "1"})
    assert words.verdict(t.match.view(0), NAMES, "en") == ""
    t.discard("4, 4")
    assert words.verdict(t.match.view(0), NAMES, "en") == "Pile minus hand: Anna 4 − 0 = 4, Ben 0 − 1 = −1."
    t = table("4", piles={"a": "4", "b": "7, 7, 7"}, hands={"b": "1"}).discard("4")
    assert words.verdict(t.match.view(None), NAMES, "de") == (
        "Stapel minus Hand: Anna 2 − 0 = 2, Ben 3 − 1 = 2. "
        "Gleich viele Punkte, also ein gemeinsamer Sieg: Anna und Ben."
    )
    more = {"points": {"a": 18, "b": 18}, "round": 4}
    t = table("4", piles={"a": "4", "b": "7, 7, 7"}, hands={"b": "1"}, collect=20, more=more).discard("4")
    assert words.verdict(t.match.view(1), NAMES, "en") == (
        "It was played up to 20 points and is over after 4 rounds. "
        "The same number of points, so the victory is shared: Anna and Ben."
    )
    t = table("4", collect=1, hands={"b": "1"}).discard("4")
    assert words.verdict(t.match.view(1), NAMES, "de") == (
        "Gespielt wurde bis 1 Punkt, nach einer Runde ist Schluss."
    )


def test_labels() -> None:
    view = table("7, 7, thief, 9", players=3).play("add thief").match.view(0)
    labels = {
        "add 7": ("Add a 7", "Eine 7 dazu"),
        "lay": ("Lay a Thief", "Einen Dieb ablegen"),
        "take": ("Take", "Auf die Hand nehmen"),
        "steal display:fairy": ("Steal the Fairy from the display", "Die Fee aus der Auslage klauen"),
        "steal b:8": ("Steal the 8 from Ben's pile", "Die 8 von Ben klauen"),
        "ask b": ("Wish from Ben", "Von Ben wünschen"),
        "wish 8": ("Wish for an 8", "Eine 8 wünschen"),
        "pick c": ("To Cleo", "Zu Cleo"),
        "draw king": ("The King from the stock", "Den König aus dem Vorrat"),
        "draw pile": ("One from the draw pile", "Eine vom Nachziehstapel"),
        "stab 4": ("Stab a 4", "Eine 4 stechen"),
    }
    for notation, expected in labels.items():
        found = tuple(words.action(view, TABLE.parse(notation), lang, NAMES) for lang in ("en", "de"))
        assert found == expected
    assert words.action(view, TABLE.parse("ask b"), "de") == "Von Blau wünschen"
    stab = table("7, 7, 9", display="5, 5, 6, 6").discard("7, 7").match.view(0)
    assert words.action(stab, TABLE.parse("stab 5"), "de") == "Zwei 5er stechen"
    assert words.action(table("7, 9").match.view(0), TABLE.parse("add 7"), "en") == "Choose a 7"


# --------------------------------------------------------------------------------------------- names, options, rules


def test_cards_and_places() -> None:
    assert words.card(6, "de", DAT) == "der 6"
    assert words.card(KING, "de", ACC) == "den König"
    assert words.a_card(FAIRY, "de", DAT) == "einer Fee"
    assert (words.a_card(8, "en"), words.a_card(11, "en"), words.a_card(THIEF, "en")) == (
        "an 8",
        "an 11",
        "a Thief",
    )
    assert (words.a_card(UNKNOWN, "de", ACC), several(UNKNOWN, 2, "en")) == ("eine Karte", "two cards")
    assert (no_card(JOKER, "de", ACC), no_card(7, "de"), no_card(7, "en")) == (
        "keinen Joker",
        "keine 7",
        "no 7",
    )
    assert several(7, 3, "de") == "drei 7er"
    assert several(THIEF, 2, "en") == "two Thieves"
    assert several(5, 13, "en") == "13 5s"
    assert words.bunch([JOKER, 5, 5], "de", ACC) == "zwei 5er und einen Joker"
    assert words.bunch([KING, 7, 6], "en") == "6, 7 and a King"
    assert words.bunch([THIEF, 7, 6, 6], "en") == "two 6s, a 7 and a Thief"
    assert (them([THIEF], "de"), them([FAIRY], "de"), them([5, 5], "de"), them([5], "en")) == (
        "ihn",
        "sie",
        "sie",
        "it",
    )
    assert (whose("Du", "de"), whose("Ben", "de"), whose("You", "en"), whose("Ben", "en")) == (
        "von dir",
        "von Ben",
        "your",
        "Ben's",
    )
    assert (whom("du", "de"), whom("du", "de", DAT), whom("You", "en"), whom("Ben", "en")) == (
        "dich",
        "dir",
        "you",
        "Ben",
    )
    assert taken_from(1, NAMES, "en") == "from Ben's pile"
    assert lying_at(ev.AT_STOCK, NAMES, "de") == "im Vorrat"
    assert lying_at(0, ("Du",), "de") == "oben bei dir"
    for lang in LANGUAGES:
        assert len({words.bare_card(face, lang) for face in range(FACES)}) == FACES


def test_tables_can_be_described_in_both_languages() -> None:
    for lang in LANGUAGES:
        for option in OPTIONS:
            assert_good(words.option_name(option.name, lang), lang, whole=False)
            assert_good(words.option_help(option.name, lang), lang)
            assert not option.choices
        assert words.title(lang) == "Biber-Mania"
        assert_good(words.tagline(lang), lang)
        assert len(words.coach(lang)) == 3
        for step in words.coach(lang):
            assert_good(step, lang)
        assert len({words.seat_name(seat, lang) for seat in range(5)}) == 5
    assert RULE.keys() == SUBJECT.keys()
    assert set(FACE_NAMES) - {str(n) for n in range(1, NUMBERS + 1)} <= RULE.keys()


def test_lookup_finds_rules_by_subject_and_rulings_by_number() -> None:
    for lang in LANGUAGES:
        for subject, names in SUBJECT.items():
            found = words.lookup(names[lang][-1].upper(), lang)
            assert found == f"{names[lang][0]}: {words.rule(subject, lang)}"
            assert_good(found, lang)
    assert words.lookup("b57", "en") == "B57: Only one action card a turn."
    assert words.lookup("unicorn", "en") is None


def test_other_languages_are_refused() -> None:
    view = table("7, 9").match.view(0)
    calls: list[Callable[[], object]] = [
        lambda: words.title("fr"),
        lambda: words.card(9, "fr"),
        lambda: words.bunch([9], "fr"),
        lambda: words.prompt(view, NAMES, "fr"),
        lambda: words.verdict(view, NAMES, "fr"),
        lambda: words.selection(view, [9], "fr", NAMES),
        lambda: words.action(view, view.legal[0], "fr"),
        lambda: words.consequence(view, view.legal[0], "fr"),
        lambda: words.why_not(view, "lay", "fr"),
        lambda: words.Narrator(NAMES, "fr"),
        lambda: words.rules("fr"),
        lambda: words.rule("stab", "fr"),
    ]
    for call in calls:
        with pytest.raises(OptionError, match="there is no language 'fr'; languages are: de, en"):
            call()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_name_every_ruling_and_option_and_the_house_deck(lang: str) -> None:
    page = words.rules(lang)
    assert sorted(re.findall(r"- \*\*(B\d+)\*\* ", page)) == sorted(f"B{n}" for n in range(1, 69))
    for option in OPTIONS:
        assert option.name == "players" or f"`{option.name}`" in page
        if option.ruling:
            assert words.lookup(option.ruling, lang)
    for credit in ("Rajiva Stevenson", "Petra Döge", "2021"):
        assert credit in " ".join(page.split())
    number = {"de": ("je acht", "je drei", "sechs"), "en": ("eight of each", "three of each", "six")}[lang]
    assert (HOUSE["copies"], HOUSE["action_copies"], HOUSE["jokers"], HOUSE["highest"]) == (8, 3, 6, 10)
    assert [row.split("|")[2].strip() for row in page.splitlines() if row.startswith("|")][2:] == list(number)
    assert {"de": "**angenommen**", "en": "**assumption**"}[lang] in page
