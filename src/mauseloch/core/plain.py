"""Views and news as plain JSON values, to send over a wire, hash, or show on a page."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

TAG = "type"


def plain(value: object) -> Any:
    """The value as dicts, lists, strings and numbers.

    A dataclass becomes a dict of its fields, tagged with its name as its "type".
    """
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        told = {one.name: plain(getattr(value, one.name)) for one in fields(value)}
        if TAG in told:
            raise TypeError(f"{type(value).__name__} has a field {TAG!r}, which is its tag")
        return {TAG: type(value).__name__, **told}
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, frozenset | set):
        return sorted((plain(one) for one in value), key=repr)
    raise TypeError(f"{type(value).__name__} has no plain form")


def plain_bytes(value: object) -> bytes:
    """The plain form as canonical JSON: equal values, equal bytes."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":")).encode()
