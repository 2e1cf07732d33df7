"""What a failed test leaves behind: every page's contents, what was done there, and the seed."""

import re
import shutil
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, Error

FAILED = Path(__file__).parents[2] / "out" / "failed"
A_PICTURE_MS = 30_000


class Evidence:
    """The evidence of one test."""

    def __init__(self, test: str, seed: str, again: str) -> None:
        self.folder = FAILED / re.sub(r"[^\w.-]+", "-", test).strip("-")
        self.told = f"seed:  {seed}\nagain: {again}\n"
        self._contexts: list[BrowserContext] = []
        shutil.rmtree(self.folder, ignore_errors=True)  # left by an earlier run

    def watch(self, context: BrowserContext) -> None:
        """Record what is done in this browser from now on."""
        context.tracing.start()
        self._contexts.append(context)

    def keep(self) -> str:
        """Write the evidence down; return where it is and how to run the test again."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for number, context in enumerate(self._contexts, 1):
            for page in context.pages:
                picture = self.folder / f"browser-{number}-page-{context.pages.index(page) + 1}.png"
                with suppress(Error):  # a page that has crashed has no picture
                    page.screenshot(path=picture, timeout=A_PICTURE_MS, animations="allow")
            with suppress(Error):
                context.tracing.stop(path=self.folder / f"browser-{number}-trace.zip")
        (self.folder / "seed.txt").write_text(self.told, encoding="utf-8")
        return f"{self.told}see:   {self.folder} (traces: playwright show-trace FILE)"
