"""Hol's der Geier told in words: which message each of its news is."""

from collections.abc import Iterable, Iterator, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import Say, say
from mauseloch.games.geier.rules import (
    Bid,
    CarriedOver,
    Discarded,
    News,
    Revealed,
    TurnedUp,
    View,
    Won,
)

HEADLINES = {
    "geier-mouse",
    "geier-vulture",
    "geier-mouse-on-top",
    "geier-vulture-on-top",
}
"""With these something new begins; all others belong to what was said before."""


def opening(view: View) -> Say:  # noqa: ARG001 - it is always the same
    """What lies there before anything has happened."""
    return say("geier-opening")


def narrate(told: News, names: Sequence[str]) -> Iterator[Say]:
    """What one piece of news says; nothing for what needs no words."""
    match told:
        case TurnedUp():
            yield _turned_up(told)
        case Revealed(_, cards, cancelled):
            bids = [
                say("geier-bid", name=name, card=card)
                for name, card in zip(names, cards, strict=False)
            ]
            if cancelled:
                equal = [names[seat] for seat in cancelled]
                yield say("geier-bids-cancel", bids=bids, names=equal)
            else:
                yield say("geier-bids", bids=bids)
        case Won(seat, card, pot, "highest"):
            yield say("geier-won-highest", card=card, name=names[seat], pot=_prizes(pot))
        case Won(seat, card, pot, _):
            yield say("geier-won-lowest", card=card, name=names[seat], pot=_prizes(pot))
        case CarriedOver(pot):
            yield say("geier-carried", pot=_prizes(pot))
        case Discarded(pot):
            yield say("geier-discarded", pot=_prizes(pot))
        case Bid() | Ended():
            pass


def _turned_up(told: TurnedUp) -> Say:
    """The new prize; with others carried over, their sum says how they are played for."""
    kind = "mouse" if told.prize > 0 else "vulture"
    prize, total = _signed(told.prize), sum(told.pot)
    if len(told.pot) == 1:
        return say(f"geier-{kind}", round=told.round, prize=prize)
    return say(
        f"geier-{kind}-on-top",
        round=told.round,
        prize=prize,
        carried=_prizes(told.pot[:-1]),
        total=_signed(total),
        like="mouse" if total >= 0 else "vulture",
    )


def _prizes(pot: Iterable[int]) -> list[Say]:
    return [say("geier-number", number=_signed(prize)) for prize in pot]


def _signed(number: int) -> str:
    """A number of points with its sign, a real minus."""
    return f"{number:+d}".replace("-", "−")
