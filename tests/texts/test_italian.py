"""Italian, once the variables are filled in: “ed” before e-, no articles before numbers."""

import re
from collections.abc import Iterable
from functools import partial

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mauseloch.core.words import Say, say
from mauseloch.texts import euphonic, texts
from tests.goldens import GOLDENS, Golden
from tests.texts.grammar import stumbling
from tests.texts.reading import files, found, messages, told

STEMS = "de", "a", "da", "ne", "su"
ARTICLES = {"il", "lo", "la", "l’", "i", "gli", "le", "un", "uno", "una", "un’"}
ARTICLES |= {stem + end for stem in STEMS for end in ("l", "llo", "lla", "ll’", "i", "gli", "lle")}
BEFORE = re.compile(r"(?:^|[\s(«])([^\W\d_]+’?)\s*$")


class Joints(Visitor):
    """The last word of every text before a bare variable, with that variable."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the visitor's way
        for text, after in zip(node.elements, node.elements[1:], strict=False):
            if not isinstance(text, ast.TextElement) or not isinstance(after, ast.Placeable):
                continue
            word, said = BEFORE.search(text.value), after.expression
            if word and isinstance(said, ast.VariableReference):
                self.found.append((word[1].lower(), said.id.name))
        self.generic_visit(node)


def joints(read: Iterable[ast.Message]) -> list[tuple[str, str, str]]:
    found = []
    for message in read:
        joining = Joints()
        joining.visit(message)
        found += [(message.id.name, word, variable) for word, variable in joining.found]
    return found


MESSAGES = [message for file in files("it") for message in messages(file)]
PLANTED = [
    FluentParser().parse_entry(one)
    for one in (
        "win = probabilità: dal { $chance }%",
        "card = Chi ha il { $card }?",
        "all = { $count ->\n    [one] un posto\n   *[other] gli { $count } posti\n }",
        "two = { $first } e { $second }",
        "give = Dai la carta a { $name }.",
        "plain = La carta { $card } va a chi vuoi: { $name }.",
    )
]


def test_no_article_stands_right_before_a_variable() -> None:
    """It would be “il 52%” but “l’8%”, “la 7” but “l’11”, “i due” but “gli otto”."""
    assert [one for one in joints(MESSAGES) if one[1] in ARTICLES] == []


def test_an_article_before_a_variable_is_found() -> None:
    planted = joints(one for one in PLANTED if isinstance(one, ast.Message))
    assert [one for one in planted if one[1] in ARTICLES] == [
        ("win", "dal", "chance"),
        ("card", "il", "card"),
        ("all", "gli", "count"),
    ]
    assert [one[0] for one in planted if one[1] in {"e", "a"}] == ["two", "give"]


NUMBERS = {"bots", "carried", "high", "last", "limit", "most", "points", "seconds", "told"}
"""When spoken, none of them begins with e or a; nor does any colour, the other exception."""


def test_no_e_or_a_stands_right_before_a_variable_with_words() -> None:
    """It would be “ed elefante”, “ad Anna”: EUPHONIC chooses, in both our Fluents."""
    loose = {(name, variable) for name, word, variable in joints(MESSAGES) if word in {"e", "a"}}
    assert {one for one in loose if one[1] not in NUMBERS} == {("zocken-rolled", "other")}


@pytest.mark.parametrize(
    ("items", "told"),
    [
        (["gatto", "elefante 2"], "gatto ed elefante 2"),
        (["Mia", "Leo", "Erik"], "Mia, Leo ed Erik"),
        (["Mia", "Élodie"], "Mia ed Élodie"),
        (["Mia", "E\u0301lodie"], "Mia ed E\u0301lodie"),
        (["brie", "«emmental»"], "brie ed «emmental»"),
        (["brie", "edam"], "brie e edam"),
        (["Mia", "Édith"], "Mia e Édith"),
        (["Mia", "Anna"], "Mia e Anna"),
        (["8", "11"], "8 e 11"),
        (["+7", "−3"], "+7 e −3"),
        (["un topo", "2 elefanti"], "un topo e 2 elefanti"),
        (["Mia", "🐭 Emma"], "Mia ed 🐭 Emma"),
        (["Mia", "..."], "Mia e ..."),
        (["Emma"], "Emma"),
    ],
)
def test_a_list_says_ed_before_e_and_nowhere_else(items: list[str], told: str) -> None:
    assert texts("it").listed(items) == told


def test_cards_and_names_in_a_list_are_looked_at_as_they_are_said() -> None:
    elephant = say("mausen-card", species="elephant", value=4)
    dog = say("mausen-card", species="dog", value=3)
    assert (
        texts("it")(say("mausen-opening", table=[dog, elephant]))
        == "Sul tavolo: cane\xa03 ed elefante\xa04."
    )
    ermine = [say("name-fox"), say("name-ermine")]
    assert texts("it")(say("geier-ready", names=ermine)) == "Scelta già fatta: Volpe ed Ermellino."
    assert texts("it")(say("list", first="a", last=11)) == "a e 11"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Anna", "ad Anna"),
        ("Ape", "ad Ape"),
        ("Ada", "a Ada"),
        ("Emma", "a Emma"),
        ("Mia", "a Mia"),
    ],
)
def test_it_is_ad_before_a(name: str, told: str) -> None:
    assert texts("it")(say("zocken-to-roll", name=name)) == f"Tocca {told} tirare i dadi."


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (
            say("coach-fell", before=11, after=8),
            "Così le probabilità sono scese: prima 11%, poi 8%.",
        ),
        (
            say("coach-rose", before=8, after=85),
            "Così le probabilità sono salite: prima 8%, poi 85%.",
        ),
        (
            say("coach-waited", best="carta 11", chance=8, cost=1),
            (
                "Il tempo è scaduto; meglio «carta 11» (probabilità di vincere: 8%). "
                "È costato un punto percentuale."
            ),
        ),
        (say("stats-quantile", part="8", points="11"), "11 o meno: 8%"),
        (say("zocken-mice", colour="red", count=1), "un topo rosso"),
        (say("zocken-mice", colour="green", count=2), "due topi verdi"),
        (say("zocken-mice", colour="blue", count=6), "sei topi blu"),
        (say("geflippt-whacks", name="Ada", ms=1014), "Ada colpisce dopo 1.014\xa0ms"),
        (
            say("geier-won-lowest", card="8", name="Ada", pot="−2"),
            "La carta 8 è la più bassa: Ada deve prendere −2.",
        ),
    ],
    ids=lambda one: one.id if isinstance(one, Say) else "",
)
def test_numbers_are_said_as_in_italian(what: Say, told: str) -> None:
    assert texts("it")(what) == told


def test_what_is_no_text_begins_with_no_vowel() -> None:
    assert [euphonic(one) for one in ("Emma", "Oma", "", 8, "_è", "Hélène")] == [
        "e",
        "o",
        "none",
        "none",
        "e",
        "none",
    ]


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_no_story_has_two_vowels_stumbling(golden: Golden) -> None:
    assert found(partial(stumbling, "it"), told(golden, "it")) == []
