"""Broken lines, reloaded pages, a seat on two devices, and refusals."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.held import Held
from tests.browser.people import LAPTOP, PHONE, Person, watch

Comes = Callable[..., Person]


class Cable:
    """A connection between a page and the server that the test can cut."""

    def __init__(self, one: Person) -> None:
        self.speaks = True
        self.misses: str | None = None
        """Messages that contain this don't arrive; with "", none does."""
        self._ends: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        one.page.route_web_socket("**/live", self._plugged)

    def _plugged(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda said: server.send(said) if self.speaks else None)
        server.on_message(lambda said: None if self._is_missed(str(said)) else page.send(said))
        self._ends.append((page, server))

    def _is_missed(self, said: str) -> bool:
        return self.misses is not None and self.misses in said

    def cut(self) -> None:
        for end in self._ends.pop():
            end.close()


def bids(one: Person, card: str) -> None:
    one.tap(one.page.locator(f'[data-card="{card}"]'))
    one.tap(one.button("geier-play", card=int(card)))


def test_a_page_loaded_again_asks_again_and_keeps_what_was_chosen(person: Comes) -> None:
    mia, theo = person("Mia", "de", PHONE), person("Théo", "fr")
    code = mia.opens("geier", seats=2)
    theo.joins(code)
    mia.starts()
    mia.until("asked")
    mia.tap(mia.page.locator('[data-card="7"]'))
    expect(mia.button("geier-play", card=7)).to_be_visible()
    mia.page.reload()
    mia.until("asked")
    expect(mia.button("geier-play", card=7)).not_to_be_visible()
    expect(mia.page.locator("[role=radio][aria-disabled=false]")).to_have_count(15)
    bids(mia, "7")
    own = mia.page.get_by_text(mia.says("geier-own-bid", card=7), exact=True)
    expect(own).to_be_visible()
    mia.page.reload()
    mia.until("waiting")
    expect(own).to_be_visible()
    assert len(mia.answered()) == 1
    theo.until("asked")
    assert theo.update["view"]["has_bid"] == [True, False]
    bids(theo, "9")
    for one in (mia, theo):
        one.until("asked")
        assert one.update["view"]["round"] == 2
        assert one.update["view"]["spent"][-1:] in ([[7, 9]], []), "both bids were counted once"


def test_an_answer_given_offline_is_sent_once_when_the_line_is_back(person: Comes) -> None:
    mia = person("Mia", "it", PHONE)
    cable = Cable(mia)
    mia.wishes(seats=2, bots=["simple"])
    mia.plays_now("geier")
    mia.until("asked")
    number = mia.update["question"]["number"]
    cable.speaks = False
    bids(mia, "5")
    expect(mia.page.get_by_text(mia.says("sending")).first).to_be_attached()
    mia.context.set_offline(True)
    cable.cut()
    expect(mia.page.get_by_text(mia.says("lost-pending"))).to_be_visible()
    expect(mia.page.locator('[data-card="5"]')).to_have_attribute("aria-disabled", "true")
    assert not mia.answered()
    cable.speaks = True
    mia.context.set_offline(False)
    expect(mia.page.get_by_text(mia.says("lost-pending"))).not_to_be_visible()
    mia.until("asked")
    answered = [one for one in mia.answered() if one["question"] == number]
    assert [one["action"] for one in answered] == ["5"]
    assert 5 not in mia.update["view"]["hand"]
    assert len(mia.update["view"]["hand"]) == 14
    offline = [one for one in mia.trouble if "ERR_INTERNET_DISCONNECTED" in one]
    assert mia.trouble == offline
    mia.trouble.clear()


def test_an_answer_that_arrived_is_not_sent_again(person: Comes) -> None:
    mia, theo = person("Mia", "en"), person("Théo", "fr")
    cable = Cable(mia)
    code = mia.opens("geier", seats=2)
    theo.joins(code)
    mia.starts()
    mia.until("asked")
    theo.until("asked")
    cable.misses = ""
    bids(mia, "8")
    for _ in watch(str, theo.page):
        if theo.update["view"]["has_bid"] == [True, False]:
            break
    cable.cut()
    cable.misses = None
    mia.until("waiting")
    bids(theo, "2")
    mia.until("asked")
    assert [one["action"] for one in mia.answered()] == ["8"]


def test_a_seat_can_be_taken_along_to_another_device(person: Comes) -> None:
    mia = person("Mia", "de", LAPTOP)
    mia.wishes(seats=2, bots=["simple"])
    mia.plays_now("geier")
    mia.until("asked")
    mia.tap(mia.button("menu").first)
    menu = mia.page.get_by_role("dialog", name=mia.says("menu"))
    mia.tap(menu.get_by_text(mia.says("other-device"), exact=True))
    expect(menu.get_by_role("img", name=mia.says("other-device"))).to_be_visible()
    mia.page.keyboard.press("Escape")
    phone = person("Mia", "fr", PHONE)
    phone.page.goto(f"{mia.page.url}#{mia.key()}")
    phone.until("asked")
    assert phone.seat == mia.seat == 0
    assert "#" not in phone.page.url
    bids(phone, "15")
    for one in (phone, mia):
        one.until("asked")
        assert 15 not in one.update["view"]["hand"]
        expect(one.page.locator('[data-card="15"]')).to_have_attribute("aria-disabled", "true")
    assert not mia.answered()


def test_what_is_refused_is_told_in_ones_own_language(person: Comes) -> None:
    mia, zoe = person("Mia", "de", LAPTOP), person("Mia", "it", PHONE)
    code = mia.opens("geier", seats=2)
    zoe.page.goto(f"/t/{code}")
    zoe.page.get_by_label(zoe.says("your-name")).fill("mia")
    zoe.tap(zoe.button("sit-down"))
    alert = zoe.page.get_by_role("alert").filter(has_text=zoe.says("refused-same_name"))
    expect(alert).to_be_visible()
    zoe.page.goto("/")
    zoe.page.get_by_label(zoe.says("code-label")).fill("abc")
    zoe.tap(zoe.button("code-go"))
    expect(zoe.page.get_by_role("alert").filter(has_text=zoe.says("code-wrong"))).to_be_visible()
    zoe.page.get_by_label(zoe.says("code-label")).fill("zzzzzz-99")
    zoe.tap(zoe.button("code-go"))
    none = zoe.page.get_by_role("alert").filter(has_text=zoe.says("refused-no_table"))
    expect(none).to_be_visible()
    assert all("404" in one for one in zoe.trouble)
    zoe.trouble.clear()


def test_who_answers_too_late_is_told_so(person: Comes) -> None:
    mia = person("Mia", "de", LAPTOP)
    mia.wishes(seats=2, bots=["simple"])
    mia.plays_now("geier")
    mia.until("asked")
    late = person("Mia", "fr", PHONE)
    cable = Cable(late)
    late.page.goto(f"{mia.page.url}#{mia.key()}")
    late.until("asked")
    cable.misses = '"type":"update"'
    bids(mia, "3")
    mia.until("asked")
    bids(late, "4")
    expect(late.page.locator(".toast")).to_contain_text(late.says("refused-old_question"))
    cable.misses = None
    cable.cut()
    late.until("asked")
    assert 4 in late.update["view"]["hand"], "nothing was played twice"
    assert 3 not in late.update["view"]["hand"]


def test_a_board_that_is_slow_to_come_says_so_and_a_key_is_not_swallowed(person: Comes) -> None:
    mia = person("Mia", "it", LAPTOP)
    mia.wishes(seats=2, bots=["simple"])
    mia.plays_now("geier")
    mia.until("asked")
    board = Held(mia.page, "**/assets/Board-*.js")
    mia.page.reload()
    coming = mia.page.locator(".board").get_by_text(mia.says("arriving"))
    expect(coming).to_be_visible()
    mia.page.keyboard.press("7")
    expect(mia.page.locator("[aria-live=polite]").first).to_contain_text(mia.says("arriving"))
    board.let_go()
    mia.until("asked")
    expect(coming).not_to_be_visible()
    mia.page.keyboard.press("7")
    expect(mia.page.locator('[data-card="7"]')).to_be_focused()
    mia.page.keyboard.press("Enter")
    mia.until("asked")
    assert [one["action"] for one in mia.answered()] == ["7"]
