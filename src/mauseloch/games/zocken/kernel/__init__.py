"""Mäusezocken on whole numbers, compiled."""
