"""All laws, checked on all four games with all options."""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import mauseloch
from mauseloch.core.game import Ended
from mauseloch.core.laws import check_laws, check_match
from mauseloch.core.options import Option
from mauseloch.games import package
from mauseloch.games.geflippt.rules import Geflippt
from tests.invariants import INVARIANTS, invariant_of
from tests.redeal import redealer

few = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def values_of(option: Option) -> list[Any]:
    """All values of an option, or some of a range where interesting cases are frequent."""
    if not isinstance(option.allowed, range):
        return list(option.allowed)
    return [one for one in (option.allowed[0], option.default, 200, 3000) if option.allows(one)]


@st.composite
def setups(draw: st.DrawFn, name: str) -> tuple[mauseloch.AnyGame, int]:
    """A game with any options, and a number of seats they allow."""
    rules = mauseloch.game(name)
    seats = draw(st.sampled_from(rules.seats), label="seats")
    options = {}
    for option in rules.options:
        allowed = values_of(option)
        if option.name == "first":
            allowed = [one for one in allowed if one == "drawn" or int(one) < seats]
        options[option.name] = draw(st.sampled_from(allowed), label=option.name)
    return mauseloch.game(name, **options), seats


@pytest.mark.parametrize("name", mauseloch.games())
def test_the_laws_hold_for_every_combination_of_options_and_seats(name: str) -> None:
    """No sampling: start a match with each combination; the other tests play matches to the end."""
    options = mauseloch.game(name).options
    checked = 0
    for values in product(*map(values_of, options)):
        game = mauseloch.game(name, **{o.name: v for o, v in zip(options, values, strict=True)})
        for seats in game.seats:
            first = game.chosen.get("first", "drawn")
            if first != "drawn" and int(first) >= seats:
                continue
            rng = Random(f"{values}/{seats}")
            check_match(game, seats, rng, invariant=INVARIANTS[name], most_inputs=120)
            checked += 1
    assert checked == {"mausen": 32, "geier": 16, "zocken": 96, "geflippt": 45}[name]


EARLIER = [
    pytest.param(rules, id=f"{name}-{rules.version}")
    for name in mauseloch.games()
    for rules in package(name).earlier
]


@pytest.mark.parametrize("rules", EARLIER)
def test_rules_that_were_replaced_still_obey_the_laws(rules: Any) -> None:
    for seats in rules.seats:
        rng = Random(f"earlier/{seats}")
        check_match(rules(), seats, rng, invariant=INVARIANTS[rules.name], most_inputs=500)


@pytest.mark.parametrize("name", ["mausen", "geier", "zocken"])
def test_every_game_obeys_the_laws_with_all_options(name: str) -> None:
    @few
    @given(setup=setups(name), seed=st.integers(0, 2**32), length=st.integers(0, 500))
    def check(setup: tuple[mauseloch.AnyGame, int], seed: int, length: int) -> None:
        game, seats = setup
        check_match(game, seats, Random(seed), invariant=INVARIANTS[game.name], most_inputs=length)

    check()


def test_the_race_obeys_the_laws_with_all_options() -> None:
    redealt = whacked = 0

    # Always whole matches: a random length may be too short to redeal anything.
    @example(setup=(Geflippt(), 4), seed=6, length=350)
    @example(setup=(Geflippt(), 3), seed=5, length=350)
    @settings(few, max_examples=20)
    @given(setup=setups("geflippt"), seed=st.integers(0, 2**32), length=st.integers(0, 350))
    def check(setup: tuple[Geflippt, int], seed: int, length: int) -> None:
        nonlocal redealt, whacked
        game, seats = setup
        redeal = redealer(game, seats)
        check_match(
            game,
            seats,
            Random(seed),
            invariant=INVARIANTS["geflippt"],
            redeal=redeal,
            most_inputs=length,
        )
        redealt += redeal.redealt
        whacked += redeal.whacked

    check()
    assert redealt > 20
    assert whacked > 10


@pytest.mark.parametrize("name", mauseloch.games())
def test_whole_matches_obey_the_laws_with_every_number_of_seats(name: str) -> None:
    check_laws(mauseloch.game(name), matches=1, invariant=INVARIANTS[name])


def test_ended_is_the_last_news_of_every_match() -> None:
    for name in mauseloch.games():
        game = mauseloch.game(name)
        match = mauseloch.Match(game, game.seats[0], seed=3)
        mauseloch.play(match, [mauseloch.bot("simple", game, s) for s in range(match.seats)])
        for viewer in (*range(match.seats), None):
            told = [isinstance(news, Ended) for news in match.log(viewer)]
            assert told.count(True) == 1
            assert told[-1]


REDUCED = [
    pytest.param(name, {one.name: value}, id=f"{name}-{one.name}={value}")
    for name in mauseloch.games()
    for one in getattr(mauseloch.game(name), "reductions", ())
    for value in (one.allowed[0], one.allowed[1], one.allowed[len(one.allowed) // 2])
]


@pytest.mark.parametrize(("name", "options"), REDUCED)
def test_reduced_games_obey_the_laws(name: str, options: dict[str, int]) -> None:
    game = mauseloch.game(name, **options)
    check_laws(game, matches=1, invariant=invariant_of(game))


def test_all_our_games_can_be_reduced() -> None:
    assert {param.values[0] for param in REDUCED} == set(mauseloch.games())
