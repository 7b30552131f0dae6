"""Language models at the table: a game as text, answers as text, a table for assistants, and an evaluation of models."""
