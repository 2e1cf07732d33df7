"""Mausgeflippt, a game by Chislaine van den Bulk.

A mouse turns up. Whack it, as fast as you can, with a piece of clothing that it wears, or attack
with the whole hand if it wears none of it; but leave it alone if its cheese is the one lying face
up. The fastest reaction counts, by its own time and not by its arrival.

Outcome reasons. Ended by: last_mouse, last_cheese, nobody_reacts. Decided by: points, shared.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from mauseloch.core.errors import GuessError, TooSoonError
from mauseloch.core.game import (
    A_DRAW,
    CHANCE,
    CLOCK,
    NOBODY,
    Even,
    Input,
    Nature,
    Outcome,
    Rng,
    Seat,
    Waiting,
)
from mauseloch.core.options import Options, number, reduced
from mauseloch.core.rules import Rules, ending, ranks_of, refusal, with_item, without_item
from mauseloch.core.words import say
from mauseloch.games.geflippt.cards import (
    for_seat,
    lay_laundry,
    mouse_under,
    taken_back,
    tell_judged,
    without_mouse,
    without_pieces,
)
from mauseloch.games.geflippt.deck import CHEESES, MICE, ORDER, deck
from mauseloch.games.geflippt.imagination import imagine
from mauseloch.games.geflippt.state import GUESS_MS, WHACKS, Reaction, State, Task, in_order
from mauseloch.games.geflippt.view import (
    CheeseTaken,
    CheeseTurned,
    Dealt,
    Discarded,
    DrawnFaster,
    Finish,
    FirstRevealer,
    MouseCaught,
    MouseRevealed,
    News,
    Raced,
    Reacted,
    Reshuffled,
    View,
)

PAUSE_MS = 3000
"""The time after which the next mouse turns up by itself."""
SEATS_DRAWN = {f"{what} {seat}" for what in ("first", "faster") for seat in range(6)}
NOTATION = "reveal, whack KIND-COLOUR, attack or pass"


@dataclass(frozen=True)
class Geflippt(Rules, Options):
    """The rules, with the options chosen."""

    name = "geflippt"
    version = 1
    seats = range(2, 7)

    window_ms: int = number(8000, range(1000, 60_001))
    """How long a mouse waits for reactions."""
    photo_finish_ms: int = number(30, range(501))
    """Right reactions no later than this after the fastest are too close to call."""
    mice: int = reduced(len(MICE), range(2, len(MICE) + 1))
    """Mice in the stack; clothes, cheeses and hands are reduced in proportion."""

    def start(self, seats: int) -> State:
        self.check_seats(seats)
        all_of_it = deck(self.mice)
        nothing: tuple[tuple[str, ...], ...] = ((),) * seats
        return State(
            hands=nothing,
            draw=all_of_it.clothes,
            discard=(),
            face_up=nothing,
            face_down=nothing,
            unseen=all_of_it.mice,
            bottom=(),
            mouse=None,
            caught=nothing,
            cheese_stack=all_of_it.cheeses,
            cheese=None,
            cheeses=nothing,
            revealer=None,
            since_ms=0,
            reactions=(None,) * seats,
            faster=(),
            idle=0,
            tasks=(Task("first"), *(Task("refill", one) for one in range(seats)), Task("cheese")),
        )

    def waiting(self, state: State) -> Waiting:
        if state.tasks:
            return A_DRAW
        if state.mouse is not None:
            open_seats = [seat for seat, one in enumerate(state.reactions) if one is None]
            deadline_ms = state.since_ms + self.window_ms
            return Waiting(tuple(open_seats), False, state.since_ms, GUESS_MS, deadline_ms)
        if state.revealer is None or state.ended_by() is not None:
            return NOBODY
        deadline_ms = state.since_ms + PAUSE_MS
        return Waiting((state.revealer,), since_ms=state.since_ms, deadline_ms=deadline_ms)

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        if seat not in self.waiting(state).seats:
            return ()
        if state.mouse is None:
            return ("reveal",)
        whacks = [f"whack {piece}" for piece in dict.fromkeys(state.hands[seat])]
        attack = ["attack"] if state.hands[seat] and not state.banned(seat) else []
        return [*whacks, *attack, "pass"]

    def odds(self, state: State) -> Mapping[str, int]:
        if not state.tasks:
            return {}
        match state.tasks[0].what:
            case "first":
                return {f"first {seat}": 1 for seat in range(len(state.hands))}
            case "refill":
                return {piece: state.draw.count(piece) for piece in dict.fromkeys(state.draw)}
            case "cheese":
                return Even(state.cheese_stack)
            case "mouse" | "from_stack":
                return Even(state.unseen)
            case "faster":
                _, tied = self._judged(state)
                return {f"faster {seat}": 1 for seat in tied}

    def apply(self, state: State, put: Input) -> State:
        return self._apply(state, put, [])

    def insiders(self, put: Input) -> Collection[Seat] | None:
        return None if isinstance(put.actor, Nature) else (put.seat,)

    def news(self, before: State, put: Input, after: State, seat: Seat | None) -> Sequence[News]:
        told: list[News] = []
        self._apply(before, put, told)
        return [for_seat(one, seat) for one in told]

    def _apply(self, state: State, put: Input, tell: list[News]) -> State:
        """Apply an input, adding all the news about it, nothing hidden, to `tell`."""
        if put.actor is CHANCE:
            after = self._chance(state, put, tell)
        elif put.actor is CLOCK:
            after = self._clock(state, put, tell)
        else:
            after = self._seat(state, put, tell)
        after = self._go_on(after, tell)
        tell.extend(ending(self.outcome(after)))
        return after

    def _seat(self, state: State, put: Input, tell: list[News]) -> State:
        """Let the revealer turn up a mouse, or a seat react to it."""
        seat = put.seat
        waiting = self.waiting(state)
        deadline_ms = waiting.deadline_ms or 0
        if put.action not in self.legal(state, seat) or put.at_ms > deadline_ms:
            readable = put.action in WHACKS or put.action in {"reveal", "attack", "pass"}
            raise refusal(self, state, put, NOTATION, readable=readable)
        if state.mouse is None:
            if put.at_ms < state.since_ms:
                raise TooSoonError(
                    f"geflippt: {put.at_ms} ms is before the last mouse, {state.since_ms} ms"
                )
            return self._reveal(state, put.at_ms)
        reaction_ms = put.at_ms - state.since_ms
        if reaction_ms < GUESS_MS:
            raise GuessError(
                f"geflippt: {reaction_ms} ms after the reveal is a guess, not a reaction; "
                f"it counts from {GUESS_MS} ms on",
                say("geflippt-guess", ms=reaction_ms),
            )
        tell.append(Reacted(seat, put.action, reaction_ms))
        reactions = with_item(state.reactions, seat, Reaction(put.action, put.at_ms))
        after = state._replace(reactions=reactions)
        times = [reaction.at_ms for reaction in reactions if reaction is not None]
        return after if None in reactions else self._close(after, max(times), tell)

    def _clock(self, state: State, put: Input, tell: list[News]) -> State:
        """Close the window, or turn up the next mouse."""
        deadline_ms = self.waiting(state).deadline_ms
        if deadline_ms is None or put.at_ms < deadline_ms or put.action:
            raise refusal(self, state, put, NOTATION, readable=True)
        if state.mouse is None:
            return self._reveal(state, put.at_ms)
        return self._close(state, put.at_ms, tell)

    def _reveal(self, state: State, at_ms: int) -> State:
        return state._replace(since_ms=at_ms, tasks=(Task("mouse"),))

    def _chance(self, state: State, put: Input, tell: list[News]) -> State:
        """Apply what was drawn for the first task."""
        drawn = put.action
        if drawn not in self.odds(state):
            readable = drawn in ORDER or drawn in MICE or drawn in CHEESES or drawn in SEATS_DRAWN
            raise refusal(self, state, put, "a card, or a seat that was drawn", readable=readable)
        task, later = state.tasks[0], state.tasks[1:]
        seat = task.seat
        match task.what:
            case "first":
                first = int(drawn.removeprefix("first "))
                tell.append(FirstRevealer(first))
                return state._replace(revealer=first, tasks=later)
            case "refill":  # the task stays until the hand is full
                tell.append(Dealt(seat, drawn))
                hand = in_order((*state.hands[seat], drawn))
                draw = without_item(state.draw, drawn)
                return state._replace(hands=with_item(state.hands, seat, hand), draw=draw)
            case "cheese":
                tell.append(CheeseTurned(drawn))
                stack = without_item(state.cheese_stack, drawn)
                return state._replace(cheese=drawn, cheese_stack=stack, tasks=later)
            case "mouse":
                return self._turn_up(without_mouse(state, drawn)._replace(tasks=later), drawn, tell)
            case "from_stack":
                after = without_mouse(state, drawn)._replace(tasks=later)
                return self._catch(after, seat, drawn, tell, from_stack=True)
            case "faster":
                _, tied = self._judged(state)
                faster = int(drawn.removeprefix("faster "))
                tell.append(DrawnFaster(faster, tied))
                after = state._replace(faster=(*state.faster, faster), tasks=later)
                return self._judge(after, task.closed_ms, tell)

    def _go_on(self, state: State, tell: list[News]) -> State:
        """Work through the tasks that need no chance."""
        while state.tasks:
            task, later = state.tasks[0], state.tasks[1:]
            done = state._replace(tasks=later)
            match task.what:
                case "refill" if len(state.hands[task.seat]) == deck(self.mice).hand:
                    state = done
                case "refill" if not state.draw and state.discard:
                    tell.append(Reshuffled(len(state.discard)))
                    state = state._replace(draw=in_order(state.discard), discard=())
                case "refill" if not state.draw:  # both piles are empty: the hand stays short
                    state = done
                case "cheese" if not state.cheese_stack:
                    state = done
                case "mouse" if not state.unseen:
                    top = state.bottom[0]
                    state = self._turn_up(without_mouse(done, top), top, tell)
                case "from_stack" if not state.unseen and state.bottom:
                    top = state.bottom[0]
                    after = without_mouse(done, top)
                    state = self._catch(after, task.seat, top, tell, from_stack=True)
                case "from_stack" if not state.unseen:  # no mouse left: the card goes back
                    state = taken_back(done, task.seat, tell)
                case _:
                    return state
        if state.mouse is None and any(state.reactions):  # everything of this reveal is settled
            state = state._replace(reactions=(None,) * len(state.hands))
        return state

    def _turn_up(self, state: State, mouse: str, tell: list[News]) -> State:
        """Turn up a mouse; everyone sees it at the same instant."""
        after = state._replace(mouse=mouse)
        until_ms = state.since_ms + self.window_ms
        revealer = state.revealer or 0
        shown = MouseRevealed(revealer, MICE[mouse], after.protected, state.since_ms, until_ms)
        tell.append(shown)
        return after

    def _close(self, state: State, at_ms: int, tell: list[News]) -> State:
        """Everyone has answered or time is up: show the times."""
        finishes = [
            Finish(seat, "attack" if state.kind(seat) == "attack" else "whack", ms - state.since_ms)
            for seat, ms in state.races().items()
        ]
        finishes.sort(key=lambda finish: finish.reaction_ms)
        tell.append(Raced(tuple(finishes)))
        return self._judge(state, at_ms, tell)

    def _judged(self, state: State) -> tuple[list[Seat], tuple[Seat, ...]]:
        """The seats whose reactions count, in order of time; and those that need a draw first.

        The fastest counts. If it is right and the mouse is unprotected, so do other right ones at
        most `photo_finish_ms` later.
        """
        draws = iter(state.faster)
        times = state.races()
        order: list[Seat] = []
        while times:
            best = min(times.values())
            level = tuple(seat for seat, at_ms in times.items() if at_ms == best)
            seat = level[0] if len(level) == 1 else next(draws, None)
            if seat is None:
                return order, level
            order.append(seat)
            del times[seat]
            if len(order) == 1:
                if state.protected or not state.right(seat):
                    break
                last_ms = best + self.photo_finish_ms
                times = {s: ms for s, ms in times.items() if ms <= last_ms and state.right(s)}
        return order, ()

    def _judge(self, state: State, closed_ms: int, tell: list[News]) -> State:
        """Apply the reactions, by the table in the rules."""
        order, tied = self._judged(state)
        if tied:
            return state._replace(tasks=(Task("faster", closed_ms=closed_ms),))
        if not order:
            after = state._replace(since_ms=closed_ms, idle=state.idle + 1)
            return mouse_under(after, tell)
        fastest = order[0]
        tell_judged(state, order[0], order, tell)
        after = state._replace(since_ms=closed_ms, idle=0, faster=(), revealer=fastest)
        refills = [Task("refill", seat) for seat in order]
        if state.protected:
            after = self._take_cheese(after, fastest, tell)
            return after._replace(tasks=(Task("cheese"), *refills))
        if not state.right(fastest):
            after = mouse_under(lay_laundry(after, fastest, tell), tell)
            return after._replace(tasks=tuple(refills))
        mouse = state.mouse or ""
        after = self._catch(after._replace(mouse=None), fastest, mouse, tell, from_stack=False)
        others = []
        for seat in order[1:]:
            tell_judged(state, seat, order, tell)
            others.append(Task("from_stack", seat))
        return after._replace(tasks=(*others, *refills))

    def _take_cheese(self, state: State, seat: Seat, tell: list[News]) -> State:
        """Give the cheese to a seat that hit a protected mouse; an attack may cost laundry too."""
        cheese = state.cheese or ""
        tell.append(CheeseTaken(seat, cheese))
        taken = with_item(state.cheeses, seat, (*state.cheeses[seat], cheese))
        after = state._replace(cheese=None, cheeses=taken)
        if state.kind(seat) == "attack":
            after = lay_laundry(after, seat, tell)
        else:
            after = taken_back(after, seat, tell)
        return mouse_under(after, tell)

    def _catch(
        self, state: State, seat: Seat, mouse: str, tell: list[News], *, from_stack: bool
    ) -> State:
        """Give the seat a mouse; a whacked card is discarded, an attacker keeps the hand."""
        tell.append(MouseCaught(seat, MICE[mouse], from_stack))
        caught = with_item(state.caught, seat, (*state.caught[seat], mouse))
        after = state._replace(caught=caught)
        for piece in state.whacked(seat):
            tell.append(Discarded(seat, piece))
            after = without_pieces(after, seat, (piece,))
            after = after._replace(discard=(*after.discard, piece))
        return after

    def view(self, state: State, seat: Seat | None) -> View:
        own = None if seat is None else state.reactions[seat]
        return View(
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            hand_size=tuple(map(len, state.hands)),
            draw_size=len(state.draw),
            discard=state.discard,
            face_up=state.face_up,
            face_down=state.face_down,
            banned=tuple(state.banned(owner) for owner in range(len(state.hands))),
            mice_left=state.mice_left,
            mouse=None if state.mouse is None else MICE[state.mouse],
            protected=state.protected,
            caught=state.caught,
            cheese=state.cheese,
            cheeses_left=len(state.cheese_stack),
            cheeses=state.cheeses,
            revealer=state.revealer,
            reacted=tuple(reaction is not None for reaction in state.reactions),
            reaction=None if own is None else own.action,
            reaction_ms=None if own is None else own.at_ms - state.since_ms,
            since_ms=state.since_ms,
            deadline_ms=self.waiting(state).deadline_ms,
            scores=state.scores(),
        )

    def outcome(self, state: State) -> Outcome | None:
        ended_by = state.ended_by()
        if ended_by is None:
            return None
        scores = state.scores()
        ranks = ranks_of(scores)
        decided_by = "points" if ranks.count(1) == 1 else "shared"
        return Outcome(scores, ranks, ended_by, decided_by)

    def imagine(self, view: View, log: Sequence[News], rng: Rng) -> State:
        return imagine(deck(self.mice), view, log, rng)
