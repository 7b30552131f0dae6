"""The layer around every request: connections, limits, routing, cookies, headers, logs and metrics."""
