"""The table: the pile and its demand, events, everybody's counts, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....kernel.cards import NONE
from ....kernel.stack import KIND, A, B, decides
from ...common.catalogues.catalogue import LANGUAGES, Labels
from ...common.view.presentation import Board, Card, Pick, Pod, size
from ...common.view.shown import Words
from ...common.view.tables import BaseTable
from ..questions import REACTIONS
from ..rules import actions as act
from ..rules import deck
from ..rules import state as st
from ..rules.options import Opt
from ..rules.round import limit
from ..rules.state import Frame
from ..words.ask import has_sheet, is_family, takes_any_card
from ..words.names import SAYS, colour_name, event_name, event_rule, kind_name, subject_of
from ..words.speaker import WORDS
from ..words.status import how_long, status
from .cards import BACK, card, drawn, hand_card, held, in_order, lying_back, picture, slug
from .trail import Trail, uncovered_id

_NAMES = SAYS.family("table", (
    "stack", "discard", "mine", "hand", "hand_short", "points", "rounds", "this_round", "in_force", "any", "colourless",
    "event", "running", "skipped", "safe", "bomb", "turn", "hand_of", "market", "laid", "down", "more", "sort",
    "by_colour", "by_number", "by_newest",
))  # fmt: skip
LABELS = {lang: Labels(SAYS, lang, _NAMES) for lang in LANGUAGES}

PLAYING = frozenset((Frame.TURN, *REACTIONS))
CHOOSING = frozenset((Frame.GIVING, Frame.DISCARDING, Frame.LAYING, Frame.SCATTERING))
"""Questions that are answered with a card of one's own hand, played or picked."""

SIZES = ((7, "few"), (14, "some"), (21, "many"))
"""The size classes of a hand by its different cards; beyond, it is a ``crowd``."""
LYING = 16
"""At most this many of the cards that lie aside are drawn."""
RECENT = 10
"""An event counts as just uncovered for this many plies."""
NEWEST = 9
"""The most cards of a hand that are distinguished by when they came."""


@dataclass(frozen=True)
class Demand:
    """A demand on the next card. ``colour``: its name, for shape and pattern; ``art``: the picture of a symbol."""

    text: str
    colour: str = ""
    number: int = 0
    art: str = ""


@dataclass(frozen=True)
class Called:
    """The event uncovered last; ``now``: it is being carried out; ``turned``: its id while it turns up."""

    title: str
    rule: str
    now: bool
    turned: str


@dataclass(frozen=True)
class Place:
    """A player. ``hand``: the number of cards; ``bomb``: turns left, -1 without one; ``known``: their cards lie open.

    ``pick``: to name this player; ``points``: of the round that is over; ``hits``: the attacks on them.
    """

    seat: int
    hand: int
    turn: bool
    skipped: bool
    safe: bool
    bomb: int
    points: str
    pick: Pick | None
    hits: tuple[Card, ...]


@dataclass(frozen=True)
class Tray:
    """A hand that lies open for the viewer."""

    seat: int
    label: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class Table(Board):
    """All of Frantic's table. ``stack``: the number of cards left; ``draws``: the pick of a tap on it.

    ``why_hand``, ``why_laid``: the picks that say why cards of one's hand, or those laid aside, do nothing now.
    """

    UNSENT = Board.UNSENT | {"mine", "sheet"}

    sheet: bool
    stack: int
    draws: Pick | None
    pile: tuple[Card, ...]
    demands: tuple[Demand, ...]
    called: Called | None
    running: tuple[str, ...]
    places: tuple[Place, ...]
    laid: tuple[Card, ...]
    laid_label: str
    laid_more: str
    trays: tuple[Tray, ...]
    hand: tuple[Card, ...]
    size: str
    why_hand: Pick | None
    why_laid: Pick | None
    mine: int | None

    @property
    def ranking(self) -> tuple[Pod, ...]:
        """The pods, best first: few points are good, many rounds."""
        sign = -1 if self.sheet else 1
        return tuple(sorted(self.pods, key=lambda pod: (pod.leads, sign * pod.score), reverse=True))


class Reader(BaseTable[Table]):
    """Reads one view."""

    words: ClassVar[Words] = WORDS
    LABELS = LABELS
    TRAIL = Trail
    trail: Trail

    def read(self) -> None:
        """Read the kind of table."""
        self.family = is_family(self.now)
        self.counted = self.kind in (0, Frame.DEAL_NEXT)
        self.held = [] if self.view.seat is None else held(self.now.hand[self.view.seat])

    # -------------------------------------------------------------------------------------------------------- cards

    @classmethod
    def printed(cls, lang: str) -> Sequence[Card]:
        """Every face, also as it is printed for families, and the back."""
        return [BACK, *(drawn(face, lang, family) for family in (False, True) for face in range(deck.FACES))]

    def lying_open(self, face: int) -> Card:
        """A face-up card."""
        return card(face, "", self.lang, self.family)

    def rule(self, face: int) -> str:
        """The rule on a card."""
        return WORDS.rule(subject_of(face), self.lang)

    def hand(self) -> tuple[Card, ...]:
        """One's own hand; every card can be tapped while one of them is the answer."""
        word = ("play" if self.kind in PLAYING else "pick" if self.kind in CHOOSING else "") * self.asked
        word = word or "play" * bool(self.ahead)
        faces = dict(self.held)
        newest = [face for face in reversed(self.trail.came) if face in faces][:NEWEST]
        return tuple(
            card(face, hand_card(face), self.lang, self.family, count=count).but(
                comes_from=self.trail.origin.get(face, ""),
                moods=(f"new-{newest.index(face) + 1}",) if face in newest else (),
                pick=self.pick(f"{word} {deck.NAMES[face]}", self.rule(face)) if word else None,
            )
            for face, count in self.held
        )

    def pile(self) -> tuple[Card, ...]:
        """The top of the discard pile, the last card on top."""
        return tuple(
            token.on(card(token.face, token.id, self.lang, self.family)) for token in self.trail.pile
        )

    def trays(self) -> tuple[Tray, ...]:
        """The hands of others that lie open for the viewer: to steal from, to hand out, or for all."""
        a = decides(self.now, A)
        if self.kind in (Frame.WATCHING, Frame.DEAL_NEXT, 0):
            seats = [seat for seat in self.seats if seat != self.view.seat]
        elif self.asked and self.kind == Frame.STEALING:
            seats = [decides(self.now, B)]
        elif self.asked and self.kind == Frame.CHOOSING_PERSON and a == deck.DISTRIBUTOR:
            seats = [seat for seat in self.seats if seat != self.view.seat]
        else:
            seats = []
        return tuple(self.tray(seat) for seat in seats if self.now.hand[seat].sum() > 0)

    def tray(self, seat: int) -> Tray:
        """A hand that lies open, as far as the viewer knows it."""
        stealing = self.kind == Frame.STEALING
        return Tray(
            seat,
            self.label("hand_of", name=self.names[seat]),
            tuple(
                card(face, f"o{seat}-{slug(face)}", self.lang, self.family, count=count).but(
                    pick=self.pick(f"pick {deck.NAMES[face]}", self.rule(face)) if stealing else None,
                )
                for face, count in held(self.now.hand[seat])
            ),
        )

    def laid(self) -> tuple[Card, ...]:
        """Cards laid aside between two decisions: the market, gifts, bets."""
        faces = self.now.aside[: self.now.aside_n].tolist()
        shown = [*in_order([face for face in faces if face >= 0]), *(face for face in faces if face < 0)]
        made: list[Card] = []
        given: dict[str, Pick] = {}
        for i, face in enumerate(shown[:LYING]):
            notation = f"pick {deck.NAMES[face]}" if face >= 0 else ""
            if face < 0:
                made.append(lying_back(f"l{i}", self.labels["down"]))
                continue
            lying = card(face, f"l{i}", self.lang, self.family)
            if self.kind == Frame.BUYING and self.asked:
                also = notation in given
                given.setdefault(
                    notation, self.pick(notation, self.rule(face)) if not also else given[notation]
                )
                lying = lying.but(pick=given[notation], also=also)
            made.append(lying)
        return tuple(made)

    def why_not(self, word: str, faces: Sequence[int], cards: Sequence[Card]) -> Pick | None:
        """The pick that says why these cards do nothing now; None where one of them can be tapped."""
        shown = [deck.NAMES[face] for face in faces if face >= 0]
        if not shown or any(card.pick is not None for card in cards):
            return None
        return self.refuse(f"{word} {shown[0]}", word)

    # ------------------------------------------------------------------------------------------------ in force now

    def demands(self) -> tuple[Demand, ...]:
        """The demands on the next card; none when only colourless cards go."""
        state = self.now
        if state.symbol == st.ANY_CARD:
            return (Demand(self.labels["any"]),)
        found = []
        if state.colour >= 0:
            colour = int(state.colour)
            found.append(Demand(colour_name(colour, self.lang), colour=deck.COLOURS[colour]))
        if state.number:
            found.append(Demand(str(int(state.number)), number=int(state.number)))
        if state.symbol:
            kind = int(state.symbol)
            found.append(
                Demand(
                    kind_name(kind, self.lang, self.family),
                    art="" if kind == deck.BLACK else picture(kind, self.family),
                )
            )
        return tuple(found) or (Demand(self.labels["colourless"]),)

    def called(self) -> Called | None:
        """The event that is being carried out, or was uncovered recently."""
        frames = self.now.stack[: self.now.depth]
        due = [int(frame[A]) for frame in frames if frame[KIND] == Frame.EVENT]
        last = self.trail.called
        turned = uncovered_id(last[1]) if last else ""
        if due:
            event = due[-1]
        elif last is not None and last[1] > self.view.ply - RECENT and not self.counted:
            event = last[0]
        else:
            return None
        rule = event_rule(event, self.lang, has_sheet(self.now), takes_any_card(self.now))
        return Called(event_name(event, self.lang), rule, bool(due), turned)

    def running(self) -> tuple[str, ...]:
        """The lasting effects of events, one sentence each."""
        return status(self.view, self.names, self.lang)[3:]

    def place(self, seat: int, chosen: dict[str, Pick]) -> Place:
        """A pod's contents beside name and score."""
        state = self.now
        return Place(
            seat,
            hand=int(state.hand_n[seat]),
            turn=not self.counted and seat == int(state.seat),
            skipped=bool(int(state.skipped) >> seat & 1),
            safe=bool(int(state.shield) >> seat & 1),
            bomb=int(state.bomb_left[seat]) if state.bomb and not int(state.bomb_safe) >> seat & 1 else -1,
            points=f"{int(state.round_points[seat]):+}".replace("-", "−") if self.counted else "",
            pick=chosen.get(f"seat {act.SEAT_LETTERS[seat]}"),
            hits=tuple(
                hit.token.on(card(hit.token.face, hit.token.id, self.lang, self.family))
                for hit in self.trail.hits
                if hit.seat == seat and hit.token.face != NONE
            ),
        )

    def score_what(self) -> str:
        """Points, or rounds won."""
        return "points" if has_sheet(self.now) else "rounds"

    def started(self) -> bool:
        """Nobody leads before a round has been counted."""
        return int(self.now.round_n) > 0 or self.counted

    def course(self) -> tuple[int, int]:
        """The progress: points up to the limit, or rounds."""
        if has_sheet(self.now):
            total = int(limit(self.state))
            return max(0, total - max(self.view.scores)), total
        total = int(self.now.option[Opt.ROUNDS])
        return max(0, total - sum(self.view.scores)), total

    def draws(self) -> Pick | None:
        """The pick of a tap on the stack; picked already where it is the only one."""
        if "draw" not in self.legal:
            return self.refuse("draw", "stack")
        self.picks.append(self.pick("draw").but(ready=len(self.legal) == 1))
        del self.picks[-2]
        return self.picks[-1]

    def table(self) -> Table:
        """The game's table."""
        state, labels = self.now, self.labels
        hand, trays, laid = self.hand(), self.trays(), self.laid()
        draws = self.draws()
        chips = self.chips()
        chosen = {pick.action: pick for pick in chips}
        left, total = self.course()
        more = int(state.aside_n) - LYING
        table = Table(
            back=BACK,
            chips=chips,
            steps=self.trail.steps(),
            left=left,
            total=total,
            verdict=WORDS.verdict(self.view, self.names, self.lang),
            progress=how_long(self.view, self.lang),
            order=tuple(state.at[: self.view.game.players].tolist()),
            sheet=has_sheet(state),
            stack=int(state.deck_n) + int(state.pack_n),
            draws=draws,
            pile=self.pile(),
            demands=self.demands(),
            called=self.called(),
            running=self.running(),
            places=tuple(self.place(seat, chosen) for seat in self.seats),
            laid=laid,
            laid_label=labels["market" if self.kind == Frame.BUYING else "laid"],
            laid_more=self.label("more", n=more) if more > 0 else "",
            trays=trays,
            hand=hand,
            size=size(len(hand), SIZES),
            why_hand=self.why_not("play", [face for face, _ in self.held], hand),
            why_laid=self.why_not("pick", state.aside[: state.aside_n].tolist(), laid),
            mine=self.view.seat,
        )
        return self.filled(table)


table = Reader.of
