"""Turn a configuration file, the environment and flags into Settings, and report every mistake.

Later layers override earlier ones, key by key: the file, then the environment, then flags.
"""

import ipaddress
import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import fields, replace

from mauseloch.core.errors import SetupError, shown
from mauseloch.core.words import Say, say
from mauseloch.games import names
from mauseloch.server.settings import LONGEST_PASSWORD, Settings

ENVIRONMENT = "MAUSELOCH_CONFIG"
PASSWORD = "MAUSELOCH_PASSWORD"  # noqa: S105 - the name of a variable
PROXIES = "FORWARDED_ALLOW_IPS"
NAME = "mauseloch.toml"
SYSTEM = Path("/etc/mauseloch") / NAME
HOST = re.compile(r"(\*\.)?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
"""A host name, or all names below one."""
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
LARGEST_TEXT = 100_000
"""The maximum length of an imprint in characters: nobody reads more."""
Tree = dict[str, Any]
S = TypeVar("S", bound=Struct)


class ConfigError(SetupError):
    """A setting is unknown or has an invalid value."""

    code = "bad_config"


class Layer(NamedTuple):
    """Some settings, and their origin: a file, a flag or an environment variable."""

    origin: str
    values: Tree
    folder: Path | None = None
    """The folder that file names are relative to. Default: the current folder."""


def find(named: Path | None, environment: Mapping[str, str] = os.environ) -> Path | None:
    """The file to read: the one named, or the first of the usual ones that exists."""
    if named is not None:
        return named
    if ENVIRONMENT in environment:  # an empty value means no file
        return Path(environment[ENVIRONMENT]) if environment[ENVIRONMENT] else None
    return next((file for file in usual(environment) if file.is_file()), None)


def usual(environment: Mapping[str, str] = os.environ) -> Iterator[Path]:
    """Where to look for a file if none is named."""
    given = environment.get("XDG_CONFIG_HOME", "")
    home = environment.get("HOME", "")
    if given.startswith("/"):
        yield Path(given) / "mauseloch" / NAME
    elif home:
        yield Path(home) / ".config" / "mauseloch" / NAME
    yield SYSTEM


def read(file: Path) -> Layer:
    """Read the settings in a file; raises OSError, or ConfigError if it isn't TOML."""
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(
            f"{file} is not valid TOML: {error}",
            say("error-config-toml", file=str(file), reason=str(error)),
        ) from None
    return Layer(str(file), values, file.resolve().parent)


def around(environment: Mapping[str, str] = os.environ) -> list[Layer]:
    """The settings in the environment."""
    layers = []
    if password := environment.get(PASSWORD):
        layers.append(Layer(f"${PASSWORD}", nested("site.password", password)))
    return layers


def before(environment: Mapping[str, str] = os.environ) -> list[Layer]:
    """Settings from the environment that a file overrides: names other web servers use too."""
    if PROXIES not in environment:
        return []
    listed = [one.strip() for one in environment[PROXIES].split(",") if one.strip()]
    return [Layer(f"${PROXIES}", nested("listen.trusted_proxies", listed))]


def assigned(text: str) -> Layer:
    """Read a setting `section.key=VALUE`; a value that isn't TOML is taken as a string."""
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise ConfigError(
            f"a setting is written KEY=VALUE, not {shown(text)}",
            say("error-config-form", text=shown(text)),
        )
    try:
        found = tomllib.loads(f"x = {value}")
    except tomllib.TOMLDecodeError:
        found = {}
    return Layer("--set", nested(key.strip(), found["x"] if found.keys() == {"x"} else value))


def nested(key: str, value: Any) -> Tree:
    """Nest a value by its key, as a file would."""
    for part in reversed(key.split(".")):
        value = {part: value}
    tree: Tree = value
    return tree


def load(layers: Sequence[Layer]) -> Settings:
    """Combine all layers; raises ConfigError for the first mistake."""
    merged: Tree = {}
    origins: dict[str, Layer] = {}
    for layer in layers:
        _merge(merged, layer.values, layer, origins)
    return _Reader(origins).settings(merged)


def _merge(into: Tree, values: Tree, layer: Layer, origins: dict[str, Layer], at: str = "") -> None:
    for key, value in values.items():
        path = f"{at}{key}"
        if isinstance(value, dict) and isinstance(into.setdefault(key, {}), dict):
            _merge(into[key], value, layer, origins, f"{path}.")
        else:
            into[key] = value
        origins[path] = layer


class _Reader:
    """Turns a tree of values into Settings, and knows where each value was given."""

    def __init__(self, origins: Mapping[str, Layer]) -> None:
        self._origins = origins

    def settings(self, tree: Tree) -> Settings:
        found = self._struct(Settings(), tree, "")
        self._check_site(found)
        self._check_listen(found)
        site, listen = found.site, found.listen
        if site.password_file and not site.password:
            (password,) = self.texts("site.password_file", {"": site.password_file}).values()
            site = replace(site, password=password.strip())
            if not 0 < len(site.password) <= LONGEST_PASSWORD:  # an empty file is a mistake
                wanted = say("config-password", most=LONGEST_PASSWORD)
                raise self._wrong("site.password_file", wanted, site.password_file)
        for key in ("imprint", "privacy"):
            self.texts(f"site.{key}", getattr(site, key))
        base, public = listen.base.rstrip("/"), listen.public_address.rstrip("/")
        listen = replace(listen, base=base, public_address=public)
        return replace(found, site=site, listen=listen)

    # Types

    def _struct(self, usual: S, given: Any, at: str) -> S:
        """Apply the given values to the defaults."""
        known = {field.name: field for field in fields(usual)}
        if not isinstance(given, dict):
            raise self._wrong(at.rstrip("."), say("config-section", known=list(known)), given)
        made = {}
        for key, value in given.items():
            path = f"{at}{key}"
            if key not in known:
                origin = self._origin(path).origin
                raise ConfigError(
                    f"{origin}: there is no setting {path}, only {', '.join(known)}",
                    say("error-config-unknown", origin=origin, key=path, known=list(known)),
                )
            made[key] = self._value(known[key].type, getattr(usual, key), value, path)
        return replace(usual, **made)

    def _value(self, kind: Any, usual: Any, value: Any, path: str) -> Any:
        if isinstance(usual, Struct):
            return self._struct(usual, value, f"{path}.")
        try:
            found = msgspec.convert(value, kind)
        except msgspec.ValidationError:
            raise self._wrong(path, allowed(inspect.type_info(kind)), value) from None
        return self._placed(inspect.type_info(kind), found, path)

    def _placed(self, kind: inspect.Type, value: Any, path: str) -> Any:
        """Make file names in a value absolute."""
        if isinstance(kind, inspect.DictType):
            each = ((key, f"{path}.{key}", one) for key, one in value.items())
            return {key: self._placed(kind.value_type, one, at) for key, at, one in each}
        if _extra(kind, "file") and value:
            return str((self._origin(path).folder or Path.cwd()) / value)
        return value

    # What types cannot express

    def _check_site(self, found: Settings) -> None:
        site = found.site
        if CONTROL.search(site.title) or not site.title.strip():
            raise self._wrong("site.title", say("config-title"), site.title)
        if site.password and not site.password.strip():
            raise self._wrong(
                "site.password", say("config-length", least=1, most=LONGEST_PASSWORD), ""
            )
        for game in site.games:
            if game not in names():
                raise self._wrong("site.games", say("config-games", games=list(names())), game)

    def _check_listen(self, found: Settings) -> None:
        listen = found.listen
        if listen.public_address and not _is_address(listen.public_address):
            like = say("config-like", example="https://play.example.org")
            raise self._wrong("listen.public_address", like, listen.public_address)
        for host in listen.hosts:
            if host != "*" and not HOST.fullmatch(host.lower()):
                like = say("config-list-like", example="play.example.org, *.example.org, *")
                raise self._wrong("listen.hosts", like, host)
        for proxy in listen.trusted_proxies:
            if proxy != "*" and not _is_network(proxy):
                like = say("config-list-like", example="192.0.2.7, 10.0.0.0/8, *")
                raise self._wrong("listen.trusted_proxies", like, proxy)

    def texts(self, key: str, files: Mapping[str, str]) -> dict[str, str]:
        """Read these files; raises ConfigError."""
        try:
            return {one: text_in(file) for one, file in files.items()}
        except (OSError, UnicodeDecodeError) as error:
            file = str(getattr(error, "filename", None) or next(iter(files.values())))
            reason = (error.strerror or "") if isinstance(error, OSError) else str(error)
            origin = self._origin(key).origin
            raise ConfigError(
                f"{origin}: {key}: {file} cannot be read: {reason}",
                say("error-config-file", origin=origin, key=key, file=file, reason=reason),
            ) from None

    def _origin(self, path: str) -> Layer:
        """The layer that gave this setting, or one below it."""
        below = (one for key, one in self._origins.items() if key.startswith(f"{path}."))
        return self._origins.get(path) or next(below, Layer("", {}))

    def _wrong(self, path: str, wanted: Say, value: Any) -> ConfigError:
        told = "***" if path == "site.password" else shown(value)
        origin = self._origin(path).origin
        return ConfigError(
            f"{origin}: {path} cannot be {told}",
            say("error-config-value", origin=origin, key=path, allowed=wanted, value=told),
        )


def text_in(file: str) -> str:
    """Read a file, up to a length that anyone would read."""
    with Path(file).open(encoding="utf-8") as opened:
        return opened.read(LARGEST_TEXT)


def allowed(kind: inspect.Type) -> Say:
    """Describe the allowed values of a setting of this type, for people."""
    like = _extra(kind, "like")
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    match kind:
        case inspect.BoolType():
            return say("config-switch")
        case inspect.IntType() | inspect.FloatType():
            return _number(kind)
        case inspect.StrType() if like:
            return say("config-like", example=str(like))
        case inspect.StrType(min_length=least, max_length=int(most)):
            return say("config-length", least=least or 0, most=most)
        case inspect.LiteralType(values=values):
            return say("config-choice", values=[f'"{one}"' for one in values])
        case inspect.ListType() | inspect.VarTupleType():
            return say("config-list")
        case inspect.DictType(key_type=inspect.LiteralType(values=values)):
            return say("config-by", keys=list(map(str, values)))
        case inspect.UnionType(types=types):
            return allowed(next(one for one in types if not isinstance(one, inspect.NoneType)))
        case _:
            return say("config-text")


def _number(kind: inspect.IntType | inspect.FloatType) -> Say:
    what = "whole" if isinstance(kind, inspect.IntType) else "number"
    least, most = (one if one is not None else other for one, other in _bounds(kind))
    if least is None:
        return say(f"config-{what}")
    if most is None:
        return say(f"config-{what}-least", least=f"{least:g}")
    return say(f"config-{what}-between", least=f"{least:g}", most=f"{most:g}")


def _bounds(kind: inspect.IntType | inspect.FloatType) -> tuple[tuple[Any, Any], tuple[Any, Any]]:
    return (kind.ge, kind.gt), (kind.le, kind.lt)


def _extra(kind: inspect.Type, name: str) -> object:
    """Our own metadata on a type, which msgspec doesn't check."""
    return (kind.extra or {}).get(name) if isinstance(kind, inspect.Metadata) else None


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        return False
    plain = not re.search(r"[\s?#@\\\x00-\x1f]", text)
    return parts.scheme in {"http", "https"} and bool(parts.hostname) and plain


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True
