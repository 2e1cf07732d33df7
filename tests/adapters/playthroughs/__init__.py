"""Golden playthroughs: all that OpenSpiel can ask about a match, one text a game."""

from pathlib import Path

import absl.flags
from open_spiel.python.algorithms import generate_playthrough

from mauseloch.adapters import openspiel

LOADED = {
    "mausen": "mausen",
    "geier": "geier(players=3,rewards=points)",
    "zocken": "zocken(max_game_length=80)",
    "geflippt": "geflippt(max_game_length=12,tick_ms=2000)",
}
"""Short ones, since an information state is as long as the longest match."""


def file_of(name: str) -> Path:
    """Where the playthrough of a game is."""
    return Path(__file__).parent / f"{name}.txt"


def flags() -> None:
    """OpenSpiel asks for flags of a command line; there are none."""
    if not absl.flags.FLAGS.is_parsed():
        absl.flags.FLAGS(["playthroughs"])


def played(name: str) -> str:
    """A new playthrough, always the same until something changes."""
    flags()
    loaded = openspiel.PREFIX + LOADED[name]
    text: str = generate_playthrough.playthrough(loaded, None, seed=1)
    return text


def replayed(name: str) -> tuple[str, str]:
    """The playthrough that is kept, and what the same actions lead to now."""
    flags()
    kept, now = generate_playthrough.replay(file_of(name))
    return kept, now
