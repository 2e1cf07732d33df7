"""Mausen on whole numbers, compiled."""
