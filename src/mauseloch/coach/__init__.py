"""The coach: what a choice is worth, and what the choices of a match cost."""
