"""The database: its schema and migrations, the rows of each subject, commits, and who else writes."""
