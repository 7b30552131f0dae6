"""Tables, people and answers as values: terms, refusals, clocks, pairings. No database, no HTML."""
