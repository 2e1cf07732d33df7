"""What can go wrong with storage.

StoreError           nothing could be written or read
└─ ConflictError     what is stored is not what the writer believed
"""

from mauseloch.core.errors import MauselochError


class StoreError(MauselochError):
    """Nothing could be written or read; the text says in one line why, without any password."""

    code = "store"


class ConflictError(StoreError):
    """What is stored is not what the writer believed, so nothing of its write was stored."""

    code = "conflict"
