"""Language models at the table: a game as text, answers as text, tables for assistants, and an evaluation of models."""
