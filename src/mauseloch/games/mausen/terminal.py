"""Mausen in a terminal.

The hunting circle is drawn, so that nobody has to remember who hunts whom.
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
    flowing,
    numbered,
    wrapped,
)
from mauseloch.games.mausen.rules import (
    CARDS,
    PREY,
    SPECIES,
    Card,
    Hunt,
    News,
    Restocked,
    Revealed,
    View,
)

STYLES = {"elephant": "cyan", "dog": "yellow", "cat": "magenta", "mouse": "green"}
FACES = {"elephant": "(°uu°)", "dog": "U·ᴥ·U", "cat": "=^·^=", "mouse": "<:3)~"}
PLAIN_FACES = {"elephant": "(.uu.)", "dog": "U.w.U", "cat": "=^.^=", "mouse": "<:3)~"}
CIRCLE, ANIMAL = 80, 30
"""Their widths: an animal has room for each of its four values, several times over."""
PLAYER = 12
"""The width of a player's column: six of them fit into 80."""


def table(view: View, looking: Looking) -> Block:
    """The circle with the cards on the table, and what everyone has caught."""
    seats = range(len(looking.names))
    players = _in_columns([_player(view, seat, Block(), looking) for seat in seats], looking)
    # A blank line only where the points leave room for it.
    gap = BLANK if len(players) < 3 else Block()
    return above(_circle(view, looking), gap, players)


def told(news: Sequence[News], view: View, looking: Looking) -> Block:
    """The cards of this round, turned up: who hunts with which, and which tie."""
    played: tuple[Card, ...] = ()
    hunts: list[Hunt] = []
    for one in news:
        match one:
            case Revealed(_, cards) | Restocked(_, cards):
                played, hunts = cards, []
            case Hunt():
                hunts.append(one)
    if not played:
        return table(view, looking)
    return _in_columns(
        [
            _player(view, seat, _played(seat, card, hunts, looking), looking)
            for seat, card in enumerate(played)
        ],
        looking,
    )


def rows(legal: Sequence[str]) -> list[list[str]]:
    """The hand, with one animal per row: the up and down keys move between animals."""
    groups = [[one for one in legal if CARDS[one].species == species] for species in SPECIES]
    return [group for group in groups if group]


def choices(
    view: View,  # noqa: ARG001 - the whole hand is in the rows
    rows: Sequence[Sequence[str]],
    chosen: str,
    looking: Looking,
) -> Block:
    """The hand grouped by animal, each card with the number to type for it."""
    numbers = numbered(rows)
    groups = []
    for species in SPECIES:  # even those used up: everything keeps its place
        own = [CARDS[action] for action in numbers if CARDS[action].species == species]
        name = looking.speak(say("mausen-species", species=species))
        style = STYLES[species]
        head = block(
            [f"{_face(species, looking)} {name}"], f"bold {style}" if own else "dim", width=17
        )
        cards = [
            above(
                box([f"{card.value:>2}"], looking, style=style, chosen=card == chosen),
                block([f" {numbers[card]:>2} "], "dim"),
            )
            for card in own
        ]
        groups.append(above(head, beside(*cards, gap=0)))
    return centred(flowing(groups, looking.width, gap=3), looking.width)


def _circle(view: View, looking: Looking) -> Block:
    """Elephant, dog, cat and mouse, each with an arrow to what it hunts."""
    animals = {species: _animal(species, view.table, looking) for species in SPECIES}
    top, low = animals["elephant"], animals["cat"]
    right_arrow, left_arrow = looking.glyph("▶", ">"), looking.glyph("◀", "<")
    down, up = looking.glyph("▼", "v"), looking.glyph("▲", "^")
    bar, line = looking.glyph("│", "|"), looking.glyph("─", "-")
    corners = looking.glyph("╭╮╯╰", "++++")
    side = (CIRCLE - ANIMAL) // 2
    left, right = " " * (ANIMAL // 2), " " * (side - ANIMAL // 2 - 1)
    stroke = line * (side - ANIMAL // 2 - 2)
    lines = [
        Text(" " * side) + top[0],
        Text(f"{left}{corners[0]}{stroke}{right_arrow}") + top[1] + f"{stroke}{line}{corners[1]}",
        Text(f"{left}{bar}{right}") + top[2] + f"{right}{down}",
        *beside(animals["mouse"], _middle(view, looking), animals["dog"]),
        Text(f"{left}{up}{right}") + low[0] + f"{right}{bar}",
        Text(f"{left}{corners[3]}{stroke}{line}") + low[1] + f"{left_arrow}{stroke}{corners[2]}",
        Text(" " * side) + low[2],
    ]
    return centred(block(lines, width=CIRCLE), looking.width)


def _middle(view: View, looking: Looking) -> Block:
    """The middle of the circle: what an arrow means, or that there is nothing to hunt."""
    width = CIRCLE - 2 * ANIMAL - 2
    if view.restock:
        return _each_centred(wrapped(looking.speak(say("mausen-restock")), width), "bold", width)
    hunts = looking.speak(say("mausen-hunts"))
    legend = f"({hunts} {looking.glyph('▶', '>')})"
    return _each_centred(block(["", legend, ""]), "dim", width)


def _each_centred(lines: Block, style: str, width: int) -> Block:
    return above(*(centred(block([line.plain.strip()], style), width) for line in lines))


def _animal(species: str, cards: Sequence[Card], looking: Looking) -> Block:
    """A species with its cards on the table, by value, with their counts."""
    own = [card.value for card in cards if card.species == species]
    many = looking.glyph("×", "x")
    shown = [
        f"[{value}]" if own.count(value) == 1 else f"[{value}{many}{own.count(value)}]"
        for value in dict.fromkeys(own)
    ]
    name = looking.speak(say("mausen-species", species=species))
    return box(
        [Text(f" {'  '.join(shown)} ", "bold")],
        looking,
        title=f" {_face(species, looking)} {name} ",
        style=STYLES[species],
        width=ANIMAL,
    )


def _played(seat: int, card: Card, hunts: Sequence[Hunt], looking: Looking) -> Block:
    """A card turned up, and below it what it hunts and how many it catches, or that it ties."""
    sign, caught, tied = "", 0, False
    for hunt in hunts:
        if seat == hunt.hunter:
            caught = len(hunt.caught)
            prey = _face(PREY[card.species], looking)
            sign = f"{looking.glyph('▶', '>')} {prey} {looking.glyph('×', 'x')}{caught}"
        elif seat in hunt.tied:
            tied = True
            sign = f"{looking.glyph('✗', 'x')} {card.value}={card.value}"
    face = box(
        [f" {_face(card.species, looking):<6} {card.value} "],
        looking,
        style="dim" if tied else STYLES[card.species],
        chosen=caught > 0,
        width=PLAYER,
    )
    return above(face, block([sign]))


def _player(view: View, seat: int, played: Block, looking: Looking) -> Block:
    """A player's column: the name, the card turned up, if any, and the pile."""
    name = Text(looking.names[seat], "bold" if seat == view.seat else "")
    name.truncate(PLAYER)
    done = looking.glyph(" ✓", " ok") if view.picked[seat] else ""
    lines = [looking.speak(say("mausen-caught", cards=view.pile_size[seat])) + done]
    pile = view.piles[seat]
    if pile is not None:
        points = sum(card.value for card in pile)
        lines.append(looking.speak(say("mausen-points", points=points)))
    return above(block([name], width=PLAYER), played, block(lines))


def _in_columns(players: Sequence[Block], looking: Looking) -> Block:
    """All players side by side, spread over the available width."""
    gap = (looking.width - PLAYER * len(players)) // (len(players) - 1)
    return centred(beside(*players, gap=max(1, min(gap, 6))), looking.width)


def _face(species: str, looking: Looking) -> str:
    return (FACES if looking.unicode else PLAIN_FACES)[species]
