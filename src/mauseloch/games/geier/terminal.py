"""Hol's der Geier in a terminal.

The pot is at the top, with the rule that decides it; a prize always shows its sign.
"""

from collections.abc import Sequence

from rich.text import Text

from mauseloch.core.words import say
from mauseloch.drawing import (
    BLANK,
    Block,
    Looking,
    above,
    beside,
    block,
    box,
    centred,
    grid,
    wrapped,
)
from mauseloch.games.geier.narration import scored, signed, stake
from mauseloch.games.geier.rules import CarriedOver, Discarded, News, Revealed, View, Won

STYLES = {"mouse": "green", "vulture": "red"}
ARTS = {
    "mouse": ("()_()     ", "(o.o)__   ", " >u<___)~~"),
    "vulture": ("__ (oo) __", "\\\\\\_\\/_///", "    ^^    "),
}
FACES = {"mouse": "<:3)~", "vulture": "\\(oo)/"}

TALLEST = 12
"""The most rows for the table."""
CARD_WIDTH = 18
NAME_WIDTH = 16
ALL_BIDS_WIDTH = 68
PRIZES_WIDTH = 22
"""The width of the columns beside the names when all bids are shown, and that of the prizes: seven
then fit in a row, so at most one seat needs a second row."""


def table(view: View, looking: Looking) -> Block:
    """The pot, and everyone's winnings and earlier bids."""
    players = _players(view, looking)
    if view.prize is not None:
        upper = _pot((*view.carried, view.prize), view.stack_size, looking)
    elif left := view.carried or view.discarded:
        prizes = [_signed(prize, looking) for prize in left]
        lies = say("geier-discarded" if view.discarded else "geier-left", pot=prizes)
        upper = wrapped(looking.speak(lies), looking.width)
    else:
        return players
    return above(upper, *([BLANK] if len(upper) + len(players) < TALLEST else []), players)


def told(news: Sequence[News], view: View, looking: Looking) -> Block:
    """The bids of this round, turned up: which cancel, and which takes the pot."""
    revealed: Revealed | None = None
    winner: int | None = None
    pot: tuple[int, ...] = ()
    for one in news:
        match one:
            case Revealed():
                revealed, winner = one, None
            case Won(seat=seat, pot=prizes):
                winner, pot = seat, prizes
            case CarriedOver(prizes) | Discarded(prizes):
                pot = prizes
            case _:  # who has bid is old news, and the next prize comes next time
                pass
    if revealed is None:
        return table(view, looking)
    seats = len(revealed.cards)
    width = max(3, min(CARD_WIDTH, (looking.width + 2) // seats - 2))
    cards = []
    for seat, card in enumerate(revealed.cards):
        if seat in revealed.cancelled:
            cross = looking.glyph("✗", "x")
            face = [f"{cross} {card} {cross}", looking.speak(say("geier-cancelled"))]
            style = "dim"
        elif seat == winner:
            kind = _kind(sum(pot))
            face = [f"{card}", f"{FACES[kind]} {_signed(sum(pot), looking)}"]
            style = STYLES[kind]
        else:
            face, style = [f"{card}", " "], ""
        lines = [f"{line:^{width - 2}}" for line in face]
        points = view.scores[seat]
        score = say("geier-score", score=_scored(points, looking), points=points)
        cards.append(
            above(
                centred(_name(seat, width, looking), width),
                box(lines, looking, style=style, chosen=seat == winner),
                centred(block([looking.speak(score)]), width),
            )
        )
    # The stack may be one smaller by now: the next prize may have turned up already.
    upper = _pot(pot, 15 - revealed.round, looking)
    return above(upper, BLANK, beside(*cards, gap=2))


def rows(legal: Sequence[str]) -> list[list[str]]:
    """The hand, from the lowest card to the highest."""
    return [list(legal)]


def choices(view: View, rows: Sequence[Sequence[str]], chosen: str, looking: Looking) -> Block:  # noqa: ARG001 - the whole hand may be bid
    """The hand; people type the number on a card."""
    room, gap = (5, 1) if looking.width >= 15 * 8 - 1 else (3, 0)
    cards = [
        box([f"{action:^{room}}"], looking, style="cyan", chosen=action == chosen)
        for row in rows
        for action in row
    ]
    return beside(*cards, gap=gap)


def _pot(pot: Sequence[int], stack: int, looking: Looking) -> Block:
    """The stack, the new prize, what was carried over, and who will take it all."""
    *carried, prize = pot
    fan = _fan(carried, looking)
    left = beside(_stack(stack, looking), _prize(prize, looking))
    if left.width + 2 + fan.width > looking.width:
        left = _prize(prize, looking)  # with so much carried over, there is hardly a stack left
    rule = looking.speak(stake(pot, _signed(sum(pot), looking)))
    said = wrapped(rule, looking.width - left.width - 2, "bold")
    if carried:
        return beside(left, above(fan, said), gap=2)
    equal = block([looking.speak(say("geier-equal"))], "dim")
    return beside(left, above(BLANK, said, BLANK, equal), gap=2)


def _stack(size: int, looking: Looking) -> Block:
    """The face-down prizes, with their number."""
    back = (looking.glyph("░", "/") if size else " ") * 9
    left = looking.speak(say("geier-stack", count=size))
    return box([back, f"{left:^9}", back], looking, style="dim")


def _prize(prize: int, looking: Looking) -> Block:
    """The card of this round: a mouse or a vulture."""
    kind = _kind(prize)
    signs = ("", _signed(prize, looking), "")
    lines = [
        Text(f" {art} ") + Text(f"{sign:>3} ", "bold")
        for art, sign in zip(ARTS[kind], signs, strict=True)
    ]
    name = looking.speak(say("geier-kind", kind=kind))
    return box(lines, looking, title=f" {name} ", style=STYLES[kind], width=CARD_WIDTH)


def _fan(prizes: Sequence[int], looking: Looking) -> Block:
    """Overlapping cards."""
    lines = [Text(), Text(), Text()]
    for under, prize in enumerate(prizes, start=1 - len(prizes)):
        sign = f"{_signed(prize, looking):<3}"
        card = box([sign], looking, style=STYLES[_kind(prize)])
        seen = 4 if under else 5
        lines = [line + part[:seen] for line, part in zip(lines, card, strict=True)]
    return block(lines) if prizes else Block()


def _players(view: View, looking: Looking) -> Block:
    """Everyone's points, prizes and bids, one line each."""
    whole = len(view.spent) > 1
    room = min(NAME_WIDTH, looking.width - ALL_BIDS_WIDTH) if whole else NAME_WIDTH
    wide = looking.width - room - ALL_BIDS_WIDTH + PRIZES_WIDTH if whole else looking.width
    done = looking.glyph(" ✓", " ok")
    seats = range(len(view.won))
    names = above(*(_name(seat, room - len(done), looking) for seat in seats))
    heads = (
        say("geier-round", round=view.round),
        say("geier-points"),
        say("geier-prizes"),
        say("geier-bids-before" if whole else "geier-bid-before"),
    )
    spoken = [looking.speak(head) for head in heads]
    spoken[3] = f" {spoken[3]}"
    lines: list[list[Text | str]] = [[Text(head, "dim") for head in spoken]]
    for seat in seats:
        name = names[seat] + Text(done if view.has_bid[seat] else " " * len(done), "green")
        if seat == view.seat:
            name.stylize("bold")
        bids = [cards[seat] for cards in view.spent]
        first, *more = _prizes(view.won[seat], wide, looking)
        before = _all_bids(bids, looking) if whole else Text("".join(f" {bid:>2}" for bid in bids))
        lines.append([name, Text(_scored(view.scores[seat], looking), "bold"), first, before])
        lines += [["", "", part, ""] for part in more]
    return grid(lines, gap=1 if whole else 2, right=[1])


def _prizes(prizes: Sequence[int], width: int, looking: Looking) -> Block:
    """A seat's prizes, mice first."""
    if not prizes:
        return block([looking.glyph("–", "-")], "dim")
    signs = [
        Text(_signed(prize, looking), STYLES[_kind(prize)])
        for prize in sorted(prizes, reverse=True)
    ]
    return wrapped(Text(" ").join(signs), width)


def _all_bids(bids: Sequence[int], looking: Looking) -> Text:
    """Places for cards 1 to 15: those bid show as numbers, the latest in brackets."""
    line = Text()
    for card in range(1, 16):
        sign = f"{card}" if card in bids else looking.glyph("·", ".").rjust(len(f"{card}"))
        before = "[" if card == bids[-1] else "]" if card - 1 == bids[-1] else " "
        line.append(before)
        line.append(sign, "" if card in bids else "dim")
    return line.append("]" if bids[-1] == 15 else " ")


def _name(seat: int, width: int, looking: Looking) -> Block:
    name = Text(looking.names[seat])
    name.truncate(width, overflow="ellipsis" if looking.unicode else "crop")
    return block([name])


def _kind(points: int) -> str:
    return "mouse" if points >= 0 else "vulture"


def _signed(points: int, looking: Looking) -> str:
    return signed(points).replace("−", looking.glyph("−", "-"))


def _scored(points: int, looking: Looking) -> str:
    return scored(points).replace("−", looking.glyph("−", "-"))
