"""Position documents: the fields of which a game makes its own."""
