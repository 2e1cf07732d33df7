"""Hol's der Geier on whole numbers, compiled."""
