"""Words: nothing is missing in any language, the story is the one that happened, and memory is not helped."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby

import pytest

from biberbau import Game, Match, Position, View
from biberbau.cli import show
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games import presentation
from biberbau.games.biberbande import words
from biberbau.games.biberbande.actions import TABLE
from biberbau.games.biberbande.deck import DRAW_TWO, FACES, PEEK, UNKNOWN
from biberbau.games.biberbande.options import OPTIONS
from biberbau.games.biberbande.state import DRAWS, EVENT_NAMES, LOOKS, PUTS, SLOTS
from biberbau.games.biberbande.words_memory import glimpsed, is_open
from biberbau.games.biberbande.words_names import RULE, SUBJECT
from biberbau.games.wording import DAT
from biberbau.kernel.compiled import INTERPRETED
from common.ids import short

from .scenario import Table, fresh, table
from .sentences import RULINGS

LANGUAGES = ("de", "en")
OPTION_SETS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "keep_top": True, "special_first": True, "memory_aid": True},
    {"players": 6, "fixed_dealer": True, "turn_guard": 20},
]
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fee")
STEP = 7 if INTERPRETED else 2


def assert_good(text: str, lang: str, *, whole: bool = True) -> None:
    """A text that can be shown: filled in, in its language, a whole sentence where it has to be one."""
    assert text and text == text.strip()
    assert not re.search(r"None|[{}\[\]]|  |-\d| \.|\.\.", text), text
    assert text[0].isupper() or text[0].isdigit() or text[0] == "„", text
    if whole:
        assert text[-1] in ".!?", text
    assert text.count("„") == text.count("“") or lang == "en", text
    if lang == "de":
        assert not re.search(r"\b(the|and|is|its|of|card|Swap|Peek)\b", text), text
        assert not re.search(r"\b(der|einen|ein|den) \d+\b|(die|eine) „", text), text
    else:
        assert not re.search(r"\b(der|das|und|ist|ein|eine|Karte)\b|[äöüß]", text), text
        assert not re.search(r"\ba 8|\ban (?!8)\d", text), text


def played(options: dict[str, object], seed: int) -> Match:
    """A game, played at random; people knock now and then."""
    match, dice = Game.of("biberbande", options).new(seed), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_everything_has_words_during_whole_games(options: dict[str, object], lang: str) -> None:
    match, dice = Game.of("biberbande", options).new(3), random.Random(3)
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
                for action in view.legal:
                    assert_good(words.consequence(view, action, lang, NAMES), lang)
                for sentence in log(match, seat, lang):
                    assert_good(sentence, lang)
        match.play(dice.choice(match.legal()))
    for seat in (None, *range(match.game.players)):
        assert_good(words.prompt(match.view(seat), NAMES, lang), lang)
        assert_good(words.why_not(match.view(seat), "draw", lang), lang)
        narrator = words.Narrator(NAMES, lang)
        for _, group in groupby(match.events(seat), key=lambda pair: pair[0]):
            for sentence in narrator.tell([event for _, event in group]):
                assert_good(sentence, lang)


def test_random_games_meet_every_event() -> None:
    """Else the test above says little."""
    seen: set[int] = set()
    for options in OPTION_SETS:
        for seed in range(3):
            seen |= {event.kind for _, event in played(options, seed).events(None)}
    assert {EVENT_NAMES[kind] for kind in EVENT_NAMES.keys() - seen} <= {"reshuffles"}  # it is told below


@pytest.mark.parametrize("lang", LANGUAGES)
def test_consequences_show_nothing_hidden_and_change_nothing(lang: str) -> None:
    match, dice = Game.of("biberbande", {"players": 3}).new(5), random.Random(5)
    while not match.over and match.ply < 200:
        view = match.view(match.to_act)
        if match.ply % STEP == 0:
            before = view.state.tobytes()
            told = {action: words.consequence(view, action, lang) for action in view.legal}
            assert view.state.tobytes() == before
            filled = Position.load(view.position()).filled(match.ply).as_seen_by(match.to_act).view()
            assert told == {action: words.consequence(filled, action, lang) for action in view.legal}
        match.play(dice.choice(view.legal))


# ------------------------------------------------------------------------------------------------------ memory


def everything_shown(view: View, lang: str) -> list[str]:
    """All that a person reads, except the log."""
    texts = [words.prompt(view, NAMES, lang)]
    for action in TABLE.actions:
        texts += [words.action(view, action, lang, NAMES), words.why_not(view, action.notation, lang)]
    texts += [words.consequence(view, action, lang, NAMES) for action in view.legal]
    console = show.console()
    with console.capture() as captured:
        console.print(show.draw(view, NAMES, lang))
    return [*texts, captured.get()]


def with_other_memories(view: View) -> View:
    """The view with the faces of cards exchanged that its seat remembers, but does not see now."""
    state = view.state.copy()
    looks = glimpsed(view)
    remembered = [
        (seat, slot)
        for seat in range(view.game.players)
        for slot in range(SLOTS)
        if state.row[seat, slot] >= 0 and not (seat == view.seat and slot in looks)
    ]
    faces = [int(state.row[place]) for place in remembered]
    for place, face in zip(remembered, faces[1:] + faces[:1], strict=True):
        state.row[place] = face
    return replace(view, state=state)


def test_no_text_and_no_drawing_helps_the_memory() -> None:
    """E31: other memories, the same screen."""
    match, dice, compared = Game.of("biberbande", {"players": 3}).new(8), random.Random(8), 0
    while not match.over:
        if match.ply % 3 == 0 and not is_open(match.view(0)):
            for seat in range(match.game.players):
                view = match.view(seat)
                other = with_other_memories(view)
                compared += other.state.tobytes() != view.state.tobytes()
                assert everything_shown(other, "de") == everything_shown(view, "de")
        match.play(dice.choice(match.legal()))
    assert compared > 20


def test_the_story_keeps_looks_draws_and_puts_secret() -> None:
    """What was looked at or drawn is in the events that the reader gets, but not in the sentences."""
    match = played({"players": 3}, 8)
    for ply in range(match.ply + 1):
        events = [event for at, event in match.events(0) if at == ply]
        blind = [e._replace(card=UNKNOWN) if e.kind in (LOOKS, DRAWS, PUTS) else e for e in events]
        assert words.Narrator(NAMES, "en").tell(blind) == words.Narrator(NAMES, "en").tell(events)


def log(match: Match, seat: int | None, lang: str = "en") -> list[str]:
    """The log of a seat's table."""
    view = match.view(seat)
    narrator = words.Narrator.of(view.state, NAMES, lang)
    return [line.text for line in presentation.log(words.as_told(view, match.events(seat)), narrator.tell)]


def test_a_card_taken_is_told_until_the_reader_acts_again() -> None:
    """The log must not keep what lies face down now: neither where it was taken nor where it came from."""
    t = table({"a": "2, 6, 7, 8", "b": "4, 5, 6, 7"}, top="9", deck="0, 1, 3, 5", players=2)
    t.play("take 1")
    assert log(t.match, 0) == ["Anna swaps the first card for the 9 from the discard pile: it was a 2."]
    t.play("take 2")
    assert log(t.match, 0)[-1] == "Ben swaps the second card for the 2 from the discard pile: it was a 5."
    assert log(t.match, 1)[-1] == "Ben swaps the second card for the 2 from the discard pile: it was a 5."
    while t.asks == "end_of_turn":
        t.play("pass")
    t.play("draw")
    assert log(t.match, 0) == [
        "Anna swaps the first card for the top card of the discard pile.",
        "Ben swaps the second card for the top card of the discard pile: it was a 5.",
        "Anna draws from the deck.",
    ]
    assert "2" not in " ".join(log(t.match, 1))
    assert log(t.match, None, "de") == [
        "Anna tauscht die erste Karte gegen die oberste vom Ablagestapel.",
        "Ben tauscht die zweite Karte gegen die oberste vom Ablagestapel: Es war eine 5.",
        "Anna zieht vom Zugstapel.",
    ]


def test_after_the_round_the_log_may_tell_everything_again() -> None:
    t = table({"a": "2, 6, 7, 8"}, top="9", deck="0, 1, 3, 5", more={"turns": 2})
    t.play("take 1", "knock", "take 1")
    assert t.asks == "deal_next"
    assert log(t.match, 0)[0] == "Anna swaps the first card for the 9 from the discard pile: it was a 2."


def test_the_memory_aid_tells_and_shows_what_one_has_seen() -> None:
    t = table({"a": "2, 6, 7, 8"}, top="9", deck="5, 0", memory_aid=True).play("draw", "put 2")
    while t.asks == "end_of_turn":
        t.play("pass")
    assert words.shown(t.match.view(0))[0] == [2, 5, UNKNOWN, 8]
    assert words.shown(t.match.view(1))[0] == [UNKNOWN] * 4
    assert words.shown(t.match.view(None)) == [[UNKNOWN] * 4] * 2
    assert log(t.match, 0) == [
        "Anna draws from the deck. Anna sees a 5.",
        "Anna swaps the second card for the drawn card: it was a 6.",
    ]
    assert log(t.match, 1)[0] == "Anna draws from the deck."
    t = fresh(players=2, memory_aid=True)
    assert re.search(
        r"Everybody looks at the two outer cards\. Anna sees .+\. Anna sees .+\.", " ".join(log(t.match, 0))
    )


def test_cards_are_shown_while_one_looks_at_them() -> None:
    t = table({"a": "2, 6, 7, 8"}, deck="peek").play("draw", "peek 3")
    assert words.shown(t.match.view(0)) == [[UNKNOWN, UNKNOWN, 7, UNKNOWN], [UNKNOWN] * 4]
    assert words.shown(t.match.view(1)) == words.shown(t.match.view(None)) == [[UNKNOWN] * 4] * 2
    assert words.prompt(t.match.view(0), NAMES, "de") == "Merk dir: Deine dritte ist eine 7."
    assert words.prompt(t.match.view(1), NAMES, "de") == "Anna prägt sich noch etwas ein."
    assert words.shown(show.open_view(t.match))[0] == [2, 6, 7, 8]
    t.play("hide")
    assert words.shown(t.match.view(0))[0] == [UNKNOWN] * 4


def test_at_the_start_those_who_are_asked_later_look_too() -> None:
    t = fresh(players=3)
    for seat in range(3):
        assert re.fullmatch(
            r"Remember: your first card is .+ and your fourth card is .+\.",
            words.prompt(t.match.view(seat), NAMES, "en"),
        )
    first = t.match.to_act
    t.play("hide")
    assert words.prompt(t.match.view(first), NAMES, "en").endswith("is still memorising.")
    assert words.consequence(t.match.view(t.match.to_act), TABLE.parse("hide"), "en") == (
        "The cards lie face down again; it is up to you to remember them."
    )


def test_rows_are_open_when_the_round_is_counted() -> None:
    t = table({"a": "2, 6, 7, 8"}, top="9", deck="0, 1, 3, 5", more={"turns": 2}).play(
        "take 1", "knock", "take 1"
    )
    assert words.shown(t.match.view(None)) == [[9, 6, 7, 8], [2, 5, 6, 7]]


# ---------------------------------------------------------------------------------------------------- the story


def told(t: Table, *actions: str, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    """What the actions bring about, as seat 0 sees it."""
    t.play(*actions)
    narrator = words.Narrator(names, lang)
    return narrator.tell([event for ply, event in t.match.events(0) if ply])


STORIES: list[tuple[Callable[[], Table], list[str], list[str], list[str]]] = [
    (
        lambda: table(top="2", deck="0"),
        ["take 2"],
        ["Anna swaps the second card for the 2 from the discard pile: it was a 6."],
        ["Anna tauscht die zweite Karte gegen die 2 vom Ablagestapel: Es war eine 6."],
    ),
    (
        lambda: table({"a": "5, peek, 7, 8"}, deck="3, 0"),
        ["draw", "put 2"],
        ["Anna draws from the deck.", "Anna swaps the second card for the drawn card: it was a Peek."],
        ["Anna zieht vom Zugstapel.", "Anna tauscht die zweite Karte gegen die gezogene: Es war „Spähen“."],
    ),
    (
        lambda: table(deck="swap, 0", players=3),
        ["draw", "give 2", "get c4"],
        [
            "Anna draws from the deck.",
            "Anna uses a Swap for the own second card.",
            "Anna swaps the own second card with Cleo's fourth card; nobody looks.",
        ],
        [
            "Anna zieht vom Zugstapel.",
            "Anna nutzt „Tauschen“, und zwar für die eigene zweite Karte.",
            "Anna tauscht die eigene zweite Karte gegen die vierte von Cleo; niemand schaut hin.",
        ],
    ),
    (
        lambda: table(deck="peek, 0"),
        ["draw", "peek 1", "hide"],
        ["Anna draws from the deck.", "Anna peeks at the first card."],
        ["Anna zieht vom Zugstapel.", "Anna späht unter die erste Karte."],
    ),
    (
        lambda: table(deck="peek, 0", special_first=True),
        ["draw", "peek 1", "hide"],
        ["Anna draws from the deck.", "Anna peeks at the first card."],
        ["Anna zieht vom Zugstapel.", "Anna späht unter die erste Karte."],
    ),
    (
        lambda: table(deck="draw two, 9, 3, 0"),
        ["draw", "use", "discard", "discard"],
        [
            "Anna draws from the deck.",
            "Anna uses a Draw two.",
            "Anna draws the first of two cards.",
            "Anna discards a 9.",
            "Anna draws the second card.",
            "Anna discards a 3.",
        ],
        [
            "Anna zieht vom Zugstapel.",
            "Anna nutzt „Zweimal ziehen“.",
            "Anna zieht die erste von zwei Karten.",
            "Anna wirft eine 9 ab.",
            "Anna zieht die zweite Karte.",
            "Anna wirft eine 3 ab.",
        ],
    ),
    (  # the rulebook's example: Tim's special card goes, an 8 comes for it
        lambda: table({"a": "4, 2, 0, 5", "b": "0, 4, swap, 0"}, top="9", deck="1, 3, 8", more={"turns": 2}),
        ["draw", "discard", "knock", "draw", "discard"],
        [
            "Anna draws from the deck.",
            "Anna discards a 1.",
            "Anna knocks: last round! Everybody else has one more turn.",
            "Ben draws from the deck.",
            "Ben discards a 3.",
            "The round is over: all cards are turned up.",
            "Anna turns up: 4, 2, 0 and 5.",
            "Ben turns up: 0, 4, a Swap and 0.",
            "Ben puts a Swap aside and draws an 8 instead.",
            "Points of this round: Anna 11, Ben 12.",
        ],
        [
            "Anna zieht vom Zugstapel.",
            "Anna wirft eine 1 ab.",
            "Anna klopft: Letzte Runde! Jeder andere ist noch einmal dran.",
            "Ben zieht vom Zugstapel.",
            "Ben wirft eine 3 ab.",
            "Der Durchgang ist zu Ende: Alle decken auf.",
            "Anna deckt auf: 4, 2, 0 und 5.",
            "Ben deckt auf: 0, 4, „Tauschen“ und 0.",
            "Ben legt „Tauschen“ weg und zieht dafür eine 8.",
            "Punkte dieses Durchgangs: Anna 11, Ben 12.",
        ],
    ),
]


@pytest.mark.parametrize(("laid", "actions", "english", "german"), STORIES, ids=short)
def test_stories(
    laid: Callable[[], Table], actions: list[str], english: list[str], german: list[str]
) -> None:
    for lang, expected in (("en", english), ("de", german)):
        assert told(laid(), *actions, lang=lang)[: len(expected)] == expected


def test_the_reader_is_addressed() -> None:
    t = table(deck="swap, 0")
    assert told(t, "draw", "give 2", "get b4", names=("Du", "Ben"), lang="de") == [
        "Du ziehst vom Zugstapel.",
        "Du nutzt „Tauschen“, und zwar für deine zweite Karte.",
        "Du tauschst deine zweite Karte gegen die vierte von Ben; niemand schaut hin.",
    ]
    t = table(deck="swap, 0")
    assert told(t, "draw", "give 2", "get b4", names=("Anna", "You"))[-1] == (
        "Anna swaps the own second card with your fourth card; nobody looks."
    )


def test_an_empty_deck_is_shuffled_anew() -> None:
    t = table(deck="")
    consequence = words.consequence(t.match.view(0), TABLE.parse("draw"), "en")
    assert consequence == (
        "The deck is empty: 58 cards of the discard pile are shuffled into a new one. "
        "You look at the top card; the others don't get to know it."
    )
    assert (
        told(t, "draw")[0] == "The deck is empty: 58 cards of the discard pile are shuffled into a new one."
    )
    assert words.prompt(t.match.view(1), NAMES, "de") == "Anna hat eine Karte vom Zugstapel auf der Hand."


def test_the_turn_guard_is_told() -> None:
    t = table(deck="1, 3, 8", more={"turns": 19}, turn_guard=20).play("draw", "discard")
    assert "Nobody has knocked, and the turns are used up: all cards are turned up." in told(t, "pass")


# ---------------------------------------------------------------------------------- consequences, reasons, prompts

CONSEQUENCES: list[tuple[Callable[[], Table], str, str, str]] = [
    (
        lambda: table(top="2", deck="0"),
        "take 2",
        "You swap your second card for the 2; then everybody sees what lay there.",
        "Du tauschst deine zweite Karte gegen die 2; was da lag, sehen dann alle.",
    ),
    (
        lambda: table(deck="3, 0").play("draw"),
        "put 4",
        "You swap your fourth card for the 3; then everybody sees what lay there.",
        "Du tauschst deine vierte Karte gegen die 3; was da lag, sehen dann alle.",
    ),
    (
        lambda: table(deck="3, 0", more={"turns": 2}).play("draw"),
        "discard",
        "You discard the 3.",
        "Du wirfst die 3 ab.",
    ),
    (
        lambda: table(deck="peek, 0").play("draw"),
        "discard",
        "You discard the Peek, and it does nothing.",
        "Du wirfst „Spähen“ ab, ohne dass etwas passiert.",
    ),
    (
        lambda: table(deck="draw two, 9, 0").play("draw", "use"),
        "discard",
        "You discard the 9. Then you draw the second card, which you have to use or discard.",
        "Du wirfst die 9 ab. Dann ziehst du die zweite Karte, und die musst du nutzen oder abwerfen.",
    ),
    (
        lambda: table(deck="swap, 0").play("draw", "give 2"),
        "get b3",
        "Your second card and Ben's third card change places; nobody looks.",
        "Deine zweite Karte und die dritte von Ben tauschen die Plätze; niemand schaut hin.",
    ),
    (
        lambda: table(deck="0, 1, 2, 3", more={"turns": 4, "knocked": "b"}),
        "take 1",
        "You swap your first card for the 9; then everybody sees what lay there. Then all cards are turned up.",
        "Du tauschst deine erste Karte gegen die 9; was da lag, sehen dann alle. Dann decken alle auf.",
    ),
    (
        lambda: table(deck="3, 0", more={"turns": 2}).play("draw", "discard"),
        "knock",
        "Last round: everybody else has one more turn, then all cards are turned up.",
        "Letzte Runde: Jeder andere ist noch einmal dran, dann decken alle auf.",
    ),
    (
        lambda: table(deck="peek, 0").play("draw", "peek 2"),
        "hide",
        "The card lies face down again; it is up to you to remember it.",
        "Die Karte liegt dann wieder verdeckt; merken musst du sie dir selbst.",
    ),
    (
        lambda: table(deck="peek, 0", memory_aid=True).play("draw", "peek 2"),
        "hide",
        "You put back face down what you have looked at.",
        "Du legst verdeckt zurück, was du angesehen hast.",
    ),
]


@pytest.mark.parametrize(("laid", "action", "english", "german"), CONSEQUENCES, ids=short)
def test_consequences(laid: Callable[[], Table], action: str, english: str, german: str) -> None:
    view = laid().match.view(0)
    assert words.consequence(view, TABLE.parse(action), "en", NAMES[:2]) == english
    assert words.consequence(view, TABLE.parse(action), "de", NAMES[:2]) == german


def test_only_legal_actions_have_a_consequence() -> None:
    with pytest.raises(IllegalActionError, match="'knock' is not legal now"):
        words.consequence(table(deck="0").match.view(0), TABLE.parse("knock"), "en")


REASONS: list[tuple[Callable[[], Table], str, str]] = [
    (lambda: table(deck="0"), "fly 1", "There is no action “fly 1” in this game."),
    (
        lambda: table(top="peek", deck="0"),
        "take 1",
        "Nobody may take a special card from the discard pile: draw from the deck.",
    ),
    (
        lambda: table(top=""),
        "take 1",
        "The discard pile is empty, it has just been shuffled (E4): draw from the deck.",
    ),
    (lambda: table(deck="0"), "put 1", "Draw a card from the deck first."),
    (lambda: table(deck="0"), "discard", "Draw a card from the deck first."),
    (lambda: table(deck="0"), "give 1", "You can swap with others only when you draw a Swap."),
    (lambda: table(deck="0"), "get b1", "You can swap with others only when you draw a Swap."),
    (lambda: table(deck="0"), "use", "You may draw two only with the special card Draw two."),
    (
        lambda: table(deck="0"),
        "peek 1",
        "You may look at your cards only when you draw a Peek; else you have to remember.",
    ),
    (lambda: table(deck="0"), "hide", "You are not looking at a card."),
    (lambda: table(deck="0"), "deal", "The next round is dealt when this one has been counted."),
    (lambda: table(deck="0"), "next", "The round is still on; you can go on when it has been counted."),
    (
        lambda: table(deck="0", players=3),
        "knock",
        "You may knock only when everybody has had a turn (E22).",
    ),
    (
        lambda: table(deck="0", more={"turns": 4}),
        "knock",
        "You knock at the end of your turn, after your action (E21).",
    ),
    (
        lambda: table(deck="0", more={"turns": 4, "knocked": "b"}),
        "knock",
        "Somebody has knocked already, and there is only one knock (E23).",
    ),
    (
        lambda: table(deck="3, 0").play("draw"),
        "take 1",
        "You have drawn already: use the 3 or discard it.",
    ),
    (lambda: table(deck="3, 0").play("draw"), "draw", "You have drawn already: use the 3 or discard it."),
    (
        lambda: table(deck="draw two, 3, 0").play("draw", "use"),
        "draw",
        "You get the second card only by discarding the first one (E12).",
    ),
    (
        lambda: table(deck="peek, 0").play("draw"),
        "put 1",
        "A special card never goes into your four (E9): use it or discard it.",
    ),
    (
        lambda: table(deck="swap, 0").play("draw"),
        "get b1",
        "Pick the card of your own that you give away first.",
    ),
    (
        lambda: table(deck="swap, 0").play("draw", "give 1"),
        "get a2",
        "You swap with somebody else, not among your own cards (E17).",
    ),
    (lambda: table(deck="swap, 0").play("draw", "give 1"), "get f2", "Nobody sits on that seat."),
    (
        lambda: table(deck="swap, 0").play("draw", "give 1"),
        "discard",
        "Something else comes first: For whose card do you swap your first?",
    ),
    (
        lambda: table(deck="peek, 0").play("draw", "peek 1"),
        "draw",
        "First put back what you are looking at.",
    ),
    (
        lambda: table(deck="3, 0", more={"turns": 4}).play("draw", "discard"),
        "draw",
        "Your action is over; now it is to knock or not to knock.",
    ),
    (
        lambda: table(deck="3, 0").play("draw"),
        "pass",
        "Something else comes first: Swap one of your cards for the 3, or discard it.",
    ),
]


@pytest.mark.parametrize(("laid", "subject", "reason"), REASONS, ids=short)
def test_why_not(laid: Callable[[], Table], subject: str, reason: str) -> None:
    view = laid().match.view(0)
    assert words.why_not(view, subject, "en") == reason
    german = words.why_not(view, subject, "de")
    assert_good(german, "de")
    assert re.findall(r"\(E\d+\)", german) == re.findall(r"\(E\d+\)", reason)


def test_why_not_for_those_who_are_not_to_act() -> None:
    match = table(deck="0").match
    assert (
        words.why_not(match.view(1), "draw", "en")
        == "It is not your turn: players decide one after the other."
    )
    assert words.why_not(match.view(None), "draw", "en") == "You are watching; spectators don't play."


def ask(t: Table, lang: str = "de") -> str:
    return words.prompt(t.match.view(t.match.to_act), NAMES, lang)


def test_prompts() -> None:
    assert ask(table(top="2")) == "Zieh vom Zugstapel, oder nimm die 2 vom Ablagestapel."
    assert ask(table(top="peek")) == "Auf dem Ablagestapel liegt eine Sonderkarte: Zieh vom Zugstapel."
    assert ask(table(top="")) == "Der Ablagestapel ist leer: Zieh vom Zugstapel."
    last = table(top="2", more={"turns": 4, "knocked": "b"})
    assert ask(last, "en") == "Your last turn: Draw from the deck, or take the 2 from the discard pile."
    assert ask(table(deck="draw two, 3, 0").play("draw", "use")) == (
        "Tausch eine deiner Karten gegen die 3, oder wirf sie ab und zieh eine zweite."
    )
    assert ask(table(deck="swap, 0").play("draw"), "en") == (
        "A Swap: pick the card of your own that you give away, or discard the Swap."
    )
    assert ask(table(deck="swap, 0").play("draw", "give 3"), "en") == "For whose card do you swap your third?"
    counted = table({"a": "2, 6, 7, 8"}, deck="0, 1, 3, 5", more={"turns": 2}).play(
        "take 1", "knock", "take 1"
    )
    assert counted.asks == "deal_next"
    first = counted.match.to_act
    assert first is not None
    assert re.fullmatch(
        r"Durchgang 1 bringt dir \d+ Punkte\. Schau dich um, dann geht es weiter\.", ask(counted)
    )
    brings = words.consequence(counted.match.view(first), TABLE.parse("next"), "en")
    assert brings == "The next round begins as soon as everybody goes on."
    assert words.prompt(counted.match.view(1 - first), NAMES, "en") == (
        f"Round 1 is counted. {NAMES[first]} is still having a look around."
    )
    counted.play("next")
    assert re.fullmatch(
        r"Round 1 brings you \d+ points\. Have a look around, then deal\.", ask(counted, "en")
    )
    brings = words.consequence(counted.match.view(1 - first), TABLE.parse("deal"), "en")
    assert brings == "The next round is dealt."


def test_labels_name_players() -> None:
    view = table(deck="swap, 0").play("draw", "give 1").match.view(0)
    assert words.action(view, TABLE.parse("get b2"), "de") == "Die zweite von Blau"
    assert words.action(view, TABLE.parse("get b2"), "de", ("Anna", "Ben")) == "Die zweite von Ben"
    assert words.action(view, TABLE.parse("get b2"), "en", ("Anna", "Ben")) == "Ben's second card"


def test_cards_and_places() -> None:
    assert words.card(6, "de", DAT) == "der 6"
    assert words.card(PEEK, "de") == words.a_card(PEEK, "de") == "„Spähen“"
    assert (words.a_card(8, "en"), words.a_card(DRAW_TWO, "en")) == ("an 8", "a Draw two")
    assert (words.card(UNKNOWN, "de"), words.card(UNKNOWN, "en")) == ("eine Karte", "a card")
    assert words.nth(2, "de") == "dritte"
    for lang in LANGUAGES:
        assert len({words.bare_card(face, lang) for face in range(FACES)}) == FACES


def test_tables_can_be_described_in_both_languages() -> None:
    for lang in LANGUAGES:
        for option in OPTIONS:
            assert_good(words.option_name(option.name, lang), lang, whole=False)
            assert_good(words.option_help(option.name, lang), lang)
            assert not option.choices
        assert words.title(lang) == "Biberbande"
        assert_good(words.tagline(lang), lang)
        assert len(words.coach(lang)) == 3
        for step in words.coach(lang):
            assert_good(step, lang)
        assert len({words.seat_name(seat, lang) for seat in range(6)}) == 6
    assert RULE.keys() == SUBJECT.keys()


def test_lookup_finds_rules_by_subject_and_rulings_by_number() -> None:
    for lang in LANGUAGES:
        for subject, names in SUBJECT.items():
            found = words.lookup(names[lang][-1].upper(), lang)
            assert found == f"{names[lang][0]}: {words.rule(subject, lang)}"
            assert_good(found, lang)
    assert words.lookup("E20", "en") == "E20: Peek shows one card, and only your own."
    assert words.lookup("unicorn", "en") is None


def test_other_languages_are_refused() -> None:
    view = table(deck="0").match.view(0)
    calls: list[Callable[[], object]] = [
        lambda: words.title("fr"),
        lambda: words.card(9, "fr"),
        lambda: words.nth(1, "fr"),
        lambda: words.prompt(view, NAMES, "fr"),
        lambda: words.action(view, view.legal[0], "fr"),
        lambda: words.consequence(view, view.legal[0], "fr"),
        lambda: words.why_not(view, "draw", "fr"),
        lambda: words.Narrator(NAMES, "fr"),
        lambda: words.rules("fr"),
        lambda: words.rule("knock", "fr"),
    ]
    for call in calls:
        with pytest.raises(OptionError, match="there is no language 'fr'; languages are: de, en"):
            call()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_name_every_ruling_and_option(lang: str) -> None:
    page = words.rules(lang)
    assert sorted(re.findall(r"- \*\*(E\d+)\*\* ", page)) == sorted(RULINGS)
    for option in OPTIONS:
        assert option.name == "players" or f"`{option.name}`" in page
    for credit in ("Monty", "Ann Stambler", "Steinhilber", "AMIGO 2002"):
        assert credit in page
