"""Trains the nets of learned bots: games that the bots play themselves, and what follows from their results."""
