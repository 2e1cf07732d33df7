"""What bots print goes to a file, line by line, with their names."""

from pathlib import Path

import pytest

from mauseloch.bots import printing
from mauseloch.bots.printing import Printed, talking


def test_each_line_has_the_name_of_its_bot(tmp_path: Path) -> None:
    file = tmp_path / "printed.txt"
    out = Printed(file)
    with talking("/home/ada/my_bot.py"):
        print("half", end=" ", file=out)
        print("a line\nand äöü", file=out)
    print("nobody", file=out)
    told = file.read_text(encoding="utf-8").splitlines()
    assert told == ["my_bot.py: half a line", "my_bot.py: and äöü", "nobody"]


def test_what_is_too_much_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "MOST", 50)
    out = Printed(tmp_path / "printed.txt")
    for _ in range(1000):
        print("again", file=out)
    assert (tmp_path / "printed.txt").stat().st_size <= 50
