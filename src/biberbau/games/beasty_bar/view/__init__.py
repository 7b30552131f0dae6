"""Beasty Bar's looks: in the browser, in the terminal, as a picture."""
