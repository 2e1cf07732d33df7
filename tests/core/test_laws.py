"""The law checks find every breach: Hol's der Geier, broken one law at a time."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

import pytest

from mauseloch.core.errors import IllegalInputError, InputError
from mauseloch.core.game import CHANCE, CLOCK, Input, Outcome, Seat, Waiting
from mauseloch.core.laws import LawBrokenError, Walk, check_laws, check_match
from mauseloch.core.options import choice
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geflippt.state import WHACKS, Reaction
from mauseloch.games.geflippt.state import State as GeflipptState
from mauseloch.games.geflippt.view import Banned, Judged, TakenBack
from mauseloch.games.geflippt.view import News as GeflipptNews
from mauseloch.games.geier.rules import Geier
from mauseloch.games.geier.rules import News as GeierNews
from mauseloch.games.geier.rules import State as GeierState
from mauseloch.games.geier.rules import View as GeierView
from tests.invariants import INVARIANTS
from tests.redeal import redealer


@dataclass(frozen=True)
class Broken(Geier):
    """Hol's der Geier, for breaking one law at a time."""

    name = "broken"


def finds(game: Geier) -> str:
    with pytest.raises(LawBrokenError) as found:
        check_laws(game, matches=3, invariant=INVARIANTS["geier"])
    text = str(found.value)
    assert "broken" in text
    assert "seats breaks law" in text
    return text.split("breaks law ")[1].split(" ", maxsplit=1)[0]


def test_law_1_nobody_is_awaited_after_the_end() -> None:
    class Endless(Broken):
        def outcome(self, state: GeierState) -> Outcome | None:
            return None

    assert finds(Endless()) == "1"


def test_law_1_chance_is_awaited_alone() -> None:
    class Crowded(Broken):
        def waiting(self, state: GeierState) -> Waiting:
            waiting = super().waiting(state)
            return waiting._replace(seats=(0,)) if waiting.chance else waiting

    assert finds(Crowded()) == "1"


def test_law_1_a_deadline_is_somebodys() -> None:
    class Timed(Broken):
        def waiting(self, state: GeierState) -> Waiting:
            waiting = super().waiting(state)
            return waiting._replace(deadline_ms=5) if waiting.chance else waiting

    assert finds(Timed()) == "1"


def test_law_1_awaited_seats_are_in_order() -> None:
    class Backwards(Broken):
        def waiting(self, state: GeierState) -> Waiting:
            waiting = super().waiting(state)
            return waiting._replace(seats=waiting.seats[::-1])

    assert finds(Backwards()) == "1"


def test_law_1_ranks_have_a_winner_and_no_gaps() -> None:
    class Unranked(Broken):
        def outcome(self, state: GeierState) -> Outcome | None:
            outcome = super().outcome(state)
            return outcome and replace(outcome, ranks=tuple(r + 1 for r in outcome.ranks))

    assert finds(Unranked()) == "1"


def test_law_2_only_awaited_seats_have_legal_actions() -> None:
    class Generous(Broken):
        def legal(self, state: GeierState, seat: Seat) -> Sequence[str]:
            return super().legal(state, seat) or ("1",)

    assert finds(Generous()) == "2"


def test_law_2_no_action_is_listed_twice() -> None:
    class Stutter(Broken):
        def legal(self, state: GeierState, seat: Seat) -> Sequence[str]:
            return [*super().legal(state, seat), *super().legal(state, seat)]

    assert finds(Stutter()) == "2"


def test_law_2_odds_are_positive_and_there_when_chance_is_awaited() -> None:
    class Impossible(Broken):
        def odds(self, state: GeierState) -> Mapping[str, int]:
            return dict.fromkeys(super().odds(state), 0)

    class Missing(Broken):
        def odds(self, state: GeierState) -> Mapping[str, int]:
            return {}

    assert finds(Impossible()) == "2"
    assert finds(Missing()) == "2"


def test_law_3_answers_commute() -> None:
    class Ordered(Broken):
        def apply(self, state: GeierState, put: Input) -> GeierState:
            after = super().apply(state, put)
            return after._replace(spent=(*after.spent, (put.actor,)))  # type: ignore[arg-type]

    with pytest.raises(LawBrokenError, match="breaks law 3"):
        check_laws(Ordered(), seats=[3])


def test_law_3_an_answer_changes_nobody_elses_question() -> None:
    class Impatient(Broken):
        def waiting(self, state: GeierState) -> Waiting:
            waiting = super().waiting(state)
            started = any(state.bids) and len(waiting.seats) > 1
            return waiting._replace(seats=waiting.seats[:1]) if started else waiting

        def legal(self, state: GeierState, seat: Seat) -> Sequence[str]:
            return super().legal(state, seat) if seat in self.waiting(state).seats else ()

    with pytest.raises(LawBrokenError, match="breaks law 3"):
        check_laws(Impatient(), seats=[4])


def test_law_4_a_view_may_not_show_what_was_chosen() -> None:
    class Glass(Broken):
        def view(self, state: GeierState, seat: Seat | None) -> GeierView:
            return replace(super().view(state, seat), has_bid=tuple(b > 7 for b in state.bids))

    assert finds(Glass()) in {"4", "8"}  # whichever check runs first


def test_law_4_news_may_not_tell_what_was_chosen() -> None:
    class Gossip(Broken):
        def news(
            self, before: GeierState, put: Input, after: GeierState, seat: Seat | None
        ) -> Sequence[GeierNews]:
            return super().news(before, put, after, put.actor if isinstance(put.actor, int) else 0)

    assert finds(Gossip()) in {"4", "8"}


@dataclass(frozen=True)
class Peeping(Broken):
    """Shows the bids, either in the view or in the news."""

    by: str = choice("view", "news")

    def view(self, state: GeierState, seat: Seat | None) -> GeierView:
        told = super().view(state, seat)
        return replace(told, stack_size=sum(state.bids)) if self.by == "view" else told

    def news(
        self, before: GeierState, put: Input, after: GeierState, seat: Seat | None
    ) -> Sequence[GeierNews]:
        by_news = self.by == "news" and isinstance(put.actor, int)
        return super().news(before, put, after, put.seat if by_news else seat)


@pytest.mark.parametrize("by", ["view", "news"])
def test_law_4_is_found_without_the_help_of_law_8(by: str) -> None:
    walk = Walk(Peeping(by=by), 3, Random(1), lambda _: None, None)
    walk.go_on()  # the prize turns up
    with pytest.raises(LawBrokenError, match=r"breaks law 4 .* can tell"):
        check_choice_often(walk)


def check_choice_often(walk: Walk[Any, Any, Any]) -> None:
    """Repeat until two different answers come up."""
    for _ in range(10):
        walk.check_choice()


def test_law_5_what_is_not_legal_is_refused() -> None:
    class Lenient(Broken):
        def apply(self, state: GeierState, put: Input) -> GeierState:
            if put.action == "rubbish":
                return state
            return super().apply(state, put)

    assert finds(Lenient()) == "5"


def test_law_5_a_refusal_has_the_right_class() -> None:
    class Vague(Broken):
        def apply(self, state: GeierState, put: Input) -> GeierState:
            return super().apply(state, put if put.action != "" else put._replace(action="99x"))

        def legal(self, state: GeierState, seat: Seat) -> Sequence[str]:
            return super().legal(state, seat)

    check_laws(Vague(), matches=1)  # one unreadable text is as good as another

    class Wrong(Broken):
        def apply(self, state: GeierState, put: Input) -> GeierState:
            if put.action == "rubbish":
                put = put._replace(actor=9)  # blames the seat
            return super().apply(state, put)

    assert finds(Wrong()) == "5"


Lenience = Callable[[Waiting, Input, int], bool]
LENIENT: dict[str, Lenience] = {
    "to a seat below the first": lambda waiting, put, seats: put.actor == -1,
    "to a seat beyond the last": lambda waiting, put, seats: put.actor == seats,
    "to a seat that is not awaited": lambda waiting, put, seats: (
        put.actor in range(seats) and put.actor not in waiting.seats
    ),
    "to rubbish": lambda waiting, put, seats: (
        put.actor in waiting.seats and put.action == "rubbish"
    ),
    "to silence": lambda waiting, put, seats: put.actor in waiting.seats and not put.action,
    "to a draw nobody asked for": lambda waiting, put, seats: (
        put.actor is CHANCE and not waiting.chance
    ),
    "to an impossible draw": lambda waiting, put, seats: (
        waiting.chance and put.actor is CHANCE and put.action == "rubbish"
    ),
    "to a clock without a deadline": lambda waiting, put, seats: (
        put.actor is CLOCK and waiting.deadline_ms is None
    ),
}
LENIENT_IN_A_RACE: dict[str, Lenience] = {
    "to those who are late": lambda waiting, put, seats: (
        put.actor in waiting.seats and put.at_ms > (waiting.deadline_ms or 0)
    ),
    "to a hasty clock": lambda waiting, put, seats: (
        put.actor is CLOCK and put.at_ms < (waiting.deadline_ms or 0)
    ),
    "to a clock that speaks": lambda waiting, put, seats: put.actor is CLOCK and put.action != "",
    "to other people's cards": lambda waiting, put, seats: (
        put.actor in waiting.seats and put.action.startswith("whack") and put.at_ms % 1000 == 500
    ),
}


@pytest.mark.parametrize("to", LENIENT)
def test_law_5_a_game_that_is_lenient_is_found_out(to: str) -> None:
    class Lenient(Broken):
        def apply(self, state: GeierState, put: Input) -> GeierState:
            if LENIENT[to](self.waiting(state), put, len(state.hands)):
                return state
            return super().apply(state, put)

    with pytest.raises(LawBrokenError, match="breaks law 5"):
        check_laws(Lenient(), matches=2)


@pytest.mark.parametrize("to", LENIENT_IN_A_RACE)
def test_law_5_a_race_that_is_lenient_is_found_out(to: str) -> None:
    class Lenient(Geflippt):
        def apply(self, state: GeflipptState, put: Input) -> GeflipptState:
            try:
                return super().apply(state, put)
            except InputError:
                if LENIENT_IN_A_RACE[to](self.waiting(state), put, len(state.hands)):
                    return state
                raise

    with pytest.raises(LawBrokenError, match="breaks law 5"):
        check_laws(Lenient(), seats=[3], matches=2)


def test_law_6_folding_the_record_gives_the_state() -> None:
    class Fickle(Broken):
        def start(self, seats: int) -> GeierState:
            started.append(seats)
            state = super().start(seats)
            return state if len(started) == 1 else state._replace(stack=state.stack[::-1])

    started: list[int] = []
    with pytest.raises(LawBrokenError, match=r"breaks law 6 .* another state"):
        check_match(Fickle(), 2, Random(1), most_inputs=20)


def test_law_6_folding_the_record_gives_every_seats_log() -> None:
    class Forgetful(Broken):
        def news(
            self, before: GeierState, put: Input, after: GeierState, seat: Seat | None
        ) -> Sequence[GeierNews]:
            asked.append(put)
            return super().news(before, put, after, seat) if len(asked) < most else ()

    asked: list[Input] = []
    most = 10**9
    inputs = check_match(Forgetful(), 2, Random(1))
    asked.clear()
    most = len(inputs) * 3  # two seats and a spectator: enough for the match, not for its replay
    with pytest.raises(LawBrokenError, match="breaks law"):
        check_match(Forgetful(), 2, Random(1))


def test_law_2_a_legal_action_is_not_refused() -> None:
    class Stubborn(Broken):
        def apply(self, state: GeierState, put: Input) -> GeierState:
            if put.action == "15":
                raise IllegalInputError("never the 15")
            return super().apply(state, put)

    with pytest.raises(LawBrokenError, match=r"law 2 .* is legal and refused: never the 15"):
        check_laws(Stubborn())


def test_law_6_the_same_input_leads_to_the_same_state_and_news() -> None:
    class Moody(Broken):
        def apply(self, state: GeierState, put: Input) -> GeierState:
            asked.append(put)
            after = super().apply(state, put)
            return after._replace(won=(*after.won[:-1], (len(asked),)))

    class Chatty(Broken):
        def news(
            self, before: GeierState, put: Input, after: GeierState, seat: Seat | None
        ) -> Sequence[GeierNews]:
            asked.append(put)
            return super().news(before, put, after, seat) if len(asked) % 2 else ()

    asked: list[Input] = []
    with pytest.raises(LawBrokenError, match=r"law 6 .* another state the second time"):
        check_match(Moody(), 2, Random(1))
    with pytest.raises(LawBrokenError, match=r"law 6 .* is told something else of"):
        check_match(Chatty(), 2, Random(1))


def test_a_match_must_end_and_a_game_have_seats() -> None:
    with pytest.raises(LawBrokenError, match="geier with 2 seats hasn't ended after 40 inputs"):
        check_laws(Geier(), most_inputs=40)
    with pytest.raises(LawBrokenError, match="geier allows no number of seats"):
        check_laws(Geier(), seats=[])


def test_any_other_error_says_where_it_happened() -> None:
    class Buggy(Broken):
        def apply(self, state: GeierState, put: Input) -> GeierState:
            if len(state.spent) == 3:
                raise ZeroDivisionError
            return super().apply(state, put)

    with pytest.raises(ZeroDivisionError) as found:
        check_laws(Buggy())
    assert "while checking broken {'winner'" in found.value.__notes__[0]


def test_law_7_an_invariant_that_fails_is_reported() -> None:
    class Leaky(Broken):
        def apply(self, state: GeierState, put: Input) -> GeierState:
            after = super().apply(state, put)
            return after._replace(stack=after.stack[1:]) if len(after.stack) == 9 else after

    with pytest.raises(LawBrokenError, match="breaks law 7"):
        check_laws(Leaky(), matches=1, invariant=INVARIANTS["geier"])


def test_law_8_an_imagined_deal_gives_the_same_view() -> None:
    class Dreamer(Broken):
        def imagine(self, view: GeierView, log: Sequence[GeierNews], rng: Any) -> GeierState:
            deal = super().imagine(view, log, rng)
            won = (*deal.won[1:], deal.won[0])
            return deal._replace(won=won)

    assert finds(Dreamer()) == "8"


def test_law_8_an_imagined_deal_has_the_same_legal_actions() -> None:
    class Dreamer(Broken):
        def imagine(self, view: GeierView, log: Sequence[GeierNews], rng: Any) -> GeierState:
            if not log:
                return super().imagine(view, log, rng)
            deal = super().imagine(view, log, rng)
            bids = tuple(0 if seat != view.seat else bid for seat, bid in enumerate(deal.bids))
            return deal._replace(bids=bids)

    assert finds(Dreamer()) == "8"


def test_law_8_redealing_changes_no_byte() -> None:
    def peek(inputs: Sequence[Input], seat: Seat | None, rng: Random) -> Sequence[Input]:
        """Treat the first prize as hidden, though everyone saw it."""
        others = {"-5": "+10", "+10": "-5"}
        return [put._replace(action=others.get(put.action, put.action)) for put in inputs]

    with pytest.raises(LawBrokenError, match="breaks law 8"):
        check_laws(Geier(), matches=3, redeal=peek)


class Loser(NamedTuple):
    """A seat whose reaction was too slow to count, the card, and whether it was a right one."""

    seat: Seat
    piece: str
    right: bool


def _losers(before: GeflipptState, put: Input, told: Sequence[GeflipptNews]) -> Iterator[Loser]:
    """The seats that whacked in vain, once the race is over."""
    counted = {news.seat for news in told if isinstance(news, Judged)}
    reactions = dict(enumerate(before.reactions))
    if isinstance(put.actor, int):
        reactions[put.seat] = Reaction(put.action, put.at_ms)
    if counted:
        for seat, reaction in reactions.items():
            if reaction is not None and reaction.action in WHACKS and seat not in counted:
                piece = WHACKS[reaction.action]
                yield Loser(seat, piece, bool(before.worn((piece,))))


LEAKS: Mapping[str, Callable[[Loser], Sequence[GeflipptNews]]] = {
    "the card": lambda loser: [TakenBack(loser.seat, loser.piece)],
    "that it was right": lambda loser: [Banned(loser.seat)] if loser.right else [],
}


@pytest.mark.parametrize("what", LEAKS)
def test_law_8_what_a_losing_reaction_was_is_told_to_nobody(what: str) -> None:
    class Leaky(Geflippt):
        def news(
            self, before: GeflipptState, put: Input, after: GeflipptState, seat: Seat | None
        ) -> Sequence[GeflipptNews]:
            told = super().news(before, put, after, seat)
            return [
                *told,
                *(leak for loser in _losers(before, put, told) for leak in LEAKS[what](loser)),
            ]

    with pytest.raises(LawBrokenError, match=r"law 8 .* is sent something that it cannot know"):
        check_laws(Leaky(), seats=[4], redeal=redealer(Leaky(), 4))
