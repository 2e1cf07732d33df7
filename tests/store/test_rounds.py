"""Questions that come while one is being answered are answered together."""

import asyncio
from collections.abc import Sequence

import pytest

from mauseloch.store.rounds import Rounds


def test_questions_that_come_meanwhile_are_asked_together_and_answered_one_by_one() -> None:
    async def tell() -> None:
        asked_for: list[list[int]] = []
        may = asyncio.Event()

        async def double(asked: Sequence[int]) -> Sequence[int]:
            asked_for.append(list(asked))
            await may.wait()
            return [2 * one for one in asked]

        rounds = Rounds(double, most=3)
        first = asyncio.ensure_future(rounds.ask(1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert asked_for == [[1]]
        others = [asyncio.ensure_future(rounds.ask(number)) for number in range(2, 7)]
        await asyncio.sleep(0)
        others[1].cancel()  # whoever has gone is asked for no more
        await asyncio.sleep(0)
        may.set()
        assert await first == 2
        answers = await asyncio.gather(*others, return_exceptions=True)
        assert [answers[0], *answers[2:]] == [4, 8, 10, 12]
        assert isinstance(answers[1], asyncio.CancelledError)
        assert asked_for == [[1], [2, 4], [5, 6]]
        assert await rounds.ask(7) == 14

    asyncio.run(tell())


def test_a_round_that_fails_fails_for_all_of_it_and_for_nobody_else() -> None:
    async def tell() -> None:
        async def fail_at_two(asked: Sequence[int]) -> Sequence[int]:
            if 2 in asked:
                raise ValueError("two")
            return asked

        rounds = Rounds(fail_at_two, most=2)
        found = await asyncio.gather(
            *(rounds.ask(number) for number in range(4)), return_exceptions=True
        )
        assert found[:2] == [0, 1]
        assert [str(one) for one in found[2:]] == ["two", "two"]
        with pytest.raises(ValueError, match="two"):
            await rounds.ask(2)

    asyncio.run(tell())
