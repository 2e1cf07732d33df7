"""Players of Hol's der Geier: the ladder, and what the best of them search with."""
