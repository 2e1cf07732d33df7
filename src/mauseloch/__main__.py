"""python -m mauseloch"""

import sys


def main() -> int:
    """The command line; who interrupts it before it has begun sees no traceback either."""
    try:
        from mauseloch.cli import main as begin  # noqa: PLC0415 - this is what takes its time
    except KeyboardInterrupt:
        return 130
    return begin()


if __name__ == "__main__":
    sys.exit(main())
