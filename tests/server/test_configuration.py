"""The configuration: found, read, overridden, checked, and printed as it takes effect."""

import tomllib
from pathlib import Path
from typing import Annotated, Any

import pytest
from docs import configuration as page
from msgspec import Meta, Struct, inspect

from mauseloch.cli import main
from mauseloch.server import configuration, sample
from mauseloch.server.configuration import ConfigError, Layer, allowed, assigned, load
from mauseloch.server.settings import Settings
from mauseloch.texts import LANGUAGES, texts

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]


def refusal(*settings: str) -> ConfigError:
    with pytest.raises(ConfigError) as refused:
        load([assigned(one) for one in settings])
    return refused.value


def test_a_file_sets_everything_it_names_and_leaves_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "mauseloch.toml"
    (tmp_path / "imprint.md").write_text("# Who we are", encoding="utf-8")
    file.write_text(
        '[site]\ntitle = "Klasse 4b"\ngames = ["zocken", "geier"]\n'
        'imprint = { de = "imprint.md" }\n'
        '[listen]\nport = 8200\nsocket = "run/m.sock"\npublic_address = "https://a.example/b/"\n'
        "[limits]\nper_second = 5\n",
        encoding="utf-8",
    )
    found = load([configuration.read(file)])
    assert (found.site.title, found.site.games) == ("Klasse 4b", ("zocken", "geier"))
    assert found.site.imprint == {"de": str(tmp_path / "imprint.md")}  # relative to the file
    assert found.listen.port == 8200
    assert found.listen.socket == str(tmp_path / "run" / "m.sock")
    assert found.listen.public_address == "https://a.example/b"
    assert found.limits.per_second == 5
    assert found.limits.burst == Settings().limits.burst
    assert found.listen.host == "127.0.0.1"


def test_flags_come_before_the_environment_and_that_before_the_file() -> None:
    around = {
        "MAUSELOCH_PASSWORD": "Käse",
        "FORWARDED_ALLOW_IPS": "10.0.0.0/8, 192.0.2.7",
    }
    file = Layer("file", {"site": {"password": "of the file", "title": "Here"}})
    layers = [*configuration.before(around), file, *configuration.around(around)]
    found = load(layers)
    assert (found.site.password, found.site.title) == ("Käse", "Here")
    assert found.listen.trusted_proxies == ("10.0.0.0/8", "192.0.2.7")
    named = Layer("file", {"listen": {"trusted_proxies": ["192.0.2.1"]}})
    found = load([*configuration.before(around), named, assigned("site.title = There")])
    assert found.listen.trusted_proxies == ("192.0.2.1",)  # the file overrides this variable
    assert found.site.title == " There"
    assert load(configuration.before({"FORWARDED_ALLOW_IPS": ""})).listen.trusted_proxies == ()
    assert not configuration.before({})
    assert not configuration.around({})


def test_what_is_assigned_is_toml_or_else_a_text() -> None:
    assert assigned("a.b=3").values == {"a": {"b": 3}}
    assert assigned("a=[1, 2]").values == {"a": [1, 2]}
    assert assigned("a=Our place").values == {"a": "Our place"}
    assert assigned('a="x"').values == {"a": "x"}
    assert assigned("a=1\nb=2").values == {"a": "1\nb=2"}  # a line break adds no setting
    assert refusal("no value").words.id == "error-config-form"


WRONG = [
    ("limits.burst=many", "limits.burst must be a whole number of at least 1", "'many'"),
    ("limits.tables=-1", "limits.tables must be a whole number of at least 1", "-1"),
    ("limits.per_second=true", "limits.per_second must be a number of at least 0", "True"),
    ("limits.hints.per_minute=nan", "limits.hints.per_minute must be a number of at least", "nan"),
    ("limits.hello_s=-5", "limits.hello_s must be a number of at least 0.1", "-5"),
    ("site.title=", "site.title must be text of 1 to 60 characters", "''"),
    ("site.title=a\x07b", "site.title must be text without control characters", r"'a\x07b'"),
    ("site.title='  '", "site.title must be text without control characters", "'  '"),
    ("site.language=tlh", 'site.language must be one of "", "de", "en", "fr" and "it"', "'tlh'"),
    ("site.public_tables=yes", "site.public_tables must be true or false", "'yes'"),
    ("site.password='   '", "site.password must be text of 1 to 200 characters", "***"),
    ("site.password=5", "site.password must be text of 0 to 200 characters", "***"),
    ("site.games=geier", "site.games must be a list of texts", "'geier'"),
    (
        'site.games=["geier", "chess"]',
        "site.games must be a list of games from geflippt, geier, mausen and zocken",
        "'chess'",
    ),
    (
        "site.imprint.tlh=x",
        "site.imprint must be a file for some or all of de, en, fr and it",
        "tlh",
    ),
    ("site=3", "site must be a section with title, language, games", "3"),
    ("listen.host=3", "listen.host must be text", "3"),
    ("listen.port=65536", "listen.port must be a whole number from 0 to 65535", "65536"),
    ("listen.socket_mode='999'", "listen.socket_mode must be something like 0660", "'999'"),
    ("listen.base=games", "listen.base must be something like /games/mauseloch", "'games'"),
    (
        'listen.hosts=["a b"]',
        "listen.hosts must be a list of values like play.example.org",
        "'a b'",
    ),
    ('listen.trusted_proxies=["10.0.0.1/8"]', "listen.trusted_proxies must be a list of", "/8"),
]


@pytest.mark.parametrize(("given", "why", "value"), WRONG)
def test_a_mistake_is_named_with_what_is_allowed(given: str, why: str, value: str) -> None:
    error = refusal(given)
    assert error.code == "bad_config"
    for language in LANGUAGES:
        told = texts(language)(error.words)
        assert told.startswith("--set")
        assert value in told or "\\" in value
    told = texts("en")(error.words)
    assert why in told
    assert "   " not in told.replace("'  '", "")  # no part of a password is shown


@pytest.mark.parametrize(
    "address",
    [
        "play.example.org",
        "ftp://a.example",
        "http://",
        "https://a.example:x",
        "https://a?b",
        "//a",
        "https://me@a.example",
        "https://a.example#b",
        "https://a b",
        "http://[::1",
    ],
)
def test_a_public_address_is_one_of_the_web(address: str) -> None:
    told = texts("en")(refusal(f"listen.public_address={address!r}").words)
    assert "must be something like https://play.example.org" in told


@pytest.mark.parametrize("address", ["https://a.example", "http://[::1]:80/b", "http://pi:8160/"])
def test_addresses_people_use_are_taken(address: str) -> None:
    found = load([assigned(f"listen.public_address={address!r}")])
    assert found.listen.public_address == address.rstrip("/")


def test_unknown_settings_are_named_with_those_there_are() -> None:
    told = texts("en")(refusal("site.titel=x").words)
    assert told.startswith("--set: there’s no setting site.titel; choose from title, language")
    assert refusal("sight.title=x").words.args["known"] == [
        *(section for section in Settings.__struct_fields__)
    ]


def test_numbers_tell_their_bounds() -> None:
    class Numbers(Struct):
        least: Annotated[int, Meta(ge=1)]
        between: Annotated[float, Meta(gt=0, le=1)]
        either: int | None

    told = {
        field.name: texts("en")(allowed(field.type))
        for field in inspect.type_info(Numbers).fields  # type: ignore[attr-defined]
    }
    assert told == {
        "least": "a whole number of at least 1",
        "between": "a number from 0 to 1",
        "either": "a whole number",
    }


def test_what_is_no_toml_is_said_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "m.toml"
    for content in (b"[site\n", b"\xff\xfe"):
        file.write_bytes(content)
        with pytest.raises(ConfigError, match=r"m\.toml is not valid TOML"):
            configuration.read(file)


def test_a_password_may_lie_in_a_file_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("Käsekuchen\n", encoding="utf-8")
    assert load([assigned(f"site.password_file={file}")]).site.password == "Käsekuchen"  # noqa: S105
    both = load([assigned(f"site.password_file={file}"), assigned("site.password=other")])
    assert both.site.password == "other"  # noqa: S105
    file.write_text(" \n", encoding="utf-8")  # an empty file mustn't mean no password
    told = texts("en")(refusal(f"site.password_file={file}").words)
    assert "must be a file with a password of 1 to 200 characters" in told
    file.unlink()
    for key in ("site.password_file", "site.imprint.de", "site.privacy.fr"):
        assert ": No such file" in texts("en")(refusal(f"{key}={file}").words)
    file.write_bytes(b"\xff")
    assert "couldn’t read" in texts("en")(refusal(f"site.imprint.de={file}").words)


def test_a_file_is_looked_for_where_it_was_named_or_usually_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named, other = tmp_path / "named.toml", tmp_path / "other.toml"
    assert configuration.find(named, {"MAUSELOCH_CONFIG": str(other)}) == named
    assert configuration.find(None, {"MAUSELOCH_CONFIG": str(other)}) == other
    assert configuration.find(None, {"MAUSELOCH_CONFIG": "", "HOME": str(tmp_path)}) is None
    system = tmp_path / "etc" / "mauseloch.toml"
    monkeypatch.setattr(configuration, "SYSTEM", system)
    home = {"HOME": str(tmp_path)}
    assert configuration.find(None, home) is None
    for file, environment in (
        (system, home),
        (tmp_path / ".config" / "mauseloch" / "mauseloch.toml", home),
        (tmp_path / "x" / "mauseloch" / "mauseloch.toml", {"XDG_CONFIG_HOME": f"{tmp_path}/x"}),
    ):
        file.parent.mkdir(parents=True)
        file.touch()
        assert configuration.find(None, environment) == file
    assert list(configuration.usual({})) == [system]


def test_settings_in_effect_are_printed_as_a_file_that_says_the_same(
    tmp_path: Path, capsys: Capture
) -> None:
    imprint = tmp_path / "imprint.md"
    imprint.touch()
    odd = 'Wölfe "&" Mäuse \\ \x7f 🐭'.replace("\x7f", "")
    given = ["--title", odd, "--port", "8222", "--set", f"site.imprint.de={imprint}"]
    assert main(["serve", "--check", "--lang", "en", *given, "--set", 'site.games=["geier"]']) == 0
    told = capsys.readouterr().out
    assert told.startswith("# The settings in effect; there’s no configuration file\n")
    file = tmp_path / "mauseloch.toml"
    file.write_text(told, encoding="utf-8")
    assert main(["serve", "--check", "--lang", "en", "--config", str(file)]) == 0
    again = capsys.readouterr().out
    assert again.splitlines()[1:] == told.splitlines()[1:]
    assert str(file) in again.splitlines()[0]
    found = load([configuration.read(file)])
    assert (found.site.title, found.site.games, found.listen.port) == (odd, ("geier",), 8222)


def test_no_password_is_printed(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUSELOCH_PASSWORD", "geheim")
    url = "postgresql://me:geheim@db.example/mauseloch"
    assert main(["serve", "--check", "--lang", "en", "--db", url]) == 0
    told = capsys.readouterr().out
    assert "geheim" not in told
    assert "# password is set, and not shown here" in told
    assert "# url is set, and not shown here" in told
    assert tomllib.loads(told)["listen"]["port"] == 8160


def test_a_mistake_is_one_line_on_the_command_line(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "m.toml"
    file.write_text("[limits]\nburst = 'x'\n", encoding="utf-8")
    for arguments in (["--config", str(file)], ["--config", str(tmp_path / "none.toml")]):
        with pytest.raises(SystemExit, match="2"):
            main(["serve", "--lang", "en", *arguments])
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert str(arguments[1]) in told


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (0.5, "0.5"),
        (20.0, "20"),
        ({}, "{}"),
        ({"de": "a"}, '{ de = "a" }'),
        (("a", "b"), '["a", "b"]'),
        ("\x7f\n", '"\\u007f\\n"'),
    ],
)
def test_values_are_written_as_toml_reads_them(value: Any, text: str) -> None:
    assert sample.written(value) == text
    read = tomllib.loads(f"x = {text}")["x"]
    assert read == (list(value) if isinstance(value, tuple) else value)


class Rate(Struct, frozen=True):
    """A setting with two numbers."""

    at_once: float
    per_minute: float


def test_a_setting_may_have_parts_of_which_some_are_set() -> None:
    assert sample.written(Rate(5, 0.5)) == "{ at_once = 5, per_minute = 0.5 }"
    read = configuration._Reader({})._struct(Rate(5, 0.5), {"at_once": 7}, "limits.rate.")
    assert read == Rate(7, 0.5)


def test_a_setting_that_may_be_missing_is_written_as_a_comment() -> None:
    assert sample._line("most", None, hidden=False) == "# most ="


def test_the_sample_and_the_page_are_what_the_settings_say() -> None:
    assert page.SAMPLE.read_text(encoding="utf-8") == page.sample(), "make docs writes it anew"
    text = page.PAGE.read_text(encoding="utf-8")
    assert text == page.page(text), "make docs writes it anew"
    assert load([configuration.read(page.SAMPLE)]) == Settings()
