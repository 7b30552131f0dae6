"""What every game says in the same way: prompts, consequences, narration, facts, names."""
