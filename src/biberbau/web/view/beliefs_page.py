"""Beliefs about hidden cards: pages about an analysis board, and about a moment of a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from ...games.common.view.shown import spoken
from ...match import Game, Match
from ..domain.records import Record
from .analysis import AnalysisModel, Study, analysis_model, seat_of
from .believed import OFF, WORLDS, Believed, Curve, believed, curve
from .environment import page_of
from .model import SeatModel
from .pages import seat_models


@dataclass(frozen=True)
class HandsModel:
    """The cards that everybody may have, as one seat can know it; with every card open, the seat to decide."""

    lang: str
    game: Game
    board: AnalysisModel
    who: SeatModel | None
    hands: tuple[Believed, ...]
    curve: Curve | None
    worlds: int = WORLDS
    off: int = OFF


@dataclass(frozen=True)
class BeliefsModel:
    """Beliefs of ``who`` (None: a spectator) about hidden cards after ``ply`` actions of a finished game, and the
    truth.
    """

    lang: str
    table_id: str
    game: Game
    seats: tuple[SeatModel, ...]
    ply: int
    last_ply: int
    who: SeatModel | None
    hands: tuple[Believed, ...]
    curve: Curve | None
    worlds: int = WORLDS
    off: int = OFF


def hands_model(study: Study, lang: str, eyes: str) -> HandsModel:
    """The beliefs on an analysis board."""
    board, seat = analysis_model(study, lang, eyes), seat_of(study, eyes)
    hands = believed(study.match.view(seat), board.seats, spoken(study.game.id, lang))
    who = None if seat is None else board.seats[seat]
    return HandsModel(lang, study.game, board, who, hands, curve(study.game.id))


def beliefs_model(
    record: Record, match: Match, *, lang: str, player: str | None, seat: int | None
) -> BeliefsModel:
    """The beliefs at a moment of a finished game, at which ``match`` is."""
    seats = seat_models(record, player, ())
    hands = believed(match.view(seat), seats, spoken(record.game, lang), match.position())
    who = None if seat is None else seats[seat]
    at = (match.ply, record.number)
    return BeliefsModel(lang, record.id, match.game, seats, *at, who, hands, curve(record.game))


def hands_page(model: HandsModel) -> str:
    """The page about an analysis board."""
    return page_of("analysis_hands.html", model.lang, model.game.id, model=model)


def beliefs_page(model: BeliefsModel) -> str:
    """The page about a moment of a game."""
    return page_of("beliefs.html", model.lang, model.game.id, model=model)
