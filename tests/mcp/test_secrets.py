"""No byte that an assistant gets depends on what its seat must not know."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import mauseloch
from mauseloch.mcp.local import LocalSeat
from mauseloch.mcp.situation import Now, situation
from mauseloch.texts import texts
from tests.mcp.caller import Caller, Here, run
from tests.server.test_secrets import redealt

GAMES = {"mausen": 3, "geier": 2, "zocken": 2, "geflippt": 3}
MOST = 12
"""How many of a match's situations to check."""


async def played(here: Here, caller: Caller, game: str) -> tuple[Any, Any]:
    """A match played to its end, and the seat that played it."""
    now = await caller.call("start", game=game, players=GAMES[game], bots=["simple"], seed="hush")
    await caller.play(now)
    return here.seats.get(now["ticket"]).seat, now["ticket"]


def again(match: Any, seat: int, names: Any, inputs: Any, ticket: str) -> Any:
    """What this seat would be told after these inputs."""
    length = len(inputs)
    other: Any = mauseloch.Match(match.game, match.seats, "another", inputs)
    assert other.length == length
    asked = other.question(seat)
    told = Now(
        match.game,
        seat,
        names,
        view=asked.view,
        log=asked.log,
        legal=tuple(asked.legal),
        question=length,
        guess_ms=asked.guess_ms,
        time_left_ms=asked.time_left_ms,
        outcome=other.outcome,
    )
    return msgspec.json.encode(situation(ticket, told, texts("en")))


def check(match: Any, seat: int, names: Any, ticket: str) -> int:
    """Compare with matches in which all that is hidden was different; how often it was."""
    rng, changed = random.Random(match.game.name), 0
    asked = [one for one in range(match.length) if seat in waiting(match, one)]
    for length in rng.sample(asked, min(MOST, len(asked))):
        true = match.inputs[:length]
        told = again(match, seat, names, true, ticket)
        inputs = redealt(match, length, seat, rng)
        changed += inputs != true
        assert again(match, seat, names, inputs, ticket) == told
    return changed


def waiting(match: Any, length: int) -> Any:
    state = match.game.start(match.seats)
    for put in match.inputs[:length]:
        state = match.game.apply(state, put)
    return match.game.waiting(state).seats


@pytest.mark.parametrize("game", GAMES)
def test_redealing_what_is_hidden_changes_no_byte(game: str) -> None:
    """Every situation that was sent can be built from what the seat may know alone."""

    async def main() -> None:
        here = Here()
        async with here as caller:
            seat, ticket = await played(here, caller, game)
            assert isinstance(seat, LocalSeat)
            # From another seat, too: its own bids may lie there when the others are asked.
            changed = [check(seat.match, one, seat.names, ticket) for one in range(GAMES[game])]
            assert game == "zocken" or sum(changed) > 5, "hardly anything was hidden"
            for heard in caller.heard:
                assert b"hush" not in heard

    run(main())


def test_what_is_sent_is_what_is_checked() -> None:
    """A situation over the wire has the bytes that the comparison above builds."""

    async def main() -> None:
        here = Here()
        async with here as caller:
            now = await caller.call("start", game="geflippt", players=3, bots=["simple"])
            seat = here.seats.get(now["ticket"]).seat
            assert isinstance(seat, LocalSeat)
            inputs = seat.match.inputs
            built = again(seat.match, 0, seat.names, inputs, now["ticket"])
            assert msgspec.json.decode(built) == await caller.call("look", ticket=now["ticket"])

    run(main())


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = type(mauseloch.game("geier"))
    honest = game.view

    def leaky(self: Any, state: Any, seat: int | None) -> Any:
        return replace(honest(self, state, seat), discarded=tuple(state.bids))

    async def main() -> None:
        here = Here()
        async with here as caller:
            seat, ticket = await played(here, caller, "geier")
            monkeypatch.setattr(game, "view", leaky)
            with pytest.raises(AssertionError):
                check(seat.match, 1, seat.names, ticket)

    run(main())
