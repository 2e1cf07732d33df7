"""Rules since replaced: matches begun under them continue under them."""

from mauseloch.games.zocken.rules import Zocken


class Zocken1(Zocken):
    """With all five colours set aside, a player had to stop.

    The booklet leaves the choice: another roll surely loses the turn, which can keep a lost game
    from ending.
    """

    version = 1
    must_stop = True
