"""What Beasty Bar says, with its catalogues."""
