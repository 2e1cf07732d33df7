"""Everything that can go wrong, as one tree.

MauselochError
├─ SetupError                 a match cannot be set up like this
│  ├─ UnknownGameError        no game has that name
│  ├─ UnknownBotError         no bot has that name
│  ├─ UnsupportedError        the game has no such part
│  ├─ MissingExtraError       a package that this needs is not installed
│  ├─ OptionError             no such option, or not one of its values
│  ├─ SeatsError              too few seats, too many, or a seat that doesn't exist
│  └─ PositionError           nobody is asked there
├─ InputError                 an input was refused; the match is as it was
│  ├─ UnreadableInputError    it isn't written in the game's notation
│  └─ IllegalInputError       it is, but it isn't allowed now
│     ├─ NotAwaitedError      it isn't this actor's turn
│     ├─ TooSoonError         it came before its time
│     │  └─ GuessError        nobody reacts that fast: it was a guess
│     └─ TooLateError         it came after its deadline
└─ RecordError                a record cannot be replayed
   ├─ DamagedRecordError      part of it is missing or garbled
   ├─ ForeignRecordError      it isn't one of our records
   ├─ RecordVersionError      it was written by another version of the format or the rules
   └─ RecordMismatchError     it contradicts the rules

Every class has a `code` that never changes, for programs. The text is for programmers, in English;
`words` is the same as a message for players, in any of our languages.
"""

from mauseloch.core.words import Say, say


def shown(value: object) -> str:
    """The repr of a value we were given, short enough for a one-line message."""
    try:
        text = repr(value)
    except ValueError:  # Python won't print a number with thousands of digits
        return "a number that long"
    return text if len(text) <= 60 else text[:57] + "..."


class MauselochError(Exception):
    """Anything this library raises on purpose."""

    code = "error"

    def __init__(self, text: str = "", words: Say | None = None) -> None:
        super().__init__(text)
        self.words = words or say(f"error-{self.code}", detail=text)
        """What a front end shows. Default: the code's own message, with the text as detail."""


class SetupError(MauselochError, ValueError):
    """A match cannot be set up like this."""

    code = "bad_setup"


class UnknownGameError(SetupError):
    """No game has that name."""

    code = "unknown_game"


class UnknownBotError(SetupError):
    """No bot of that name plays this game."""

    code = "unknown_bot"


class UnsupportedError(SetupError):
    """The game doesn't have the part that this needs."""

    code = "unsupported"


class MissingExtraError(SetupError, ImportError):
    """A package that this needs is not installed; the text says how to get it."""

    code = "missing_extra"


class OptionError(SetupError):
    """The game has no such option, or the option has no such value."""

    code = "bad_option"


class SeatsError(SetupError):
    """The game is not for that many seats, or has no such seat."""

    code = "bad_seats"


class PositionError(SetupError):
    """Nobody is asked at this moment of the match, or not this seat."""

    code = "no_question"


class InputError(MauselochError, ValueError):
    """An input was refused; the match is as it was."""

    code = "refused"


class UnreadableInputError(InputError):
    """The action isn't written in the game's notation."""

    code = "unreadable"


class IllegalInputError(InputError):
    """The action can be read, but isn't allowed now."""

    code = "illegal"


class NotAwaitedError(IllegalInputError):
    """It isn't this actor's turn."""

    code = "not_awaited"


class TooSoonError(IllegalInputError):
    """The input came before its time."""

    code = "too_soon"


class GuessError(TooSoonError):
    """Nobody reacts that fast: it was a guess. A guess costs nothing."""

    code = "guess"


class TooLateError(IllegalInputError):
    """The input came after its deadline."""

    code = "too_late"


class RecordError(MauselochError, ValueError):
    """A record cannot be replayed."""

    code = "bad_record"


class DamagedRecordError(RecordError):
    """Part of the record is missing or garbled."""

    code = "damaged_record"


class ForeignRecordError(RecordError):
    """The file isn't one of our records."""

    code = "foreign_record"


class RecordVersionError(RecordError):
    """The record was written by another version of the format or of the game's rules."""

    code = "record_version"


class RecordMismatchError(RecordError):
    """The record contradicts the rules."""

    code = "record_mismatch"
