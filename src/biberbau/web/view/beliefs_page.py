"""What could be known of hidden cards: pages about a board, and about a moment of a finished game."""

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
    """What everybody at a board may have, as one seat can know it: with every card open the seat to decide."""

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
    """What ``who`` (None: a spectator) could know of hidden cards after ``ply`` actions of a finished game, and what they
    were."""

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
    """The question what they may have, of a board."""
    board, seat = analysis_model(study, lang, eyes), seat_of(study, eyes)
    hands = believed(study.match.view(seat), board.seats, spoken(study.game.id, lang))
    who = None if seat is None else board.seats[seat]
    return HandsModel(lang, study.game, board, who, hands, curve(study.game.id))


def beliefs_model(
    record: Record, match: Match, *, lang: str, player: str | None, seat: int | None
) -> BeliefsModel:
    """The same of a finished table's moment, at which ``match`` is."""
    seats = seat_models(record, player, ())
    hands = believed(match.view(seat), seats, spoken(record.game, lang), match.position())
    who = None if seat is None else seats[seat]
    at = (match.ply, record.number)
    return BeliefsModel(lang, record.id, match.game, seats, *at, who, hands, curve(record.game))


def hands_page(model: HandsModel) -> str:
    """What everybody at a board may have."""
    return page_of("analysis_hands.html", model.lang, model.game.id, model=model)


def beliefs_page(model: BeliefsModel) -> str:
    """What somebody could know at a moment of a game."""
    return page_of("beliefs.html", model.lang, model.game.id, model=model)
