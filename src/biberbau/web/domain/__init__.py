"""What tables, people and answers are: values, terms, refusals, clocks, pairings. No database, no HTML."""
