"""Everything that can be wrong with a state of Biber-Mania: a number for the compiled invariants, a sentence for its
reader.
"""

from __future__ import annotations

from ....kernel.complaints import ComplaintKind


class Wrong(ComplaintKind):
    """Everything that can be wrong with a state, and the field of a position document to look at first."""

    FINE = ""
    BAG = "hands: hand, display, stock or draw pile do not hold as many cards as counted, or more than fit"
    CARD_LOST = "deck: there are not as many cards of a face as in the deck"
    UNUSED_SEAT = "piles: a seat that nobody plays has something"
    KNOWN = "known.{seat}: everyone knows of a card that is not in hand"
    WITHOUT = "without.{seat}: the hand holds more of these than its youngest cards"
    PILE = "piles.{seat}: it holds what is no card, or nothing where a card should be"
    GROUP = "piles.{seat}: a group is neither a discard nor what can be left of one"
    GUARD = (
        "guarded.{seat}: a group stays protected (bodyguard_stays) if the Bodyguard lies there with others, or was "
        "stolen from there; otherwise not"
    )
    TOP = "piles.{seat}: what its top group is said to be is not what lies there"
    CHOSEN = "chosen: the cards do not go together, or not in this order"
    CHOSEN_LATE = "chosen: cards are chosen only for a discard"
    NOT_COMPLETE = "chosen: the hand has no cards that complete this discard"
    STACK = "decisions: the decision is none that a game can reach"
    NOT_ACTIVE = "decisions[0].seat: the active player decides; only draw is for one of the others"
    NOT_OTHER = "decisions[0].of: another player"
    NOT_FOR_OTHER = "decisions[0].for: another player"
    NOTHING_LAID = "piles.{seat}: empty, but the discard of this turn lies on top"
    NO_CHOICE = "decisions[0].kind: the discard on top does not stab two kinds of cards in the display"
    NO_STAB = "decisions[0].of: the discard on top does not stab the top of that player's pile"
    NO_THIEF = (
        "decisions[0].left: two if a Superbeaver is on top of the active player's pile, one if a Thief is"
    )
    NO_THEFT = "decisions[0].kind: there is nothing to steal"
    NO_FAIRY = (
        "decisions[0].kind: only the Fairy wishes, and there is none on top of the active player's pile"
    )
    NO_WISH = "decisions[0].kind: nobody else has a card in hand"
    NO_HAND = "decisions[0].of: another player who has cards in hand"
    NO_BAD_GUY = (
        "decisions[0].kind: only the Bad Guy pulls, and there is none on top of the active player's pile"
    )
    NO_PICK = "decisions[0].kind: with two players it is clear for whom the Bad Guy pulls"
    ONE_DRAW = "decisions[0].kind: there is only one card to draw, which goes by itself"
    DISPLAY = (
        "display: nine cards lie there as long as the draw pile has any, or as many as option display says"
    )
    STOCK = "stock: five cards lie there as long as the draw pile has any, or as many as option stock says"
    OWED = "owed: only others lose cards, and draw for them in the same turn"
    OWED_UNSEEN = "owed: what was lost is known in the active player's hand, or gone"
    OWED_LATE = "owed: nobody draws any more when a round is over"
    OWES_NOTHING = "decisions[0].seat: this player has lost no card"
    OUT_OF_TURN = "decisions[0].seat: players draw clockwise, and others have not drawn all of theirs"
    SEATS = "turn: there is no such seat"
    ROUND = "round: there is no such round"
    POINTS = "points: points are written down that nobody can have"
    ENOUGH = "points: somebody has enough already, the game would be over"
    USED_UP = "deck: draw pile and stock are used up, the round would be over"
    NOTHING_TO_PLAY = "hands.{seat}: nothing to play, the round would be over"
    NOT_LAST = (
        "decisions: the game is over after its round; when points are collected, as soon as somebody has enough, or "
        "after as many rounds as are played"
    )
    NOT_OVER = "decisions: a round is over when a hand is empty, or draw pile and stock are used up"
