"""`mauseloch arena`: play bots against each other until it is clear which is better."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager, redirect_stdout
from functools import partial
from hashlib import sha256
from pathlib import Path

from mauseloch import arena
from mauseloch.bots.failure import BotError
from mauseloch.cli import arena_tables, figures
from mauseloch.core.checks import check_file, check_number
from mauseloch.core.errors import MauselochError, SetupError
from mauseloch.core.extras import has, need
from mauseloch.core.words import say
from mauseloch.terminal import files
from mauseloch.texts import Texts

REPORT = "report"
"""The name of report files in the folder, without the ending."""
PRINTED = "printed.txt"
"""What bots have printed."""


def run(chosen: Namespace, words: Texts) -> None:
    """Play what has not been played yet, then write and print the reports."""
    game = figures.game_of(chosen)
    for name, value in (("--games", chosen.games), ("--jobs", chosen.jobs)):
        check_number(name, value, 1)
    check_number("--limit", chosen.limit, 0)
    check_file(chosen.json, partial(figures.is_written, kind=arena_tables.FORMAT))
    with redirect_stdout(sys.stderr):  # bots may print while they are loaded
        plan = arena.plan(
            game,
            [name.strip() for name in (chosen.bots or "").split(",") if name.strip()],
            games=chosen.games,
            seats=chosen.seats,
            against=chosen.against,
            seed=chosen.seed,
            records=chosen.records,
            one_of_each=chosen.one_of_each,
            fill=chosen.fill,
            limit_s=chosen.limit,
            forfeits=chosen.forfeits,
        )
    place = chosen.out or Path("arena") / usual_name(plan)
    with _alone(place):
        folder = arena.Folder(place, plan)
        report = _played(chosen, plan, folder, words)
        write(report, place, words)
    if chosen.json is not None:
        figures.write(arena_tables.document(report), chosen.json)
    for line in arena_tables.told(report, words):
        print(line)
    print()
    if plan.games != chosen.games:
        rounded = "arena-rounded-each" if plan.each else "arena-rounded"
        print(words(say(rounded, games=chosen.games, matches=plan.games)))
    print(words(say("arena-kept", folder=str(place))))
    if (place / PRINTED).exists():
        print(words(say("arena-printed", file=str(place / PRINTED))))
    if not has("plots"):
        print(words(say("arena-no-picture")))


def usual_name(plan: arena.Plan) -> str:
    """The folder name for a plan, so that repeating a command always continues it."""
    settings = json.dumps(plan.settings(), sort_keys=True)
    return f"{plan.game}-{plan.seats}-{sha256(settings.encode()).hexdigest()[:8]}"


def _played(
    chosen: Namespace, plan: arena.Plan, folder: arena.Folder, words: Texts
) -> arena.Report:
    matches = plan.games * len(plan.groups)
    try:
        with (
            _executor(chosen, folder.place / PRINTED) as executor,
            figures.progress(matches) as progress,
        ):
            return arena.run(plan, executor, folder, progress=progress)
    except (KeyboardInterrupt, MauselochError) as error:
        done = sum(len(one.matches) for one in folder.blocks if one.block < plan.blocks)
        in_vain = isinstance(error, BotError | arena.EndlessError)  # until the bot changes
        message = "arena-stopped" if in_vain else "arena-go-on"
        kept = say(message, done=done, matches=matches, folder=str(folder.place))
        print(words(kept), file=sys.stderr)
        raise


@contextmanager
def _executor(chosen: Namespace, printed: Path) -> Iterator[Executor]:
    """The executor that distributes the work: this machine's cores, or a cluster."""
    if chosen.cluster is None:
        with arena.workers(chosen.jobs, printed) as executor:
            yield executor
        return
    need("cluster")
    from distributed import Client  # noqa: PLC0415 - an extra, and slow to load

    try:
        client = Client(chosen.cluster)
    except (OSError, ValueError) as error:
        raise SetupError(
            f"{chosen.cluster} cannot be reached",
            say("error-join-reach", url=chosen.cluster, reason=str(error)),
        ) from error
    with client:
        yield client.get_executor(pure=False)


def _alone(place: Path) -> files.held:
    """Lock the folder against other sessions."""
    try:
        return files.held(place)
    except SetupError:
        raise SetupError(
            "another window is writing to it", say("error-arena-running", folder=str(place))
        ) from None


def write(report: arena.Report, place: Path, words: Texts) -> None:
    """Write the report beside the results: as JSON, as a page and, if possible, as a picture."""
    figures.write(arena_tables.document(report), place / f"{REPORT}.json")
    (place / f"{REPORT}.md").write_text(arena_tables.page(report, words), encoding="utf-8")
    if has("plots"):
        from mauseloch.cli import arena_picture  # noqa: PLC0415 - only with matplotlib

        for ending in ("svg", "png"):
            arena_picture.draw(report, words, place / f"{REPORT}.{ending}")
