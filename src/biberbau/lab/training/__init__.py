"""Trains the nets of learned bots, from games that the bots play themselves."""
