"""Mausgeflippt in numbers; kernel/engine.py explains the whole numbers of a state."""

from collections.abc import Iterable

from mauseloch.core.encoding import Encoding, Part
from mauseloch.games.geflippt.deck import CHEESES, DESIGNS, MICE, ORDER
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.state import WHACKS, State

ACTIONS = (*WHACKS, "attack", "pass", "reveal")
OUTCOMES = (
    *(f"first {seat}" for seat in range(6)),
    *(f"faster {seat}" for seat in range(6)),
    *DESIGNS,
    *CHEESES,
    *MICE,
)
NUMBER = {name: number for number, name in enumerate(MICE)}
ACTION = {action: number for number, action in enumerate(ACTIONS)}
TASK = {"first": 1, "cheese": 2, "mouse": 3, "faster": 4, "refill": 8, "from_stack": 16}
A_WORD = 12


def words(seats: int) -> int:
    """The number of words: the middle, then a reaction and four words of cards per seat."""
    return 16 + 5 * seats


def pack(game: Geflippt, state: State) -> list[int]:  # noqa: ARG001 - the options change nothing here
    """A state of the rules in the kernel's form."""
    bottom = [NUMBER[mouse] for mouse in state.bottom]
    own = zip(state.hands, state.face_up, state.face_down, state.caught, state.cheeses, strict=True)
    return [
        _row((TASK[task.what] + task.seat for task in state.tasks), 5),
        sum(task.closed_ms for task in state.tasks),
        state.since_ms,
        0 if state.mouse is None else NUMBER[state.mouse] + 1,
        0 if state.cheese is None else CHEESES.index(state.cheese) + 1,
        _cheeses(state.cheese_stack),
        0 if state.revealer is None else state.revealer + 1,
        state.idle,
        _row((seat + 1 for seat in state.faster), 3),
        _mice(state.unseen),
        len(bottom),
        *(_row(bottom[place : place + A_WORD], 5) for place in range(0, 3 * A_WORD, A_WORD)),
        _clothes(state.draw),
        _clothes(state.discard),
        *(one.at_ms << 5 | (ACTION[one.action] + 1) if one else 0 for one in state.reactions),
        *(
            word
            for hand, up, down, caught, cheeses in own
            for word in (
                _clothes(hand),
                _clothes(up),
                _clothes(down),
                _mice(caught) | _cheeses(cheeses) << 32,
            )
        ),
    ]


def _row(numbers: Iterable[int], bits: int) -> int:
    """Pack small numbers one after the other, the first in the lowest bits."""
    return sum(number << bits * place for place, number in enumerate(numbers))


def _clothes(pieces: tuple[str, ...]) -> int:
    return sum(1 << 2 * ORDER[piece] for piece in pieces)


def _mice(mice: tuple[str, ...]) -> int:
    return sum(1 << NUMBER[mouse] for mouse in mice)


def _cheeses(cheeses: tuple[str, ...]) -> int:
    return sum(1 << CHEESES.index(cheese) for cheese in cheeses)


ENCODING = Encoding(
    actions=ACTIONS,
    outcomes=OUTCOMES,
    shared=(
        Part("hand", 26, "how many of each design you hold"),
        Part("discard", 26, "how many of each design were discarded"),
        Part("wears", 26, "1 for each design that the revealed mouse wears"),
        Part("carries", 9, "1 for the cheese that the revealed mouse carries"),
        Part("cheese", 9, "1 for the cheese lying face up"),
        Part("cheese stack", 9, "1 for each cheese still in the stack"),
        Part("unseen", 32, "1 for each mouse that was never turned up"),
        Part("bottom", 32, "for each mouse put under the stack its place there, 1 at the top"),
        Part("reaction", 28, "1 for your own reaction: a whack by design, attack, pass"),
        Part("protected", 1, "1 if the mouse carries the cheese lying face up"),
        Part("draw size", 1, "clothes in the draw pile"),
        Part("idle", 1, "reveals in a row that nobody reacted to"),
    ),
    each=(
        Part("face up", 26, "dirty laundry face up by design"),
        Part("face down", 26, "dirty laundry face down by design"),
        Part("cheeses", 9, "1 for each cheese taken"),
        Part("hand size", 1, "clothes in the hand"),
        Part("caught", 1, "mice caught"),
        Part("banned", 1, "1 if attacks are over"),
        Part("revealer", 1, "1 if turning up the mice"),
        Part("has reacted", 1, "1 after a reaction"),
        Part("points", 1, "points so far"),
    ),
    words=words,
    pack=pack,
)
