"""What the lessons beyond the first course teach, and how lessons end; ``learn/test_box.py`` asks the rules about it."""

TAUGHT = {
    "the ostrich runs past even or past odd animals": ("ostrich", 2),
    "the penguin imitates an animal of the hand and keeps it": ("penguin", 2),
    "two vultures get into the bar": ("vultures", 1),
    "who sends several animals to THAT'S IT orders them": ("stack", 1),
}
"""By rule the lesson, and the step, from 1, in which it is what has to be known."""

ENDS = {
    "ostrich": {"bar": ["blue dog", "red ostrich"], "thats_it": ["blue cheetah"]},
    "penguin": {"hands.red": {"has": "red rhino"}, "open_cards": ["red rhino"]},
    "vultures": {"bar": {"has": "blue vulture", "size": 2}},
    "end": {"bar": {"size": 5, "has": "red peacock"}, "line": {"size": 3}},
}
"""What a lesson says to its last right action, as facts of the position in which it ends."""
