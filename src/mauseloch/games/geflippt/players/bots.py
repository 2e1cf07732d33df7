"""Bots for Mausgeflippt: a model of how people react.

A reaction is a chain of steps, each with its own time: see the mouse and its cheese, search the
hand card by card, decide (if nothing fits) whether to dare an attack, move the paw. Times are
ex-Gaussian, a normal part plus an exponential one, which describes human visual search well
(Palmer, Horowitz, Torralba and Wolfe 2011). Things go wrong on the way: people miss the cheese,
overlook a matching card or mistake its colour. A level scales all times and sets the slip rates.
"""

from random import Random
from typing import NamedTuple

from mauseloch.core.bot import LADDER, Answer, Bot, MakeBot, Question
from mauseloch.core.game import AnyGame
from mauseloch.games.geflippt.deck import Mouse
from mauseloch.games.geflippt.view import News, View

QUICKEST_MS = 250
"""The fastest that a person can react step by step."""


class Step(NamedTuple):
    """An ex-Gaussian time in milliseconds."""

    mu: float
    sigma: float
    tau: float

    def draw(self, rng: Random) -> float:
        return rng.gauss(self.mu, self.sigma) + rng.expovariate(1 / self.tau)


SEE = Step(350, 50, 120)  # take in the mouse, its clothes and its cheese
SEARCH = Step(110, 20, 40)  # look at one card in the hand
DECIDE = Step(300, 60, 150)  # nothing fits: attack, or leave it alone?
MOVE = Step(160, 25, 30)  # bring the paw down
LOOK = Step(1900, 100, 80)  # let everyone look at the finish before the next mouse


class Level(NamedTuple):
    """How quick and how careful a player is: a time factor, then probabilities."""

    times: float
    misses_cheese: float
    """The chance of reacting to a protected mouse."""
    overlooks: float
    """The chance of overlooking a card that matches."""
    mistakes_colour: float
    """The chance of mistaking the other design of a kind for the one worn."""
    dares: float
    """The chance of attacking when nothing seems to match, instead of passing."""


LEVELS = {
    1: Level(2.4, 0.30, 0.20, 0.15, 0.40),  # a small child
    2: Level(1.8, 0.18, 0.12, 0.09, 0.55),  # a schoolchild
    3: Level(1.4, 0.10, 0.07, 0.05, 0.70),  # a grown-up
    4: Level(1.1, 0.05, 0.04, 0.03, 0.80),  # an experienced player
    5: Level(0.9, 0.03, 0.02, 0.015, 0.90),  # a quick player
}


def simple(game: AnyGame, rng: Random) -> Bot:  # noqa: ARG001 - a window is a window
    """React like a grown-up."""
    return reacting(LEVELS[3], rng)


def _at(level: int) -> MakeBot:
    return lambda game, rng: reacting(LEVELS[level], rng)  # noqa: ARG005 - as above


def reacting(person: Level, rng: Random) -> Bot:
    """React like this person."""

    def answer(question: Question[View, News]) -> Answer:
        view = question.view
        if view.mouse is None:
            return _after("reveal", LOOK.draw(rng) + DECIDE.draw(rng) + MOVE.draw(rng))
        spent = SEE.draw(rng)
        if view.protected and rng.random() >= person.misses_cheese:
            return _after("pass", spent + DECIDE.draw(rng) + MOVE.draw(rng))
        for piece in rng.sample(view.hand, len(view.hand)):
            spent += SEARCH.draw(rng)
            if _seems_worn(piece, view.mouse):
                return _after(f"whack {piece}", spent + MOVE.draw(rng))
        dares = "attack" in question.legal and rng.random() < person.dares
        return _after("attack" if dares else "pass", spent + DECIDE.draw(rng) + MOVE.draw(rng))

    def _seems_worn(piece: str, mouse: Mouse) -> bool:
        if piece in mouse.wears:
            return rng.random() >= person.overlooks
        kind = piece.partition("-")[0]
        lookalike = any(worn.partition("-")[0] == kind for worn in mouse.wears)
        return lookalike and rng.random() < person.mistakes_colour

    def _after(action: str, spent: float) -> Answer:
        return Answer(action, max(QUICKEST_MS, round(spent * person.times)))

    return answer


BOTS = {"simple": simple, **{name: _at(level) for level, name in enumerate(LADDER, start=1)}}
