"""The rulebook's sentences in our own short words, and the rulings by number: what ``@rule`` names.

``test_rulebooks.py`` checks that every sentence here and every ruling that can be checked has a scenario.
"""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    # ------------ Cards and set-up
    "cards.numbers": "There are 104 number cards, eight each of 0 to 12.",
    "cards.beavers": "There are four beavers.",
    "setup.shuffle": "At the beginning of each round all cards are shuffled together.",
    "setup.eight": "Eight cards each, face down, in two rows of four.",
    "setup.pile": "The deck's top card is turned over and starts the discard pile, which lies face up.",
    "setup.two": "Each turns over any two of their own cards.",
    "setup.largest": "The largest sum goes first.",
    "setup.no_looking": "Nobody looks at face-down cards of a display.",
    "setup.only_beavers_move": "Only beavers change their place in a display.",
    # ------------ A turn
    "turn.clockwise": "The turn passes clockwise.",
    "turn.draw": "The player on turn must draw the top card of the deck or of the discard pile.",
    "turn.look": "He looks at that card and chooses an action.",
    "action.1": "Swap it for a face-up card, which goes face up to the discard pile.",
    "action.1.placed": "The drawn card lies face up in its place.",
    "action.2": "Swap it for a face-down card without looking first; that one is discarded face up.",
    "action.2.placed": "The drawn card lies face up in its place.",
    "action.3": "Put it on the discard pile; then a face-down card must be turned over.",
    "action.4": "With only one card face down: put it on the discard pile and turn nothing over.",
    "action.4.only_then": "... with more cards face down that is not possible.",
    # ------------ Beavers
    "beaver.value": "A beaver has the value of the face-up card directly above or below it.",
    "beaver.swap": "Another card of that value may be swapped for the beaver.",
    "beaver.not_discarded": "The beaver is not discarded then.",
    "beaver.any_face_down": "It is swapped for any face-down card of the owner's display.",
    "beaver.swapped_out": "What it is swapped for goes face up to the discard pile.",
    "beaver.pair_value": "A pair of beavers takes the value of its owner's choice.",
    "beaver.pair_locked": "A pair of beavers cannot be swapped out.",
    "example.jasmin": "A 6 for the beaver below a 6; it swims on and makes a pair with the 10.",
    # ------------ The end of a round, scoring
    "end.last_turns": "When somebody's last card is turned up, each of the others gets one last turn.",
    "end.reveal": "Then all remaining cards are turned over.",
    "score.value": "Each card is worth its value.",
    "score.pair": "Two cards of one value in a column are worth 0 together.",
    "score.only_columns": "Equal cards side by side or in different columns are no pair.",
    "score.two": "Two pairs of one value: 10 points less.",
    "score.anywhere": "They need not be next to each other.",
    "score.three": "Three pairs of one value: 15 points less.",
    "score.four": "Four pairs of one value: 20 points less.",
    "score.below_zero": "A score can be below zero.",
    "example.scores": "After the first round: -5 and 5 points.",
    "next.deal": "For the next round all cards are shuffled and eight dealt to each.",
    # ------------ The end of the game
    "game.five": "The game ends after the fifth round.",
    "game.fewest": "The fewest points over all rounds win.",
    "game.tie": "In a tie there are several winners.",
    # ------------ Not in the rulebook
    "illegal": "An illegal action is refused, names the legal ones and changes nothing.",
}

RULINGS: tuple[str, ...] = tuple(f"G{n}" for n in range(1, 36))

NOT_CHECKABLE: dict[str, str] = {}
