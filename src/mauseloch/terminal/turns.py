"""One match: ask people one by one, let bots answer, and tell everyone what happened."""

from mauseloch.bots import thinks_long, warm_up
from mauseloch.core.game import Seat
from mauseloch.core.words import say
from mauseloch.telling import warnings
from mauseloch.terminal.front import Front
from mauseloch.terminal.seating import Seating
from mauseloch.terminal.story import story


def play_on(front: Front, seating: Seating) -> None:
    """Play the match to its end from its current state."""
    match = seating.match
    if seating.told is None:
        front.begin(seating)
        seating.told = len(match.log(None))
    get_ready(front, seating)
    while match.outcome is None:
        asked = match.waiting.seats
        if match.waiting.deadline_ms is None:
            _answer(front, seating)
        else:
            front.race(seating, seating.people[0])
        save(front, seating)
        goes_on = len(asked) == 1 and match.waiting.seats == asked
        races = match.waiting.guess_ms > 0
        if front.pauses and (goes_on or races):  # no need, or no time, to read it now
            continue
        if any(True for _ in story(match, front.words, seating.told, seating.names)):
            front.tell(seating, seating.told)
            seating.told = len(match.log(None))


def get_ready(front: Front, seating: Seating) -> None:
    """Let bots that search load what they need, and compile it the very first time."""
    game = seating.match.game
    slow = {player.bot for player in seating.players if thinks_long(game.name, player.bot or "")}
    if slow:
        front.get_ready(seating)
    for name in slow:
        warm_up(str(name), game)


def _answer(front: Front, seating: Seating) -> None:
    """Let all bots asked answer, then one person."""
    match = seating.match
    person = seating.asked()
    for seat, answer in seating.answers():
        match.play(seat, answer.action)
    if person is not None:
        save(front, seating)
        if seating.hides:
            front.pass_on(seating, person)
        match.play(person, _chosen(front, seating, person))


def _chosen(front: Front, seating: Seating, seat: Seat) -> str:
    """A person's choice, confirmed after a warning."""
    why_not = warnings(seating.match, seat) if front.asks else {}
    while (action := front.choose(seating, seat)) in why_not:
        offers = [front.words(say(one)) for one in ("sure-no", "sure-yes")]
        if front.pick(front.words(why_not[action]), offers) == 1:
            break
    return action


def save(front: Front, seating: Seating) -> None:
    """Write everything so far to disk before anything else happens."""
    try:
        seating.save()
    except OSError as error:
        if not front.asks:
            raise
        if not seating.unsaved:  # once is enough, until it works again
            front.note(front.words(say("play-cannot-save", reason=error.strerror or "")))
        seating.unsaved = True
    else:
        seating.unsaved = False
