"""What Biber Gang looks like: in the browser, in the terminal, as a picture."""
