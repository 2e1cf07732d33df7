"""What measures a player of Hol's der Geier for two: published endgames, and three skins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mauseloch.core.bot import Question
from mauseloch.games.geier.rules import PRIZE_VALUE, VALUE, Geier, TurnedUp

POSITIONS = Path(__file__).with_name("positions.jsonl")
GRAIN = 1e-5
"""Chances that differ by no more are equal."""
CARDS = 5
"""In whole matches, hands up to this size are solved: a matter of milliseconds."""


def known(question: Question[Any, Any]) -> Mapping[str, float] | None:
    """What each bid is worth in a match; None where that would take long."""
    if len(question.legal) > CARDS or len(question.view.has_bid) != 2:
        return None
    from mauseloch.games.geier.judging import exact  # noqa: PLC0415 - NumPy and Numba

    return exact(question.game, question.view, question.log)


@dataclass(frozen=True)
class Names:
    """Other words for the same things."""

    name: str
    title: str
    card: str
    cards: str
    ranks: tuple[str, ...]
    """What the fifteen cards are called, from the lowest."""
    prize: str
    prizes: str

    def rules(self) -> str:
        """The rules for two."""
        worth = ", ".join(PRIZE_VALUE)
        return f"""\
{self.title}

Two players compete for fifteen {self.prizes}, which are worth {worth} points. Each player holds
the same fifteen {self.cards}. From the lowest to the highest they are {", ".join(self.ranks)}.

In every round one of the {self.prizes} is drawn at random and shown to both. Then each player
secretly chooses one of their {self.cards}, both are shown at once, and both are spent.

- If one {self.card} is higher, look at the sum of all {self.prizes} at stake. If it is zero or
  more, the player of the higher {self.card} gets all of them. If it is below zero, the player of
  the lower {self.card} has to take all of them.
- If both are equal, everything stays at stake, and in the next round another {self.prize} joins
  it. What is at stake after an equal last round goes to nobody.

When all {self.cards} are spent, the player with more points wins. With equal points both win half.
Choose so that you win as often as possible."""

    def situation(self, question: Question[Any, Any]) -> str:
        """Where a match stands."""
        view, game = question.view, question.game
        assert isinstance(game, Geier)  # noqa: S101 - these are names for it
        gone = [told.prize for told in question.log if isinstance(told, TurnedUp)]
        left = [prize for prize in PRIZE_VALUE.values() if prize not in gone]
        pot = [*view.carried, view.prize]
        other = 1 - question.seat
        spent = {bids[other] for bids in _bids(question.log)}
        theirs = [card for card in VALUE.values() if card not in spent]
        total = f" (together {sum(pot):+d})" if len(pot) > 1 else ""
        to_come = f"in random order {_listed(left)}" if left else "nothing"
        return f"""\
At stake now: {_listed(pot)}{total}.
Still to come: {to_come}.
Your {self.cards}: {self._called(view.hand)}.
Your rival's {self.cards}: {self._called(theirs)}.
Your points so far: {view.scores[question.seat]}. Your rival's: {view.scores[other]}.
Which of your {self.cards} do you choose?"""

    def called(self, action: str, question: Question[Any, Any]) -> str:
        """A card."""
        return self.ranks[VALUE[action] - 1]

    def _called(self, cards: Sequence[int]) -> str:
        return ", ".join(self.ranks[card - 1] for card in sorted(cards))


def _bids(log: Sequence[Any]) -> list[tuple[int, ...]]:
    return [told.cards for told in log if hasattr(told, "cancelled")]


def _listed(prizes: Sequence[int]) -> str:
    return ", ".join(f"{prize:+d}" for prize in prizes)


SKINS = {
    one.name: one
    for one in (
        Names(
            name="own",
            title="Hol's der Geier",
            card="card",
            cards="cards",
            ranks=tuple(VALUE),
            prize="point card",
            prizes="point cards",
        ),
        Names(
            name="auction",
            title="A sealed auction",
            card="offer",
            cards="offers",
            ranks=tuple("ABCDEFGHIJKLMNO"),
            prize="lot",
            prizes="lots",
        ),
        Names(
            name="invented",
            title="Tarmil",
            card="vosk",
            cards="vosks",
            ranks=(
                "rud",
                "kez",
                "bax",
                "lun",
                "tev",
                "hul",
                "dro",
                "mip",
                "quil",
                "nar",
                "jov",
                "sof",
                "gim",
                "pof",
                "fep",
            ),
            prize="lume",
            prizes="lumes",
        ),
    )
}
