"""The rules that were replaced: what was begun by them goes on by them."""

from mauseloch.games.zocken.rules import Zocken


class Zocken1(Zocken):
    """With all five colours set aside, a player had to stop.

    The booklet leaves the choice: another roll surely loses the turn, and that can keep a lost game
    from ending.
    """

    version = 1
    must_stop = True
