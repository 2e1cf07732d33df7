"""Players of Hol's der Geier."""

from random import Random
from typing import cast

from mauseloch.core.bot import Answer, Bot, Question
from mauseloch.core.game import AnyGame
from mauseloch.games.geier.rules import PRIZE_VALUE, Geier, News, TurnedUp, View


def simple(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - the options change nothing
    """Bids as high as the pot matters, give or take a little.

    Mice go up to ten and vultures down to five, but a vulture hurts one player while a mouse is
    lost to everybody else; so a vulture is worth about twice its number. After a tie it varies its
    bids more: two who always bid their best would tie for ever.
    """
    return _by_worth(1.4, 2.2, 1.5, rng, after_a_tie=4)


def pip(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - the options change nothing
    """A small child: for a seven it bids something like a seven, mouse or vulture."""
    return _by_worth(1.0, 1.0, 3.0, rng)


def lotte(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - likewise
    """Knows that there are higher cards than prizes, and is too keen: the best cards go early."""
    return _by_worth(1.9, 3.0, 2.0, rng)


def _by_worth(
    mouse: float, vulture: float, spread: float, rng: Random, *, after_a_tie: int = 1
) -> Bot:
    """Wants a certain card for each point of the pot, give or take a little; after a tie any of so
    many that are nearest.
    """

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        pot = sum(view.carried) + (view.prize or 0)
        wanted = min(15, mouse * pot if pot >= 0 else -vulture * pot) + rng.gauss(0.5, spread)
        nearest = sorted(view.hand, key=lambda card: abs(card - wanted))
        varies = view.carried and after_a_tie > 1
        return Answer(str(rng.choice(nearest[:after_a_tie]) if varies else nearest[0]))

    return answer


def bruno(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - likewise
    """Counts what is still to come: the best prize left gets the best card left.

    With more people at the table it varies its bids, because equal ones cancel each other.
    """

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        seen = [told.prize for told in question.log if isinstance(told, TurnedUp)]
        left = [abs(prize) for prize in PRIZE_VALUE.values() if prize not in seen]
        pot = abs(sum(view.carried) + (view.prize or 0))
        last = len(view.hand) - 1
        place = last * sum(prize < pot for prize in left) / max(1, len(left))
        spread = 1.0 if len(view.has_bid) == 2 else 2.5
        place += rng.gauss(0, spread) * len(view.hand) / 15
        return Answer(str(sorted(view.hand)[min(last, max(0, round(place)))]))

    return answer


def clara(game: AnyGame, rng: Random) -> Bot:
    """Plays on in her head, against people of all kinds, and bids what won most often."""
    from mauseloch.games.geier.players import search  # noqa: PLC0415 - NumPy and Numba, only for this

    def answer(question: Question[View, News]) -> Answer:
        view, log = question.view, question.log
        effort = search.QUICK if len(view.has_bid) == 2 else search.CAREFUL
        return Answer(search.searched(cast("Geier", game), view, log, rng, effort))

    return answer


def zeno(game: AnyGame, rng: Random) -> Bot:
    """Reads the others from what they have bid; with two at the table plays the end perfectly."""
    from mauseloch.games.geier.players import duel, search  # noqa: PLC0415 - likewise

    def answer(question: Question[View, News]) -> Answer:
        view, log = question.view, question.log
        rules = cast("Geier", game)
        if len(view.has_bid) == 2:
            return Answer(duel.duelled(rules, view, log, rng))
        return Answer(search.searched(rules, view, log, rng, search.THOROUGH))

    return answer


BOTS = {
    "simple": simple,
    "pip": pip,
    "lotte": lotte,
    "bruno": bruno,
    "clara": clara,
    "zeno": zeno,
}
