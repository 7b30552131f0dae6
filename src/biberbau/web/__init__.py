"""The browser table: a server that stores tables, pushes each viewer's own page and plays the bots' seats."""
