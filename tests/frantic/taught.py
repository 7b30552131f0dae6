"""What the lessons beyond the first course teach, and how lessons end; ``learn/test_box.py`` asks the rules about it."""

TAUGHT = {
    "a symbol goes on the same symbol": ("symbol", 1),
    "play goes to the right": ("direction", 2),
    "without a wish the former card stays in force": ("keep", 2),
    "the counterer uses the effect": ("counter", 2),
    "the end of the stack ends the round": ("stack", 2),
    "the card of 42 points goes out of ten cards": ("ten", 2),
}
"""By rule the lesson, and the step, from 1, in which it is what has to be known."""

ENDS = {
    "symbol": {"match.colour": "blue", "turn": "c", "skipped": "nothing"},
    "direction": {"turn": "c"},
    "keep": {"hands.b": {"size": 4}, "match.number": 5, "match.colour": "blue"},
    "counter": {"hands.c": {"size": 3, "has": "red 9"}, "hands.a": ["green 1"], "turn": "c"},
    "stack": {"round_points.a": 3, "round_points.b": 40},
    "ten": {"top": "red 4", "hands.a": {"size": 9}},
}
"""What a lesson says to its last right action, as facts of the position in which it ends."""
