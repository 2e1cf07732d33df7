"""Hol's der Geier in words: the messages for its news."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

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
"""News that starts a new paragraph; all other news continues the one before."""


def opening(view: View) -> Say:  # noqa: ARG001 - it is always the same
    """The table before anything has happened."""
    return say("geier-opening")


def scene(view: View, names: Sequence[str]) -> Iterator[Say]:
    """What a seat sees, in words: the pot, everyone's winnings and bids, and its own hand."""
    yield from _lying(view)
    yield from _standing(view, names)
    if any(view.has_bid):
        ready = [name for name, bid in zip(names, view.has_bid, strict=True) if bid]
        yield say("geier-ready", names=ready)
    if view.bid is not None:
        yield say("geier-own-bid", card=view.bid)
    if view.hand:
        yield say("geier-hand", hand=[str(card) for card in view.hand])


def status(view: View, names: Sequence[str]) -> Say:  # noqa: ARG001 - all bid at the same time
    """The pot to bid for now, and who will take it."""
    if view.prize is not None:
        pot = (*view.carried, view.prize)
        return stake(pot, signed(sum(pot)))
    if view.discarded:
        return say("geier-discarded", pot=_prizes(view.discarded))
    return say("geier-ended-hands_empty" if view.spent else "geier-opening")


def figures(
    view: View,
    names: Sequence[str],
    options: Mapping[str, object],  # noqa: ARG001 - the prizes say it all
) -> list[list[Say]]:
    """What everyone has won."""
    return [[one] for one in _won(view, names)]


def _lying(view: View) -> Iterator[Say]:
    """The pot, and who will take it."""
    if view.prize is not None:
        kind = "mouse" if view.prize > 0 else "vulture"
        yield say(f"geier-{kind}", round=view.round, prize=signed(view.prize))
    if view.carried:
        yield say("geier-left", pot=_prizes(view.carried))
    if view.discarded:
        yield say("geier-discarded", pot=_prizes(view.discarded))
    if view.prize is not None:
        yield status(view, ())
        yield say("geier-stack-size", count=view.stack_size)


def _standing(view: View, names: Sequence[str]) -> Iterator[Say]:
    """What everyone has won, and their earlier bids."""
    yield from _won(view, names)
    if len(view.spent) > 1:
        for seat, name in enumerate(names):
            cards = [str(bids[seat]) for bids in view.spent]
            yield say("geier-has-played", name=name, cards=cards)
    elif view.spent:
        yield say("geier-last-bids", bids=_bids(view.spent[-1], names))


def _won(view: View, names: Sequence[str]) -> Iterator[Say]:
    for name, prizes, points in zip(names, view.won, view.scores, strict=True):
        if prizes:
            yield say(
                "geier-has", name=name, score=scored(points), points=points, pot=_prizes(prizes)
            )
        else:
            yield say("geier-has-nothing", name=name)


def stake(pot: Sequence[int], total: str) -> Say:
    """Who will take the pot, with the total of several prizes."""
    by = "highest" if sum(pot) >= 0 else "lowest"
    which = f"geier-{by}" if len(pot) == 1 else f"geier-{by}-all"
    return say(which, by=by, total=total)  # a board uses both


def doing(action: str, names: Sequence[str]) -> Say:  # noqa: ARG001 - cards have no owners
    """An action in words."""
    return say("geier-card", card=int(action))


def narrate(told: News, names: Sequence[str]) -> Iterator[Say]:
    """A piece of news in words; nothing if it needs none."""
    match told:
        case TurnedUp():
            yield _turned_up(told)
        case Revealed(_, cards, cancelled):
            bids = _bids(cards, names)
            if cancelled:
                equal = [names[seat] for seat in cancelled]
                yield say("geier-bids-cancel", bids=bids, names=equal)
            else:
                yield say("geier-bids", bids=bids)
        case Won(seat, card, pot, by):
            yield say(f"geier-won-{by}", card=card, name=names[seat], pot=_prizes(pot))
        case CarriedOver(pot):
            yield say("geier-carried", pot=_prizes(pot))
        case Discarded(pot):
            yield say("geier-discarded", pot=_prizes(pot))
        case Bid() | Ended():
            pass


def gains(
    log: Iterable[News],
    options: Mapping[str, object],  # noqa: ARG001 - points are points
) -> Iterator[tuple[int, int, int]]:
    """What everyone won or lost: in which round, which seat, how many points."""
    number = 0
    for told in log:
        match told:
            case Revealed():
                number = told.round
            case Won():
                yield number, told.seat, sum(told.pot)
            case _:
                pass


def _turned_up(told: TurnedUp) -> Say:
    """The new prize; if others were carried over, their sum decides who takes them."""
    kind = "mouse" if told.prize > 0 else "vulture"
    prize, total = signed(told.prize), sum(told.pot)
    if len(told.pot) == 1:
        return say(f"geier-{kind}", round=told.round, prize=prize)
    return say(
        f"geier-{kind}-on-top",
        round=told.round,
        prize=prize,
        carried=_prizes(told.pot[:-1]),
        total=signed(total),
        like="mouse" if total >= 0 else "vulture",
    )


def _bids(cards: Sequence[int], names: Sequence[str]) -> list[Say]:
    return [
        say("geier-bid", name=name, card=card) for name, card in zip(names, cards, strict=False)
    ]


def _prizes(pot: Iterable[int]) -> list[Say]:
    return [say("geier-number", number=signed(prize)) for prize in pot]


def signed(number: int) -> str:
    """A number of points with its sign, using a proper minus."""
    return f"{number:+d}".replace("-", "−")


def scored(points: int) -> str:
    """A score: signed like a prize, but 0 without a sign."""
    return signed(points) if points else "0"
