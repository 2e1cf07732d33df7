"""Mausgeflippt in a terminal.

Every piece of clothing has its name and a swatch, plain or striped, that looks the same on a mouse
as in a hand. The cheeses lie apart, and only their names show whether they match.
"""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from mauseloch.core.words import Say, say
from mauseloch.drawing import (
    BLANK,
    Block,
    Looking,
    above,
    beside,
    block,
    box,
    flowing,
    grid,
    wrapped,
)
from mauseloch.games.geflippt.deck import DESIGNS, PATTERNS, Mouse
from mauseloch.games.geflippt.narration import thing, turns_up_next
from mauseloch.games.geflippt.photo_finish import NAME, last_race, photo_finish, short, signed
from mauseloch.games.geflippt.state import FAILED_ATTACKS, WHACKS
from mauseloch.games.geflippt.view import (
    News,
    View,
)

READY = say("geflippt-ready")
REVEAL = say("geflippt-press-to-reveal")
HINT = say("geflippt-keys")

COLOURS = {
    "black": "grey30 on grey70",  # the background shows between stripes, on any terminal
    "blue": "dodger_blue2",
    "brown": "orange4",
    "green": "green3",
    "orange": "dark_orange",
    "red": "red",
    "white": "bright_white on grey42",
    "yellow": "yellow1",
}
CHEESES = {
    "emmental": ("/oOo\\", "yellow"),
    "gouda": ("(===)", "dark_orange"),
    "edam": ("(( ))", "red"),
    "camembert": ("(___)", "default"),
    "roquefort": ("/%~%\\", "cyan"),
    "parmesan": ("/:::\\", "yellow"),
    "cheddar": ("|~~~|", "dark_orange"),
    "mozzarella": ("( o )", "default"),
    "feta": ("|. .|", "default"),
}
FACE = (
    "╭─╮   ╭─╮",
    "╰╮╰───╯╭╯",
    " │ • • │ ",
    "═╰╮ ▾ ╭╯═",
    "  ╰───╯  ",
)
PLAIN_FACE = (
    ".-.   .-.",
    " \\ `-' / ",
    " | o o | ",
    "==\\ v /==",
    "   `-'   ",
)
STACK = (
    "  ╭─────╮",
    " ╭┴────╮│",
    "╭┴────╮││",
    "│     │││",
    "│ {:>2}  ││╯",
    "│     │╯ ",
    "╰─────╯  ",
)
PLAIN_STACK = (
    "  .-----.",
    " .-----.|",
    ".-----.||",
    "|     |||",
    "| {:>2}  ||'",
    "|     |' ",
    "'-----'  ",
)
PIECES = 5
"""The most pieces that a mouse wears."""
SWATCH = 5
"""The width of a swatch, with its frame."""
KEYS = {"attack": " ", "reveal": " ", "pass": "0"}


def table(view: View, looking: Looking) -> Block:
    """The face-up cheese, the mouse or its stack, and beside them what everyone has."""
    longest = max(cell_len(looking.speak(thing(design))) for design in DESIGNS)
    width = len(FACE[0]) + SWATCH + longest + 6  # with a frame and some space
    mouse = (
        _stack(view, width, looking) if view.mouse is None else _mouse(view.mouse, width, looking)
    )
    left = above(_face_up(view.cheese, width, looking), mouse)
    gap = 1 if looking.width < 100 else 4
    return beside(left, _players(view, looking.width - width - gap, looking), gap=gap)


def told(news: Sequence[News], view: View, looking: Looking) -> Block:
    """The photo finish of the last race: everyone's time, reaction and result."""
    race = last_race(news)
    if race is None:
        return table(view, looking)
    lines = photo_finish(race, looking.width - 4, looking)
    finish = box(_indented(lines), looking, title=_title("finish", looking), width=looking.width)
    worn = [_piece(piece, looking) for piece in race.wears]
    scores = [
        short(name, NAME) + f" {signed(score, looking)}"
        for name, score in zip(looking.names, view.scores, strict=True)
    ]
    return above(
        finish,
        _listed("geflippt-label-mouse", [*worn, _cheese(race.cheese, looking)], looking),
        _listed("geflippt-label-points", scores, looking),
    )


def rows(legal: Sequence[str]) -> list[list[str]]:
    """The cards to whack with, and below them the actions without a card."""
    whacks = [action for action in legal if action in WHACKS]
    others = [action for action in legal if action not in WHACKS]
    return [row for row in (whacks, others) if row]


def choices(view: View, rows: Sequence[Sequence[str]], chosen: str, looking: Looking) -> Block:
    """The hand, each card with its key, and below it the actions without a card.

    The hand is always shown, so that people can memorise it before the mouse turns up.
    """
    actions = [action for row in rows for action in row if action not in WHACKS]
    others = [block([_key(action, chosen, looking)]) for action in actions]
    if view.mouse is not None and view.seat is not None and view.banned[view.seat]:
        no = looking.speak(say("geflippt-no-more-attacks"))
        others.insert(0, block([f"{looking.glyph('✗', 'x')} {no}"], "dim"))
    hand = _hand(view.hand, chosen, looking) if view.hand else Block()
    return above(hand, flowing(others, looking.width) if others else Block())


def keys(legal: Sequence[str]) -> dict[str, str]:
    """The single key for each action: a race leaves no time for more."""
    whacks = [action for action in legal if action in WHACKS]
    by_key = {f"{number}": action for number, action in enumerate(whacks, start=1)}
    return by_key | {KEYS[action]: action for action in legal if action not in WHACKS}


def no_key(key: str, legal: Sequence[str]) -> Say | None:
    """Why this key does nothing now; None for keys that never do anything."""
    if key in keys(legal) or not any(action in WHACKS for action in legal):
        return None
    if key == KEYS["attack"]:
        return say("geflippt-may-not-attack")
    return say("geflippt-no-such-card") if key.isdecimal() else None


# The table


def _face_up(cheese: str | None, width: int, looking: Looking) -> Block:
    if cheese is None:
        inner = Text(looking.speak(say("geflippt-no-cheese")), "dim")
    else:
        inner = _cheese(cheese, looking)
    title = _title("cheese", looking)
    return box([Text(" ") + inner], looking, title=title, style="yellow", width=width)


def _mouse(mouse: Mouse, width: int, looking: Looking) -> Block:
    """A big card: the mouse, what it wears and, apart from that, its cheese."""
    face = block(FACE if looking.unicode else PLAIN_FACE, "bold")
    clothes = [_piece(piece, looking) for piece in mouse.wears]
    top = beside(_indented(face), block([*clothes, *[""] * (PIECES - len(clothes))]))
    line = Text(f" {looking.glyph('┄', '-') * (width - 4)}", "dim")
    words = looking.speak(say("geflippt-its-cheese"))
    cheese = Text(f" {words} ") + _cheese(mouse.cheese, looking)
    return box([*top, line, cheese], looking, title=_title("mouse", looking), width=width)


def _stack(view: View, width: int, looking: Looking) -> Block:
    """The face-down mice: how many there are, and who turns up the next one."""
    drawn = [line.format(view.mice_left) for line in (STACK if looking.unicode else PLAIN_STACK)]
    words = [looking.speak(one) for one in turns_up_next(view, looking.names)]
    beside_it = [wrapped(one, width - len(STACK[0]) - 6) for one in words]
    inner = beside(_indented(block(drawn)), above(BLANK, BLANK, *beside_it), gap=2)
    return box(inner, looking, title=_title("stack", looking), width=width)


def _players(view: View, width: int, looking: Looking) -> Block:
    """What everyone has, with a ✓ for those who have reacted, and below it what the stacks hold."""
    heads = [
        Text(looking.speak(say("geflippt-column", column=one)), "dim")
        for one in ("mice", "laundry", "cheeses", "points")
    ]
    cells: list[list[Text | str]] = [["", "", *heads]]
    cells += [
        [
            looking.glyph("✓", "*") if view.reacted[seat] else " ",
            "",
            f"{len(view.caught[seat])}",
            _laundry(view, seat, looking),
            f"{len(view.cheeses[seat])}",
            Text(signed(view.scores[seat], looking), "bold"),
        ]
        for seat in range(len(looking.names))
    ]
    room = width - grid(cells, gap=1).width
    wanted = min(room, NAME, max(map(cell_len, looking.names)))
    gap = 1 + min(3, (room - wanted) // (len(cells[0]) - 1))
    for seat, name in enumerate(looking.names):
        cells[1 + seat][1] = short(name, wanted, "bold" if seat == view.seat else "")
    stacks = say("geflippt-stacks", mice=view.mice_left, cheeses=view.cheeses_left)
    below = [Text(looking.speak(stacks))]
    if any(view.face_down):
        down, ban = looking.glyph("■", "#"), _crosses(looking)
        below.append(Text(looking.speak(say("geflippt-legend-hidden", hidden=down)), "dim"))
        if any(view.banned):
            below.append(Text(looking.speak(say("geflippt-legend-banned", banned=ban)), "dim"))
    return above(grid(cells, gap=gap, right=(2, 3, 4, 5)), BLANK, _indented(block(below), 2))


def _laundry(view: View, seat: int, looking: Looking) -> Text:
    """The number of pieces face up, then a sign for each one face down."""
    down = Text(looking.glyph("■", "#") * len(view.face_down[seat]))
    signs = Text(_crosses(looking), "bold red") if view.banned[seat] else down
    signs.pad_right(max(map(len, view.face_down)) - signs.cell_len)
    return Text.assemble(f"{len(view.face_up[seat])}", " " if any(view.face_down) else "", signs)


def _crosses(looking: Looking) -> str:
    return looking.glyph("✗", "x") * FAILED_ATTACKS


def _listed(label: str, things: Sequence[Text], looking: Looking) -> Block:
    """Things after their label, on as many lines as they need."""
    head = block([Text(f" {looking.speak(say(label))}", "dim")])
    room = looking.width - head.width - 1
    return beside(head, flowing([block([one]) for one in things], room, gap=2))


# The hand


def _hand(hand: Sequence[str], chosen: str, looking: Looking) -> Block:
    """Cards side by side, with names on two lines; duplicates are drawn once, with a ×2."""
    names = {piece: looking.speak(thing(piece)).split(" ") for piece in dict.fromkeys(hand)}
    least = [2 + max(map(cell_len, words)) for words in names.values()]
    room = min(16, looking.width)
    while room and sum(max(room, one) for one in least) > looking.width:
        room -= 1  # cards with long words may be wider than the others
    cards = []
    for number, ((piece, words), width) in enumerate(zip(names.items(), least, strict=True), 1):
        wide = max(width, room)
        many = f" {looking.glyph('×', 'x')}{hand.count(piece)}" if hand.count(piece) > 1 else ""
        cards.append(
            box(
                [Text.assemble(_swatch(piece, wide - 2 - len(many), looking), many), *words],
                looking,
                title=f" {number} ",
                chosen=chosen == f"whack {piece}",
                width=wide,
            )
        )
    return beside(*cards, gap=0)


def _key(action: str, chosen: str, looking: Looking) -> Text:
    """The key for an action without a card."""
    words = looking.speak(say(f"geflippt-press-to-{action}"))
    if action != chosen:
        return Text(f"[ {words} ]")
    return Text(f"{looking.glyph('▶', '>')} {words} {looking.glyph('◀', '<')}", "bold reverse")


# Things


def _piece(piece: str, looking: Looking) -> Text:
    """A piece of clothing: its swatch and its name."""
    return Text.assemble(
        (looking.glyph("▕", "["), "dim"),
        _swatch(piece, SWATCH - 2, looking),
        (looking.glyph("▏", "]"), "dim"),
        f" {looking.speak(thing(piece))}",
    )


def _swatch(piece: str, width: int, looking: Looking) -> Text:
    """The colour, plain or striped."""
    plain = PATTERNS[piece] == "plain"
    full = looking.glyph("█", "#") if plain else looking.glyph("▌", "=")
    return Text(full * width, f"not reverse {COLOURS[piece.partition('-')[2]]}")


def _cheese(cheese: str, looking: Looking) -> Text:
    """A cheese: its picture and its name."""
    shape, colour = CHEESES[cheese]
    return Text.assemble((shape, f"bold {colour}"), f" {looking.speak(thing(cheese))}")


def _title(of: str, looking: Looking) -> str:
    words = say(f"geflippt-title-{of}")
    return f" {looking.speak(words)} "


def _indented(lines: Block, by: int = 1) -> Block:
    return block([Text(" " * by) + line for line in lines])
