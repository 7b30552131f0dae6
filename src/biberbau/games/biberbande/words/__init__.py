"""What Biberbande says, with its catalogues."""
