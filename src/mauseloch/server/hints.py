"""A hint for who practises against bots: what the coach would do, from what the seat was told."""

from collections.abc import Sequence

from mauseloch.coach.questions import asked
from mauseloch.core.game import AnyGame, Input, Seat
from mauseloch.server.wire import Hinted, message
from mauseloch.telling import narration


def hinted(
    number: int, game: AnyGame, inputs: Sequence[Input], seat: Seat, names: Sequence[str]
) -> Hinted:
    """The answer to hint `number`; inputs are those before the open question was asked."""
    # A second for the compiler, which a server need not wait for before it is up.
    from mauseloch.coach.judgement import judge  # noqa: PLC0415

    *_, open_one = asked(game, len(names), inputs, seat)
    found = judge(open_one.question, seed=len(inputs))
    best = found.best
    return Hinted(
        id=number,
        question=len(inputs),
        best=best,
        doing=message(narration(game.name).doing(best, names)),
        chance=found.chances[best],
        error=found.errors[best],
        exact=found.exact,
        chances=dict(found.chances),
    )
