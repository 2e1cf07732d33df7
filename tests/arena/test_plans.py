"""Who plays whom, and that seating favours nobody."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

import mauseloch
from mauseloch import arena
from mauseloch.arena import plans
from mauseloch.arena.plans import program
from mauseloch.core.errors import MauselochError, SetupError, UnknownBotError


@pytest.mark.parametrize("seats", range(2, 7))
def test_both_have_every_seat_once_in_a_block_and_sit_alternately(seats: int) -> None:
    places = set()
    for block in range(seats):
        first, second = arena.seatings(seats, block)
        assert [one + other for one, other in zip(first, second, strict=True)] == [1] * seats
        neighbours = [first[seat - 1] == first[seat] for seat in range(seats)]
        assert sum(neighbours) == seats % 2
        places.add(tuple(neighbours))
    assert len(places) == (seats if seats % 2 else 1)  # with odd seats, the uneven spot rotates


def test_all_pairs_play_or_some_or_those_with_one() -> None:
    bots = ["pip", "simple", "random"]
    assert arena.plan("geier", bots, games=2).groups == ((0, 1), (0, 2), (1, 2))
    assert arena.plan("geier", bots, games=2, against="random").groups == ((0, 2), (1, 2))
    assert arena.plan("geier", bots, games=2, pairs=[("random", "pip")]).groups == ((2, 0),)


def test_games_are_rounded_up_to_whole_blocks() -> None:
    for games, blocks in [(1, 1), (2, 1), (3, 2), (400, 200)]:
        plan = arena.plan("geier", ["pip", "simple"], games=games)
        assert (plan.blocks, plan.games) == (blocks, 2 * blocks)


def test_the_table_is_as_small_as_it_can_be_unless_said() -> None:
    assert arena.plan("mausen", ["pip", "simple"], games=2).seats == 3
    assert arena.plan("mausen", ["pip", "simple"], games=2, seats=5).seats == 5
    with pytest.raises(SetupError):
        arena.plan("mausen", ["pip", "simple"], games=2, seats=7)


@pytest.mark.parametrize(
    ("bots", "against", "told"),
    [
        (["pip"], None, "name two bots or more, all different"),
        (["pip", "random", "pip"], None, "name two bots or more, all different"),
        (["pip", "random"], "zeno", "'zeno' is not among the bots"),
        (["pip", "genius"], None, "geier has no bot 'genius'"),
        (["pip", "no.where"], None, "no.where: the bot failed: ModuleNotFoundError"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    bots: list[str], against: str | None, told: str
) -> None:
    with pytest.raises(MauselochError) as raised:
        arena.plan("geier", bots, games=2, against=against)
    assert str(raised.value).startswith(told)
    assert isinstance(raised.value, UnknownBotError) == ("genius" in bots)


def test_a_bot_from_a_file_is_called_by_its_name_unless_another_has_it(tmp_path: Path) -> None:
    files = []
    for folder in "ab":
        (tmp_path / folder).mkdir()
        files.append(tmp_path / folder / "bot.py")
        files[-1].write_text("def answer(question): return question.legal[0]", encoding="utf-8")
    one = arena.plan("geier", ["pip", str(files[0])], games=2)
    assert one.labels == ("pip", "bot.py")
    both = arena.plan("geier", ["pip", *map(str, files)], games=2)
    assert both.labels == ("pip", *map(str, files))
    files[0].write_text("def answer(question): return question.legal[-1]", encoding="utf-8")
    changed = arena.plan("geier", ["pip", str(files[0])], games=2)
    assert changed.settings() != one.settings()  # another bot, despite the same name


@pytest.mark.parametrize("named", ["file/mine.py", "module.mine", "function.mine:answer"])
def test_a_bot_is_another_one_if_anything_of_it_was_changed(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    folder = tmp_path / re.split(r"\W", named)[0]
    folder.mkdir()
    files = {name: folder / f"{name}.py" for name in ("mine", "beside", "unused")}
    files["mine"].write_text(
        "import json\ntry: from .beside import CARD\nexcept ImportError: from beside import CARD\n"
        "def answer(question): return question.legal[CARD]",
        encoding="utf-8",
    )
    found: list[Mapping[str, str]] = []
    for changed in ("beside", "unused", "beside", "mine"):
        with files[changed].open("a", encoding="utf-8") as opened:
            opened.write(f"\nCARD = {len(found)}\n")
        files["unused"].touch()
        plan = arena.plan("geier", ["pip", named], games=2)
        found.append(plan.written)
        assert plan.settings()["files"].keys() == {plan.labels[1]}
        card = plans.made(plan, plan.bots[1], "").__globals__["CARD"]
        assert card == len(found) - 1 or changed == "unused"
    assert found[0] == found[1]  # it doesn't import the changed file
    assert len({str(one) for one in found}) == 3


def test_what_a_bot_is_made_of_does_not_depend_on_what_else_was_loaded(tmp_path: Path) -> None:
    for name in ("one", "two"):
        text = "import shared\ndef answer(question): return shared.answer(question)"
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    text = "def answer(question): return question.legal[0]"
    (tmp_path / "shared.py").write_text(text, encoding="utf-8")
    files = [str(tmp_path / f"{name}.py") for name in ("one", "two")]
    both = arena.plan("geier", files, games=2)
    for place, file in enumerate(files):
        alone = arena.plan("geier", ["pip", file], games=2)
        assert alone.written == {file: both.written[both.bots[place]]}


def test_the_number_of_matches_is_no_setting_but_all_else_is() -> None:
    settings = Counter[str]()
    for changed in (
        {},
        {"games": 4},
        {"seats": 3},
        {"seed": 1},
        {"records": True},
        {"against": "pip"},
        {"game": mauseloch.game("geier", open_discards=True)},
    ):
        how = {"game": "geier", "bots": ["pip", "simple", "random"], "games": 2, **changed}
        settings[str(arena.plan(**how).settings())] += 1  # type: ignore[arg-type]
    assert sorted(settings.values()) == [1, 1, 1, 1, 1, 2]


def test_each_game_has_a_program_of_its_own() -> None:
    assert len({program(game) for game in mauseloch.games()}) == len(mauseloch.games())


def test_planning_needs_no_compiler() -> None:
    code = (
        "import sys; from mauseloch import arena; from mauseloch.bots import LADDER;"
        "arena.plan('geier', LADDER, games=2).settings();"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603 - our own Python


@pytest.mark.parametrize(("game", "learned"), [("zocken", "learned.json"), ("geier", "value.npy")])
def test_what_bots_have_learned_is_part_of_the_program(
    game: str, learned: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[Path] = []
    monkeypatch.setattr(plans, "_hash", hashed.extend)
    program.__wrapped__(game)
    assert learned in {file.name for file in hashed}
    assert not plans.TOLD & {file.name for file in hashed}
