"""The database: its schema and migrations, the rows of each subject, commits, and messages between processes."""
