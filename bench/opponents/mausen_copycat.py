"""Mausen: plays the species that won most in the previous round, as high as it can."""

from mauseloch.core.bot import Answer, Question
from mauseloch.games.mausen.rules import Hunt, News, Revealed, View


def answer(question: Question[View, News]) -> Answer:
    won: dict[str, int] = {}
    for told in question.log:
        if isinstance(told, Revealed):
            won = {}
        elif isinstance(told, Hunt):
            won[told.species] = sum(card.value for card in told.caught)
    hand = question.view.hand
    return Answer(max(hand, key=lambda card: (won.get(card.species, 0), card.value)))
