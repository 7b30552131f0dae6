"""The present status of the table: the demand, the limit, lasting effects of events."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.stack import KIND, decides
from ....match.position import Position
from ...common.catalogues.catalogue import Part, Phrase
from ...common.catalogues.wording import checked, person
from ...common.words.plain import now
from ..rules import state as st
from ..rules.hands import after
from ..rules.options import LIMIT_ENDS, Opt, Scoring
from ..rules.round import limit
from ..rules.state import Frame, State
from .names import SAYS, colour, either, kind, number, player, tally


def demand(state: State) -> Part:
    """The demand on the next card: "Rot oder eine 5", "red or Gift", "eine 5", "jede Karte"."""
    if state.symbol == st.ANY_CARD:
        return Phrase("demand-any")
    parts = [colour(int(state.colour))] if state.colour >= 0 else []
    parts += [number(int(state.number))] if state.number else []
    parts += [kind(int(state.symbol))] if state.symbol else []
    return either(parts or [Phrase("demand-colourless")])


def goes(state: State) -> Phrase:
    """The cards that may be played now, as a sentence."""
    some = state.symbol != st.ANY_CARD and (state.colour >= 0 or state.number or state.symbol)
    return Phrase("status-demand" if some else "status-demand-all", demand=demand(state))


def members(mask: int) -> list[int]:
    """The seats of a bitmask."""
    return [seat for seat in range(st.PLAYERS) if mask >> seat & 1]


def how_long(view: Position, lang: str) -> str:
    """When the game ends: the limit of the score sheet, or the rounds."""
    state = now(view)
    if state.option[Opt.SCORING] == Scoring.SHEET:
        return SAYS(
            lang, "status-limit", n=int(limit(view.state)), ends=LIMIT_ENDS[int(state.option[Opt.LIMIT_ENDS])]
        )
    return SAYS(lang, "status-rounds", n=int(state.round_n) + 1, all=int(state.option[Opt.ROUNDS]))


def _bomb(state: State, names: Sequence[str], lang: str) -> list[Phrase]:
    """The number of turns that everybody has left."""
    return [
        Phrase("status-bomb-safe", who=person(names[seat], lang))
        if int(state.bomb_safe) >> seat & 1
        else tally(names[seat], int(state.bomb_left[seat]), lang)
        for seat in range(int(state.option[Opt.PLAYERS]))
    ]


def _lasting(key: str, spared: int, names: Sequence[str], lang: str) -> str:
    """A lasting effect of an event, except for those whom it spares."""
    whom = [player(names[seat], lang) for seat in members(spared)]
    return SAYS(lang, key, spared=len(whom), whom=whom)


def _of(key: str, mask: int, names: Sequence[str], lang: str) -> str:
    """The people for whom an effect holds."""
    return SAYS(lang, key, who=[names[seat] for seat in members(mask) if seat < len(names)])


def status(view: Position, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """The whole status, one sentence each: demand, direction, end, bomb, chances, who is skipped or safe."""
    checked(lang)
    state = now(view)
    if decides(state, KIND) in (0, Frame.DEAL_NEXT):
        return (how_long(view, lang),)
    told = [SAYS.noun(lang, goes(state)), _direction(view, names, lang), how_long(view, lang)]
    if state.bomb:
        told.append(SAYS(lang, "status-bomb", tally=_bomb(state, names, lang)))
    if state.last_chance:
        told.append(_lasting("status-last-chance", int(state.chance_safe), names, lang))
    if state.plus_one:
        told.append(_lasting("status-plus-one", int(state.plus_safe), names, lang))
    if state.skipped:
        told.append(_of("status-skipped", int(state.skipped), names, lang))
    if state.shield:
        told.append(_of("status-protected", int(state.shield), names, lang))
    return tuple(told)


def _direction(view: Position, names: Sequence[str], lang: str) -> str:
    """The order of turns."""
    seat = int(now(view).seat)
    follower = names[int(after(view.state, seat, 1))]
    return SAYS(lang, "status-next", whom=player(names[seat], lang), next=player(follower, lang))
