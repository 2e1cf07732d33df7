"""Bots that tests hold up on purpose: how long that takes is the machine's business."""

import pytest

from mauseloch.bots import overtime


@pytest.fixture(autouse=True)
def no_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody says that a bot is still thinking, except where this is tested."""
    monkeypatch.setattr(overtime, "NOTICE_S", 1e6)
