"""Compiling ahead covers everything needed later."""

from itertools import islice, product

import pytest

from mauseloch import ahead
from mauseloch.ahead import Step
from mauseloch.bots import answer_all, bot, kinds, stand_in, thinks_long
from mauseloch.core import kept
from mauseloch.core.match import Match
from mauseloch.games import game as rules_of
from mauseloch.processes import Pool


def used(step: Step) -> set[str]:
    """What this process has loaded after the step, having loaded nothing before."""
    from mauseloch.compiled import USED  # noqa: PLC0415 - only where it counts

    ahead.USES[step.use](rules_of(step.game))
    return set(USED)


def used_by_others(name: str) -> set[str]:
    """What it has loaded after starting matches with all options."""
    from mauseloch.compiled import USED  # noqa: PLC0415 - as above

    options = rules_of(name).options
    for values in islice(product(*(list(one.allowed)[:2] for one in options)), 8):
        game = rules_of(name, **dict(zip((one.name for one in options), values, strict=True)))
        for kind in (one for one in kinds(name) if thinks_long(name, one)):
            seats = game.seats[-1]
            match = Match(game, seats, seed=1)
            others = [bot(stand_in(name), game, seat) for seat in range(1, seats)]
            for _ in range(3):
                answer_all(match, [bot(kind, game, 1), *others])
    return set(USED)


@pytest.mark.parametrize("name", ["mausen", "geier", "zocken"])
def test_bots_find_all_they_need_compiled(name: str) -> None:
    with Pool(1) as pool:
        ahead_of_them = pool.submit(used, Step(name, "bots")).result()
        assert ahead_of_them
        assert pool.submit(used_by_others, name).result() == ahead_of_them


def test_a_step_is_done_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: set[str] = set()
    played: list[str] = []
    monkeypatch.setattr(kept, "is_done", done.__contains__)
    monkeypatch.setattr(kept, "done", done.add)
    monkeypatch.setattr(ahead, "USES", {"bots": lambda game: played.append(game.name)})
    step = Step("geier", "bots")
    assert not ahead.is_compiled(step)
    ahead.compile_step(step)
    ahead.compile_step(step)
    assert ahead.is_compiled(step)
    assert played == ["geier"]


def test_where_nothing_can_be_kept_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "folder", lambda: None)
    assert ahead.is_compiled(Step("geier", "bots"))


def test_there_is_nothing_to_do_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {step.game for step in ahead.steps()} == {"mausen", "geier", "zocken", "geflippt"}
    assert Step("geflippt", "bots") not in ahead.steps(), "all of its bots are light"
    monkeypatch.setattr(ahead, "has", lambda _: False)
    assert ahead.steps() == []
