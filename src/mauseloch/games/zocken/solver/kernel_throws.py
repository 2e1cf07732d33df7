"""The total worth of the 36 throws of Mäusezocken, from what each colour brings. Compiled."""

from typing import Any

from mauseloch.compiled import inlined


@inlined
def more(one: Any, other: Any) -> Any:
    """The greater of two, written so that it compiles to one instruction."""
    return one if one > other else other  # noqa: FURB136 - max() also handles NaN


@inlined
def one_colour(colours: Any) -> Any:
    """The sum over all throws that bring something when only one colour can be taken.

    A colour is given by what one mouse of it brings and what two bring. The other four colours are
    useless: it is taken beside one of them, beside a joker, with two jokers, or doubled.
    """
    a0, c0 = colours
    vain = a0 + a0 + a0 + a0
    sure = c0 + c0
    return vain + vain + (vain + vain) + (sure + sure)


@inlined
def two_colours(colours: Any, pairs: Any) -> Any:
    """The same for two colours, given what one of each brings.

    Throws count double for different colours and for a joker with a colour; doubles count once.
    """
    a0, c0, a1, c1 = colours
    (b01,) = pairs
    single = more(a0, a1)
    vain = a0 + a1 + single
    j0, j1 = more(more(single, c0), b01), more(more(single, c1), b01)
    twice = more(single, b01) + (vain + vain + vain) + (j0 + j1)
    return twice + twice + (c0 + c1) + more(j0, j1)


@inlined
def three_colours(colours: Any, pairs: Any) -> Any:
    """The same for three; pairs are 01, 02, 12."""
    a0, c0, a1, c1, a2, c2 = colours
    b01, b02, b12 = pairs
    m01 = more(a0, a1)
    single = more(m01, a2)
    vain = (a0 + a1) + (a2 + single)
    j0 = more(more(single, c0), more(b01, b02))
    j1 = more(more(single, c1), more(b01, b12))
    j2 = more(more(single, c2), more(b02, b12))
    different = more(m01, b01) + more(more(a0, a2), b02) + more(more(a1, a2), b12)
    twice = different + (vain + vain) + (j0 + j1 + j2)
    return twice + twice + (c0 + c1 + c2) + more(more(j0, j1), j2)


@inlined
def four_colours(colours: Any, pairs: Any) -> Any:
    """The same for four; pairs are 01, 02, 12, 03, 13, 23."""
    a0, c0, a1, c1, a2, c2, a3, c3 = colours
    b01, b02, b12, b03, b13, b23 = pairs
    m01, m23 = more(a0, a1), more(a2, a3)
    single = more(m01, m23)
    vain = (a0 + a1) + (a2 + a3) + single
    j0 = more(more(single, c0), more(more(b01, b02), b03))
    j1 = more(more(single, c1), more(more(b01, b12), b13))
    j2 = more(more(single, c2), more(more(b02, b12), b23))
    j3 = more(more(single, c3), more(more(b03, b13), b23))
    different = (
        (more(m01, b01) + more(m23, b23))
        + (more(more(a0, a2), b02) + more(more(a0, a3), b03))
        + (more(more(a1, a2), b12) + more(more(a1, a3), b13))
    )
    twice = different + vain + ((j0 + j1) + (j2 + j3))
    return twice + twice + ((c0 + c1) + (c2 + c3)) + more(more(j0, j1), more(j2, j3))


@inlined
def five_colours(colours: Any, pairs: Any) -> Any:
    """The same for all five; pairs are 01, 02, 12, 03, 13, 23, 04, 14, 24, 34."""
    a0, c0, a1, c1, a2, c2, a3, c3, a4, c4 = colours
    b01, b02, b12, b03, b13, b23, b04, b14, b24, b34 = pairs
    m01, m23 = more(a0, a1), more(a2, a3)
    single = more(more(m01, m23), a4)
    j0 = more(more(single, c0), more(more(b01, b02), more(b03, b04)))
    j1 = more(more(single, c1), more(more(b01, b12), more(b13, b14)))
    j2 = more(more(single, c2), more(more(b02, b12), more(b23, b24)))
    j3 = more(more(single, c3), more(more(b03, b13), more(b23, b34)))
    j4 = more(more(single, c4), more(more(b04, b14), more(b24, b34)))
    different = (
        (more(m01, b01) + more(m23, b23))
        + (more(more(a0, a2), b02) + more(more(a0, a3), b03))
        + (more(more(a1, a2), b12) + more(more(a1, a3), b13))
        + (more(more(a0, a4), b04) + more(more(a1, a4), b14))
        + (more(more(a2, a4), b24) + more(more(a3, a4), b34))
    )
    twice = different + ((j0 + j1) + (j2 + j3) + j4)
    jokers = more(more(more(j0, j1), more(j2, j3)), j4)
    return twice + twice + ((c0 + c1) + (c2 + c3) + c4) + jokers
