"""Requests that wait until they are let go: what a page shows meanwhile can be looked at."""

from playwright.sync_api import Page, Route

from tests.browser.people import GLANCE_MS


class Held:
    """From now on, whatever a page asks for under this pattern."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._waiting: list[Route] = []
        self._free = False
        page.route(pattern, self._asked)

    def _asked(self, route: Route) -> None:
        if self._free:
            route.continue_()
        else:
            self._waiting.append(route)

    def let_go(self) -> None:
        """Once the page has asked, which may be a while after it was told to."""
        while not self._waiting:
            self._page.wait_for_timeout(GLANCE_MS)
        self._free = True
        for route in self._waiting:
            route.continue_()
