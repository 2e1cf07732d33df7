"""Clients for boardgame.io."""

from typing import Any

from msgspec import Raw, Struct, field, json

from bench.server.load import ROUNDS, SEATS, Client, Load, Seen


class TheirContext(Struct):
    turn: int
    activePlayers: dict[str, Any] | None = None  # noqa: N815 - as boardgame.io calls it
    gameover: Any = None


class TheirState(Struct):
    G: Seen
    ctx: TheirContext
    state_id: int = field(name="_stateID")


class TheirSync(Struct):
    state: TheirState


read_update = json.Decoder(tuple[str, str, TheirState, Raw]).decode
read_sync = json.Decoder(tuple[str, str, TheirSync]).decode
SPACE = b"/geier,"
UPDATE, SYNC = b'42/geier,["update"', b'42/geier,["sync"'


class TheirClient(Client):
    """Speaks engine.io 4 and socket.io 5, and through them boardgame.io's own messages."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, load: Load, match: str, seat: int, credentials: str) -> None:
        super().__init__(load, seat)
        self.match, self.credentials = match, credentials
        self.state_id = 0

    def connected(self) -> None:
        """Engine.io speaks first."""

    def heard(self, content: bytes) -> None:
        if content.startswith(UPDATE):
            self._update(read_update(content[len(b"42") + len(SPACE) :])[2])
        elif content.startswith(b"0"):
            self.send(b"40" + SPACE)
        elif content.startswith(b"40"):
            wanted = ["sync", self.match, str(self.seat), self.credentials, SEATS]
            self.send(b"42" + SPACE + json.encode(wanted))
        elif content.startswith(SYNC):
            self._update(read_sync(content[len(b"42") + len(SPACE) :])[2].state)
            self.ready.set_result(None)
        elif content == b"2":
            self.send(b"3")

    def _update(self, state: TheirState) -> None:
        self.state_id = state.state_id
        context = state.ctx
        mine = context.activePlayers is not None and str(self.seat) in context.activePlayers
        self.told(context.turn, waits_for_me=mine and context.gameover is None)
        if context.gameover is not None:
            self.finished()
        elif mine:
            self.asked(context.turn, state.G.hand)
        if self.seat == 0 and self.load.rounds == ROUNDS:
            self.saw(state.G)

    def bid(self, turn: int, card: str | int) -> None:
        seat = str(self.seat)
        payload = {
            "type": "bid",
            "args": [card],
            "playerID": seat,
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.send(b"42" + SPACE + json.encode(["update", action, self.state_id, self.match, seat]))
