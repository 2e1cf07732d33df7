"""People play every game in browsers, from the first page to the result."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from mauseloch.core.game import Outcome
from mauseloch.telling import deciding
from tests.browser.audit import audit, finished
from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import LAPTOP, PHONE, TABLET, TV, Person, play

Comes = Callable[..., Person]
PLACES = [("Mia", "de", PHONE), ("Théo", "fr", LAPTOP), ("Zoe", "it", TABLET)]
Late = Callable[[int | None], None]
TABLES = {
    "mausen": (2, 1, {}),
    "geier": (2, 1, {}),
    "zocken": (2, 1, {}),
    "geflippt": (3, 0, {"photo_finish_ms": 500}),
}
MATCHES = [
    pytest.param("geier", None, id="geier"),
    # Nearly as many questions; a whole match has up to six times as many.
    pytest.param("mausen", 12, id="mausen"),
    pytest.param("zocken", 12, id="zocken"),
    pytest.param("geflippt", 12, id="geflippt"),
    pytest.param("mausen", None, id="mausen-whole", marks=pytest.mark.long),
    pytest.param("zocken", None, id="zocken-whole", marks=pytest.mark.long),
    pytest.param("geflippt", None, id="geflippt-whole", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "left"), MATCHES)
def test_people_play_a_match_while_a_big_screen_looks_on(
    game: str, left: int | None, person: Comes, begin_late: Late
) -> None:
    begin_late(left)
    count, bots, options = TABLES[game]
    people = [person(*place) for place in PLACES[:count]]
    host = people[0]
    code = host.opens(game, seats=count + bots, bots=bots, **options)
    for one in people[1:]:
        one.joins(code)
    screen = person("TV", "en", TV)
    screen.page.goto(f"/tv/{code}")
    expect(screen.page.get_by_text("Mia")).to_be_visible()
    host.starts()
    play(people)
    check_result(people)
    screen.until("over")
    audit([*people, screen])
    for one in (*people, screen):
        found = cut(one.page) + unsaid(one.page)
        assert not found, "\n".join(found)
    found = in_both_lights(people[-1].page) + in_both_lights(screen.page)
    assert not found, "\n".join(found)
    watch_again(host)


def watch_again(one: Person) -> None:
    """Step through the match that is over, with everyone's name."""
    page = one.page
    one.tap(one.more_after("watch-again"))
    where = page.get_by_role("slider", name=one.says("watching-where"))
    expect(where).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(where).to_have_value("1")
    page.keyboard.press("End")
    expect(where).to_have_value(where.get_attribute("max") or "")
    eyes = page.get_by_label(one.says("watching-eyes"))
    expect(eyes.get_by_role("option", name=one.name)).to_be_attached()


def placed(one: Person, outcome: Outcome) -> str:
    """The beginning of the heading: who has won, or this person's place."""
    assert one.seat is not None
    scores, rank = outcome.scores, outcome.ranks[one.seat]
    if rank == 1 and len(outcome.winners) > 1:
        return one.says("result-won-shared", names="¤").partition("¤")[0]
    if rank == 1:
        others = [score for seat, score in enumerate(scores) if seat != one.seat]
        ahead = scores[one.seat] - max(others)
        which = "result-won" if ahead > 0 else "result-won-anyway" if ahead else "result-won-level"
        return one.says(which, ahead=ahead) if ahead > 0 else one.says(which)
    shared = outcome.ranks.count(rank) > 1
    return one.says("result-place-shared" if shared else "result-place", place=rank)


def check_result(people: Sequence[Person]) -> None:
    """Check that everyone reads in their own language how it ended."""
    match = finished(people[0])
    assert match.outcome is not None
    for one in people:
        assert one.seat is not None
        page = one.page
        title = page.locator(".result").get_by_role("heading")
        expect(title).to_contain_text(placed(one, match.outcome))
        decided = [*deciding(match, one.names)]
        expect(page.locator(".result .deciding")).to_have_count(len(decided))
        table = page.get_by_role("table", name=one.says("result-places"))
        expect(table.get_by_role("rowheader")).to_have_count(match.seats)
        expect(table.get_by_role("rowheader", name=one.name)).to_be_visible()
        score = match.outcome.scores[one.seat]
        points = one.says("points-count", points=score, shown=str(score).replace("-", "−"))
        expect(table.get_by_role("row", name=one.name)).to_contain_text(points)
