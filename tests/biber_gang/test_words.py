"""Words: nothing is missing in any language, the story is the one that happened, and reasons name the rule."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from biberbau import Game, Match, Position, View
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games.biber_gang import words
from biberbau.games.biber_gang.actions import TABLE
from biberbau.games.biber_gang.deck import BEAVER, FACES, UNKNOWN
from biberbau.games.biber_gang.options import OPTIONS
from biberbau.games.biber_gang.state import EVENT_NAMES, SLOTS
from biberbau.games.biber_gang.words_names import RULE, SUBJECT
from biberbau.games.wording import ACC, DAT, NOM
from biberbau.kernel.compiled import INTERPRETED
from common.ids import short

from .scenario import table

LANGUAGES = ("de", "en")
OPTION_SETS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "discard_take_must_swap": True, "exhausted_deck": "score"},
    {"players": 6, "beaver_swap_out": False, "turn_limit": 10},
]
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fee")
STEP = 11 if INTERPRETED else 3


def assert_good(text: str, lang: str, *, whole: bool = True) -> None:
    """A text that can be shown: filled in, in its language, a whole sentence where it has to be one."""
    assert text and text == text.strip()
    assert not re.search(r"None|[{}\[\]]|  |-\d| \.|\.\.", text), text
    assert text[0].isupper() or text[0].isdigit(), text
    if whole:
        assert text[-1] in ".!?", text
    if lang == "de":
        assert not re.search(r"\b(the|and|is|its|of|card|beaver)\b", text), text
        assert not re.search(r"\b(der|einen|ein|den) \d+\b|\b(die|eine) Biber\b", text), text
    else:
        assert not re.search(r"\b(der|das|und|ist|ein|eine|Karte|Biber)\b|[äöüß]", text), text
        assert not re.search(r"\ba (8|11)\b|\ban (?!8|11)\d", text), text


def laid(displays: list[str], **fields: Any) -> Match:
    """A match from displays, upper row first: ``6 (6) beaver 3 / 1 2 3 4``; other fields go into the position.

    ``deck``: its top cards, topmost last; ``deckless``: all cards that lie nowhere else are under the discard pile.
    """
    options, pile = fields.pop("options", {}), fields.pop("pile", "7")
    if fields.pop("deckless", False):
        rest = table(*displays, pile=pile, players=len(displays), more=fields).document["deck"]
        return laid(displays, pile=" ".join([*rest, pile]), options=options, **fields)
    deck = fields.pop("deck", "")
    return table(*displays, pile=pile, deck=deck, players=len(displays), more=fields, **options).match


def drawn(card: str, origin: str = "deck") -> dict[str, Any]:
    """Seat 0 has drawn a card."""
    return {"drawn": {"card": card, "from": origin}, "decisions": [{"kind": "use_card", "seat": 0}]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_everything_has_words_during_whole_games(options: dict[str, object], lang: str) -> None:
    match, dice = Game.of("biber_gang", options).new(3), random.Random(3)
    while not match.over:
        if match.ply % STEP == 0:
            for seat in (None, *range(match.game.players)):
                view = match.view(seat)
                assert_good(words.prompt(view, NAMES, lang), lang)
                for action in TABLE.actions:
                    assert_good(words.action(view, action, lang), lang, whole=False)
                    reason = words.why_not(view, action.notation, lang)
                    assert (reason == "") == (action in view.legal)
                    if reason:
                        assert_good(reason, lang)
                for action in view.legal:
                    assert_good(words.consequence(view, action, lang), lang)
        match.play(dice.choice(match.legal()))
    for seat in (None, *range(match.game.players)):
        assert_good(words.prompt(match.view(seat), NAMES, lang), lang)
        assert_good(words.why_not(match.view(seat), "draw deck", lang), lang)
        narrator = words.Narrator(NAMES, lang)
        for _, group in groupby(match.events(seat), key=lambda pair: pair[0]):
            for sentence in narrator.tell([event for _, event in group]):
                assert_good(sentence, lang)


def test_random_games_meet_nearly_every_event() -> None:
    """Else the test above says little; the others are among the stories below."""
    seen: set[int] = set()
    for options in OPTION_SETS:
        match, dice = Game.of("biber_gang", options).new(3), random.Random(3)
        while not match.over:
            match.play(dice.choice(match.legal()))
        seen |= {event.kind for _, event in match.events(None)}
    assert {EVENT_NAMES[kind] for kind in EVENT_NAMES.keys() - seen} <= {
        "swims",
        "leaves",
        "reshuffles",
        "deck_ends",
        "limit_ends",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_consequences_show_nothing_hidden_and_change_nothing(lang: str) -> None:
    match, dice = Game.of("biber_gang", {"players": 3}).new(5), random.Random(5)
    while match.ply < 150:
        view = match.view(match.to_act)
        if match.ply % STEP == 0:
            before = view.state.tobytes()
            told = {action: words.consequence(view, action, lang) for action in view.legal}
            assert view.state.tobytes() == before
            filled = Position.load(view.position()).filled(match.ply).as_seen_by(match.to_act).view()
            assert told == {action: words.consequence(filled, action, lang) for action in view.legal}
        match.play(dice.choice(view.legal))


def told(match: Match, *actions: str, lang: str = "en", seat: int | None = 0) -> list[str]:
    """What the actions bring about."""
    narrator = words.Narrator.of(match.position().state, NAMES, lang)
    for action in actions:
        match.play(action)
    return narrator.tell([event for ply, event in match.events(seat) if ply])


TWO = "(1) (2) (3) (4) / (5) (8) (9) (10)"
STORIES: list[tuple[dict[str, Any], list[str], list[str], list[str]]] = [
    (  # the rulebook's example: a 6 takes the place of the beaver beside a 6, and the beaver swims to the 10
        {"displays": ["beaver 10 (3) (4) / 6 (9) 2 5", TWO], **drawn("6")},
        ["place 1", "swim 6"],
        [
            "Anna puts the 6 in the beaver's place (top row, first): off it swims.",
            "The beaver swims to a face-down card (bottom row, second): it was a 9. That makes a pair of 10s.",
        ],
        [
            "Anna legt die 6 an die Stelle des Bibers (erste oben): Der schwimmt los.",
            "Der Biber schwimmt zu einer verdeckten Karte (zweite unten): Es war eine 9. Das gibt ein 10er-Paar.",
        ],
    ),
    (
        {"displays": ["6 6 (3) 12 / 6 9 (2) 5", TWO], **drawn("6")},
        ["place 6"],
        ["Anna swaps the 9 (bottom row, second) for the 6. That makes two pairs of 6s: 10 points off."],
        ["Anna tauscht die 9 (zweite unten) gegen die 6. Das gibt zwei 6er-Paare: 10 Punkte weniger."],
    ),
    (
        {"displays": ["6 6 6 (3) / 6 6 (8) 5", TWO], **drawn("beaver", "pile")},
        ["place 7"],
        [
            "Anna swaps a face-down card (bottom row, third) for the beaver: it was an 8. "
            "That makes three pairs of 6s: 15 points off.",
        ],
        [
            "Anna tauscht eine verdeckte Karte (dritte unten) gegen den Biber: Es war eine 8. "
            "Das gibt drei 6er-Paare: 15 Punkte weniger.",
        ],
    ),
    (
        {"displays": ["6 (6) 6 (3) / 6 6 (8) 5", TWO], **drawn("11")},
        ["place 1"],
        ["Anna swaps the 6 (top row, first) for the 11. The pair of 6s is gone."],
        ["Anna tauscht die 6 (erste oben) gegen die 11. Das 6er-Paar ist damit hin."],
    ),
    (
        {"displays": ["beaver (6) 6 (3) / 4 6 (8) 5", TWO], **drawn("beaver")},
        ["place 5"],
        [
            "Anna swaps the 4 (bottom row, first) for the beaver. "
            "Two beavers above each other: these stay together now.",
        ],
        [
            "Anna tauscht die 4 (erste unten) gegen den Biber. Zwei Biber übereinander: Die bleiben jetzt zusammen."
        ],
    ),
    (
        {"displays": ["8 (6) 6 (3) / 4 6 (8) 5", TWO]},
        ["draw discard", "discard", "flip 2"],
        [
            "Anna takes the 7 from the discard pile.",
            "Anna puts the 7 right back.",
            "Anna turns over a 6 (top row, second). That makes a pair of 6s.",
        ],
        [
            "Anna nimmt die 7 vom Ablagestapel.",
            "Anna legt die 7 wieder zurück.",
            "Anna deckt eine 6 (zweite oben) auf. Das gibt ein 6er-Paar.",
        ],
    ),
    (
        {"displays": ["8 0 6 (3) / 4 6 1 5", TWO]},
        ["draw discard", "discard", "leave"],
        ["Anna leaves the last card face down."],
        ["Anna lässt die letzte Karte verdeckt."],
    ),
    (
        {"displays": ["8 0 6 (3) / 4 6 1 5", "1 2 3 4 / 5 8 (beaver) (4)"], **drawn("0")},
        ["place 4", "draw discard", "place 1"],
        [
            "Anna swaps a face-down card (top row, fourth) for the 0: it was a 3.",
            "Anna has everything face up: everybody else has one last turn.",
            "Ben takes the 3 from the discard pile.",
            "Ben swaps the 1 (top row, first) for the 3.",
            "Ben turns over the rest: a beaver and a 4.",
            "Points of this round: Anna 30, Ben 18.",
        ],
        [
            "Anna tauscht eine verdeckte Karte (vierte oben) gegen die 0: Es war eine 3.",
            "Bei Anna liegt alles offen: Jeder andere ist noch einmal dran.",
            "Ben nimmt die 3 vom Ablagestapel.",
            "Ben tauscht die 1 (erste oben) gegen die 3.",
            "Ben deckt den Rest auf: einen Biber und eine 4.",
            "Punkte dieser Runde: Anna 30, Ben 18.",
        ],
    ),
    (
        {"displays": ["6 6 (3) 12 / 6 9 (2) 5", TWO], "deckless": True},
        ["draw deck"],
        ["The deck is empty: 91 cards of the discard pile are shuffled into a new one."],
        ["Der Zugstapel ist leer: 91 Karten vom Ablagestapel werden neu gemischt."],
    ),
]


@pytest.mark.parametrize(("position", "actions", "english", "german"), STORIES, ids=short)
def test_stories(position: dict[str, Any], actions: list[str], english: list[str], german: list[str]) -> None:
    for lang, expected in (("en", english), ("de", german)):
        sentences = told(laid(**position), *actions, lang=lang)
        assert [s for s in sentences if s in expected] == expected, sentences


def test_a_bonus_is_told_with_the_points() -> None:
    displays = ["6 6 3 12 / 6 (6) 3 12", "1 2 3 4 / 1 2 3 0"]
    match = laid(displays, closer=1, decisions=[{"kind": "turn_one", "seat": 0}])
    sentences = told(match, "flip 6")
    assert sentences[0].startswith("Anna turns over a 6 (bottom row, second). That makes two pairs of 6s")
    assert sentences[-1] == "Points of this round: Anna −10 (Bonus −10), Ben 4."


def test_the_flips_at_the_start_are_told_together() -> None:
    match = Game.of("biber_gang", {"players": 2}).new(3)
    narrator = words.Narrator(("You", "Ben"), "en")
    assert narrator.tell([event for _, event in match.events(0)]) == [
        "Round 1 of 5: eight cards for everybody.",
        "The discard pile begins with a 7.",
    ]
    sentences = []
    for action in ("flip 1", "flip 5", "flip 1", "flip 2"):
        match.play(action)
        sentences.append(narrator.tell([event for ply, event in match.events(0) if ply == match.ply]))
    assert sentences[:3] == [[], ["You have picked two cards."], []]
    assert sentences[3][0] == "Ben has picked two cards."
    assert sentences[3][1].startswith("You turn over a")
    assert sentences[3][3].endswith(("begins.", "begin."))


def test_ties_at_the_start_are_decided_by_lot() -> None:
    start = laid([TWO, TWO], turns=0, decisions=[{"kind": "choose_flips", "seat": 0, "chosen": 0}])
    sentences = told(start, "flip 1", "flip 2", "flip 1", "flip 2")
    assert re.fullmatch(r"Two show 3, the lot decides: (Anna|Ben) begins\.", sentences[-1])


def test_drawn_cards_are_told_to_their_drawer_alone() -> None:
    match = laid([TWO, TWO], deck="0 1 9")
    assert told(match, "draw deck", seat=0) == ["Anna draws a 9 from the deck."]
    narrator = words.Narrator(NAMES, "de")
    hidden = [event for ply, event in match.events(1) if ply]
    assert narrator.tell(hidden) == ["Anna zieht vom Zugstapel."]
    assert words.prompt(match.view(1), NAMES, "en") == "Anna is thinking about where the drawn card goes."
    assert words.prompt(match.view(None), NAMES, "de") == "Anna überlegt, wohin die gezogene Karte kommt."
    open_card = laid([TWO, TWO], **drawn("8", "pile"))
    assert words.prompt(open_card.view(1), NAMES, "de") == "Anna überlegt, wohin die 8 kommt."


def test_the_reader_is_addressed() -> None:
    match = laid(["6 6 (3) 12 / 6 9 (2) 5", TWO], **drawn("9"))
    state = match.position().state
    match.play("place 2")
    events = [event for ply, event in match.events(0) if ply]
    assert words.Narrator.of(state, ("du", "Ben"), "de").tell(events) == [
        "Du tauschst die 6 (zweite oben) gegen die 9. Das gibt ein 9er-Paar."
    ]
    assert words.Narrator.of(state, ("You", "Ben"), "en").tell(events) == [
        "You swap the 6 (top row, second) for the 9. That makes a pair of 9s."
    ]


CONSEQUENCES: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"displays": ["beaver 10 (3) (4) / 6 (9) 2 5", TWO], **drawn("6")},
        "place 3",
        "You put the 6 in place of a face-down card (top row, third); then everybody sees what lay there.",
        "Du legst die 6 an die Stelle einer verdeckten Karte (dritte oben); was da lag, sehen dann alle.",
    ),
    (
        {"displays": ["beaver 10 (3) (4) / 6 (9) 2 5", TWO], **drawn("6")},
        "place 1",
        "You put the 6 in the beaver's place (top row, first): off it swims. "
        "Then: Where does the beaver swim? Pick a face-down card.",
        "Du legst die 6 an die Stelle des Bibers (erste oben): Der schwimmt los. "
        "Danach: Wohin schwimmt der Biber? Such eine verdeckte Karte aus.",
    ),
    (
        {"displays": ["6 6 (3) 12 / 6 9 (2) 5", TWO], **drawn("6")},
        "discard",
        "You discard the 6. Then: Turn over a face-down card.",
        "Du wirfst die 6 ab. Danach: Deck eine verdeckte Karte auf.",
    ),
    (
        {"displays": ["6 6 3 12 / 6 9 (2) 5", TWO], **drawn("6")},
        "place 7",
        "You put the 6 in place of a face-down card (bottom row, third); then everybody sees what lay there. "
        "You have everything face up: everybody else has one last turn.",
        "Du legst die 6 an die Stelle einer verdeckten Karte (dritte unten); was da lag, sehen dann alle. "
        "Bei dir liegt alles offen: Jeder andere ist noch einmal dran.",
    ),
    (
        {
            "displays": ["6 6 3 12 / 6 9 (2) (5)", "1 2 3 4 / 5 8 9 10"],
            "closer": 1,
            "decisions": [{"kind": "turn_one", "seat": 0}],
        },
        "flip 8",
        "Everybody will see what lies there. Then it is counted.",
        "Was da liegt, sehen dann alle. Dann wird gezählt.",
    ),
    (
        {"displays": ["6 6 (3) 12 / 6 9 (2) 5", TWO], "deckless": True},
        "draw deck",
        "The deck is empty: 91 cards of the discard pile are shuffled into a new one. "
        "You look at the top card; the others don't get to know it yet.",
        "Der Zugstapel ist leer: 91 Karten vom Ablagestapel werden neu gemischt. "
        "Du siehst dir die oberste Karte an; die anderen erfahren noch nichts.",
    ),
    (
        {"displays": [TWO, TWO], "options": {"discard_take_must_swap": True}},
        "draw discard",
        "You take the 7 from the discard pile. Then: Swap one of your cards for the 7.",
        "Du nimmst die 7 vom Ablagestapel. Danach: Tausch die 7 gegen eine deiner Karten.",
    ),
]


@pytest.mark.parametrize(("position", "action", "english", "german"), CONSEQUENCES, ids=short)
def test_consequences(position: dict[str, Any], action: str, english: str, german: str) -> None:
    view = laid(**position).view(0)
    assert words.consequence(view, TABLE.parse(action), "en") == english
    assert words.consequence(view, TABLE.parse(action), "de") == german


def test_only_legal_actions_have_a_consequence() -> None:
    with pytest.raises(IllegalActionError, match="'place 1' is not legal now"):
        words.consequence(laid([TWO, TWO]).view(0), TABLE.parse("place 1"), "en")


LOCKED = "beaver beaver (3) (4) / beaver (9) 2 5"
REASONS: list[tuple[dict[str, Any], str, str]] = [
    ({"displays": [TWO, TWO]}, "jump 1", "There is no action “jump 1” in this game."),
    (
        {"displays": [TWO, TWO]},
        "place 1",
        "Draw a card first: from the deck or from the discard pile.",
    ),
    ({"displays": [TWO, TWO]}, "flip 1", "Draw a card first: from the deck or from the discard pile."),
    ({"displays": [TWO, TWO]}, "next", "The round is still on; you can go on when it has been counted."),
    (
        {"displays": [TWO, TWO], **drawn("6")},
        "draw deck",
        "You have drawn already, and one card a turn is all you get.",
    ),
    (
        {"displays": [TWO, TWO], **drawn("6")},
        "flip 2",
        "You may turn one over only after discarding the card that you drew.",
    ),
    (
        {"displays": [TWO, TWO], **drawn("6")},
        "leave",
        "Only the very last one may stay face down; you still have 8.",
    ),
    (
        {"displays": ["1 2 3 4 / 5 8 9 (9)", TWO], **drawn("6")},
        "leave",
        "Discard the card that you drew first, then you may leave the last one face down.",
    ),
    (
        {"displays": [TWO, TWO], **drawn("6")},
        "swim 2",
        "A beaver swims only when you put a card of its value in its place.",
    ),
    (
        {"displays": [LOCKED, TWO], **drawn("6")},
        "place 5",
        "Two beavers above each other stay together until the round ends (G16).",
    ),
    (
        {
            "displays": ["beaver 1 (3) (4) / 12 (9) 2 5", TWO],
            "options": {"beaver_swap_out": False},
            **drawn("6"),
        },
        "place 1",
        "At this table a beaver gives way only to a card of its own value (G8); that is the 12 now.",
    ),
    (
        {"displays": [LOCKED, TWO], "options": {"beaver_swap_out": False}, **drawn("6")},
        "place 2",
        "At this table a beaver gives way only to a card of its own value (G8), which is still face down.",
    ),
    (
        {"displays": [TWO, TWO], "options": {"discard_take_must_swap": True}, **drawn("6", "pile")},
        "discard",
        "At this table what you take from the discard pile has to go into your display (G5).",
    ),
    (
        {"displays": ["1 2 3 4 / 5 8 9 (9)", TWO], "decisions": [{"kind": "turn_one", "seat": 0}]},
        "flip 2",
        "This card is face up already; only face-down ones can be turned over.",
    ),
    (
        {"displays": ["1 2 3 4 / 5 8 9 (9)", TWO], "decisions": [{"kind": "turn_one", "seat": 0}]},
        "place 2",
        "Something else comes first: Turn over your last card, or leave it face down.",
    ),
    (
        {
            "displays": ["6 10 (3) (4) / 6 (9) 2 5", TWO],
            "drawn": {"card": "beaver", "from": "display"},
            "decisions": [{"kind": "swim_to", "seat": 0, "start": 1}],
        },
        "swim 2",
        "That one is face up: a beaver swims only to a face-down card (G11).",
    ),
]


@pytest.mark.parametrize(("position", "subject", "reason"), REASONS, ids=lambda v: str(v)[:40])
def test_why_not(position: dict[str, Any], subject: str, reason: str) -> None:
    view = laid(**position).view(0)
    assert words.why_not(view, subject, "en") == reason
    german = words.why_not(view, subject, "de")
    assert_good(german, "de")
    assert re.findall(r"\(G\d+\)", german) == re.findall(r"\(G\d+\)", reason)


def test_why_not_for_those_who_are_not_to_act() -> None:
    match = laid([TWO, TWO])
    assert words.why_not(match.view(1), "draw deck", "en") == (
        "It is not your turn: players decide one after the other."
    )
    assert words.why_not(match.view(None), "draw deck", "en") == "You are watching; spectators don't play."


def test_a_card_is_picked_once() -> None:
    match = Game.of("biber_gang", {"players": 2}).new(3)
    match.play("flip 4")
    assert (
        words.why_not(match.view(0), "flip 4", "en")
        == "You have picked this card already; choose another one."
    )
    assert words.prompt(match.view(0), NAMES, "de") == "Such die zweite Karte aus."


def prompt(view: View, lang: str = "de") -> str:
    return words.prompt(view, NAMES, lang)


def test_prompts() -> None:
    assert prompt(laid([TWO, TWO]).view(0)) == "Zieh vom Zugstapel, oder nimm die 7 vom Ablagestapel."
    last = laid([TWO, "1 2 3 4 / 5 8 9 10"], closer=1)
    assert (
        prompt(last.view(0), "en")
        == "Your last turn: Draw from the deck, or take the 7 from the discard pile."
    )
    assert prompt(laid([TWO, TWO], **drawn("beaver")).view(0)) == (
        "Tausch den Biber gegen eine deiner Karten, oder wirf ihn ab."
    )
    taken = laid([TWO, TWO], **drawn("beaver", "pile")).view(0)
    assert prompt(taken) == "Tausch den Biber gegen eine deiner Karten, oder leg ihn zurück."
    assert words.action(taken, TABLE.parse("discard"), "en") == "Put the beaver back"
    with_points: dict[str, Any] = {"points": [[14, -5]], "decisions": [{"kind": "look_back", "seat": 0}]}
    counted = laid(["1 2 3 4 / 5 8 9 10", "1 2 3 4 / 5 8 9 10"], **with_points)
    assert (
        prompt(counted.view(0)) == "Runde 1 von 5 bringt dir 14 Punkte. Schau dich um, dann geht es weiter."
    )
    assert prompt(counted.view(1)) == "Anna schaut sich noch um."
    assert words.consequence(counted.view(0), TABLE.parse("next"), "en") == (
        "The next round begins as soon as everybody goes on."
    )
    assert words.why_not(counted.view(0), "draw deck", "de").startswith(
        "Erst ist anderes zu entscheiden: Runde 1"
    )


def test_cards_and_places() -> None:
    assert [words.card(BEAVER, "de", case) for case in (NOM, ACC, DAT)] == [
        "der Biber",
        "den Biber",
        "dem Biber",
    ]
    assert [words.a_card(6, "de", case) for case in (NOM, DAT)] == ["eine 6", "einer 6"]
    assert words.card(UNKNOWN, "de") == "eine Karte"
    assert words.card(UNKNOWN, "en") == "a card"
    assert [words.a_card(face, "en") for face in (8, 11, 1, BEAVER)] == ["an 8", "an 11", "a 1", "a beaver"]
    assert words.place(0, "de") == "erste oben"
    assert words.place(7, "en") == "bottom row, fourth"
    for lang in LANGUAGES:
        assert len({words.bare_card(face, lang) for face in range(FACES)}) == FACES
        assert len({words.place(slot, lang) for slot in range(SLOTS)}) == SLOTS


def test_tables_can_be_described_in_both_languages() -> None:
    for lang in LANGUAGES:
        for option in OPTIONS:
            assert_good(words.option_name(option.name, lang), lang, whole=False)
            assert_good(words.option_help(option.name, lang), lang)
            for choice in option.choices:
                assert_good(words.choice_name(option.name, choice, lang), lang, whole=False)
        assert words.title(lang) == "Biber Gang"
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
    ruling = words.lookup("g16", "en")
    assert ruling == "G16: A pair of beavers is locked once both lie face up. Nobody knows it before that."
    assert words.lookup("unicorn", "en") is None
    assert words.lookup("G99", "de") is None


def test_other_languages_are_refused() -> None:
    match = laid([TWO, TWO])
    view = match.view(0)
    calls: list[Callable[[], object]] = [
        lambda: words.title("fr"),
        lambda: words.card(9, "fr"),
        lambda: words.place(1, "fr"),
        lambda: words.prompt(view, NAMES, "fr"),
        lambda: words.action(view, view.legal[0], "fr"),
        lambda: words.consequence(view, view.legal[0], "fr"),
        lambda: words.why_not(view, "draw deck", "fr"),
        lambda: words.Narrator(NAMES, "fr"),
        lambda: words.rules("fr"),
        lambda: words.rule("beaver", "fr"),
    ]
    for call in calls:
        with pytest.raises(OptionError, match="there is no language 'fr'; languages are: de, en"):
            call()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_name_every_ruling_and_option(lang: str) -> None:
    page = words.rules(lang)
    assert sorted(re.findall(r"- \*\*(G\d+)\*\* ", page)) == sorted(f"G{n}" for n in range(1, 36))
    for option in OPTIONS:
        assert option.name == "players" or f"`{option.name}`" in page
    for credit in ("Haim Shafir", "Jan Bintakies", "Ran Arieli", "AMIGO 2020"):
        assert credit in page
