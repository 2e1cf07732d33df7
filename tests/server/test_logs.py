"""Log lines record what happened and contain no personal data."""

import asyncio
import json
import logging
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from mauseloch.server import logs
from mauseloch.server.hub import Hub
from mauseloch.server.keeping import summed_up
from mauseloch.store import MemoryStore, StoreError
from tests.server.live import server
from tests.server.program import Program
from tests.server.test_matches import plays, run


def line(record: logging.LogRecord) -> Any:
    return json.loads(logs.Lines().format(record))


def record(message: str, *args: object, error: BaseException | None = None, **more: Any) -> Any:
    exc = None if error is None else (type(error), error, error.__traceback__)
    made = logging.LogRecord("x", logging.ERROR, "f", 1, message, args, exc)
    made.__dict__ |= more
    return made


def raised(error: BaseException) -> BaseException:
    try:
        raise error
    except BaseException as caught:
        return caught


def test_a_line_has_its_time_with_a_zone_and_its_event() -> None:
    told = line(record("match_ended", fields={"game": "geier"}))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told["at"])
    assert (told["event"], told["game"], told["level"]) == ("match_ended", "geier", "error")


def test_lines_of_others_lose_their_addresses() -> None:
    told = line(record("%s and %s went to %s", "192.0.2.7", "2001:db8::7", "::1"))
    assert told["message"] == "* and * went to *"
    assert (told["event"], told["from"]) == ("log", "x")
    assert line(record("at 12:30:45 it was 3.11"))["message"].endswith("it was 3.11")


def test_what_was_raised_is_told_by_its_place_not_by_its_words() -> None:
    told = line(record("table_failed", fields={}, error=raised(KeyError("Mia"))))
    assert "Mia" not in json.dumps(told)
    assert told["error"] == "KeyError"
    assert any("test_logs.py" in one and one.endswith(" raised") for one in told["where"])


def test_what_a_store_complains_of_is_told_but_not_about_which_row() -> None:
    error = raised(StoreError("the database x cannot be written: duplicate DETAIL: Key (id)=(abc)"))
    told = line(record("x", fields={}, error=error))
    assert told["why"] == "the database x cannot be written: duplicate"
    full = raised(OSError(28, "No space left on device"))
    assert line(record("x", fields={}, error=full))["why"] == "No space left on device"


def test_what_it_came_from_is_told_too() -> None:
    try:
        try:
            raise KeyError("Mia")
        except KeyError as inner:
            raise ValueError("Leo") from inner
    except ValueError as error:
        told = line(record("x", fields={}, error=error))
    assert (told["error"], told["after"]["error"]) == ("ValueError", "KeyError")


@pytest.mark.usefixtures("own_log")
def test_quiet_logs_have_only_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    logs.begin(quiet=True)
    logs.note("table_opened")
    logs.warn("no_admin_socket")
    assert [json.loads(one)["event"] for one in capsys.readouterr().err.splitlines()] == [
        "no_admin_socket"
    ]


def test_a_busy_server_logs_much_and_nothing_about_anybody(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names, codes, links, tokens, seeds and addresses must not appear in any line."""
    caplog.set_level("INFO")
    secrets: set[str] = {"127.0.0.1", "Mia Möwe", "Leo Luchs", "192.0.2"}

    async def main() -> None:
        async with server() as at:
            hub = at.server.hub
            before = hub.metrics.totals()
            for game in ("geier", "zocken"):
                table = await at.table(game=game, seats=3, bots=["simple"], name="Mia Möwe")
                secrets.update((table["code"], table["link"], table["token"]))
                proxied = {"X-Forwarded-For": "192.0.2.77"}
                async with (
                    at.client(table["code"], table["token"]) as mia,
                    at.client(table["link"], headers=proxied) as leo,
                ):
                    seated = await leo.sit(name="Leo Luchs")
                    secrets.add(seated["token"])
                    assert (await leo.sit(name="Leo Luchs"))["code"] == "seated"
                    await mia.say("start")
                    secrets.add(hub.find(table["code"]).table.document.seed)
                    secrets.add(hub.find(table["code"]).table.document.match)
                    await asyncio.gather(plays(mia, random.Random(1)), plays(leo, random.Random(2)))
            await at.ask("POST", "/api/tables", {"game": "geier", "seats": 2, "name": "\u202e"})
            await at.ask("GET", f"/api/tables/{table['code']}?name=Mia%20M%C3%B6we")
            summed_up(hub, before)
            broken = hub.find(table["code"])

            def bug(*_: object, **__: object) -> None:
                raise ZeroDivisionError(table["code"], "Mia Möwe")

            monkeypatch.setattr(broken.table, "start", bug)
            async with at.client(table["code"], table["token"]) as mia:
                broken._guarded(bug)
            other = await at.table(game="geier", seats=2, name="Mia Möwe")
            secrets.update((other["code"], other["link"], other["token"]))
            await hub.close_table(hub.find(other["code"]), "Mia Möwe was rude")

    run(main())
    lines = [logs.Lines().format(one) for one in caplog.records]
    events = {json.loads(one)["event"] for one in lines}
    assert events >= {
        *("started", "stopped", "table_opened", "table_closed", "table_failed"),
        *("match_begun", "match_ended", "refusals"),
    }
    assert "" not in secrets
    for text in lines:
        assert not [one for one in secrets if one in text], text


def test_a_program_logs_its_start_and_stop_and_nothing_but_json(tmp_path: Path) -> None:
    async def go() -> None:
        program = Program(tmp_path / "tables.db")
        try:
            await program.start()
            assert program.program is not None
            program.program.terminate()
            await program.program.wait()
        finally:
            await program.kill()
        lines = program.logged()
        events = [one["event"] for one in lines if "compil" not in one["event"]]
        assert events == ["started", "stopped"]
        assert lines[0]["version"]
        named = {"admin": ["socket"], "listen": ["port"], "storage": ["url"]}
        assert lines[0]["settings"] == named  # names only, no values
        assert str(tmp_path) not in json.dumps(lines)

    run(go())


def test_what_nobody_caught_is_a_line_without_an_address(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> None:
        async with server():
            loop = asyncio.get_running_loop()
            context = {"message": "peer ('192.0.2.7', 5)", "exception": raised(KeyError("Mia"))}
            loop.call_exception_handler(context)

    run(main())
    told = [one for one in caplog.records if one.msg == "loop_failed"]
    assert len(told) == 1
    text = logs.Lines().format(told[0])
    assert json.loads(text)["error"] == "KeyError"
    assert "192.0.2.7" not in text
    assert "Mia" not in text


def test_a_table_goes_by_the_same_letters_in_every_line() -> None:
    assert logs.alias("link") == logs.alias("link") != logs.alias("other")
    assert len(logs.alias("link")) == 8
    assert "link" not in logs.alias("link")


def test_a_hub_without_a_server_sums_up_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        hub = Hub(MemoryStore())
        summed_up(hub, hub.metrics.totals())

    asyncio.run(go())
    assert not caplog.records
    assert sys.exc_info() == (None, None, None)
