"""What Frantic says, with its catalogues."""
