"""The served application: the parts of a server wired together, its routes, and the protocol for programs."""
