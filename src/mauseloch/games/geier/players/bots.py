"""Bots for Hol's der Geier."""

from random import Random
from typing import cast

from mauseloch.core.bot import Answer, Bot, Question
from mauseloch.core.game import AnyGame
from mauseloch.games.geier.rules import PRIZE_VALUE, Geier, News, TurnedUp, View, prizes


def simple(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - the options change nothing
    """Bid according to what the pot matters, give or take a little.

    Mice go up to ten and vultures down to five, but a vulture hurts one player, while a mouse is
    lost to everyone else; so a vulture is worth about twice its number. After a tie, bids vary
    more: two bots that always bid their best would tie for ever.
    """
    return _by_worth(1.4, 2.2, 1.5, rng, after_a_tie=4)


def pip(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - the options change nothing
    """Bid like a small child: something like a seven for a seven, mouse or vulture."""
    return _by_worth(1.0, 1.0, 3.0, rng)


def lotte(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - likewise
    """Know that there are higher cards than prizes, but be too keen: the best cards go early."""
    return _by_worth(1.9, 3.0, 2.0, rng)


def _by_worth(
    mouse: float, vulture: float, spread: float, rng: Random, *, after_a_tie: int = 1
) -> Bot:
    """Want a certain card for each point of the pot, give or take a little; after a tie, pick any
    of the `after_a_tie` nearest cards.
    """

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        pot = sum(view.carried) + (view.prize or 0)
        wanted = min(15, mouse * pot if pot >= 0 else -vulture * pot) + rng.gauss(0.5, spread)
        nearest = sorted(view.hand, key=lambda card: abs(card - wanted))
        varies = view.carried and after_a_tie > 1
        return Answer(str(rng.choice(nearest[:after_a_tie]) if varies else nearest[0]))

    return answer


def bruno(game: AnyGame, rng: Random) -> Bot:
    """Counts what is still to come: the best prize left gets the best card left.

    With more people at the table it varies its bids, because equal ones cancel each other.
    """
    there = [PRIZE_VALUE[prize] for prize in prizes(cast("Geier", game).cards)]

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        seen = [told.prize for told in question.log if isinstance(told, TurnedUp)]
        left = [abs(prize) for prize in there if prize not in seen]
        pot = abs(sum(view.carried) + (view.prize or 0))
        last = len(view.hand) - 1
        place = last * sum(prize < pot for prize in left) / max(1, len(left))
        spread = 1.0 if len(view.has_bid) == 2 else 2.5
        place += rng.gauss(0, spread) * len(view.hand) / 15
        return Answer(str(sorted(view.hand)[min(last, max(0, round(place)))]))

    return answer


def clara(game: AnyGame, rng: Random) -> Bot:
    """Play on mentally, against people of all kinds, and bid what wins most often."""
    from mauseloch.games.geier.players import search  # noqa: PLC0415 - NumPy and Numba, only for this

    def answer(question: Question[View, News]) -> Answer:
        view, log = question.view, question.log
        effort = search.QUICK if len(view.has_bid) == 2 else search.CAREFUL
        return Answer(search.searched(cast("Geier", game), view, log, rng, effort))

    return answer


def zeno(game: AnyGame, rng: Random) -> Bot:
    """Read the others from their bids; with two at the table, play the end perfectly."""
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
