"""Mausen: always the lowest card, elephants before dogs before cats before mice."""

from mauseloch.core.bot import Answer, Question
from mauseloch.games.mausen.rules import ORDER, News, View


def answer(question: Question[View, News]) -> Answer:
    return Answer(min(question.view.hand, key=lambda card: (card.value, ORDER[card])))
