"""Mausgeflippt: a race to react, 2 to 6 seats."""

from mauseloch.games.geflippt.rules import Geflippt as Game

__all__ = ["Game"]
