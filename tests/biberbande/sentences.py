"""The rulebook's sentences in our own short words, and the rulings by number: what ``@rule`` names.

``test_rulebooks.py`` checks that every sentence here and every ruling that can be checked has a scenario.
"""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    # ------------ Contents and set-up
    "deck": "66 cards: 0 to 8 four times, 9 nine times; 9 swaps, 7 peeks, 5 draw twos.",
    "setup.four": "Each gets four cards and lays them face down in a row without looking at them.",
    "setup.draw_pile": "The other cards are the face-down draw pile.",
    "setup.discard": "Its top card is turned up and begins the discard pile.",
    "setup.look": "Each looks at his two outer cards, then lays them back.",
    "setup.specials": "Special cards may lie among the four, at the start, later and at the end.",
    # ------------ Course of the game
    "course.begins": "The left neighbour of the dealer begins.",
    "course.clockwise": "Turns go round clockwise.",
    "course.one_action": "Who comes to his turn must do exactly one of the actions A and B.",
    "a.take": "A: takes the top card of the discard pile.",
    "a.must_swap": "A: he must exchange it for one of his four, whichever he likes.",
    "a.unseen": "A: he may not look at his own card before.",
    "a.out": "A: the exchanged card goes face up on the discard pile.",
    "a.no_special": "A: a special card on top may not be taken; then he must do action B.",
    "b.draw": "B: takes the top card of the draw pile and looks at it.",
    "b.discard": "B: he may throw it on the discard pile.",
    "b.put": "B: he may exchange it for one of his four, unless it is a special card.",
    "b.special": "B: he may carry out a special card.",
    "b.special_discarded": "B: a special card may be thrown away too and has no further meaning then.",
    "b.one_of_three": "B: he must decide for exactly one of the three.",
    "course.next": "After the action the next player comes.",
    "course.reshuffle": "When the draw pile is used up the discard pile is shuffled and becomes the new one.",
    # ------------ Special cards
    "special.drawn_only": "Only a special card drawn in action B can be carried out.",
    "special.laid": "Afterwards the special card goes on the discard pile.",
    "swap.exchange": "Swap: one of his own four for a card of any other player.",
    "swap.unseen": "Swap: neither card may be looked at.",
    "peek.any": "Peek: looks at any one of his own four cards.",
    "peek.back": "Peek: then it goes back to its place face down.",
    "two.first": "Draw two: draws a card; if it suits him he uses it as in action B and his action is over.",
    "two.second": "Draw two: if not, he throws it away and draws a second one.",
    "two.must": "Draw two: the second he must use as in action B.",
    "special.no_points": "Special cards have no points: at the end each is set aside for a card of the draw pile.",
    "special.again": "Is that a special card too, he draws on until it is a number.",
    "special.each": "Who has several replaces each of them.",
    # ------------ End
    "knock.after_action": "After his action a player may knock.",
    "knock.not_before": "Nobody may knock before everyone has had a turn.",
    "knock.others_once": "After the knock all others have one more turn, then the round ends.",
    "knock.not_knocker": "Who knocked has no other turn.",
    "end.sum": "All turn up their cards and add up the values.",
    "end.order": "Special cards are replaced beginning with the player who knocked.",
    "game.sheet": "The points are written down, all cards shuffled and dealt again.",
    "game.rounds": "As many rounds as players.",
    "game.two": "Two players play four rounds.",
    "game.fewest": "The fewest points win.",
    # ------------ Examples
    "example.take": "Sarah takes a 2 from the discard pile for her second card.",
    "example.points": "Sarah has 11 (4+2+0+5), Lisa 7 (1+2+1+3); Tim draws an 8 for a special card: 12 (0+4+8+0).",
    # ------------ Not in the rulebook
    "illegal": "An illegal action is refused, names the legal ones and changes nothing.",
    "knowledge": "Who knew a card knows it wherever it goes, and nobody else learns anything.",
    "forgetting": "Bots forget what was long ago, and what is forgotten stays forgotten.",
}

RULINGS: tuple[str, ...] = tuple(f"E{n}" for n in range(1, 38))

NOT_CHECKABLE: dict[str, str] = {}
