"""Fetch files of the client that only another server of the place has.

During a deployment, a page may come from a server of one version and request its files from a
server of another.
"""

import asyncio
import time

from mauseloch.server.hub import Hub
from mauseloch.server.limits import Bucket, Rate
from mauseloch.server.peers import ask, upstream

ASKING = Rate(200, 600)
"""How often we ask: strangers may request files that don't exist anywhere."""


class Borrowing:
    """Asks the other servers for a file."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._bucket = Bucket(ASKING)

    async def __call__(self, name: str) -> bytes | None:
        """Fetch the file of this name, if another server has it."""
        peers = [] if self._hub.place is None else list(self._hub.place.peers.values())
        if not peers or not self._bucket.takes(time.monotonic()):
            return None
        asked = (ask(upstream(one.address), one.secret, "GET", f"/{name}") for one in peers)
        replies = await asyncio.gather(*asked, return_exceptions=True)
        good = (one for one in replies if not isinstance(one, BaseException))
        return next((body for status, body in good if status == 200), None)
