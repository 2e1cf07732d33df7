"""The parts of a screen's frames: the banner, the story, and a choice that moves."""

from collections.abc import Sequence

from mauseloch.drawing import BLANK, Block, above, block, wrapped

STEPS = {"up": -1, "left": -1, "down": 1, "right": 1}
MOUSE = r"""
   _   _
  (q\_/p)
   /. .\
  =\_t_/=   __
   /   \   (
  ((   ))   )
""".strip("\n").splitlines()
BANNER = above(BLANK, block(MOUSE, "bold"), BLANK)


def letter(key: str) -> str:
    return key if len(key) == 1 and key.isprintable() else ""


def moved(chosen: str, rows: Sequence[Sequence[str]], key: str) -> str:
    """Left and right step through all choices; up and down keep the place in the row."""
    step = STEPS[key]
    flat = [action for row in rows for action in row]
    if not chosen:
        return flat[0] if step > 0 else flat[-1]
    if key in {"left", "right"} or len(rows) in {1, len(flat)}:
        return flat[(flat.index(chosen) + step) % len(flat)]
    number = next(number for number, row in enumerate(rows) if chosen in row)
    there = rows[(number + step) % len(rows)]
    return there[min(rows[number].index(chosen), len(there) - 1)]


def fitting(lines: Sequence[str], width: int, room: int, from_the_top: bool) -> tuple[Block, int]:
    """As many wrapped lines of a story as there is room for, and how many lines that was."""
    told: list[Block] = []
    used = 0
    for line in lines if from_the_top else reversed(lines):
        indent = len(line) - len(line.lstrip())
        one = wrapped(line, width, "" if indent else "bold", indent=indent + 2)
        if told and used + len(one) > room:
            break
        told.append(one)
        used += len(one)
    if used > room and not from_the_top:
        told = []
    return above(*(told if from_the_top else reversed(told))), len(told)
