"""Old matches replay exactly, and every seat gets exactly the news it got then."""

import pytest

import mauseloch
from tests.goldens import FOLDER, GOLDENS, Golden, hashes


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_golden_record_replays_to_the_same_views_and_logs(golden: Golden) -> None:
    file = FOLDER / f"{golden.name}.json"
    match = mauseloch.replay(file)
    assert match.game.version == golden.version
    assert match.outcome is not None
    assert match.record().dumps() == file.read_text(encoding="utf-8")
    kept = (FOLDER / f"{golden.name}.hashes").read_text(encoding="utf-8").splitlines()
    for now, then in zip(hashes(match.record()), kept, strict=True):
        assert now == then


def test_every_game_has_goldens_with_its_fewest_and_most_seats_and_every_option() -> None:
    for name in mauseloch.games():
        game = mauseloch.game(name)
        own = [one for one in GOLDENS if (one.game, one.version) == (name, game.version)]
        assert {game.seats[0], game.seats[-1]} <= {golden.seats for golden in own}
        used = {option for golden in own for option in golden.options}
        assert used == {option.name for option in game.options}


def test_no_golden_is_left_over() -> None:
    names = {golden.name for golden in GOLDENS}
    assert {file.stem for file in FOLDER.iterdir()} == names
