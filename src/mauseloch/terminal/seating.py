"""A match and its players: people at this keyboard, and bots."""

import time
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from io import StringIO
from pathlib import Path
from types import MappingProxyType
from typing import Any

from mauseloch.bots import bot
from mauseloch.bots.own import Own, is_own
from mauseloch.core.bot import Answer
from mauseloch.core.errors import SetupError
from mauseloch.core.game import Seat, Waiting
from mauseloch.core.match import Match
from mauseloch.core.record import Player, Record
from mauseloch.core.words import say
from mauseloch.games import package
from mauseloch.telling import narration
from mauseloch.terminal.plain import PlainBoard


class Seating:
    """A match, its players, and the file that always has everything so far."""

    def __init__(
        self,
        match: Match[Any, Any, Any],
        players: Sequence[Player],
        file: Path | None = None,
        seed: str | None = None,
        own: Mapping[str, Own] = MappingProxyType({}),
    ) -> None:
        self.match = match
        self.players = tuple(players)
        self.file = file
        self.kept = False
        """Whether to keep the file when the match is over."""
        self.seed = seed
        """The requested seed: rematches derive from it too."""
        self.own = own
        """Bots of people's own, by their names in the record."""
        self.printed = StringIO()
        """What they have printed, for after the match."""
        self.told: int | None = None
        """How much of the news people have been told; None before the match has begun for them."""
        self.unsaved = False
        """Whether people already know that the file cannot be written."""
        self._asked: Waiting | None = None
        self._begun = 0.0
        self.names = tuple(player.name for player in players)
        self.people = tuple(seat for seat, player in enumerate(players) if player.bot is None)
        self.narration = narration(match.game.name)
        found = package(match.game.name)
        self.board = (
            found.load("terminal") if found.has("terminal") else PlainBoard(match.game.name)
        )
        """Draws the game, or describes it in words."""
        self.traits = found.traits
        if not self.people:
            raise SetupError("nobody is playing at this keyboard", say("error-nobody"))
        if self.traits.race and len(self.people) > 1:
            raise SetupError(
                f"{match.game.name} is a race: one person plays it at a keyboard, against bots",
                say("error-one-person", game=say(f"{match.game.name}-title")),
            )
        for seat in range(match.seats):  # find an unknown bot now, not in mid-match
            self._bot(seat)

    @property
    def hides(self) -> bool:
        """Whether people here must not see each other's hands."""
        return self.traits.hidden and len(self.people) > 1

    @property
    def record(self) -> Record:
        """Everything that happened, and who played."""
        return replace(self.match.record(), players=self.players)

    def save(self) -> None:
        """Update the file."""
        if self.file is not None:
            self.record.save(self.file)

    def answers(self) -> list[tuple[Seat, Answer]]:
        """The answers of the bots that are asked now."""
        asked = [seat for seat in self.match.waiting.seats if seat not in self.people]
        with redirect_stdout(self.printed):  # it would tear the screen
            return [(seat, self._bot(seat)(self.match.question(seat))) for seat in asked]

    def asked(self) -> Seat | None:
        """The seat of the person to answer next, if any."""
        return next((seat for seat in self.match.waiting.seats if seat in self.people), None)

    @property
    def window_ms(self) -> int:
        """The time allowed for a question with a deadline."""
        waiting = self.match.waiting
        return (waiting.deadline_ms or 0) - waiting.since_ms

    def react(self, seat: Seat, action: str, spent_ms: int) -> None:
        """Answer such a question, `spent_ms` after it was asked."""
        self.match.play(seat, action, self.match.waiting.since_ms + spent_ms)

    def still_open(self, waiting: Waiting) -> bool:
        """Whether this question with a deadline is still waiting for an answer."""
        now = self.match.waiting
        return now.deadline_ms is not None and (now.since_ms, now.guess_ms, now.deadline_ms) == (
            waiting.since_ms,
            waiting.guess_ms,
            waiting.deadline_ms,
        )

    def begun(self) -> float:
        """When the open question was first shown, on a monotonic clock.

        A person who starts to leave a race and then stays gains no time by it.
        """
        if self._asked is None or not self.still_open(self._asked):
            self._asked, self._begun = self.match.waiting, time.monotonic()
        return self._begun

    def _bot(self, seat: Seat) -> Any:
        """A new bot for each question, so that a resumed match continues in the same way."""
        kind = self.players[seat].bot
        if kind is None:
            return None
        seed = f"{self.match.seed}/{seat}/{len(self.match.inputs)}"
        if kind in self.own:
            self.own[kind].seed(seed)
            return self.own[kind]
        if is_own(kind, self.match.game.name):
            raise SetupError(f"load {kind} anew", say("error-resume-bot", bot=kind))
        return bot(kind, self.match.game, seed)
