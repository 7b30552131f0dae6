"""The laboratory: what many games say of a game, its cards and its rules, with how sure that is."""
