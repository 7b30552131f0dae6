"""The server for browsers: it stores tables, pushes each viewer's own page and plays the bots' seats."""
