"""Bots for Mäusezocken: the ladder, and the turn search behind the best of them."""
