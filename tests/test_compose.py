"""The three-node deployment in deploy/compose.yml, checked against the real programs.

No container engine is needed: the tests read the files, start the nodes with their own command
lines behind HAProxy with its own file, and play there.
"""

import asyncio
import contextlib
import re
import shlex
import subprocess
import sys
import time
import tomllib
from argparse import Namespace
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from mauseloch.cli.arguments import parsed
from mauseloch.cli.asking import Asking
from mauseloch.cli.serve import flags
from mauseloch.server import configuration
from mauseloch.server.settings import Settings
from mauseloch.store.address import Address as StoreAddress
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.server.live import Address, server
from tests.server.proxies import NODES, running
from tests.server.test_nodes import play
from tests.store.stories import story

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
VARIABLE = re.compile(r"\$\{(?P<name>[A-Z_]+)(?::(?P<kind>[-?])(?P<word>[^}]*))?\}")
PASSWORD = "POSTGRES_PASSWORD"  # noqa: S105 - the name of a variable


def sample() -> dict[str, str]:
    """The variables that the sample sets."""
    lines = (DEPLOY / "env.sample").read_text(encoding="utf-8").splitlines()
    pairs = (line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return dict(pairs)


def text() -> str:
    return (DEPLOY / "compose.yml").read_text(encoding="utf-8")


def filled(given: Mapping[str, str]) -> dict[str, Any]:
    """Fill in the file's variables as Compose does; KeyError if a required one is missing."""

    def value(found: re.Match[str]) -> str:
        given_ = given.get(found["name"], "")
        if not given_ and found["kind"] != "-":
            raise KeyError(found["name"])
        return given_ or found["word"]

    made: dict[str, Any] = yaml.safe_load(VARIABLE.sub(value, text()))
    return made


COMPOSE = filled(sample() | {PASSWORD: "secret"})
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
NAMES = [name for name, one in SERVICES.items() if one["image"] == COMPOSE["x-node"]["image"]]


def settings(name: str) -> Settings:
    """A node's settings, from its command and its environment."""
    service = SERVICES[name]
    chosen = parsed(service["command"])
    around = configuration.before(service["environment"])
    return configuration.load([*around, *flags(chosen)])


def test_the_sample_has_all_variables_and_no_other() -> None:
    assert {one["name"] for one in VARIABLE.finditer(text())} == sample().keys()
    assert sample()[PASSWORD] == "", "nobody is to use one that everybody knows"
    with pytest.raises(KeyError, match=PASSWORD):
        filled(sample())
    assert not re.search(r"\$(?!\{)|\$\{(?![A-Z_]+(:[-?][^}]*)?\})", text())
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "deploy/.env" in ignored


def test_nodes_are_started_as_mauseloch_can_be() -> None:
    database = SERVICES["database"]["environment"]
    for name in NAMES:
        found, environment = settings(name), SERVICES[name]["environment"]
        assert found.node.name == name == SERVICES[name]["hostname"]
        assert found.listen.host == "0.0.0.0"  # noqa: S104 - inside a container
        store = StoreAddress.parse(found.storage.url).url
        assert (store.host, store.username) == ("database", database["POSTGRES_USER"])
        assert store.database == database["POSTGRES_DB"]
        assert store.password is None, "command lines can be read"
        assert environment["PGPASSWORD"] == database["POSTGRES_PASSWORD"] == "secret"
        assert found.listen.public_address == sample()["MAUSELOCH_ADDRESS"]


def test_everybody_is_where_the_others_look() -> None:
    """HAProxy's file is used unchanged: its servers are the nodes."""
    told = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    servers = re.findall(r"^ +server (\w+) (\S+)", told, re.MULTILINE)
    here = {name: SERVICES[name]["networks"]["place"]["ipv4_address"] for name in NAMES}
    ports = {name: settings(name).listen.port for name in NAMES}
    assert dict(servers) == {name: f"{here[name]}:{ports[name]}" for name in NAMES} == NODES
    for name in NAMES:
        address = urlsplit(settings(name).node.address)
        assert (address.hostname, address.port) == (here[name], ports[name])
        assert settings(name).listen.trusted_proxies == (
            SERVICES["proxy"]["networks"]["place"]["ipv4_address"],
        )
    every = [one["networks"].get("place") for one in SERVICES.values()]
    addresses = [one["ipv4_address"] for one in every if one]
    assert len(set(addresses)) == len(addresses) == len(NAMES) + 1
    (inside,) = (port for port in re.findall(r"^ +bind :(\d+)$", told, re.MULTILINE))
    assert [one.rpartition(":")[2] for one in SERVICES["proxy"]["ports"]] == [inside]


def test_only_the_proxy_can_be_reached() -> None:
    assert [name for name, one in SERVICES.items() if "ports" in one] == ["proxy"]
    assert "place" not in SERVICES["database"]["networks"]
    assert "storage" not in SERVICES["proxy"]["networks"]
    assert COMPOSE["networks"]["storage"]["internal"] is True


def test_what_is_mounted_or_waited_for_is_there() -> None:
    used = set()
    for one in SERVICES.values():
        for volume in one.get("volumes", []):
            source = volume.partition(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).is_file(), source
            else:
                used.add(source)
        assert set(one["networks"]) <= COMPOSE["networks"].keys()
        assert set(one.get("depends_on", [])) <= SERVICES.keys()
        if "build" in one:
            assert (DEPLOY / one["build"]["context"]).resolve() == ROOT
            assert (ROOT / one["build"]["dockerfile"]).is_file()
    assert used == COMPOSE["volumes"].keys()
    conditions = SERVICES["a"]["depends_on"]
    assert conditions["database"] == {"condition": "service_healthy"}
    assert "healthcheck" in SERVICES["database"]


def test_a_node_has_time_to_hand_over_its_tables() -> None:
    from mauseloch.server.service import ASKING_S, HAND_OVER_S  # noqa: PLC0415 - only here
    from mauseloch.store.writer import CLOSING_S  # noqa: PLC0415 - only here

    for name in NAMES:
        assert int(SERVICES[name]["stop_grace_period"].removesuffix("s")) >= (
            HAND_OVER_S + ASKING_S + CLOSING_S + 5
        )


# The image


def instructions() -> list[tuple[str, str]]:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    found = (line.split(maxsplit=1) for line in lines.splitlines() if line.strip())
    return [(one, rest) for one, rest in found if one != "#"]


def last(instruction: str) -> str:
    return next(rest for one, rest in reversed(instructions()) if one == instruction)


def words(instruction: str) -> list[str]:
    """The words of an instruction written in JSON."""
    _, found, rest = last(instruction).rpartition("[")
    made: list[str] = yaml.safe_load(found + rest)
    return made


def test_the_image_is_nobody_in_particular_and_starts_mauseloch() -> None:
    assert last("USER").split(":")[0] in last("RUN")
    assert "useradd --no-create-home --uid" in last("RUN")
    assert words("ENTRYPOINT") == ["mauseloch"]
    assert parsed(words("CMD")).command == "serve"
    assert int(last("EXPOSE")) == Settings().listen.port
    cache = re.search(r"NUMBA_CACHE_DIR=(\S+)", last("ENV"))
    assert cache
    assert cache[1] in last("RUN"), "it belongs to whoever compiles"
    for name in NAMES:
        assert f"compiled:{cache[1]}" in SERVICES[name]["volumes"]


def test_the_image_is_built_of_what_there_is() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    installed = re.search(r"'ARG', 'EXTRAS=([\w,]+)'", str(instructions()))
    assert installed
    assert {"server", "postgresql"} <= set(installed[1].split(","))
    assert set(installed[1].split(",")) <= project["project"]["optional-dependencies"].keys()
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in lines, "all that is not named is left out"
    named = {line[1:] for line in lines if line.startswith("!")}
    assert all((ROOT / one).exists() for one in named)
    wanted = {"pyproject.toml", "hatch_build.py", "src", "web"}
    wanted |= {project["project"]["readme"]}
    wanted |= {one.partition("/")[0] for one in project["project"]["license-files"]}
    assert wanted == named
    out = [line for line in lines if not line.startswith(("!", "#", "*"))]
    assert all(one.partition("/")[0] in named for one in out), "what is not named is out already"


# With real programs


def checks() -> Iterator[list[str]]:
    """The commands of all health checks."""
    yield words("HEALTHCHECK")
    for name in ("proxy", *NAMES):
        if found := SERVICES[name].get("healthcheck"):
            yield found["test"][1:]


def test_health_is_asked_where_there_is_an_answer() -> None:
    urls = [urlsplit(one) for one in re.findall(r"http://[^'\", ]+", str(list(checks())))]
    ports = [settings("a").listen.port, int(SERVICES["proxy"]["ports"][0].rpartition(":")[2])]
    assert [(one.hostname, one.port) for one in urls] == [("127.0.0.1", port) for port in ports]

    async def go() -> None:
        async with server() as at:
            for one in urls:
                assert (await at.ask("GET", one.path))[0] == 200

    asyncio.run(go())


class Placed:
    """A node run with its service's command, on a port of this machine."""

    def __init__(self, name: str, url: str, folder: Path) -> None:
        self.name = name
        self.port = free_port()
        self.at = Address(f"127.0.0.1:{self.port}", None)  # type: ignore[arg-type]  # not in this process
        self.log = folder / f"{name}.log"
        here = [f"--port={self.port}", "--host=127.0.0.1", "--db", url, "--memory=0"]
        here += [f"--set=node.address=http://127.0.0.1:{self.port}", "--lang=en"]
        here += [f"--admin-socket={folder / name}.sock"]
        self.admin = Asking(Namespace(socket=str(folder / f"{name}.sock")))
        self.command = [*SERVICES[name]["command"], *here]
        self.program: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.program = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "mauseloch", *self.command), stdout=log, stderr=log
            )

    async def ready(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not await self._is_ready():
                assert self.program is not None
                assert self.program.returncode is None, self.log.read_text(encoding="utf-8")
                await asyncio.sleep(0.05)

    async def _is_ready(self) -> bool:
        with contextlib.suppress(OSError, IndexError):
            return (await self.at.ask("GET", "/readyz"))[0] == 200
        return False

    async def stop(self) -> None:
        assert self.program is not None
        if self.program.returncode is None:
            self.program.terminate()
        await self.program.wait()


@contextlib.asynccontextmanager
async def place(url: str, folder: Path) -> AsyncIterator[tuple[Address, Sequence[Placed]]]:
    """The whole deployment: the public address, and the nodes behind it."""
    nodes = [Placed(name, url, folder) for name in NAMES]
    try:
        for one in nodes:  # together, as in Compose
            await one.start()
        for one in nodes:
            await one.ready()
        port = free_port()
        async with running("haproxy", folder, port, {one.name: one.port for one in nodes}):
            yield Address(f"127.0.0.1:{port}", None), nodes  # type: ignore[arg-type]  # as above
    finally:
        for one in nodes:
            if one.program is not None:
                await one.stop()


async def until_all_know_each_other(nodes: Sequence[Placed]) -> None:
    wanted = f"mauseloch_peers {len(nodes) - 1}"
    async with asyncio.timeout(PATIENCE_S):
        for one in nodes:
            while wanted not in await asyncio.to_thread(one.admin.text, "/metrics"):
                await asyncio.sleep(0.05)


@story
async def test_the_place_is_played_at_and_a_node_can_be_replaced(
    postgresql: str, tmp_path: Path
) -> None:
    async with place(postgresql, tmp_path) as (at, nodes):
        await until_all_know_each_other(nodes)
        opened = await at.table(game="geier", seats=2, bots=["simple"])
        for one in nodes:  # any node lets a player in
            async with one.at.client(opened["link"], opened["token"]) as mia:
                assert mia.welcome["seat"] == 0
        (owner,) = (one for one in nodes if opened["live"].startswith(f"/@{one.name}/"))
        await owner.stop()
        assert owner.program is not None
        assert owner.program.returncode == 0, owner.log.read_text(encoding="utf-8")
        assert "tables_handed_over" in owner.log.read_text(encoding="utf-8")
        async with at.client(opened["link"], opened["token"]) as mia:
            assert mia.welcome["seat"] == 0
            assert not mia.welcome["live"].startswith(f"/@{owner.name}/")
            assert (await mia.say("start"))["type"] == "done"
            await play(mia)
        assert (await at.ask("GET", "/peer/tables"))[0] == 404
        await owner.start()
        await owner.ready()
        await _are_well(at, nodes)


async def _are_well(at: Address, nodes: Sequence[Placed]) -> None:
    """The health checks succeed, and fail where no server is listening."""
    (asked,) = (one for one in checks() if one[0] == "python")
    for port, code in ((nodes[0].port, 0), (free_port(), 1)):
        there = [sys.executable, *(one.replace(":8160", f":{port}") for one in asked[1:])]
        done = await asyncio.to_thread(subprocess.run, there, capture_output=True, check=False)
        assert done.returncode == code, shlex.join(there)
    until = time.monotonic() + PATIENCE_S
    while (await at.ask("GET", "/readyz"))[0] != 200:
        assert time.monotonic() < until
        await asyncio.sleep(0.05)
