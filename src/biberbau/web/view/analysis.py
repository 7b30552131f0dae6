"""The analysis board: a position and the actions tried in it, all in its address; nothing is stored.

An address never holds a secret of a running game: a table gives its position away only when its game is over.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from ...coach.advice import advise
from ...coach.hand_inference import lies
from ...coach.intervals import give_or_take
from ...coach.reasons import label, sentence
from ...errors import BiberbauError
from ...games.common.view.presentation import Card
from ...games.common.view.shown import shown, spoken
from ...kernel.events import Event
from ...match import Game, Match, Position, View
from ...match.game import POSITION_FORMAT
from ...match.position import SPECTATOR
from ...search.budget import Budget
from ...structured_text import read_json
from ..domain.decisions import decided
from ..domain.messages import RefusedError
from .believed import Believed, believed, faces_of
from .model import SeatModel
from .model_replay import OPEN

LONGEST, UNPACKED = 12_000, 120_000
"""The most characters of such an address, and the most bytes that it may unpack to."""
MOST_TRIED = 600
DEEPEST = 24
"""How many levels of nesting a document may have."""
LUCKS = 1000
ADVICE = 6000
"""Playouts for a board's advice, over all actions."""


@dataclass(frozen=True)
class Study:
    """A position, the actions tried from there, and ``luck``, which determines chance."""

    start: Position
    tried: tuple[str, ...] = ()
    luck: int = 0

    @property
    def game(self) -> Game:
        """The game."""
        return self.start.game

    @cached_property
    def packed(self) -> str:
        """The study as an address holds it."""
        document = self.start.document()
        told = {name: value for name, value in document.items() if name not in ("format", "game")}
        content = {"at": told, "tried": list(self.tried), "luck": self.luck}
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")

    @cached_property
    def match(self) -> Match:
        """The game with the tried actions; a refusal where they are not legal."""
        match = Match(self.game, seed=f"analysis {self.luck}", start=_world(self))
        for notation in self.tried:
            try:
                match.play(notation)
            except BiberbauError as error:
                raise RefusedError(400, "analysis-unreadable") from error
        return match

    def but(self, tried: Sequence[str]) -> Study:
        """The same position with these actions tried instead."""
        if len(tried) > MOST_TRIED:
            raise RefusedError(409, "analysis-long", most=MOST_TRIED)
        return replace(self, tried=tuple(tried))

    @property
    def undone(self) -> Study:
        """Without the last tried action."""
        return self.but(self.tried[:-1])

    @property
    def other_luck(self) -> Study:
        """The same actions with other luck, as far as they are still legal."""
        other = replace(self, luck=(self.luck + 1) % LUCKS)
        match = Match(self.game, seed=f"analysis {other.luck}", start=_world(other))
        played: list[str] = []
        for notation in self.tried:
            try:
                match.play(notation)
            except BiberbauError:
                break
            played.append(notation)
        return other.but(played)


def unpacked(game_id: str, text: str) -> Study:
    """The study in an address; a refusal where it holds none."""
    if len(text) > LONGEST or not text.isascii():
        raise RefusedError(400, "analysis-unreadable")
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        opened = zlib.decompressobj()
        content = _read(opened.decompress(raw, UNPACKED).decode())
        if opened.unconsumed_tail or not isinstance(content, Mapping):
            raise RefusedError(400, "analysis-unreadable")
    except (ValueError, zlib.error) as error:
        raise RefusedError(400, "analysis-unreadable") from error
    told, tried, luck = content.get("at"), content.get("tried", []), content.get("luck", 0)
    if not isinstance(told, Mapping) or not isinstance(tried, list) or type(luck) is not int:
        raise RefusedError(400, "analysis-unreadable")
    if not 0 <= luck < LUCKS or len(tried) > MOST_TRIED or not all(isinstance(one, str) for one in tried):
        raise RefusedError(400, "analysis-unreadable")
    return Study(loaded(game_id, told), tuple(tried), luck)


def _read(text: str) -> Any:
    """JSON as documents need it; a ValueError for anything else."""
    try:
        found = read_json(text, parse_constant=_no_number)
        json.dumps(found, ensure_ascii=False).encode()  # a lone surrogate is not valid text
    except RecursionError as error:
        raise ValueError("too deep") from error
    waiting = [(found, 0)]
    while waiting:
        value, depth = waiting.pop()
        if depth > DEEPEST or (isinstance(value, int) and abs(value) > 10**15):
            raise ValueError("too deep, or too large a number")
        below = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        waiting += [(one, depth + 1) for one in below]
    return found


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is no number")


def loaded(game_id: str, told: Mapping[str, Any]) -> Position:
    """The position of a document; a refusal that says what is wrong with it."""
    document = {**told, "format": POSITION_FORMAT, "game": game_id}
    if "history" in document:  # compiled code folds it, and this comes from anybody
        why = (
            "history: positions are laid here as one sees them; leave it out, and unknown cards go by bounds"
        )
        raise RefusedError(400, "analysis-wrong", why=why)
    try:
        return Position.load(document)
    except BiberbauError as error:
        raise RefusedError(400, "analysis-wrong", why=str(error)[:300]) from error


def pasted(game_id: str, text: str) -> Study:
    """The position that somebody typed or pasted: a document, also as ``biberbau position --json`` prints it."""
    try:
        document = _read(text)
    except ValueError as error:
        raise RefusedError(400, "analysis-wrong", why=str(error)[:300]) from error
    if isinstance(document, Mapping) and isinstance(inner := document.get("position"), Mapping):
        document = inner if "format" in inner else document
    if not isinstance(document, Mapping):
        raise RefusedError(400, "analysis-no-document")
    if document.get("game", game_id) != game_id:
        raise RefusedError(400, "analysis-other-game", game=str(document["game"])[:40])
    if document.get("format", POSITION_FORMAT) != POSITION_FORMAT:
        raise RefusedError(400, "analysis-no-document")
    return Study(
        loaded(game_id, {name: value for name, value in document.items() if name not in ("format", "game")})
    )


# --------------------------------------------------------------------------------------------------- whose view


def eyes_of(study: Study, text: str) -> str:
    """The view that an address asks for: a seat's number, ``spectator`` or ``open``; a view stays its own seat's."""
    only = study.start.seen_by
    known = [str(only)] if only is not None else [OPEN, *map(str, range(study.game.players)), SPECTATOR]
    if not text:
        return known[0]
    if text not in known:
        raise RefusedError(404, "analysis-eyes" if only is not None else "no-seat")
    return text


def seat_of(study: Study, eyes: str) -> int | None:
    """The seat whose view is shown; with every card open, the seat to decide."""
    if eyes == OPEN:
        return study.match.to_act
    return None if eyes == SPECTATOR else int(eyes)


@dataclass(frozen=True)
class Hidden:
    """The hidden cards of one seat, with every card open; ``cards``: as they are drawn, where they are laid beside
    their owner.
    """

    seat: SeatModel
    faces: tuple[int, ...]
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Advised:
    """The advice on one action: its chance to win in percent, the error, and what drives it."""

    notation: str
    label: str
    percent: int
    error: int
    sentence: str


@dataclass(frozen=True)
class AnalysisModel:
    """An analysis board. ``eyes``: whose view it shows, one of ``all_eyes``; ``decides``: the seat that is to act.

    ``packed``: position and tried actions; ``undone``, ``begun``, ``other``: one step back, from the beginning, with
    other luck. ``mine``: the view is that of the seat to decide. ``lies``: what everybody holds, where every card is
    open; ``true``: the state in which cards are then turned up on the table, None where nothing is. ``advice``: over
    ``deals`` deals, for the seat to decide, where it was asked for, with the cards that others may have (``believed``).
    """

    lang: str
    game: Game
    study: Study
    view: View
    events: tuple[tuple[int, Event], ...]
    actors: tuple[int, ...]
    seats: tuple[SeatModel, ...]
    eyes: str
    all_eyes: tuple[tuple[str, int | None], ...]
    decides: int | None
    lies: tuple[Hidden, ...] = ()
    table_id: str = ""
    paused: None = None
    true: np.record | None = None
    advice: tuple[Advised, ...] = ()
    deals: int = 0
    believed: tuple[Believed, ...] = ()

    @property
    def laid(self) -> dict[int, tuple[Card, ...]]:
        """By seat, the cards that lie open beside it."""
        return {} if self.true is not None else {one.seat.index: one.cards for one in self.lies}

    @property
    def packed(self) -> str:
        """The study as the address holds it."""
        return self.study.packed

    @property
    def query(self) -> str:
        """The address's query."""
        return f"p={self.packed}&as={self.eyes}"

    @property
    def me(self) -> int | None:
        """The seat whose view it is."""
        return self.view.seat

    @property
    def mine(self) -> bool:
        """Whether that seat decides now."""
        return self.decides is not None and self.view.seat == self.decides

    @property
    def number(self) -> int:
        """The ply, counting tried actions."""
        return len(self.study.tried)

    @property
    def stamp(self) -> str:
        """Names the position to which a decision belongs."""
        return f"analysis-{self.number}-{zlib.crc32(self.query.encode()):x}"

    @property
    def document(self) -> str:
        """The position as a document, as far as this view shows it."""
        seen = self.study.match.position() if self.study.start.open and self.eyes == OPEN else self.view
        return json.dumps(seen.document(), ensure_ascii=False)


def analysis_model(study: Study, lang: str, eyes: str) -> AnalysisModel:
    """A board in this view."""
    match, spoken_lang = study.match, spoken(study.game.id, lang)
    seat = seat_of(study, eyes)
    view = match.view(seat)
    actors, at = list[int](), Match(study.game, start=_world(study), seed=f"analysis {study.luck}")
    for action in match.history:
        actors.append(-1 if at.to_act is None else at.to_act)
        at.play(action)
    only = study.start.seen_by
    seated = range(study.game.players) if only is None else (only,) if isinstance(only, int) else ()
    around: list[tuple[str, int | None]] = [(str(one), one) for one in seated]
    watching: list[tuple[str, int | None]] = [] if isinstance(only, int) else [(SPECTATOR, None)]
    everything: list[tuple[str, int | None]] = [(OPEN, None)] if only is None else []
    seats = seat_models(study.game, spoken_lang, seat)
    held, true = laid_open(match, view, seats, spoken_lang) if eyes == OPEN else ((), None)
    return AnalysisModel(
        lang=lang,
        game=study.game,
        study=study,
        view=view,
        events=tuple(match.events(seat)),
        actors=tuple(actors),
        seats=seats,
        eyes=eyes,
        all_eyes=(*everything, *around, *watching),
        decides=match.to_act,
        lies=held,
        true=true,
    )


def laid_open(
    match: Match, view: View, seats: Sequence[SeatModel], lang: str
) -> tuple[tuple[Hidden, ...], np.record | None]:
    """All cards of a match, beside its table as ``view`` shows it: everybody's hidden cards, and the state in which
    cards are turned up on the table, None where nothing lies face down on it.
    """
    numbers = faces_of(match.game.id)
    held = tuple(
        Hidden(seats[one.seat], tuple(numbers[card] for card in one.known if card in numbers))
        for one in lies(match.position())
    )
    if shown(match.game.id).table.turns_up:
        return held, match.position().state
    return _drawn(held, view, [one.name for one in seats], lang), None


def _world(study: Study) -> Position:
    """The true position, or the world that luck deals for a view."""
    return study.start.filled(f"luck {study.luck}")


def seat_models(game: Game, lang: str, me: int | None) -> tuple[SeatModel, ...]:
    """Everybody at the board."""
    words = shown(game.id).words
    return tuple(
        SeatModel(seat, words.seat_name(seat, lang), "human", "", seat == me, True, seat)
        for seat in range(game.players)
    )


def advised(view: View, lang: str, playouts: int = ADVICE) -> tuple[int, tuple[Advised, ...]]:
    """The number of deals, and the advice on each action, the best first."""
    game = view.game
    found = advise(game, view, Budget(playouts=playouts), b"analysis")
    looks, speaks = shown(game.id), spoken(game.id, lang)
    actions = [
        Advised(
            one.notation,
            label(looks, found, one.action, speaks),
            round(100 * one.win),
            round(100 * give_or_take(one.win_error)),
            sentence(looks, found, one.action, speaks),
        )
        for one in found.actions
    ]
    return found.deals, tuple(actions)


def with_advice(study: Study, lang: str, eyes: str) -> AnalysisModel:
    """A board with advice from the view of the seat that decides; a refusal for another view, and at the end."""
    board = analysis_model(study, lang, eyes)
    if board.decides is None:
        raise RefusedError(409, "is-over")
    if not board.mine:
        raise RefusedError(409, "analysis-not-theirs")
    deals, actions = advised(board.view, lang)
    others = (
        one for one in believed(board.view, board.seats, spoken(study.game.id, lang)) if not one.seat.is_me
    )
    return replace(board, advice=actions, deals=deals, believed=tuple(others))


def _drawn(found: Sequence[Hidden], view: View, names: Sequence[str], lang: str) -> tuple[Hidden, ...]:
    """The hidden cards as they are drawn; the viewer's own hand is on the table already."""
    table = shown(view.game.id).table
    return tuple(
        replace(one, cards=table.cards(view, names, lang, one.faces))
        for one in found
        if one.seat.index != view.seat
    )


# ------------------------------------------------------------------------------------------------------ actions


def tries(study: Study, eyes: str, text: str, lang: str) -> Study:
    """The board after an action; a refusal gives the rule's reason."""
    match, seat = study.match, seat_of(study, eyes)
    if match.to_act is None:
        raise RefusedError(409, "is-over")
    if seat != match.to_act:
        raise RefusedError(409, "analysis-not-theirs")
    view = match.view(seat)
    try:
        actions = decided(view, text)
    except RefusedError as refusal:
        if refusal.key != "illegal":
            raise
        notation = study.game.parse(text.strip()).notation
        why = shown(study.game.id).words.why_not(view, notation, spoken(study.game.id, lang))
        because = RefusedError(409, "analysis-illegal", action=notation, why=why)
        because.game = study.game.id
        raise because from refusal
    return study.but([*study.tried, *(action.notation for action in actions)])
