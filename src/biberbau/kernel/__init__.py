"""What every game is made of: compiled functions, randomness, decision stack, events, options, actions."""
