"""Requests held back until released, so that tests can see what a page shows meanwhile."""

from playwright.sync_api import Page, Route

from tests.browser.people import GLANCE_MS


class Held:
    """Hold back every request of a page that matches a pattern."""

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
        """Release the requests, once the page has made one; that may take it a while."""
        while not self._waiting:
            self._page.wait_for_timeout(GLANCE_MS)
        self._free = True
        for route in self._waiting:
            route.continue_()
