"""Players of On Tiptoe."""

from collections import Counter
from itertools import product
from random import Random

from mauseloch.core.bot import Answer, Bot, Question
from mauseloch.core.game import AnyGame
from mauseloch_tiptoe.rules import LOADS, News, SetOff, View, frightened, quietest


def timid(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - every cat is frightening
    """Takes little, but more while the tiles left in the bag are sleepy ones."""

    def answer(question: Question[View, News]) -> Answer:
        bag = question.view.bag
        bold = sum(bag) / len(bag) + rng.gauss(-0.3, 0.6)
        return Answer(str(min(4, max(1, round(bold)))))

    return answer


def bruno(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - likewise
    """Remembers what the others like to carry, and counts the tiles."""

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        seen = [told.loads for told in question.log if isinstance(told, SetOff)]
        others = [seat for seat in range(len(view.cheese)) if seat != question.seat]
        habits = [Counter([1, 2, 2, 3, *(loads[seat] for loads in seen)]) for seat in others]
        nights = [
            tuple(rng.choices(list(habit), list(habit.values()))[0] for habit in habits)
            for _ in range(24)
        ]

        def worth(load: str) -> float:
            return sum(
                _brought_home((int(load), *night), tile, view.floor)
                for night, tile in product(nights, view.bag)
            )

        return Answer(max(LOADS, key=worth))

    return answer


def _brought_home(loads: tuple[int, ...], tile: int, floor: int) -> float:
    """The first player's cheese. What another player sweeps up counts as a loss."""
    scared = frightened(loads, tile)
    dropped = floor + sum(loads[seat] for seat in scared)
    sweeper = quietest(loads)
    own = 0.0 if 0 in scared else loads[0]
    if sweeper is None:
        return own
    return own + dropped if sweeper == 0 else own - dropped / (len(loads) - 1)


BOTS = {"timid": timid, "bruno": bruno}
