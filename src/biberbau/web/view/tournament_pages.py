"""Models and HTML of the pages of tournaments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from markupsafe import Markup

from ...bots import LEVELS
from ...games import kind
from ...games.common.view.shown import shown, spoken
from ...kernel.game import Document, GameKind
from ...match import Game
from ..domain.pairings import FEWEST
from ..domain.terms import ABSENT
from ..play.tournament_forms import TIMED
from ..play.tournament_standings import StandingsRow, places, rounds_of, standings, winner
from ..play.tournaments import table_of
from ..storage.tournament_rows import SYSTEMS, Board, Entrant, Listed, Tournament
from .environment import environment, page_of, value_name
from .model import Proposal


@dataclass(frozen=True)
class ListModel:
    """All tournaments, by status; ``games``: those of which one can be opened."""

    lang: str
    listed: Mapping[str, list[Listed]]
    games: tuple[GameKind, ...]


@dataclass(frozen=True)
class OpeningModel:
    """The form for a new tournament with its input, and by field name what is wrong with it."""

    lang: str
    kind: GameKind
    proposal: Proposal
    values: Mapping[str, str] = field(default_factory=dict)
    errors: Mapping[str, str] = field(default_factory=dict)
    levels: tuple[str, ...] = LEVELS


@dataclass(frozen=True)
class DrawModel:
    """How a tournament was drawn. ``document``: the draw; ``mine``: the numbers of the viewer's own words."""

    lang: str
    tournament: Tournament
    document: Document
    mine: tuple[int, ...]


@dataclass(frozen=True)
class BoardModel:
    """A table of a round. ``people``: with their places, 0 while there is none or others still play the same cards;
    ``won``: the winner of a table of a knock-out; ``open``: whether the viewer may watch it; ``mine``: they sit there.
    """

    number: int
    table_id: str | None
    playing: bool
    people: tuple[tuple[Entrant, float], ...]
    won: int | None
    open: bool
    mine: bool


@dataclass(frozen=True)
class RoundModel:
    """A round with its tables."""

    number: int
    playing: bool
    boards: tuple[BoardModel, ...]


@dataclass(frozen=True)
class TournamentModel:
    """A tournament as somebody sees it. ``me``: they take part, or did; ``table``: the one that waits for them;
    ``seal``: of all its deals; ``name``, ``error``: of the form to take part.
    """

    lang: str
    tournament: Tournament
    kind: GameKind
    me: Entrant | None
    hosts: bool
    table: str | None
    rounds: int
    lines: tuple[StandingsRow, ...]
    played: tuple[RoundModel, ...]
    proposal: Proposal
    name: str = ""
    errors: Mapping[str, str] = field(default_factory=dict)

    @property
    def unusual(self) -> tuple[tuple[str, str], ...]:
        """The options that differ from the defaults, in words."""
        game = self.tournament.game_of(self.tournament.seats)
        usual = _usual(self.kind.id, self.tournament.seats)
        lang, words = spoken(self.kind.id, self.lang), shown(self.kind.id).words
        return tuple(
            (words.option_name(name, lang), value_name(self.kind.id, name, value, lang))
            for name, value in game.options.items()
            if usual.get(name) != value
        )

    @property
    def out(self) -> bool:
        """Whether the viewer has lost a table of a knock-out that goes on."""
        if self.me is None or self.tournament.system != "knockout" or self.tournament.status != "running":
            return False
        mine = [
            board for board in self.tournament.boards if self.me.number in board.people and not board.playing
        ]
        return any(winner(self.tournament, board) != self.me.number for board in mine)

    @property
    def missing(self) -> int:
        """How many more people are needed to begin."""
        return max(0, FEWEST - len(self.tournament.entrants))


@lru_cache(maxsize=64)
def _usual(game: str, people: int) -> Mapping[str, object]:
    given: dict[str, object] = dict.fromkeys(kind(game).said_instead, True)
    return dict(Game.of(game, {**given, "players": people}).options)


def rounds_model(tournament: Tournament, me: Entrant | None) -> tuple[RoundModel, ...]:
    """The rounds so far, the last one first."""
    found: dict[int, list[BoardModel]] = {}
    for board in tournament.boards:
        found.setdefault(board.round, []).append(_board(tournament, board, me))
    return tuple(
        RoundModel(number, any(board.playing for board in boards), tuple(boards))
        for number, boards in sorted(found.items(), reverse=True)
    )


def _board(tournament: Tournament, board: Board, me: Entrant | None) -> BoardModel:
    silent = board.playing or board not in tournament.told.boards
    came = {} if silent else places(tournament, board)
    running = tournament.status == "running" and board.round == tournament.round
    mine = me is not None and me.number in board.people
    won = None if silent or tournament.system != "knockout" else winner(tournament, board)
    return BoardModel(
        board.number,
        board.table_id,
        board.playing,
        tuple((tournament.named(number), came.get(number, 0)) for number in board.people),
        won,
        board.table_id is not None and (mine or not (tournament.same and running)),
        mine,
    )


def tournament_model(
    tournament: Tournament,
    *,
    lang: str,
    player: str | None,
    proposal: Proposal,
    name: str = "",
    errors: Mapping[str, str] | None = None,
) -> TournamentModel:
    """A tournament for one viewer."""
    me = tournament.entrant(player)
    return TournamentModel(
        lang,
        tournament,
        kind(tournament.game),
        me,
        player is not None and player == tournament.host,
        None if me is None or me.gone is not None else table_of(tournament, me.number),
        rounds_of(tournament) if len(tournament.entrants) > 1 else 0,
        standings(tournament.told) if tournament.round else (),
        rounds_model(tournament, me),
        proposal,
        name,
        errors or {},
    )


# ---------------------------------------------------------------------------------------------------------- HTML


def page(model: TournamentModel) -> str:
    """A tournament's whole page."""
    return page_of("tournament.html", model.lang, "", model=model, live=live(model))


def live(model: TournamentModel) -> Markup:
    """Its changing parts: who takes part, the tables, the standings."""
    html = environment(model.lang).get_template("tournament_live.html").render(model=model)
    return Markup(html)


def all_page(model: ListModel) -> str:
    """The tournaments."""
    return page_of("tournaments.html", model.lang, "", model=model)


def opening(model: OpeningModel) -> str:
    """The form for a new one."""
    return page_of(
        "tournament_new.html",
        model.lang,
        model.kind.id,
        model=model,
        systems=SYSTEMS,
        clocks=TIMED,
        absent=ABSENT,
        options=[option for option in model.kind.options if option.name != "players"],
        first_wrong=next(iter(model.errors), ""),
    )


def draw(model: DrawModel) -> str:
    """How it was drawn."""
    return page_of("tournament_draw.html", model.lang, "", model=model)
