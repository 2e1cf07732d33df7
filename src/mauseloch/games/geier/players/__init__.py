"""Bots for Hol's der Geier: the ladder, and the search behind the best of them."""
