"""Mäusezocken: push your luck with two dice, 2 to 4 seats."""

from mauseloch.games.zocken.rules import Zocken as Game

__all__ = ["Game"]
