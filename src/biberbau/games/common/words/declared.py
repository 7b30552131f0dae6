"""The words of a game without a module for them: its declarations in English, and its catalogues, which override them.

Every message has a default that follows from a declaration: the sentence of an event, of an option, of a frame, the
meaning of an action, the name of a reason. ``en.ftl`` and the other catalogues beside the game replace them one by one.
Messages: those of ``Speaker``; ``told-EVENT`` with ``$who``, ``$card`` (all cards, where several events in a row are of
that kind and seat), ``$seen`` (no: the reader does not see the card) and the event's numbers; ``card`` with ``$name``
and ``$n``, the number of its face; ``zone-NAME``. An empty sentence is not told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from inspect import cleandoc
from sys import modules
from typing import ClassVar

from ....kernel.actions import Action
from ....kernel.events import Event, EventKind
from ....kernel.game import GameKind
from ....match.position import Position
from ..catalogues.catalogue import COMMON, Catalogues, Part, Phrase, yes_no
from ..document.fields import Bag
from ..document.zones import Paths, Zone
from .narrator import CatalogueNarrator, Tellers
from .speaker import Speaker
from .telling import TellerKind


def otherwise(kind: GameKind, zones: Sequence[Zone]) -> str:
    """The default messages, in the catalogues' format."""
    return "\n".join(_messages(kind, zones)) + "\n"


def _messages(kind: GameKind, zones: Sequence[Zone]) -> Iterator[str]:
    first = cleandoc(modules[kind.package].__doc__ or kind.title).partition("\n")[0]
    yield f"title = {kind.title}"
    yield f"tagline = {first.partition(': ')[2] or first}"
    yield f"coach-1 = {first.partition(': ')[2] or first}"
    yield "coach-2 = Tap on what you want to do: the table tells you what will happen."
    yield "coach-3 = Of what is not possible now, it says why."
    yield "card = { $name }"
    for option in kind.options:
        yield f"option-{_key(option.name)} = {_words(option.name)}\n    .help = {option.doc}"
        yield from (f"    .{_key(choice)} = {_words(choice)}" for choice in option.choices)
    for frame in kind.offers("state", "Frame"):
        yield f"ask-{_key(frame.name)} = {_sentence(frame.says)}"
        yield f"wait-{_key(frame.name)} = {{ $who }}: {frame.says}"
    for family in kind.actions.families:
        argument = " { $argument }" if family.arguments else ""
        yield f"label-{_key(family.word)} = {_words(family.word)}{argument}"
        yield f"brings-{_key(family.word)} = {_sentence(family.meaning or family.word)}"
    for reason in kind.reasons:
        yield f"why-{_key(reason.name)} = {_words(reason.name)}."
    for event in kind.events:
        yield f"told-{_key(event.name)} = {_sentence(_filled(event))}"
    for zone in zones:
        yield f"zone-{_key(zone.name)} = {_words(zone.name)}"


def _key(name: str) -> str:
    return name.lower().replace("_", "-")


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _sentence(text: str) -> str:
    """A text with a capital letter and a full stop, unless it begins with a name or is a sentence already."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _filled(event: EventKind) -> str:
    """An event's sentence as a message: names in backquotes become parts."""
    known = {
        "seat": "who",
        "card": "card",
        **{number.name: number.name for number in event.numbers if number},
    }
    return re.sub(r"`(\w+)`", lambda found: f"{{ ${known.get(found[1], found[1])} }}", event.says)


def zones_of(kind: GameKind) -> tuple[Zone, ...]:
    """The declared zones of a game."""
    return tuple(kind.offers("zones", "ZONES") or kind.offers("table", "ZONES") or ())


def paths_of(kind: GameKind) -> Paths:
    """The declared movements of cards by events."""
    return Paths(zones_of(kind), kind.offers("zones", "MOVES") or kind.offers("table", "MOVES") or {})


class DeclaredNarrator(CatalogueNarrator):
    """Tells each event by its message."""

    WORDS: ClassVar[DeclaredWords]
    KEYS: ClassVar[dict[int, str]]

    def tells(self, event: Event) -> str:
        """The sentence of one event, and of those that continue it."""
        kind, parts = self.WORDS.kind.events(event.kind), dict[str, Part]()  # type: ignore[arg-type]  # a look-up
        if event.seat >= 0:
            parts["who"] = self.people[event.seat]
        if "`card`" in kind.says:
            parts["card"], parts["seen"] = self.cards(self.same(event)), yes_no(event.card >= 0)
        parts |= {number.name: number(event) for number in kind.numbers if number}
        return self._say(self.KEYS[event.kind], **parts)

    def following(self, kind: int, seat: int) -> list[Event]:
        """The events right after this one with this kind and seat; they count as told."""
        return self._following(kind, seat)

    def same(self, event: Event) -> list[Event]:
        """An event, and those right after it with its kind and seat."""
        return [event, *self._following(event.kind, event.seat)]

    def cards(self, events: Sequence[Event]) -> Part:
        """The cards of events."""
        return self.WORDS.cards([event.card for event in events])

    def player(self, key: str, seat: int, **parts: Part) -> str:
        """A sentence whose subject is a player: ``$who``."""
        return self._player(key, seat, **parts)


class DeclaredWords(Speaker):
    """The words of a game from its declarations; a game with more words subclasses it.

    ``bags``: columns with counters by face. ``TELLERS``: for events that are told differently.
    """

    TELLERS: ClassVar[Tellers] = {}

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.zones = zones_of(kind)
        self.bags = {one.column for one in kind.offers("document", "FIELDS") if isinstance(one.holds, Bag)}
        says = Catalogues(kind.folder_of("words"), COMMON, otherwise(kind, self.zones))
        frames = kind.offers("state", "Frame")
        super().__init__(says, kind.options, frames, kind.actions, kind.reasons, self._narrator(says))
        self.zone_keys = says.family("zone", (zone.name for zone in self.zones))

    def _narrator(self, says: Catalogues) -> TellerKind:
        """The narrator."""
        keys = says.family("told", (event.name for event in self.kind.events))
        told = {int(event): keys[event.name] for event in self.kind.events}

        class Narrator(DeclaredNarrator):
            SAYS = says
            WORDS = self
            KEYS = told
            TELLERS: ClassVar[Tellers] = dict.fromkeys(told, DeclaredNarrator.tells) | dict(self.TELLERS)

        return Narrator

    def card(self, face: int) -> Phrase:
        """A card as a phrase."""
        if face < 0:
            return Phrase("card-unknown")
        return Phrase("card", name=self.kind.card_name(face), n=face)

    def cards(self, faces: Sequence[int]) -> Part:
        """Several cards, or the only one."""
        return self.card(faces[0]) if len(faces) == 1 else [self.card(face) for face in faces]

    def bare_card(self, face: int, lang: str) -> str:
        """A card without article."""
        return self.says.noun(lang, self.card(face), article="none")

    def about(self, view: Position, chosen: Action | None) -> dict[str, Part]:
        """The parts of a decision's messages: the cards of the deciding seat and of the table, by zones; the card that
        an action names; its argument.
        """
        seat, argument = view.to_act or 0, chosen.argument if chosen else ""
        parts: dict[str, Part] = {"argument": argument}
        for zone in self.zones:
            if zone.kind != "tokens" and zone.column not in self.bags:
                cards = zone.cards(view.state, seat)
                parts[zone.name] = self.cards([card for card in cards if card >= -1])
                if (
                    chosen
                    and chosen.word in zone.taps
                    and argument.isdecimal()
                    and len(cards) >= int(argument)
                ):
                    parts["card"] = self.card(cards[int(argument) - 1])
        return parts

    def zone(self, zone: Zone, lang: str) -> str:
        """The name of a zone."""
        return self.says(lang, self.zone_keys[zone.name])
