"""Reactions: faces are said like phrases, and told to those who can show them."""

import asyncio

import msgspec
import pytest

from mauseloch.server.limits import Limits
from mauseloch.tables.phrases import FACES, PHRASES
from tests.server.live import server


def test_faces_are_told_to_those_who_can_show_them_and_to_nobody_else() -> None:
    async def main() -> None:
        async with server() as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with (
                at.client(table["code"], table["token"], faces=True) as mia,
                at.client(table["code"]) as older,
                at.client(table["code"], faces=True) as tv,
            ):
                assert mia.welcome["faces"] is True
                assert "faces" not in older.welcome
                assert (await mia.say("phrase", phrase="face-wow"))["type"] == "done"
                assert (await tv.say("phrase", phrase="face-wow"))["code"] == "no_seat"
                assert (await mia.say("phrase", phrase="face-rude"))["code"] == "no_phrase"
                assert (await mia.say("phrase", phrase="hello"))["type"] == "done"
                for one, wanted in ((tv, ["face-wow", "hello"]), (older, ["hello"])):
                    await one.until(lambda one: any('"hello"' in frame for frame in one.frames))
                    told = map(msgspec.json.decode, one.frames)
                    said = [message for message in told if message["type"] == "phrased"]
                    assert [message["phrase"] for message in said] == wanted

    asyncio.run(main())


def test_faces_cost_as_much_as_phrases() -> None:
    async def main() -> None:
        async with server(limits=Limits(burst=30, per_second=1)) as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with at.client(table["code"], table["token"], faces=True) as mia:
                codes = [(await mia.say("phrase", phrase=face)).get("code") for face in FACES]
                assert codes[0] is None
                assert codes[-1] == "too_fast"

    asyncio.run(main())


@pytest.mark.parametrize("face", FACES)
def test_a_face_is_no_phrase(face: str) -> None:
    assert face not in PHRASES
    assert face.startswith("face-")
