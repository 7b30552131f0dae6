"""What the lessons beyond the first course teach, and how lessons end; ``learn/test_box.py`` asks the rules about it."""

TAUGHT = {
    "an action card alone does not stab": ("alone", 1),
    "what a stab lays open can be stolen": ("alone", 2),
    "what lies with a Bodyguard cannot be stabbed": ("bodyguard", 1),
    "the Fairy wishes for one card of one player": ("fairy", 3),
    "with the King the others add their number": ("king", 1),
    "the Partybeaver goes with three numbers that do not go together": ("party", 1),
    "the Bad Guy draws two cards for somebody else": ("badguy", 2),
}
"""By rule the lesson, and the step, from 1, in which it is what has to be known."""

ENDS = {
    "pile": {"hands.a": {"size": 5, "has": 4}, "piles.b": [[8, 8]]},
    "joker": {"piles.b": [[8, 8]]},
    "bodyguard": {"piles.a": [["bodyguard", 8, 8]], "piles.b": [[9, 9]]},
    "fairy": {"hands.b": {"size": 4, "lacks": 7}},
    "king": {"hands.c": {"has": 3}},
    "badguy": {"hands.b": [1, 5, 7]},
}
"""What a lesson says to its last right action, as facts of the position in which it ends."""
