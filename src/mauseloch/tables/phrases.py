"""What people at a table can say to each other: preset, translated, kind. Children play here."""

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
