"""Portraits and colours: chosen when people sit down, and seen by everyone."""

from typing import Any

from tests.server.live import server
from tests.server.test_matches import run


def looks(table: Any) -> list[tuple[str, str]]:
    return [(seat["portrait"], seat["colour"]) for seat in table["seats"]]


def test_everyone_sees_the_looks_that_people_have_chosen() -> None:
    async def main() -> None:
        async with server() as at:
            opened = await at.table(
                game="geier", seats=3, bots=["pip"], name="Mia", portrait="owl", colour="teal"
            )
            async with at.client(opened["code"]) as leo, at.client(opened["code"]) as watching:
                assert looks(leo.table) == [("owl", "teal"), ("", ""), ("", "")]
                for wrong in [{"portrait": "cat"}, {"colour": "mauve"}]:
                    assert (await leo.sit(name="Leo", **wrong))["code"] == "bad_look"
                assert (await leo.sit(name="Leo", portrait="fox"))["type"] == "seated"
                await watching.until(lambda one: one.table["seats"][1]["kind"] == "person")
                assert looks(watching.table) == [("owl", "teal"), ("fox", ""), ("", "")]
            status, refused = await at.ask(
                "POST", "/api/tables", {"game": "geier", "seats": 2, "portrait": "mouse"}
            )
            assert (status, refused["code"]) == (400, "bad_look")

    run(main())


def test_at_public_tables_people_keep_their_looks_but_not_their_names() -> None:
    async def main() -> None:
        async with server() as at:
            opened = await at.table(
                game="geier", seats=2, public=True, name="Mia", portrait="bear", colour="blue"
            )
            (seat, _) = opened["table"]["seats"]
            assert (seat["portrait"], seat["colour"]) == ("bear", "blue")
            assert seat["name"].startswith("name-")

    run(main())


def test_bots_sit_there_under_their_own_names() -> None:
    async def main() -> None:
        async with server() as at:
            opened = await at.table(
                game="mausen", seats=4, bots=["lotte", "pip", "pip"], name="Mia"
            )
            assert [one["name"] for one in opened["table"]["seats"]] == [
                "Mia",
                "Lotte",
                "Pip",
                "Pip 2",
            ]

    run(main())
