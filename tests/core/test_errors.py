"""The error tree is what its module draws."""

import inspect

from mauseloch.core import errors
from mauseloch.core.errors import MauselochError


def classes() -> list[type[MauselochError]]:
    found = [one for _, one in inspect.getmembers(errors, inspect.isclass)]
    return [one for one in found if issubclass(one, MauselochError)]


def test_the_tree_at_the_top_of_the_module_is_the_real_one() -> None:
    drawn = {}
    parents: list[str] = []
    for line in (errors.__doc__ or "").splitlines():
        if "Error" not in line:
            continue
        name = next(word for word in line.split() if word.endswith("Error"))
        depth = line.index(name) // 3
        parents[depth:] = [name]
        drawn[name] = parents[depth - 1] if depth else "Exception"
    assert drawn == {one.__name__: one.__bases__[0].__name__ for one in classes()}


def test_every_error_has_a_code_of_its_own_and_one_sentence() -> None:
    codes = [one.code for one in classes()]
    assert len(set(codes)) == len(codes)
    for one in classes():
        assert "code" in vars(one)
        assert (one.__doc__ or "").endswith(".")


def test_what_a_caller_gave_wrongly_is_a_value_error() -> None:
    assert all(issubclass(one, ValueError) for one in classes() if one is not MauselochError)
