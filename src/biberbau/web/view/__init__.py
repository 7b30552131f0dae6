"""A viewer's pages: models, drawing, widgets, deltas."""
