"""Everything that can be wrong with a state of Frantic, each with the field of a position document to look at first."""

from __future__ import annotations

from ....kernel.complaints import ComplaintKind


class Wrong(ComplaintKind):
    """Everything that can be wrong with a state, and the field of a position document to look at first."""

    FINE = ""
    CARD_LOST = "hands: there are not as many cards of a face as in the box"
    PILE = "deck: a pile does not hold as many cards as counted"
    TOP = "discard: the card on top is missing"
    HAND = "hands.{seat}: it does not hold as many cards as counted"
    KNOWN = (
        "known.{seat}: somebody knows of more cards than are there, of a second copy but not of the first, or it is "
        "the holder"
    )
    UNUSED_SEAT = "points: a seat that nobody plays has something"
    SEAT = "places: there is no such seat, or it sits at no place or at two"
    MATCH = "match: what the next card must match is nothing that a card or a wish can demand"
    MASK = "skipped: a seat that does not play is skipped, protected or the like"
    NOT_EMPTY = "chanced: seat {seat} has cards"
    EVENTS = "events_seen: an event that the deck does not have"
    HEIRS = "heirs: without any event to come nobody is protected from it"
    OFFER = "offer: events lie there exactly while Event Manager's choice is made"
    ASIDE = "aside: cards lie aside that nothing is to happen to"
    BOMB = (
        "bomb_left: turns are left after the one in progress, at most three, and only where a Time Bomb ticks"
    )
    SHARES = "shares: cards or hands are handed out although nobody does so"
    STACK = "decisions: the decision is none that a game can reach"
    FRAME = "decisions: a frame of the decision has numbers that make no sense"
    NEIGHBOURS = "decisions: a frame of the decision lies on one that does not lead to it"
    NO_CHOICE = "decisions: the event can be about nobody"
    ROUND = "points: a round or the game goes on that should be over, or is over too early"
    NOT_OPEN = "known.{seat}: a round is over and the hand does not lie open"
    LOOSE = "loose: a card adrift can lie in none of its places, or there is no such place, or no room"
    LACK = "lacks.{seat}: the hand has what all know that it lacks, or lacks what all know that it has"
