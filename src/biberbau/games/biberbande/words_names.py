"""Names in German and English: the game, its options, cards and places, and the rules in one sentence each."""

from __future__ import annotations

from ..wording import CARD, NOM, THE, A, Text, an, checked
from .deck import DRAW_TWO, NUMBERS, PEEK, SWAP

TITLE = {"de": "Biberbande", "en": "Biberbande"}
TAGLINE = {
    "de": "Vier verdeckte Karten, zwei kurze Blicke: Merk dir, was du hast, und klopf im richtigen Moment.",
    "en": "Four hidden cards, two quick looks: remember what you have, and knock at the right moment.",
}

OPTION_NAME: dict[str, Text] = {
    "players": {"de": "Spieler", "en": "Players"},
    "fixed_dealer": {"de": "Immer derselbe gibt", "en": "The dealer stays"},
    "keep_top": {"de": "Oberste Ablage bleibt", "en": "Top discard stays"},
    "special_first": {"de": "Sonderkarte sofort ablegen", "en": "Lay special cards first"},
    "turn_guard": {"de": "Höchstens so viele Züge", "en": "Turn limit"},
    "memory_aid": {"de": "Gedächtnisstütze", "en": "Memory aid"},
    "bots_forget": {"de": "Bots vergessen (Prozent)", "en": "Bots forget (percent)"},
}
OPTION_HELP: dict[str, Text] = {
    "players": {"de": "Zwei bis sechs spielen mit.", "en": "Two to six can play."},
    "fixed_dealer": {
        "de": "In jedem Durchgang gibt derselbe, und derselbe fängt an.",
        "en": "The same player deals in every round, and the same one begins.",
    },
    "keep_top": {
        "de": "Wird der Ablagestapel neu gemischt, bleibt seine oberste Karte liegen.",
        "en": "When the discard pile is shuffled, its top card stays where it is.",
    },
    "special_first": {
        "de": "Eine genutzte Sonderkarte kommt vor ihrer Aktion auf den Ablagestapel, nicht danach.",
        "en": "A special card in use goes to the discard pile before its action, not after it.",
    },
    "turn_guard": {
        "de": "Nach so vielen Zügen aller Spieler endet ein Durchgang, in dem niemand klopft.",
        "en": "After so many turns of all players a round in which nobody knocks is over.",
    },
    "memory_aid": {
        "de": "Zum Lernen: Der Tisch zeigt jedem weiter die Karten, die er gesehen hat.",
        "en": "For learners: the table keeps showing everybody the cards that he has seen.",
    },
    "bots_forget": {
        "de": "Wie leicht Bots eine Karte vergessen, die sie gesehen haben, pro Zug; bei 0 vergessen sie nie.",
        "en": "How readily bots forget a card that they have seen, each turn; at 0 they never do.",
    },
}

CHOICE_NAME: dict[tuple[str, str], Text] = {}

SUBJECT: dict[str, dict[str, tuple[str, ...]]] = {
    "swap": {"de": ("Tauschen", "Tausch"), "en": ("Swap",)},
    "peek": {"de": ("Spähen",), "en": ("Peek",)},
    "draw_two": {"de": ("Zweimal ziehen", "zweimal"), "en": ("Draw two",)},
    "special": {"de": ("Sonderkarten", "Sonderkarte"), "en": ("Special cards", "special")},
    "deck": {"de": ("Zugstapel", "Ziehen"), "en": ("Deck", "draw")},
    "discard": {"de": ("Ablagestapel", "Nehmen"), "en": ("Discard pile", "discard", "take")},
    "knock": {"de": ("Klopfen",), "en": ("Knocking", "knock")},
    "memory": {"de": ("Gedächtnis",), "en": ("Memory",)},
    "end": {"de": ("Ende",), "en": ("End",)},
}
"""What the rules in one sentence are about; the first name stands above the sentence, people may type any."""

RULE: dict[str, Text] = {
    "swap": {
        "de": "Eine deiner Karten wechselt den Platz mit einer von jemand anderem; niemand schaut sie an.",
        "en": "One of your cards changes places with one of somebody else's; nobody looks at either.",
    },
    "peek": {
        "de": "Schau dir eine deiner vier Karten an und leg sie zurück.",
        "en": "Look at one of your four cards, then put it back.",
    },
    "draw_two": {
        "de": "Zieh eine Karte. Gefällt sie dir nicht, wirf sie ab und zieh eine zweite; die musst du nutzen.",
        "en": "Draw a card. If you don't like it, discard it and draw a second one; that one you have to use.",
    },
    "special": {
        "de": "Sonderkarten wirken nur, wenn du sie vom Zugstapel ziehst; vom Ablagestapel darf sie niemand "
        "nehmen. Liegen sie am Ende bei dir, ersetzt sie die nächste Zahl vom Zugstapel.",
        "en": "Special cards work only when you draw them from the deck; nobody may take them from the discard "
        "pile. Those that lie with you in the end are replaced by the next number of the deck.",
    },
    "deck": {
        "de": "Zieh die oberste Karte und sieh sie dir an: abwerfen, gegen eine deiner vier tauschen oder, wenn es "
        "eine Sonderkarte ist, nutzen.",
        "en": "Draw the top card and look at it: discard it, swap one of your four for it or, if it is a special "
        "card, use it.",
    },
    "discard": {
        "de": "Nimmst du die oberste Karte vom Ablagestapel, muss sie an die Stelle einer deiner vier.",
        "en": "If you take the top card of the discard pile, it has to go in place of one of your four.",
    },
    "knock": {
        "de": "Am Ende deines Zugs darfst du klopfen, wenn jeder schon dran war; dann ist jeder andere noch einmal "
        "dran, und es wird aufgedeckt.",
        "en": "At the end of your turn you may knock, once everybody has had a turn; everybody else has one more "
        "turn, then all is turned up.",
    },
    "memory": {
        "de": "Angesehen wird eine Karte nur einmal: Danach musst du sie dir merken.",
        "en": "A card is looked at once: after that you have to remember it.",
    },
    "end": {
        "de": "Die vier Zahlen sind deine Punkte. Es gibt so viele Durchgänge wie Spieler, zu zweit vier; die "
        "wenigsten Punkte gewinnen.",
        "en": "The four numbers are your points. There are as many rounds as players, with two players four; the "
        "fewest points win.",
    },
}

COACH: dict[str, tuple[str, str, str]] = {
    "de": (
        "Merk dir deine beiden äußeren Karten: Gleich liegen sie verdeckt, und der Tisch verrät sie nicht mehr.",
        "Nimm vom Ablagestapel oder zieh verdeckt, und tausch die hohen unter deinen vier Karten aus.",
        "Glaubst du, dass du niedrig genug bist? Dann klopf. Die wenigsten Punkte gewinnen.",
    ),
    "en": (
        "Remember your two outer cards: in a moment they lie face down, and the table tells them no more.",
        "Take from the discard pile or draw unseen, and swap away the high ones among your four.",
        "Low enough, you think? Then knock. Fewest points win.",
    ),
}

_SPECIAL = {
    SWAP: {"de": "Tauschen", "en": "Swap"},
    PEEK: {"de": "Spähen", "en": "Peek"},
    DRAW_TWO: {"de": "Zweimal ziehen", "en": "Draw two"},
}


def bare_card(face: int, lang: str) -> str:
    """A card without article: "6", "Spähen", "Peek"; an unknown one is "Karte", "card"."""
    checked(lang)
    if face < 0:
        return CARD[lang]
    return _SPECIAL[face][lang] if face >= NUMBERS else str(face)


def card(face: int, lang: str, case: int = NOM) -> str:
    """A card with the definite article: "die 6", "„Spähen“", "the Peek"; an unknown one is "eine Karte", "a card"."""
    if face < 0:
        return a_card(face, lang, case)
    name = bare_card(face, lang)
    if lang == "en":
        return f"the {name}"
    return f"{THE['f'][case]} {name}" if face < NUMBERS else f"„{name}“"


def a_card(face: int, lang: str, case: int = NOM) -> str:
    """A card with the indefinite article: "eine 6", "„Spähen“", "an 8", "a Peek"."""
    name = bare_card(face, lang)
    if lang == "en":
        return an(name)
    return f"{A['f'][case]} {name}" if face < NUMBERS else f"„{name}“"
