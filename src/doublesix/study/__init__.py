"""Numbers about the games."""
