"""What an observer can tell of hidden cards, exactly: for the checks, in plain Python."""
