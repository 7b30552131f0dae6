"""Names in German and English: the game, its options, cards and places, and the rules in one sentence each."""

from __future__ import annotations

from ..wording import CARD, NOM, THE, A, Text, an, checked, nth, some_card
from .deck import BEAVER
from .state import COLUMNS

TITLE = {"de": "Biber Gang", "en": "Biber Gang"}
TAGLINE = {
    "de": "Tausch dich runter: Gleiche übereinander zählen nichts, und Biber schwimmen dahin, wo sie nützen.",
    "en": "Swap your way down: equals above each other count nothing, and beavers swim where they are needed.",
}

OPTION_NAME: dict[str, Text] = {
    "players": {"de": "Spieler", "en": "Players"},
    "discard_take_must_swap": {"de": "Genommen ist genommen", "en": "What you take you keep"},
    "beaver_swap_out": {"de": "Biber dürfen weg", "en": "Beavers may go"},
    "exhausted_deck": {"de": "Leerer Zugstapel", "en": "Empty deck"},
    "turn_limit": {"de": "Höchstens so viele Züge", "en": "Turn limit"},
}
OPTION_HELP: dict[str, Text] = {
    "players": {"de": "Zwei bis sechs spielen mit.", "en": "Two to six can play."},
    "discard_take_must_swap": {
        "de": "Eine Karte vom Ablagestapel muss in die Auslage; gleich wieder ablegen geht nicht.",
        "en": "A card from the discard pile must go into the display; it can't be put right back.",
    },
    "beaver_swap_out": {
        "de": "Ein offener Biber darf auch gegen eine Karte getauscht werden, die ihn nicht schwimmen lässt.",
        "en": "A face-up beaver may be swapped for a card that does not make it swim, too.",
    },
    "exhausted_deck": {
        "de": "Was passiert, wenn der Zugstapel leer ist. Gezählt wird sofort, auch wenn letzte Züge noch ausstehen.",
        "en": "What happens when the deck is empty. Counting is done at once, even if last turns are still due.",
    },
    "turn_limit": {
        "de": "War jeder so oft dran und niemand fertig, wird die Runde gezählt, wie sie liegt.",
        "en": "When everybody has had so many turns and nobody is done, the round is counted as it lies.",
    },
}
CHOICE_NAME: dict[tuple[str, str], Text] = {
    ("exhausted_deck", "reshuffle"): {"de": "Ablagestapel mischen", "en": "Shuffle the discard pile"},
    ("exhausted_deck", "score"): {"de": "Runde zählen", "en": "Count the round"},
}

SUBJECT: dict[str, dict[str, tuple[str, ...]]] = {
    "deck": {"de": ("Zugstapel",), "en": ("Deck",)},
    "pile": {"de": ("Ablagestapel",), "en": ("Discard pile", "pile")},
    "swap": {"de": ("Tauschen",), "en": ("Swapping", "swap")},
    "discard": {"de": ("Abwerfen",), "en": ("Discarding", "discard")},
    "beaver": {"de": ("Biber",), "en": ("Beaver", "beavers")},
    "swim": {"de": ("Schwimmen",), "en": ("Swimming", "swim")},
    "beaver_pair": {"de": ("Biberpaar",), "en": ("Pair of beavers",)},
    "pair": {"de": ("Paar", "Paare"), "en": ("Pair", "pairs")},
    "bonus": {"de": ("Bonus",), "en": ("Bonus",)},
    "end": {"de": ("Ende",), "en": ("End",)},
}
"""What the rules in one sentence are about; the first name stands above the sentence, people may type any."""

RULE: dict[str, Text] = {
    "deck": {
        "de": "Was du vom Zugstapel ziehst, siehst nur du, bis es irgendwo liegt.",
        "en": "What you draw from the deck only you see, until it lies somewhere.",
    },
    "pile": {
        "de": "Vom Ablagestapel nimmst du die oberste Karte; alle haben sie gesehen.",
        "en": "From the discard pile you take the top card; everybody has seen it.",
    },
    "swap": {
        "de": "Die gezogene Karte kommt offen an die Stelle einer deiner Karten, und die auf den Ablagestapel. "
        "Eine verdeckte darfst du vorher nicht ansehen.",
        "en": "The drawn card goes face up in place of one of yours, and that one to the discard pile. "
        "You may not look at a face-down one first.",
    },
    "discard": {
        "de": "Wirfst du die gezogene Karte ab, musst du eine verdeckte aufdecken; nur die allerletzte darfst du "
        "verdeckt lassen.",
        "en": "If you discard the drawn card, you must turn over a face-down one; only the very last one may stay "
        "face down.",
    },
    "beaver": {
        "de": "Ein Biber ist so viel wert wie die offene Karte über oder unter ihm und bildet mit ihr ein Paar.",
        "en": "A beaver is worth what the face-up card above or below it is, and makes a pair with it.",
    },
    "swim": {
        "de": "Kommt eine Karte von genau seinem Wert an seine Stelle, schwimmt der Biber zu einer verdeckten "
        "Karte deiner Auslage; die kommt auf den Ablagestapel.",
        "en": "When a card of exactly its value takes its place, the beaver swims to a face-down card of your "
        "display; that one goes to the discard pile.",
    },
    "beaver_pair": {
        "de": "Zwei Biber übereinander bleiben zusammen und zählen als Paar des Werts, der dir am meisten nützt.",
        "en": "Two beavers above each other stay together and count as a pair of the value that helps you most.",
    },
    "pair": {
        "de": "Zwei gleiche übereinander zählen zusammen 0; gleiche nebeneinander zählen einzeln.",
        "en": "Two equal cards above each other count 0 together; equal ones side by side count singly.",
    },
    "bonus": {
        "de": "Zwei, drei oder vier Paare desselben Werts bringen 10, 15 oder 20 Punkte weniger.",
        "en": "Two, three or four pairs of the same value take 10, 15 or 20 points off.",
    },
    "end": {
        "de": "Hat jemand keine verdeckte Karte mehr, sind alle anderen noch einmal dran; dann wird gezählt. "
        "Nach fünf Runden gewinnen die wenigsten Punkte.",
        "en": "When somebody has no face-down card left, everybody else has one more turn; then it is counted. "
        "After five rounds the fewest points win.",
    },
}

COACH: dict[str, tuple[str, str, str]] = {
    "de": (
        "Zieh eine Karte und tausch sie gegen eine deiner acht, oder wirf sie ab und deck dafür eine auf.",
        "Kleine Zahlen sind gut, zwei gleiche übereinander noch besser: Sie zählen 0. Biber passen zu allem.",
        "Liegt bei jemandem alles offen, sind die anderen noch einmal dran. Die wenigsten Punkte gewinnen.",
    ),
    "en": (
        "Draw a card and swap it for one of your eight, or discard it and turn one of yours over.",
        "Low numbers are good, two equals above each other are better: they count 0. Beavers match anything.",
        "Once somebody's cards all lie open, the others have one more turn. Fewest points win.",
    ),
}

_ROW = {"de": ("oben", "unten"), "en": ("top row", "bottom row")}


def card(face: int, lang: str, case: int = NOM) -> str:
    """A card with the definite article: "die 6", "der Biber"; an unknown one is "eine Karte", "a card"."""
    if face < 0:
        return some_card(lang, case)
    if checked(lang) == "en":
        return f"the {bare_card(face, lang)}"
    return f"{THE['m' if face == BEAVER else 'f'][case]} {bare_card(face, lang)}"


def a_card(face: int, lang: str, case: int = NOM) -> str:
    """A card with the indefinite article: "eine 6", "einen Biber", "an 8"."""
    if checked(lang) == "en":
        return an(bare_card(face, lang))
    return f"{A['m' if face == BEAVER else 'f'][case]} {bare_card(face, lang)}"


def bare_card(face: int, lang: str) -> str:
    """A card without article: "6", "Biber"; an unknown one is "Karte", "card"."""
    if face < 0:
        return CARD[checked(lang)]
    if face == BEAVER:
        return {"de": "Biber", "en": "beaver"}[checked(lang)]
    return str(face)


def place(slot: int, lang: str) -> str:
    """A place of the display, slots from 0: "dritte oben", "top row, third"."""
    row, column = _ROW[checked(lang)][slot // COLUMNS], nth(slot % COLUMNS, lang)
    return f"{column} {row}" if lang == "de" else f"{row}, {column}"
