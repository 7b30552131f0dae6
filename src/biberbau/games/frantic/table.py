"""The table as plain data: what lies on the pile and what must match it, events, everybody's counts, the hand.

Everything here is read off a view (what one seat may know) and its events; the rules are asked, never repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...kernel.events import Event
from ...kernel.stack import KIND, SEAT, A, B, decides
from ...match import View
from ..presentation import Board, Pick, Picks, Pod, log
from . import options as opt
from . import state as st
from . import words
from .actions import SEAT_LETTERS
from .deck import BLACK, COLOURS, DISTRIBUTOR, FACE_NAMES
from .rules_round import limit
from .rules_specials import ask_lucky, ask_nice, next_lucky, next_nice
from .table_cards import Card, back, card, hand_card, held, in_order, picture, slug
from .table_trail import Trail
from .words_ask import has_sheet, is_family
from .words_status import how_long

__all__ = ["SHEETS", "Table", "asked", "table", "unanswered"]

SHEETS = ("cards.css",)

REACTIONS = frozenset((st.COUNTER, st.LUCKY, st.NICE))
"""Questions that everybody is asked who might have an answer; whoever says nothing in time passes (F140)."""
ON_TO_THE_NEXT = {st.LUCKY: (next_lucky, ask_lucky), st.NICE: (next_nice, ask_nice)}
"""How the rules go on from one who passes to the next; a victim is asked alone."""

LABELS: dict[str, dict[str, str]] = {
    "en": {
        "stack": "Stack", "discard": "Discard pile", "mine": "Your hand", "hand": "in hand", "points": "points",
        "rounds": "rounds won", "this_round": "this round", "in_force": "What goes", "any": "any card",
        "colourless": "colourless cards only", "event": "Event", "running": "Still in force",
        "skipped": "misses a turn", "safe": "protected", "bomb": "turns left with the Time Bomb",
        "turn": "whose turn it is", "hand_of": "{name}'s cards", "market": "On the market", "laid": "Laid down",
        "down": "face down", "more": "and {n} more",
    },
    "de": {
        "stack": "Stapel", "discard": "Ablagestapel", "mine": "Deine Hand", "hand": "auf der Hand", "points": "Punkte",
        "rounds": "gewonnene Runden", "this_round": "in dieser Runde", "in_force": "Es passt", "any": "jede Karte",
        "colourless": "nur bunte Karten", "event": "Ereignis", "running": "Noch in Kraft",
        "skipped": "setzt aus", "safe": "geschützt", "bomb": "Züge bis zur Time Bomb",
        "turn": "am Zug", "hand_of": "Karten von {name}", "market": "Auf dem Markt", "laid": "Hingelegt",
        "down": "verdeckt", "more": "und {n} weitere",
    },
}  # fmt: skip

PLAYING = frozenset((st.TURN, *REACTIONS))
CHOOSING = frozenset((st.GIVING, st.DISCARDING, st.LAYING, st.SCATTERING))
"""Questions that are answered with a card of the own hand, played or picked."""

SIZES = ((7, "few"), (14, "some"), (21, "many"))
"""How many different cards a hand has, for the style sheet; beyond, it is a ``crowd``."""
LYING = 16
"""So many of the cards that lie aside are drawn."""
RECENT = 10
"""So many plies an event counts as just uncovered."""


@dataclass(frozen=True)
class Demand:
    """One thing that a card may match. ``colour``: its name, for shape and pattern; ``art``: the picture of a symbol."""

    text: str
    colour: str = ""
    number: int = 0
    art: str = ""


@dataclass(frozen=True)
class Called:
    """The event that was uncovered last; ``now``: it is being carried out."""

    title: str
    rule: str
    now: bool


@dataclass(frozen=True)
class Place:
    """A player. ``hand``: how many cards; ``bomb``: turns left, -1 without one; ``known``: his cards lie open.

    ``pick``: to name this player; ``points``: what the round that is over counted.
    """

    seat: int
    hand: int
    turn: bool
    skipped: bool
    safe: bool
    bomb: int
    points: str
    pick: Pick | None


@dataclass(frozen=True)
class Tray:
    """A hand that lies open for the viewer."""

    seat: int
    label: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Table(Board):
    """All of Frantic's table. ``stack``: how many cards are left; ``draws``: what a tap on it picks."""

    labels: dict[str, str]
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
    mine: int | None

    @property
    def ranking(self) -> tuple[Pod, ...]:
        """The pods, best first: few points are good, many rounds."""
        sign = -1 if self.sheet else 1
        return tuple(sorted(self.pods, key=lambda pod: (pod.leads, sign * pod.score), reverse=True))


class _Reader(Picks):
    """Reads one view; keeps what several parts of the table need."""

    def __init__(
        self,
        view: View,
        events: Sequence[tuple[int, Event]],
        names: Sequence[str],
        lang: str,
        hint: str | None,
    ) -> None:
        super().__init__(view, words, names, lang, hint)
        self.state = view.state
        self.labels = LABELS[lang]
        self.kind = decides(view.state, KIND)
        self.family = is_family(view.state)
        self.asked = view.seat is not None and view.seat == view.to_act
        self.trail = Trail.of(view, events)

    # -------------------------------------------------------------------------------------------------------- cards

    def rule(self, face: int) -> str:
        """The rule on a card."""
        return words.rule(words.subject_of(face), self.lang)

    def hand(self) -> tuple[Card, ...]:
        """The own hand; every card can be tapped while one of them is the answer."""
        seat = self.view.seat
        if seat is None:
            return ()
        word = ("play" if self.kind in PLAYING else "pick" if self.kind in CHOOSING else "") * self.asked
        return tuple(
            replace(
                card(face, hand_card(face), self.lang, self.family, count=count),
                comes_from=self.trail.origin.get(face, ""),
                pick=self.pick(f"{word} {FACE_NAMES[face]}", self.rule(face)) if word else None,
            )
            for face, count in held(self.state.hand[seat])
        )

    def pile(self) -> tuple[Card, ...]:
        """What lies on top of the discard pile, the last card on top."""
        return tuple(
            replace(card(token.face, token.id, self.lang, self.family), comes_from=token.start)
            for token in self.trail.pile
        )

    def trays(self) -> tuple[Tray, ...]:
        """The hands of others that lie open for the viewer: to steal from, to hand out, or for all to see."""
        a = decides(self.state, A)
        if self.kind in (st.WATCHING, st.DEAL_NEXT, 0):
            seats = [seat for seat in range(self.view.game.players) if seat != self.view.seat]
        elif self.asked and self.kind == st.STEALING:
            seats = [decides(self.state, B)]
        elif self.asked and self.kind == st.CHOOSING_PERSON and a == DISTRIBUTOR:
            seats = [seat for seat in range(self.view.game.players) if seat != self.view.seat]
        else:
            seats = []
        return tuple(self.tray(seat) for seat in seats if self.state.hand[seat].sum() > 0)

    def tray(self, seat: int) -> Tray:
        """A hand that lies open, as far as the viewer knows it."""
        stealing = self.kind == st.STEALING
        return Tray(
            seat,
            self.labels["hand_of"].format(name=self.names[seat]),
            tuple(
                replace(
                    card(face, f"o{seat}-{slug(face)}", self.lang, self.family, count=count),
                    pick=self.pick(f"pick {FACE_NAMES[face]}", self.rule(face)) if stealing else None,
                )
                for face, count in held(self.state.hand[seat])
            ),
        )

    def laid(self) -> tuple[Card, ...]:
        """What lies aside between two decisions: the market, gifts, what is gambled with."""
        faces = self.state.aside[: self.state.aside_n].tolist()
        shown = [*in_order([face for face in faces if face >= 0]), *(face for face in faces if face < 0)]
        made: list[Card] = []
        given: dict[str, Pick] = {}
        for i, face in enumerate(shown[:LYING]):
            notation = f"pick {FACE_NAMES[face]}" if face >= 0 else ""
            if face < 0:
                made.append(back(f"l{i}", self.labels["down"]))
                continue
            lying = card(face, f"l{i}", self.lang, self.family)
            if self.kind == st.BUYING and self.asked:
                also = notation in given
                given.setdefault(
                    notation, self.pick(notation, self.rule(face)) if not also else given[notation]
                )
                lying = replace(lying, pick=given[notation], also=also)
            made.append(lying)
        return tuple(made)

    # ------------------------------------------------------------------------------------------------ what holds now

    def demands(self) -> tuple[Demand, ...]:
        """What the next card may match; nothing when only colourless cards go."""
        state = self.state
        if state.symbol == st.ANY_CARD:
            return (Demand(self.labels["any"]),)
        found = []
        if state.colour >= 0:
            colour = int(state.colour)
            found.append(Demand(words.colour_name(colour, self.lang), colour=COLOURS[colour]))
        if state.number:
            found.append(Demand(str(int(state.number)), number=int(state.number)))
        if state.symbol:
            kind = int(state.symbol)
            found.append(
                Demand(
                    words.kind_name(kind, self.lang, self.family),
                    art="" if kind == BLACK else picture(kind, self.family),
                )
            )
        return tuple(found) or (Demand(self.labels["colourless"]),)

    def called(self) -> Called | None:
        """The event that is being carried out, or was uncovered a short while ago."""
        frames = self.state.stack[: self.state.depth]
        due = [int(frame[A]) for frame in frames if frame[KIND] == st.EVENT]
        last = self.trail.called
        if due:
            event = due[-1]
        elif last is not None and last[1] > self.view.ply - RECENT and self.kind not in (0, st.DEAL_NEXT):
            event = last[0]
        else:
            return None
        rule = words.event_rule(event, self.lang, has_sheet(self.state))
        return Called(words.event_name(event, self.lang), rule, bool(due))

    def running(self) -> tuple[str, ...]:
        """What events have left behind, one sentence each."""
        return words.status(self.view, self.names, self.lang)[3:]

    def place(self, seat: int, chosen: dict[str, Pick]) -> Place:
        """What a pod shows beside name and score."""
        state = self.state
        counted = self.kind in (0, st.DEAL_NEXT)
        return Place(
            seat,
            hand=int(state.hand_n[seat]),
            turn=not counted and seat == int(state.seat),
            skipped=bool(int(state.skipped) >> seat & 1),
            safe=bool(int(state.shield) >> seat & 1),
            bomb=int(state.bomb_left[seat]) if state.bomb and not int(state.bomb_safe) >> seat & 1 else -1,
            points=f"{int(state.round_points[seat]):+}".replace("-", "−") if counted else "",
            pick=chosen.get(f"seat {SEAT_LETTERS[seat]}"),
        )

    def pods(self) -> tuple[Pod, ...]:
        """Every seat in short."""
        started = int(self.state.round_n) > 0 or self.kind in (0, st.DEAL_NEXT)
        what = self.labels["points" if has_sheet(self.state) else "rounds"]
        return tuple(
            Pod(
                seat,
                self.view.scores[seat],
                what,
                (),
                acts=seat == self.view.to_act,
                leads=started and seat in self.view.winners,
            )
            for seat in range(self.view.game.players)
        )

    def course(self) -> tuple[int, int]:
        """How much is left of how much: points up to the limit, or rounds."""
        if has_sheet(self.state):
            total = int(limit(self.state))
            return max(0, total - max(self.view.scores)), total
        total = int(self.state.option[opt.ROUNDS])
        return max(0, total - sum(self.view.scores)), total


def unanswered(view: View) -> str:
    """What counts as the answer to a question that everybody is asked who might react; "" for others."""
    return "pass" if decides(view.state, KIND) in REACTIONS else ""


def asked(view: View) -> dict[int, View]:
    """Who is asked the question that everybody is asked, in order, each with the view when it is put to that seat.

    Those after the first are asked if all before them pass; at a table nobody waits for that. ``view``: anybody's.
    """
    state, kind, found = view.state.copy(), decides(view.state, KIND), dict[int, View]()
    while decides(state, KIND) == kind and kind in REACTIONS:
        seat = decides(state, SEAT)
        legal = view.game.legal(state) if seat == view.seat else ()
        found[seat] = replace(view, state=state.copy(), to_act=seat, legal=legal)
        if kind == st.COUNTER:
            break
        for step in ON_TO_THE_NEXT[kind]:
            step(state)
    return found


def table(
    view: View, events: Sequence[tuple[int, Event]], names: Sequence[str], lang: str, hint: str | None = None
) -> Table:
    """The table as ``view.seat`` sees it; ``events``: all that this seat saw since the deal; ``hint``: a notation."""
    reader = _Reader(view, events, names, lang, hint)
    state, labels = view.state, reader.labels
    hand, trays, laid = reader.hand(), reader.trays(), reader.laid()
    chips = reader.chips()
    chosen = {pick.action: pick for pick in chips}
    left, total = reader.course()
    more = int(state.aside_n) - LYING
    return Table(
        partial="frantic/table.html",
        prompt=words.prompt(view, names, lang),
        picks=tuple(reader.picks),
        chips=chips,
        pods=reader.pods(),
        log=log(words.as_told(view, events), words.Narrator.of(state, names, lang).tell),
        steps=reader.trail.steps(view.ply),
        left=left,
        total=total,
        verdict=words.verdict(view, names, lang),
        progress=how_long(state, lang),
        order=tuple(state.at[: view.game.players].tolist()),
        labels=labels,
        sheet=has_sheet(state),
        stack=int(state.deck_n) + int(state.pack_n),
        draws=chosen.get("draw"),
        pile=reader.pile(),
        demands=reader.demands(),
        called=reader.called(),
        running=reader.running(),
        places=tuple(reader.place(seat, chosen) for seat in range(view.game.players)),
        laid=laid,
        laid_label=labels["market" if reader.kind == st.BUYING else "laid"],
        laid_more=labels["more"].format(n=more) if more > 0 else "",
        trays=trays,
        hand=hand,
        size=next((name for most, name in SIZES if len(hand) <= most), "crowd"),
        mine=view.seat,
    )
