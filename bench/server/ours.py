"""Our server, and clients that speak docs/reference/protocol.md."""

import asyncio
import gc
import signal
import sys
from typing import Any

from msgspec import Raw, Struct, json

from bench.server.load import ROUNDS, Client, Load, Seen
from mauseloch.server import service
from mauseloch.server.aside import unix_socket, usual_path
from mauseloch.server.limits import Bucket, Limits, Rate
from mauseloch.server.listening import bound
from mauseloch.server.service import COLLECT_AFTER, Server, runner
from mauseloch.server.settings import Settings
from mauseloch.server.socket import Socket
from mauseloch.store.sql import SqlStore

PLENTY = Rate(10**9, 10**9)
QUICK = Limits(
    burst=1_000_000,
    per_second=1_000_000,
    tables=100_000,
    connections=100_000,
    connections_each=100_000,
    work=PLENTY,
    work_each=PLENTY,
    handshakes=PLENTY,
    requests=PLENTY,
    tables_opened=PLENTY,
    tables_each=100_000,
    matches_started=PLENTY,
    bot_matches=PLENTY,
)
"""These clients all come from one address and play as fast as they can."""


class OurQuestion(Struct):
    number: int
    seats: list[int]
    legal: list[str] = []


class OurFrame(Struct):
    type: str
    id: int = 0
    seat: int | None = None
    detail: str = ""
    question: OurQuestion | None = None
    view: Raw = Raw()


read_ours = json.Decoder(OurFrame).decode
read_seen = json.Decoder(Seen).decode


class OurClient(Client):
    """Speaks docs/reference/protocol.md."""

    path = "/live"
    words = False
    """Whether clients ask for texts too, as browsers do."""
    moves = False
    """Whether clients follow a table to its server, as browsers do."""

    def __init__(self, load: Load, table: str, token: str | None, *, sits: bool = True) -> None:
        super().__init__(load)
        self.table, self.token, self.sits = table, token, sits
        self.id = 0

    def say(self, kind: str, **fields: Any) -> None:
        self.id += 1
        self.send(json.encode({"type": kind, "id": self.id, **fields}))

    def connected(self) -> None:
        fields = {} if self.token is None else {"token": self.token}
        version = 2 if self.words else 1
        wishes = {name: True for name in ("words", "moves") if getattr(self, name)}
        self.say("hello", version=version, table=self.table, **wishes, **fields)

    def heard(self, content: bytes) -> None:
        frame = read_ours(content)
        match frame.type:
            case "update":
                self._update(frame)
            case "welcome" if self.sits and frame.seat is None:
                self.say("sit")
            case "welcome" | "seated":
                self.seat = frame.seat
                self.ready.set_result(None)
            case "refused":
                self.load.refused += 1
                print("refused:", frame.detail, file=sys.stderr)

    def _update(self, frame: OurFrame) -> None:
        question = frame.question
        if question is None:
            self.told(-1, waits_for_me=False)
            self.finished()
        else:
            self.told(question.number, waits_for_me=self.seat in question.seats)
            if question.legal:
                self.asked(question.number, question.legal)
        if self.seat == 0 and self.load.rounds == ROUNDS:
            self.saw(read_seen(frame.view))

    def bid(self, turn: int, card: str | int) -> None:
        self.say("answer", question=turn, action=card)


class Unmetered(Socket):
    """A connection without metering."""

    __slots__ = ()

    def _owes(self, cost: int) -> None:
        """Charge nothing."""


def unmetered() -> None:
    """Stop metering from now on."""
    service.Socket = Unmetered  # type: ignore[attr-defined]
    Bucket.takes = Bucket.has = lambda *_: True  # type: ignore[method-assign]
    Bucket.spend = lambda *_: 0.0  # type: ignore[method-assign]


def serve(url: str, *, metered: bool = True) -> None:
    """Do what `mauseloch serve --db URL` does, for clients that share one address."""
    if not metered:
        unmetered()
    with (
        bound("127.0.0.1", 0) as opened,
        unix_socket(usual_path(opened.getsockname()[1])) as admin,
    ):
        server = Server(
            SqlStore(url),
            Settings(limits=QUICK),
            up=lambda: print(opened.getsockname()[1], flush=True),
        )

        server.open_aside(admin, None)

        async def serving() -> None:
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, gc.collect)
            await server.serve(sockets=[opened])

        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
        with runner() as running:
            running.run(serving())
