"""Mauseloch under a path of its host: everything it needs is there, and nothing elsewhere."""

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.people import PHONE, Person
from tests.ports import free_port

Comes = Callable[..., Person]
BASE = "/games/mauseloch"


@pytest.fixture
def home(told: Path) -> Iterator[str]:
    """The first page of a server under such a path."""
    with serving(free_port(), told, base=f"{BASE}/") as found:
        yield found


def test_somebody_plays_under_a_path_reloads_and_reads_without_a_network(
    home: str, person: Comes
) -> None:
    mia = person("Mia", "en", PHONE, service_workers="allow", newcomer=True)
    page = mia.page
    asked: list[str] = []
    failed: list[str] = []
    mia.context.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    mia.context.on("response", lambda one: failed.append(one.url) if one.status >= 400 else None)

    page.goto(home.removesuffix("/"))
    assert page.url == home
    mia.tap(mia.button("play-now-game", game=mia.title("geier")))
    page.wait_for_url(f"{home}t/*")
    while len(mia.answered()) < 2:
        mia.until("asked")
        mia.answers()
    page.reload()  # a deep link, and still the same seat
    mia.until("asked")
    assert mia.seat == 0
    assert mia.update["view"]["round"] > 2

    keys = page.evaluate("() => Object.keys(localStorage)")
    assert keys
    assert all(key.startswith(f"mauseloch.{BASE}.") for key in keys)

    page.goto(home)
    mia.tap(mia.button("with-friends-game", game=mia.title("mausen")))
    mia.tap(mia.button("create-open", page.get_by_role("dialog", name=mia.title("mausen"))))
    page.wait_for_url(f"{home}t/*")
    expect(page.locator(".invite .url")).to_have_text(page.url.removeprefix("http://"))

    page.goto(f"{home}rules/zocken")
    expect(page.get_by_role("heading", level=1)).to_have_text(mia.title("zocken"))
    page.get_by_role("link", name=mia.says("page-learn")).click()
    page.wait_for_url(f"{home}learn/zocken")

    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    scope = page.evaluate("() => navigator.serviceWorker.ready.then((one) => one.scope)")
    assert scope == home
    assert not failed
    mia.context.set_offline(True)
    page.goto(f"{home}rules/mausen")
    expect(page.get_by_role("heading", level=1)).to_have_text(mia.title("mausen"))
    mia.trouble.clear()  # errors because the network was cut
    assert {path for path in map(path_of, asked) if not path.startswith(f"{BASE}/")} == {BASE}


def path_of(url: str) -> str:
    """The path without the host, and without query and fragment."""
    return urlsplit(url).path
