"""The phrases people can send each other: preset, translated and kind. Children play here."""

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
"""Each is a message `phrase-…` in the catalogues."""
FACES = ("face-laugh", "face-love", "face-wow", "face-phew", "face-sad", "face-wink")
"""Reactions: said like phrases, but shown as faces, to clients that can."""
