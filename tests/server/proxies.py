"""HAProxy, nginx and Caddy from Debian's packages, each with its file from deploy/.

Proxies that aren't installed are only unpacked into a private folder: nothing is installed, and no
system service is started.
"""

import asyncio
import contextlib
import fcntl
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

DEPLOY = Path(__file__).parents[2] / "deploy"
FOLDER = Path(tempfile.gettempdir()) / f"mauseloch-proxies-{os.getuid()}"
FILES = {"haproxy": "haproxy.cfg", "nginx": "nginx.conf", "caddy": "Caddyfile"}
PACKAGES = {
    "haproxy": ("haproxy", "liblua5.3-0", "libopentracing-c-wrapper0", "libopentracing1"),
    "nginx": ("nginx",),
    "caddy": ("caddy",),
}
NODES = {"a": "10.88.0.11:8160", "b": "10.88.0.12:8160", "c": "10.88.0.13:8160"}
"""The addresses in the files of deploy/."""
MOST_S = 120
FEW = 500
"""How many connections a proxy accepts: tests may have few file descriptors."""
NGINX = """\
pid {folder}/nginx.pid;
error_log stderr;
daemon off;
events {{ worker_connections 1000; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    include {file};
}}
"""
"""What Debian's own file wraps around ours."""


def program(name: str) -> str:
    """Return the program's path; skip the test if it's unavailable."""
    found = _found(name)
    if found is None and shutil.which("apt-get") and shutil.which("dpkg-deb"):
        FOLDER.mkdir(mode=0o755, exist_ok=True)
        with (FOLDER / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # of several test processes, the first fetches
            found = _found(name) or _fetched(name)
    if found is None:
        pytest.skip(f"{name} is not installed (Debian: apt-get install {name})")
    return found


def _found(name: str) -> str | None:
    system = shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin")
    places = [FOLDER / name / "usr" / bin_ / name for bin_ in ("sbin", "bin")]
    return system or next((str(one) for one in places if one.exists()), None)


def _fetched(name: str) -> str | None:
    for prepare in ([], ["apt-get", "update", "-qq"]):
        with contextlib.suppress(subprocess.TimeoutExpired):
            if prepare:
                subprocess.run(prepare, check=False, capture_output=True, timeout=MOST_S)  # noqa: S603 - Debian's own program
            if _unpacked(name):
                return _found(name)
    return None


def _unpacked(name: str) -> bool:
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        get = ["apt-get", "download", "-qq", *PACKAGES[name]]
        subprocess.run(get, cwd=folder, check=False, capture_output=True, timeout=MOST_S)  # noqa: S603 - Debian's own program
        packages = list(Path(folder).glob("*.deb"))
        if len(packages) < len(PACKAGES[name]):
            return False
        whole = Path(folder) / "whole"
        for package in packages:
            unpack = ["dpkg-deb", "-x", str(package), str(whole)]
            subprocess.run(unpack, check=False, capture_output=True, timeout=MOST_S)  # noqa: S603 - as above
        shutil.rmtree(FOLDER / name, ignore_errors=True)
        whole.replace(FOLDER / name)
    return True


def environment(name: str, home: Path) -> dict[str, str]:
    """Use its own libraries and folders, and no other proxy between it and the nodes."""
    kept = {key: one for key, one in os.environ.items() if not key.lower().endswith("_proxy")}
    libraries = [str(one) for one in (FOLDER / name / "usr" / "lib").glob("*-linux-gnu")]
    folders = {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    return kept | folders | ({"LD_LIBRARY_PATH": ":".join(libraries)} if libraries else {})


def commands(name: str, file: Path) -> tuple[list[str], list[str]]:
    """Return the commands that check this file and run the proxy with it."""
    path, named = program(name), str(file)
    if name == "haproxy":
        return [path, "-c", "-f", named], [path, "-db", "-f", named]
    if name == "caddy":
        given = ["--config", named, "--adapter", "caddyfile"]
        return [path, "validate", *given], [path, "run", *given]
    around = file.with_name("around.conf")
    around.write_text(NGINX.format(folder=file.parent, file=named), encoding="utf-8")
    given = ["-p", str(file.parent), "-c", str(around), "-e", "stderr"]
    return [path, "-t", *given], [path, *given]


def check(name: str, file: Path) -> None:
    """Let the proxy check its own file; fail with its complaints."""
    ask, _ = commands(name, file)
    done = subprocess.run(  # noqa: S603 - the proxy's own program
        ask,
        env=environment(name, file.parent),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    assert "[WARNING]" not in said, said
    assert "[warn]" not in said, said


async def closed(writer: asyncio.StreamWriter) -> None:
    """Close the connection and wait until it is closed."""
    writer.close()
    with contextlib.suppress(OSError):  # the other side closed it first
        await writer.wait_closed()


def configured(
    name: str, folder: Path, port: int, nodes: Mapping[str, int], most: int = FEW
) -> list[str]:
    """Return the command that runs the proxy on this local port, in front of these nodes."""
    text = (DEPLOY / FILES[name]).read_text(encoding="utf-8")
    for node, address in NODES.items():
        assert address in text
        text = text.replace(address, f"127.0.0.1:{nodes[node]}")
    listening = {"haproxy": "bind :8080", "nginx": "listen 8080", "caddy": "\n:8080 {"}[name]
    assert text.count(listening) == 1
    here = "http://127.0.0.1:" if name == "caddy" else "127.0.0.1:"
    there = listening.replace(":8080" if name != "nginx" else "8080", f"{here}{port}")
    text = text.replace("maxconn 20000", f"maxconn {most}")
    file = folder / FILES[name]
    file.write_text(text.replace(listening, there), encoding="utf-8")
    return commands(name, file)[1]


@contextlib.asynccontextmanager
async def running(
    name: str, folder: Path, port: int, nodes: Mapping[str, int], most: int = FEW
) -> AsyncIterator[None]:
    """Run the proxy until the block ends."""
    start = configured(name, folder, port, nodes, most)
    with (folder / f"{name}.log").open("ab") as log:
        started = await asyncio.create_subprocess_exec(
            *start, stdout=log, stderr=log, env=environment(name, folder)
        )
    try:
        until = time.monotonic() + PATIENCE_S
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                await closed(writer)
                break
            said = (folder / f"{name}.log").read_text(encoding="utf-8")
            assert started.returncode is None, said
            assert time.monotonic() < until, said
            await asyncio.sleep(0.02)
        yield
    finally:
        if started.returncode is None:
            started.terminate()
        await started.wait()
