"""Codes of tables, short enough to call across a room, and secrets, which aren't.

A code is four syllables and four digits. There are 216 billion of them: with the server's limits on
wrong codes, strangers need years to find a table (docs/host/hosting.md has the arithmetic).
"""

import re
import secrets
from collections.abc import Container

CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"
SYLLABLES = 4
DIGITS = 4
CODES = (len(CONSONANTS) * len(VOWELS)) ** SYLLABLES * 9 * 10 ** (DIGITS - 1)
TRIES = 1000
LINK = re.compile(r"[0-9a-f]{32}")
SPELLED = re.compile(r"([a-z]+)([0-9]+)")


def new_code(taken: Container[str]) -> str:
    """Draw a code that no open table has."""
    for _ in range(TRIES):
        syllables = (secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))
        digits = secrets.randbelow(9 * 10 ** (DIGITS - 1)) + 10 ** (DIGITS - 1)
        code = f"{''.join(syllables)}-{digits}"
        if code not in taken:
            return code
    raise RuntimeError("no code is left")


def spelled(typed: str) -> str:
    """Spell a code our way, even if it was typed in capitals, with spaces or without a dash."""
    plain = "".join(one for one in typed.lower() if one.isalnum())
    found = SPELLED.fullmatch(plain)
    return f"{found[1]}-{found[2]}" if found else typed.strip().lower()


def is_code(name: str) -> bool:
    """Whether this names a table by something guessable, rather than by its link."""
    return LINK.fullmatch(name) is None


def new_secret() -> str:
    """Draw an unguessable secret of letters and digits, safe in links and command lines."""
    return secrets.token_hex(16)
