"""Models of pages: frozen, and without anything that their viewer may not know.

The server fills them from views (``match.view(seat)``) and filtered events only; ``render`` turns them into HTML.

Forms post these fields (``application/x-www-form-urlencoded``):

============================ ==========================================================================
``POST /play``               ``game`` (empty: any), ``fill``, ``name``; ``words``, with them ``seal``: a seat at the
                             best open table, or a new one
``POST /code``               ``code``: to the table that has it
``POST /new/{game}``         ``name``; ``seat1`` … ``seatN`` (``open`` or a bot level; a missing one is
                             ``opponents`` if that is given, else the middle level); ``option.<name>``
                             for every option (the last value counts, so a hidden ``false`` may stand
                             before a checkbox; a missing one takes its default); ``words`` (added to the
                             deal), with them ``seal`` (as the page had it); where a seat is open ``listed``
                             (``1``: anybody may find the table), ``fill`` (seconds until bots take empty seats),
                             ``level`` (theirs), ``clock``, ``absent``, as ``terms.Terms`` has them; with ``lang``
                             only the form again, in that language
``POST /t/{id}/join``        ``name`` (empty: a guest), ``seat`` (index of an open seat; missing: any), ``words``; with
                             ``lang`` as above; with ``play``, ``game`` and ``fill`` as above: any other table
                             where this one is full
``POST /t/{id}/name``        ``name``: what somebody is called who has been a guest so far
``POST /t/{id}/level``       ``level``: of the bots, for somebody who plays with them alone
``POST /t/{id}/rules``       the host, before the game: ``option.<name>`` and terms as for a new table
``POST /t/{id}/words``       ``words``: add them to the deal, or change them before it
``POST /t/{id}/leave``       nothing before the game, ``sure`` while it is played: without it a page asks first
``POST /t/{id}/back``        nothing: play again, for whom a bot does
``POST /t/{id}/start``       ``fill`` (optional: the bot level that takes the seats still open)
``POST /t/{id}/act``         ``action`` (one notation, or several joined by ``;``), ``number`` (``stamp``);
                             without ``action``: ``select`` (empty) and a ``select.…`` for every ticked card;
                             an answer to a question with a clock is held until the time is over
``GET /t/{id}/selection``    ``number``, ``select.…``; live: what the ticked cards make as JSON (``stamp``,
                             ``legal``, ``label``, ``says``, ``rule``, ``strikes``: selectors of what is hit); else a page
``POST /t/{id}/ahead``       ``action``, ``number``: what to do when one's turn comes; ``drop``: nothing any more
``POST /t/{id}/asked``       ``when`` to ask for reactions: ``able`` (to answer), ``always``, ``never`` (in this round)
``POST /t/{id}/undo``        ``number`` (``stamp``)
``POST /t/{id}/rematch``     ``words``, with them ``seal`` (as the page had it)
``POST /t/{id}/again``       a rematch by other rules: ``option.<name>``, ``words``, ``seal`` as for a new table
``POST /t/{id}/seat``        ``do``: ``close`` (with ``level``), ``open``, ``swap`` (``with``) or ``kick``; ``seat``
``POST /t/{id}/chat``        ``text``, or ``phrase`` or ``sticker``; with them ``name`` of somebody who looks on
``POST /t/{id}/line``        ``mute``, ``hear`` or ``report``: the number of a line
``POST /t/{id}/watching``    ``show`` (``1`` or ``0``), ``name``: to be listed while one looks on
``GET /t/{id}/hint``         live: this viewer's fragment with ``hint`` set; else the whole page
``GET /t/{id}/why``          ``subject``; live: the sentence as plain text; else a message page
``GET /t/{id}?at=``          a moment of the game, as this viewer saw it (``at``: ply)
``POST /t/{id}/nudge``       nothing: asks the person who is away, and for whom all wait, to decide
``GET /t/{id}/meanwhile``    ``since`` (ply): what has happened from then on, for a page that somebody comes back to
``POST /t/{id}/pause``       ``on`` (``1`` or ``0``): the bots wait for the only person at the table, or play on
``GET /t/{id}/replay``       ``at`` (ply), ``as`` (seat, ``spectator`` or ``open``: all cards, as without it); so has
                             ``moment.svg``, a picture, but for ``open``, and ``beliefs``, what could be known then
``GET /t/{id}/fair``         nothing: seal and words, after the game the check; ``fair.json``: what it checks
``GET /rules/{game}``        ``table``: as the rules are at that table
``GET /``                    ``game``: only that game's open tables; ``GET /lobby/events`` streams them
``GET /t/{id}/join``         ``now``: sit down at once, from a page of ours; so does ``play`` (with ``game``, ``fill``)
``GET /t/{id}/invite.svg``   the invitation as a QR code
``GET /new/{game}``          ``with``: ``friends`` opens all seats at first
``GET /t/{id}``              ``still``: without script this page does not reload by itself while it waits
``GET /lang/{code}``         ``next``: the path to go back to
``POST /push``               ``endpoint``, ``p256dh``, ``auth``: tell this browser of turns and invitations
``POST /push/end``           ``endpoint``: and no more
``POST /you``                ``name``, ``lang`` (empty: as the browser says)
``GET /you/games``           ``q`` (a name or a game), ``page`` (from 1)
``POST /you/link``           nothing: answered by a page with a link that works once
``POST /you/on/{code}``      ``sure`` (``1``), if this device has tables of its own
``POST /you/passkey/ask``    nothing: what a browser needs to make a passkey, as JSON
``POST /you/passkey/make``   ``credential``: what it made, as JSON
``POST /you/passkey/remove`` ``passkey`` (its id here)
``POST /you/back/ask``       nothing: what a browser needs to come back, as JSON
``POST /you/back``           ``credential``; ``sure`` as above
``POST /you/people/invite``  ``who`` (as the page has it), ``place``: the path of a table or a tournament
``POST /you/people/hide``    ``on`` (``1`` or ``0``): be in nobody's list of people they have played with
``POST /you/forget``         ``sure`` (``1``)
============================ ==========================================================================

"Live" means that the request has ``Accept: text/vnd.biberbau``: a POST is then answered by 204 with
``X-Biberbau: live`` (201 with ``Location`` where another page follows), an error by its sentence as plain text.
Without it: 303 and pages.

``GET /t/{id}/events?have=<version>&page=<version>&said=<state>`` streams a table's scene and what changes in it as
``scene`` events (``scene_views.py``), before the deal the lobby's HTML as plain ``message`` events, ``id:`` being the
``revision``, and what people say as ``people`` events (``chat_panel.py``). ``have``: the scene that the page's script
has; ``page``: that from which the page was drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Literal

from ...bots import LEVELS
from ...coach import Advice
from ...games.common.view.presentation import Piece
from ...kernel.game import GameKind
from ...kernel.options import Value
from ...match import Game, View
from ...match.places import places
from ...match.transcript import TRANSCRIPT_FORMAT
from ..domain.event_log import Telling
from ..domain.marks import Marked
from ..domain.terms import USUAL, Terms

SeatKind = Literal["human", "bot", "open"]
Status = Literal["lobby", "playing", "over", "left"]
Closed = Literal["", "full", "running", "over"]
Tells = Literal["", "begins", "turns"]

LOOKS_AGAIN = 5
"""Seconds after which a waiting page reloads by itself where no script runs."""


@dataclass(frozen=True)
class Proposal:
    """A field for somebody's words: the seal of the deal's seed, and suggested words.

    ``field``: the seal as the form sends it back, "" where the table has it already.
    """

    seal: str
    words: str
    field: str = ""


@dataclass(frozen=True)
class BankModel:
    """Somebody's clock: seconds ``left`` when the running decision began.

    ``until``: when they run out, in seconds since 1970, if the clock ticks now; ``days``: they are for this decision
    alone.
    """

    left: float
    until: float | None = None
    days: bool = False


@dataclass(frozen=True)
class SeatModel:
    """One seat. ``level``: a bot's, else ""; ``online``: a person's page is open now (bots always are).

    ``words``: its words for the deal; None for a person who has not sat down. ``stand_in``: why a bot plays for its
    person now, "gone" or "out"; "waits": a relaxed bot plays for one that is still being compiled; ``substituted``: a
    bot plays for its person, or did so at the end; ``bank``: their clock, None where no time is counted; ``program``: a
    program plays it.
    """

    index: int
    name: str
    kind: SeatKind
    level: str
    is_me: bool
    online: bool
    colour_index: int
    is_host: bool = False
    words: str | None = ""
    stand_in: str = ""
    substituted: bool = False
    bank: BankModel | None = None
    program: bool = False


@dataclass(frozen=True)
class Absent:
    """An absent person for whom everybody waits. ``until``: when a bot takes over, after ``seconds`` in all."""

    name: str
    until: float
    seconds: float


@dataclass(frozen=True)
class QuestionClock:
    """The time for a question: how many seconds in all, and how many have passed."""

    seconds: float
    gone: float


@dataclass(frozen=True)
class Invitation:
    """How others find a table, and on what terms they play. ``code``: to be said on the phone, empty for none;
    ``listed``: it is on the first page; ``fills_at``: when bots take the empty seats, in seconds since 1970, None: they
    do not; ``fills_in``: how many seconds that is from now; ``unusual``: options and their values.
    """

    path: str
    code: str
    listed: bool
    terms: Terms
    fills_at: float | None = None
    fills_in: int = 0
    unusual: tuple[tuple[str, Value], ...] = ()


@dataclass(frozen=True)
class TableModel(Piece):
    """A table as one viewer may see it. ``me``: the viewer's seat, None for a spectator.

    ``view`` and ``told`` are None while the status is "lobby". ``number`` is the ply; ``stamp`` also counts undos, so
    that an action for a position taken back is noticed: forms post it as ``number``. ``revision`` grows with every
    change of the table. ``answered``: this viewer's answer, in notation, which counts when the time for a question is
    over. ``ordered``: when this viewer wants to be asked such questions, "" where there are none; ``spared``: why the
    waiting one is not shown to them. ``forced``: the table plays their only legal action for them.

    ``entropy``: the text that the table was dealt from, if not from the seats' words. ``proposal``: for the words that
    the viewer may add now, in the lobby to this deal, after the game to the rematch's.

    ``actors``: who acted, by ply from 1; ``told_from``: the first ply that may be replayed; ``paused``: whether the
    bots wait, None if this viewer has no say. ``tells``: the notifications that this viewer may subscribe to.
    ``tournament``: the tournament that the table belongs to; ``veiled``: its cards are still played at other tables;
    ``aided``: whether hints are given; ``level``: of the bots that take empty seats. ``now``: when a whole page is
    drawn, in seconds since 1970. Streams leave it alone until something changes, and the page counts by itself.
    ``advice``: the hint's reasons. ``absent``: the awaited person, if they are absent; ``nudges``: the name of the
    person whom the viewer may nudge, "" for nobody. ``markable``: the actions that they may choose ahead, in notation;
    ``marked``: their choice.
    """

    lang: str
    table_id: str
    game: Game
    status: Status
    number: int
    stamp: str
    revision: int
    view: View | None
    me: int | None
    seats: tuple[SeatModel, ...]
    told: Telling | None
    commitment: str
    entropy: str | None
    invite_path: str
    is_host: bool
    rematch_id: str | None
    can_undo: bool
    hint: str | None
    clock: QuestionClock | None = None
    answered: str = ""
    ordered: str = ""
    spared: str = ""
    forced: bool = False
    proposal: Proposal | None = None
    actors: tuple[int, ...] = ()
    told_from: int = 0
    paused: bool | None = None
    invitation: Invitation | None = None
    tells: Tells = ""
    ranked: bool = False
    tournament: str = ""
    veiled: bool = False
    aided: bool = True
    level: str = LEVELS[1]
    now: float | None = None
    advice: Advice | None = None
    absent: Absent | None = None
    nudges: str = ""
    markable: tuple[str, ...] = ()
    marked: Marked | None = None

    @property
    def my_turn(self) -> bool:
        """Whether this viewer has something to decide."""
        if self.me is None or self.view is None or self.view.to_act != self.me or self.status != "playing":
            return False
        return not (self.spared or self.forced or self.stand_in)

    @property
    def ended(self) -> bool:
        """Whether it was played to its end, or everybody has left."""
        return self.status in ("over", "left")

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place, from 1; () before the end."""
        return places(self.view.scores, self.view.winners) if self.view and self.status == "over" else ()

    @property
    def place(self) -> int:
        """This viewer's place; 0 before the end, and for spectators."""
        return self.places[self.me] if self.me is not None and self.places else 0

    @property
    def stand_in(self) -> str:
        """Why a bot plays for this viewer, "" where none does."""
        return "" if self.me is None else self.seats[self.me].stand_in

    @property
    def looks_again(self) -> int:
        """Seconds after which a page without script reloads; 0 while its viewer has something to decide."""
        if self.ended:
            return 0
        if self.status == "lobby":
            sits = self.me is None or self.seats[self.me].words is not None
            ready = all(seat.kind != "open" and seat.words is not None for seat in self.seats)
            return LOOKS_AGAIN if sits and not (self.is_host and ready) else 0
        if self.me is None or self.view is None or self.view.to_act != self.me:
            return LOOKS_AGAIN
        if self.answered or self.spared or self.forced or self.stand_in == "out":
            return LOOKS_AGAIN
        return 0 if self.clock is None else 1 + max(0, ceil(self.clock.seconds - self.clock.gone))


@dataclass(frozen=True)
class TableLink:
    """One of the tables that a player sits at."""

    table_id: str
    game: GameKind
    status: Status
    names: tuple[str, ...]
    created: float


@dataclass(frozen=True)
class OpenTable:
    """A table at which anybody may sit down. ``mine``: the viewer has a seat there; ``unusual``: options that differ
    from the defaults, and their values.
    """

    table_id: str
    game: GameKind
    seats: tuple[SeatModel, ...]
    mine: bool
    unusual: tuple[tuple[str, Value], ...]
    terms: Terms


@dataclass(frozen=True)
class OpenModel:
    """The open tables; ``game``: only this game's; ``games``: the games that have any."""

    lang: str
    tables: tuple[OpenTable, ...] = ()
    game: str = ""
    games: tuple[str, ...] = ()


@dataclass(frozen=True)
class LandingModel:
    """The first page. ``wrong``: what is wrong with the ``code`` that was typed; ``level``: of the bots that the visitor
    last played with.
    """

    lang: str
    games: tuple[GameKind, ...]
    my_tables: tuple[TableLink, ...]
    proposal: Proposal
    level: str = LEVELS[1]
    open: OpenModel | None = None
    code: str = ""
    wrong: str = ""
    turns: int = 0


@dataclass(frozen=True)
class WhichModel:
    """A list of games to choose from; ``what``: the first part of their links: ``learn``, ``ranking``."""

    lang: str
    what: str
    games: tuple[GameKind, ...]


@dataclass(frozen=True)
class WatchModel:
    """The running games that anybody may watch."""

    lang: str
    tables: tuple[TableLink, ...]


@dataclass(frozen=True)
class SetupModel:
    """The form for a new table: its input, and by field name what is wrong with it.

    ``after``: the table whose people play again by other rules; the seats are fixed then. ``dealt``: the table that
    this form has opened already; ``at``: the table whose options its host changes, which needs no words.
    """

    lang: str
    kind: GameKind
    proposal: Proposal | None
    values: Mapping[str, str] = field(default_factory=dict)
    errors: Mapping[str, str] = field(default_factory=dict)
    levels: tuple[str, ...] = LEVELS
    after: str = ""
    dealt: str = ""
    at: str = ""


@dataclass(frozen=True)
class JoinModel:
    """The form behind an invitation, with its input; ``closed``: why nobody can sit down any more.

    ``at_once``: a script sends it at once; ``kept``: hidden fields; ``unusual``: options and their values.
    """

    lang: str
    table_id: str
    game: Game
    host_name: str
    seats: tuple[SeatModel, ...]
    proposal: Proposal
    name: str = ""
    words: str = ""
    errors: Mapping[str, str] = field(default_factory=dict)
    closed: Closed = ""
    at_once: bool = False
    kept: Mapping[str, str] = field(default_factory=dict)
    terms: Terms = USUAL
    listed: bool = False
    ranked: bool = False
    unusual: tuple[tuple[str, Value], ...] = ()


@dataclass(frozen=True)
class FairModel:
    """How a table is dealt; ``seed``: only after the game; ``number``: of actions; ``words``: as the deal had them."""

    lang: str
    table_id: str
    game: Game
    seats: tuple[SeatModel, ...]
    me: int | None
    commitment: str
    entropy: str | None
    seed: str | None
    number: int = 0
    words: tuple[str, ...] | None = None

    @property
    def stated(self) -> list[object]:
        """Further fields of the record that the page checks, in the order in which the script looks."""
        names = [seat.name for seat in self.seats]
        deal = [TRANSCRIPT_FORMAT, self.game.id, self.commitment, self.seed, self.number]
        return [*deal, names, self.me, self.words, self.entropy]


@dataclass(frozen=True)
class MessageModel:
    """A page with one message: what is wrong, what would be right, and where to go from here.

    ``game``: the game whose rulings the text cites.
    """

    lang: str
    status: int
    title: str
    text: str
    back_path: str = "/"
    game: str = ""


@dataclass(frozen=True)
class LeaveModel:
    """The question whether a person wants to leave a game for good; ``alone``: it ends if they do."""

    lang: str
    table_id: str
    kind: GameKind
    alone: bool


@dataclass(frozen=True)
class RulesModel:
    """A game's rules; ``options`` and ``table_id``: of the table at which they are read, None and "" for no table.

    ``pictures``: whether positions can be drawn now.
    """

    lang: str
    kind: GameKind
    options: Mapping[str, Value] | None = None
    table_id: str = ""
    pictures: bool = False
