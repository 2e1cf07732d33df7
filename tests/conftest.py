"""Tests begin with empty caches, so that none is kept from before, not even by a mutation check."""

import sys


def pytest_sessionstart() -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith("mauseloch"):
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()
