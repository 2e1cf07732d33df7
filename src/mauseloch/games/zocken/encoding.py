"""Mäusezocken in numbers; kernel/engine.py explains the whole numbers of a state."""

from mauseloch.core.encoding import Encoding, Part
from mauseloch.games.zocken.kernel.takes import ACTIONS, OUTCOMES
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import ROLLS, Mice, State

ROLL_NUMBER = {dice: number for number, dice in enumerate(ROLLS.values())}


def words(seats: int) -> int:
    """The number of words: the table, owned mice, the match's progress, and each seat's points."""
    return 3 + seats


def pack(game: Zocken, state: State) -> list[int]:  # noqa: ARG001 - the options change nothing here
    """A state of the rules in the kernel's form."""
    table = _counted(state.middle) | _counted(state.aside) << 20
    owned = sum(_fields(mice) << 15 * seat for seat, mice in enumerate(state.owned))
    progress = (
        (0 if state.first is None else state.first + 1)
        | (0 if state.turn is None else state.turn + 1) << 3
        | (0 if state.dice is None else ROLL_NUMBER[state.dice] + 1) << 6
        | state.rolling << 11
        | state.secured << 12
        | len(state.points) << 13
    )
    points = [
        sum(game_points[seat] << 7 * game for game, game_points in enumerate(state.points))
        for seat in range(len(state.owned))
    ]
    return [table, owned, progress, *points]


def _fields(mice: Mice) -> int:
    return sum(count << 3 * colour for colour, count in enumerate(mice))


def _counted(mice: Mice) -> int:
    return _fields(mice) | sum(mice) << 15


ENCODING = Encoding(
    actions=ACTIONS,
    outcomes=OUTCOMES,
    shared=(
        Part("middle", 5, "how many mice of each colour are in the middle, from yellow to red"),
        Part("aside", 5, "how many of each are set aside in this turn"),
        Part(
            "dice", 6, "how many dice show each colour, then jokers; 0 unless a roll is to be used"
        ),
        Part("rolling", 1, "1 while the dice are in the air"),
        Part("secured", 1, "1 if mice were secured in this turn"),
        Part(
            "losing", 1, "how many of the 36 rolls would lose the turn; 0 unless one may come next"
        ),
        Part("games", 1, "how many games are over"),
    ),
    each=(
        Part("owned", 5, "how many mice of each colour are owned"),
        Part("score", 1, "what they are worth"),
        Part("points", 1, "points in all games that are over"),
        Part("turn", 1, "1 for the turn"),
        Part("first", 1, "1 for the first turn of this game"),
    ),
    words=words,
    pack=pack,
)
