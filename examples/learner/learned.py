"""The bot that train.py has trained: `mauseloch arena geier learned.py,bruno --games 400`."""

import numpy as np
from train import FILE, features, mix

import mauseloch

with np.load(FILE) as kept:
    WEIGHTS = {name: kept[name] for name in kept.files}


def chances(observation, mask):
    """How likely each card is."""
    return mix(WEIGHTS, features(observation[None]), mask[None])[0][0]


def policy(observation, mask):
    """The card that it likes best."""
    return chances(observation, mask).argmax()


answer = mauseloch.player_of(policy)
answer.mix = lambda question: {answer(question).action: 1.0}  # so that it can be measured exactly
