"""What follows from a game's declarations: rules, observation, invariants and judgement of a game that has none."""
