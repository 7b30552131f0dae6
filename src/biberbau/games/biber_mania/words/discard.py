"""Discards in words: the combination of cards and what it would stab, or the rule that forbids it.

The rules alone decide combinations and stabs: they are called on a copy of the viewer's state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ....kernel.actions import Action
from ....kernel.events import buffer
from ....kernel.stack import KIND, A, decides
from ....match.position import Position
from ...common.catalogues.catalogue import Part, Phrase
from ...common.words.ask import imagined
from ...common.words.plain import now, once, plain, read
from ..rules import actions as act
from ..rules import deck
from ..rules import state as st
from ..rules.groups import why_apart
from ..rules.reasons import Why
from ..rules.state import Ended, Ev, Frame, GroupKind, State
from .ahead import moved
from .names import SAYS, bunch, card, cards, either, numbers_of, player, some

_MAKES = SAYS.family("makes", ("lays", "equals", "jokers", "alone", "idle", "sequence", "party"))
_KIND: dict[int, str] = {
    GroupKind.JOKERS: "jokers",
    GroupKind.ACTION: "alone",
    GroupKind.SEQUENCE: "sequence",
    GroupKind.HIPPIE_SEQUENCE: "sequence",
    GroupKind.PARTY: "party",
}
_MOVES = (deck.SUPERBEAVER, deck.THIEF, deck.FAIRY, deck.BAD_GUY)
"""Action cards that move cards, or ask: they are not mentioned where there is nothing to take."""
_WITH_NUMBERS = (deck.PARTYBEAVER, deck.BODYGUARD, deck.KING)
"""Action cards that have an effect only with numbers."""
_THEN = SAYS.family("then", (deck.NAMES[face] for face in (*_MOVES, *_WITH_NUMBERS)))

WHY = SAYS.family("why", (why.name for why in Why if why))
APART = frozenset(why for why in Why if Why.AT_LEAST_ONE_CARD <= why <= Why.DISCARD_IN_ORDER)
"""The reasons why cards are no discard."""
RULE_OF: dict[Why, str] = {
    Why.ONE_ACTION_CARD: "action",
    Why.ACTION_WITHOUT_JOKER: "joker",
    Why.PARTY_NOT_EQUAL: "partybeaver",
    Why.PARTY_NO_NEIGHBOURS: "partybeaver",
    Why.PARTY_OF_THREE: "partybeaver",
    Why.HIPPIE_NOT_WITH_EQUALS: "hippie",
    Why.SEQUENCE_NUMBER_ONCE: "hippie",
    Why.SEQUENCE_UP_TO_SIX: "hippie",
    Why.HIPPIE_FOR_ONE_NUMBER: "hippie",
    Why.NOT_OUT_BY_SEQUENCE: "hippie",
    Why.NO_END_BY_SEQUENCE: "hippie",
    Why.ACTION_WITH_EQUALS: "action",
    Why.JOKER_WITH_EQUALS: "joker",
    Why.PLAIN_MUST_STAB: "sequence",
    Why.NUMBERS_DIFFER: "equals",
}
"""The rule (``rule-…`` in the catalogues) behind each reason that has one."""


class Discard(NamedTuple):
    """The effect of laying cards: their combination, stabs, and whether the round ends.

    ``display``: faces of which one is stabbed there; ``piles``: seat and cards of each group that is stabbed;
    ``moves``: the number of cards that the action card moves, or 1 where a Fairy asks.
    """

    faces: tuple[int, ...]
    kind: int
    display: tuple[int, ...]
    piles: tuple[tuple[int, tuple[int, ...]], ...]
    moves: int
    ends: bool


def steps(faces: Sequence[int]) -> list[Action]:
    """The actions that lay these cards: an action card, numbers from low to high, Jokers."""
    ordered = sorted(faces, key=lambda face: (face <= deck.NUMBERS, face == deck.JOKER, face))
    return [*(act.TABLE[act.ADD + face] for face in ordered), act.TABLE[act.LAY]]


def top_group(state: State, seat: int) -> tuple[int, ...]:
    """The cards on top of a pile that were laid together."""
    end = int(state.pile_n[seat])
    return tuple(int(card) & st.FACE for card in state.pile[seat, end - int(state.top_n[seat]) : end])


def chosen_cards(state: State) -> list[int]:
    """The cards of the discard that is being put together."""
    chosen: list[int] = state.chosen[: state.chosen_n].tolist()
    return chosen


def laid(view: Position, faces: Sequence[int]) -> Discard | None:
    """The effect of laying these cards, with those that are chosen already; None if it is illegal.

    The viewer is choosing a discard.
    """
    game, rules, seat = view.game, view.game.kind.rules, view.seat
    (state, rng), events = imagined(view, "discard"), buffer()
    for action in steps(faces):
        if action not in game.legal(state):
            return None
        rules.apply(state, action.id, rng, events)
    happened = read(events)
    display = [event.card for event in happened if event.kind == Ev.STABS_DISPLAY]
    piles: list[tuple[int, tuple[int, ...]]] = []
    while decides(plain(state), KIND) in (Frame.STAB, Frame.STABBED):
        legal = game.legal(state)
        if decides(plain(state), KIND) == Frame.STAB:
            display = [action.id - act.STAB_FACE + 1 for action in legal]
        else:
            victim = decides(plain(state), A)
            piles.append((victim, top_group(plain(state), victim)))
        rules.apply(state, legal[0].id, rng, events)
    moves = 1 if decides(plain(state), KIND) == Frame.ASK else moved(view, state, read(events))
    return Discard(
        (*chosen_cards(now(view)), *faces),
        next(st.group(event) for event in happened if event.kind == Ev.LAYS),
        tuple(display),
        tuple(piles),
        moves,
        any(
            event.kind == Ev.ROUND_ENDS and (st.reason(event), event.seat) == (Ended.OUT_OF_CARDS, seat)
            for event in happened
        ),
    )


def strikers(view: Position) -> frozenset[int]:
    """The faces in the viewer's hand that stab something, alone or with equal ones; the viewer is choosing a discard."""

    def found() -> frozenset[int]:
        held = enumerate(now(view).hand[view.seat].tolist())
        return frozenset(
            face for face, count in held if any(_strikes(view, face, n) for n in range(1, count + 1))
        )

    return once(view, "strikers", found)


def _strikes(view: Position, face: int, count: int) -> bool:
    discard = laid(view, (face,) * count)
    return discard is not None and bool(discard.display or discard.piles)


def foretold(discard: Discard, lang: str, names: Sequence[str]) -> str:
    """The combination of the cards, its stabs, and the effect of the action card."""
    said = [makes(discard, lang)]
    if discard.ends:
        said.append(SAYS(lang, "makes-end"))
    else:
        said += [*_stabs(discard, lang, names), *_then(discard, lang)]
    return " ".join(said)


def _stabs(discard: Discard, lang: str, names: Sequence[str]) -> list[str]:
    """The stabs: one of the groups in the display, and those on others' piles."""
    choice = [some(face, len(discard.faces)) for face in discard.display]
    free = len(choice) > 1
    said = [SAYS(lang, "stabs-one-of", choice=either(choice))] if free else []
    targets = [] if free else [Phrase("target-display", cards=group) for group in choice]
    for seat, group in discard.piles:
        targets.append(Phrase("target-pile", cards=bunch(group), victim=player(names[seat], lang)))
    if targets:
        said.append(SAYS(lang, "stabs-also" if free else "stabs", targets=targets))
    elif not free and discard.kind != GroupKind.ACTION:
        said.append(SAYS(lang, "stabs-nothing"))
    return said


def _then(discard: Discard, lang: str) -> list[str]:
    """The effect of the action card."""
    action, number = max(discard.faces), max(numbers_of(discard.faces), default=deck.JOKER)
    acts = discard.moves if action in _MOVES else action in _WITH_NUMBERS and len(discard.faces) > 1
    if not acts:
        return []
    return [SAYS(lang, _THEN[deck.NAMES[action]], count=cards(discard.moves), card=card(number))]


def makes(discard: Discard, lang: str) -> str:
    """The combination of the cards."""
    faces, numbers = discard.faces, numbers_of(discard.faces)
    which = _KIND.get(discard.kind, "equals" if 0 < len(numbers) < len(faces) else "lays")
    if which == "alone" and faces[0] not in _MOVES:
        which = "idle"
    equals = some(max(numbers, default=deck.JOKER), len(faces))
    return SAYS(lang, _MAKES[which], cards=bunch(faces), equals=equals, numbers=numbers)


def rule_behind(discard: Discard) -> str:
    """The subject (``rule-…`` in the catalogues) of the rule that allows this combination."""
    action = max(discard.faces)
    if action > deck.NUMBERS:
        return deck.NAMES[action]
    if deck.JOKER in discard.faces:
        return "joker"
    return "sequence" if discard.kind == GroupKind.SEQUENCE else "equals"


def why_not_laid(state: State, faces: Sequence[int]) -> Why:
    """Why these cards (with those chosen already) are no discard."""
    if _lacking(state, faces):
        return Why.NOT_IN_HAND
    together = Counter((*chosen_cards(state), *faces))
    several_of = [face for face, count in together.items() if count > 1]
    return why_apart(
        state, sum(1 << face for face in together), sum(1 << face for face in several_of), together.total()
    )


def apart(state: State, faces: Sequence[int], lang: str) -> tuple[str, str]:
    """Why these cards (with those chosen already) are no discard: the reason, and the subject of its rule or ""."""
    reason = why_not_laid(state, faces)
    return said(state, faces, reason, lang), RULE_OF.get(reason, "")


def said(state: State, faces: Sequence[int], reason: Why, lang: str) -> str:
    """The sentence for a reason (of ``APART``) why these cards, with those chosen already, are no discard."""
    if lacking := _lacking(state, faces):
        few = int(state.hand[state.seat, lacking[0]])
        key = "why-too-few" if few else WHY[reason.name]
        return SAYS(lang, key, card=card(lacking[0]), cards=some(lacking[0], few))
    return SAYS(lang, WHY[reason.name], **_about([*chosen_cards(state), *faces], reason))


def _about(faces: Sequence[int], reason: Why) -> dict[str, Part]:
    """The parts of a reason's sentence."""
    numbers = numbers_of(faces)
    actions = [face for face in faces if face > deck.NUMBERS]
    twice = [face for face, count in Counter(numbers).items() if count > 1]
    close = [face for face in numbers if face + 1 in numbers]
    number = next(iter(close if reason == Why.PARTY_NO_NEIGHBOURS else twice), 0)
    return {
        "actions": bunch(actions),
        "action": card(max(actions[:1], default=deck.JOKER)),
        "number": number,
        "after": number + 1,
        "count": len(numbers),
        "numbers": sorted(set(numbers)),
    }


def _lacking(state: State, faces: Sequence[int]) -> list[int]:
    """The cards that the active player lacks, or has too few of."""
    held = state.hand[state.seat]
    return [face for face, count in Counter(faces).items() if held[face] < count]
