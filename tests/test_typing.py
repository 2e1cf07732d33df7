"""The typed public API as a bot author's type checker sees it: mypy strict reads this file."""

from typing import assert_type

import mauseloch
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geier.rules import Geier, News, State, View
from mauseloch.games.mausen.rules import Mausen
from mauseloch.games.zocken.rules import Zocken


def lowest(question: mauseloch.Question[View, News]) -> mauseloch.Answer:
    assert_type(question.view.prize, int | None)
    return mauseloch.Answer(question.legal[0])


def test_a_match_knows_the_types_of_its_game() -> None:
    match = mauseloch.Match(Geier(winner="highest_mouse"), 2, seed=1)
    assert_type(match, mauseloch.Match[State, View, News])
    assert_type(match.view(0).won, tuple[tuple[int, ...], ...])
    assert_type(mauseloch.play(match, [lowest, lowest]), mauseloch.Outcome)
    assert_type(match.record(), mauseloch.Record)
    assert mauseloch.replay(match.record()).outcome == match.outcome


def test_all_games_are_games() -> None:
    games: list[mauseloch.AnyGame] = [Geflippt(), Geier(), Mausen(), Zocken(first=1)]
    assert tuple(game.name for game in games) == tuple(mauseloch.games())
