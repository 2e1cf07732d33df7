"""Positions of our own choice, shown to a player: chance would rarely produce them."""

import json
from typing import Any

from msgspec import to_builtins
from playwright.sync_api import WebSocketRoute, expect

from mauseloch.core.plain import plain
from mauseloch.server.frames import news_bytes, told_in, words_for
from mauseloch.server.wire import message as told
from mauseloch.server.wire import messages
from mauseloch.telling import narration
from tests.browser.people import Person, watch

LATER = 10_000
"""Our updates count from here, so that they always come after the server's."""


class Showing:
    """The connection to a page; all updates are ours once we have shown one."""

    def __init__(self, one: Person) -> None:
        self._one = one
        self._shown = 0
        self._advice = ""
        self._said = 0
        self._news = 0
        self.answers: list[str] = []
        self._page: WebSocketRoute | None = None
        one.page.route_web_socket("**/live", self._plugged)

    def _plugged(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda said: None if self._kept(str(said)) else server.send(said))
        server.on_message(lambda said: page.send(said) if self._passes(str(said)) else None)
        self._page = page

    def _passes(self, said: str) -> bool:
        return not self._shown or json.loads(said)["type"] != "update"

    def _kept(self, said: str) -> bool:
        """Whether a message is about our position and so intercepted; answers never get a reply."""
        message = json.loads(said)
        self._said = message.get("id", self._said)
        if not self._shown or message["type"] not in {"answer", "hint"}:
            return False
        if message["type"] == "hint":
            self._advise(message)
        else:
            self.answers.append(message["action"])
        return True

    def _advise(self, message: Any) -> None:
        assert self._page is not None
        doing = told(narration(self._one.game).doing(self._advice, self._one.names))
        found = {"best": self._advice, "doing": to_builtins(doing), "chances": {self._advice: 0.6}}
        asked = {"id": message["id"], "question": message["question"]}
        sure = {"chance": 0.6, "error": 0.0, "exact": True}
        self._page.send(json.dumps({"type": "hinted", **asked, **found, **sure}))

    def advises(self, action: str) -> None:
        """Set what the coach advises when it is asked."""
        self._advice = action

    def refuses(self, code: str) -> None:
        """Tell the page that its last message was refused."""
        assert self._page is not None
        self._page.send(json.dumps({"type": "refused", "id": self._said, "code": code}))

    @property
    def _number(self) -> int:
        return LATER + self._shown

    def lies(self) -> None:
        """Wait until what was shown last lies on the board, with all scenes behind it."""
        frame = self._one.page.locator(f'.frame[data-lies="{self._number}"]')
        expect(frame.first).to_be_attached()

    def scene(self, before: str | None) -> str | None:
        """Wait for another scene than the one before: its number; None if all have been shown."""
        frame = self._one.page.locator(".frame")
        done = str(self._number)
        for _ in watch(lambda: None, self._one.page):
            now = frame.get_attribute("data-scene")
            if now is not None and now != before:
                return now
            if frame.get_attribute("data-lies") == done:
                return None
        raise AssertionError(f"neither a scene nor {done} lies there")

    def stops(self) -> None:
        """Let time stand still: no scene ends by itself. `clock.install` must come first."""
        page = self._one.page
        page.clock.pause_at(page.evaluate("Date.now()") + 1)

    def position(self, game: Any, state: Any, *happened: Any) -> None:
        """Show the page this position, and ask its seat for an action.

        The events that led there are shown first; they need an earlier position to start from.
        """
        assert self._page is not None
        seat = self._one.seat
        assert seat is not None
        self._shown += 1
        number = self._number
        legal, names = [str(one) for one in game.legal(state, seat)], self._one.names
        labels = messages(narration(game.name).doing(one, names) for one in legal)
        view = game.view(state, seat)
        warning = getattr(narration(game.name), "warning", lambda *_: None)
        warned = {one: told(why) for one in legal if (why := warning(view, one)) is not None}
        question = {"number": number, "seats": [seat], "legal": legal, "labels": labels}
        question["warnings"] = warned
        update = {"type": "update", "match": self._one.match, "sequence": number}
        lying = {"view": plain(view), "words": words_for(game, view, names)}
        self._news = self._news if happened else 0
        news = {
            "news_from": self._news,
            "news": json.loads(bytes(news_bytes(happened))),
            "told": told_in(game.name, happened, names),
        }
        self._news += len(happened)
        shown = {**update, **lying, **news, "question": question}
        self._page.send(json.dumps(to_builtins(shown)))
