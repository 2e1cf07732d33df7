"""What kernels are compiled with."""

import pytest

from mauseloch import compiled


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nowhere(function: object) -> None:
        raise RuntimeError(f"cannot cache {function}: no locator available")

    monkeypatch.setattr(compiled, "_Cache", nowhere)

    def twice(count: int) -> int:
        return 2 * count

    assert compiled.kernel(twice)(21) == 42
