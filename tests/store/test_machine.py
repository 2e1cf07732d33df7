"""Whatever is written in whatever order: SQLite stores exactly what memory stores."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mauseloch.core.game import CHANCE, CLOCK, Input, Outcome
from mauseloch.store import (
    Append,
    Begin,
    Change,
    DropTable,
    End,
    MemoryStore,
    PutTable,
    Store,
    StoreError,
)
from mauseloch.store.sql import SqlStore

ids = st.sampled_from(["a", "b", "ß", "Z"])
times = st.integers(0, 3).map(lambda number: number / 2)
lengths = st.integers(0, 4)
texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=5)
values = st.booleans() | st.integers(-(2**60), 2**60) | texts
actions = st.from_regex(r"[a-zä0-9+-]{1,5}( [a-z:%?]{1,5})?", fullmatch=True)
inputs = st.builds(Input, st.integers(0, 9), actions, st.integers(0, 10**15 - 1)) | st.sampled_from(
    [Input(CHANCE, "+3"), Input(CLOCK), Input(CLOCK, at_ms=7)]
)
numbers = st.lists(st.integers(-(2**40), 2**40), max_size=3).map(tuple)
outcomes = st.none() | st.builds(Outcome, numbers, numbers, texts, texts)
changes: st.SearchStrategy[Change] = st.one_of(
    st.builds(PutTable, ids, st.binary(max_size=5)),
    st.builds(DropTable, ids),
    st.builds(
        Begin,
        match=ids,
        table=ids,
        game=texts,
        version=st.integers(0, 99),
        options=st.dictionaries(texts, values, max_size=3),
        seats=st.integers(1, 9),
        seed=texts,
        started_at=times,
    ),
    st.builds(Append, ids, lengths, st.lists(inputs, max_size=2)),
    st.builds(Append, ids, lengths, st.lists(inputs, max_size=2)),
    st.builds(End, ids, lengths, outcomes, texts, times),
)
writes = st.lists(changes, max_size=4)


async def became(store: Store, batch: list[list[Change]]) -> list[str]:
    """The results of writes made at once."""
    found = await asyncio.gather(*(store.write(*one) for one in batch), return_exceptions=True)
    return ["stored" if one is None else f"{type(one).__name__}: {one}" for one in found]


class Both(RuleBasedStateMachine):
    """Makes the same writes to both stores."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.memory = MemoryStore()
        self.sql = SqlStore(f"sqlite:///{Path(self.folder.name) / 'store.db'}")

    @initialize()
    def begin(self) -> None:
        self.loop.run_until_complete(self.memory.open())
        self.loop.run_until_complete(self.sql.open())

    @rule(batch=st.lists(writes, min_size=1, max_size=5))
    def write(self, batch: list[list[Change]]) -> None:
        told = self.loop.run_until_complete(became(self.memory, batch))
        assert self.loop.run_until_complete(became(self.sql, batch)) == told

    @rule(match=ids, data=st.data())
    def continue_rightly(self, match: str, data: st.DataObject) -> None:
        """Use the right length: guesses seldom match, and matches would stay short."""
        stored = self.loop.run_until_complete(self.memory.match(match))
        if stored is not None:
            more = data.draw(st.lists(inputs, min_size=1, max_size=3))
            self.write([[Append(match, len(stored.inputs), more)]])

    @rule()
    def reopen(self) -> None:
        self.loop.run_until_complete(self.sql.close())
        self.loop.run_until_complete(self.sql.open())

    @rule(after=st.none() | ids, limit=st.integers(-1, 3))
    def page(self, after: str | None, limit: int) -> None:
        async def found(store: Store) -> object:
            try:
                return await store.finished(after, limit)
            except StoreError as error:
                return str(error)

        told = self.loop.run_until_complete(found(self.memory))
        assert self.loop.run_until_complete(found(self.sql)) == told

    @precondition(lambda self: self.sql._writer is not None)
    @invariant()
    def both_keep_the_same(self) -> None:
        async def kept(store: Store) -> object:
            one = await asyncio.gather(*(store.match(match) for match in ("a", "b", "ß", "Z")))
            return await store.tables(), await store.running(), await store.finished(None, 99), one

        told = self.loop.run_until_complete(kept(self.memory))
        assert self.loop.run_until_complete(kept(self.sql)) == told

    def teardown(self) -> None:
        self.loop.run_until_complete(self.sql.close())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        self.folder.cleanup()


TestBoth = Both.TestCase
TestBoth.settings = settings(max_examples=15, stateful_step_count=12, deadline=None)
