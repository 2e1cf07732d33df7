"""Bots against each other, match after match, until it is clear who is better.

>>> from concurrent.futures import ThreadPoolExecutor
>>> from mauseloch import arena
>>> plan = arena.plan("geier", ["simple", "random"], games=20, seats=2)
>>> report = arena.run(plan, ThreadPoolExecutor(1))
>>> duel = report.duels[0]
>>> duel.matches, duel.share > 0.5
(20, True)

Every pair of bots duels at tables where each has half of the seats; or every table has one of each
bot. The matches with the same seed make a *block*: seats are swapped until each bot has had every
seat, so that all have the same luck. Blocks are small jobs for any executor: the cores of this
machine or of a cluster.
"""

from mauseloch.arena.blocks import Block, Played, Verdict, played
from mauseloch.arena.folder import Folder
from mauseloch.arena.matches import Pace
from mauseloch.arena.plans import ArenaError, EndlessError, Plan, plan, rounds, seatings
from mauseloch.arena.reports import Duel, Report, Share, Standing, interval, report
from mauseloch.arena.runs import run, workers

__all__ = [
    "ArenaError",
    "Block",
    "Duel",
    "EndlessError",
    "Folder",
    "Pace",
    "Plan",
    "Played",
    "Report",
    "Share",
    "Standing",
    "Verdict",
    "interval",
    "plan",
    "played",
    "report",
    "rounds",
    "run",
    "seatings",
    "workers",
]
