"""What a viewer sees: models, drawing, widgets, deltas, pages."""
