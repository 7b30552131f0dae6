"""The rulebook's sentences in our own short words, and the rulings by number: what ``@rule`` names."""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    # ------------ Terms and aim
    "terms.stab": "Stabbing: high numbers trump as many lower ones: a 5 stabs a 4, two 6s stab two 3s.",
    "terms.steal": "Stealing: action or number cards that lie open are taken on hand, by Thief and Superbeaver.",
    "aim": "As many cards as possible on your own pile, as few as possible in hand.",
    # ------------ Preparation
    "setup.hands": "Each gets 13 cards.",
    "setup.five": "With five players each gets 10 cards.",
    "setup.display": "Nine cards lie face up as the display.",
    "setup.stock": "Five more lie face up as the stock.",
    "setup.deck": "The remaining cards are the draw pile.",
    "course.starter": "The youngest, smartest or prettiest begins.",
    "course.clockwise": "Turns go round clockwise.",
    # ------------ 1. Discard
    "discard.any_number": "The player whose turn it is discards any number of cards, at least one, on their own pile.",
    "discard.equals": "One or more equal numbers, also with one action card.",
    "discard.with_jokers": "One or more equal numbers with one or more jokers.",
    "discard.jokers": "One or more jokers and nothing else.",
    "discard.hippie": "A sequence of two to six numbers with the Hippie.",
    "discard.plain": "A sequence without jokers and Hippie, if it can stab a laid sequence with the Hippie.",
    "discard.party": "The Partybeaver with three different numbers.",
    # ------------ 2. Stabbing
    "stab.display": "If cards of the display can be stabbed they must be, and be taken on hand.",
    "stab.piles": "If the top cards of another player's pile can be stabbed they must be, too.",
    "stab.refuse": "Those may be taken on hand or refused.",
    "stab.gone": "Refused cards are put away, have no function and do not count.",
    "stab.same_number": "Always as many cards of higher value stab; action cards take the value of the numbers.",
    "stab.sequence": "Sequences only with the Hippie.",
    "stab.one": "If several stabs are possible in the display one must be chosen.",
    # ------------ 3. Action cards
    "action.after": "The action comes after stabbing.",
    "action.alone": "An action card alone does not stab.",
    # ------------ 4. and 5. Refill, draw
    "refill": "After each move first the display is filled to nine, then the stock to five.",
    "draw.lost": "Who has lost cards by stabbing or stealing draws as many.",
    "draw.where": "From the draw pile and the stock, as the player likes.",
    "draw.hand": "What is drawn goes to the hand.",
    "draw.fairy": "Nothing is drawn for cards that the Fairy wished.",
    "draw.clockwise": "They draw clockwise, from the active player on.",
    "draw.stock_after": "The stock is filled after a player has drawn, not while they draw.",
    "course.next": "Then the next player's turn comes.",
    # ------------ End
    "end.last_card": "The game ends when a player has played their last hand card.",
    "end.used_up": "It ends when draw pile and stock are used up.",
    "end.at_once": "It ends at once: nothing is stabbed, no action is done.",
    "end.count": "Each card on your own pile is one point, each card in hand one point less.",
    "end.most": "The most points win.",
    "end.together": "Equals win together.",
    # ------------ Action cards
    "action.value": "With numbers an action card takes their value.",
    "action.one": "Only one action card each turn.",
    "action.no_joker": "It cannot be combined with a joker.",
    "action.single": "It may be played alone, and then be stabbed by a joker played alone.",
    "superbeaver.two": "The Superbeaver must steal two cards.",
    "superbeaver.where": "From the display, the stock, the top cards of another player, also from different places.",
    "thief.one": "The Thief must steal one card from any of these places, and take it on hand.",
    "fairy.wish": "The Fairy wishes any card from another player's hand.",
    "fairy.expires": "If they do not have it the wish expires.",
    "party.three": "The Partybeaver may be played with three cards that do not go together: not equal, not neighbours.",
    "party.safe": "These four cards cannot be stabbed.",
    "party.alone": "Without such cards he is played alone.",
    "hippie.three_to_seven": "With the Hippie three to seven cards make a sequence.",
    "hippie.any": "He replaces any number of it.",
    "hippie.stabbed": "It can be stabbed by any other sequence of as many cards, without jokers.",
    "bad_guy.two": "The Bad Guy pulls two cards for another player, from stock and draw pile.",
    "bad_guy.hand": "That player must take them on hand.",
    "bodyguard.safe": "What was played with the Bodyguard cannot be stabbed.",
    "bodyguard.stolen": "It can be stolen, even the Bodyguard himself.",
    "king.add": "All others who have the King's number must add one such card.",
    "king.alone": "Played alone he does nothing.",
    "joker.any": "The joker is any number, also several times: two 5s and a joker are three 5s.",
    "joker.highest": "Without numbers it has the highest value.",
    "joker.no_action": "It cannot be combined with action cards.",
    # ------------ Tips
    "tip.fan": "The top cards of a pile lie as a fan: everyone sees them.",
    "tip.lure": "Low cards lure others to stab, so that one draws from the stock what one wants.",
    "tip.fairy": "The Fairy pays when the card is known, because its owner stabbed or stole it.",
    "tip.stab": "Stabbing others pays: they lose points; what is of no use may be refused.",
    "tip.party": "The Partybeaver at the end gets rid of three cards that go with nothing.",
    "tip.trick_steal": "Trick-steal: stab the top cards with Thief or Superbeaver, then steal from those below.",
    # ------------ Variants
    "collect.winners": "Collecting points: the winners of a round write their points down.",
    "collect.first": "Who first has the agreed sum wins.",
    "pro.sequence": "Professionals: nobody may end the game with a Hippie sequence.",
    "pro.alone": "The Hippie alone may be the last card.",
    # ------------ Not in the rulebook
    "illegal": "An illegal action is refused, names the legal ones and changes nothing.",
    "knowledge": "What all have seen all know; nobody learns anything else.",
}

RULINGS: tuple[str, ...] = tuple(f"B{n}" for n in range(1, 69))

NOT_CHECKABLE: dict[str, str] = {}
