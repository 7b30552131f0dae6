"""The page of a review: chances as a chart, decisions in the game's own words, luck and skill."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from ...coach.intervals import give_or_take
from ...coach.labels import Label
from ...coach.review import gave_away, verdict
from ...games.common.view.shown import shown, spoken
from ...match import Game
from ..domain.matches import fresh
from ..domain.messages import SAYS
from ..domain.records import Record
from ..play.reviews import KeptReview
from .decisive import decisive_box, decisive_moment
from .environment import page_of
from .model import SeatModel
from .pages import seat_models

LABELS = SAYS.family("review-label", tuple(Label))
MINE = SAYS.family("review-yours", ("better", "despite", "lucky", "even"))
OTHERS = SAYS.family("review-theirs", ("better", "despite", "lucky", "even"))

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 290, 54, 18, 34
ROWS = 60
"""The table beside the chart has about this many moments."""


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision in words; ``ply``: the step of the replay at which it was made."""

    ply: int
    seat: SeatModel
    action: str
    best: str
    loss: int
    label: str
    said: str


@dataclass(frozen=True)
class Reckoned:
    """The sources of one seat's result, in hundredths of the win, and the quality of its decisions."""

    seat: SeatModel
    counts: dict[str, int]
    parts: dict[str, int]
    said: str


@dataclass(frozen=True)
class ReviewModel:
    """A review so far; ``at``: up to which action, None before it has begun."""

    lang: str
    table_id: str
    game: Game
    seats: tuple[SeatModel, ...]
    last_ply: int
    complete: bool
    under_way: bool
    stays: bool
    at: int | None = None
    playouts: int = 0
    chart: Markup | None = None
    moments: tuple[tuple[int, tuple[int, ...]], ...] = ()
    decisions: tuple[ReviewedDecision, ...] = ()
    reckoned: tuple[Reckoned, ...] = ()
    decisive: Markup | None = None


class FinishedReviews:
    """What the pages of the latest complete reviews show. A game is played again and told for each, in the queue of the
    bots; of a review that changes no more that is done once for a table, a language and a seat.

    ``most``: how many are kept, of whatever table.
    """

    def __init__(self, most: int = 64) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, str, int | None], ReviewModel] = OrderedDict()

    def of(self, record: Record, lang: str, player: str | None) -> ReviewModel | None:
        """What this visitor's page shows, where that is known, and everybody still has the same name."""
        key = record.id, lang, record.seat_of(player)
        model = self._kept.get(key)
        if model is None or tuple(seat.name for seat in model.seats) != record.names:
            return None
        self._kept.move_to_end(key)
        return model

    def keep(self, record: Record, lang: str, player: str | None, model: ReviewModel) -> None:
        """From now on this is known; the one that was asked for longest ago makes room."""
        key = record.id, lang, record.seat_of(player)
        self._kept[key] = model
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)


def shown_review(
    record: Record, kept: KeptReview, *, lang: str, player: str | None, stays: bool
) -> ReviewModel:
    """The model of a visitor's page."""
    seats, game = seat_models(record, player, ()), Game.of(record.game, record.options)
    found = kept.found
    if found is None:
        return ReviewModel(lang, record.id, game, seats, record.number, kept.complete, kept.under_way, stays)
    tongue = spoken(record.game, lang)
    chances = found["chances"]
    every = max(1, len(chances) // ROWS)
    told = [at for at in range(len(chances)) if at % every == 0 or at == len(chances) - 1]
    return ReviewModel(
        lang,
        record.id,
        game,
        seats,
        record.number,
        kept.complete,
        kept.under_way,
        stays,
        at=len(chances) - 1,
        playouts=found["playouts"],
        chart=chart(chances, record.number),
        moments=tuple((at, tuple(round(100 * chance) for chance in chances[at])) for at in told),
        decisions=_decisions(record, found, seats, tongue),
        reckoned=tuple(_reckoned(found, seat, tongue, kept.complete) for seat in seats),
        decisive=_decisive(record, found, lang, player) if kept.complete else None,
    )


def _decisive(record: Record, found: dict[str, Any], lang: str, player: str | None) -> Markup:
    moment = decisive_moment(record, found, lang=lang, player=player)
    return decisive_box(moment, record.game, lang)


def _decisions(
    record: Record, found: dict[str, Any], seats: Sequence[SeatModel], lang: str
) -> tuple[ReviewedDecision, ...]:
    """The decisions that surely gave something away."""
    match, words = fresh(record, record.number), shown(record.game).words
    names = [seat.name for seat in seats]
    told = []
    for one in found["decisions"]:
        if not gave_away(found, one):
            continue
        view = match.view(one["seat"], one["ply"])
        action, best = (
            words.action(view, match.game.parse(one[which]), lang, names) for which in ("action", "best")
        )
        said, loss = SAYS(lang, LABELS[one["label"]]), round(100 * one["loss"])
        told.append(ReviewedDecision(one["ply"], seats[one["seat"]], action, best, loss, one["label"], said))
    return tuple(told)


def _reckoned(found: dict[str, Any], seat: SeatModel, lang: str, complete: bool) -> Reckoned:
    account, index = found["account"], seat.index
    parts = {name: round(100 * values[index]) for name, values in account.items()}
    parts["luck_error"] = round(100 * give_or_take(account["luck_error"][index]))
    if not complete:
        return Reckoned(seat, found["counts"][index], parts, "")
    key = (MINE if seat.is_me else OTHERS)[verdict(account, index)]
    without = round(100 * (account["result"][index] - account["luck"][index]))
    values = {"without": without, "luck": abs(parts["luck"]), "result": parts["result"]}
    return Reckoned(seat, found["counts"][index], parts, SAYS(lang, key, name=seat.name, **values))


def chart(chances: Sequence[Sequence[float]], last: int) -> Markup:
    """Everybody's chances over the game, as one chart; the table below it says the same to people who cannot see it."""
    wide, high = WIDTH - LEFT - 8, HEIGHT - BOTTOM - TOP
    grid = "".join(
        f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - 8}"/><text x="{LEFT - 6}" y="{y + 5:.1f}">{percent}</text>'
        for percent in (0, 25, 50, 75, 100)
        for y in [TOP + high * (100 - percent) / 100]
    )
    lines = "".join(
        f'<polyline class="line seat-{seat}" points="'
        + " ".join(
            f"{LEFT + wide * at / max(1, last):.1f},{TOP + high * (1 - moment[seat]):.1f}"
            for at, moment in enumerate(chances)
        )
        + '"/>'
        for seat in range(len(chances[0]))
    )
    ends = (
        f'<text class="first" x="{LEFT}" y="{HEIGHT - 6}">0</text>'
        f'<text x="{WIDTH - 8}" y="{HEIGHT - 6}">{last}</text>'
    )
    return Markup(f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{grid}{lines}{ends}</svg>')


def review_page(model: ReviewModel) -> str:
    """The page."""
    lang = spoken(model.game.id, model.lang)
    labels = {label: SAYS(lang, key) for label, key in LABELS.items()}
    return page_of("review.html", model.lang, model.game.id, model=model, labels=labels)
