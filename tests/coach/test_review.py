"""Reviews find blunders, charge nothing for perfect play, and end the curve at the true result."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import mauseloch
from mauseloch.coach import review as looked_back
from mauseloch.coach.questions import Asked
from mauseloch.coach.review import Choice, Point, Review, TurningPoint, choices_of, review
from mauseloch.core.bot import Answer, Question
from mauseloch.core.errors import SeatsError, SetupError
from mauseloch.core.game import CLOCK, Input
from mauseloch.core.match import Match
from mauseloch.core.words import say
from mauseloch.games.mausen.rules import PREY
from mauseloch.games.zocken.judging import GRAIN, exact
from mauseloch.games.zocken.players.perfect import decide
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.value_table import find
from mauseloch.texts import LANGUAGES, texts
from tests.coach.fitting import ERROR, chance, fitted
from tests.coach.planting import NAMES, planted, players

Played = Match[Any, Any, Any]


def looked(match: Played, seat: int = 0, **how: Any) -> Review:
    return review(match, seat, NAMES[: match.seats], **{"rollouts": 240, **how})


def at(found: Review, place: int) -> Choice:
    """The first choice from this place on."""
    return next(choice for choice in found.choices if choice.at >= place)


def bids_fifteen_for_one(question: Question[Any, Any]) -> Answer:
    assert question.view.prize == 1
    return Answer("15")


def rolls_with_eight_mice(question: Question[Any, Any]) -> Answer:
    assert sum(question.view.aside) == 8
    return Answer("roll")


def lets_prey_lie(question: Question[Any, Any]) -> Answer | None:
    """One species has much prey on the table; the seat holds its best hunter but plays another."""
    view = question.view
    prey = {
        hunter: sum(card.value for card in view.table if card.species == hunted)
        for hunter, hunted in PREY.items()
    }
    most = max(prey.values())
    hunters = [card for card in view.hand if prey[card.species] == most and card.value == 4]
    others = [card for card in view.hand if prey[card.species] == 0]
    if view.restock or most < 8 or not hunters or not others:
        return None
    return Answer(max(others, key=lambda card: card.value))


def whacks_what_does_not_fit(question: Question[Any, Any]) -> Answer | None:
    view = question.view
    if view.mouse is None or view.protected:
        return None
    wrong = [piece for piece in view.hand if piece not in view.mouse.wears]
    fits = len(wrong) < len(view.hand)
    return Answer(f"whack {wrong[0]}", 700) if wrong and fits else None


PAIRS = [
    (f"0 roll;chance {colour} {colour};0 {colour}+{colour}").split(";")
    for colour in ("red", "orange", "blue", "green")
]
EIGHT_MICE = ("chance first 0", *(put for pair in PAIRS for put in pair))
BLUNDERS = [
    ("geier", 3, bids_fifteen_for_one, ("chance +1",), 1, 3000),
    ("zocken", 3, rolls_with_eight_mice, EIGHT_MICE, 1, 600),
    ("mausen", 3, lets_prey_lie, (), 4, 600),
    ("geflippt", 2, whacks_what_does_not_fit, (), 1, 240),
]


@pytest.mark.parametrize("planting", BLUNDERS, ids=lambda planting: planting[0])
def test_a_planted_blunder_is_found(
    planting: tuple[str, int, Any, Sequence[str], int, int],
) -> None:
    game, seats, blunder, inputs, seed, rollouts = planting
    begun = tuple(map(Input.parse, inputs))
    match, place, action = planted(mauseloch.game(game), seats, blunder, seed=seed, inputs=begun)
    found = looked(match, rollouts=rollouts)
    choice = at(found, place)
    assert choice.action == action != choice.best
    assert choice.cost > 0.04
    assert choice.cost > 2 * choice.error > 0
    assert choice.cost == pytest.approx(choice.best_chance - choice.chance)
    assert found.total_cost >= choice.cost
    assert found.exact_share == 0
    for language in LANGUAGES:
        speak = texts(language)
        assert speak(choice.doing) != speak(choice.best_doing)
    check_curve(match, found, 0)
    check_turning_points(match, found)


def check_curve(match: Played, found: Review, seat: int) -> None:
    """Check the curve: from the start to the true end, with the best action's point per choice."""
    assert match.outcome is not None
    winners = match.outcome.winners
    first, *between, last = found.points
    assert (first.at, last.at) == (0, match.length)
    assert last.chance == (1 / len(winners) if seat in winners else 0)
    assert (last.error, last.exact) == (0, True)
    assert [point.at for point in between] == [choice.at for choice in found.choices]
    for point, choice in zip(between, found.choices, strict=True):
        put = match.inputs[choice.at]
        assert put.actor in (seat, CLOCK)
        assert (point.chance, point.exact) == (choice.best_chance, choice.exact)
        assert 0 <= choice.chance <= choice.best_chance <= 1
        assert choice.cost > 0 or choice.best == choice.action


def check_turning_points(match: Played, found: Review) -> None:
    places = [turn.at for turn in found.turning_points]
    assert len(places) <= 3
    assert places == sorted(set(places))
    chances = {point.at: point.chance for point in found.points}
    for turn in found.turning_points:
        assert turn.before == chances[turn.at]
        assert abs(turn.after - turn.before) > 0.05
        for language in LANGUAGES:
            told = [texts(language)(word) for word in turn.words]
            assert all(one.endswith((".", "!", "…")) for one in told), told
    assert match.length > max(places, default=0)


def solved(question: Question[Any, Any]) -> Mapping[str, float]:
    """Exact values, because Mäusezocken for two is solved."""
    found = exact(CHILDREN, question.view, ())
    assert found is not None
    return found


def perfect(question: Question[Any, Any]) -> Answer:
    table = find(CHILDREN)
    assert table is not None
    return Answer(decide(CHILDREN, table, question.view))


CHILDREN = Zocken(children=True)
"""Its table is quick to read."""


def test_perfect_play_costs_nothing_at_all() -> None:
    match = Match(CHILDREN, 2, 2)
    mauseloch.play(match, [perfect, players(CHILDREN, 2, 2)[1]])
    found = looked(match)
    assert len(found.choices) > 5
    assert found.total_cost == 0
    assert found.exact_share == 1
    assert all(choice.error == 0 and choice.best == choice.action for choice in found.choices)
    check_curve(match, found, 0)
    theirs = looked(match, 1)  # which plays by a rule of thumb
    assert 0 < theirs.total_cost == sum(choice.cost for choice in theirs.choices)
    check_curve(match, theirs, 1)


def test_nobody_is_blamed_for_what_a_table_is_rounded_by() -> None:
    def gives_away_a_part_of_a_step(question: Question[Any, Any]) -> Answer | None:
        worth = solved(question)
        best = max(worth.values())
        near = [action for action, chance in worth.items() if 1e-9 < best - chance <= GRAIN]
        return Answer(near[0]) if near else None

    match, place, action = planted(CHILDREN, 2, gives_away_a_part_of_a_step, seed=2)
    choice = at(looked(match), place)
    assert choice.at == place
    assert choice.action == choice.best == action
    assert choice.exact
    assert choice.cost == 0


def test_an_exact_blunder_is_told_to_the_last_digit() -> None:
    def does_the_worst(question: Question[Any, Any]) -> Answer | None:
        worth = solved(question)
        worst = min(worth, key=worth.__getitem__)
        return Answer(worst) if worth[worst] < max(worth.values()) - 0.05 else None

    match, place, action = planted(CHILDREN, 2, does_the_worst, seed=2)
    choice = at(looked(match), place)
    (asked,) = [one for one in choices_of(match, 0) if one.at == choice.at]
    worth = solved(asked.question)
    assert choice.action == action
    assert (choice.chance, choice.best_chance) == (min(worth.values()), max(worth.values()))
    assert choice.cost == max(worth.values()) - min(worth.values()) > 0.05
    assert choice.exact


def bids_a_two(question: Question[Any, Any]) -> Answer | None:
    return Answer("2")


def test_early_rounds_are_judged_by_a_fitted_value_and_late_ones_exactly() -> None:
    match, place, _ = planted(mauseloch.game("geier"), 2, bids_a_two)
    with fitted(gap=0.002):
        found = looked(match)
    check_curve(match, found, 0)
    blunder = at(found, place)
    assert (blunder.action, blunder.best, blunder.bound, blunder.error) == ("2", "15", "rms", 0.002)
    assert blunder.cost == pytest.approx(chance(15) - chance(2))
    ways = [(choice.exact, choice.bound) for choice in found.choices]
    early = ways.count((False, "rms"))
    assert 5 < early < 9
    assert ways == [(False, "rms")] * early + [(True, "all")] * (14 - early)
    start, *points, end = found.points
    assert (start.sampled, start.bound) == (True, "standard")
    assert (end.exact, end.bound) == (True, "all")
    assert [(point.exact, point.bound) for point in points] == ways
    assert {point.error for point in points} == {ERROR, 0.0}
    assert found.exact_share == (14 - early) / 14


def bots_of(game: str, seats: int, seed: int = 1) -> Played:
    rules = mauseloch.game(game)
    match = Match(rules, seats, seed)
    mauseloch.play(match, players(rules, seats, seed))
    return match


def test_the_same_seed_tells_the_same_and_progress_hears_of_every_choice() -> None:
    match = bots_of("geier", 3)
    done: list[int] = []
    found = looked(match, seed=1, rollouts=48, progress=done.append)
    assert found == looked(match, seed=1, rollouts=48)
    assert found != looked(match, seed=2, rollouts=48)
    assert sum(done) == len(found.choices) == len(choices_of(match, 0)) == 14
    last = match.inputs.index(Input(0, found.choices[-1].action))
    assert last < match.length - 3  # the very last card isn't a choice


def test_long_matches_take_no_longer_than_short_ones() -> None:
    question: Question[Any, Any] = Question(mauseloch.game("geier"), 0, None, (), "abcd")

    def often(choices: int) -> int:
        return looked_back._often([Asked(question, 0, "a")] * choices)

    assert often(0) == often(1) == 2400
    assert often(40) * 40 * 3 == pytest.approx(60_000, rel=0.01)
    assert often(1000) == 240
    found = review(bots_of("geier", 3), 0, NAMES[:3])
    assert any(0 < choice.error < 0.02 for choice in found.choices)


def test_who_never_had_a_choice_has_no_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looked_back, "choices_of", lambda *_: [])
    found = looked(bots_of("geier", 3))
    assert (found.choices, found.total_cost, found.exact_share) == ((), 0, 1)
    assert len(found.points) == 2


def test_what_others_did_is_told_with_the_round_it_happened_in() -> None:
    match = bots_of("geier", 3, seed=5)
    found = looked(match, rollouts=480)
    ids = [word.id for turn in found.turning_points for word in turn.words]
    assert ids
    assert {"coach-fell", "coach-rose"} & set(ids)
    for turn in found.turning_points:
        if turn.words[-1].id in {"coach-fell", "coach-rose"}:
            fell = turn.after < turn.before
            assert turn.words[-1].id == ("coach-fell" if fell else "coach-rose")
            assert turn.words[-1].args == {
                "before": round(100 * turn.before),
                "after": round(100 * turn.after),
            }
            assert turn.words[0].id.startswith(("geier-mouse", "geier-vulture"))
            assert len(turn.words) > 2


DOING, BEST = say("geier-card", card=15), say("geier-card", card=4)
OWN = Choice(4, "15", DOING, "4", BEST, 0.35, 0.5, 0.15, 0.01, exact=False)


def turned(*curve: tuple[Any, ...]) -> list[TurningPoint]:
    """The turning points of a match in which the second choice, after four inputs, cost 15 %."""
    match = bots_of("geier", 3)
    points = [Point(*one) for one in curve]
    return list(looked_back._turning_points(match, 0, NAMES[:3], points, [OWN]))


def test_ones_own_blunder_is_told_as_such() -> None:
    (turn,) = turned((0, 0.5, 0.01, False), (4, 0.5, 0.01, False), (8, 0.3, 0.01, False))
    assert (turn.at, turn.before, turn.after) == (4, 0.5, 0.3)
    assert turn.words == (say("coach-chose", doing=DOING, best=BEST, chance=50, cost=15),)


def test_a_blunder_that_was_not_the_half_of_it_is_not_blamed() -> None:
    (turn,) = turned((4, 0.5, 0.01, False), (8, 0.1, 0.01, False))
    assert turn.words[-1] == say("coach-fell", before=50, after=10)
    (turn,) = turned((4, 0.5, 0.01, False), (8, 0.9, 0.01, False))
    assert turn.words[-1] == say("coach-rose", before=50, after=90)


def test_noise_and_another_way_of_judging_are_no_turns() -> None:
    assert turned((4, 0.5, 0.05, False), (8, 0.4, 0.05, False)) == []
    assert turned((4, 0.50, 0.0, True), (8, 0.46, 0.0, True)) == []
    assert turned((4, 0.5, 0.01, False), (8, 0.1, 0.0, True)) == []
    assert turned((0, 0.1, 0.01, False), (0, 0.5, 0.01, False)) == []  # the same moment
    end = bots_of("geier", 3).length
    assert len(turned((4, 0.5, 0.01, False), (end, 0.0, 0.0, True))) == 1


def test_an_approximate_chance_can_be_compared_with_an_exact_one_within_its_error() -> None:
    rms, everything = (4, 0.5, 0.02, False, "rms"), (4, 0.5, 0.05, False, "all")
    assert len(turned(rms, (8, 0.44, 0.0, True, "all"))) == 1
    assert turned(rms, (8, 0.47, 0.0, True, "all")) == []
    assert turned(rms, (8, 0.43, 0.02, False, "rms")) == []  # both may err the same way
    assert turned(everything, (8, 0.42, 0.05, False, "all")) == []
    assert len(turned(everything, (8, 0.42, 0.0, True, "all"))) == 1
    assert turned((4, 0.5, 0.0, False), (8, 0.1, 0.0, False, "rms")) == []  # sampled


def test_the_three_biggest_turns_are_told_in_their_order() -> None:
    heights = [0.5, 0.6, 0.9, 0.3, 0.37, 0.8]
    found = turned(*((4 * place, height, 0.0, False) for place, height in enumerate(heights)))
    assert [turn.at for turn in found] == [4, 8, 16]


def sleeping(match: Played) -> None:
    """Seat 0 lets the clock run out whenever there is a mouse; the other never reacts first."""
    while match.outcome is None:
        waiting = match.waiting
        if match.view(0).mouse is None:
            match.play(waiting.seats[0], "reveal", waiting.since_ms)
        else:
            match.play(1, "pass", waiting.deadline_ms or 0)
            match.expire()


def test_to_let_the_time_run_out_is_a_choice_too() -> None:
    match = Match(mauseloch.game("geflippt", window_ms=1000), 2, 1)
    sleeping(match)
    found = looked(match, rollouts=48)
    assert {choice.action for choice in found.choices} == {""}
    assert {choice.doing.id for choice in found.choices} == {"coach-no-answer"}
    costly = max(found.choices, key=lambda choice: choice.cost)
    assert costly.cost > 0
    assert looked_back._own(costly).id == "coach-waited"
    for language in LANGUAGES:
        assert texts(language)(looked_back._own(costly)).endswith(".")


YOU = r"\b(you|your|du|dein\w*|tu|ton|ta|tes|hai|tuo|tua|tue|tuoi)\b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_looks_is_not_taken_for_who_chose(language: str) -> None:
    waited = Choice(4, "", say("coach-no-answer"), "4", BEST, 0.35, 0.5, 0.15, 0.01, exact=False)
    before, after = Point(4, 0.5, 0.0, exact=True), Point(8, 0.3, 0.0, exact=True)
    for word in (
        looked_back._own(OWN),
        looked_back._own(waited),
        looked_back._turned(before, after),
        looked_back._turned(after, before),
    ):
        assert not re.search(YOU, texts(language)(word), flags=re.IGNORECASE)


def test_only_a_match_that_is_over_and_a_seat_that_is_there_can_be_reviewed() -> None:
    match = Match(mauseloch.game("geier"), 3, 1)
    with pytest.raises(SetupError, match="not over"):
        looked(match)
    with pytest.raises(SeatsError, match="there is no seat 3; seats are 0 to 2"):
        looked(bots_of("geier", 3), 3)
