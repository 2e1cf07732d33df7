"""What every store does, in memory or in a database."""

import asyncio

import pytest

import mauseloch
from mauseloch.core.game import CHANCE, CLOCK, Input
from mauseloch.core.match import Match
from mauseloch.core.record import Record
from mauseloch.core.replay import replay
from mauseloch.store import Append, ConflictError, DropTable, End, PutTable, StoreError
from mauseloch.texts import LANGUAGES, texts
from tests.store.conftest import Stores
from tests.store.stories import (
    INPUTS,
    OUTCOME,
    append,
    begin,
    end,
    errors,
    opened,
    refusal,
    story,
)


@story
async def test_a_table_is_put_replaced_and_dropped(stores: Stores) -> None:
    async with opened(stores()) as store:
        assert await store.tables() == []
        await store.write(PutTable("b", b"1"), PutTable("a", b"2"))
        assert await store.tables() == [("a", b"2"), ("b", b"1")]
        await store.write(PutTable("b", b"3"), PutTable("b", b"4"), DropTable("a"))
        assert await store.tables() == [("b", b"4")]
        await store.write(DropTable("a"), DropTable("b"), PutTable("b", b""))
        assert await store.tables() == [("b", b"")]


@story
async def test_a_match_begins_grows_and_ends(stores: Stores) -> None:
    async with opened(stores()) as store:
        await store.write(begin())
        fresh = await store.match("m")
        assert fresh is not None
        assert (fresh.match, fresh.table, fresh.inputs) == ("m", "t", ())
        assert fresh.started_at == 1700000000.25
        assert await store.running() == [fresh]

        await store.write(append("m", 0, *INPUTS))
        await store.write(append("m", 3, Input(CLOCK, at_ms=99)), end("m", 4))
        over = await store.match("m")
        assert over is not None
        assert over.inputs == (*INPUTS, Input(CLOCK, at_ms=99))
        assert over.inputs[0].actor is CHANCE
        assert (over.outcome, over.reason, over.ended_at) == (
            OUTCOME,
            "hands_empty",
            1700000100.5,
        )
        assert await store.running() == []
        assert await store.finished(None, 10) == [over]


@story
async def test_many_matches_are_read_at_once(stores: Stores) -> None:
    many = [f"m{number:04}" for number in range(1100)]  # more than fit into one query
    async with opened(stores()) as store:
        await store.write(*(begin(one) for one in many))
        await store.write(append(many[0], 0, *INPUTS), end(many[0], 3))
        found = await store.matches([*many, "none", "no\0ne"])
        assert set(found) == set(many)
        assert found[many[0]] == await store.match(many[0])
        assert await store.matches([]) == {}


@story
async def test_the_record_of_a_stored_match_replays_to_the_same_match(stores: Stores) -> None:
    match: Match[object, object, object] = Match(mauseloch.game("geier", open_discards=True), 2, 7)
    record = match.record()
    async with opened(stores()) as store:
        rules = {"options": record.options, "version": record.version}
        await store.write(begin("m", **rules), append("m", 0, *match.inputs))
        while match.outcome is None:
            length = len(match.inputs)
            match.play(match.waiting.seats[0], match.legal(match.waiting.seats[0])[0])
            await store.write(append("m", length, *match.inputs[length:]))
        last = End("m", len(match.inputs), match.outcome, match.outcome.ended_by, 5.0)
        await store.write(last)
        stored = await store.match("m")
    assert stored is not None
    assert stored.record() == match.record()
    assert Record.loads(stored.record().dumps()).players == ()
    assert replay(stored.record(), match.game).inputs == match.inputs


@story
async def test_a_match_can_end_by_a_notice_without_an_outcome(stores: Stores) -> None:
    async with opened(stores()) as store:
        await store.write(begin(), append(), End("m", 1, None, "rules_gone", 7.0))
        over = await store.match("m")
        assert over is not None
        assert (over.outcome, over.reason, over.ended_at) == (None, "rules_gone", 7.0)
        assert over.record().outcome is None
        assert await store.running() == []
        assert await store.finished(None, 1) == [over]


@story
async def test_a_write_is_stored_as_a_whole_or_not_at_all(stores: Stores) -> None:
    async with opened(stores()) as store:
        await store.write(begin(), PutTable("t", b"before"))
        with pytest.raises(ConflictError):
            await store.write(
                PutTable("t", b"after"),
                PutTable("u", b"new"),
                begin("n"),
                append("m", 0),
                append("m", 0),
            )
        assert await store.tables() == [("t", b"before")]
        assert await store.match("n") is None
        assert [match.inputs for match in await store.running()] == [()]


@story
async def test_a_write_that_does_not_fit_is_a_conflict_and_says_why(stores: Stores) -> None:
    async with opened(stores()) as store:
        await store.write(begin(), append("m", 0), append("m", 1))
        assert await refusal(store, append("m", 1)) == (
            "conflict: 2 inputs of match 'm' are stored, not 1"
        )
        assert "not 3" in await refusal(store, append("m", 3))
        assert "not 1" in await refusal(store, end("m", 1))
        assert await refusal(store, append("x")) == "conflict: there is no match 'x'"
        assert await refusal(store, end("x")) == "conflict: there is no match 'x'"
        assert await refusal(store, begin()) == "conflict: match 'm' already exists"
        assert await refusal(store, append("x"), begin("x")) == "conflict: there is no match 'x'"
        assert await store.match("x") is None
        await store.write(end("m", 2))
        assert await refusal(store, append("m", 2)) == "conflict: match 'm' is over"
        assert await refusal(store, end("m", 2)) == "conflict: match 'm' is over"
        over = await store.match("m")
        assert over is not None
        assert len(over.inputs) == 2


@story
async def test_an_empty_append_only_compares(stores: Stores) -> None:
    async with opened(stores()) as store:
        await store.write(begin(), append("m", 0, *INPUTS), Append("m", 3, ()))
        with pytest.raises(ConflictError):
            await store.write(Append("m", 2, ()))
        await store.write()
        stored = await store.match("m")
        assert stored is not None
        assert stored.inputs == INPUTS


@story
async def test_writes_made_at_once_keep_their_order(stores: Stores) -> None:
    async with opened(stores()) as store:
        many = range(300)
        await asyncio.gather(
            store.write(begin()),
            *(store.write(append("m", number)) for number in many),
            store.write(end("m", len(many))),
        )
        stored = await store.match("m")
        assert stored is not None
        assert [put.action for put in stored.inputs] == [str(number + 1) for number in many]
        assert stored.ended_at is not None


@story
async def test_a_conflict_among_writes_made_at_once_fails_only_its_own(stores: Stores) -> None:
    async with opened(stores()) as store:
        await store.write(begin("a"), begin("b"))
        found = await errors(
            store.write(append("a", 0)),
            store.write(append("b", 0)),
            store.write(append("a", 0), PutTable("never", b"")),
            store.write(begin("b"), PutTable("never", b"")),
            store.write(PutTable("t", b"1")),
            store.write(append("a", 1)),
            store.write(PutTable("never", b""), end("b", 0)),
            store.write(end("b", 1)),
        )
        bad = ConflictError
        assert found == [None, None, bad, bad, None, None, bad, None]
        assert await store.tables() == [("t", b"1")]
        a, b = await store.match("a"), await store.match("b")
        assert a is not None
        assert b is not None
        assert (len(a.inputs), len(b.inputs), b.reason) == (2, 1, "hands_empty")


@story
async def test_running_matches_come_in_the_order_in_which_they_began(stores: Stores) -> None:
    async with opened(stores()) as store:
        for match, started_at in (("b", 2.0), ("c", 1.0), ("a", 2.0), ("d", 3.0)):
            await store.write(begin(match, started_at=started_at), append(match, 0, *INPUTS))
        await store.write(end("d", 3))
        running = await store.running()
        assert [one.match for one in running] == ["c", "a", "b"]
        assert all(match.inputs == INPUTS for match in running)


@story
async def test_finished_matches_are_read_page_by_page(stores: Stores) -> None:
    async with opened(stores()) as store:
        ids = ["Z", "a", "z", "ä", "m1", "m2", "m10"]  # the same order in every store
        for match in ids:
            at = 2.0 if match.startswith("m") else 1.0
            await store.write(begin(match), append(match, 0, *INPUTS), end(match, 3, at))
        await store.write(begin("still running"))
        seen: list[str] = []
        while page := await store.finished(seen[-1] if seen else None, 3):
            assert len(page) <= 3
            assert all(match.inputs == INPUTS for match in page)
            seen += [one.match for one in page]
        assert seen == ["Z", "a", "z", "ä", "m1", "m10", "m2"]
        assert await store.finished(None, 0) == await store.finished(None, -1) == []
        for nothing in ("nonsense", "still running"):
            with pytest.raises(StoreError, match=f"'{nothing}' isn't a finished match"):
                await store.finished(nothing, 3)


@story
async def test_what_was_stored_is_there_after_reopening(stores: Stores) -> None:
    for round_ in range(3):
        async with opened(stores()) as store:
            if round_ == 0:
                await store.write(begin(), PutTable("t", b"kept"))
            await store.write(append("m", round_))
    async with opened(stores()) as store:
        stored = await store.match("m")
        assert stored is not None
        assert [put.action for put in stored.inputs] == ["1", "2", "3"]
        assert await store.tables() == [("t", b"kept")]


@story
async def test_a_store_can_be_opened_again_but_not_twice(stores: Stores) -> None:
    store = stores()
    async with opened(store):
        await store.write(begin())
        with pytest.raises(StoreError, match="the store is already open"):
            await store.open()
        await store.write(append())
    async with opened(store):
        await store.write(append("m", 1))
    await store.close()  # closing twice is harmless


@story
async def test_a_store_that_is_not_open_refuses_everything(stores: Stores) -> None:
    store = stores()
    for _ in range(2):
        for asked in (
            store.write(begin()),
            store.write(),
            store.tables(),
            store.running(),
            store.match("m"),
            store.finished(None, 1),
        ):
            with pytest.raises(StoreError, match="the store is not open"):
                await asked
        async with opened(store):
            assert await store.match("m") is None


@story
async def test_writes_accepted_before_closing_are_stored(stores: Stores) -> None:
    store = stores()
    await store.open()
    accepted = asyncio.gather(
        store.write(begin()), *(store.write(append("m", number)) for number in range(50))
    )
    await asyncio.sleep(0)  # so that the writes start
    await store.close()
    await accepted
    async with opened(stores()) as again:
        stored = await again.match("m")
        assert stored is not None
        assert len(stored.inputs) == 50


@story
async def test_big_documents_and_long_matches_fit(stores: Stores) -> None:
    document = bytes(range(256)) * 20_000
    inputs = [Input(number % 6, f"whack dress-{number}", number) for number in range(5000)]
    async with opened(stores()) as store:
        await store.write(PutTable("big", document), begin(), Append("m", 0, inputs))
        await store.write(PutTable("bigger", document * 2))
        assert await store.tables() == [("big", document), ("bigger", document * 2)]
        stored = await store.match("m")
        assert stored is not None
        assert stored.inputs == tuple(inputs)


@story
async def test_every_text_and_number_comes_back_as_it_was(stores: Stores) -> None:
    odd = "Mäuse \U0001f42d 'quoted' \"twice\" %s ? :name \\ \n\t語"
    options = {odd: odd, "on": True, "off": False, "two": 2, "none": ""}
    one = Input(8, "käse+\U0001f9c0 :a %(b)s ?", 10**15 - 1)
    async with opened(stores()) as store:
        await store.write(
            begin(odd, table=odd, game=odd, options=options, seed=odd, started_at=0.1 + 0.2),
            append(odd, 0, one),
            End(odd, 1, None, odd, 1e-9),
            PutTable(odd, odd.encode()),
        )
        stored = await store.match(odd)
        assert await store.tables() == [(odd, odd.encode())]
    assert stored is not None
    assert (stored.table, stored.game, stored.seed, stored.reason) == (odd, odd, odd, odd)
    assert list(stored.options.items()) == list(options.items())
    assert stored.options["on"] is True
    assert stored.inputs == (one,)
    assert (stored.started_at, stored.ended_at) == (0.1 + 0.2, 1e-9)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [StoreError, ConflictError])
def test_what_went_wrong_is_said_in_every_language(kind: type[StoreError], language: str) -> None:
    told = texts(language)(kind("x y").words)
    assert told.endswith(": x y")
