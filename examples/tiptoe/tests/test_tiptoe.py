"""On Tiptoe by its rulebook, by the laws, in four languages and through PettingZoo."""

import re
import warnings
from importlib import import_module
from itertools import product
from typing import Any

import pytest

import mauseloch
from mauseloch.core.game import CHANCE, Input
from mauseloch.core.words import LANGUAGES, say
from mauseloch.telling import narration, telling
from mauseloch.texts import rulebook, texts
from mauseloch_tiptoe import GAME
from mauseloch_tiptoe.rules import TILES, Dropped, State, Swept, Tiptoe

RULES = [
    Tiptoe.with_options({"cat": cat, "long": long})
    for cat, long in product(("house", "alley"), (False, True))
]


def night(rules: Tiptoe, state: State, loads: str, tile: str) -> tuple[State, list[Any]]:
    """The state after a night, and the news that a spectator receives."""
    told: list[Any] = []
    inputs = [Input(seat, load) for seat, load in enumerate(loads)]
    for put in [*inputs, Input(CHANCE, tile)]:
        after = rules.apply(state, put)
        told += rules.news(state, put, after, None)
        state = after
    return state, told


def possible(state: State) -> None:
    """No tile appears twice, and no cheese comes from nowhere."""
    nights = len(TILES["house"]) - len(state.bag)
    assert nights == state.night - 1
    assert sum(state.cheese) + state.floor <= 4 * len(state.cheese) * nights


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_it_obeys_the_laws(rules: Tiptoe) -> None:
    mauseloch.check_laws(rules, matches=2, invariant=possible)


def test_the_loudest_drop_their_cheese_and_the_quietest_sweeps_it_up() -> None:
    state, told = night(Tiptoe(), Tiptoe().start(3), "124", "2")
    assert told[-2:] == [Dropped((2,), 4), Swept(0, 4)]
    assert (state.cheese, state.scares, state.floor) == ((5, 2, 0), (0, 0, 1), 0)


def test_a_noise_that_the_cat_does_not_hear_is_none() -> None:
    state, _ = night(Tiptoe(), Tiptoe().start(3), "223", "3")
    assert (state.cheese, state.floor) == ((2, 2, 3), 0)


def test_cheese_stays_on_the_floor_until_one_is_quieter_than_all_others() -> None:
    state, told = night(Tiptoe(), Tiptoe().start(3), "411", "1")
    assert told[-1] == Dropped((0,), 4)
    assert (state.cheese, state.floor) == ((0, 1, 1), 4)
    state, told = night(Tiptoe(), state, "122", "4")
    assert told[-1] == Swept(0, 4)
    assert (state.cheese, state.floor) == ((5, 3, 3), 0)


@pytest.mark.parametrize("tile", TILES["alley"])
@pytest.mark.parametrize("others", ["11", "14", "44"])
def test_who_takes_one_never_drops_it(tile: str, others: str) -> None:
    state, _ = night(Tiptoe(), Tiptoe().start(3), f"1{others}", tile)
    assert state.cheese[0] >= 1


@pytest.mark.parametrize(
    ("cheese", "scares", "ranks", "decided_by"),
    [
        ((9, 7, 8), (3, 0, 0), (1, 3, 2), "points"),
        ((9, 9, 8), (2, 1, 0), (2, 1, 3), "fewest_scares"),
        ((9, 9, 8), (1, 1, 0), (1, 1, 3), "shared"),
    ],
)
def test_the_most_cheese_wins(
    cheese: tuple[int, ...], scares: tuple[int, ...], ranks: tuple[int, ...], decided_by: str
) -> None:
    state = State((0, 0, 0), cheese, scares, floor=0, bag=("1", "2"), night=8)
    outcome = Tiptoe().outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.decided_by) == (ranks, decided_by)
    assert Tiptoe(long=True).outcome(state) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_match_can_be_told_and_shown(language: str) -> None:
    speak, words, names = texts(language), narration("tiptoe"), ["Ada", "Ben", "Cleo"]
    for seed in range(4):
        match = mauseloch.Match(Tiptoe(), 3, seed)
        bots = [mauseloch.bot(bot, match.game, seed) for bot in ("bruno", "timid", "random")]
        mauseloch.play(match, bots)
        said = [words.opening(match.view(None)), words.status(match.view(None), names)]
        said += words.scene(match.view(0), names)
        said += [one for seat in words.figures(match.view(0), names, {}) for one in seat]
        said += [one for told in match.log(None) for one in telling("tiptoe", told, names)]
        for one in said:
            assert not re.search(r"[{}$]|None", speak(one))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_the_same_rules(language: str) -> None:
    def messages(language: str) -> list[tuple[str, list[str]]]:
        text = (GAME.folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
        found = re.findall(r"^([\w-]+) =((?:.|\n(?!\w|#|\n))*)", text, re.MULTILINE)
        return [(name, sorted(set(re.findall(r"\$\w+", body)))) for name, body in found]

    assert messages(language) == messages("en")
    page, english = rulebook("tiptoe", language), rulebook("tiptoe", "en")
    assert page.startswith(f"# {texts(language)(say('tiptoe-title'))}\n")
    for exact in (r"`[^`]+`", r"\d+", r"^[#-]+ |^\d\."):
        found, wanted = (re.findall(exact, one, re.MULTILINE) for one in (page, english))
        assert sorted(found) == sorted(wanted)
    catalogue = (GAME.folder / "locales" / "fr.ftl").read_text(encoding="utf-8")
    torn = [line for line in catalogue.splitlines() if re.search(" [:;?!»]|« ", line)]
    assert all(line.startswith("#") for line in torn)


def test_bruno_brings_home_more_than_timid() -> None:
    won = 0
    for seed in range(60):
        match = mauseloch.Match(Tiptoe(), 2, seed)
        bots = [mauseloch.bot(bot, match.game, seed) for bot in ("bruno", "timid")]
        won += mauseloch.play(match, bots).ranks == (1, 2)
    assert won > 35


@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
def test_pettingzoo_can_train_with_it() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        suites: Any = import_module("pettingzoo.test")
    zoo: Any = import_module("mauseloch.adapters.pettingzoo")
    suites.api_test(zoo.env("tiptoe"), num_cycles=100)
    suites.parallel_api_test(zoo.parallel_env("tiptoe", seats=5), num_cycles=100)
    suites.seed_test(lambda: zoo.env("tiptoe", options={"long": True}), num_cycles=50)
    env = zoo.parallel_env("tiptoe", seats=2)
    seen, _ = env.reset(seed=1)
    agent = env.agents[0]
    assert seen[agent]["observation"].tolist() == [2, 3, 3, 1, 0, 1, 0, 0, 0, 0, 0, 0]
    assert seen[agent]["action_mask"].tolist() == [1, 1, 1, 1]
