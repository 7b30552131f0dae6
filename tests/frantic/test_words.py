"""Words: nothing is missing in any language, the story is the one that happened, nothing hidden is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby

import pytest

from biberbau import Game, Match
from biberbau.games.common.catalogues.wording import YOU, colon, person
from biberbau.games.frantic.rules import actions as act
from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules import options as opt
from biberbau.games.frantic.rules import state as st
from biberbau.games.frantic.rules.state import Ev, Frame
from biberbau.games.frantic.words.ask import WAIT
from biberbau.games.frantic.words.names import (
    SAYS,
    bunch,
    card,
    cards,
    colour_name,
    event_call,
    event_name,
    event_rule,
    kind_name,
    player,
    subject_of,
)
from biberbau.games.frantic.words.speaker import WORDS
from biberbau.games.frantic.words.status import demand, status
from biberbau.kernel.cards import UNKNOWN
from biberbau.kernel.compiled import INTERPRETED

from .scenario import HANDS, Table, eventful, table

LANGUAGES = ("de", "en", "fr")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gesa", "Hans")
PLIES = 150 if INTERPRETED else 1500
RUDE = deck.NAMES.index("fuck you")


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


def log(match: Match, seat: int | None, lang: str = "en") -> list[str]:
    """The whole story as a seat is told it; to itself it is "you"."""
    names = list(NAMES)
    if seat is not None:
        names[seat] = YOU[lang].capitalize()
    narrator = WORDS.Narrator.of(match.view(seat).state, names, lang)
    told: list[str] = []
    for _, group in groupby(match.events(seat), key=lambda pair: pair[0]):
        told += narrator.tell([event for _, event in group])
    return told


def test_every_event_has_a_teller() -> None:
    assert set(WORDS.Narrator.TELLERS) == set(Ev)


def test_every_question_is_asked_of_others_too() -> None:
    assert set(WAIT) == set(range(st.LAST_PROCESS + 1, Frame.DEAL_NEXT + 1))


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
            [WORDS.prompt(view, NAMES, lang) for view in views]
            + [WORDS.consequence(views[0], act.TABLE.parse("pass"), lang, NAMES)]
            + [WORDS.action(views[0], act.TABLE.parse("pass"), lang, NAMES)]
        )
    assert told[0] == told[1]


# -------------------------------------------------------------------------------------------------- consequences


FORETOLD: list[tuple[Callable[[], Table], str, str]] = [
    (
        lambda: table({"a": "red 5, blue 1"}),
        "play red 5",
        "To match then: red or a 5.",
    ),
    (
        lambda: table({"a": "black 9, blue 1"}),
        "play black 9",
        "That triggers an event. To match then: a 9.",
    ),
    (
        lambda: table({"a": "red 1"}),
        "play red 1",
        "To match then: red or a 1. That is your last card, and the round is over.",
    ),
    (
        lambda: table({"a": "red 1", "c": "nice try, blue 2"}),
        "play red 1",
        "To match then: red or a 1. That is your last card: unless there is a Nice Try, the round is over.",
    ),
    (
        lambda: table({"a": "red 1"}, more={"last_chance": True}),
        "play red 1",
        "To match then: red or a 1. That is your last card. Last Chance: there is one more event before the round "
        "can end.",
    ),
    (
        lambda: table({"a": "red gift, blue 1"}),
        "play red gift",
        "You give somebody one card. You can hit: Ben, Cleo or Dora. To match then: red or Gift.",
    ),
    (
        lambda: table({"a": "equality, blue 1, blue 2", "d": "red 1"}),
        "play equality",
        "You wish for a colour, somebody draws until they have as many cards as you, or both. You can hit: Dora.",
    ),
    (
        lambda: table({"a": "equality, blue 1, blue 2"}),
        "play equality",
        "Nobody has fewer cards than you then, so it is just a colour wish (F47).",
    ),
    (
        lambda: table({"a": "red skip, blue 1, blue 2"}, more={"skipped": "bcd"}),
        "play red skip",
        "Everybody else already has a turn to miss, so Skip hits nobody (F60). To match then: red or Skip.",
    ),
    (
        lambda: table({"a": "red-green colour swap, blue 1"}, top="green 3"),
        "play red-green colour swap",
        "The game goes on with red.",
    ),
    (
        lambda: table({"a": "fantastic four, blue 1"}).play("play fantastic four", "wish red", "seat b"),
        "seat b",
        "One of the four cards goes to Ben. For Ben in all: two cards.",
    ),
    (
        lambda: table({"a": "fantastic four, blue 1"}, more={"plus_one": True}).play(
            "play fantastic four", "wish red", "seat b", "seat d", "seat d"
        ),
        "seat d",
        "Ben draws two cards. Dora draws four cards.",
    ),
    (
        lambda: table({"a": "inequality, blue 1, blue 2, blue 3", "b": "red 1"}).play(
            "play inequality", "pass"
        ),
        "seat b",
        "Ben draws two cards blindly from you.",
    ),
    (
        lambda: table({"a": "red thief, blue 1", "b": "red 1, counterattack"}).play("play red thief"),
        "seat b",
        "You look at Ben's cards and take up to two cards. Unless there is a Counterattack.",
    ),
    (
        lambda: table({"a": "red gift, blue 1, blue 2", "b": "counterattack, red 2"}).play(
            "play red gift", "seat b"
        ),
        "play counterattack",
        "The attack is off, and you may use Gift yourself against somebody. You may wish for a colour, too.",
    ),
    (
        lambda: table({"a": "fantastic, blue 1"}).play("play fantastic"),
        "wish 8",
        "The next card must be an 8 in any colour, black included, or a colourless card.",
    ),
    (
        lambda: table({"a": "fantastic, blue 1"}).play("play fantastic"),
        "wish red",
        "The next card must be red or colourless.",
    ),
    (
        lambda: table({"a": "blue 1"}, more={"plus_one": True}),
        "draw",
        "You draw two cards and may still play after that.",
    ),
    (
        lambda: table({"a": "blue 1"}, only=True),
        "draw",
        "There aren't enough cards in the stack: the round ends at once (F31).",
    ),
    (
        lambda: eventful("seppuku", players=2),
        "pass",
        "Chickening out has its price: +21 points, which makes 21.",
    ),
    (
        lambda: eventful("seppuku", players=2, more={"points": {"b": 30}}),
        "dare",
        "The top card is turned up. A number: −21 points, which makes 9. Anything else: +42 points, which makes 72.",
    ),
    (
        lambda: eventful("seppuku", only=True),
        "dare",
        "The stack is used up: there is nothing to turn up, and the round ends after the event (F147).",
    ),
    (
        lambda: eventful("seppuku", only=True, stack="blue 1, fantastic", scoring="none"),
        "dare",
        "The top card is turned up. A number: you may discard up to two cards. Anything else: you draw one card. "
        "You would have to draw, but the stack is used up: that ends the round.",
    ),
    (
        lambda: eventful("seppuku", players=2, scoring="none"),
        "pass",
        "Chickening out has its price: you draw two cards.",
    ),
    (
        lambda: eventful("gambling man", {"b": "red 3, yellow 1"}),
        "pick red 3",
        "You play a red 3 face down. The highest number takes them all; in a tie, the first one.",
    ),
    (
        lambda: eventful("gambling man", {"b": "fantastic, yellow 1"}, gambling_man="edition_2020"),
        "pick fantastic",
        "You play Fantastic face down. The second-lowest number of points takes them all; in a tie, the first one.",
    ),
    (
        lambda: table({"a": "red gift"}),
        "play red gift",
        "You will have nothing to give. You can hit: Ben, Cleo or Dora. To match then: red or Gift. "
        "That is your last card, but first it takes effect (F29).",
    ),
    (
        lambda: eventful("seppuku", players=2, scoring="none"),
        "dare",
        "The top card is turned up. A number: you may discard up to two cards. Anything else: you draw four cards.",
    ),
    (
        lambda: eventful("identity theft", scoring="none"),
        "seat a",
        "Then you choose with whom you swap cards and place.",
    ),
    (
        lambda: eventful("identity theft", scoring="none").play("seat b"),
        "seat c",
        "Cards and places are swapped: Ben and Cleo.",
    ),
    (
        lambda: eventful("trust fall", {"c": "red 1"}),
        "seat c",
        "Cleo chooses one card for you.",
    ),
    (
        lambda: table({"a": "red 1", "b": "nice try"}).play("play red 1"),
        "play nice try",
        "But this is your last card, too (F79). Anna draws three cards. You draw three cards. The round goes on. "
        "You may wish for a colour, too.",
    ),
    (
        lambda: table({"a": "red gift, fuck you"}).play("play red gift", "seat b"),
        "pass",
        "No card will do here, so the game goes on.",
    ),
    (  # two cards in the stack are drawn, and the round is over (F31): not five
        lambda: table(
            {"a": "equality, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6", "b": "green 1"},
            stack="red 1, red 2",
            only=True,
        ).play("play equality", "wish red"),
        "seat b",
        "Ben draws two cards. Ben would have to draw, but the stack is used up: that ends the round.",
    ),
    (
        lambda: table(
            {"a": "red thief, blue 1", "b": "fuck you"}, more={"known": {"b": {"fuck you": ["all"]}}}
        ).play("play red thief"),
        "seat b",
        "Ben has nothing to give.",
    ),
    (  # a Nice Try could not save a round whose stack is used up
        lambda: table({"a": "fantastic four", "c": "nice try, green 1"}, stack="green 5", only=True).play(
            "play fantastic four", "wish 1", *["seat b"] * 3
        ),
        "seat b",
        "Ben draws one card. Ben would have to draw, but the stack is used up: that ends the round.",
    ),
    (  # with only the rude card left nothing can be given (F54)
        lambda: table({"a": "red gift, fuck you"}),
        "play red gift",
        "You will have nothing to give. You can hit: Ben, Cleo or Dora. To match then: red or Gift.",
    ),
    (
        lambda: table({"a": "red gift, fuck you"}).play("play red gift"),
        "seat b",
        "You have nothing for Ben.",
    ),
    (
        lambda: table({"a": "red gift, fuck you, blue 1"}).play("play red gift"),
        "seat b",
        "You give Ben one card.",
    ),
    (
        lambda: table({"a": "red gift, blue 1, blue 2", "c": "nice try, green 1"}).play("play red gift"),
        "seat b",
        "You give Ben two cards. Unless there is a Nice Try, the round is over.",
    ),
    (
        lambda: table({"a": "red exchange, blue 1, blue 2", "b": "green 1"}).play("play red exchange"),
        "seat b",
        "You give Ben two cards. You draw one card blindly from Ben.",
    ),
    (
        lambda: table({"a": "special favours, red gift, curse, blue 1"}).play("play special favours", "pass"),
        "seat b",
        "You give Ben two cards and get all special cards in return.",
    ),
    (
        lambda: table(
            {"a": "red 1, blue 1"}, more={"bomb": True, "bomb_left": dict.fromkeys("abcd", 0)}
        ).play("draw"),
        "pass",
        "You play nothing. Boom! Time is up, and all points count double.",
    ),
    (
        lambda: table({"a": "red 1, blue 1"}, more={"skipped": "b"}).play("draw"),
        "pass",
        "You play nothing. Ben misses a turn. Then it is Cleo's turn.",
    ),
    (
        lambda: table({"a": "equality, blue 1, blue 2, blue 3", "b": "counterattack, green 1"}).play(
            "play equality", "pass", "seat b"
        ),
        "pass",
        "You let it happen. You draw one card.",
    ),
    (
        lambda: eventful("surprise party", {"a": "blue 4", "b": "yellow 1"}).play("seat c"),
        "pick yellow 1",
        "Cleo gets a yellow 1; only you two see it. Then your hand is empty.",
    ),
]


@pytest.mark.parametrize(
    ("laid_out", "notation", "says"),
    FORETOLD,
    ids=[f"{i} {c[1]}" for i, c in enumerate(FORETOLD)],
)
def test_each_action_says_what_it_brings(laid_out: Callable[[], Table], notation: str, says: str) -> None:
    t = laid_out()
    view, action = t.match.view(t.match.to_act), act.TABLE.parse(notation)
    assert WORDS.consequence(view, action, "en", NAMES) == says
    t.play(notation)


@pytest.mark.parametrize("kind", ["red 5", "red gift", "red skip", "red thief", "red 2nd chance"])
def test_what_goes_then_is_what_goes_then(kind: str) -> None:
    t = table({"a": f"{kind}, red 1, blue 2"})
    foretold = WORDS.consequence(t.match.view(0), act.TABLE.parse(f"play {kind}"), "en", NAMES)
    t.play(f"play {kind}")
    assert foretold.endswith(f"To match then: {SAYS.noun('en', demand(t.match.view(None).state))}.")


# -------------------------------------------------------------------------------------------------------- story


# ------------------------------------------------------------------------------------------------ prompts, verdict


def test_the_verdict_names_the_limit_and_the_points() -> None:
    t = table({"a": "red 1"}, more={"points": {"d": 130}}).play("play red 1")
    assert t.match.over
    assert WORDS.verdict(t.match.view(None), NAMES, "en") == (
        "The limit of 137 points is reached, and the fewest points win: 0 for Anna, 6 for Ben, 6 for Cleo, 154 for Dora."
    )
    t = table({"a": "red 1"}, more={"points": {"d": 130, "a": 6}}).play("play red 1")
    assert WORDS.verdict(t.match.view(0), NAMES, "de") == (
        "Das Limit von 137 Punkten ist erreicht, und die wenigsten Punkte gewinnen: "
        "6 für Anna, 6 für Ben, 6 für Cleo, 154 für Dora. "
        "Gleichauf, also ein geteilter Sieg: Anna, Ben und Cleo."
    )
    t = table({"a": "red 1"}, scoring="none", rounds=1).play("play red 1")
    assert (
        WORDS.verdict(t.match.view(None), NAMES, "en")
        == "Rounds won: 1 for Anna, 0 for Ben, 0 for Cleo, 0 for Dora."
    )
    assert WORDS.verdict(table().match.view(None), NAMES, "en") == ""


def test_the_status_says_all_that_is_in_force() -> None:
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
    assert status(t.match.view(0), ("You", *NAMES[1:]), "en") == (
        "To match: red or a 9; colourless always fits.",
        "Play goes to the right: you, then Ben.",
        "The game ends at 137 points.",
        "Time Bomb, turns left: 2 for you, 3 for Ben, 3 for Cleo, Dora is protected.",
        "Last Chance: one more event before the round can end.",
        "Plus One: every draw is one card more, but not for Ben.",
        "Will miss a turn: Cleo.",
    )
    assert status(t.match.view(0), ("Du", *NAMES[1:]), "de")[1] == (
        "Gespielt wird nach rechts: Nach dir kommt Ben."
    )
    t = table({"a": "red 1"}, scoring="none", rounds=5)
    assert "Round 1 of 5." in status(t.match.view(None), NAMES, "en")


# ---------------------------------------------------------------------------------------------------- family table


def test_a_family_table_knows_another_title() -> None:
    for family, title in ((False, "Fuck You"), (True, "No Comment")):
        ten = f"fuck you, {HANDS['a']}, green 4, green 5, green 6, green 7, green 8, green 9"
        t = table({"a": ten}, family=family)
        view, action = t.match.view(0), act.TABLE.parse("play fuck you")
        assert WORDS.action(view, action, "en", NAMES) == f"Play {title}"
        assert kind_name(deck.KIND_NAMES.index("fuck you"), "en", family) == title
        assert log(t.play("play fuck you").match, 1)[-1] == f"Anna says it out loud: {title}!"
        assert (WORDS.lookup("no comment", "en", t.match.game.options) or "").startswith(title)
        assert title in WORDS.rules("en", t.match.game.options)
        assert ("Fuck" in WORDS.rules("de", t.match.game.options)) != family
    assert WORDS.bare_card(RUDE, "de", family=True) == "Kein Kommentar"
    title, _, rest = WORDS.rules("en").partition("\n\n")
    in_force, _, page = (
        WORDS.rules("en", Game.of("frantic").options).removeprefix(title).lstrip().partition("\n\n")
    )
    assert in_force.startswith("**At this table:** Players: ") and page == rest


# ---------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_seat_is_called_like_a_colour_of_the_cards(lang: str) -> None:
    """A reader of "Red plays a black 5" or "Blue wishes for green" looks for a card."""
    seats = [WORDS.seat_name(seat, lang) for seat in range(8)]
    assert len(set(seats)) == 8
    colours = {colour_name(colour, other) for colour in range(4) for other in LANGUAGES}
    assert not {name.lower() for name in seats} & {name.lower() for name in colours}
    t = table({"a": "fantastic, blue 1"}).play("play fantastic", "wish blue")
    told = WORDS.Narrator.of(t.match.view(None).state, seats, lang).tell(
        [event for _, event in t.match.events(None)]
    )
    assert (
        told[-1]
        == {
            "en": "Ruby wishes for blue.",
            "de": "Rubin wünscht sich Blau.",
            "fr": "Rubis demande du bleu.",
        }[lang]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_event_and_option_has_words(lang: str) -> None:
    assert len({WORDS.bare_card(face, lang) for face in range(deck.FACES)}) == deck.FACES
    for face in range(deck.FACES):
        assert_good(WORDS.rule(subject_of(face), lang), lang)
    for event in range(deck.ALL_EVENTS):
        for sheet in (True, False):
            assert_good(event_rule(event, lang, sheet), lang)
        assert_good(SAYS.noun(lang, event_call(event)), lang)
        title = event_name(event, lang)
        assert (WORDS.lookup(title, lang) or "").startswith(title + colon(lang))
    for option in opt.OPTIONS:
        assert_good(WORDS.option_name(option.name, lang), lang, whole=False)
        assert_good(WORDS.option_help(option.name, lang), lang)
        for choice in option.choices:
            assert WORDS.choice_name(option.name, choice, lang)
    assert_good(WORDS.tagline(lang), lang)
    assert len(WORDS.coach(lang)) == 3
    subjects = [key.removesuffix(".called") for key in SAYS.keys if key.endswith(".called")]
    assert len(subjects) == len(deck.KIND_NAMES) + deck.ALL_EVENTS + 9
    for subject in subjects:
        assert_good(WORDS.rule(subject.removeprefix("rule-"), lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_can_be_looked_up(lang: str) -> None:
    for number in range(1, 147):
        found = WORDS.lookup(f"f{number}", lang)
        assert found and found.startswith(f"F{number}{colon(lang)}"), number
    assert WORDS.lookup("F150", lang) is None


def test_events_act_as_the_scoring_has_it() -> None:
    theft = deck.EVENT_TITLES.index("identity theft")
    assert "swaps scores" in event_rule(theft, "en")
    assert "places" in event_rule(theft, "en", sheet=False)
    both = WORDS.lookup("identity theft", "en") or ""
    assert event_rule(theft, "en") in both and event_rule(theft, "en", sheet=False) in both


def test_cards_in_sentences() -> None:
    def a(name: str, lang: str, case: str = "") -> str:
        return SAYS.noun(lang, card(deck.NAMES.index(name)), case)

    assert (a("red 5", "de"), a("red 5", "de", "dat"), a("black 8", "en")) == (
        "eine rote 5", "einer roten 5", "a black 8",
    )  # fmt: skip
    assert (a("blue gift", "de"), a("blue gift", "en")) == ("Gift in Blau", "a blue Gift")
    assert (a("red-green colour swap", "de"), a("nice try", "en")) == ("Colour Swap in Rot-Grün", "Nice Try")
    assert (a("curse", "de"), a("curse", "de", "acc"), a("curse", "en")) == (
        "der Curse",
        "den Curse",
        "the Curse",
    )
    assert (WORDS.bare_card(UNKNOWN, "de"), SAYS.noun("en", card(UNKNOWN))) == ("Karte", "a card")
    five, gift = deck.NAMES.index("red 5"), deck.NAMES.index("red gift")
    several = SAYS.noun("de", bunch([gift, five, UNKNOWN, five, UNKNOWN]), "acc")
    assert several == "2× rote 5, Gift in Rot und zwei Karten"
    assert SAYS.noun("en", bunch([gift, five, UNKNOWN])) == "a red 5, a red Gift and one card"
    assert (SAYS.noun("de", cards(13)), SAYS.noun("en", cards(0))) == ("13 Karten", "no cards")


def test_titles_and_colours_agree_in_french() -> None:
    def a(name: str, article: str = "") -> str:
        return SAYS.noun("fr", card(deck.NAMES.index(name)), article=article)

    assert (a("green 5"), a("green 5", "the"), a("green 5", "none")) == ("un 5 vert", "le 5 vert", "5 vert")
    assert (a("blue gift"), a("blue 2nd chance"), a("red 2nd chance", "the")) == (
        "un Gift bleu",
        "une 2nd Chance bleue",
        "la 2nd Chance rouge",
    )
    assert (a("red-green colour swap"), a("nice try"), a("curse")) == (
        "un Colour Swap rouge-vert",
        "Nice Try",
        "le Curse",
    )


def test_french_turns_on_who_is_spoken_of() -> None:
    """A pronoun stands before the verb, a name behind it; nothing to give is said otherwise than something."""

    def gives(giver: str, receiver: str) -> str:
        who, whom = person(giver, "fr"), player(receiver, "fr")
        return SAYS("fr", "gives", who=who, whom=whom, cards=cards(2))

    assert gives("Anna", "toi") == "Anna te donne deux cartes."
    assert gives("toi", "Émile") == "Tu donnes deux cartes à Émile."
    assert gives("Anna", "Émile") == "Anna donne deux cartes à Émile."
    given = [SAYS("fr", "brings-exchange", name=player("Émile", "fr"), cards=cards(n)) for n in (0, 1)]
    assert given == ["Tu n'as rien à donner à Émile.", "Tu donnes une carte à Émile."]
