"""The tools that an assistant finds: read the rules, sit down, wait, act, look back.

Refusals are tool errors that begin with one of our codes, which never change.
"""

import asyncio
import functools
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, ParamSpec, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

from mauseloch import client
from mauseloch.bots import kinds
from mauseloch.coach.review import review as reviewed
from mauseloch.core.errors import MauselochError
from mauseloch.core.words import say
from mauseloch.games import game as game_of
from mauseloch.games import names, package
from mauseloch.mcp.exam import Exam, Exams
from mauseloch.mcp.live import LiveSeat
from mauseloch.mcp.local import LocalSeat
from mauseloch.mcp.seats import OldQuestionError, Seats
from mauseloch.mcp.situation import Situation, named, situation
from mauseloch.regret.measure import Plan
from mauseloch.replays import replay
from mauseloch.telling import ending, option_said, spoken, telling, value_said
from mauseloch.texts import Texts, rulebook, texts
from mauseloch.version import VERSION

INSTRUCTIONS = """\
Four mouse games to play with people and bots: Mausen (Mice!), Hol's der Geier, Maeusezocken and
Mausgeflippt. Read `rules` first. `start` seats you among bots on this machine; `join` seats you at
a live table, whose link or code somebody gave you. Both return a ticket, which every other tool
needs. While the stage is `your_turn`, choose one of `choices` and give its `action` to `act`; while
it is `waiting`, call `wait` again. When it is `over`, `review` explains what your choices cost.
You are told only what your seat may know."""
PASSWORD = "MAUSELOCH_PASSWORD"  # noqa: S105 - the name of a variable
LONGEST_WAIT_S = 300.0
ROLLOUTS: int | None = None
"""How often reviews play an action to the end; None leaves that to the coach."""
LOOKS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
PLAYS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
GOES_OUT = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=True)

Language = Literal["en", "de", "fr", "it"]
Ticket = Annotated[str, Field(description="what `start` or `join` gave you")]
Timeout = Annotated[float, Field(ge=0, le=LONGEST_WAIT_S, description="seconds to wait at most")]
Name = Annotated[str, Field(description="your name at the table")]
P = ParamSpec("P")
R = TypeVar("R")


@dataclass
class GameInfo:
    """A game on offer."""

    id: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    usual_seats: int
    race: bool
    """Answers are timed, so at a live table you have only seconds."""
    options: dict[str, str]
    """What can be chosen before a match, with the allowed values."""
    bots: list[str]


@dataclass
class Rules:
    """The rules of a game."""

    game: str
    text: str
    """Markdown."""


@dataclass
class LookBack:
    """A match that is over, from your seat."""

    result: str
    story: list[str]
    """All you were told during the match."""
    coach: dict[str, Any] | None
    """What each of your choices cost, in chances to win from 0 to 1, and the turning points."""
    without_coach: str = ""
    """Why there is no judgement."""


def coded(tool: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Turn our errors into tool errors that begin with their code."""

    @functools.wraps(tool)
    async def told(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return await tool(*args, **kwargs)
        except MauselochError as error:
            raise ToolError(f"{error.code}: {error}") from error

    return told


def server(seats: Seats, exams: Exams, language: str = "en") -> MCPServer[Any]:
    """The server; whoever runs it closes seats and exams afterwards."""
    made: MCPServer[Any] = MCPServer(
        "mauseloch",
        title="Mauseloch",
        instructions=INSTRUCTIONS,
        version=VERSION,
        log_level="WARNING",
    )
    _add_catalogue(made, language)
    _add_doors(made, seats, language)
    _add_play(made, seats)
    _add_exams(made, exams)
    return made


def _add_catalogue(made: MCPServer[Any], spoken_here: str) -> None:
    @made.tool(annotations=LOOKS)
    @coded
    async def games(language: Language | None = None) -> list[GameInfo]:
        """List the games, with their options and bots."""
        return [_info(name, texts(language or spoken_here)) for name in names()]

    @made.tool(annotations=LOOKS)
    @coded
    async def rules(
        game: Annotated[str, Field(description="its id, as listed by `games`")],
        language: Language | None = None,
    ) -> Rules:
        """Read the rules of a game, on a page or two."""
        return Rules(game, rulebook(game, language or spoken_here))


def _info(name: str, words: Texts) -> GameInfo:
    rules, traits = game_of(name), package(name).traits
    options = {}
    for option in rules.options:
        said = words(option_said(name, option.name))
        if isinstance(option.allowed, range):
            options[option.name] = f"{said}: {option.allowed[0]} to {option.allowed[-1]}"
            continue
        values = [
            f"{str(value).lower()} ({words(value_said(name, option.name, value))})"
            for value in option.allowed
        ]
        options[option.name] = f"{said}: {', '.join(values)}"
    return GameInfo(
        id=name,
        title=words(say(f"{name}-title")),
        about=words(say(f"{name}-about")),
        least_seats=rules.seats[0],
        most_seats=rules.seats[-1],
        usual_seats=traits.usual_seats,
        race=traits.race,
        options=options,
        bots=list(kinds(name)),
    )


def _add_doors(made: MCPServer[Any], seats: Seats, spoken_here: str) -> None:
    @made.tool(annotations=PLAYS)
    @coded
    async def start(  # noqa: PLR0917 - callers name them
        game: Annotated[str, Field(description="its id, as listed by `games`")],
        bots: Annotated[
            list[str] | None, Field(description="one bot for all other seats, or one for each")
        ] = None,
        players: Annotated[int | None, Field(description="seats, yours included")] = None,
        seat: Annotated[int, Field(description="yours, counted from 1")] = 1,
        options: Annotated[
            dict[str, bool | int | str] | None, Field(description="as listed by `games`")
        ] = None,
        seed: Annotated[
            str | None, Field(description="the same seed gives the same cards and dice")
        ] = None,
        name: Name = "Guest",
        language: Language | None = None,
    ) -> Situation:
        """Start a match against bots on this machine."""

        async def sit() -> LocalSeat:
            taken = LocalSeat(
                name,
                game=game,
                bots=bots or (),
                seats=players,
                seat=seat,
                options=options,
                seed=seed,
            )
            await taken.begin()
            return taken

        held = await seats.take(sit, texts(language or spoken_here))
        return held.situation()

    @made.tool(annotations=GOES_OUT)
    @coded
    async def join(  # noqa: PLR0917 - callers name them
        url: Annotated[str, Field(description="the table's link, or the address of its server")],
        table: Annotated[
            str | None, Field(description="the table's code, if `url` is only the server's address")
        ] = None,
        name: Annotated[
            str | None, Field(description="your name at the table; one is drawn if left out")
        ] = None,
        seat: Annotated[
            int | None, Field(description="counted from 1; any free one if left out")
        ] = None,
        token: Annotated[
            str | None, Field(description="of a table you opened; matches then start by themselves")
        ] = None,
        language: Language | None = None,
    ) -> Situation:
        """Sit down at a live table with people or programs. The match starts when its host says."""
        at = client.address(url, table)

        async def sit() -> LiveSeat:
            password = os.environ.get(PASSWORD) or None
            taken = LiveSeat(at, name, seat=seat, token=token, password=password)
            await taken.sit()
            return taken

        held = await seats.take(sit, texts(language or spoken_here))
        return held.situation()


def _add_play(made: MCPServer[Any], seats: Seats) -> None:
    @made.tool(annotations=LOOKS)
    @coded
    async def look(ticket: Ticket, since: Annotated[int, Field(ge=0)] = 0) -> Situation:
        """See your match in words: the table, everything that has happened, and your choices."""
        held = seats.get(ticket)
        return situation(ticket, held.seat.now(), held.words, since, opening=since == 0)

    @made.tool(annotations=LOOKS)
    @coded
    async def wait(ticket: Ticket, timeout_s: Timeout = 25.0) -> Situation:
        """Wait until you are asked or the match is over; if time runs out first, call it again."""
        held = seats.get(ticket)
        await held.seat.wait(timeout_s)
        return held.situation()

    @made.tool(annotations=PLAYS)
    @coded
    async def act(
        ticket: Ticket,
        action: Annotated[str, Field(description="one of `choices`, as written there")],
        question: Annotated[
            int | None, Field(description="its number: refuse if another one is open by now")
        ] = None,
        delay_ms: Annotated[
            int | None, Field(ge=0, description="in a local race: your reaction time")
        ] = None,
    ) -> Situation:
        """Answer what you are asked, and hear what follows. A choice is final."""
        held = seats.get(ticket)
        now = held.seat.now()
        if question is not None and now.legal and question != now.question:
            raise OldQuestionError(f"question {question} is closed; now it is {now.question}")
        await held.seat.act(action, delay_ms)
        return held.situation()

    @made.tool(annotations=LOOKS)
    @coded
    async def review(ticket: Ticket) -> LookBack:
        """Look back at the match that is over: its story, and what each of your choices cost."""
        held = seats.get(ticket)
        record, now = await held.seat.record(), held.seat.now()
        players = [named(name, held.words) for name in now.names]
        return await asyncio.to_thread(_look_back, record, now.seat, players, held.words)

    @made.tool(annotations=PLAYS)
    @coded
    async def leave(ticket: Ticket) -> str:
        """Get up; at a live table, a bot plays on for you. The ticket opens nothing any more."""
        await seats.leave(ticket)
        return "left"


def _add_exams(made: MCPServer[Any], exams: Exams) -> None:
    @made.tool(annotations=PLAYS)
    @coded
    async def measure(
        game: Annotated[str, Field(description="geier or zocken")],
        skins: Annotated[
            list[str] | None, Field(description="the names it is put in; all if left out")
        ] = None,
        positions: Annotated[int, Field(ge=1, description="how many to ask in each skin")] = 20,
        seed: Annotated[str, Field(description="for those who draw")] = "0",
    ) -> Exam:
        """Be measured: you are asked about positions, and hear at the end what you gave away."""
        package(game).load("regret")
        return await exams.begin([game], skins or (), Plan(positions=positions, seed=seed))

    @made.tool(annotations=PLAYS)
    @coded
    async def answer(
        ticket: Annotated[str, Field(description="what `measure` gave you")],
        action: Annotated[str, Field(description="one action, in the words of the rules")],
    ) -> Exam:
        """Answer a question of `measure`. Whatever isn't legal counts like the worst action."""
        return await exams.answer(ticket, action)


def _look_back(record: Any, seat: int, players: list[str], words: Texts) -> LookBack:
    match = replay(record)
    told = [one for new in match.log(seat) for one in telling(record.game, new, players)]
    assert match.outcome is not None  # noqa: S101 - only finished matches have a record here
    found = LookBack(
        result=words(ending(record.game, match.outcome, players)),
        story=[words(one) for one in told],
        coach=None,
    )
    try:
        found.coach = spoken(reviewed(match, seat, players, rollouts=ROLLOUTS), words)
    except MauselochError as error:  # a light install has no coach
        found.without_coach = f"{error.code}: {error}"
    return found
