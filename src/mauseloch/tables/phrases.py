"""What people at a table can say to each other: preset, translated, kind. Children play here."""

from mauseloch.core.words import Say, say

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "your-turn",
    "hurry-up",
    "again",
    "bye",
    "laugh",
    "wow",
    "oh-no",
    "thinking",
    "cheese",
    "squeak",
)
"""Each is the message `phrase-…` in the catalogues."""


def phrase_said(phrase: str) -> Say:
    """A phrase as a message."""
    return say(f"phrase-{phrase}")
