"""The laboratory: statistics of many games about a game, its cards and its options, with intervals."""
