"""Bots for Hol's der Geier."""

from collections.abc import Sequence
from itertools import pairwise
from math import inf, isfinite
from random import Random
from statistics import NormalDist
from typing import cast

from mauseloch.core.bot import Answer, Bot, Question, mixing
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

    def wanted(view: View) -> float:
        pot = sum(view.carried) + (view.prize or 0)
        return min(15, mouse * pot if pot >= 0 else -vulture * pot) + 0.5

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        nearest = _nearest(view.hand, rng.gauss(wanted(view), spread))
        varies = view.carried and after_a_tie > 1
        return Answer(str(rng.choice(nearest[:after_a_tie]) if varies else nearest[0]))

    def mix(question: Question[View, News]) -> dict[str, float]:
        view = question.view
        some = after_a_tie if view.carried else 1
        return _near(view.hand, NormalDist(wanted(view), spread), some)

    return mixing(answer, mix)


def _nearest(hand: Sequence[int], wanted: float) -> list[int]:
    """The cards of a hand, the nearest to this value first."""
    return sorted(hand, key=lambda card: abs(card - wanted))


def _near(hand: Sequence[int], wanted: NormalDist, some: int) -> dict[str, float]:
    """How often each card is one of the nearest and is picked among so many."""
    middles = sorted({(one + other) / 2 for one in hand for other in hand if one < other})
    ends = [-inf, *middles, inf]
    found = dict.fromkeys(map(str, hand), 0.0)
    for low, high in pairwise(ends):
        between = max(low, hand[0] - 1.0) / 2 + min(high, hand[-1] + 1.0) / 2
        picked = _nearest(hand, between)[:some]
        share = (_below(wanted, high) - _below(wanted, low)) / len(picked)
        for card in picked:
            found[str(card)] += share
    return found


def _below(wanted: NormalDist, value: float) -> float:
    return wanted.cdf(value) if isfinite(value) else float(value > 0)


def bruno(game: AnyGame, rng: Random) -> Bot:
    """Counts what is still to come: the best prize left gets the best card left.

    With more people at the table it varies its bids, because equal ones cancel each other.
    """
    there = [PRIZE_VALUE[prize] for prize in prizes(cast("Geier", game).cards)]

    def place(question: Question[View, News]) -> NormalDist:
        """Where in the hand, from 0."""
        view = question.view
        seen = [told.prize for told in question.log if isinstance(told, TurnedUp)]
        left = [abs(prize) for prize in there if prize not in seen]
        pot = abs(sum(view.carried) + (view.prize or 0))
        last = len(view.hand) - 1
        wanted = last * sum(prize < pot for prize in left) / max(1, len(left))
        spread = 1.0 if len(view.has_bid) == 2 else 2.5
        return NormalDist(wanted, spread * len(view.hand) / 15)

    def answer(question: Question[View, News]) -> Answer:
        hand, wanted = sorted(question.view.hand), place(question)
        found = round(rng.gauss(wanted.mean, wanted.stdev))
        return Answer(str(hand[min(len(hand) - 1, max(0, found))]))

    def mix(question: Question[View, News]) -> dict[str, float]:
        hand, wanted = sorted(question.view.hand), place(question)
        ends = [0.0, *(wanted.cdf(at + 0.5) for at in range(len(hand) - 1)), 1.0]
        return {
            str(card): high - low for card, (low, high) in zip(hand, pairwise(ends), strict=True)
        }

    return mixing(answer, mix)


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

    def mix(question: Question[View, News]) -> dict[str, float] | None:
        view, rules = question.view, cast("Geier", game)
        return duel.mixed(rules, view, question.log) if len(view.has_bid) == 2 else None

    return mixing(answer, mix)


def points(game: AnyGame, rng: Random) -> Bot:
    """With two at the table, bid for points alone, so that nobody gains much by knowing how."""
    from mauseloch.games.geier.players.points import counted  # noqa: PLC0415 - likewise

    with_more = zeno(game, rng)

    def answer(question: Question[View, News]) -> Answer:
        view, log = question.view, question.log
        if len(view.has_bid) > 2:
            return with_more(question)
        return Answer(counted(cast("Geier", game), view, log, rng))

    return answer


BOTS = {
    "simple": simple,
    "pip": pip,
    "lotte": lotte,
    "bruno": bruno,
    "clara": clara,
    "zeno": zeno,
    "points": points,
}
