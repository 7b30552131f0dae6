"""Words: nothing is missing in any language, the story is the one that happened, and reasons name the rule."""

from __future__ import annotations

import re
from typing import Any

import pytest

from biberbau import Game, Match, View
from biberbau.games.biber_gang.rules import actions as act
from biberbau.games.biber_gang.rules import deck
from biberbau.games.biber_gang.rules import options as opt
from biberbau.games.biber_gang.rules import state as st
from biberbau.games.biber_gang.words.names import SAYS, card, place
from biberbau.games.biber_gang.words.speaker import WORDS
from biberbau.games.common.catalogues.wording import colon
from biberbau.kernel.cards import UNKNOWN
from common.ids import short

from .laid import TWO, drawn
from .laid import laid as table_of

LANGUAGES = ("de", "en", "fr")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fee")


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
    """A match from a laid-out table."""
    return table_of(displays, **fields).match


def told(match: Match, *actions: str, lang: str = "en", seat: int | None = 0) -> list[str]:
    """What the actions bring about."""
    narrator = WORDS.Narrator.of(match.position().state, NAMES, lang)
    for action in actions:
        match.play(action)
    return narrator.tell([event for ply, event in match.events(seat) if ply])


STORIES: list[tuple[dict[str, Any], list[str], list[str]]] = [
    (  # the rulebook's example: a 6 takes the place of the beaver beside a 6, and the beaver swims to the 10
        {"displays": ["beaver 10 (3) (4) / 6 (9) 2 5", TWO], **drawn("6")},
        ["place 1", "swim 6"],
        [
            "Anna puts the 6 in the beaver's place (top row, first): off it swims.",
            "The beaver swims to a face-down card (bottom row, second): it was a 9. That makes a pair of 10s.",
        ],
    ),
    (
        {"displays": ["6 6 (3) 12 / 6 9 (2) 5", TWO], **drawn("6")},
        ["place 6"],
        ["Anna swaps the 9 (bottom row, second) for the 6. That makes two pairs of 6s: 10 points off."],
    ),
    (
        {"displays": ["6 6 6 (3) / 6 6 (8) 5", TWO], **drawn("beaver", "pile")},
        ["place 7"],
        [
            "Anna swaps a face-down card (bottom row, third) for the beaver: it was an 8. "
            "That makes three pairs of 6s: 15 points off.",
        ],
    ),
    (
        {"displays": ["6 (6) 6 (3) / 6 6 (8) 5", TWO], **drawn("11")},
        ["place 1"],
        ["Anna swaps the 6 (top row, first) for the 11. The pair of 6s is gone."],
    ),
    (
        {"displays": ["beaver (6) 6 (3) / 4 6 (8) 5", TWO], **drawn("beaver")},
        ["place 5"],
        [
            "Anna swaps the 4 (bottom row, first) for the beaver. "
            "Two beavers, one above the other: they stay together now.",
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
    ),
    (
        {"displays": ["8 0 6 (3) / 4 6 1 5", TWO]},
        ["draw discard", "discard", "leave"],
        ["Anna leaves their last card face down."],
    ),
    (
        {"displays": ["8 0 6 (3) / 4 6 1 5", "1 2 3 4 / 5 8 (beaver) (4)"], **drawn("0")},
        ["place 4", "draw discard", "place 1"],
        [
            "Anna swaps a face-down card (top row, fourth) for the 0: it was a 3.",
            "Anna's cards are all face up: everybody else has one last turn.",
            "Ben takes the 3 from the discard pile.",
            "Ben swaps the 1 (top row, first) for the 3.",
            "Ben turns over the rest: a beaver and a 4.",
            "Points this round: 30 for Anna, 18 for Ben.",
        ],
    ),
    (
        {"displays": ["6 6 (3) 12 / 6 9 (2) 5", TWO], "deckless": True},
        ["draw deck"],
        ["The deck is empty: a new one is shuffled from 91 cards of the discard pile."],
    ),
]


@pytest.mark.parametrize(("position", "actions", "expected"), STORIES, ids=short)
def test_events_are_told_in_these_sentences(
    position: dict[str, Any], actions: list[str], expected: list[str]
) -> None:
    sentences = told(laid(**position), *actions)
    assert [s for s in sentences if s in expected] == expected, sentences


def test_a_bonus_is_told_with_the_points() -> None:
    displays = ["6 6 3 12 / 6 (6) 3 12", "1 2 3 4 / 1 2 3 0"]
    match = laid(displays, closer=1, decisions=[{"kind": "turn_one", "seat": 0}])
    sentences = told(match, "flip 6")
    assert sentences[0].startswith("Anna turns over a 6 (bottom row, second). That makes two pairs of 6s")
    assert sentences[-1] == "Points this round: −10 for Anna (bonus −10), 4 for Ben."


def test_the_flips_at_the_start_are_told_together() -> None:
    match = Match(Game.of("biber_gang", {"players": 2}), 3)
    narrator = WORDS.Narrator(("You", "Ben"), "en")
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
    assert re.fullmatch(r"Two show 3, and (Anna|Ben) is drawn to begin\.", sentences[-1])


def test_drawn_cards_are_told_to_their_drawer_alone() -> None:
    match = laid([TWO, TWO], deck="0 1 9")
    assert told(match, "draw deck", seat=0) == ["Anna draws a 9 from the deck."]
    narrator = WORDS.Narrator(NAMES, "de")
    hidden = [event for ply, event in match.events(1) if ply]
    assert narrator.tell(hidden) == ["Anna zieht vom Zugstapel."]
    assert WORDS.prompt(match.view(1), NAMES, "en") == "Anna is deciding where the drawn card should go."
    assert WORDS.prompt(match.view(None), NAMES, "de") == "Anna überlegt, wohin die gezogene Karte kommt."
    open_card = laid([TWO, TWO], **drawn("8", "pile"))
    assert WORDS.prompt(open_card.view(1), NAMES, "de") == "Anna überlegt, wohin die 8 kommt."


def test_the_reader_is_addressed() -> None:
    match = laid(["6 6 (3) 12 / 6 9 (2) 5", TWO], **drawn("9"))
    state = match.position().state
    match.play("place 2")
    events = [event for ply, event in match.events(0) if ply]
    assert WORDS.Narrator.of(state, ("du", "Ben"), "de").tell(events) == [
        "Du tauschst die 6 (zweite oben) gegen die 9. Das gibt ein 9er-Paar."
    ]
    assert WORDS.Narrator.of(state, ("You", "Ben"), "en").tell(events) == [
        "You swap the 6 (top row, second) for the 9. That makes a pair of 9s."
    ]


CONSEQUENCES: list[tuple[dict[str, Any], str, str]] = [
    (
        {"displays": ["beaver 10 (3) (4) / 6 (9) 2 5", TWO], **drawn("6")},
        "place 3",
        "You swap blind: everybody sees the old card.",
    ),
    (
        {"displays": ["beaver 10 (3) (4) / 6 (9) 2 5", TWO], **drawn("6")},
        "place 1",
        "You put the 6 in the beaver's place (top row, first): off it swims. "
        "Then: Where does the beaver swim? Pick a face-down card.",
    ),
    (
        {"displays": ["6 6 (3) 12 / 6 9 (2) 5", TWO], **drawn("6")},
        "discard",
        "You discard the 6. Then: Turn over a face-down card.",
    ),
    (
        {"displays": ["6 6 3 12 / 6 9 (2) 5", TWO], **drawn("6")},
        "place 7",
        "You swap blind: everybody sees the old card. "
        "Your cards are all face up: everybody else has one last turn.",
    ),
    (
        {
            "displays": ["6 6 3 12 / 6 9 (2) (5)", "1 2 3 4 / 5 8 9 10"],
            "closer": 1,
            "decisions": [{"kind": "turn_one", "seat": 0}],
        },
        "flip 8",
        "Everybody will see what it is. Then the round is scored.",
    ),
    (
        {"displays": ["6 6 (3) 12 / 6 9 (2) 5", TWO], "deckless": True},
        "draw deck",
        "The deck is empty: a new one is shuffled from 91 cards of the discard pile. "
        "You look at the top card; nobody else sees it yet.",
    ),
    (
        {"displays": [TWO, TWO], "options": {"discard_take_must_swap": True}},
        "draw discard",
        "You take the 7 from the discard pile. Then: Swap one of your cards for the 7.",
    ),
]


@pytest.mark.parametrize(("position", "action", "says"), CONSEQUENCES, ids=short)
def test_each_action_says_what_it_brings(position: dict[str, Any], action: str, says: str) -> None:
    view = laid(**position).view(0)
    assert WORDS.consequence(view, act.TABLE.parse(action), "en") == says


def test_a_card_is_picked_once() -> None:
    match = Match(Game.of("biber_gang", {"players": 2}), 3)
    match.play("flip 4")
    assert (
        WORDS.why_not(match.view(0), "flip 4", "en")
        == "You have picked this card already; choose another one."
    )
    assert WORDS.prompt(match.view(0), NAMES, "de") == "Such die zweite Karte aus."


def prompt(view: View, lang: str = "de") -> str:
    return WORDS.prompt(view, NAMES, lang)


def test_prompts_say_what_may_be_done() -> None:
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
    assert WORDS.action(taken, act.TABLE.parse("discard"), "en") == "Put the beaver back"
    with_points: dict[str, Any] = {"points": [[14, -5]], "decisions": [{"kind": "look_back", "seat": 0}]}
    counted = laid(["1 2 3 4 / 5 8 9 10", "1 2 3 4 / 5 8 9 10"], **with_points)
    assert prompt(counted.view(0)) == "Runde 1 von 5: 14 Punkte für dich. Bereit für die nächste?"
    assert prompt(counted.view(1)) == "Anna ist noch nicht so weit."
    assert WORDS.consequence(counted.view(0), act.TABLE.parse("next"), "en") == (
        "The next round begins when everybody is ready."
    )
    assert WORDS.why_not(counted.view(0), "draw deck", "de").startswith("Jetzt nicht. Runde 1")


def test_cards_and_places() -> None:
    assert [SAYS.noun("de", card(deck.BEAVER), case) for case in ("nom", "acc")] == ["der Biber", "den Biber"]
    assert SAYS.noun("de", card(6), article="a") == "eine 6"
    assert [SAYS.noun(lang, card(UNKNOWN)) for lang in LANGUAGES] == ["eine Karte", "a card", "une carte"]
    faces = [SAYS.noun("en", card(face), article="a") for face in (8, 11, 1, deck.BEAVER)]
    assert faces == ["an 8", "an 11", "a 1", "a beaver"]
    assert SAYS.noun("de", place(0)) == "erste oben"
    assert SAYS.noun("en", place(7)) == "bottom row, fourth"
    assert SAYS.noun("fr", place(7)) == "quatrième en bas"
    faces = [
        SAYS.noun("fr", card(face), article=one) for face in (11, deck.BEAVER) for one in ("", "a", "it")
    ]
    assert faces == ["le 11", "un 11", "le", "le castor", "un castor", "le"]
    for lang in LANGUAGES:
        assert len({WORDS.bare_card(face, lang) for face in range(deck.FACES)}) == deck.FACES
        assert len({SAYS.noun(lang, place(slot)) for slot in range(st.SLOTS)}) == st.SLOTS


def test_lookup_finds_rules_by_subject_and_rulings_by_number() -> None:
    for lang in LANGUAGES:
        for key in (key for key in SAYS.keys if key.endswith(".called")):
            names = SAYS(lang, key).split(", ")
            found = WORDS.lookup(names[-1].upper(), lang)
            assert found == names[0] + colon(lang) + SAYS(lang, key.removesuffix(".called"))
            assert_good(found, lang)
    ruling = WORDS.lookup("g16", "en")
    assert ruling == "G16: A pair of beavers is locked once both lie face up. Nobody knows it before that."
    assert WORDS.lookup("unicorn", "en") is None
    assert WORDS.lookup("G99", "de") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_name_every_ruling_and_option(lang: str) -> None:
    page = WORDS.rules(lang)
    assert sorted(re.findall(r"- \*\*(G\d+)\*\* ", page)) == sorted(f"G{n}" for n in range(1, 36))
    for option in opt.OPTIONS:
        assert option.name == "players" or f"`{option.name}`" in page
    for credit in ("Haim Shafir", "Jan Bintakies", "Ran Arieli", "AMIGO 2020"):
        assert credit in page
