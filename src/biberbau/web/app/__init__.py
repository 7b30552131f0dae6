"""What is served: the parts wired together, the routes, the protocol for programs."""
