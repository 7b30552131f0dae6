"""Other people's judgements of our environments: which there are, how each is repeated, and the table in the docs."""
