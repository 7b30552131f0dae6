"""The scene of a table: all that one viewer has on screen, as plain data that templates draw.

A server draws the first page from it, a browser everything after that, with the same templates
(``browser_templates.py``). Streams carry what is different from one scene to the next (``scene_changes.py``).

Sentences are finished here, in the viewer's language: templates know only those with nothing to fill in. Names are
isolated where they run from right to left. The board is a game's own (``games/common/view/presentation.py``).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ...games.common.view.presentation import Board, Card


@dataclass
class Bank:
    """What a clock says. ``until``: when it is over, in seconds since 1970, "" while it does not tick; ``days``: it is
    for this decision alone."""

    says: str
    until: str = ""
    days: bool = False
    low: bool = False


@dataclass
class PodScene:
    """A seat in brief. ``stands_in``: why a bot plays for its person, as a sentence; ``away``: no page of
    theirs is open; ``laid``: cards that lie open there."""

    seat: int
    name: str
    colour: int
    score: str
    score_what: str
    acts: bool = False
    leads: bool = False
    away: bool = False
    stands_in: str = ""
    program: bool = False
    bot: bool = False
    bank: Bank | None = None
    laid: tuple[Card, ...] = ()


class LineScene(NamedTuple):
    """A sentence of what happened; ``hit``: its reader is in it."""

    ply: int
    text: str
    hit: bool


@dataclass
class TurnScene:
    """What one seat did without another in between; ``by``: the classes that say whose turn it was; ``id``: the
    ply of its first line."""

    id: int
    lines: tuple[LineScene, ...]
    by: str = ""


class TurnPart(NamedTuple):
    """Lines of the turn of the log that has the number ``at``; ``last``: its seat's last turn so far."""

    at: int
    first: int
    end: int
    last: bool


@dataclass
class Recent:
    """What stands on the table of what was told. ``first``: from which ply on moments may be looked at again; ``since``:
    after which one "again" begins, if there is anything to see ``again``; ``looks``: what else a link to a moment says.

    ``turns``: of a live table, parts of its log; ``done`` of ``total``: how near the end is, in words ``progress``.
    """

    first: int
    since: int
    turns: tuple[TurnScene, ...] | tuple[TurnPart, ...]
    progress: str
    total: int
    done: int
    again: bool = False
    looks: str = ""


@dataclass
class DealSeat:
    """A seat's words for the deal; None: nobody has said any yet."""

    name: str
    kind: str
    colour_index: int
    words: str | None


@dataclass
class Deal:
    """What everybody may know of how the cards were dealt. ``entropy``: the one text, where it is not the seats'
    words."""

    commitment: str
    entropy: str | None
    seats: tuple[DealSeat, ...]


@dataclass
class Kept:
    """What a browser keeps until it can check the deal; the last two as JSON."""

    me: str
    packs: str
    words: str


@dataclass
class Wishes:
    """How somebody wants to play. ``asked``: when they want to be asked for reactions; ``level``: of all bots, where they
    may choose it among ``levels``; ``leaves``: they may leave the game."""

    asked: str = ""
    level: str = ""
    levels: tuple[str, ...] = ()
    leaves: bool = False


@dataclass
class Again:
    """For pages without a script: whether this one looks again by itself, and when."""

    looks: bool
    seconds: int
    says: str


@dataclass
class AbsentScene:
    """Somebody is gone: what then follows, and when, in seconds since 1970 and as a clock shows it."""

    says: str
    until: str
    left: str


@dataclass
class QuestionClock:
    """The time for a question: seconds in all and gone, as SVG animations have them."""

    gone: str
    seconds: str
    says: str


@dataclass
class CoachStep:
    """A sentence for a newcomer, and what it points at."""

    says: str
    points: str


@dataclass
class Dock:
    """What is to be decided, and what else holds for this viewer now.

    ``silent``: a bot plays for them, so that they choose nothing; ``back``: they may take their place again;
    ``nudges``: whom they may ask to decide, as a sentence; ``standing``, ``waiting``: for whom bots stand in, and which
    bots are still being compiled, as sentences; ``watches``: they only look on.
    ``choices``: something can be chosen; ``plain``: all of it needs no reading first. ``spared``: why a question is not
    put to them, "unable" or "round"; ``passes``: they may pass for the round; ``answered``: what they have answered;
    ``forced``: the table does for them the only thing that is possible; ``chosen``: what they have chosen ahead of their
    turn, or why that no longer counts, as a sentence; ``drops``: they may take that back.
    """

    prompt: str
    silent: bool = False
    back: bool = False
    standing: str = ""
    absent: AbsentScene | None = None
    nudges: str = ""
    waiting: str = ""
    watches: bool = False
    clock: QuestionClock | None = None
    coach: tuple[CoachStep, ...] = ()
    answered: str = ""
    spared: str = ""
    forced: bool = False
    chosen: str = ""
    drops: bool = False
    choices: bool = False
    plain: bool = False
    undo: bool = False
    passes: bool = False
    hints: bool = False


@dataclass
class RankedSeat:
    """A seat in the order in which they came out."""

    name: str
    colour: int
    score: str
    place: int
    won: bool = False
    program: bool = False
    substituted: bool = False


@dataclass
class ProposalScene:
    """A field for somebody's words for the next deal."""

    seal: str
    words: str
    field: str = ""


@dataclass
class Over:
    """A game that has ended. ``mood``: "won" or "lost", "" for those who look on; ``won``: by this viewer; ``place``:
    theirs, as a sentence; ``rematch``: the table after this one; ``veiled``: its cards are still played elsewhere."""

    mood: str = ""
    won: bool = False
    winners: str = ""
    ranking: tuple[RankedSeat, ...] = ()
    place: str = ""
    verdict: str = ""
    seated: bool = False
    rematch: str = ""
    tournament: str = ""
    veiled: bool = False
    proposal: ProposalScene | None = None


@dataclass
class AdviceScene:
    """One action: chances as sentences; ``hinted``: it is the hint."""

    label: str
    why: str
    wins: str
    behind: str
    hinted: bool = False


@dataclass
class AdvisedScene:
    """Why the hint is one: in a sentence, and for all actions."""

    reason: str
    how: str
    rows: tuple[AdviceScene, ...]


@dataclass
class Scene:
    """What one viewer has on screen. ``me``: their seat, None for spectators; ``mine``: they have something to decide.

    ``title``: of the tab; ``heading``: the game's name. ``pausing``: where they may let the bots wait, whether these
    have stopped ("waits") or "play". ``watching``: nothing of it is theirs to change; ``looks_on``: they can choose
    nothing now; ``still``: nobody can; ``waits``: what they choose is for when their turn comes.
    ``steps``: what has moved, each with its ply, a cue for the ear and ops for the eye; ``learned``: every card that they
    have learned, "ply.card ".
    """

    game_id: str
    lang: str
    table_id: str
    status: str
    stamp: str
    ply: int
    title: str
    heading: str
    me: int | None
    mine: bool
    pausing: str
    watching: bool
    looks_on: bool
    waits: bool
    still: bool
    tells: str
    board: Board
    pods: tuple[PodScene, ...]
    recent: Recent
    steps: list[list[object]]
    deal: Deal
    kept: Kept
    dock: Dock
    wishes: Wishes | None = None
    over: Over | None = None
    advice: AdvisedScene | None = None
    again: Again | None = None
    log: list[TurnScene] = field(default_factory=list)
    learned: list[str] = field(default_factory=list)
