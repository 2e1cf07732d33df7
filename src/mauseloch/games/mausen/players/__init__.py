"""Bots for Mausen: the ladder, and the search behind the best of them."""
