"""Mausen: hunts the commonest prey, on the table and in all hands, with its lowest card."""

from collections import Counter
from typing import cast

from mauseloch.core.bot import Answer, Question
from mauseloch.games.mausen.players.minds import hands
from mauseloch.games.mausen.rules import PREY, Mausen, News, View


def answer(question: Question[View, News]) -> Answer:
    view = question.view
    there = Counter(card.species for card in view.table)
    for hand in hands(cast("Mausen", question.game), question.log, len(view.picked)):
        there.update(card.species for card in hand)
    return Answer(min(view.hand, key=lambda card: (-there[PREY[card.species]], card.value)))
