"""Views and news as bytes, the way they go over the wire."""

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, json

encode = json.Encoder(enc_hook=str).encode
"""Cards that are texts with more to them are sent as texts."""


def view_bytes(view: Any) -> Raw:
    """A view: an object of its fields."""
    return Raw(encode(view))


def news_bytes(news: Iterable[Any]) -> Raw:
    """News: objects of their fields, each with its "type"."""
    return Raw(b"[" + b",".join(map(_tagged, news)) + b"]")


def _tagged(told: Any) -> bytes:
    body = encode(told)
    tag = b'{"type":"' + type(told).__name__.encode() + b'"'
    return tag + (b"}" if body == b"{}" else b"," + body[1:])
