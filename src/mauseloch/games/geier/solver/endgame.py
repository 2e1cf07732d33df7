"""Endgames of Hol's der Geier for two, solved exactly and on demand.

Every round is a matrix game whose entries are the values of what may follow. Only the combined
order of both hands matters, the pattern; seats can be swapped.

For two, the higher bid gains the pot's absolute value over the other: a mouse is taken, a vulture
is given away. So only the sum of a pot matters. If the highest mouse breaks a tie, it also matters
which mouse is the highest among those won, who has it, and which is the highest in the pot: all
other mice are irrelevant.
"""

from collections.abc import Sequence
from random import Random
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words, kernel
from mauseloch.core.errors import SetupError, shown
from mauseloch.games.geier.rules import VALUE, Geier, News, State, View
from mauseloch.games.geier.solver.matrix import Floats, Room, room, solve, value
from mauseloch.games.geier.solver.patterns import (
    Tree,
    compare,
    mirror,
    pattern_of,
    patterns,
    scatter,
)

Aim = Literal["points", "unique", "highest_mouse"]
"""The quantity to maximise: the difference in points, or the chance to win by one of the rules."""
AIMS: tuple[Aim, ...] = ("points", "unique", "highest_mouse")
POINTS, UNIQUE, HIGHEST_MOUSE = range(3)

HIGHEST = 10
"""The highest mouse."""
LARGEST = 10
"""Cards in hand: with a budget, larger hands are not even tried. Each card takes seven times as
long."""
FEWER_BITS: dict[Aim, int] = {"points": 5, "unique": 3, "highest_mouse": 2}
"""A memo of three bits per card, less these, is nearly always large enough."""
NOTHING = 1e-300
"""Stored instead of 0, which means unknown."""
SLIPS = 1e-5
"""The rate of slips: too low to change anyone else's bids."""
LOAD = 0.6
"""A fuller memo would be slow to search, so one four times as large is started."""


class Position(NamedTuple):
    """What two players know when they have to bid."""

    own: tuple[int, ...]
    """Cards in hand: as many as the opponent has, one for each prize left."""
    other: tuple[int, ...]
    stack: tuple[int, ...]
    """Prizes still face down: one fewer than the cards in a hand."""
    pot: tuple[int, ...]
    """The prize turned up, and those carried over."""
    own_won: tuple[int, ...] = ()
    other_won: tuple[int, ...] = ()


class Solution(NamedTuple):
    """How both should bid, and the result if they do."""

    value: float
    """For the owner: the lead in points gained from now on, or the chance to win, where a shared
    victory counts half."""
    own: dict[int, float]
    """The probability of bidding each card."""
    other: dict[int, float]
    worth: dict[int, float]
    """What each card brings if the opponent answers with the best of all equilibrium mixes: the
    value, or less."""
    games: int
    """The number of matrix games solved."""


def position(state: State, seat: int) -> Position:
    """A state in which a bid is due, as seen from a seat."""
    own, other = ([VALUE[card] for card in state.hands[one]] for one in (seat, 1 - seat))
    return Position(
        own=tuple(own),
        other=tuple(other),
        stack=tuple(map(int, state.stack)),
        pot=state.pot,
        own_won=state.won[seat],
        other_won=state.won[1 - seat],
    )


def solution(position: Position, aim: Aim, *, carry: bool = True) -> Solution:
    """Find the equilibrium, however long it takes.

    Without carry, as in plain Goofspiel, equal bids lose the pot.
    """
    found = _solved(position, aim, carry, np.iinfo(np.int64).max)
    assert found is not None  # noqa: S101 - there was no limit
    return found


def solution_within(position: Position, aim: Aim, budget: int) -> Solution | None:
    """Find the equilibrium; None if it takes more matrix games than the budget allows."""
    if len(position.own) > LARGEST:
        return None
    return _solved(position, aim, True, budget)


def _solved(position: Position, aim: Aim, carry: bool, limit: int) -> Solution | None:
    cards = len(position.own)
    if not len(position.other) == cards == len(position.stack) + 1:
        raise SetupError("both need as many cards as there are prizes, one of them turned up")
    for hand in (position.own, position.other):
        if len({*hand} & {*VALUE.values()}) != cards:
            raise SetupError(f"{shown(hand)} is not a hand: cards are 1 to 15, each at most once")
    prizes = (*position.stack, *position.pot)
    if len({*prizes}) != len(prizes):
        raise SetupError(f"{shown(prizes)} cannot be the prizes: each occurs only once")
    tree = patterns(pattern_of(position.own, position.other), cards)
    root = _root(position, aim, tree.mirrored)
    own, other = np.zeros(cards), np.zeros(cards)
    solved, bits = False, min(max(8, 3 * cards - FEWER_BITS[aim]), limit.bit_length() + 1)
    while not solved:
        search = _search(tree, sorted(position.stack), AIMS.index(aim), carry, limit, bits)
        solved, found = _solve_root(search, root, own, other)
        if search.spent[0] > limit:
            return None
        bits += 2
    matrix = search.games[cards, :cards, :cards]
    if tree.mirrored:
        found, own, other, matrix = -found, other, own, -matrix.T
    worth = np.array([_punished(matrix, bid, found) for bid in range(cards)])
    return Solution(
        value=found if aim == "points" else (1.0 + found) / 2,
        own=_by_card(position.own, own),
        other=_by_card(position.other, other),
        worth=_by_card(position.own, worth if aim == "points" else (1.0 + worth) / 2),
        games=int(search.spent[0]),
    )


def _punished(matrix: Floats, bid: int, value: float) -> float:
    """What a bid brings against the equilibrium mix that punishes it most.

    There are many such mixes where only a mistake can lose anything, and most would let it pass.
    The right one is found by letting the bid slip out now and then.
    """
    own, other = np.zeros(len(matrix)), np.zeros(len(matrix))
    solve((1 - SLIPS) * matrix + SLIPS * matrix[bid], room(), own, other)
    return min(float(matrix[bid] @ other), value)


def _by_card(hand: tuple[int, ...], mix: Floats) -> dict[int, float]:
    return dict(zip(sorted(hand), map(float, mix), strict=True))


def _root(position: Position, aim: Aim, mirrored: bool) -> "Spot":
    """The position at the root of a search: the first pattern, all of the stack."""
    turn = -1 if mirrored else 1
    won, lost = sum(position.own_won), sum(position.other_won)
    own, other = max((0, *position.own_won)), max((0, *position.other_won))
    mice = aim == "highest_mouse"
    return Spot(
        pattern=0,
        left=(1 << len(position.stack)) - 1,
        pot=sum(position.pot),
        lead=0 if aim == "points" else turn * (won - lost),
        holder=turn * ((own > other) - (own < other)) if mice else 0,
        top=max(own, other) if mice else 0,
        pot_top=max((0, *position.pot)) if mice else 0,
    )


class Spot(NamedTuple):
    """A node of the search: a prize is about to turn up, or has turned up and both must bid."""

    pattern: int
    left: int
    """The set of prizes in the stack."""
    pot: int
    """The sum carried over, including the prize turned up."""
    lead: int
    """The lead so far of the first player in the pattern; 0 where points are counted."""
    holder: int
    """The player with the highest mouse won so far: 1, -1, or 0 for nobody."""
    top: int
    """That mouse."""
    pot_top: int
    """The highest mouse in the pot."""


class Search(NamedTuple):
    """The working memory of a search."""

    codes: NDArray[np.int64]
    first_child: NDArray[np.int64]
    children: NDArray[np.int32]
    prizes: NDArray[np.int64]
    """The prizes in the stack at the start."""
    span: NDArray[np.int64]
    """For each set of prizes: the most they can still bring."""
    mice: NDArray[np.int64]
    """For each set of prizes: its mice, mouse m as bit m."""
    aim: int
    carry: bool
    spent: Words
    """Matrix games solved, memo slots filled, and the limits of both."""
    place: NDArray[np.int64]
    """For each set of prizes: where its draws begin among the plain draws of a pattern."""
    first_plain: NDArray[np.int64]
    """For each pattern: where its plain draws begin."""
    plain: Floats
    """The memo for draws with nothing carried over; 0 means unknown."""
    bits: int
    keys: NDArray[np.int64]
    """The memo for everything else: in each slot a key and the bits of its value."""
    values: Floats
    """The same memory, read as floats."""
    bids: Words
    """For each hand size: the Spot of the round being worked out."""
    draws: Words
    """The Spot that follows two bids in it."""
    marks: Words
    """The numbers of those two bids, the next prize to turn up, and whether it is shared."""
    sums: Floats
    """The sum over the prizes that turned up after them."""
    games: Floats
    """The matrix."""
    room: Room


ROW, COLUMN, PRIZE, SHARED = range(4)


def _search(tree: Tree, stack: list[int], aim: int, carry: bool, limit: int, bits: int) -> Search:
    prizes = np.array(stack, np.int64)
    sets = np.arange(1 << len(prizes))
    chosen = (sets[:, None] >> np.arange(len(prizes))) & 1
    span = chosen @ np.abs(prizes)
    widths = np.ones_like(span) if aim == POINTS else 2 * span + 1
    place, rows = np.zeros_like(span), np.zeros(len(prizes) + 1, np.int64)
    for size in range(len(rows)):
        equal = chosen.sum(1) == size
        place[equal] = np.cumsum(widths[equal]) - widths[equal] + widths[equal] // 2
        rows[size] = widths[equal].sum()
    rows = np.append(rows, 0)[tree.cards]  # for the root, which has no draws
    keys = np.zeros(2 << bits, np.int64)
    return Search(
        codes=tree.codes,
        first_child=tree.first_child,
        children=tree.children,
        prizes=prizes,
        span=span,
        mice=chosen @ np.where(prizes > 0, 1 << np.maximum(prizes, 0), 0),
        aim=aim,
        carry=carry,
        spent=np.array([0, 0, limit, int(LOAD * (1 << bits))], np.int64),
        place=place,
        first_plain=np.cumsum(rows) - rows,
        plain=np.zeros(0 if aim == HIGHEST_MOUSE else rows.sum()),
        bits=bits,
        keys=keys,
        values=keys.view(np.float64),
        bids=np.zeros((16, 8), np.int64),
        draws=np.zeros((16, 8), np.int64),
        marks=np.zeros((16, 4), np.int64),
        sums=np.zeros(16),
        games=np.zeros((16, 16, 16)),
        room=room(),
    )


@kernel
def _key(kind: int, spot: Spot) -> int:
    """Everything that matters, as one non-zero number."""
    key = (spot.pattern << 15 | spot.left) << 8 | (spot.pot + 64)
    key = (key << 8 | (spot.lead + 128)) << 2 | (spot.holder + 1)
    return ((key << 4 | spot.top) << 4 | spot.pot_top) << 1 | kind


@kernel
def _slot(keys: NDArray[np.int64], bits: int, key: int) -> int:
    """The slot of a key in the memo, or the slot where it belongs."""
    slot = scatter(key, bits)
    while keys[2 * slot] != 0 and keys[2 * slot] != key:
        slot = (slot + 1) & ((1 << bits) - 1)
    return 2 * slot


@kernel
def _put(spots: Words, cards: int, spot: Spot) -> None:
    for place in range(len(spot)):
        spots[cards, place] = spot[place]


@kernel
def _get(spots: Words, cards: int) -> Spot:
    return Spot(
        spots[cards, 0],
        spots[cards, 1],
        spots[cards, 2],
        spots[cards, 3],
        spots[cards, 4],
        spots[cards, 5],
        spots[cards, 6],
    )


@kernel
def _settled(mice: int, top: int) -> int:
    """The highest mouse won, raised as far as it makes no difference given the mice left."""
    above = mice >> (top + 1)
    if above == 0:
        return HIGHEST
    while above & 1 == 0:
        above >>= 1
        top += 1
    return top


@kernel
def _after(aim: int, carry: bool, mice: int, spot: Spot, child: int) -> tuple[Spot, int, float]:
    """The Spot that follows two bids, whether seats swap in it (-1), and the points gained."""
    higher, turn = (child & 3) - 1, 1 - (child >> 1 & 2)
    gain = higher * abs(spot.pot)
    carried = spot.pot if carry and higher == 0 else 0
    if aim == POINTS:
        return Spot(child >> 3, spot.left, carried, 0, 0, 0, 0), turn, float(gain)
    lead, holder, top, carried_top = turn * (spot.lead + gain), spot.holder, spot.top, 0
    if aim == HIGHEST_MOUSE:
        if higher == 0 and carry:
            carried_top = spot.pot_top
        elif higher and spot.pot_top > top:
            holder, top = higher if spot.pot >= 0 else -higher, spot.pot_top
        top = _settled(mice | 1 << carried_top, top)
        carried_top = carried_top if carried_top > top else 0
    return Spot(child >> 3, spot.left, carried, lead, turn * holder, top, carried_top), turn, 0.0


@kernel
def _turned_up(aim: int, spot: Spot, prize: int, worth: int) -> Spot:
    """Turn up a prize: it joins the pot."""
    pot_top = max(spot.pot_top, worth) if aim == HIGHEST_MOUSE else 0
    pot, left = spot.pot + worth, spot.left ^ 1 << prize
    return Spot(spot.pattern, left, pot, spot.lead, spot.holder, spot.top, pot_top)


@kernel
def _last(aim: int, code: int, spot: Spot) -> float:
    """The value when both have one card, which they must bid."""
    higher = compare(code, 0, 0) - 1
    gain = higher * abs(spot.pot)
    if aim == POINTS:
        return float(gain)
    lead, holder = spot.lead + gain, spot.holder
    if higher and spot.pot_top > spot.top:
        holder = higher if spot.pot >= 0 else -higher
    if aim == HIGHEST_MOUSE and lead == 0:
        lead = holder
    return 1.0 if lead > 0 else -1.0 if lead < 0 else 0.0


@kernel
def _explore(search: Search, root: Spot) -> bool:
    """Fill in the matrix of the root's round; False if that exceeds the limit.

    A matrix is filled in up to the first pair of bids that leads to something unknown: then prizes
    turn up after them, one by one, until one leads to an unknown round; that round is started, with
    a matrix of its own. The stack is explicit because a recursive compiled function cannot be kept
    on disk: it crashes when loaded from Numba's cache.
    """
    codes, first_child, children = search.codes, search.first_child, search.children
    prizes, span, mice = search.prizes, search.span, search.mice
    aim, carry, bits, spent = search.aim, search.carry, search.bits, search.spent
    place, first_plain, plain = search.place, search.first_plain, search.plain
    keys, values, bids, draws = search.keys, search.values, search.bids, search.draws
    marks, sums, games = search.marks, search.sums, search.games
    tableau, line, variables = search.room
    most = len(prizes) + 1
    cards = most
    _put(bids, cards, root)
    marks[cards] = 0
    while True:
        spot = _get(bids, cards)
        i, j = marks[cards, ROW], marks[cards, COLUMN]
        at = first_child[spot.pattern] + i * cards + j
        while i < cards:
            then, turn, sure = _after(aim, carry, mice[spot.left], spot, children[at])
            code = codes[then.pattern]
            if abs(then.lead) > span[then.left] + abs(then.pot):
                found = 1.0 if then.lead > 0 else -1.0
            elif then.lead == 0 and then.holder == 0 and code == mirror(code):
                found = 0.0
            elif then.pot == 0 and aim != HIGHEST_MOUSE:
                found = plain[first_plain[then.pattern] + place[then.left] + then.lead]
                if found == 0.0:
                    break
            else:
                slot = _slot(keys, bits, _key(0, then))
                if keys[slot] == 0:
                    break
                found = values[slot + 1]
            games[cards, i, j] = sure + turn * found
            at += 1
            j += 1
            if j == cards:
                i, j = i + 1, 0
        if i < cards:
            marks[cards, ROW], marks[cards, COLUMN], marks[cards, PRIZE] = i, j, 0
            _put(draws, cards, then)
            sums[cards] = 0.0
        elif cards == most:
            return True
        else:
            spent[0] += 1
            if spent[0] > spent[2] or spent[1] > spent[3]:
                return False
            found = value(games[cards], cards, cards, tableau, line, variables)
            if marks[cards, SHARED]:
                key = _key(1, spot)
                slot = _slot(keys, bits, key)
                keys[slot], values[slot + 1] = key, found
                spent[1] += 1
            cards += 1
            sums[cards] += found
            marks[cards, PRIZE] += 1
        then = _get(draws, cards)
        prize = marks[cards, PRIZE]
        while prize < len(prizes):
            if then.left >> prize & 1:
                spot = _turned_up(aim, then, prize, prizes[prize])
                if cards == 2:
                    sums[2] += _last(aim, codes[spot.pattern], spot)
                else:
                    slot = _slot(keys, bits, _key(1, spot)) if then.pot else 0
                    if then.pot == 0 or keys[slot] == 0:
                        break
                    sums[cards] += values[slot + 1]
            prize += 1
        marks[cards, PRIZE] = prize
        if prize < len(prizes):
            cards -= 1
            _put(bids, cards, spot)
            marks[cards] = 0
            marks[cards, SHARED] = then.pot != 0
        else:
            found = sums[cards] / (cards - 1)
            if then.pot == 0 and aim != HIGHEST_MOUSE:
                to = first_plain[then.pattern] + place[then.left] + then.lead
                plain[to] = found if found != 0.0 else NOTHING
            else:
                key = _key(0, then)
                slot = _slot(keys, bits, key)
                keys[slot], values[slot + 1] = key, found
                spent[1] += 1
                if spent[1] > spent[3]:  # a lookup in a full memo would never end
                    return False


@kernel
def _solve_root(search: Search, spot: Spot, own: Floats, other: Floats) -> tuple[bool, float]:
    """Find the value of the first pattern, and both mixes, unless that exceeds the limit."""
    cards = len(search.prizes) + 1
    if cards == 1:
        search.games[1, 0, 0] = _last(search.aim, search.codes[0], spot)
    elif not _explore(search, spot):
        return False, 0.0
    search.spent[0] += 1
    game = search.games[cards, :cards, :cards].copy()
    return True, solve(game, search.room, own, other)


def equilibrium(
    view: View,
    log: Sequence[News],
    budget: int,
    game: Geier | None = None,
) -> dict[str, float] | None:
    """How often to bid each card at a table for two, if the exact mix can be found.

    The aim is the chance to win. If that takes more matrix games than the budget, the aim is the
    difference in points; if that does too, there is no answer.
    """
    if view.seat is None or view.prize is None:
        return None
    if len(view.has_bid) != 2 or len(view.hand) > LARGEST:
        return None
    # Only a face-down bid is imagined, and that card is still in its owner's hand.
    rules = game or Geier()
    state = rules.imagine(view, log, Random(0))  # noqa: S311 - a search, not a secret
    spot = position(state, view.seat)
    found = solution_within(spot, rules.winner, budget) or solution_within(spot, "points", budget)
    return None if found is None else {str(card): part for card, part in found.own.items()}
