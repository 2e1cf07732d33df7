"""Hol's der Geier for two, exactly: matrix games, endgames, and plain Goofspiel."""
