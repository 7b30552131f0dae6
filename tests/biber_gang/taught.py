"""What the lessons beyond the first course teach, and how lessons end; ``learn/test_box.py`` asks the rules about it."""

TAUGHT = {
    "everybody turns two over, and the largest sum begins": ("begin", 2),
    "a pair of beavers takes the value that its owner chooses": ("beavers", 1),
    "a card from the discard pile makes the beaver swim": ("open", 2),
    "a last face-down card may stay so": ("leave", 2),
}
"""By rule the lesson, and the step, from 1, in which it is what has to be known."""

ENDS = {
    "begin": {"displays.0.0.0": "9", "displays.0.1.0": "7", "decisions.0.seat": 0},
    "swim": {"pile": {"last": "8"}},
    "beavers": {"points": [[-10, 74]]},
    "open": {"displays.0.0": ["5", "(3)", "12", "1"], "displays.0.1.2": "beaver"},
    "leave": {"closer": "nothing", "displays.0.1.3": "(11)"},
}
"""What a lesson says to its last right action, as facts of the position in which it ends."""
