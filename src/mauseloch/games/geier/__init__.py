"""Hol's der Geier: simultaneous bidding, 2 to 5 seats."""

from mauseloch.games.geier.rules import Geier as Game

__all__ = ["Game"]
