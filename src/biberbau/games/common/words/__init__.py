"""The words of every game: prompts, consequences, narration, facts, names."""
