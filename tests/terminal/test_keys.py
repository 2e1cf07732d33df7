"""Single keys, from the test's own pseudo-terminal."""

import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from mauseloch.terminal.keys import Keys
from tests.patience import PATIENCE_S

Ends = tuple[int, Keys]


@pytest.fixture
def ends() -> Iterator[Ends]:
    ours, theirs = os.openpty()
    with Keys(theirs) as keys:
        yield ours, keys
    os.close(theirs)
    os.close(ours)


@pytest.mark.parametrize(
    ("sent", "named"),
    [
        (b"a", "a"),
        ("é".encode(), "é"),
        (b"\r", "enter"),
        (b"\x1b[A", "up"),
        (b"\x1bOB", "down"),
        (b"\x1b\x1b[C", "right"),  # with Alt
        (b"\x1b[[A", ""),  # a function key of the Linux console
        (b"\x1b[15~", ""),
        (b"\x1b[", ""),  # broken off
        (b"\x1bx", ""),
        (b"\x1b", "escape"),
        (b"\x1b[1~", "home"),
        (b"\x1a", "suspend"),
    ],
)
def test_every_key_has_its_name(ends: Ends, sent: bytes, named: str) -> None:
    ours, keys = ends
    os.write(ours, sent)
    assert keys.read(1) == named
    assert keys.read(0.01) is None


@pytest.mark.parametrize(
    ("sent", "raised"),
    [(b"\x03", KeyboardInterrupt), (b"\x04", KeyboardInterrupt), (b"\x1c", EOFError)],
)
def test_leaving_is_asked_for_by_keys_too(
    ends: Ends, sent: bytes, raised: type[BaseException]
) -> None:
    ours, keys = ends
    os.write(ours, sent)
    with pytest.raises(raised):
        keys.read(1)


def test_what_was_pressed_before_can_be_dropped(ends: Ends) -> None:
    ours, keys = ends
    os.write(ours, b"abc")
    assert keys.read(1) == "a"
    keys.drop()
    assert keys.read(0.01) is None


def test_a_terminal_that_is_gone_is_the_end() -> None:
    ours, theirs = os.openpty()
    with pytest.raises(EOFError), Keys(theirs) as keys:  # noqa: PT012
        os.close(ours)
        keys.read(1)
    os.close(theirs)


def test_a_signal_is_heard_although_nobody_presses_a_key(ends: Ends) -> None:
    """Even one that doesn't interrupt the waiting itself."""

    def handle(number: int, frame: object) -> None:
        raise SystemExit(number)

    def send() -> None:
        time.sleep(0.1)
        signal.pthread_kill(threading.get_ident(), signal.SIGUSR1)

    _, keys = ends
    before = signal.signal(signal.SIGUSR1, handle)
    sending = threading.Thread(target=send)
    begun = time.monotonic()
    try:
        sending.start()
        with pytest.raises(SystemExit):
            keys.read(2 * PATIENCE_S)
    finally:
        sending.join()
        signal.signal(signal.SIGUSR1, before)
    assert time.monotonic() - begun < PATIENCE_S


def test_a_signal_that_means_nothing_is_no_key(ends: Ends) -> None:
    ours, keys = ends
    before = signal.signal(signal.SIGUSR1, lambda number, frame: os.write(ours, b"x"))
    try:
        signal.raise_signal(signal.SIGUSR1)
        assert keys.read(1) == "x"
        assert keys.read(0.01) is None
    finally:
        signal.signal(signal.SIGUSR1, before)
