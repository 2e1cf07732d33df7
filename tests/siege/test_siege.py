"""The siege notices the faults it is there to notice."""

import asyncio
import hashlib
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import mauseloch
from mauseloch.core.match import Match
from mauseloch.server.frames import tagged
from mauseloch.store import Append, Begin
from mauseloch.store.sql import SqlStore
from tests.server.records import answers
from tests.siege.histograms import Histograms
from tests.siege.plan import OVER_S, Outage, Plan
from tests.siege.verdict import Recovery, Verdict, judged, trips

FILES = ("acks", "cuts", "heard", "samples", "strays", "trips", "troubles")


def test_an_hour_has_all_that_it_should() -> None:
    plan = Plan(minutes=60, tables=500)
    kinds = [one.kind for one in plan.incidents]
    assert kinds.count("full") == 2
    assert kinds.count("restart") >= 11
    assert kinds.count("kill") >= 8
    assert plan.incidents == Plan(minutes=60, tables=500).incidents
    assert plan.incidents != Plan(minutes=60, tables=500, seed=2).incidents


@pytest.mark.parametrize("minutes", [2, 3, 10, 60])
def test_no_incident_hides_another(minutes: float) -> None:
    times = [one.at_s for one in Plan(minutes=minutes, tables=1).incidents]
    assert times
    assert min(b - a for a, b in zip(times, [*times[1:], 1e9], strict=True)) > 2 * OVER_S


def played(folder: Path) -> tuple[str, Match[Any, Any, Any]]:
    """Store a match, and return the store's URL and the match."""
    match = Match(mauseloch.game("geier"), 2, "7", live=True)
    for _ in range(5):
        for seat in range(2):
            match.play(seat, match.legal(seat)[0])
    url = f"sqlite:///{folder / 'siege.db'}"

    async def stored() -> None:
        store = SqlStore(url)
        await store.open()
        begun = Begin("m" * 32, "t", "geier", match.game.version, match.game.chosen, 2, "7", 0.0)
        await store.write(begun, Append("m" * 32, 0, match.inputs))
        await store.close()

    asyncio.run(stored())
    for name in FILES:
        (folder / f"{name}.txt").touch()
    return url, match


def verdict(url: str, folder: Path) -> Verdict:
    return asyncio.run(judged(url, folder, 1))


def test_an_acknowledged_move_that_is_not_stored_is_found(tmp_path: Path) -> None:
    url, match = played(tmp_path)
    number, seat, action = answers(match)[-1]
    (tmp_path / "acks.txt").write_text(f"{'m' * 32} {seat} {number} {action}\n")
    assert verdict(url, tmp_path).lost == []
    with (tmp_path / "acks.txt").open("a") as file:
        file.write(f"{'m' * 32} {seat} {number} 99\n{'n' * 32} 0 1 3\n")
    assert len(verdict(url, tmp_path).lost) == 2


def test_news_that_are_not_so_are_found(tmp_path: Path) -> None:
    url, match = played(tmp_path)
    told = hashlib.sha256()
    for news in match.log(1)[:4]:
        told.update(tagged(news) + b"\n")
    said = f"{'m' * 32} 1 4 {told.hexdigest()}\n"
    (tmp_path / "heard.txt").write_text(said)
    assert verdict(url, tmp_path).untrue == []
    (tmp_path / "heard.txt").write_text(said.replace(" 4 ", " 5 "))
    assert len(verdict(url, tmp_path).untrue) == 1


def test_a_leak_is_found(tmp_path: Path) -> None:
    url, _ = played(tmp_path)
    (tmp_path / "heard.txt").write_text(f"{'m' * 32} 1 0 {hashlib.sha256().hexdigest()}\n")
    frame = {"type": "update", "match": "m" * 32, "sequence": 5, "news_from": 0, "hand": [1, 2]}
    sample = {"seat": 1, "names": ["Mia", "Leo"], "frame": json.encode(frame).decode()}
    (tmp_path / "samples.txt").write_bytes(json.encode(sample) + b"\n")
    (tmp_path / "strays.txt").write_text(f"changed {'0' * 32}\n")
    assert len(verdict(url, tmp_path).leaks) == 2


def test_outages_are_left_out_and_must_end(tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / f"{name}.txt").touch()
    lines = ["10 0.010", "20 0.020", "51 12.0", "75 0.030"]
    (tmp_path / "trips.txt").write_text("\n".join(lines))
    (tmp_path / "troubles.txt").write_text("52 refused store_away\n90 refused too_fast\n")
    found = trips(tmp_path, [Outage("restart", 50, 55)], 0, 100)
    assert found.calm_ms == pytest.approx([10, 20, 30])
    assert found.all == 4
    assert found.recoveries == [Recovery(8.0, 8.0)]
    assert dict(found.troubles) == {"refused too_fast": 1}
    assert found.recoveries[0].in_time


def test_whoever_waits_too_long_after_an_outage_is_found(tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / f"{name}.txt").touch()
    (tmp_path / "trips.txt").write_text("51 5.0\n56 0.01\n")
    outage = Outage("kill", 50, 55)
    assert trips(tmp_path, [outage], 0, 100).recoveries == [Recovery(1.0, 1.0)]
    (tmp_path / "cuts.txt").write_text("50 18.0\n")  # one player of many came back late
    late = trips(tmp_path, [outage], 0, 100).recoveries
    assert late == [Recovery(1.0, 13.0)]
    assert not late[0].in_time
    assert not Recovery(None, 0.0).in_time


def test_histograms_add_up_over_several_lives() -> None:
    histograms = Histograms()

    def shown(*counts: int) -> str:
        bounds = ("0.01", "0.1", "+Inf")
        named = zip(bounds, counts, strict=True)
        return "".join(
            f'mauseloch_x_seconds_bucket{{le="{bound}"}} {many}.0\n' for bound, many in named
        )

    for text, calm in (
        (shown(0, 0, 0), True),
        (shown(100, 100, 100), True),  # a hundred fast ones
        (shown(100, 100, 900), False),  # an outage
        (shown(0, 0, 0), True),  # killed and restarted
        (shown(0, 90, 90), True),  # ninety slow ones
    ):
        histograms.look(text, calm=calm)
    assert histograms.quantiles() == {"x": (0.01, 0.1)}


def test_an_outage_covers_what_it_may_have_held_up() -> None:
    now = time.monotonic()
    outage = Outage("full", now, now + 15)
    assert [outage.covers(now + s) for s in (-1, 0, 20, 26)] == [False, True, True, False]
    assert Outage("full", now).covers(now + 1000), "it is not over yet"
