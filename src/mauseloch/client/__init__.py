"""Let your own bot play at a live table over the network.

>>> from mauseloch import client
>>> client.address("http://127.0.0.1:8160/t/mavolisu-2718").live
'ws://127.0.0.1:8160/live'
"""

from mauseloch.bots.failure import BotError
from mauseloch.bots.own import load
from mauseloch.client.address import Address, JoinError, address
from mauseloch.client.player import Player, Stay, join
from mauseloch.client.tables import Opened, open_table

__all__ = [
    "Address",
    "BotError",
    "JoinError",
    "Opened",
    "Player",
    "Stay",
    "address",
    "join",
    "load",
    "open_table",
]
