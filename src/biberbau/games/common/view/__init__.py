"""What all tables share: cards and piles as data, the reader of a view, trails, pictures."""
