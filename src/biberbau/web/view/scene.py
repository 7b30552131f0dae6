"""The scene of a table: all that one viewer has on screen, as plain data that templates draw.

A server draws the first page from it, a browser everything after that, with the same templates
(``browser_templates.py``). Streams carry the changes from one scene to the next (``scene_changes.py``).

Sentences are finished here, in the viewer's language: templates have only those with nothing to fill in. Right-to-left
names are isolated. The board is the game's own (``games/common/view/presentation.py``).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ...games.common.view.presentation import Board, Card


@dataclass
class Bank:
    """A clock. ``until``: when it runs out, in seconds since 1970, "" while it does not tick; ``days``: it is for this
    decision alone.
    """

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
    """A sentence of the story; ``hit``: it is about its reader."""

    ply: int
    text: str
    hit: bool


@dataclass
class TurnScene:
    """One seat's uninterrupted turn; ``by``: the CSS classes for its seat; ``id``: the ply of its first line."""

    id: int
    lines: tuple[LineScene, ...]
    by: str = ""


class TurnPart(NamedTuple):
    """Lines of turn number ``at`` of the log; ``last``: its seat's last turn so far."""

    at: int
    first: int
    end: int
    last: bool


@dataclass
class Recent:
    """The recent story on the table. ``first``: the first ply that may be replayed; ``since``: the one after which
    "again" begins, if there is anything to see ``again``; ``looks``: further parameters of a link to a moment.

    ``turns``: of a live table, parts of its log; ``done`` of ``total``: the progress of the game, in words
    ``progress``.
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
    """A seat's words for the deal; None: none yet."""

    name: str
    kind: str
    colour_index: int
    words: str | None


@dataclass
class Deal:
    """The public facts of the deal. ``entropy``: the text that it was dealt from, if not the seats' words."""

    commitment: str
    entropy: str | None
    seats: tuple[DealSeat, ...]


@dataclass
class Kept:
    """Data that a browser keeps until it can check the deal; the last two as JSON."""

    me: str
    packs: str
    words: str


@dataclass
class Wishes:
    """A person's settings at a table. ``asked``: when they want to be asked for reactions; ``level``: of all bots,
    where they may choose it among ``levels``; ``leaves``: they may leave the game.
    """

    asked: str = ""
    level: str = ""
    levels: tuple[str, ...] = ()
    leaves: bool = False


@dataclass
class Again:
    """For pages without a script: whether this one reloads by itself, and when."""

    looks: bool
    seconds: int
    says: str


@dataclass
class AbsentScene:
    """An absent person: the consequence and its time, in seconds since 1970 and as a clock shows it."""

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
    """A sentence for a newcomer, and the element that it points at."""

    says: str
    points: str


@dataclass
class Dock:
    """The viewer's decision, and other facts for them.

    ``silent``: a bot plays for them, so they choose nothing; ``back``: they may take the seat back; ``nudges``: whom
    they may nudge, as a sentence; ``standing``, ``waiting``: the people bots stand in for, and bots that are still
    being compiled, as sentences; ``watches``: they are a spectator. ``choices``: something can be chosen; ``plain``:
    none of it needs reading first. ``spared``: why a question is not put to them, "unable" or "round"; ``passes``: they
    may pass for the round; ``answered``: their answer; ``forced``: the table plays their only legal action; ``chosen``:
    their action chosen ahead, or why it no longer counts, as a sentence; ``drops``: they may take that back.
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
    """A seat in the final order."""

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
    """A game that has ended. ``mood``: "won" or "lost", "" for spectators; ``won``: by this viewer; ``place``: theirs,
    as a sentence; ``rematch``: the table after this one; ``veiled``: its cards are still played elsewhere.
    """

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
    """The reasons of a hint: in a sentence, and for all actions."""

    reason: str
    how: str
    rows: tuple[AdviceScene, ...]


@dataclass
class Scene:
    """One viewer's screen. ``me``: their seat, None for spectators; ``mine``: they have something to decide.

    ``title``: of the tab; ``heading``: the game's name. ``pausing``: where they may pause the bots, whether these have
    stopped ("waits") or "play". ``watching``: a spectator; ``looks_on``: they can choose nothing now; ``still``: nobody
    can; ``waits``: their choice is for when their turn comes. ``steps``: movements, each with its ply, a sound and
    drawing operations; ``learned``: every card that they have learned, "ply.card ".
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
