"""Mausen: simultaneous choice around a hunting circle, 3 to 6 seats."""

from mauseloch.games.mausen.rules import Mausen as Game

__all__ = ["Game"]
