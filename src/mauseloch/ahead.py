"""Compile ahead of time everything the strongest bots and the coach need.

Each step briefly uses everything it compiles, in a process of its own: compilers take memory that
is only freed when the process ends. Finished steps are marked next to the compiled code.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from typing import Literal, NamedTuple

from mauseloch.bots import bot, kinds, play, stand_in, thinks_long
from mauseloch.core import kept
from mauseloch.core.extras import has
from mauseloch.core.game import AnyGame
from mauseloch.core.match import Match
from mauseloch.games import game as rules_of
from mauseloch.games import package, shelf

Use = Literal["bots", "coach"]
HOME = f"{__package__}."


class Step(NamedTuple):
    """What one game needs compiled for one use."""

    game: str
    use: Use

    @property
    def mark(self) -> str:
        """Its name in the folder of compiled code."""
        return "-".join([self.game, self.use, *_version(self.game)])


def steps() -> list[Step]:
    """All steps, those that people are likely to need first at the front."""
    if not has("kernels"):
        return []
    offered = shelf().packages
    found = [Step(name, "bots") for name in offered if any(_searching(name))]
    return found + [Step(name, "coach") for name in offered if offered[name].has("kernel")]


def is_compiled(step: Step) -> bool:
    """Whether this step is done. Where nothing can be kept, each process compiles for itself."""
    return kept.folder() is None or kept.is_done(step.mark)


def compile_step(step: Step) -> None:
    """Compile this step, unless another process has just done so."""
    with kept.alone(step.mark):
        if not kept.is_done(step.mark):
            USES[step.use](rules_of(step.game))
            kept.done(step.mark)


def _searching(game: str) -> Iterator[str]:
    """The bots that need a compiler."""
    return (kind for kind in kinds(game) if thinks_long(game, kind))


def _bots(game: AnyGame) -> None:
    """Let each bot play whole matches: many search differently with two seats and with more."""
    for kind in _searching(game.name):
        for seats in sorted({*game.seats[:2], game.seats[-1]}):
            others = [bot(stand_in(game.name), game, seat) for seat in range(1, seats)]
            play(Match(game, seats, seed="ahead"), [bot(kind, game, "ahead"), *others])


def _coach(game: AnyGame) -> None:
    """Review whole matches, briefly, including positions whose value is known exactly."""
    from mauseloch.coach.review import review  # noqa: PLC0415 - so that the server doesn't load it

    for seats in game.seats[:2]:
        match = Match(game, seats, seed="ahead")
        play(match, [bot(stand_in(game.name), game, seat) for seat in range(seats)])
        review(match, 0, [str(seat) for seat in range(seats)], rollouts=2)


USES: Mapping[Use, Callable[[AnyGame], None]] = {"bots": _bots, "coach": _coach}


@cache
def _version(game: str) -> tuple[str, ...]:
    """A hash of a third-party game: the name of the folder only covers our own source."""
    if package(game).home.startswith(HOME):
        return ()
    files = sorted(package(game).folder.rglob("*.py"))
    return (sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16],)
