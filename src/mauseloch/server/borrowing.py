"""Files of the client that only another server of the place has.

During a deploy a page may come from a server of one version, and ask one of the other for the rest.
"""

import asyncio
import time

from mauseloch.server.hub import Hub
from mauseloch.server.limits import Bucket, Rate
from mauseloch.server.peers import ask, upstream

ASKING = Rate(200, 600)
"""So often the others are asked: strangers may want what nobody has."""


class Borrowing:
    """Asks the others."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._bucket = Bucket(ASKING)

    async def __call__(self, name: str) -> bytes | None:
        """The file of this name, if another server has it."""
        peers = [] if self._hub.place is None else list(self._hub.place.peers.values())
        if not peers or not self._bucket.takes(time.monotonic()):
            return None
        asked = (ask(upstream(one.address), one.secret, "GET", f"/{name}") for one in peers)
        replies = await asyncio.gather(*asked, return_exceptions=True)
        good = (one for one in replies if not isinstance(one, BaseException))
        return next((body for status, body in good if status == 200), None)
