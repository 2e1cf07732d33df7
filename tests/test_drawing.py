"""Blocks of text are as wide as they claim, however they are combined."""

import pytest
from rich.text import Text

from mauseloch.core.words import Say
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
    grid,
    joined,
    numbered,
    wrapped,
)

RICH = Looking(("Ada", "Ben"), Say.__repr__)
PLAIN = Looking(("Ada", "Ben"), Say.__repr__, unicode=False)


def plain(drawn: Block) -> list[str]:
    """The lines as plain text, after checking that they are as wide as they claim."""
    assert {line.cell_len for line in drawn} <= {drawn.width}
    return [line.plain for line in drawn]


def styles(line: Text) -> list[tuple[str, str]]:
    """Each run of letters in one style."""
    runs: list[tuple[str, str]] = []
    for place, letter in enumerate(line.plain):
        found = [str(one.style) for one in line.spans if one.start <= place < one.end]
        style = " ".join(filter(None, [str(line.style), *found]))
        if runs and runs[-1][1] == style:
            runs[-1] = (runs[-1][0] + letter, style)
        else:
            runs.append((letter, style))
    return runs


def test_a_terminal_with_only_ascii_gets_what_stands_for_a_sign() -> None:
    assert (RICH.glyph("✗", "x"), PLAIN.glyph("✗", "x")) == ("✗", "x")
    assert RICH.width == 80


def test_lines_are_padded_to_the_same_width() -> None:
    assert plain(block(["ab", Text("c")])) == ["ab", "c "]
    assert plain(block(["ab"], width=4)) == ["ab  "]
    assert plain(block(["abc"], width=2)) == ["abc"]
    assert plain(BLANK) == [" "]
    assert block([]) == Block()
    assert Block().width == 0


def test_letters_that_take_two_cells_count_twice() -> None:
    assert plain(block(["鼠", "abc"])) == ["鼠 ", "abc"]
    assert block(["鼠"]).width == 2
    assert plain(box(["abc"], RICH, title="鼠")) == ["╭─鼠─╮", "│abc │", "╰────╯"]


def test_a_style_lies_under_what_a_line_has_already() -> None:
    own = Text("a") + Text("b", "red")
    (styled,) = block([own], "bold")
    assert styles(styled) == [("a", "bold"), ("b", "bold red")]
    assert styles(own) == [("a", ""), ("b", "red")]  # unchanged


def test_a_line_given_is_not_changed() -> None:
    line = Text("a")
    block([line, "abc"], "bold")
    assert line == Text("a")


@pytest.mark.parametrize(
    ("text", "width", "indent", "lines"),
    [
        ("", 5, 0, [""]),
        ("abc", 5, 0, ["abc"]),
        ("ab cd ef", 5, 0, ["ab cd", "ef   "]),
        ("ab cd ef", 4, 0, ["ab", "cd", "ef"]),
        ("ab cd ef", 5, 2, ["ab cd", "  ef "]),
        ("ab cd ef gh", 7, 2, ["ab cd  ", "  ef gh"]),
        ("ab abcdefg cd", 5, 0, ["ab   ", "abcde", "cd   "]),
        ("abcdefg", 5, 2, ["abcde"]),
        ("ab\u00a0cd ef", 5, 0, ["ab\u00a0cd", "ef   "]),
    ],
)
def test_a_text_is_wrapped_between_words(
    text: str, width: int, indent: int, lines: list[str]
) -> None:
    assert plain(wrapped(text, width, indent=indent)) == lines


def test_a_wrapped_text_keeps_its_styles() -> None:
    first, second = wrapped(Text("ab ") + Text("cd", "red"), 3, "bold")
    assert styles(first) == [("ab", "bold")]
    assert styles(second) == [("cd", "bold red")]


def test_blocks_lie_side_by_side_or_one_above_the_other() -> None:
    low, high = block(["a"]), block(["bb", "c"])
    assert plain(beside(low, high)) == ["a bb", "  c "]
    assert plain(beside(high, Block(), low, gap=2)) == ["bb  a", "c    "]
    assert plain(beside(low, low, gap=0)) == ["aa"]
    assert plain(above(low, Block(), high)) == ["a ", "bb", "c "]
    assert beside() == above() == Block()


def test_styles_stay_where_they_are_side_by_side() -> None:
    (line,) = beside(block(["a"], "red"), block(["b"]))
    assert styles(line) == [("a", "red"), (" b", "")]


def test_a_block_is_put_into_the_middle() -> None:
    assert plain(centred(block(["ab", "c"]), 6)) == ["  ab  ", "  c   "]
    assert plain(centred(block(["ab"]), 5)) == [" ab  "]
    assert plain(centred(block(["abc"]), 2)) == ["abc"]


def test_blocks_flow_into_as_many_rows_as_they_need() -> None:
    three = [block(["aa"]), block(["bb"]), block(["cc"])]
    assert plain(flowing(three, 8)) == ["aa bb cc"]
    assert plain(flowing(three, 7)) == ["aa bb", "cc   "]
    assert plain(flowing(three, 7, gap=3)) == ["aa   bb", "cc     "]
    assert plain(flowing(three, 1)) == ["aa", "bb", "cc"]
    assert flowing([], 8) == Block()


def test_a_box_has_a_frame() -> None:
    assert plain(box(["ab", "c"], RICH)) == ["╭──╮", "│ab│", "│c │", "╰──╯"]
    assert plain(box(["ab"], PLAIN)) == ["+--+", "|ab|", "+--+"]
    assert plain(box(["ab"], RICH, width=6)) == ["╭────╮", "│ab  │", "╰────╯"]


def test_a_chosen_box_has_another_frame_and_stands_out() -> None:
    chosen = box(["ab"], RICH, style="red", chosen=True)
    assert plain(chosen) == ["╔══╗", "║ab║", "╚══╝"]
    assert plain(box(["ab"], PLAIN, chosen=True)) == ["#==#", "#ab#", "#==#"]
    assert all(run[1].startswith("bold reverse") for line in chosen for run in styles(line))
    usual = box(["ab"], RICH, style="red")
    assert all(run[1].startswith("red") for line in usual for run in styles(line))


def test_a_box_is_wide_enough_for_its_title() -> None:
    assert plain(box(["abcdef"], RICH, title=" T ")) == ["╭─ T ──╮", "│abcdef│", "╰──────╯"]
    assert plain(box(["a"], PLAIN, title=" T ")) == ["+- T -+", "|a    |", "+-----+"]


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    rows: list[list[Text | str]] = [["a", Text("10", "red")], ["bb", "9"]]
    assert plain(grid(rows)) == ["a   10", "bb  9 "]
    assert plain(grid(rows, gap=1, right=[1])) == ["a  10", "bb  9"]
    assert styles(grid(rows)[0]) == [("a   ", ""), ("10", "red")]
    assert grid([]) == Block()


def test_choices_are_numbered_across_rows() -> None:
    assert numbered([["a", "b"], [], ["c"]]) == {"a": 1, "b": 2, "c": 3}


def test_a_block_can_be_printed_as_one_text() -> None:
    assert joined(block(["a", "bb"])).plain == "a \nbb"
    assert joined(Block()).plain == ""
