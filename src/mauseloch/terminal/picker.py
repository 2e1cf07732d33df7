"""What to play, with whom and how: ask for anything not given, or use defaults in a script."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from mauseloch.bots import LADDER, ladder
from mauseloch.bots.own import Own, is_own
from mauseloch.core.errors import OptionError, RecordError, SetupError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.match import Match
from mauseloch.core.options import Option, Value, parsed_options
from mauseloch.core.record import LONGEST_NAME, Player, Record
from mauseloch.core.words import Say, say
from mauseloch.games import game as game_of
from mauseloch.games import names, offered, package
from mauseloch.replays import replay
from mauseloch.telling import option_said, value_said
from mauseloch.terminal import files
from mauseloch.terminal.front import Front
from mauseloch.terminal.seating import Seating
from mauseloch.terminal.story import NAMES

USUAL_SEATS = 4
USUAL_BOT = "bruno"
KNOWN = {*LADDER, "simple", "random"}
"""Bots that any game may have under the same names."""
BETWEEN = re.compile(r",|&|\+|\s(?:und|and|et|e)\s")
"""Separators between names."""


@dataclass
class Wishes:
    """What people asked for in the match to play; None for anything they left open."""

    game: str | None = None
    seats: int | None = None
    bots: str | None = None
    names: str | None = None
    options: Sequence[str] = field(default_factory=list)
    seed: str | None = None
    save: Path | None = None
    resume: Path | None = None


def seated(front: Front, wishes: Wishes) -> Seating:
    """The match that people asked for, with its players."""
    check_save(wishes.save)
    if wishes.resume is not None:
        if wishes.game or wishes.options or wishes.seed is not None:
            raise SetupError(
                "the file already sets game, options and seed", say("error-resume-alone")
            )
        return _resumed(front, wishes, wishes.resume)
    if wishes.game is None:
        found = _which_game(front)
        if isinstance(found, Path):
            return _resumed(front, wishes, found)
        wishes.game = found
    game = game_of(wishes.game)
    options = parsed_options(game.options, wishes.options)
    wished = offered(wishes.game, **options)  # find wrong ones before asking any questions
    if wishes.seats is not None:
        wished.start(wishes.seats)
    people = _people(front, game, wishes)
    _check_hidden(front, game, len(people))
    bots = _bots(front, game, wishes, people)
    own = _own(bots, wishes.game)
    who = players(people, bots, own)
    if not wishes.options and front.asks:
        options = _which_options(front, game, [player.name for player in who])
    match = Match(game_of(wishes.game, **options), len(people) + len(bots), wishes.seed)
    return Seating(match, who, seed=wishes.seed, own=by_label(own))


def check_save(file: Path | None) -> None:
    """Raise SetupError rather than overwrite a file that isn't a record."""
    if file is not None and file.is_file() and file.stat().st_size:
        try:
            Record.load(file)
        except RecordError:
            raise SetupError(
                f"{file} already exists and isn't a record", say("error-not-ours", file=str(file))
            ) from None


def players(
    people: Sequence[str], bots: Sequence[str], own: Mapping[str, Own] = MappingProxyType({})
) -> list[Player]:
    """People first, then bots, with unique names; a bot of one's own is called like its file."""
    free = [name for name in NAMES if name not in people]
    found = list(map(Player, people))
    for kind in bots:
        if kind not in own:
            found.append(Player(free.pop(0), kind))
            continue
        name = Path(own[kind].label).stem[:LONGEST_NAME]
        taken = {one.name for one in found}
        found.append(Player(free.pop(0) if name in taken else name, own[kind].label))
    return found


def _own(bots: Sequence[str], game: str) -> dict[str, Own]:
    """Load people's own among these bots; by their names as typed."""
    return {named: Own(named) for named in bots if is_own(named, game)}


def by_label(own: Mapping[str, Own]) -> dict[str, Own]:
    """Bots of people's own by their names in records; raises SetupError if two have the same."""
    found = {one.label: one for one in own.values()}
    if len(found) < len(own):
        raise SetupError("two of the names are the same", say("error-same-names"))
    return found


def _resumed(front: Front, wishes: Wishes, file: Path) -> Seating:
    """The match of a record, to continue exactly where it stopped."""
    record = Record.load(file)
    match = replay(record)
    if match.outcome is not None:
        raise SetupError(
            f"the match in {file} is over; there is nothing to continue",
            say("error-over", file=str(file)),
        )
    who = list(record.players)
    own = _own(_listed(wishes.bots or ""), record.game)
    if not who:
        wishes.seats = record.seats
        people = _people(front, match.game, wishes)
        who = players(people, _bots(front, match.game, wishes, people), own)
    seating = Seating(match, who, file, own=by_label(own))
    _check_hidden(front, match.game, len(seating.people))
    return seating


def _check_hidden(front: Front, game: AnyGame, people: int) -> None:
    """Raise SetupError if people would see each other's hands; a script needs no hiding."""
    hidden = package(game.name).traits.hidden and people > 1
    if hidden and front.asks and not front.hides:
        raise SetupError(
            "this terminal cannot hide a hand from the next player", say("error-cannot-hide")
        )


def _which_game(front: Front) -> str | Path:
    """Ask for a game, or for the record of a match that was broken off."""
    words = front.words
    if not front.asks:
        raise SetupError("name a game to play", say("error-no-game", games=names()))
    broken_off = files.broken_off()
    items = [
        words(say("pick-game-item", title=say(f"{name}-title"), about=say(f"{name}-about")))
        for name in names()
    ]
    if broken_off is not None:
        record = Record.load(broken_off)
        items.append(words(say("pick-resume", title=say(f"{record.game}-title"))))
    chosen = front.pick(words(say("pick-game")), items)
    if broken_off is not None and chosen == len(names()):
        return broken_off
    return names()[chosen]


def _people(front: Front, game: AnyGame, wishes: Wishes) -> list[str]:
    """The names of the people at this keyboard."""
    if wishes.names is not None:
        return _names(wishes.names)
    if wishes.seats is not None and wishes.bots is not None:
        return list(NAMES[: max(0, wishes.seats - len(_listed(wishes.bots)))])
    if wishes.seats is not None or wishes.bots is not None or not front.asks:
        return [NAMES[0]]
    alone = package(game.name).traits.race
    most = 1 if alone else game.seats[-1]
    heading = front.words(say("pick-name" if alone else "pick-names"))
    while True:
        try:
            people = _names(front.type_in(heading, NAMES[0]))
            if len(people) > most:
                raise SetupError("too many names", say("error-too-many-names", most=most))
            _check_hidden(front, game, len(people))
            return people
        except SetupError as error:
            front.note(front.words(error.words))


def _names(text: str) -> list[str]:
    """Parse a typed list of names."""
    names = [name.strip() for name in BETWEEN.split(text)]
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise SetupError(
                f"a name has 1 to {LONGEST_NAME} characters, not {shown(name)}",
                say("error-bad-name", most=LONGEST_NAME, name=shown(name)),
            )
    if len(set(names)) < len(names):
        raise SetupError("two of the names are the same", say("error-same-names"))
    return names


def _listed(bots: str) -> list[str]:
    """Parse a typed list of bots; empty for "none"."""
    return [] if bots.strip() in {"", "none"} else [bot.strip() for bot in bots.split(",")]


def _bots(front: Front, game: AnyGame, wishes: Wishes, people: Sequence[str]) -> list[str]:
    """The bots that join them."""
    least, most = max(0, game.seats[0] - len(people)), game.seats[-1] - len(people)
    if wishes.bots is not None:
        bots = _listed(wishes.bots)
        if wishes.seats not in (None, len(people) + len(bots)):
            raise _seats_differ(people, bots, wishes.seats or 0)
        return bots
    if wishes.seats is not None:
        count = wishes.seats - len(people)
        if count < 0:
            raise _seats_differ(people, [], wishes.seats)
    else:
        usual = min(max(least, USUAL_SEATS - len(people), 1 if len(people) == 1 else 0), most)
        count = usual if not front.asks or least >= most else _how_many(front, least, most, usual)
    if count <= 0:
        return []
    kind = _which_bot(front, game.name) if front.asks else _usual_bot(game.name)
    return [kind] * count


def _seats_differ(people: Sequence[str], bots: Sequence[str], seats: int) -> SetupError:
    return SetupError(
        f"{len(people)} people and {len(bots)} bots don't add up to {seats} seats",
        say("error-seats-differ", people=len(people), bots=len(bots), seats=seats),
    )


def _how_many(front: Front, least: int, most: int, usual: int) -> int:
    counts = range(least, most + 1)
    items = [front.words(say("pick-bots-item", count=count)) for count in counts]
    return counts[front.pick(front.words(say("pick-bots")), items, counts.index(usual))]


def _which_bot(front: Front, game: str) -> str:
    """Ask how well the bots should play."""
    offered = ladder(game)
    items = [front.words(bot_said(name)) for name in offered]
    return offered[front.pick(front.words(say("pick-bot")), items, offered.index(_usual_bot(game)))]


def _usual_bot(game: str) -> str:
    """A bot of medium strength; in games without it, the best there is."""
    offered = ladder(game)
    return USUAL_BOT if USUAL_BOT in offered else offered[-1]


def bot_said(name: str) -> Say:
    """A bot's name: one of ours, or one that only its game knows."""
    return say(f"bot-{name}") if name in KNOWN else say("bot-own", name=name)


def _which_options(front: Front, game: AnyGame, names: Sequence[str]) -> dict[str, Value]:
    """Ask whether to play as in the booklet, or how to set each option."""
    words = front.words
    chosen: dict[str, Value] = dict(game.chosen)
    asis = front.pick(
        words(say("pick-options")),
        [words(say("pick-options-usual")), words(say("pick-options-own"))],
    )
    if asis == 0:
        return chosen
    for option in game.options:
        heading = words(option_said(game.name, option.name))
        if isinstance(option.allowed, range):
            chosen[option.name] = _number(front, option, heading)
            continue
        values = [one for one in option.allowed if type(one) is not int or one < len(names)]
        items = [
            names[value] if type(value) is int else words(value_said(game.name, option.name, value))
            for value in values
        ]
        chosen[option.name] = values[front.pick(heading, items, values.index(option.default))]
    return chosen


def _number(front: Front, option: Option, heading: str) -> Value:
    while True:
        try:
            return option.parse(front.type_in(heading, str(option.default)))
        except OptionError as error:
            front.note(front.words(error.words))
