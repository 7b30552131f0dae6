"""What holds at the table right now, in German and English: what goes next, the limit, what an event left behind."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...kernel.stack import KIND, decides
from ...match.view import View
from ..wording import DAT, Text, an, checked, joined, say
from . import options as opt
from .rules_hands import after
from .rules_round import limit
from .state import ANY_CARD, DEAL_NEXT, PLAYERS
from .words_names import colour_name, either, kind_name, whom

DEMAND: dict[str, Text] = {
    "any": {"de": "jede Karte", "en": "any card"},
    "colourless": {"de": "nur eine bunte Karte", "en": "only a colourless card"},
}
STATUS: dict[str, Text] = {
    "demand": {
        "de": "Es passt: {demand}, und Bunt immer.",
        "en": "What goes: {demand}, and colourless cards always.",
    },
    "demand_all": {"de": "Es passt: {demand}.", "en": "What goes: {demand}."},
    "next": {
        "de": "Gespielt wird nach rechts: Nach {whom} geht es weiter bei {next}.",
        "en": "Play goes to the right: after {whom} on to {next}.",
    },
    "limit": {"de": "Schluss ist bei {n} Punkten.", "en": "The game ends at {n} points."},
    "rounds": {"de": "Runde {n} von {all}.", "en": "Round {n} of {all}."},
    "bomb": {"de": "Time Bomb, Züge übrig: {tally}.", "en": "Time Bomb, turns left: {tally}."},
    "bomb_safe": {"de": "{name} geschützt", "en": "{name} protected"},
    "last_chance": {
        "de": "Last Chance: Vor jedem Rundenende kommt noch ein Ereignis{but}.",
        "en": "Last Chance: one more event before the round can end{but}.",
    },
    "plus_one": {
        "de": "Plus One: Wer zieht, zieht eine Karte mehr{but}.",
        "en": "Plus One: whoever draws draws one more{but}.",
    },
    "but": {"de": ", außer bei {whom}", "en": ", but not for {whom}"},
    "skipped": {"de": "Beim nächsten Zug setzt aus: {tally}.", "en": "Will miss a turn: {tally}."},
    "protected": {"de": "Vor dem Ereignis geschützt: {tally}.", "en": "Protected from the event: {tally}."},
}


def demand(state: np.record, lang: str) -> str:
    """What the next card must match: "Rot oder eine 5", "red or Gift", "eine 5", "jede Karte"."""
    checked(lang)
    if state.symbol == ANY_CARD:
        return DEMAND["any"][lang]
    parts = [colour_name(int(state.colour), lang)] if state.colour >= 0 else []
    if state.number:
        parts.append(number_name(int(state.number), lang))
    if state.symbol:
        parts.append(kind_name(int(state.symbol), lang))
    return either(parts, lang) or DEMAND["colourless"][lang]


def number_name(number: int, lang: str) -> str:
    """A number as a card: "eine 5", "a 5", "an 8"."""
    return f"eine {number}" if checked(lang) == "de" else an(str(number))


def goes(state: np.record, lang: str) -> str:
    """What may be played now, as a sentence."""
    wanted = demand(state, lang)
    always = state.symbol == ANY_CARD or wanted == DEMAND["colourless"][lang]
    return say(STATUS["demand_all" if always else "demand"], lang, demand=wanted)


def members(mask: int) -> list[int]:
    """The seats of a bitmask."""
    return [seat for seat in range(PLAYERS) if mask >> seat & 1]


def _called(mask: int, names: Sequence[str], lang: str) -> str:
    return joined([names[seat] for seat in members(mask) if seat < len(names)], lang)


def _but(mask: int, names: Sequence[str], lang: str) -> str:
    """For whom something does not hold."""
    spared = [whom(names[seat], lang, DAT) for seat in members(mask)]
    return say(STATUS["but"], lang, whom=joined(spared, lang)) if spared else ""


def how_long(state: np.record, lang: str) -> str:
    """When the game ends: the limit of the score sheet, or the rounds."""
    if state.option[opt.SCORING] == opt.SHEET:
        return say(STATUS["limit"], lang, n=int(limit(state)))
    return say(STATUS["rounds"], lang, n=int(state.round_n) + 1, all=int(state.option[opt.ROUNDS]))


def bomb_status(state: np.record, names: Sequence[str], lang: str) -> str:
    """How many turns everybody has left, "" when no Time Bomb ticks."""
    if not state.bomb:
        return ""
    tally = [
        say(STATUS["bomb_safe"], lang, name=names[seat])
        if int(state.bomb_safe) >> seat & 1
        else f"{names[seat]} {int(state.bomb_left[seat])}"
        for seat in range(int(state.option[opt.PLAYERS]))
    ]
    return say(STATUS["bomb"], lang, tally=", ".join(tally))


def status(view: View, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Everything that holds now, one sentence each: what goes, direction, end, bomb, chances, who is skipped or safe."""
    checked(lang)
    state = view.state
    if decides(state, KIND) in (0, DEAL_NEXT):
        return (how_long(state, lang),)
    seat = int(state.seat)
    follower = names[int(after(state, seat, 1))]
    told = [
        goes(state, lang),
        say(STATUS["next"], lang, whom=whom(names[seat], lang, DAT), next=whom(follower, lang, DAT)),
        how_long(state, lang),
        bomb_status(state, names, lang),
    ]
    if state.last_chance:
        told.append(say(STATUS["last_chance"], lang, but=_but(int(state.chance_safe), names, lang)))
    if state.plus_one:
        told.append(say(STATUS["plus_one"], lang, but=_but(int(state.plus_safe), names, lang)))
    if state.skipped:
        told.append(say(STATUS["skipped"], lang, tally=_called(int(state.skipped), names, lang)))
    if state.shield:
        told.append(say(STATUS["protected"], lang, tally=_called(int(state.shield), names, lang)))
    return tuple(line for line in told if line)
