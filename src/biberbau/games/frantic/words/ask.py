"""Decisions in words: the question, who is thinking about what, and how the game was decided.

All who are asked for a reaction are asked alike, whether they hold a fitting card or not (F140).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....kernel.stack import SEAT, decides
from ....match.position import Position
from ...common.catalogues.catalogue import Part, Phrase
from ...common.catalogues.wording import addressed, checked, person, stone_name
from ...common.words.plain import now
from ..rules import actions as act
from ..rules import deck
from ..rules.events import presented
from ..rules.hands import to_draw
from ..rules.options import LIMIT_ENDS, Gamble, Opt, Scoring
from ..rules.round import limit
from ..rules.state import Cards, Frame, State, Wish
from .names import KINDS, SAYS, cards, kind, player, tally
from .status import demand, goes

_WHOM = SAYS.family("whom", (KINDS[attack] for attack in deck.ATTACKS[1:]))
_THREAT = SAYS.family("threat", (KINDS[attack] for attack in deck.ATTACKS))
_ASKED = (
    "turn", "wishing", "colouring", "mimic", "target", "counter", "lucky", "nice", "giving", "stealing", "discarding",
    "laying", "choosing_person", "scattering", "buying", "daring", "watching", "choosing_event", "deal_next",
)  # fmt: skip
_WAIT = SAYS.family("wait", _ASKED)
WAIT = {kind: _WAIT[name] for kind, name in enumerate(_ASKED, start=Frame.TURN)}
"""The words for others' waiting, by kind of question."""
_SIMPLE: dict[int, str] = {
    Frame.COLOURING: "ask-colouring",
    Frame.MIMIC: "ask-mimic",
    Frame.COUNTER: "ask-counter",
    Frame.LUCKY: "ask-lucky",
    Frame.NICE: "ask-nice",
    Frame.SCATTERING: "ask-scattering",
    Frame.BUYING: "ask-buying",
    Frame.WATCHING: "ask-watching",
}
"""Questions with a single wording."""
_EVENTS = {
    deck.DISTRIBUTOR: "ask-distributor",
    deck.SURPRISE_PARTY: "ask-surprise",
    deck.TRUST_FALL: "ask-trust",
}
"""Whom an event is about."""


class Asked(NamedTuple):
    """The present decision: the kind of question, its seat, and its two numbers (see ``state``)."""

    kind: int
    seat: int
    a: int
    b: int


def frame_of(state: State) -> Asked:
    """The present decision; all 0 when the game is over."""
    depth = int(state.depth)
    return Asked(*state.stack[depth - 1].tolist()) if depth else Asked(0, 0, 0, 0)


def is_family(state: State) -> bool:
    """Whether the table calls the rude card by another name."""
    return bool(state.option[Opt.FAMILY])


def has_sheet(state: State) -> bool:
    """Whether points are written down."""
    return bool(state.option[Opt.SCORING] == Scoring.SHEET)


def called(view: Position, lang: str, names: Sequence[str] | None) -> list[str]:
    """The seats' names in a text for the one that decides, and the seats that nobody has taken."""
    state = now(view)
    stones = [stone_name(other, lang) for other in range(len(act.SEAT_LETTERS))]
    found = addressed(view.game.players, decides(state, SEAT), lang, names or stones[: view.game.players])
    return found + stones[len(found) :]


def other_seat(view: Position) -> int:
    """The other player in the present decision, or the one who decides where there is none."""
    frame = frame_of(now(view))
    if frame.kind in (Frame.COUNTER, Frame.GIVING):
        return frame.b & 7
    if frame.kind == Frame.STEALING:
        return frame.b
    if frame.kind == Frame.SCATTERING:
        return int(presented(view.state))
    if frame.kind == Frame.CHOOSING_PERSON and frame.a == deck.DISTRIBUTOR:
        return frame.b
    return frame.seat


def _empty_hands(state: State, names: Sequence[str], lang: str) -> list[Phrase]:
    """The players without cards."""
    players = range(state.option[Opt.PLAYERS])
    return [player(names[seat], lang) for seat in players if not state.hand_n[seat]]


def _only(view: Position, word: str) -> bool:
    """Whether this is the seat's only kind of action."""
    return all(action.word == word for action in view.game.legal(view.state))


# ---------------------------------------------------------------------------------------------------------- prompts


def ask(view: Position, lang: str, names: Sequence[str] | None = None) -> str:
    """The question to the seat that decides; ``names``: of the seats (default: colours)."""
    kind_of, _, _, b = frame_of(now(view))
    if not kind_of:
        return SAYS(lang, "nobody-over")
    asked = SAYS(lang, _key(view), **_parts(view, called(view, lang, names), lang))
    if kind_of == Frame.TARGET and b & 1:
        return f"{asked} {SAYS(lang, 'ask-or-not')}"
    return asked


def _parts(view: Position, seats: Sequence[str], lang: str) -> dict[str, Part]:
    """The parts of questions."""
    state, (kind_of, seat, a, b) = now(view), frame_of(now(view))
    other = seats[other_seat(view)]
    parts: dict[str, Part] = {
        "goes": goes(state),
        "demand": demand(state),
        "to": player(other, lang),
        "who": person(other, lang),
        "cards": cards(_in_question(view)),
        "colour": deck.COLOURS[state.last_colour] if state.last_colour >= 0 else "",
    }
    if kind_of == Frame.TARGET and a != deck.FANTASTIC_FOUR:
        mine = cards(int(state.hand_n[seat]))
        parts |= {"kind": kind(a), "whom": Phrase(_WHOM[KINDS[a]], mine=mine)}
    elif kind_of == Frame.COUNTER:
        attack = {"attacker": player(other, lang)}
        threat = Phrase(_THREAT[KINDS[a]], cards=parts["cards"], **attack)
        parts |= {"kind": kind(a), "threat": threat, **attack}
    elif kind_of == Frame.NICE:
        parts["whom"] = _empty_hands(state, seats, lang)
    elif kind_of == Frame.CHOOSING_PERSON:
        parts["first"] = player(seats[b - 1], lang)
    elif kind_of == Frame.DARING:
        parts |= {name: cards(to_draw(view.state, seat, n)) for name, n in (("four", 4), ("two", 2))}
    elif kind_of == Frame.DEAL_NEXT:
        parts["counted"] = _counted(view, seat)
    return parts


def _in_question(view: Position) -> int:
    """The number of cards in a question."""
    kind_of, seat, a, b = frame_of(now(view))
    if kind_of == Frame.TARGET:
        return b >> 1
    if kind_of == Frame.COUNTER:
        return int(to_draw(view.state, seat, b >> 3))
    if kind_of == Frame.LAYING:
        return int(to_draw(view.state, seat, 2))
    return 2 if kind_of == Frame.CHOOSING_PERSON else a


def _key(view: Position) -> str:
    """Key of the question."""
    kind_of, _, a, b = frame_of(now(view))
    if kind_of == Frame.TURN:
        return _turn(view, a, b)
    if kind_of == Frame.WISHING:
        return _wishing(a, b)
    if kind_of == Frame.TARGET:
        return "ask-four" if a == deck.FANTASTIC_FOUR else "ask-target"
    if kind_of in (Frame.GIVING, Frame.STEALING, Frame.DISCARDING, Frame.LAYING):
        return _picking(view, kind_of, a, b)
    if kind_of == Frame.CHOOSING_PERSON:
        return _EVENTS.get(a) or ("ask-identity-second" if b else "ask-identity")
    if kind_of == Frame.DARING:
        return "ask-daring" if has_sheet(now(view)) else "ask-daring-cards"
    if kind_of == Frame.CHOOSING_EVENT:
        return "ask-manager" if a == deck.EVENT_MANAGER else "ask-repeat"
    if kind_of == Frame.DEAL_NEXT:
        return "ask-deal" if _only(view, "deal") else "ask-next"
    return _SIMPLE[kind_of]


def _turn(view: Position, has_drawn: int, second_chance: int) -> str:
    if has_drawn:
        return "ask-drawn-pass" if _only(view, "pass") else "ask-drawn"
    if _only(view, "draw"):
        return "ask-chance-draw" if second_chance else "ask-turn-draw"
    if second_chance:
        return "ask-chance"
    return "ask-turn-play" if _only(view, "play") else "ask-turn"


def _wishing(what: int, or_attack: int) -> str:
    if what == Wish.COLOUR_OR_NUMBER:
        return "ask-colour-or-number"
    if what == Wish.MUST:
        return "ask-must-wish"
    return "ask-may-wish-or-attack" if or_attack else "ask-may-wish"


def _picking(view: Position, kind_of: int, a: int, b: int) -> str:
    """The key of the question for a card; sometimes there is none to choose."""
    none = _only(view, "pass")
    if kind_of == Frame.GIVING:
        gives = "ask-exchanging" if b >> 3 == Cards.EXCHANGE else "ask-giving"
        return "ask-giving-none" if none else gives
    if kind_of == Frame.STEALING:
        return "ask-stealing-none" if none else "ask-stealing"
    if kind_of == Frame.DISCARDING:
        return "ask-discarding-none" if none else ("ask-may-discard" if b else "ask-discarding")
    if a == deck.RUSSIAN_ROULETTE:
        return "ask-roulette"
    if takes_any_card(now(view)):
        return "ask-gambling-any"
    return "ask-gambling-none" if none else "ask-gambling"


def takes_any_card(state: State) -> bool:
    """Whether any card may be laid for Gambling Man."""
    return bool(state.option[Opt.GAMBLING_MAN] == Gamble.EDITION_2020)


def _counted(view: Position, seat: int) -> Phrase:
    """The points of the round that is over for a player."""
    state = now(view)
    mine, fewest = int(state.round_points[seat]), int(state.round_points[: view.game.players].min())
    key = "ask-counted-won" if mine == fewest else "ask-counted-lost"
    n, total = int(state.round_n) + 1, int(state.points[seat])
    if has_sheet(state):
        return Phrase("ask-counted", n=n, points=mine, sum=total)
    return Phrase(key, n=n, points=mine, wins=total)


def prompt(view: Position, names: Sequence[str], lang: str) -> str:
    """The prompt: addressed to the viewer on their turn, otherwise who decides what."""
    checked(lang)
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang, names)
    state, frame = now(view), frame_of(now(view))
    attack = kind(frame.a) if frame.kind in (Frame.TARGET, Frame.COUNTER) else ""
    return SAYS(
        lang,
        WAIT[frame.kind],
        who=player(names[view.to_act], lang),
        goes=goes(state),
        kind=attack,
        whom=_empty_hands(state, names, lang),
        to=player(names[other_seat(view)], lang),
        n=int(state.round_n) + 1,
    )


def verdict(view: Position, names: Sequence[str], lang: str) -> str:
    """How the finished game was decided, and whether the victory is shared; "" before the end."""
    checked(lang)
    if not view.over:
        return ""
    scores = [tally(names[seat], score, lang) for seat, score in enumerate(view.scores)]
    if has_sheet(now(view)):
        ends = LIMIT_ENDS[int(now(view).option[Opt.LIMIT_ENDS])]
        told = SAYS(lang, "verdict-sheet", limit=int(limit(view.state)), ends=ends, tally=scores)
    else:
        told = SAYS(lang, "verdict-rounds", tally=scores)
    if len(view.winners) == 1:
        return told
    winners = [player(names[seat], lang) for seat in view.winners]
    return f"{told} {SAYS(lang, 'verdict-shared', winners=winners)}"
