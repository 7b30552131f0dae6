"""What the lessons beyond the first course teach, and how lessons end; ``learn/test_box.py`` asks the rules about it."""

TAUGHT = {
    "a second card may be drawn if the first is not liked": ("two", 2),
    "the second card has to be used": ("two", 3),
    "knocking begins when everybody has had a turn": ("when", 2),
    "a special card among the four does nothing and is replaced": ("inside", 1),
}
"""By rule the lesson, and the step, from 1, in which it is what has to be known."""

ENDS = {
    "two": {"discard": {"last": "draw two"}},
    "when": {"knocked": "a", "discard": {"last": 8}},
    "inside": {"discard": {"last": "peek"}},
}
"""What a lesson says to its last right action, as facts of the position in which it ends."""
