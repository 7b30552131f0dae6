"""What may be decided, told once more from a position's document: in words, with names of cards, without the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COLOURS = ("blue", "red", "green", "yellow")
NEUTRAL = (
    "fantastic", "fantastic four", "counterattack", "equality", "nice try", "inequality", "special favours",
    "lucky bastard", "mimicry",
)  # fmt: skip
COLOURED = ("2nd chance", "exchange", "gift", "skip", "thief", "troublemaker", "colour swap")
ANSWERS = {"counter": "counterattack", "lucky": "lucky bastard", "nice": "nice try"}


def colours(card: str) -> list[str]:
    """The colours of a card."""
    first = card.split(" ")[0]
    return [colour for colour in first.split("-") if colour in COLOURS]


def rest(card: str) -> str:
    """What a coloured or black card is besides its colour: a number or a symbol."""
    return card.partition(" ")[2]


def fits(card: str, match: Mapping[str, Any], hand: list[str]) -> bool:
    """Whether a card may be laid."""
    if card == "fuck you":
        return len(hand) == 10
    if card == "curse":
        return False
    if card in NEUTRAL or match.get("any"):
        return True
    return (
        match.get("colour") in colours(card)
        or str(match.get("number")) == rest(card)
        or match.get("symbol") == rest(card)
    )


class Asked:
    """One decision, by a position's document."""

    def __init__(self, body: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.body, self.options = body, options
        self.frame = body["decisions"][-1]
        self.seat = self.frame["seat"]
        self.seats = list(body["hands"])
        self.hand = body["hands"][self.seat]
        self.match = body["match"]

    def may(self) -> set[str]:
        """All that this seat may decide."""
        kind = self.frame["kind"]
        if kind in ANSWERS:
            return {"pass"} | {f"play {card}" for card in (ANSWERS[kind], "mimicry") if card in self.hand}
        return getattr(self, f"may_{kind}")()  # type: ignore[no-any-return]

    def picks(self, cards: list[str], *but: str) -> set[str]:
        """Any of these cards; nothing, when there is none."""
        return {f"pick {card}" for card in cards if card not in but} or {"pass"}

    def others(self, *but: str) -> set[str]:
        """Everybody but oneself, these, and who is protected."""
        spared = self.body.get("shield", "")
        return {
            f"seat {other}" for other in self.seats if other not in (self.seat, *but) and other not in spared
        }

    def may_turn(self) -> set[str]:
        plays = {f"play {card}" for card in self.hand if fits(card, self.match, self.hand)}
        if self.frame.get("drawn"):
            return plays | {"pass"}
        stack = self.body["deck"] or self.body["pack"]
        chance = self.frame.get("second_chance")
        return plays | ({"draw"} if not plays or (stack and not chance) else set())

    def may_wishing(self) -> set[str]:
        wishes = {f"wish {colour}" for colour in COLOURS}
        mode = self.frame.get("mode", 0)
        return wishes | [set(), {"pass"}, {f"wish {number}" for number in range(1, 10)}][mode]

    def may_colouring(self) -> set[str]:
        return {f"wish {colour}" for i, colour in enumerate(COLOURS) if self.frame["colours"] >> i & 1}

    def may_mimic(self) -> set[str]:
        kinds = [kind for kind in NEUTRAL if kind != "mimicry"]
        if self.frame.get("first") or "colour" in self.match or self.match.get("any"):
            kinds += COLOURED
        if self.options["deck"] == "rulebook":
            kinds.remove("fantastic")
        return {f"as {kind}" for kind in kinds}

    def may_target(self) -> set[str]:
        kind, sizes = self.frame["with"], {letter: len(hand) for letter, hand in self.body["hands"].items()}
        targets = {
            f"seat {other}" for other in self.seats
            if other != self.seat
            and not (kind == "equality" and sizes[other] >= sizes[self.seat])
            and not (kind == "skip" and other in self.body.get("skipped", ""))
        }  # fmt: skip
        return targets | ({"pass"} if self.frame.get("choice", 0) % 2 else set())

    def may_giving(self) -> set[str]:
        in_event = self.body["decisions"][-2]["kind"] == "event"
        return self.picks(self.hand) if in_event else self.picks(self.hand, "fuck you")

    def may_stealing(self) -> set[str]:
        return self.picks(self.body["hands"][self.frame["from"]], "fuck you")

    def may_discarding(self) -> set[str]:
        return self.picks(self.hand, "curse") | ({"pass"} if self.frame.get("optional") else set())

    def may_laying(self) -> set[str]:
        if self.frame["event"] == "russian roulette" or self.options["gambling_man"] == "edition_2020":
            return self.picks(self.hand)
        last = self.body["last_colour"]
        return self.picks([card for card in self.hand if colours(card) == [last] and rest(card).isdigit()])

    def may_choosing_person(self) -> set[str]:
        event = self.frame["event"]
        if event in ("surprise party", "trust fall"):
            return self.others()
        spared = self.body.get("shield", "")
        here = [seat for seat in self.seats if seat not in spared]
        if event == "identity theft":
            return {
                f"seat {other}" for other in here if self.seats.index(other) + 1 != self.frame.get("about", 0)
            }
        shares = self.body.get("shares", {})
        given = {self.seats[share - 1] for share in shares.values() if share}
        receiver = self.seats[self.frame.get("about", 0)]
        left = [owner for owner in here if owner not in given]
        waiting = [seat for seat in here if not shares.get(seat)]
        if self.seat in left and len(waiting) == 2:
            return {f"seat {self.seat}"}
        return {f"seat {owner}" for owner in left if not (owner == receiver == self.seat)}

    def may_scattering(self) -> set[str]:
        return self.picks(self.hand) | {"pass"}

    def may_buying(self) -> set[str]:
        return self.picks([entry["card"] for entry in self.body["aside"]])

    def may_daring(self) -> set[str]:
        return {"dare", "pass"}

    def may_watching(self) -> set[str]:
        return {"ok"}

    def may_choosing_event(self) -> set[str]:
        if self.frame["for"] == "repeat":
            return {f"event {title}" for title in self.body["events_seen"] if title != "repeat"}
        return {f"event {title}" for title in self.body["offer"]}

    def may_deal_next(self) -> set[str]:
        counted = self.body["round_points"]
        places = self.body.get("places", "".join(self.seats))
        first = places.index(self.body["dealer"]) + 1
        order = places[first:] + places[:first]
        dealer = max(order, key=lambda letter: counted[letter])  # the first of equals
        return {"deal"} if dealer == self.seat else {"next"}
