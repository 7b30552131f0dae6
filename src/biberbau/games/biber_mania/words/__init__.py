"""What Biber-Mania says, with its catalogues."""
