"""An evening at one keyboard: match after match, with a tally, and without losing anything."""

import contextlib
import shlex
from collections import Counter
from collections.abc import Sequence

from mauseloch.bots.failure import BotError
from mauseloch.core.errors import SetupError
from mauseloch.core.match import Match
from mauseloch.core.record import Record
from mauseloch.core.words import Say, say
from mauseloch.games import newest
from mauseloch.terminal import files
from mauseloch.terminal.front import Front
from mauseloch.terminal.picker import Wishes, seated
from mauseloch.terminal.seating import Seating
from mauseloch.terminal.story import ending
from mauseloch.terminal.turns import play_on, save


class Evening:
    """Match after match, with the same people or others, until they have had enough."""

    def __init__(self, front: Front, wishes: Wishes) -> None:
        self.front = front
        self.words = front.words
        self.wishes = wishes
        self.matches = 0
        self.wins: Counter[str] = Counter()
        self._held = contextlib.ExitStack()
        """The file of the current match, locked against other sessions."""
        self.said: list[str] = []
        """Messages for after the screen is left: where records are."""

    def spend(self) -> list[str]:
        """Play; return the messages that remain to be printed."""
        try:
            seating: Seating | None = self._new(seated(self.front, self.wishes))
            while seating is not None:
                if not self._played(seating):
                    break
                self._count(seating)
                seating = self._next(seating)
        finally:
            self._held.close()
        return self.said

    def _new(self, seating: Seating) -> Seating:
        """Give the match its file, so that it can be continued wherever it is broken off."""
        self._held.close()
        resumed = made = False
        if self.wishes.save is not None:
            seating.file, self.wishes.save = self.wishes.save, None
            seating.kept = True
        elif seating.file is not None:
            resumed = True
            seating.kept = not files.ours(seating.file)
        elif self.front.asks:
            made = True
            seating.file = files.new(seating.match.game.name)
            if seating.file is None:
                self.front.note(self.words(say("play-not-saved")))
        if seating.file is not None:  # never write to a match that another session is playing
            self._held.enter_context(files.held(seating.file))
        if resumed:
            _check_unchanged(seating)
        if made:
            save(self.front, seating)
        else:
            seating.save()  # a file that was asked for must be writable
        return seating

    def _played(self, seating: Seating) -> bool:
        """Whether the match was played to its end."""
        try:
            return self._played_on(seating)
        finally:
            if printed := seating.printed.getvalue().rstrip():
                self.said.append(printed)

    def _played_on(self, seating: Seating) -> bool:
        while True:
            try:
                play_on(self.front, seating)
            except KeyboardInterrupt:
                if not self.front.asks:
                    raise
                if self._leaves(seating):
                    return False
            except EOFError:  # the window was closed, or a script has ended
                if not self.front.asks:
                    raise
                self._tell_where(seating)
                return False
            except BotError:
                self._tell_where(seating)
                raise
            except Exception as error:
                if seating.file is not None:
                    error.add_note(self.words(self._where(seating)))
                raise
            else:
                return True

    def _leaves(self, seating: Seating) -> bool:
        """Ctrl-C: ask whether to leave, and whether to keep the match."""
        fresh = seating.file is not None and not seating.kept
        offers = ["leave-save", "leave-drop"] if fresh else ["leave-plainly"]
        # A person in a hurry has not asked to drop anything, so keep it.
        chosen = self._picked(self.words(say("leave")), [*offers, "leave-stay"], hurried=offers[0])
        if chosen == "leave-drop":
            self._drop(seating)
        elif chosen != "leave-stay":
            self._tell_where(seating)
        return chosen != "leave-stay"

    def _picked(self, heading: str, offers: Sequence[str], *, hurried: str) -> str:
        """The chosen one of these offers; `hurried` if the person leaves without choosing."""
        try:
            return offers[self.front.pick(heading, [self.words(say(one)) for one in offers])]
        except (KeyboardInterrupt, EOFError):
            return hurried

    def _count(self, seating: Seating) -> None:
        outcome = seating.match.outcome
        self.matches += 1
        for seat, name in enumerate(seating.names):
            self.wins[name] += outcome is not None and seat in outcome.winners

    def _next(self, seating: Seating) -> Seating | None:
        """After a match: another one, another game, or stop for today."""
        if not self.front.asks:
            if seating.kept:
                self._tell_where(seating)
            return None
        while True:
            can_be_kept = not seating.kept and seating.file is not None
            offers = ["after-again", "after-other", *["after-keep"] * can_be_kept, "after-enough"]
            chosen = self._picked(self._result(seating), offers, hurried="after-enough")
            if chosen == "after-keep":
                seating.kept = True
                self.front.note(self.words(say("play-kept", file=str(seating.file))))
                continue
            if seating.kept:
                self._tell_where(seating)
            else:
                self._drop(seating)
            if chosen == "after-enough":
                return None
            if chosen == "after-again":
                return self._new(rematch(seating, self.matches))
            try:
                return self._new(seated(self.front, Wishes()))
            except (KeyboardInterrupt, EOFError):
                return None

    def _result(self, seating: Seating) -> str:
        """Ranks, how it was decided, and the tally of the evening."""
        outcome = seating.match.outcome
        if outcome is None:
            raise ValueError("no result yet")
        lines: list[str] = []
        if self.front.pauses:  # otherwise it has just been told
            lines += [*ending(seating.match.game.name, outcome, self.words, seating.names), ""]
        if self.matches > 1:
            wins = [say("tally-wins", name=name, wins=won) for name, won in self.wins.most_common()]
            lines += [self.words(say("tally", matches=self.matches, wins=wins))]
        return "\n".join(lines)

    def _where(self, seating: Seating) -> Say:
        file = str(seating.file)
        if seating.match.outcome is not None:
            return say("play-kept", file=file)
        command = f"mauseloch play --resume {shlex.quote(file)}"
        if seating.own:
            named = ",".join(one.named for one in seating.own.values())
            command += f" --bots {shlex.quote(named)}"
        return say("play-resume", command=command)

    def _tell_where(self, seating: Seating) -> None:
        """Print where the record is, now that the match is complete."""
        if seating.file is None:
            return
        try:
            seating.save()
        except OSError as error:
            self.said.append(self.words(say("play-cannot-save", reason=error.strerror or "")))
        else:
            self.said.append(self.words(self._where(seating)))

    @staticmethod
    def _drop(seating: Seating) -> None:
        if seating.file is not None and not seating.kept:
            with contextlib.suppress(OSError):  # only clutter remains
                seating.file.unlink()


def _check_unchanged(seating: Seating) -> None:
    """Raise SetupError if another session has continued the match while it was being read."""
    if seating.file is not None and (
        list(Record.load(seating.file).inputs) != list(seating.match.inputs)
    ):
        file = str(seating.file)
        raise SetupError(f"{file} is being played elsewhere", say("error-played", file=file))


def rematch(seating: Seating, number: int) -> Seating:
    """Another match with the same people; the start moves on in games that have one."""
    match = seating.match
    game = newest(match.game.rematch(match.state))
    seed = None if seating.seed is None else f"{seating.seed}/{number}"
    return Seating(
        Match(game, match.seats, seed), seating.players, seed=seating.seed, own=seating.own
    )
