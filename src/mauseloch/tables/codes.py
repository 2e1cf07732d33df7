"""Codes of tables, short enough to be called across a room, and secrets, which are not."""

import secrets
from collections.abc import Container

CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"
SYLLABLES = 3
TRIES = 1000


def new_code(taken: Container[str]) -> str:
    """One that no open table has: three syllables and two digits, 34 million of them."""
    for _ in range(TRIES):
        syllables = (secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))
        code = f"{''.join(syllables)}-{secrets.randbelow(90) + 10}"
        if code not in taken:
            return code
    raise RuntimeError("no code is left")


def new_secret() -> str:
    """What nobody can guess; of letters and digits alone, for links and command lines."""
    return secrets.token_hex(16)
