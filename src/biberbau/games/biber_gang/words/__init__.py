"""What Biber Gang says, with its catalogues."""
