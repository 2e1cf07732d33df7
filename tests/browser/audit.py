"""Whether a browser was sent anything that its seat must not know."""

import json
import random
from collections.abc import Sequence
from typing import Any

import mauseloch
from mauseloch.core.match import Match
from mauseloch.tables.document import hashed
from tests.browser.people import Person
from tests.server.test_secrets import Heard, check

MOST = 25
"""The number of each browser's updates that are computed again."""


def finished(one: Person) -> Match[Any, Any, Any]:
    """The match that was just played, as anyone can fetch it."""
    answer = one.context.request.get(f"/api/matches/{one.match}")
    assert answer.ok
    replayed = mauseloch.replay(mauseloch.Record.loads(answer.text()))
    assert replayed.outcome is not None
    return replayed


def keys(one: Person) -> list[str]:
    """The seat keys kept in this browser."""
    kept = one.page.evaluate("() => Object.entries(localStorage)")
    found = [value for key, value in kept if "seat" in key and len(value) == 32]
    return [str(value) for value in found]


def audit(everybody: Sequence[Person]) -> None:
    """Check that no frame received by any browser tells more than its seat may know."""
    match = finished(everybody[0])
    own = {one.name: keys(one) for one in everybody}
    link = everybody[0].link
    assert link
    tokens = [key for found in own.values() for key in found]
    assert len(tokens) >= sum(one.seat is not None for one in everybody)
    for one in everybody:
        names = playing(one)
        heard = Heard(one.seat, [frame.encode() for frame in one.frames])
        assert len(heard.frames) > 10, "hardly anything was heard"
        changed = check(match, heard, random.Random(one.name), names, MOST)
        assert match.game.name == "zocken" or changed > 2, "hardly anything was hidden"
        foreign = [key for key in tokens if key not in own[one.name]]
        secret = [match.seed, *map(hashed, tokens), *foreign]
        for frame in one.frames:
            assert not any(hidden in frame for hidden in secret), frame
            # Anyone who was let in may invite others: only their welcome has the link.
            assert link not in frame or json.loads(frame)["type"] == "welcome", frame


def playing(one: Person) -> list[str]:
    """The names of those who had a seat during the match."""
    for table in reversed(one.tables):
        if table["state"] == "playing":
            return [seat["name"] for seat in table["seats"]]
    raise AssertionError(json.dumps(one.tables[-1]))
