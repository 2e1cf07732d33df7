"""Skins hide the game and change nothing but words."""

import re

import pytest

from mauseloch.games import package
from mauseloch.regret.asked import Asked
from mauseloch.regret.positions import published

GAMES = ["geier", "zocken"]
HIDDEN = {
    "geier": r"geier|vulture|mouse|mice|goofspiel|randolph|card|bid|prize",
    "zocken": r"zocken|mouse|mice|knizia|dice|joker|yellow|green|blue|orange|red\b|pig|farkle",
}
"""Words that would bring the game to mind."""


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_name_of_its_own_in_every_skin(game: str) -> None:
    for skin in package(game).load("regret").SKINS.values():
        for position in published(game):
            asked = Asked(position.question, skin, 1, "")
            legal = [str(action) for action in position.question.legal]
            assert list(asked.actions.values()) == legal
            for called, action in asked.actions.items():
                assert asked.meant(f" `{called}`. ".strip()) == action
            if skin.name == "own" and game == "geier":
                assert list(asked.actions) == legal


@pytest.mark.parametrize("game", GAMES)
def test_a_skin_names_nothing_of_the_game(game: str) -> None:
    skins = package(game).load("regret").SKINS
    assert list(skins) == ["own", *[name for name in skins if name != "own"]]
    assert len(skins) == 3
    for skin in skins.values():
        for position in published(game):
            prompt = Asked(position.question, skin, 1, "").prompt
            found = re.findall(HIDDEN[game], prompt, re.IGNORECASE)
            assert bool(found) == (skin.name == "own"), found


@pytest.mark.parametrize("game", GAMES)
def test_all_skins_tell_the_same_numbers(game: str) -> None:
    """In the situation, apart from Geier's own cards, which are numbers by name."""
    skins = list(package(game).load("regret").SKINS.values())
    for position in published(game):
        told = [numbers(skin.situation(position.question)) for skin in skins]
        if game == "geier":
            own, told = told[0], told[1:]
            assert set(told[0]) <= set(own)
        assert all(one == told[0] for one in told)


def numbers(text: str) -> list[str]:
    return re.findall(r"[+-]?\d+", text)


def test_what_a_prompt_says_of_an_endgame_is_so() -> None:
    position = next(one for one in published("geier") if len(one.question.view.carried) == 1)
    view = position.question.view
    told = package("geier").load("regret").SKINS["own"].situation(position.question)
    together = f"(together {sum((*view.carried, view.prize)):+d})"
    assert together in told
    assert f"Your cards: {', '.join(map(str, view.hand))}." in told
    [line] = [line for line in told.splitlines() if line.startswith("Still to come")]
    assert len(numbers(line)) == view.stack_size == len(view.hand) - 1
    [line] = [line for line in told.splitlines() if line.startswith("Your rival's cards")]
    assert len(numbers(line)) == len(view.hand)


@pytest.mark.parametrize(
    ("response", "meant"),
    [
        ("I think.\nAnswer: C", "3"),
        ("Answer: A, no.\n**Answer:** `C`.", "3"),
        ("Answer: C\nbecause A is weak", "3"),
        ("C", "3"),
        ("so:\n\n*C*\n", "3"),
        ("Answer: c", None),
        ("Answer: Z", None),
        ("Answer:", None),
        ("", None),
        ("I choose C", None),
    ],
)
def test_the_answer_is_found_in_a_response(response: str, meant: str | None) -> None:
    position = next(one for one in published("geier") if "3" in one.question.legal)
    skin = package("geier").load("regret").SKINS["auction"]
    assert Asked(position.question, skin, 1, "").parsed(response) == meant
