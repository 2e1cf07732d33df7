"""What measures a player of Mäusezocken for two: published positions, and three skins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mauseloch.core.bot import Question
from mauseloch.games.zocken.state import COLOURS, JOKER, Mice

POSITIONS = Path(__file__).with_name("positions.jsonl")
GRAIN = 1 / 511 + 1e-6
"""Chances that differ by no more are equal: the table's values come in steps of 1/511."""


def known(question: Question[Any, Any]) -> Mapping[str, float] | None:
    """What each action is worth in a match."""
    from mauseloch.games.zocken.judging import exact  # noqa: PLC0415 - NumPy and Numba

    return exact(question.game, question.view, question.log)


@dataclass(frozen=True)
class Names:
    """Other words for the same things."""

    name: str
    title: str
    colours: tuple[str, ...]
    """From those worth 1 to those worth 5."""
    joker: str
    mice: str
    middle: str
    roll: str
    stop: str
    dice: str
    turn: str

    def rules(self) -> str:
        """The rules for two."""
        kinds = ", ".join(f"{kind} (worth {worth})" for worth, kind in enumerate(self.colours, 1))
        one, other = self.colours[-1], self.colours[2]
        rival = self._taken("red:1", "1")
        return f"""\
{self.title}

Two players collect {self.mice} of five kinds: {kinds}. There are six of each kind. At first all
{self.mice} are in {self.middle}. The players take turns.

In your {self.turn} you begin with `{self.roll}`: two {self.dice} show a kind each, or
`{self.joker}`. All five kinds and {self.joker} are equally likely on each. {self.joker} counts as
any kind you like.

- Two different kinds: take one of each from {self.middle}, or only one of the two.
- Twice the same kind: take two of it, or only one. Each comes from {self.middle} or from your
  rival.
- A kind that you took after an earlier `{self.roll}` of this {self.turn} can't be taken again, nor
  one of which nothing is left there. If you can take something, you must take at least one. What
  you take is set aside and isn't yours yet.
- If you can take nothing, your {self.turn} is lost: all you have set aside goes to {self.middle},
  even what you took from your rival.

After taking, choose `{self.roll}` to go on, or `{self.stop}`: then all you have set aside is yours,
and your rival has the next {self.turn}.

If fewer than five {self.mice} are in {self.middle} when a {self.turn} is over, the game ends. The
player whose {self.mice} are worth more wins; if they are worth the same, the player with more of
them; if that is equal too, both win half. Choose so that you win as often as possible.

Actions are written `{self.roll}`, `{self.stop}`, or what you take: `{one}`, `{one}+{other}` or
`{one}+{one}` from {self.middle}, `{rival}` from your rival, `{one}+{rival}` one from each. The more
valuable kind comes first, and {self.middle} before your rival."""

    def situation(self, question: Question[Any, Any]) -> str:
        """Where a match stands."""
        view, seat = question.view, question.seat
        own, theirs = view.owned[seat], view.owned[1 - seat]
        lines = [
            f"In {self.middle}: {self._counted(view.middle)}.",
            f"Yours: {self._counted(own)} (worth {view.scores[seat]}).",
            f"Your rival's: {self._counted(theirs)} (worth {view.scores[1 - seat]}).",
            f"Set aside in this {self.turn} of yours: {self._counted(view.aside)}.",
        ]
        if view.dice is None:
            choice = f"`{self.roll}` or `{self.stop}`?"
            lines.append(choice if any(view.aside) else f"Begin with `{self.roll}`.")
        else:
            shown = " and ".join(map(self._kind, view.dice))
            lines.append(f"The {self.dice} show {shown}. What do you take?")
        return "\n".join(lines)

    def called(self, action: str, question: Question[Any, Any]) -> str:
        """An action; what is stolen comes from the only rival."""
        if action in {"roll", "stop"}:
            return self.roll if action == "roll" else self.stop
        rival = str(1 - question.seat)
        return "+".join(self._taken(mouse, rival) for mouse in action.split("+"))

    def _taken(self, mouse: str, rival: str) -> str:
        colour, _, owner = mouse.partition(":")
        return self._kind(colour) + (":rival" if owner == rival else "")

    def _kind(self, colour: str) -> str:
        return self.joker if colour == JOKER else self.colours[COLOURS.index(colour)]

    def _counted(self, mice: Mice | Sequence[int]) -> str:
        there = [f"{count} {kind}" for count, kind in zip(mice, self.colours, strict=True) if count]
        return ", ".join(there) or "nothing"


SKINS = {
    one.name: one
    for one in (
        Names(
            name="own",
            title="Mäusezocken",
            colours=COLOURS,
            joker=JOKER,
            mice="mice",
            middle="the middle",
            roll="roll",
            stop="stop",
            dice="dice",
            turn="turn",
        ),
        Names(
            name="harbour",
            title="The harbour",
            colours=("salt", "rope", "tea", "silk", "spice"),
            joker="letter",
            mice="crates",
            middle="the quay",
            roll="load",
            stop="sail",
            dice="cranes",
            turn="voyage",
        ),
        Names(
            name="invented",
            title="Osh",
            colours=("tob", "wes", "lar", "ket", "zum"),
            joker="vee",
            mice="plinks",
            middle="the orm",
            roll="fosh",
            stop="narl",
            dice="hobs",
            turn="pask",
        ),
    )
}
