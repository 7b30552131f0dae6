"""Names in German and English: the game, its options, cards, bunches of cards, places, and short rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..wording import ACC, CARD, DAT, NOM, THE, A, Text, an, checked, is_you, joined
from .deck import (
    BAD_GUY,
    BODYGUARD,
    FAIRY,
    HIPPIE,
    JOKER,
    KING,
    NUMBERS,
    PARTYBEAVER,
    SUPERBEAVER,
    THIEF,
)
from .state import AT_DECK, AT_DISPLAY, AT_STOCK

TITLE = {"de": "Biber-Mania", "en": "Biber-Mania"}
TAGLINE = {
    "de": "Ablegen, stechen, klauen: Am Ende soll viel auf deinem Stapel liegen und nichts mehr auf der Hand.",
    "en": "Lay, stab and steal: in the end your pile should be high and your hand empty.",
}

OPTION_NAME: dict[str, Text] = {
    "players": {"de": "Spieler", "en": "Players"},
    "highest": {"de": "Höchste Zahl", "en": "Highest number"},
    "copies": {"de": "Jede Zahl so oft", "en": "Copies of each number"},
    "action_copies": {"de": "Jede Aktionskarte so oft", "en": "Copies of each action card"},
    "jokers": {"de": "Joker", "en": "Jokers"},
    "collect": {"de": "Punkte sammeln bis", "en": "Collect points up to"},
    "professionals": {"de": "Regel für Profis", "en": "Professionals' rule"},
    "display_exact": {"de": "Auslage nur genau", "en": "Exact stabs in the display"},
    "display_actions": {"de": "Joker sticht in der Auslage", "en": "Joker stabs in the display"},
    "stab_again": {"de": "Weiter stechen", "en": "Stab on"},
    "hippie_with_equals": {"de": "Hippie zu gleichen Zahlen", "en": "Hippie with equal numbers"},
    "plain_stabbed": {"de": "Jede Folge ist zu stechen", "en": "Any sequence can be stabbed"},
    "bodyguard_stays": {"de": "Schutz bleibt", "en": "Protection stays"},
    "steal_jokers": {"de": "Joker klauen", "en": "Stealing Jokers"},
    "memory_aid": {"de": "Gedächtnisstütze", "en": "Memory aid"},
    "rounds": {"de": "Höchstens so viele Runden", "en": "Rounds at most"},
}
OPTION_HELP: dict[str, Text] = {
    "players": {"de": "Zwei bis fünf spielen mit.", "en": "Two to five can play."},
    "highest": {
        "de": "Das Deck: Die Zahlen gehen von 1 bis hierhin. Im Hausdeck bis 10; gedruckt steht das nirgends.",
        "en": "The deck: numbers go from 1 up to this. Up to 10 in the house deck; nobody has published it.",
    },
    "copies": {
        "de": "Das Deck: So oft gibt es jede Zahl. Im Hausdeck achtmal; das ist angenommen.",
        "en": "The deck: that many of each number. Eight in the house deck, which is an assumption.",
    },
    "action_copies": {
        "de": "Das Deck: So oft gibt es jede der acht Aktionskarten. Im Hausdeck dreimal; das ist angenommen.",
        "en": "The deck: that many of each of the eight action cards. Three in the house deck, an assumption.",
    },
    "jokers": {
        "de": "Das Deck: So viele Joker sind dabei. Im Hausdeck sechs; das ist angenommen.",
        "en": "The deck: that many Jokers. Six in the house deck, which is an assumption.",
    },
    "collect": {
        "de": "Gespielt wird, bis jemand so viele Punkte aufgeschrieben hat, zum Beispiel 250. Bei 0 gibt es nur "
        "eine Runde.",
        "en": "Rounds are played until somebody has written down that many points, 250 for example. At 0 there is "
        "just one round.",
    },
    "professionals": {
        "de": "Niemand darf mit einer Folge samt Hippie Schluss machen, auch nicht, indem er mit ihr sticht.",
        "en": "Nobody may go out with a Hippie sequence, nor end the round by stabbing with one.",
    },
    "display_exact": {
        "de": "In der Auslage sticht man eine Zahl nur, wenn sie dort genau so oft liegt, nicht öfter.",
        "en": "A number in the display can be stabbed only if exactly that many of it lie there, not more.",
    },
    "display_actions": {
        "de": "Ein einzelner Joker sticht auch eine Aktionskarte, die in der Auslage liegt.",
        "en": "A single Joker stabs an action card that lies in the display, too.",
    },
    "stab_again": {
        "de": "Kommt unter gestochenen Karten noch etwas zum Vorschein, was sich stechen lässt, wird auch das gestochen.",
        "en": "If stabbed cards lay open another group that can be stabbed, that one is stabbed as well.",
    },
    "hippie_with_equals": {
        "de": "Der Hippie darf auch wie jede andere Aktionskarte zu gleichen Zahlen.",
        "en": "The Hippie may go with equal numbers, too, like any other action card.",
    },
    "plain_stabbed": {
        "de": "Auch eine Folge ohne Hippie, die oben liegt, kann von einer gleich langen gestochen werden.",
        "en": "A sequence without a Hippie on top of a pile can be stabbed by another of the same length, too.",
    },
    "bodyguard_stays": {
        "de": "Karten, die mit einem Bodyguard kamen, bleiben geschützt, auch wenn er geklaut wird.",
        "en": "Cards that came with a Bodyguard stay protected, even when he is stolen.",
    },
    "steal_jokers": {
        "de": "Dieb und Superbiber dürfen auch Joker klauen.",
        "en": "Thief and Superbeaver may steal Jokers, too.",
    },
    "memory_aid": {
        "de": "Der Tisch zeigt weiter, welche Karten der anderen alle gesehen haben.",
        "en": "The table keeps showing which cards of the others everybody has seen.",
    },
    "rounds": {
        "de": "Beim Punktesammeln ist nach so vielen Runden Schluss, auch wenn niemand die Summe hat.",
        "en": "When points are collected, the game ends after that many rounds even if nobody has enough.",
    },
}
CHOICE_NAME: dict[tuple[str, str], Text] = {}

SUBJECT: dict[str, dict[str, tuple[str, ...]]] = {
    "equals": {"de": ("Gleiche Zahlen", "Zahlen"), "en": ("Equal numbers", "numbers")},
    "sequence": {"de": ("Zahlenfolge", "Folge"), "en": ("Sequence",)},
    "joker": {"de": ("Joker",), "en": ("Joker",)},
    "action": {"de": ("Aktionskarten", "Aktionskarte"), "en": ("Action cards", "action")},
    "superbeaver": {"de": ("Superbiber",), "en": ("Superbeaver",)},
    "thief": {"de": ("Dieb",), "en": ("Thief",)},
    "fairy": {"de": ("Fee",), "en": ("Fairy",)},
    "partybeaver": {"de": ("Partybiber",), "en": ("Partybeaver",)},
    "hippie": {"de": ("Hippie",), "en": ("Hippie",)},
    "badguy": {"de": ("Bad Guy", "Badguy"), "en": ("Bad Guy", "badguy")},
    "bodyguard": {"de": ("Bodyguard",), "en": ("Bodyguard",)},
    "king": {"de": ("König",), "en": ("King",)},
    "stab": {"de": ("Stechen",), "en": ("Stabbing", "stab")},
    "steal": {"de": ("Klauen",), "en": ("Stealing", "steal")},
    "display": {"de": ("Auslage",), "en": ("Display",)},
    "stock": {"de": ("Vorrat",), "en": ("Stock",)},
    "draw": {"de": ("Nachziehen", "Ziehen"), "en": ("Drawing", "draw")},
    "deck": {"de": ("Hausdeck", "Deck"), "en": ("House deck", "deck")},
    "memory": {"de": ("Gedächtnis",), "en": ("Memory",)},
    "end": {"de": ("Ende",), "en": ("End",)},
}
"""What the rules in one sentence are about; the first name stands above the sentence, people may type any."""

RULE: dict[str, Text] = {
    "equals": {
        "de": "Leg eine oder mehrere gleiche Zahlen, allein, mit einer Aktionskarte oder mit Jokern.",
        "en": "Lay one or more equal numbers: alone, with one action card, or with Jokers.",
    },
    "sequence": {
        "de": "Zahlen in einer Reihe legst du mit dem Hippie, zusammen drei bis sieben Karten. Ohne ihn geht es nur, "
        "wenn deine Folge oben auf einem Stapel eine gleich lange mit Hippie sticht.",
        "en": "Numbers in a row go with the Hippie, three to seven cards in all. Without him only if your sequence "
        "stabs one with a Hippie, of the same length, on top of a pile.",
    },
    "joker": {
        "de": "Der Joker zählt wie die Zahl, bei der er liegt: Zwei 5er und ein Joker sind drei 5er. Ohne Zahlen ist "
        "er der höchste Wert; zu einer Aktionskarte darf er nie.",
        "en": "A Joker counts as the number that it lies with: two 5s and a Joker are three 5s. Without numbers it "
        "has the highest value; it never goes with an action card.",
    },
    "action": {
        "de": "Höchstens eine Aktionskarte je Zug: allein, dann sticht sie nichts, oder mit gleichen Zahlen, dann zählt "
        "sie wie eine davon.",
        "en": "One action card a turn at most: alone it stabs nothing; with equal numbers it counts as one of them.",
    },
    "superbeaver": {
        "de": "Er muss zwei Karten klauen: aus Auslage, Vorrat oder oben von fremden Stapeln, auch von verschiedenen "
        "Stellen.",
        "en": "He must steal two cards: from the display, the stock or the top of others' piles, from different "
        "places if you like.",
    },
    "thief": {
        "de": "Er muss eine Karte klauen: aus der Auslage, dem Vorrat oder oben von einem fremden Stapel.",
        "en": "He must steal one card: from the display, the stock or the top of somebody else's pile.",
    },
    "fairy": {
        "de": "Sie wünscht sich eine Karte von der Hand eines anderen. Hat er sie nicht, ist der Wunsch vertan.",
        "en": "She wishes for a card from somebody else's hand. If he hasn't got it, the wish is wasted.",
    },
    "partybeaver": {
        "de": "Er feiert mit genau drei Zahlen, die nicht zusammenpassen: keine gleich, keine benachbart. Diese vier "
        "Karten kann niemand stechen. Sonst geht er nur allein.",
        "en": "He parties with exactly three numbers that don't go together: none equal, none neighbours. Nobody can "
        "stab these four cards. Otherwise he goes alone.",
    },
    "hippie": {
        "de": "Mit ihm werden zwei bis sechs Zahlen zur Folge; er füllt eine Lücke oder verlängert sie.",
        "en": "With him two to six numbers become a sequence; he fills a gap or makes it longer.",
    },
    "badguy": {
        "de": "Zieh zwei Karten für einen anderen, aus dem Vorrat oder vom Nachziehstapel; er muss sie nehmen.",
        "en": "Draw two cards for somebody else, from the stock or the draw pile; he has to take them.",
    },
    "bodyguard": {
        "de": "Karten, die mit ihm liegen, kann niemand stechen. Klauen darf man sie, auch ihn selbst.",
        "en": "Nobody can stab cards that lie with him. They may be stolen, and so may he.",
    },
    "king": {
        "de": "Liegt er mit Zahlen, muss jeder andere, der diese Zahl hat, eine davon dazulegen. Allein tut er nichts.",
        "en": "When he lies with numbers, everybody else who holds that number must add one. Alone he does nothing.",
    },
    "stab": {
        "de": "Gleich viele Karten einer höheren Zahl stechen. In der Auslage stichst du genau einmal und nimmst die "
        "Karten; was du oben von fremden Stapeln stichst, nimmst du oder lehnst es ab.",
        "en": "The same number of cards of a higher number stabs. In the display you stab exactly once and take the "
        "cards; what you stab on top of others' piles you take or refuse.",
    },
    "steal": {
        "de": "Geklaut wird jede Karte, die offen liegt: in der Auslage, im Vorrat oder oben auf einem fremden Stapel.",
        "en": "Any card that lies open can be stolen: from the display, the stock or the top of somebody else's pile.",
    },
    "display": {
        "de": "Neun offene Karten, die gestochen und geklaut werden. Nach dem Zug wird auf neun aufgefüllt.",
        "en": "Nine open cards that can be stabbed and stolen. After the turn they are filled up to nine.",
    },
    "stock": {
        "de": "Fünf offene Karten zum Nachziehen und Klauen; gestochen wird hier nicht. Aufgefüllt wird erst, wenn "
        "einer mit dem Ziehen fertig ist.",
        "en": "Five open cards to draw or steal; nothing is stabbed here. They are filled up only when a player has "
        "finished drawing.",
    },
    "draw": {
        "de": "Wem Karten vom Stapel gestochen oder geklaut wurden, der zieht gleich viele nach: aus dem Vorrat oder "
        "vom Nachziehstapel. Für Karten, die die Fee holt, gibt es nichts.",
        "en": "Whoever lost cards of his pile to stabbing or stealing draws as many: from the stock or the draw pile. "
        "Nothing is drawn for cards that a Fairy gets.",
    },
    "deck": {
        "de": "Woraus das Spiel besteht, ist nirgends veröffentlicht. Unser Hausdeck ist angenommen: 1 bis 10 je "
        "achtmal, acht Aktionskarten je dreimal, sechs Joker; der Tisch darf es anders wählen.",
        "en": "What the deck holds is published nowhere. Our house deck is an assumption: 1 to 10 eight times each, "
        "eight action cards three times each, six Jokers; a table may choose another one.",
    },
    "memory": {
        "de": "Was jemand offen auf die Hand nimmt, haben alle gesehen, und wer es sich merkt, kann es sich wünschen.",
        "en": "What somebody takes openly into his hand all have seen; whoever remembers can wish for it.",
    },
    "end": {
        "de": "Die Runde endet sofort, wenn jemand die letzte Handkarte ausspielt oder wenn Nachziehstapel und Vorrat "
        "leer sind. Jede Karte auf dem Stapel zählt einen Punkt, jede auf der Hand einen minus.",
        "en": "The round ends at once when somebody plays the last card of his hand, or when draw pile and stock are "
        "empty. Each card on the pile counts one point, each in the hand minus one.",
    },
}

COACH: dict[str, tuple[str, str, str]] = {
    "de": (
        "Tipp Karten deiner Hand an: Der Tisch sagt dir, was sie zusammen sind und was sie stechen. Je mehr, desto "
        "besser.",
        "Was du stichst oder klaust, kommt auf deine Hand, damit du es später ablegen kannst.",
        "Zum Schluss zählt dein Stapel plus, deine Hand minus. Wer die letzte Karte ausspielt, beendet die Runde.",
    ),
    "en": (
        "Tap cards of your hand: the table tells what they are together and what they stab. The more, the better.",
        "What you stab or steal comes to your hand, so that you can lay it later.",
        "In the end your pile counts plus, your hand minus. Whoever plays the last card ends the round.",
    ),
}

_NAME: dict[int, dict[str, tuple[str, str]]] = {
    SUPERBEAVER: {"de": ("Superbiber", "Superbiber"), "en": ("Superbeaver", "Superbeavers")},
    THIEF: {"de": ("Dieb", "Diebe"), "en": ("Thief", "Thieves")},
    FAIRY: {"de": ("Fee", "Feen"), "en": ("Fairy", "Fairies")},
    PARTYBEAVER: {"de": ("Partybiber", "Partybiber"), "en": ("Partybeaver", "Partybeavers")},
    HIPPIE: {"de": ("Hippie", "Hippies"), "en": ("Hippie", "Hippies")},
    BAD_GUY: {"de": ("Bad Guy", "Bad Guys"), "en": ("Bad Guy", "Bad Guys")},
    BODYGUARD: {"de": ("Bodyguard", "Bodyguards"), "en": ("Bodyguard", "Bodyguards")},
    KING: {"de": ("König", "Könige"), "en": ("King", "Kings")},
    JOKER: {"de": ("Joker", "Joker"), "en": ("Joker", "Jokers")},
}
"""Cards that are no numbers: one of them, several (nominative and accusative)."""

_WORD = {
    "de": ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
}  # fmt: skip
_PLACE: dict[int, dict[str, tuple[str, str]]] = {
    AT_DISPLAY: {"de": ("aus der Auslage", "in der Auslage"), "en": ("from the display", "in the display")},
    AT_STOCK: {"de": ("aus dem Vorrat", "im Vorrat"), "en": ("from the stock", "in the stock")},
    AT_DECK: {"de": ("vom Nachziehstapel", "auf dem Nachziehstapel"), "en": ("from the draw pile", "on the draw pile")},
}  # fmt: skip


def number_word(number: int, lang: str) -> str:
    """A number as a word up to twelve."""
    words = _WORD[checked(lang)]
    return words[number] if number < len(words) else str(number)


def gender(face: int) -> str:
    """German gender of a card: numbers and the Fairy are feminine, so is a card that nobody knows."""
    return "f" if face < 0 or JOKER < face <= NUMBERS or face == FAIRY else "m"


def bare_card(face: int, lang: str) -> str:
    """A card without article: "7", "Dieb", "Thief"; an unknown one is "Karte", "card"."""
    checked(lang)
    if face < 0:
        return CARD[lang]
    return _NAME[face][lang][0] if face in _NAME else str(face)


def card(face: int, lang: str, case: int = NOM) -> str:
    """A card with the definite article: "die 7", "den Dieb", "the Thief"."""
    name = bare_card(face, lang)
    return f"the {name}" if lang == "en" else f"{THE[gender(face)][case]} {name}"


def a_card(face: int, lang: str, case: int = NOM) -> str:
    """A card with the indefinite article: "eine 7", "einen Dieb", "an 8", "a Thief"."""
    name = bare_card(face, lang)
    return an(name) if lang == "en" else f"{A[gender(face)][case]} {name}"


def no_card(face: int, lang: str, case: int = NOM) -> str:
    """Not one card of a face: "keine 7", "keinen Dieb", "no Thief"."""
    return f"no {bare_card(face, lang)}" if checked(lang) == "en" else "k" + a_card(face, lang, case)


def several(face: int, count: int, lang: str, case: int = NOM) -> str:
    """Cards of one face (not in the dative): "eine 7", "zwei 7er", "drei Joker", "two cards" (unknown ones)."""
    if count == 1:
        return a_card(face, lang, case)
    if face < 0:
        many = {"de": "Karten", "en": "cards"}[checked(lang)]
    else:
        many = _NAME[face][checked(lang)][1] if face in _NAME else {"de": f"{face}er", "en": f"{face}s"}[lang]
    return f"{number_word(count, lang)} {many}"


def numbers_of(faces: Sequence[int]) -> list[int]:
    """The numbers among cards, from low to high."""
    return sorted(face for face in faces if JOKER < face <= NUMBERS)


def in_order(faces: Sequence[int]) -> list[int]:
    """Faces as people name them: numbers from low to high, an action card, Jokers."""
    return sorted(faces, key=lambda face: (face == JOKER, face))


def bunch(faces: Sequence[int], lang: str, case: int = NOM) -> str:
    """Cards together: "zwei 7er und einen Dieb", "4, 5, 6 and a Hippie" (numbers that differ go without article)."""
    counts = Counter(in_order(faces))
    numbers = set(numbers_of(faces))
    bare = len(numbers) > 1 and all(counts[face] == 1 for face in numbers)
    return joined(
        [
            str(face) if bare and face in numbers else several(face, count, lang, case)
            for face, count in counts.items()
        ],
        lang,
    )


def counts_as(faces: Sequence[int], lang: str) -> str:
    """What equal numbers with an action card or Jokers count as, "drei 7er"; "" for equal numbers alone."""
    numbers = numbers_of(faces)
    if len(set(numbers)) != 1 or len(numbers) == len(faces):
        return ""
    return several(numbers[0], len(faces), lang, ACC)


def either(parts: Sequence[str], lang: str) -> str:
    """A choice: "zwei 5er, zwei 6er oder zwei 7er"."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + {"de": " oder ", "en": " or "}[checked(lang)] + parts[-1]


def them(faces: Sequence[int], lang: str) -> str:
    """A pronoun for cards, in the accusative: "sie", "ihn", "it", "them"."""
    one = len(faces) == 1
    if checked(lang) == "en":
        return "it" if one else "them"
    return "ihn" if one and gender(faces[0]) == "m" else "sie"


def whose(name: str, lang: str) -> str:
    """A player before what is his, in English: "Ben's", "your"; in German it stands behind: "von Ben", "von dir"."""
    if checked(lang) == "de":
        return f"von {whom(name, lang, DAT)}"
    return "your" if is_you(name, lang) else f"{name}'s"


def whom(name: str, lang: str, case: int = ACC) -> str:
    """A player as an object: "Ben"; the reader is "dich", "dir", "you"."""
    if not is_you(name, lang):
        return name
    return {"de": "dir" if case == DAT else "dich", "en": "you"}[lang]


def taken_from(place: int, names: Sequence[str], lang: str) -> str:
    """Where a card comes from: "aus der Auslage", "von Ben", "from your pile"."""
    if place in _PLACE:
        return _PLACE[place][checked(lang)][0]
    return whose(names[place], lang) if lang == "de" else f"from {whose(names[place], lang)} pile"


def lying_at(place: int, names: Sequence[str], lang: str) -> str:
    """Where a card lies: "in der Auslage", "oben bei Ben", "on top of Ben's pile"."""
    if place in _PLACE:
        return _PLACE[place][checked(lang)][1]
    if lang == "de":
        return f"oben bei {whom(names[place], lang, DAT)}"
    return f"on top of {whose(names[place], lang)} pile"
