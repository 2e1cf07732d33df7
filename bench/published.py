"""First bids in plain Goofspiel for two, as published by others."""

import numpy as np
from numpy.typing import NDArray

POINTS_SOURCE = "github.com/atanazy-tot/goofspiel-solver, said to agree with Rhoads’ page"
_POINTS = {
    5: """
        .047 .8327 .1203 0 0
        .1855 0 .7375 .077 0
        .1182 .1188 0 .763 0
        .1226 .0735 .1915 .2043 .4081
        .1123 .0241 0 0 .8636
    """,
    6: """
        .165 .5774 .2576 0 0 0
        0 .3253 .1814 .4933 0 0
        .0655 .1314 .17 .2907 .3424 0
        .098 .0458 .1734 0 .6081 .0746
        .0273 .0865 0 .3461 .0202 .52
        0 .1383 .0062 0 0 .8554
    """,
}
POINTS: dict[int, NDArray[np.float64]] = {
    cards: np.array(table.split(), float).reshape(cards, cards) for cards, table in _POINTS.items()
}
"""Maximising the difference in points: a row for each prize, a column for each bid."""

WIN_SOURCE = "github.com/matttang27/GOPSsolver"
WIN = {
    5: [0.144423, 0.0153536, 0, 0, 0.840223],
    6: [0, 0.176829, 0.00787058, 0, 0, 0.815301],
}
"""Maximising the chances of winning, when the highest prize turns up first."""
