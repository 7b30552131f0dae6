"""Position documents: shared fields, of which games make their own."""
