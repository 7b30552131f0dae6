"""Discards in words: what cards make together and what they would stab, or which rule keeps them apart.

The rules alone decide what goes together and what is stabbed: they are asked on a copy of the viewer's state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ...kernel.actions import Action
from ...kernel.events import buffer, read
from ...kernel.rng import key_of, stream
from ...kernel.stack import KIND, A, decides
from ...match.view import View
from ..wording import ACC, DAT, Text, joined, say
from . import options as opt
from . import state as ev
from .actions import ADD, LAY, STAB_FACE, TABLE
from .deck import (
    BAD_GUY,
    BODYGUARD,
    FACE_NAMES,
    FAIRY,
    HIPPIE,
    JOKER,
    KING,
    NUMBERS,
    PARTYBEAVER,
    SUPERBEAVER,
    THIEF,
)
from .groups import LONGEST, last_moves
from .words_ahead import moved
from .words_names import (
    a_card,
    bunch,
    card,
    counts_as,
    either,
    no_card,
    numbers_of,
    several,
    whose,
)

MAKES: dict[str, Text] = {
    "lays": {"de": "{Cards}.", "en": "{Cards}."},
    "equals": {"de": "{Cards}, zusammen {equals}.", "en": "{Cards}, together {equals}."},
    "jokers": {"de": "{Cards}: der höchste Wert.", "en": "{Cards}: the highest value."},
    "alone": {"de": "{Cards} allein, ohne zu stechen.", "en": "{Cards} alone, stabbing nothing."},
    "idle": {
        "de": "{Cards} allein: Das sticht nichts und bewirkt nichts (B20).",
        "en": "{Cards} alone: that stabs nothing and does nothing (B20).",
    },
    "sequence": {"de": "Eine Folge: {cards}.", "en": "A sequence: {cards}."},
    "party": {"de": "Der Partybiber feiert mit {numbers}.", "en": "The Partybeaver parties with {numbers}."},
    "stabs": {"de": "Sticht {targets}.", "en": "Stabs {targets}."},
    "stabs_one_of": {
        "de": "Sticht in der Auslage, was du aussuchst: {targets}.",
        "en": "Stabs in the display what you choose: {targets}.",
    },
    "stabs_also": {"de": "Sticht außerdem {targets}.", "en": "Also stabs {targets}."},
    "stabs_nothing": {"de": "Sticht nichts.", "en": "Stabs nothing."},
    "target_display": {"de": "{cards} in der Auslage", "en": "{cards} in the display"},
    "target_pile": {"de": "{cards} {whose}", "en": "{cards} on {whose} pile"},
    "ends": {
        "de": "Das ist deine letzte Handkarte: Die Runde endet sofort, ohne Stechen und ohne Aktion (B53).",
        "en": "That is the last card of your hand: the round ends at once, without stabbing or action (B53).",
    },
}
THEN: dict[int, Text] = {
    SUPERBEAVER: {"de": "Dann klaust du {count}.", "en": "Then you steal {count}."},
    THIEF: {"de": "Dann klaust du {count}.", "en": "Then you steal {count}."},
    FAIRY: {"de": "Dann darfst du dir eine Karte wünschen.", "en": "Then you may wish for a card."},
    PARTYBEAVER: {"de": "Niemand kann das stechen.", "en": "Nobody can stab that."},
    BAD_GUY: {
        "de": "Dann ziehst du {count} für jemand anderen.",
        "en": "Then you draw {count} for somebody else.",
    },
    BODYGUARD: {
        "de": "Niemand kann das stechen, nur klauen.",
        "en": "Nobody can stab that, only steal from it.",
    },
    KING: {
        "de": "Dann muss jeder andere, der eine {number} hat, eine dazulegen.",
        "en": "Then everybody else who has {number} must add one.",
    },
}
"""What comes of an action card that lies with numbers."""
MOVES = (SUPERBEAVER, THIEF, FAIRY, BAD_GUY)
"""Action cards that move cards, or ask: of these nothing is told where nothing is to be had."""
IDLE_ALONE = (PARTYBEAVER, HIPPIE, BODYGUARD, KING)

APART: dict[str, Text] = {
    "none": {
        "de": "Such Karten deiner Hand aus, mindestens eine.",
        "en": "Pick cards of your hand, at least one.",
    },
    "not_held": {"de": "Du hast {card} auf der Hand.", "en": "You have {card} in your hand."},
    "too_many": {"de": "Du hast nur {cards} auf der Hand.", "en": "You have only {cards} in your hand."},
    "two_actions": {
        "de": "In einem Zug geht nur eine Aktionskarte (B57), nicht {cards}.",
        "en": "Only one action card a turn (B57), not {cards}.",
    },
    "action_joker": {
        "de": "Ein Joker geht nie mit einer Aktionskarte zusammen (B56).",
        "en": "A Joker never goes with an action card (B56).",
    },
    "party_equal": {
        "de": "Der Partybiber mag nichts, was zusammenpasst (B22): Die {number} ist mehrmals dabei.",
        "en": "The Partybeaver wants cards that don't go together (B22): the {number} is there more than once.",
    },
    "party_neighbours": {
        "de": "Der Partybiber mag nichts, was zusammenpasst (B23): {number} und {after} sind Nachbarn.",
        "en": "The Partybeaver wants cards that don't go together (B23): {number} and {after} are neighbours.",
    },
    "party_three": {
        "de": "Zum Partybiber gehören genau drei Zahlen, die nicht zusammenpassen (B23), oder gar keine.",
        "en": "The Partybeaver takes exactly three numbers that don't go together (B23), or none at all.",
    },
    "hippie_row": {
        "de": "An diesem Tisch gehören zum Hippie zwei bis sechs Zahlen in einer Reihe (B21), oder gar keine.",
        "en": "At this table the Hippie takes two to six numbers in a row (B21), or none at all.",
    },
    "row_twice": {
        "de": "In einer Folge kommt jede Zahl einmal vor; die {number} ist mehrmals dabei.",
        "en": "In a sequence each number comes once; the {number} is there more than once.",
    },
    "row_long": {
        "de": "Zum Hippie gehören höchstens sechs Zahlen (B26), hier sind es {count}.",
        "en": "The Hippie takes six numbers at most (B26), here are {count}.",
    },
    "row_holes": {
        "de": "Der Hippie ersetzt eine einzige Zahl (B27), und für {numbers} reicht das nicht.",
        "en": "The Hippie stands for a single number (B27), which is not enough for {numbers}.",
    },
    "professionals": {
        "de": "An diesem Tisch darf niemand mit einer Folge samt Hippie Schluss machen (B62).",
        "en": "At this table nobody may go out with a Hippie sequence (B62).",
    },
    "last_stab": {
        "de": "Damit würde so viel gestochen, dass Nachziehstapel und Vorrat aufgebraucht wären: An diesem Tisch darf "
        "niemand mit einer Folge samt Hippie Schluss machen (B67).",
        "en": "That would stab so many cards that draw pile and stock were used up: at this table nobody may end the "
        "round with a Hippie sequence (B67).",
    },
    "action_equals": {
        "de": "Mit {action} gehen nur gleiche Zahlen zusammen, nicht {numbers}.",
        "en": "{Action} goes with equal numbers, not with {numbers}.",
    },
    "joker_equals": {
        "de": "Ein Joker ergänzt gleiche Zahlen, nicht {numbers}; in Folgen hat er nichts zu suchen (B32).",
        "en": "A Joker goes with equal numbers, not with {numbers}; sequences take no Jokers (B32).",
    },
    "row_alone": {
        "de": "Ohne Hippie darfst du eine Folge nur legen, wenn sie oben auf einem anderen Stapel eine gleich lange "
        "mit Hippie sticht (B30).",
        "en": "Without a Hippie you may lay a sequence only if it stabs one with a Hippie, of the same length, on top "
        "of somebody's pile (B30).",
    },
    "different": {
        "de": "{numbers} passen nicht zusammen: Verschiedene Zahlen gehen nur als Folge mit dem Hippie oder, zu dritt, "
        "mit dem Partybiber.",
        "en": "{numbers} don't go together: different numbers go only in a row with the Hippie, or three of them with "
        "the Partybeaver.",
    },
    "order": {
        "de": "Das kommt zu spät: Erst die Aktionskarte, dann Zahlen von klein nach groß, zuletzt Joker.",
        "en": "Too late for that: first the action card, then numbers from low to high, Jokers last.",
    },
}
RULE_OF: dict[str, str] = {
    "two_actions": "action",
    "action_joker": "joker",
    "party_equal": "partybeaver",
    "party_neighbours": "partybeaver",
    "party_three": "partybeaver",
    "hippie_row": "hippie",
    "row_twice": "hippie",
    "row_long": "hippie",
    "row_holes": "hippie",
    "professionals": "hippie",
    "last_stab": "hippie",
    "action_equals": "action",
    "joker_equals": "joker",
    "row_alone": "sequence",
    "different": "equals",
}
"""The rule (a key of ``words_names.RULE``) behind each reason that has one."""


class Discard(NamedTuple):
    """What laying cards leads to: what they are, what they stab, and whether the round ends with them.

    ``display``: faces of which one is stabbed there; ``piles``: seat and cards of each group that is stabbed; ``moves``:
    how many cards the action card moves, or 1 where a Fairy asks.
    """

    faces: tuple[int, ...]
    kind: int
    display: tuple[int, ...]
    piles: tuple[tuple[int, tuple[int, ...]], ...]
    moves: int
    ends: bool


def steps(faces: Sequence[int]) -> list[Action]:
    """The actions that lay these cards: an action card, numbers from low to high, Jokers."""
    ordered = sorted(faces, key=lambda face: (face <= NUMBERS, face == JOKER, face))
    return [*(TABLE[ADD + face] for face in ordered), TABLE[LAY]]


def top_group(state: np.record, seat: int) -> tuple[int, ...]:
    """The cards on top of a pile that were laid together."""
    end = int(state.pile_n[seat])
    return tuple(int(card) & ev.FACE for card in state.pile[seat, end - int(state.top_n[seat]) : end])


def laid(view: View, faces: Sequence[int]) -> Discard | None:
    """What comes of laying these cards, with those that are chosen already; None if the rules forbid it.

    The viewer is choosing his discard.
    """
    game, state, seat = view.game, view.state.copy(), view.seat
    rules, rng, events = game.kind.rules, stream(key_of(b"", "discard")), buffer()
    rules.fill(state, seat, rng)
    for action in steps(faces):
        if action not in game.legal(state):
            return None
        rules.apply(state, action.id, rng, events)
    happened = read(events)
    display = [event.card for event in happened if event.kind == ev.STABS_DISPLAY]
    piles: list[tuple[int, tuple[int, ...]]] = []
    while decides(state, KIND) in (ev.STAB, ev.STABBED):
        legal = game.legal(state)
        if decides(state, KIND) == ev.STAB:
            display = [action.id - STAB_FACE + 1 for action in legal]
        else:
            victim = decides(state, A)
            piles.append((victim, top_group(state, victim)))
        rules.apply(state, legal[0].id, rng, events)
    moves = 1 if decides(state, KIND) == ev.ASK else moved(view, state, read(events))
    return Discard(
        tuple(view.state.chosen[: view.state.chosen_n].tolist()) + tuple(faces),
        next(event.b for event in happened if event.kind == ev.LAYS),
        tuple(display),
        tuple(piles),
        moves,
        any(
            event.kind == ev.ROUND_ENDS and (event.a, event.seat) == (ev.OUT_OF_CARDS, seat)
            for event in happened
        ),
    )


def foretold(discard: Discard, lang: str, names: Sequence[str]) -> str:
    """What the cards are together, what they stab, and what the action card does then."""
    faces, lays = discard.faces, [makes(discard, lang)]
    if discard.ends:
        return " ".join([*lays, say(MAKES["ends"], lang)])
    count, targets = len(faces), []
    choice = [several(face, count, lang, ACC) for face in discard.display]
    if len(choice) == 1:
        targets.append(say(MAKES["target_display"], lang, cards=choice[0]))
    elif choice:
        lays.append(say(MAKES["stabs_one_of"], lang, targets=either(choice, lang)))
    for seat, group in discard.piles:
        cards = bunch(group, lang, ACC)
        targets.append(say(MAKES["target_pile"], lang, cards=cards, whose=whose(names[seat], lang)))
    if targets:
        key = "stabs_also" if len(choice) > 1 else "stabs"
        lays.append(say(MAKES[key], lang, targets=joined(targets, lang)))
    elif not choice and discard.kind != ev.ACTION:
        lays.append(say(MAKES["stabs_nothing"], lang))
    action = max(faces)
    if action in THEN and (discard.moves if action in MOVES else len(faces) > 1 or action not in IDLE_ALONE):
        number, moved_on = max(numbers_of(faces), default=0), several(-1, discard.moves, lang, ACC)
        parts = {"number": number if lang == "de" else a_card(number, lang), "count": moved_on}
        lays.append(say(THEN[action], lang, **parts))
    return " ".join(lays)


def makes(discard: Discard, lang: str) -> str:
    """What the cards are together."""
    faces, equals = discard.faces, counts_as(discard.faces, lang)
    key = {
        ev.JOKERS: "jokers",
        ev.ACTION: "idle" if faces[0] in IDLE_ALONE else "alone",
        ev.SEQUENCE: "sequence",
        ev.HIPPIE_SEQUENCE: "sequence",
        ev.PARTY: "party",
    }.get(discard.kind, "equals" if equals else "lays")
    numbers = joined([str(face) for face in numbers_of(faces)], lang)
    return say(MAKES[key], lang, cards=bunch(faces, lang), equals=equals, numbers=numbers)


def rule_behind(discard: Discard) -> str:
    """The subject (a key of ``words_names.RULE``) of the rule that lets these cards go together."""
    action = max(discard.faces)
    if action > NUMBERS:
        return FACE_NAMES[action]
    if JOKER in discard.faces:
        return "joker"
    return "sequence" if discard.kind == ev.SEQUENCE else "equals"


def apart(state: np.record, faces: Sequence[int], lang: str) -> tuple[str, str]:
    """Why these cards (with those chosen already) are no discard: the reason, and the subject of its rule or ""."""
    together = [*state.chosen[: state.chosen_n].tolist(), *faces]
    held = state.hand[state.seat]
    for face, count in Counter(faces).items():
        if held[face] < count:
            few = int(held[face])
            key = "too_many" if few else "not_held"
            cards = several(face, few, lang, ACC) if few else ""
            return say(APART[key], lang, card=no_card(face, lang, ACC), cards=cards), ""
    key = _reason(state, together)
    numbers = numbers_of(together)
    actions = [face for face in together if face > NUMBERS]
    twice = [face for face, count in Counter(numbers).items() if count > 1]
    close = [face for face in numbers if face + 1 in numbers]
    number = (twice if key in ("party_equal", "row_twice") else close)[:1]
    reason = say(
        APART[key],
        lang,
        cards=bunch(actions, lang),
        number=number[0] if number else "",
        after=number[0] + 1 if number else "",
        count=len(numbers),
        action=card(actions[0], lang, DAT) if actions else "",
        numbers=joined([str(face) for face in sorted(set(numbers))], lang),
    )
    return reason, RULE_OF.get(key, "")


def _reason(state: np.record, faces: Sequence[int]) -> str:
    """Key of the sentence in the rules that keeps cards apart."""
    if not faces:
        return "none"
    numbers = numbers_of(faces)
    actions = [face for face in faces if face > NUMBERS]
    different = len(set(numbers)) > 1
    if len(actions) > 1:
        return "two_actions"
    if actions and JOKER in faces:
        return "action_joker"
    if actions == [PARTYBEAVER] and numbers:
        return _no_party(numbers)
    if actions == [HIPPIE] and numbers:
        return _no_row(state, numbers)
    if not different:
        return "order"
    if actions:
        return "action_equals"
    if JOKER in faces:
        return "joker_equals"
    in_a_row = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return "row_alone" if in_a_row else "different"


def _no_party(numbers: Sequence[int]) -> str:
    if len(set(numbers)) < len(numbers):
        return "party_equal"
    if any(number + 1 in numbers for number in numbers):
        return "party_neighbours"
    return "order" if len(numbers) == 3 else "party_three"


def _no_row(state: np.record, numbers: Sequence[int]) -> str:
    different = set(numbers)
    if len(different) == 1:
        return "order" if state.option[opt.HIPPIE_WITH_EQUALS] else "hippie_row"
    if len(different) < len(numbers):
        return "row_twice"
    if len(numbers) > LONGEST:
        return "row_long"
    if max(numbers) - min(numbers) > len(numbers):
        return "row_holes"
    if last_moves(state) >> (1 + len(numbers)) & 1:
        return "last_stab"
    return "professionals" if state.option[opt.PROFESSIONALS] else "order"
