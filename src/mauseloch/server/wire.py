"""The messages between a client and a live table: two closed unions, decoded strictly.

docs/reference/protocol.md tells how they are used; a test holds it against these classes.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field, json

from mauseloch.core.approximation import Bound
from mauseloch.core.words import Arg, Say

VERSION = 2
SPEECHLESS = 1
"""The older version that is still spoken with clients that do not ask for words."""
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Short = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seat = Annotated[int, Meta(ge=0, le=15)]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client says. Each is answered with the same id.

    Hello by Welcome, Sit by Seated, Hint by Hinted, all others by Done; any of them by Refused.
    """

    id: Number
    """Yours to choose, from 1 on; its answer has it too."""


class Hello(FromClient, tag="hello", forbid_unknown_fields=False):
    """The first message: which table and, with a token, which seat.

    Only here does the server ignore unknown fields: they let a newer client say what it can do.
    """

    version: int
    table: Short
    """The table's code or its link id."""
    token: Short | None = None
    match: Short | None = None
    """The match whose news the client already has."""
    have: Number = 0
    """How many of them; the server sends the rest."""
    password: Annotated[str, Meta(max_length=200)] | None = None
    """The place's password, if it has one; needed to come by code without a token."""
    words: bool = False
    """Whether updates should say everything in words too: for people, in any of our languages."""
    moves: bool = False
    """You follow a `moved`; without it you are passed on to the server that has the table."""
    faces: bool = False
    """You can show faces: phrases that begin with `face-`. Without it you aren't told of them."""
    epoch: Number = 0
    """The highest you have seen of this table."""


class Sit(FromClient, tag="sit"):
    """Sit down, in this seat or any free one. The answer is Seated, with a token to keep.

    While a match with hidden hands is played, it is for the next match: see `later`.
    """

    seat: Seat | None = None
    name: Short | None = None
    """Only at tables by link; at public ones we give a name."""
    portrait: Short | None = None
    """How you want to look; one of the portraits that every client can draw."""
    colour: Short | None = None
    """The colour you want to have."""
    token: Secret | None = None
    """A random one that you make up. If the line breaks before the answer, sit down again with it
    and you have the same seat. Without it the server makes one."""


class Rise(FromClient, tag="rise"):
    """Get up for good, or give back a seat for the next match."""


class Start(FromClient, tag="start"):
    """The host starts the match or, after one, a rematch."""


class SetBot(FromClient, tag="set_bot"):
    """The host puts a bot in a seat without a person."""

    seat: Seat
    bot: Short


class Free(FromClient, tag="free"):
    """The host frees a seat."""

    seat: Seat
    keep_out: bool = False
    """Keep the person who sat there out of this table, as far as an address can."""


class Answer(FromClient, tag="answer"):
    """What your seat does about the open question."""

    question: Number
    """The number that came with it; an answer to an older one is refused."""
    action: Short
    reaction_ms: Number | None = None
    """In a race: from the painted question to the input, by the client's own clock."""


class Hint(FromClient, tag="hint"):
    """What should I do? Only in practice: nobody else has played in this match; never in races."""

    question: Number
    """The number of the open question, as in an answer."""


class Phrase(FromClient, tag="phrase"):
    """One of the preset phrases, to everyone at the table."""

    phrase: Short


class Sync(FromClient, tag="sync"):
    """You missed something: send everything from this piece of news on."""

    have: Number = 0


ClientMessage = Hello | Sit | Rise | Start | SetBot | Free | Answer | Hint | Phrase | Sync


class FromServer(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """What the server says."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everyone sees it."""

    name: str = ""
    """As typed, or the id of a message with one of our names; empty if nobody sits there."""
    kind: Literal["open", "person", "bot"] = "open"
    bot: str = ""
    portrait: str = ""
    """The animal this person has chosen as their portrait, if any."""
    colour: str = ""
    """The colour this person has chosen, if any."""
    free: bool = False
    """Anyone may sit down here, although a bot is playing in it."""
    next: str = ""
    """The name of the person who plays here from the next match on; the bot plays this one."""
    here: bool = False
    """A person who is connected."""
    host: bool = False
    wins: int = 0
    line: Literal["", "good", "fair", "poor"] = ""
    """In a race game: how good their connection is, once measured."""
    line_ms: int = 0
    """How long it takes there and back, as far as that is believed, in steps of ten."""
    stand_in: bool = False
    """A simpler bot is answering for this one, which is still getting ready or too slow here."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everyone sees it."""

    code: str
    game: str
    rules: int
    """The version of its rules: a match keeps the rules it began with."""
    options: dict[str, Any]
    public: bool
    pace: Literal["quick", "calm", "relaxed"]
    state: Literal["open", "playing", "over"]
    played: int
    seats: list[SeatInfo]
    even: bool = False
    """In a race, everyone is measured by what is usual for them."""
    later: bool = False
    """If you sit down now, you play from the next match on: hands are hidden, and dealt."""
    practice: bool = False
    """Only one person has played in this match: they may ask for hints, except in a race."""


class Question(Struct, kw_only=True):
    """What the table waits for."""

    number: int
    seats: tuple[int, ...]
    """The seats that have not answered yet."""
    legal: list[str] = field(default_factory=list)
    """What your seat may do; empty if it is not awaited."""
    time_left_ms: int | None = None
    """Until a bot answers for anyone who is too slow, or until the race closes."""
    rules_deadline: bool = False
    """That time belongs to the rules, not to the table's pace."""
    race: bool = False
    """The answer needs `reaction_ms`."""
    guess_ms: int = 0
    """A reaction faster than this is refused as a guess."""
    labels: list["Message"] = field(default_factory=list)
    """If you asked for words: what each of `legal` is called, in the same order."""
    warnings: dict[str, "Message"] = field(default_factory=dict)
    """If you asked for words: tell people this before these actions, and ask them once more."""


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence before it is said in any language: a message of our Fluent catalogues."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)
    """Numbers, texts (a name like name-fox is a message too), messages, or lists of those two."""


class Words(Struct, frozen=True, kw_only=True):
    """What is on the table, in words: enough to play a game by."""

    status: Message
    """Whose turn it is, and what they have to do."""
    figures: list[list[Message]]
    """What everyone may know about each seat, by seat: points, cards, what is at stake."""
    scene: list[Message]
    """Everything the seat sees, sentence by sentence, including the figures."""


class Welcome(FromServer, tag="welcome"):
    """The answer to Hello: the table as it is. If there is a match, news follows in an Update."""

    id: int
    version: int
    table: TableInfo
    link: str
    """The table's link id, for inviting others: with it, they need no password."""
    seat: int | None = None
    """Yours, if you have one."""
    host: bool = False
    later: bool = False
    """It is yours from the next match on; until then you watch."""
    epoch: int = 0
    """Counts the servers that have had the table; left out by a single server."""
    live: str = ""
    """The path of this table's WebSocket, to come back to; empty for `/live`."""
    faces: bool = False
    """If you can show faces: you may say them here too."""


class Seated(FromServer, tag="seated"):
    """The answer to Sit. Keep the token: it is the seat."""

    id: int
    seat: int
    token: str
    host: bool = False
    """Whether you have a say about the table now."""
    later: bool = False
    """The seat is yours from the next match on; until then you watch."""


class Unseated(FromServer, tag="unseated"):
    """You no longer have a seat: you got up, or the host freed it."""


class Done(FromServer, tag="done"):
    """It was done."""

    id: int


class Hinted(FromServer, tag="hinted"):
    """The answer to Hint, from what your seat was told. Chances are of winning, from 0 to 1."""

    id: int
    question: int
    best: str
    """The action with the highest chance."""
    doing: Message
    """The same in words."""
    chance: float
    """Your chance with it."""
    error: float
    """How far off that may be; 0 if it is exact."""
    exact: bool
    """Calculated exactly, neither approximate nor sampled."""
    chances: dict[str, float]
    """Your chance with each of your legal actions."""
    bound: Bound = "standard"
    """What the error says: `standard` if the chance was sampled, others if it is approximate."""


class Refused(FromServer, tag="refused"):
    """It was not done, and nothing has changed."""

    id: int
    code: str
    detail: str = ""


class Changed(FromServer, tag="changed"):
    """People or bots came, left or were replaced."""

    table: TableInfo
    epoch: int = 0
    """As in Welcome; if it is lower than one you have seen, this is out of date: ignore it."""


class Update(FromServer, tag="update"):
    """Something happened in the match: what is there now, and the news that led to it."""

    match: str
    sequence: int
    """The number of inputs so far; if lower than the last of this match, it is late: ignore it."""
    view: Raw
    """For your seat or for a spectator, as docs/reference/views-and-news.md lists it."""
    news_from: int
    """The place in your log of the first of these news: count them, and you miss none."""
    news: Raw
    question: Question | None = None
    outcome: Raw | None = None
    told: list[list[Message]] = field(default_factory=list)
    """If you asked for words: what each piece of news says, sentence by sentence."""
    words: Words | None = None
    """If you asked for words: what is there now."""
    epoch: int = 0
    """As in Welcome; if it is lower than one you have seen, this is out of date: ignore it."""


class Phrased(FromServer, tag="phrased"):
    """Someone said one of the preset phrases."""

    seat: int
    phrase: str


class Paused(FromServer, tag="paused"):
    """The server can store nothing now, so the table waits: clocks stand still, answers are kept.

    It continues by itself. Anyone who comes meanwhile is told too, perhaps long before the welcome.
    """

    reason: Literal["unreachable", "full", "busy"]
    """The database is away, has no space left, or is held up."""


class Resumed(FromServer, tag="resumed"):
    """The pause is over: clocks run again, and each question has as much time left as before."""


class Notice(FromServer, tag="notice"):
    """A notice from the person who runs the server, to everyone; it replaces the last one."""

    texts: dict[str, str] = field(default_factory=dict)
    """Plain texts by language, under `""` for all others; empty once the notice is withdrawn."""
    draining: bool = False
    """The server is about to stop: matches are played to the end, but none begins."""
    left_ms: int | None = None
    """Until it is out of date."""


class Bye(FromServer, tag="bye"):
    """The connection is about to close; come back if `back_ms` is given."""

    code: str
    back_ms: int | None = None
    detail: str = ""
    """In the words of the person who runs the server, if they gave a reason."""
    live: str = ""
    """The path to come back to, if it is not `/live`."""


class Moved(FromServer, tag="moved"):
    """The answer to Hello with `moves`: another server has the table. Say hello there, at once."""

    id: int
    node: str
    """The name of that server."""
    live: str
    """The path of the table's WebSocket there; put it after the address of the place."""


ServerMessage = (
    Welcome
    | Seated
    | Unseated
    | Done
    | Hinted
    | Refused
    | Changed
    | Update
    | Phrased
    | Paused
    | Resumed
    | Notice
    | Bye
    | Moved
)

decode = json.Decoder(ClientMessage).decode
encode = json.Encoder().encode


def messages(said: Iterable[Say]) -> list[Message]:
    """Several messages, as they go over the wire."""
    return [message(one) for one in said]


def message(what: Say) -> Message:
    """A message as it goes over the wire."""
    args: Mapping[str, Any] = what.args
    for arg in args.values():
        if type(arg) not in _PLAIN:
            args = {name: _said(arg) for name, arg in args.items()}
            break
    return Message(id=what.id, args=args)


_PLAIN = (str, int)


def _said(arg: Arg) -> Any:
    if type(arg) in _PLAIN:
        return arg
    if isinstance(arg, Say):
        return message(arg)
    return arg if isinstance(arg, str | int) else [_said(one) for one in arg]
