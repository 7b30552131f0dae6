"""Words: nothing is missing in any language, the story is the one that happened, nothing hidden is told."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import groupby

import pytest

from biberbau import Game, Match, Position
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games.frantic import state as ev
from biberbau.games.frantic import words
from biberbau.games.frantic.actions import TABLE
from biberbau.games.frantic.deck import (
    EVENT_TITLES,
    EVENTS,
    FACE_NAMES,
    FACES,
    KIND_NAMES,
    UNKNOWN,
)
from biberbau.games.frantic.options import OPTIONS
from biberbau.games.frantic.words_ask import ASKS, WAIT
from biberbau.games.frantic.words_events import CALL, DOES, EVENT_NAME, WITHOUT_SHEET
from biberbau.games.frantic.words_names import RULE, SUBJECT, how_many
from biberbau.games.wording import ACC, DAT, NOM
from biberbau.kernel.compiled import INTERPRETED

from .scenario import HANDS, Table, eventful, table

LANGUAGES = ("de", "en")
OPTION_SETS: list[dict[str, object]] = [
    {"players": 2, "length": "number", "limit": 20, "family": True},
    {"players": 3, "scoring": "none", "rounds": 1, "exchange_mixed": True, "mimicry_by_symbol": True},
    {"players": 8, "deck": "base", "length": "number", "limit": 20, "counter_takes_all": True},
    {"players": 4, "length": "number", "limit": 20, "counter_wishes": False, "any_empty_hand": False},
]
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gesa", "Hans")
STEP = 23 if INTERPRETED else 5
PLIES = 150 if INTERPRETED else 1500
RUDE = FACE_NAMES.index("fuck you")


def assert_good(text: str, lang: str, *, whole: bool = True) -> None:
    """A text that can be shown: filled in, in its language, a whole sentence where it has to be one."""
    assert text and text == text.strip()
    assert not re.search(r"None|[{}\[\]]|  |-\d| [.,:!?]|\.\.|[!?]\.", text), text
    assert text[0].isupper() or text[0].isdigit(), text
    if whole:
        assert text[-1] in ".!?", text
    if lang == "de":
        assert not re.search(r"\b(and|is|its|of|card|cards|your|with|red|blue|green|yellow|black)\b", text), (
            text
        )
        assert not re.search(r"\b[Dd]u (?!mit\b|damit\b|nicht\b|selbst\b|\w*setzt\b)\w*[^\Ws]t\b", text), text
    else:
        assert not re.search(r"\b(der|das|und|ist|ein|eine|Karte|Karten|Rot|Blau|Gelb)\b|[äöüß]", text), text
        assert not re.search(r"\ba 8\b|\ban (?!8)\d", text), text


# --------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_everything_has_words_during_whole_games(options: dict[str, object], lang: str) -> None:
    match, dice = Game.of("frantic", options).new(3), random.Random(3)
    rude = False
    while not match.over and match.ply < PLIES:
        view = match.view(match.to_act)
        if match.ply % STEP == 0:
            for seat in (None, *range(match.game.players)):
                seen = match.view(seat)
                told = [words.prompt(seen, NAMES, lang), *words.status(seen, NAMES, lang)]
                for text in told:
                    assert_good(text, lang)
                rude |= "Fuck" in " ".join(told)
            for action in TABLE.actions:
                label = words.action(view, action, lang, NAMES)
                assert_good(label, lang, whole=False)
                reason = words.why_not(view, action.notation, lang)
                assert (reason == "") == (action in view.legal)
                if reason:
                    assert_good(reason, lang)
                rude |= "Fuck" in label + reason
        for action in view.legal:
            says = words.consequence(view, action, lang, NAMES)
            assert_good(says, lang)
            rude |= "Fuck" in says
        match.play(dice.choice(match.legal()))
    for seat in (None, 0, 1):
        for sentence in log(match, seat, lang):
            assert_good(sentence, lang)
            rude |= "Fuck" in sentence
    assert not (rude and options.get("family"))


def log(match: Match, seat: int | None, lang: str = "en") -> list[str]:
    """The whole story as a seat is told it; to itself it is "you"."""
    names = list(NAMES)
    if seat is not None:
        names[seat] = words.YOU[lang].capitalize()
    narrator = words.Narrator.of(match.view(seat).state, names, lang)
    told: list[str] = []
    for _, group in groupby(match.events(seat), key=lambda pair: pair[0]):
        told += narrator.tell([event for _, event in group])
    return told


def test_every_event_has_a_teller() -> None:
    assert set(words.Narrator.TELLERS) == set(ev.EVENT_NAMES)


def test_every_question_is_asked_of_others_too() -> None:
    assert set(WAIT) == set(range(ev.LAST_PROCESS + 1, ev.DEAL_NEXT + 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_consequences_show_nothing_hidden_and_change_nothing(lang: str) -> None:
    match, dice = Game.of("frantic", {"players": 4}).new(5), random.Random(5)
    while not match.over and match.ply < PLIES:
        view = match.view(match.to_act)
        if match.ply % 5 == 0:
            before = view.state.tobytes()
            told = [words.prompt(view, NAMES, lang), *words.status(view, NAMES, lang)]
            told += [words.consequence(view, action, lang) for action in view.legal]
            assert view.state.tobytes() == before
            filled = Position.load(view.position()).filled(match.ply).as_seen_by(match.to_act).view()
            again = [words.prompt(filled, NAMES, lang), *words.status(filled, NAMES, lang)]
            assert told == again + [words.consequence(filled, action, lang) for action in view.legal]
        match.play(dice.choice(view.legal))


def test_only_legal_actions_have_consequences() -> None:
    view = table({"a": "red 1, blue 2"}).match.view(0)
    with pytest.raises(IllegalActionError, match="'dare' is not legal now"):
        words.consequence(view, TABLE.parse("dare"), "en")


# ----------------------------------------------------------------------------------------------------- reactions


WINDOWS: list[tuple[str, Callable[[str], Table]]] = [
    (
        "counterattack",
        lambda held: table(
            {"a": "red gift, blue 1, blue 2", "b": held, "c": "mimicry, blue 9"}, top="red 9"
        ).play("play red gift", "seat b"),
    ),
    (
        "lucky bastard",
        lambda held: table(
            {"a": "red troublemaker, blue 1", "b": held, "c": "mimicry, blue 9"}, top="red 9"
        ).play("play red troublemaker"),
    ),
    (
        "nice try",
        lambda held: table({"a": "red 1", "b": held, "c": "mimicry, blue 9"}, top="red 9").play("play red 1"),
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("card", "asked"), WINDOWS, ids=[card for card, _ in WINDOWS])
def test_reaction_windows_read_alike_whether_one_can_react(
    card: str, asked: Callable[[str], Table], lang: str
) -> None:
    """What is asked, and what passing brings, does not hang on the hand; nor does what the others read (F140)."""
    told = []
    for held in ("yellow 1, yellow 2", f"{card}, yellow 2"):
        t = asked(held)
        while t.actor != "b":
            t.play("pass")
        assert t.asks in ("counter", "lucky", "nice")
        views = [t.match.view(seat) for seat in (1, 0, 2, 3, None)]
        told.append(
            [words.prompt(view, NAMES, lang) for view in views]
            + [words.consequence(views[0], TABLE.parse("pass"), lang, NAMES)]
            + [words.action(views[0], TABLE.parse("pass"), lang, NAMES)]
        )
    assert told[0] == told[1]


# -------------------------------------------------------------------------------------------------- consequences


FORETOLD: list[tuple[Callable[[], Table], str, str, str]] = [
    (
        lambda: table({"a": "red 5, blue 1"}),
        "play red 5",
        "What goes then: red or a 5.",
        "Danach passt: Rot oder eine 5.",
    ),
    (
        lambda: table({"a": "black 9, blue 1"}),
        "play black 9",
        "That triggers an event. What goes then: a 9.",
        "Das löst ein Ereignis aus. Danach passt: eine 9.",
    ),
    (
        lambda: table({"a": "red 1"}),
        "play red 1",
        "What goes then: red or a 1. That is your last card, and the round is over.",
        "Danach passt: Rot oder eine 1. Das ist deine letzte Karte, und die Runde ist zu Ende.",
    ),
    (
        lambda: table({"a": "red 1", "c": "nice try, blue 2"}),
        "play red 1",
        "What goes then: red or a 1. That is your last card: unless there is a Nice Try, the round is over.",
        "Danach passt: Rot oder eine 1. Das ist deine letzte Karte: Kommt kein Nice Try, ist die Runde zu Ende.",
    ),
    (
        lambda: table({"a": "red 1"}, more={"last_chance": True}),
        "play red 1",
        "What goes then: red or a 1. That is your last card; Last Chance: there is one more event before the round "
        "can end.",
        "Danach passt: Rot oder eine 1. Das ist deine letzte Karte; Last Chance: Vor dem Ende der Runde kommt noch "
        "ein Ereignis.",
    ),
    (
        lambda: table({"a": "red gift, blue 1"}),
        "play red gift",
        "You give somebody one card. You can hit: Ben, Cleo or Dora. What goes then: red or Gift.",
        "Du schenkst jemandem eine Karte. Treffen kannst du: Ben, Cleo oder Dora. Danach passt: Rot oder Gift.",
    ),
    (
        lambda: table({"a": "equality, blue 1, blue 2", "d": "red 1"}),
        "play equality",
        "You wish for a colour, somebody draws up to as many cards as you have, or both. You can hit: Dora.",
        "Du wünschst dir eine Farbe, jemand zieht, bis er so viele Karten hat wie du, oder beides. "
        "Treffen kannst du: Dora.",
    ),
    (
        lambda: table({"a": "equality, blue 1, blue 2"}),
        "play equality",
        "Nobody has fewer cards than you then: a colour wish is all that is left (F47).",
        "Niemand hat dann weniger Karten als du: Es bleibt ein Farbwunsch (F47).",
    ),
    (
        lambda: table({"a": "red skip, blue 1, blue 2"}, more={"skipped": "bcd"}),
        "play red skip",
        "All others are to miss a turn already: Skip hits nobody (F60). What goes then: red or Skip.",
        "Alle anderen setzen schon aus: Skip trifft niemanden (F60). Danach passt: Rot oder Skip.",
    ),
    (
        lambda: table({"a": "red-green colour swap, blue 1"}, top="green 3"),
        "play red-green colour swap",
        "The game goes on with red.",
        "Weiter geht es mit Rot.",
    ),
    (
        lambda: table({"a": "fantastic four, blue 1"}).play("play fantastic four", "wish red", "seat b"),
        "seat b",
        "One of the four cards goes to Ben. For Ben in all: two cards.",
        "Eine der vier Karten geht an Ben. Für Ben zusammen: zwei Karten.",
    ),
    (
        lambda: table({"a": "fantastic four, blue 1"}, more={"plus_one": True}).play(
            "play fantastic four", "wish red", "seat b", "seat d", "seat d"
        ),
        "seat d",
        "Ben draws two cards. Dora draws four cards.",
        "Ben zieht zwei Karten. Dora zieht vier Karten.",
    ),
    (
        lambda: table({"a": "inequality, blue 1, blue 2, blue 3", "b": "red 1"}).play(
            "play inequality", "pass"
        ),
        "seat b",
        "Ben draws two cards blindly from you.",
        "Ben zieht blind zwei Karten von dir.",
    ),
    (
        lambda: table({"a": "red thief, blue 1", "b": "red 1, counterattack"}).play("play red thief"),
        "seat b",
        "You look into Ben's cards and take up to two cards. Unless there is a Counterattack.",
        "Du schaust Ben in die Karten und nimmst bis zu zwei Karten weg. Es sei denn, es kommt ein Counterattack.",
    ),
    (
        lambda: table({"a": "red gift, blue 1, blue 2", "b": "counterattack, red 2"}).play(
            "play red gift", "seat b"
        ),
        "play counterattack",
        "The attack is off, and you may use Gift yourself against somebody. You may wish for a colour, too.",
        "Der Angriff ist abgewehrt, und du darfst Gift selbst gegen jemanden einsetzen. "
        "Dazu darfst du dir eine Farbe wünschen.",
    ),
    (
        lambda: table({"a": "fantastic, blue 1"}).play("play fantastic"),
        "wish 8",
        "The next card must be an 8 in whatever colour, black too, or a colourless one.",
        "Die nächste Karte muss eine 8 sein, gleich in welcher Farbe, auch schwarz, oder bunt.",
    ),
    (
        lambda: table({"a": "fantastic, blue 1"}).play("play fantastic"),
        "wish red",
        "The next card must be red or colourless.",
        "Die nächste Karte muss rot sein oder bunt.",
    ),
    (
        lambda: table({"a": "blue 1"}, more={"plus_one": True}),
        "draw",
        "You draw two cards and may still play then.",
        "Du ziehst zwei Karten und darfst dann noch legen.",
    ),
    (
        lambda: table({"a": "blue 1"}, only=True),
        "draw",
        "The stack is not enough: the round ends at once (F31).",
        "Der Stapel reicht nicht mehr: Die Runde endet sofort (F31).",
    ),
    (
        lambda: eventful("seppuku", players=2),
        "pass",
        "Shrinking has its price: +21 points, which makes 21.",
        "Kneifen hat seinen Preis: +21 Punkte, das macht 21.",
    ),
    (
        lambda: eventful("seppuku", players=2, more={"points": {"b": 30}}),
        "dare",
        "The top card is turned up. A number: −21 points, which makes 9. Anything else: +42 points, which makes 72.",
        "Die oberste Karte wird aufgedeckt. Eine Zahl: −21 Punkte, das macht 9. Alles andere: +42 Punkte, das macht 72.",
    ),
    (
        lambda: eventful("seppuku", only=True),
        "dare",
        "The stack is used up: there is nothing to turn up, and the round ends after the event (F144).",
        "Der Stapel ist leer: Es gibt nichts aufzudecken, und die Runde endet nach dem Ereignis (F144).",
    ),
    (
        lambda: eventful("seppuku", only=True, stack="blue 1, fantastic", scoring="none"),
        "dare",
        "The top card is turned up. A number: you may discard up to two cards. Anything else: you draw one card. "
        "You would have to draw, but the stack is used up: that was the round.",
        "Die oberste Karte wird aufgedeckt. Eine Zahl: Du darfst bis zu zwei Karten abwerfen. Alles andere: Du ziehst "
        "eine Karte. Du müsstest ziehen, aber der Stapel ist leer: Das war die Runde.",
    ),
    (
        lambda: eventful("seppuku", players=2, scoring="none"),
        "pass",
        "Shrinking has its price: you draw two cards.",
        "Kneifen hat seinen Preis: Du ziehst zwei Karten.",
    ),
    (
        lambda: eventful("gambling man", {"b": "red 3, yellow 1"}),
        "pick red 3",
        "Face down you lay a red 3; the highest number takes them all, of equals the first.",
        "Verdeckt liegt von dir eine rote 3; die höchste Zahl nimmt alle auf, bei gleichen die erste.",
    ),
    (
        lambda: table({"a": "red gift"}),
        "play red gift",
        "You give somebody no cards. You can hit: Ben, Cleo or Dora. What goes then: red or Gift. "
        "That is your last card; first everything happens that it does (F29).",
        "Du schenkst jemandem keine Karten. Treffen kannst du: Ben, Cleo oder Dora. Danach passt: Rot oder Gift. "
        "Das ist deine letzte Karte; erst geschieht noch, was sie bewirkt (F29).",
    ),
    (
        lambda: eventful("seppuku", players=2, scoring="none"),
        "dare",
        "The top card is turned up. A number: you may discard up to two cards. Anything else: you draw four cards.",
        "Die oberste Karte wird aufgedeckt. Eine Zahl: Du darfst bis zu zwei Karten abwerfen. Alles andere: Du "
        "ziehst vier Karten.",
    ),
    (
        lambda: eventful("identity theft", scoring="none"),
        "seat a",
        "Then you choose with whom you swap cards and place.",
        "Dann wählst du, mit wem du Karten und Platz tauschst.",
    ),
    (
        lambda: eventful("identity theft", scoring="none").play("seat b"),
        "seat c",
        "Cards and places are swapped: Ben and Cleo.",
        "Karten und Plätze werden getauscht: Ben und Cleo.",
    ),
    (
        lambda: eventful("trust fall", {"c": "red 1"}),
        "seat c",
        "Cleo chooses one card for you.",
        "Cleo sucht eine Karte für dich aus.",
    ),
    (
        lambda: table({"a": "red 1", "b": "nice try"}).play("play red 1"),
        "play nice try",
        "It is your last card, too (F79). Anna draws three cards. You draw three cards. The round goes on. "
        "You may wish for a colour, too.",
        "Es ist auch deine letzte Karte (F79). Anna zieht drei Karten. Du ziehst drei Karten. Die Runde geht weiter. "
        "Dazu darfst du dir eine Farbe wünschen.",
    ),
    (
        lambda: table({"a": "red gift, fuck you"}).play("play red gift", "seat b"),
        "pass",
        "There is nothing to be had here: on with it.",
        "Hier ist nichts zu holen: Weiter.",
    ),
    (  # two cards in the stack are drawn, and the round is over (F31): not five
        lambda: table(
            {"a": "equality, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6", "b": "green 1"},
            stack="red 1, red 2",
            only=True,
        ).play("play equality", "wish red"),
        "seat b",
        "Ben draws two cards. Ben would have to draw, but the stack is used up: that was the round.",
        "Ben zieht zwei Karten. Ben müsste ziehen, aber der Stapel ist leer: Das war die Runde.",
    ),
    (
        lambda: table(
            {"a": "red thief, blue 1", "b": "fuck you"}, more={"known": {"b": {"fuck you": ["all"]}}}
        ).play("play red thief"),
        "seat b",
        "Ben has nothing to give.",
        "Bei Ben ist nichts zu holen.",
    ),
    (  # a Nice Try could not save a round whose stack is used up
        lambda: table({"a": "fantastic four", "c": "nice try, green 1"}, stack="green 5", only=True).play(
            "play fantastic four", "wish 1", *["seat b"] * 3
        ),
        "seat b",
        "Ben draws one card. Ben would have to draw, but the stack is used up: that was the round.",
        "Ben zieht eine Karte. Ben müsste ziehen, aber der Stapel ist leer: Das war die Runde.",
    ),
    (  # with only the rude card left nothing can be given (F54)
        lambda: table({"a": "red gift, fuck you"}),
        "play red gift",
        "You give somebody no cards. You can hit: Ben, Cleo or Dora. What goes then: red or Gift.",
        "Du schenkst jemandem keine Karten. Treffen kannst du: Ben, Cleo oder Dora. Danach passt: Rot oder Gift.",
    ),
    (
        lambda: table({"a": "red gift, fuck you"}).play("play red gift"),
        "seat b",
        "You give Ben no cards.",
        "Du gibst Ben keine Karten.",
    ),
    (
        lambda: table({"a": "red gift, fuck you, blue 1"}).play("play red gift"),
        "seat b",
        "You give Ben one card.",
        "Du gibst Ben eine Karte.",
    ),
    (
        lambda: table({"a": "red gift, blue 1, blue 2", "c": "nice try, green 1"}).play("play red gift"),
        "seat b",
        "You give Ben two cards. Unless there is a Nice Try, the round is over.",
        "Du gibst Ben zwei Karten. Kommt kein Nice Try, ist die Runde zu Ende.",
    ),
    (
        lambda: table({"a": "red exchange, blue 1, blue 2", "b": "green 1"}).play("play red exchange"),
        "seat b",
        "You give Ben two cards. You draw one card blindly from Ben.",
        "Du gibst Ben zwei Karten. Du ziehst blind eine Karte von Ben.",
    ),
    (
        lambda: table({"a": "special favours, red gift, curse, blue 1"}).play("play special favours", "pass"),
        "seat b",
        "You give Ben two cards and get all special cards in return.",
        "Du gibst Ben zwei Karten und bekommst alle Spezialkarten dafür.",
    ),
    (
        lambda: table(
            {"a": "red 1, blue 1"}, more={"bomb": True, "bomb_left": dict.fromkeys("abcd", 0)}
        ).play("draw"),
        "pass",
        "You play nothing. Boom! Time is up, and all points count double.",
        "Du legst nichts. Bumm! Die Zeit ist um, und alle Punkte zählen doppelt.",
    ),
    (
        lambda: table({"a": "red 1, blue 1"}, more={"skipped": "b"}).play("draw"),
        "pass",
        "You play nothing. Ben misses a turn. Then it is Cleo's turn.",
        "Du legst nichts. Ben setzt aus. Dann ist Cleo dran.",
    ),
    (
        lambda: table({"a": "equality, blue 1, blue 2, blue 3", "b": "counterattack, green 1"}).play(
            "play equality", "pass", "seat b"
        ),
        "pass",
        "You let it happen. You draw one card.",
        "Du lässt es geschehen. Du ziehst eine Karte.",
    ),
    (
        lambda: eventful("surprise party", {"a": "blue 4", "b": "yellow 1"}).play("seat c"),
        "pick yellow 1",
        "Cleo gets a yellow 1; only you two see it. Then your hand is empty.",
        "Cleo bekommt eine gelbe 1; nur ihr beide seht es. Dann ist deine Hand leer.",
    ),
]


@pytest.mark.parametrize(
    ("laid_out", "notation", "english", "german"),
    FORETOLD,
    ids=[f"{i} {c[1]}" for i, c in enumerate(FORETOLD)],
)
def test_what_is_foretold(laid_out: Callable[[], Table], notation: str, english: str, german: str) -> None:
    t = laid_out()
    view, action = t.match.view(t.match.to_act), TABLE.parse(notation)
    assert words.consequence(view, action, "en", NAMES) == english
    assert words.consequence(view, action, "de", NAMES) == german
    t.play(notation)


@pytest.mark.parametrize("kind", ["red 5", "red gift", "red skip", "red thief", "red 2nd chance"])
def test_what_goes_then_is_what_goes_then(kind: str) -> None:
    t = table({"a": f"{kind}, red 1, blue 2"})
    foretold = words.consequence(t.match.view(0), TABLE.parse(f"play {kind}"), "en", NAMES)
    t.play(f"play {kind}")
    assert foretold.endswith(f"What goes then: {words.demand(t.match.view(None).state, 'en')}.")


# ------------------------------------------------------------------------------------------------------- why not


REASONS: list[tuple[Callable[[], Table], str, str, str]] = [
    (
        lambda: table({"a": "blue 5, red 1"}),
        "play blue 5",
        "The same colour or the same number goes, and now that is: red or a 9.",
        "Es passt gleiche Farbe oder gleiche Zahl, und jetzt ist das: Rot oder eine 9.",
    ),
    (
        lambda: table({"a": "black 5, red 1"}),
        "play black 5",
        "A black 5 goes only on that number or when it is wished for (F19). What goes now: red or a 9.",
        "Eine schwarze 5 passt nur auf eine 5 oder wenn die 5 gewünscht ist (F19). Jetzt passt: Rot oder eine 9.",
    ),
    (
        lambda: table({"a": "curse, red 1"}),
        "play curse",
        "The Curse can't be played, only passed on (F74).",
        "Den Curse kann man nicht spielen, nur weitergeben (F74).",
    ),
    (
        lambda: table({"a": "fuck you, red 1"}),
        "play fuck you",
        "That takes exactly ten cards, itself included; you have two cards (F72).",
        "Das geht nur mit genau zehn Karten, sie selbst mitgezählt; du hast zwei Karten (F72).",
    ),
    (
        lambda: table({"a": "red 1"}),
        "play red 2",
        "You don't hold that: a red 2.",
        "Du hast nichts davon auf der Hand: rote 2.",
    ),
    (
        lambda: table({"a": "red 1"}, deck="base"),
        "play curse",
        "That card is not in the game at this table: the Curse.",
        "An diesem Tisch ist diese Karte nicht dabei: Curse.",
    ),
    (
        lambda: table({"a": "red 1"}),
        "pass",
        "Play a card or draw: only who has drawn may leave it (F14).",
        "Leg eine Karte oder zieh: Erst wer gezogen hat, darf es lassen (F14).",
    ),
    (
        lambda: table({"a": "red 1"}, stack="blue 2").play("draw"),
        "draw",
        "You have drawn already: play a card, or leave it (F13, F14).",
        "Gezogen hast du schon: Leg eine Karte, oder lass es (F13, F14).",
    ),
    (
        lambda: table({"a": "red 2nd chance, red 1, blue 2"}).play("play red 2nd chance"),
        "draw",
        "After 2nd Chance you must play if anything goes (F64).",
        "Nach 2nd Chance muss gelegt werden, wenn etwas passt (F64).",
    ),
    (
        lambda: table({"a": "red 1"}, only=True),
        "draw",
        "The stack is used up, and something of yours goes: play it (F32).",
        "Der Stapel ist leer, und bei dir passt etwas: Das musst du legen (F32).",
    ),
    (
        lambda: table({"a": "red gift, blue 1"}).play("play red gift"),
        "seat a",
        "You must not hit yourself with it (F28).",
        "Dich selbst darfst du damit nicht treffen (F28).",
    ),
    (
        lambda: table({"a": "red gift, blue 1"}).play("play red gift"),
        "seat h",
        "Nobody sits on that seat.",
        "Auf diesem Platz sitzt niemand.",
    ),
    (
        lambda: table({"a": "red gift, blue 1"}).play("play red gift"),
        "pass",
        "This card has to hit somebody.",
        "Diese Karte muss jemanden treffen.",
    ),
    (
        lambda: table({"a": "equality, blue 1, blue 2", "d": "red 1"}).play("play equality", "wish red"),
        "seat b",
        "Equality hits only those with fewer cards than you (F47).",
        "Equality trifft nur, wer weniger Karten hat als du (F47).",
    ),
    (
        lambda: table({"a": "equality, blue 1, blue 2", "d": "red 1"}).play("play equality", "pass"),
        "pass",
        "Without a wish you must hit somebody: the card does one of the two (F25).",
        "Ohne Wunsch musst du jemanden treffen: Eins von beidem bewirkt die Karte (F25).",
    ),
    (
        lambda: table({"a": "equality, blue 1, blue 2", "d": "red 1"}).play("play equality"),
        "wish 5",
        "Only Fantastic and Fantastic Four wish for a number (F26).",
        "Eine Zahl wünschen sich nur Fantastic und Fantastic Four (F26).",
    ),
    (
        lambda: table({"a": "red skip, blue 1"}, more={"skipped": "b"}).play("play red skip"),
        "seat b",
        "Sapphire is to miss a turn already; again only after that (F60).",
        "Saphir muss schon aussetzen; noch einmal geht erst danach (F60).",
    ),
    (
        lambda: table({"a": "fantastic four, blue 1"}).play("play fantastic four", "wish red", "seat b"),
        "pass",
        "You have begun: all four cards are dealt out (F36).",
        "Angefangen ist angefangen: Alle vier Karten werden verteilt (F36).",
    ),
    (
        lambda: table({"a": "red gift, blue 1, fuck you"}).play("play red gift", "seat b"),
        "pick fuck you",
        "Nobody passes that card on on purpose; only blindly or by an event does it change hands (F53, F59).",
        "Diese Karte gibt niemand absichtlich weiter; nur blind oder durch ein Ereignis wechselt sie die Hand "
        "(F53, F59).",
    ),
    (
        lambda: eventful("recession", {"b": "curse, red 1"}),
        "pick curse",
        "The Curse can't be discarded (F74).",
        "Den Curse kann man nicht abwerfen (F74).",
    ),
    (
        lambda: eventful("gambling man", {"b": "red 3, yellow 1"}),
        "pick yellow 1",
        "It must be a red number: that is the colour last played (F101).",
        "Es muss eine Zahl in Rot sein, der zuletzt gespielten Farbe (F101).",
    ),
    (
        lambda: table({"a": "mimicry, blue 1"}, more={"match": {"number": 5}}).play("play mimicry"),
        "as gift",
        "As a coloured card a Mimicry needs a colour, and none is in force (F69).",
        "Als farbige Karte braucht die Mimicry eine Farbe, und gerade gilt keine (F69).",
    ),
    (
        lambda: table({"a": "red 1"}),
        "deal",
        "Cards are dealt again when the round has been counted.",
        "Neu gegeben wird erst, wenn die Runde gezählt ist.",
    ),
    (
        lambda: table({"a": "red 1"}),
        "dare",
        "Seppuku comes only as an event. Your turn: play a card or draw one. "
        "What goes: red or a 9, and colourless cards always.",
        "Seppuku gibt es nur als Ereignis. Du bist dran: Leg eine Karte oder zieh eine. "
        "Es passt: Rot oder eine 9, und Bunt immer.",
    ),
    (
        lambda: table({"a": "mimicry, red 1"}, deck="rulebook").play("play mimicry"),
        "as fantastic",
        "There is no Fantastic at this table.",
        "Fantastic gibt es an diesem Tisch nicht.",
    ),
    (
        lambda: eventful("market", players=2, stack="red 1, blue 3"),
        "pick red 2",
        "That is not on the market: a red 2.",
        "Auf dem Markt liegt das nicht: rote 2.",
    ),
    (
        lambda: eventful("distributor", {"a": "blue 4"}, players=2).play("seat a"),
        "seat a",
        "You must not keep your own cards (F90).",
        "Die eigenen Karten darfst du nicht behalten (F90).",
    ),
    (
        lambda: eventful("distributor", players=3).play("seat a"),
        "seat a",
        "That hand has been given away or must be left for somebody else (F90).",
        "Diese Hand ist schon vergeben oder muss noch für jemand anderen bleiben (F90).",
    ),
    (
        lambda: eventful("identity theft", scoring="none").play("seat b"),
        "seat b",
        "It takes two different players.",
        "Es müssen zwei verschiedene sein.",
    ),
    (
        lambda: eventful("surprise party"),
        "seat b",
        "It has to be somebody else.",
        "Es muss jemand anderes sein.",
    ),
    (
        lambda: eventful("repeat", more={"events_seen": ["market"]}),
        "event repeat",
        "Repeat does not repeat itself (F116).",
        "Repeat wiederholt sich nicht selbst (F116).",
    ),
    (
        lambda: eventful("repeat", more={"events_seen": ["market"]}),
        "event plague",
        "Plague has not been uncovered in this round (F116).",
        "Plague wurde in dieser Runde noch nicht aufgedeckt (F116).",
    ),
    (
        lambda: table({"a": "mimicry, blue 1"}, top="red 9").play("play mimicry", "as colour swap"),
        "wish red",
        "The game can't go on with that colour here (F33, F70).",
        "Mit dieser Farbe kann es hier nicht weitergehen (F33, F70).",
    ),
    (
        lambda: table({"a": "red 1"}).play("play red 1"),
        "deal",
        "Somebody else deals the next round: have a look around, and go on.",
        "Die nächste Runde gibt jemand anderes: Schau dich um, und geh weiter.",
    ),
    (
        lambda: table({"a": "red thief, blue 1", "b": "red 1, fuck you"}).play("play red thief", "seat b"),
        "pick red 2",
        "Sapphire doesn't have that: a red 2.",
        "Bei Saphir liegt das nicht: rote 2.",
    ),
    (
        lambda: table({"a": "red gift, blue 1", "b": "counterattack, red 3"}).play("play red gift", "seat b"),
        "play red 3",
        "Only Counterattack helps now, or a Mimicry in its place (F68).",
        "Jetzt hilft nur Counterattack oder eine Mimicry an ihrer Stelle (F68).",
    ),
]


@pytest.mark.parametrize(
    ("laid_out", "notation", "english", "german"), REASONS, ids=[f"{i} {c[1]}" for i, c in enumerate(REASONS)]
)
def test_reasons(laid_out: Callable[[], Table], notation: str, english: str, german: str) -> None:
    t = laid_out()
    view = t.match.view(t.match.to_act)
    assert words.why_not(view, notation, "en") == english
    assert words.why_not(view, notation, "de") == german
    t.refuses(notation)


def test_nobody_else_decides() -> None:
    t = table({"a": "red 1"})
    assert words.why_not(t.match.view(1), "draw", "en").startswith("It is not your turn")
    assert words.why_not(t.match.view(None), "draw", "de").startswith("Du schaust zu")
    assert words.why_not(t.match.view(0), "fly", "en") == "There is no action “fly” in this game."


# -------------------------------------------------------------------------------------------------------- story


STORIES: list[tuple[Callable[[], Table], int | None, list[str], list[str]]] = [
    (
        lambda: table({"a": "red 5, blue 1"}).play("play red 5"),
        0,
        ["You play a red 5."],
        ["Du legst eine rote 5."],
    ),
    (
        lambda: table({"a": "fantastic four, blue 1"}).play(
            "play fantastic four", "wish 8", "seat b", "seat b", "seat d", "seat d"
        ),
        None,
        [
            "Anna plays Fantastic Four.",
            "Anna wishes for an 8.",
            "Anna deals out Fantastic Four: Ben 2, Dora 2.",
            "Ben draws two cards.",
            "Dora draws two cards.",
        ],
        [
            "Anna legt Fantastic Four.",
            "Anna wünscht sich eine 8.",
            "Anna verteilt Fantastic Four: Ben 2, Dora 2.",
            "Ben zieht zwei Karten.",
            "Dora zieht zwei Karten.",
        ],
    ),
    (
        lambda: table(
            {"a": "red gift, blue 1, blue 2, blue 3", "b": "counterattack, red 2, red 3, red 4"}
        ).play(
            "play red gift", "seat b", "play counterattack", "wish blue", "seat a", "pick red 2", "pick red 3"
        ),
        0,
        [
            "You play a red Gift.",
            "You use Gift against Ben.",
            "Ben throws in Counterattack: your Gift is off!",
            "Ben wishes for blue.",
            "Ben uses Gift against you.",
            "Ben gives you a red 2.",
            "Ben gives you a red 3.",
        ],
        [
            "Du legst Gift in Rot.",
            "Du spielst Gift gegen Ben.",
            "Ben wirft Counterattack rein: Der Angriff von dir mit Gift ist abgewehrt!",
            "Ben wünscht sich Blau.",
            "Ben spielt Gift gegen dich.",
            "Ben gibt dir eine rote 2.",
            "Ben gibt dir eine rote 3.",
        ],
    ),
    (
        lambda: table({"a": "red 1", "b": "nice try, blue 1"}).play("play red 1", "play nice try", "pass"),
        None,
        [
            "Anna plays a red 1.",
            "Not so fast! Ben throws in Nice Try: whoever has no cards draws three.",
            "Ben wishes for nothing.",
            "Anna draws three cards.",
        ],
        [
            "Anna legt eine rote 1.",
            "Netter Versuch! Ben wirft Nice Try rein: Wer keine Karten hat, zieht drei.",
            "Ben wünscht sich nichts.",
            "Anna zieht drei Karten.",
        ],
    ),
    (
        lambda: table({"a": "red thief, blue 1", "b": "red 1, red 2"}).play("play red thief", "seat b"),
        2,
        ["Anna plays a red Thief.", "Anna uses Thief against Ben.", "Anna looks into Ben's cards."],
        ["Anna legt Thief in Rot.", "Anna spielt Thief gegen Ben.", "Anna schaut Ben in die Karten."],
    ),
    (
        lambda: table({"a": "red thief, blue 1", "b": "red 1, red 2"}).play("play red thief", "seat b"),
        0,
        [
            "You play a red Thief.",
            "You use Thief against Ben.",
            "You look into Ben's cards: a red 1 and a red 2.",
        ],
        [
            "Du legst Thief in Rot.",
            "Du spielst Thief gegen Ben.",
            "Du schaust Ben in die Karten: eine rote 1 und eine rote 2.",
        ],
    ),
    (
        lambda: eventful("earthquake", {"a": "blue 4"}, players=3),
        None,
        [
            "Anna plays a black 9.",
            "Earthquake: Everything slides to the right!",
            "Whole hands move: Cleo → Anna, Anna → Ben, Ben → Cleo.",
        ],
        [
            "Anna legt eine schwarze 9.",
            "Earthquake: Alles rutscht nach rechts!",
            "Ganze Hände wandern: Cleo → Anna, Anna → Ben, Ben → Cleo.",
        ],
    ),
    (
        lambda: eventful("time bomb", players=2),
        None,
        [
            "Anna plays a black 9.",
            "Time Bomb: Three turns left, tick, tick, tick!",
            "Time Bomb, turns left: Anna 3, Ben 3.",
        ],
        [
            "Anna legt eine schwarze 9.",
            "Time Bomb: Noch drei Züge, tick, tick, tick!",
            "Time Bomb, Züge übrig: Anna 3, Ben 3.",
        ],
    ),
    (
        lambda: eventful("seppuku", players=2, stack="red 1").play("dare", "pass"),
        1,
        [
            "Anna plays a black 9.",
            "Seppuku: Who dares?",
            "You risk Seppuku and turn up a red 1: that was close!",
            "You: −21 points, now −21.",
            "Anna: +21 points, now 21.",
        ],
        [
            "Anna legt eine schwarze 9.",
            "Seppuku: Wer traut sich?",
            "Du wagst Seppuku und deckst eine rote 1 auf: noch einmal gut gegangen!",
            "Du: −21 Punkte, jetzt −21.",
            "Anna: +21 Punkte, jetzt 21.",
        ],
    ),
]


@pytest.mark.parametrize(("laid_out", "seat", "english", "german"), STORIES, ids=range(len(STORIES)))
def test_stories(
    laid_out: Callable[[], Table], seat: int | None, english: list[str], german: list[str]
) -> None:
    match = laid_out().match
    assert log(match, seat, "en")[: len(english)] == english
    assert log(match, seat, "de")[: len(german)] == german


def test_the_end_of_a_round_is_told() -> None:
    told = log(table({"a": "red 1"}).play("play red 1").match, None)
    assert told[1:3] == [
        "Out of cards, and out of the round!",
        "Ben shows a yellow 1, a yellow 2 and a yellow 3.",
    ]
    assert (
        told[-1]
        == "This round counts: Anna 0, Ben 6, Cleo 6, Dora 24. So far: Anna 0, Ben 6, Cleo 6, Dora 24."
    )


# ------------------------------------------------------------------------------------------------ prompts, verdict


def test_what_is_asked_after_a_round() -> None:
    t = table({"a": "red 1"}).play("play red 1")
    view = t.match.view(t.match.to_act)
    assert words.prompt(view, NAMES, "en") == (
        "Round 1 counts 0 points for you, 0 points in all. Have a look around, then go on."
    ).replace("0 points in all", "0 in all")
    assert words.prompt(t.match.view(1), NAMES, "de") == "Runde 1 ist gezählt. Anna schaut sich noch um."


PROMPTS: list[tuple[Callable[[], Table], str, str]] = [
    (
        lambda: table({"a": "red 1"}, only=True),
        "The stack is used up: play a card. What goes: red or a 9, and colourless cards always.",
        "Der Stapel ist leer: Leg eine Karte. Es passt: Rot oder eine 9, und Bunt immer.",
    ),
    (
        lambda: table({"a": "fantastic four, blue 1"}).play("play fantastic four", "wish red"),
        "Fantastic Four: who draws? Four cards left to deal out. You may leave it, too.",
        "Fantastic Four: Wer zieht? Noch vier Karten zu verteilen. Du darfst es auch lassen.",
    ),
    (
        lambda: table({"a": "red gift, fuck you"}).play("play red gift", "seat b"),
        "What you have left must not be given away.",
        "Was du noch hast, darfst du nicht weitergeben.",
    ),
    (
        lambda: table({"a": "red thief, blue 1", "b": "fuck you"}).play("play red thief", "seat b"),
        "There is nothing with Ben that you may steal.",
        "Bei Ben gibt es nichts, was du stehlen darfst.",
    ),
    (
        lambda: eventful("recession", {"b": "curse"}),
        "That is no way to get rid of the Curse.",
        "Den Curse wird man so nicht los.",
    ),
    (
        lambda: eventful("seppuku", players=2, scoring="none", stack="red 1").play("dare"),
        "You may discard two cards more.",
        "Du darfst noch zwei Karten abwerfen.",
    ),
    (
        lambda: eventful("seppuku", players=2, scoring="none", more={"plus_one": True}),
        "Seppuku? With a number on top of the stack you discard two cards, otherwise you draw five cards. "
        "Whoever shrinks draws three cards.",
        "Seppuku? Bei einer Zahl oben auf dem Stapel wirfst du zwei Karten ab, sonst ziehst du fünf Karten. "
        "Wer kneift, zieht drei Karten.",
    ),
    (
        lambda: eventful("gambling man", {"b": "yellow 1"}),
        "You have no red number: you draw two cards for that.",
        "Du hast keine Zahl in Rot: Dafür ziehst du zwei Karten.",
    ),
    (
        lambda: eventful("identity theft", scoring="none").play("seat b"),
        "With whom are cards and place swapped? The first one: Ben.",
        "Mit wem werden Karten und Platz getauscht? Der Erste: Ben.",
    ),
    (
        lambda: table({"a": "mimicry, blue 1, blue 2", "b": "counterattack, red 1"}).play(
            "play mimicry", "as fantastic four", "wish red", "seat b", "seat b", "seat b", "seat c"
        ),
        "Anna: Fantastic Four against you! You are to draw three cards. Do you answer with Counterattack?",
        "Anna: Fantastic Four gegen dich! Du sollst drei Karten ziehen. Wehrst du dich mit Counterattack?",
    ),
]


@pytest.mark.parametrize(("laid_out", "english", "german"), PROMPTS, ids=range(len(PROMPTS)))
def test_what_is_asked(laid_out: Callable[[], Table], english: str, german: str) -> None:
    view = (t := laid_out()).match.view(t.match.to_act)
    assert words.prompt(view, NAMES, "en") == english
    assert words.prompt(view, NAMES, "de") == german


def test_verdicts() -> None:
    t = table({"a": "red 1"}, more={"points": {"d": 130}}).play("play red 1")
    assert t.match.over
    assert words.verdict(t.match.view(None), NAMES, "en") == (
        "The limit of 137 points is reached, and the fewest win: Anna 0, Ben 6, Cleo 6, Dora 154."
    )
    t = table({"a": "red 1"}, more={"points": {"d": 130, "a": 6}}).play("play red 1")
    assert words.verdict(t.match.view(0), NAMES, "de") == (
        "Das Limit von 137 Punkten ist erreicht, und am wenigsten gewinnt: Anna 6, Ben 6, Cleo 6, Dora 154. "
        "Anna, Ben und Cleo liegen gleichauf und teilen sich den Sieg."
    )
    t = table({"a": "red 1"}, scoring="none", rounds=1).play("play red 1")
    assert words.verdict(t.match.view(None), NAMES, "en") == "Rounds won: Anna 1, Ben 0, Cleo 0, Dora 0."
    assert words.verdict(table().match.view(None), NAMES, "en") == ""


def test_what_holds_now() -> None:
    more = {
        "bomb": True,
        "bomb_left": {"a": 2, "b": 3, "c": 3},
        "bomb_safe": "d",
        "plus_one": True,
        "plus_safe": "b",
        "last_chance": True,
        "skipped": "c",
    }
    t = table({"a": "red 1"}, more=more)
    assert words.status(t.match.view(0), ("You", *NAMES[1:]), "en") == (
        "What goes: red or a 9, and colourless cards always.",
        "Play goes to the right: after you on to Ben.",
        "The game ends at 137 points.",
        "Time Bomb, turns left: You 2, Ben 3, Cleo 3, Dora protected.",
        "Last Chance: one more event before the round can end.",
        "Plus One: whoever draws draws one more, but not for Ben.",
        "Will miss a turn: Cleo.",
    )
    assert words.status(t.match.view(0), ("Du", *NAMES[1:]), "de")[1] == (
        "Gespielt wird nach rechts: Nach dir geht es weiter bei Ben."
    )
    t = table({"a": "red 1"}, scoring="none", rounds=5)
    assert "Round 1 of 5." in words.status(t.match.view(None), NAMES, "en")


# ---------------------------------------------------------------------------------------------------- family table


def test_a_family_table_knows_another_title() -> None:
    for family, title in ((False, "Fuck You"), (True, "No Comment")):
        ten = f"fuck you, {HANDS['a']}, green 4, green 5, green 6, green 7, green 8, green 9"
        t = table({"a": ten}, family=family)
        view, action = t.match.view(0), TABLE.parse("play fuck you")
        assert words.action(view, action, "en", NAMES) == f"Play {title}"
        assert words.kind_name(KIND_NAMES.index("fuck you"), "en", family) == title
        assert log(t.play("play fuck you").match, 1)[-1] == f"Anna says it out loud: {title}!"
        assert (words.lookup("no comment", "en", t.match.game.options) or "").startswith(title)
        assert title in words.rules("en", t.match.game.options)
        assert ("Fuck" in words.rules("de", t.match.game.options)) != family
    assert words.bare_card(RUDE, "de", family=True) == "Kein Kommentar"
    title, _, rest = words.rules("en").partition("\n\n")
    in_force, _, page = (
        words.rules("en", Game.of("frantic").options).removeprefix(title).lstrip().partition("\n\n")
    )
    assert in_force.startswith("**At this table:** Players: ") and page == rest


# ---------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_seat_is_called_like_a_colour_of_the_cards(lang: str) -> None:
    """Who reads "Red plays a black 5" or "Blue wishes for green" looks for a card."""
    seats = [words.seat_name(seat, lang) for seat in range(8)]
    assert len(set(seats)) == 8
    colours = {words.colour_name(colour, other) for colour in range(4) for other in LANGUAGES}
    assert not {name.lower() for name in seats} & {name.lower() for name in colours}
    t = table({"a": "fantastic, blue 1"}).play("play fantastic", "wish blue")
    told = words.Narrator.of(t.match.view(None).state, seats, lang).tell(
        [event for _, event in t.match.events(None)]
    )
    assert told[-1] == {"en": "Ruby wishes for blue.", "de": "Rubin wünscht sich Blau."}[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_event_and_option_has_words(lang: str) -> None:
    assert len({words.bare_card(face, lang) for face in range(FACES)}) == FACES
    for face in range(FACES):
        assert_good(words.rule(words.subject_of(face), lang), lang)
    for event in range(EVENTS):
        for sheet in (True, False):
            assert_good(words.event_rule(event, lang, sheet), lang)
        assert_good(words.event_call(event, lang), lang)
        assert (words.lookup(EVENT_NAME[event], lang) or "").startswith(f"{EVENT_NAME[event]}: ")
    assert set(DOES) == set(CALL) == set(range(EVENTS)) >= set(WITHOUT_SHEET)
    for option in OPTIONS:
        assert_good(words.option_name(option.name, lang), lang, whole=False)
        assert_good(words.option_help(option.name, lang), lang)
        for choice in option.choices:
            assert words.choice_name(option.name, choice, lang)
    assert_good(words.tagline(lang), lang)
    assert len(words.coach(lang)) == 3
    assert RULE.keys() == SUBJECT.keys() >= {*KIND_NAMES, *EVENT_TITLES}
    for key in RULE:
        assert_good(words.rule(key, lang), lang)
    assert all(text.keys() == {"de", "en"} for text in ASKS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_can_be_looked_up(lang: str) -> None:
    for number in range(1, 147):
        found = words.lookup(f"f{number}", lang)
        assert found and found.startswith(f"F{number}: "), number
    assert words.lookup("F147", lang) is None


def test_events_act_as_the_scoring_has_it() -> None:
    theft = EVENT_TITLES.index("identity theft")
    assert "account" in words.event_rule(theft, "en")
    assert "places" in words.event_rule(theft, "en", sheet=False)
    both = words.lookup("identity theft", "en") or ""
    assert words.event_rule(theft, "en") in both and words.event_rule(theft, "en", sheet=False) in both


def test_cards_in_sentences() -> None:
    def a(card: str, lang: str, case: int = NOM) -> str:
        return words.a_card(FACE_NAMES.index(card), lang, case)

    assert (a("red 5", "de"), a("red 5", "de", DAT), a("black 8", "en")) == (
        "eine rote 5", "einer roten 5", "a black 8",
    )  # fmt: skip
    assert (a("blue gift", "de"), a("blue gift", "en")) == ("Gift in Blau", "a blue Gift")
    assert (a("red-green colour swap", "de"), a("nice try", "en")) == ("Colour Swap in Rot-Grün", "Nice Try")
    assert (a("curse", "de"), a("curse", "de", ACC), a("curse", "en")) == (
        "der Curse",
        "den Curse",
        "the Curse",
    )
    assert (words.bare_card(UNKNOWN, "de"), words.a_card(UNKNOWN, "en")) == ("Karte", "a card")
    five, gift = FACE_NAMES.index("red 5"), FACE_NAMES.index("red gift")
    assert words.bunch([gift, five, UNKNOWN, five, UNKNOWN], "de") == "2× rote 5, Gift in Rot und zwei Karten"
    assert words.bunch([gift, five, UNKNOWN], "en") == "a red 5, a red Gift and one card"
    assert (how_many(13, "de"), how_many(0, "en")) == ("13 Karten", "no cards")


def test_no_other_language() -> None:
    with pytest.raises(OptionError):
        words.title("fr")
    with pytest.raises(OptionError):
        words.prompt(table().match.view(0), NAMES, "fr")
