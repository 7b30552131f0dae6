"""What all games share: how they say, document, tell and show."""
