"""python -m mauseloch"""

import sys


def main() -> int:
    """Run the command line. Interrupting it while it loads shows no traceback either."""
    try:
        from mauseloch.cli import main as begin  # noqa: PLC0415 - the slow part
    except KeyboardInterrupt:
        return 130
    return begin()


if __name__ == "__main__":
    sys.exit(main())
