"""Container files follow strict rules, where linters would only recommend them.

No container engine is needed. `make dist` runs hadolint, and builds the image where it can.
"""

import asyncio
import contextlib
import re
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from mauseloch.cli.arguments import parsed
from mauseloch.cli.serve import flags
from mauseloch.server import configuration
from mauseloch.server.settings import Settings
from mauseloch.store.address import Address as StoreAddress
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.server.live import Address, server
from tests.server.proxies import check, closed, commands, environment
from tests.server.test_nodes import play
from tests.test_compose import DEPLOY, PASSWORD, ROOT, VARIABLE, instructions, last, words

FILES = {"compose.yml": "env.sample", "compose.caddy.yml": "env.caddy.sample"}
SECRET = re.compile(r"PASS|SECRET|TOKEN|KEY")
PINNED = re.compile(r"[\w./-]+:\d[\w.-]*")
"""An image with a version in its tag."""


def sample(file: str) -> dict[str, str]:
    lines = (DEPLOY / FILES[file]).read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def filled(file: str) -> dict[str, Any]:
    """Fill in the variables from its sample, and a password."""
    given = sample(file) | {PASSWORD: "secret"}
    text = (DEPLOY / file).read_text(encoding="utf-8")
    made: dict[str, Any] = yaml.safe_load(
        VARIABLE.sub(lambda one: given[one["name"]] or one["word"], text)
    )
    return made


SERVICES = [
    pytest.param(file, service, id=f"{file}-{service}")
    for file in FILES
    for service in filled(file)["services"]
]
ONE = filled("compose.caddy.yml")["services"]

# The image


def stages() -> list[list[tuple[str, str]]]:
    """The instructions before the first stage, which all stages share, then those of each stage."""
    found: list[list[tuple[str, str]]] = [[]]
    for one in instructions():
        if one[0] == "FROM":
            found.append([])
        found[-1].append(one)
    return found


def test_every_stage_begins_with_the_same_pinned_base() -> None:
    (shared, *built) = stages()
    ((_, base),) = shared
    assert re.fullmatch(r"BASE=docker\.io/library/python:3\.\d+-slim-[a-z]+", base), base
    assert [one[0][1].split()[0] for one in built] == ["${BASE}"] * 3
    assert " AS " not in built[-1][0][1], "the last one is the image"


def test_the_image_has_only_what_was_installed() -> None:
    copied = [rest for one, rest in stages()[-1] if one in {"COPY", "ADD"}]
    assert copied == ["--from=installed /opt/mauseloch /opt/mauseloch"]
    told = str(instructions())
    for line in re.findall(r"\bpip [^&|]*", told):
        assert "--no-cache-dir" in line, line
    assert not re.search(r"\b(apt-get|curl|wget|ADD|VOLUME)\b", told)
    assert not [
        rest for one, rest in instructions() if one in {"ARG", "ENV"} and SECRET.search(rest)
    ]


def test_the_image_runs_as_an_ordinary_user_with_a_number() -> None:
    uid, gid = map(int, last("USER").split(":"))
    assert min(uid, gid) > 1000
    made = last("RUN")
    assert f"useradd --no-create-home --uid {uid} --gid {gid}" in made
    assert f"groupadd --gid {gid} mauseloch" in made
    assert "--mode=0700 /var/lib/mauseloch /var/cache/mauseloch" in made


def test_the_image_can_be_looked_after() -> None:
    kinds = [one for one, _ in stages()[-1]]
    for wanted in ("HEALTHCHECK", "STOPSIGNAL", "EXPOSE", "LABEL"):
        assert kinds.count(wanted) == 1, wanted
    assert words("HEALTHCHECK")[0] == "python", "there is no curl in it"
    assert last("STOPSIGNAL") == "SIGTERM"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f'image.licenses="{project["license"]}"' in last("LABEL")
    assert "PYTHONDONTWRITEBYTECODE=1" in last("ENV"), "the root may be read-only"


# Deployments of several containers


@pytest.mark.parametrize(("file", "name"), SERVICES)
def test_a_service_is_pinned_restarted_and_watched(file: str, name: str) -> None:
    one = filled(file)["services"][name]
    assert "build" in one or PINNED.fullmatch(one["image"]), one["image"]
    assert one["restart"] == "unless-stopped"
    assert "build" in one or "healthcheck" in one  # our own image has its own health check


@pytest.mark.parametrize(("file", "name"), SERVICES)
def test_a_service_may_do_no_more_than_it_must(file: str, name: str) -> None:
    one = filled(file)["services"][name]
    assert not {"privileged", "network_mode", "pid", "ipc", "devices"} & one.keys()
    assert "docker.sock" not in str(one)
    if name != "database":  # PostgreSQL switches users first
        assert one["read_only"] is True
        assert one["cap_drop"] == ["ALL"]
        assert one["security_opt"] == ["no-new-privileges:true"]
        assert set(one.get("cap_add", [])) <= {"NET_BIND_SERVICE"}


@pytest.mark.parametrize(("file", "name"), SERVICES)
def test_only_proxies_can_be_reached_and_databases_have_no_way_out(file: str, name: str) -> None:
    whole = filled(file)
    one = whole["services"][name]
    assert ("ports" in one) == (name in {"proxy", "caddy"})
    if name == "database":
        assert list(one["networks"]) == ["storage"]
        assert whole["networks"]["storage"]["internal"] is True


@pytest.mark.parametrize("file", FILES)
def test_secrets_come_from_the_environment_alone(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    for service in yaml.safe_load(text)["services"].values():
        for key, value in service.get("environment", {}).items():
            if SECRET.search(key):
                assert re.fullmatch(r"\$\{\w+:\?[^}]+\}", value), f"{key} must be set"
    assert "secret" not in str([one.get("command") for one in filled(file)["services"].values()])
    assert {one["name"] for one in VARIABLE.finditer(text)} == sample(file).keys()
    assert [name for name in sample(file) if SECRET.search(name)] == [PASSWORD]
    assert sample(file)[PASSWORD] == ""
    assert f"cp deploy/{FILES[file]} " in text


# One server, PostgreSQL and Caddy


def test_everybody_waits_for_those_they_need() -> None:
    assert ONE["caddy"]["depends_on"] == {"mauseloch": {"condition": "service_healthy"}}
    assert ONE["mauseloch"]["depends_on"] == {"database": {"condition": "service_healthy"}}


def test_the_one_server_is_started_as_mauseloch_can_be() -> None:
    one = ONE["mauseloch"]
    around = configuration.before(one["environment"])
    found = configuration.load([*around, *flags(parsed(one["command"]))])
    assert found.listen.public_address == f"https://{sample('compose.caddy.yml')['MAUSELOCH_NAME']}"
    caddy = ONE["caddy"]["networks"]["front"]["ipv4_address"]
    assert found.listen.trusted_proxies == (caddy,)
    store, database = StoreAddress.parse(found.storage.url).url, ONE["database"]["environment"]
    assert (store.host, store.username) == ("database", database["POSTGRES_USER"])
    assert (store.database, store.password) == (database["POSTGRES_DB"], None)
    assert one["environment"]["PGPASSWORD"] == database["POSTGRES_PASSWORD"] == "secret"


def test_caddys_file_is_for_this_place(tmp_path: Path) -> None:
    text = (DEPLOY / "Caddyfile.one").read_text(encoding="utf-8")
    assert f"{{$MAUSELOCH_UPSTREAM:mauseloch:{Settings().listen.port}}}" in text
    assert "./Caddyfile.one:/etc/caddy/Caddyfile:ro" in ONE["caddy"]["volumes"]
    (asked,) = re.findall(r"http://\S+", str(ONE["caddy"]["healthcheck"]["test"]).rstrip("']"))
    assert f"\n{asked.rstrip('/')} {{\n\tbind 127.0.0.1\n\trespond 204" in text
    file = tmp_path / "Caddyfile"  # checking creates keys beside the file
    file.write_text(text, encoding="utf-8")
    check("caddy", file)


def test_what_is_mounted_is_there() -> None:
    whole = filled("compose.caddy.yml")
    used = set()
    for one in ONE.values():
        for volume in one.get("volumes", []):
            source = volume.partition(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).is_file()
            else:
                used.add(source)
        assert set(one["networks"]) <= whole["networks"].keys()
    assert used == whole["volumes"].keys()
    assert (DEPLOY / ONE["mauseloch"]["build"]["context"]).resolve() == ROOT


def test_a_match_is_played_behind_caddy(tmp_path: Path) -> None:
    port, asked = free_port(), free_port()
    text = (DEPLOY / "Caddyfile.one").read_text(encoding="utf-8")
    file = tmp_path / "Caddyfile"
    file.write_text(text.replace(":2020", f":{asked}"), encoding="utf-8")
    _, start = commands("caddy", file)

    async def go() -> None:
        async with server() as behind:
            names = {
                "MAUSELOCH_NAME": f"http://127.0.0.1:{port}",
                "MAUSELOCH_UPSTREAM": behind.host,
            }
            program = await asyncio.create_subprocess_exec(
                *start,
                env=environment("caddy", tmp_path) | names,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                await until_open(program, port)
                at = Address(f"127.0.0.1:{port}", behind.server)
                opened = await at.table(game="geier", seats=2, bots=["simple"])
                async with at.client(opened["code"], opened["token"]) as mia:
                    assert (await mia.say("start"))["type"] == "done"
                    await play(mia)
                well = Address(f"127.0.0.1:{asked}", behind.server)
                assert (await well.ask("GET", "/"))[0] == 204
            finally:
                program.terminate()
                await program.wait()

    asyncio.run(go())


async def until_open(program: asyncio.subprocess.Process, port: int) -> None:
    until = time.monotonic() + PATIENCE_S
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            await closed(writer)
            return
        assert program.returncode is None
        assert time.monotonic() < until
        await asyncio.sleep(0.02)
