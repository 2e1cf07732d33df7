"""Mausgeflippt on whole numbers, compiled."""
