"""Everything that can be wrong with a state of Beasty Bar: a number for the compiled invariants, a sentence for its
reader.
"""

from __future__ import annotations

from ....kernel.complaints import ComplaintKind


class Wrong(ComplaintKind):
    """Everything that can be wrong with a state, and the field of a position document to look at first."""

    FINE = ""
    COUNTER = "position: a zone's counter is out of its bounds"
    NO_CARD = "position: a zone holds a number that is not a card of these players"
    OTHERS_CARD = "hands.{seat}: a card of another colour; {seat}'s hand and draw pile have {seat} cards only"
    CARD_TWICE = (
        "position: {seat} has two cards of one value, or one card in two places; each value is there once"
    )
    CARD_LOST = "decks: a card lies nowhere"
    OTHER_SET = (
        "new_beasts.{seat}: a card is of the set that its owner did not take; cards are New Beasts for these values "
        "and base animals for all others"
    )
    SETS = "new_beasts.{seat}: only values that are played with (option animals)"
    UNUSED_SLOT = "position: a slot beyond a zone's counter is not empty"
    UNUSED_SEAT = "hands: a seat that nobody plays has something"
    BAT_FIRST = "line: a bat stands first in line and does not burn"
    LINE_FULL = "line: five animals wait although a turn begins; Heaven's Gate would have opened"
    KNOWN = "open_cards: a hand's slot is known to impossible seats"
    SHOWN = "open_cards: the values that everyone has seen are not those of the open cards"
    PUBLIC_SET = "public_sets: the values whose set is public are not those that were seen"
    RETURN_GAME = "return_game: true only where the option return_game is on"
    RETURN_DUE = "decisions: nobody is to decide, but the return game is still to come"
    STACK = "decisions: the decision stack is none that a game can reach"
    TURN_ON_TOP = "decisions: a turn goes on by itself, so it cannot be the last entry"
    NO_TURN_BELOW = "decisions: a question follows a turn of the seat whose turn it is"
    STEP = "decisions[0].step: 1 below play_card, 3 or 4 below order_pile, 2 below all others"
    PREPARATION = "decisions: only sort_out below choose_set of the same seat goes together before the deal"
    PLACE = "decisions[0].place: seats after the first player"
    CHOOSES_SET = "decisions: choose_set needs the option set: chosen, and the first game"
    SORTS_OUT = "decisions: sort_out is there in the advanced variant, and only in it"
    TAKEN = "decisions[0].taken: a value that is played with; all of those who were asked, none of those still to be"
    EARLY = "position: before the deal nothing lies on the table"
    ACTING = "acting: the acting animal, its role and what it imitated do not fit together"
    NOBODY_ACTS = "acting: an animal in line must be acting, or there is nothing to choose for"
    NOT_LAST = "line: the animal that is about to act stands last"
    NOT_ITSELF = "acting.as: only penguin and chameleon act as others"
    ASKS_NOT = "acting.as: this animal does not ask for this decision"
    NO_CHOICE = "line: nobody there whom the acting animal could choose; it needs another animal that its action can hit"
    NOTHING_TO_JUMP = "line: the kangaroo has two animals in front of it, or there is nothing to choose"
    NOBODY_TO_PASS = "line: the ostrich has somebody in front of it, or there is nothing to choose"
    NO_PREY = "line: somebody weaker than the cheetah, or there is nothing to choose"
    NOTHING_TO_ORDER = "on_the_way: two cards at least, or there is nothing to order"
    TOO_MANY_FALL = "on_the_way: this many cannot fall in one turn"
    NOTHING_TO_PLAY = "hands.{seat}: a player whose turn it is has a card"
    HANDS = (
        "hands.{seat}: a hand has as many cards as the option says while its own draw pile has some, never more, "
        "and one fewer between playing and drawing"
    )
    LEFT_WAITING = "on_the_way: when a turn begins, nothing is on the way, beside THAT'S IT, fresh or acting"
    SORTED_OUT = "sorted_out.{seat}: up to four values that are played with, in the advanced variant only"
    OUT_AND_THERE = (
        "sorted_out.{seat}: one of these values is in {seat}'s hand or draw pile, or lies on the table; "
        "what is sorted out lies nowhere else"
    )
    NOT_SORTED_OUT = "sorted_out.{seat}: four values of those who were asked, fewer while asking, none before"
    NOT_FINISHED = "hands: there are cards in hand or draw pile although no game goes on"
    VULTURE_IN_LINE = "line: a vulture never waits in line, it goes beside THAT'S IT"
    VULTURE_SENT = "on_the_way: a vulture lands only after all animal actions"
    BESIDE = "beside: only a vulture goes beside THAT'S IT, or a penguin or chameleon that acts as one"
    TURNS = "turns: each turn plays one card, so there are as many turns as cards that were played"
    NOT_IN_TURN = "turn: whose turn it is, who began and who has played how many cards do not fit together"
