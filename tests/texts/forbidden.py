"""Wording we avoid, why, and what we write instead: see docs/style."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from tests.texts.reading import Text


class Phrase(NamedTuple):
    """Wording we avoid: * stands for any ending, | for "or"."""

    words: str
    why: str
    but: str = ""
    """Correct text that contains these words; this is case-sensitive."""
    only: str = ""
    """Where they are wrong, as part of the place; elsewhere they mean something else."""

    @property
    def planted(self) -> list[str]:
        """Each form of the phrase."""
        return [one.replace("*", "e") for one in self.words.split("|")]


PLAINLY = "said plainly, it is kind enough"
EVERYBODY = "says only half of it: personne, tout le monde, les autres"
HALF = "leaves half the table out: wer mitspielt, alle, die anderen, Personen"
WHO = "a riddle: the player who, if you"
PLAYER = "(?:player|one) who (?:begins|has)"
LONGER = "(?:longer|more|need|better|worse)"
FORBIDDEN = {
    "en": [
        Phrase("is no", "German grammar: isn’t a", f"here is no|is no {LONGER}"),
        Phrase("go on with|goes on with|gone on with", "from “weitermachen”: continue, resume"),
        Phrase("who begins wins|who begins can|who begins is|for who begins", WHO, PLAYER),
        Phrase("who has most|who has the most", WHO, PLAYER),
        Phrase("chances to win", "Gewinnchance: chances of winning"),
        Phrase("most points win", "points do not win: the player with the most points wins"),
        Phrase("hardly to be", "“kaum zu schlagen”: almost unbeatable"),
        Phrase("unless you say|unless given", "means the opposite: default: …"),
        Phrase("played for like|wears nothing of|nothing of it", "word for word from German"),
        Phrase("on a seat|in the network", "in a seat, on the network"),
        Phrase("please", PLAINLY),
        Phrase("e.g.|i.e.", "for example, that is"),
        Phrase("color|colors|gray|favorite|license", "British spelling", r"\[LICENSE\]"),
        Phrase("prize card*", "a vulture is no prize: point card"),
        Phrase("mouse attack", "the shout is “Mouse attack!”", "Mouse attack!"),
        Phrase("new table", "furniture: new starting cards", "Open a new table", ".ftl"),
    ],
    "de": [
        Phrase("Mitspieler*|Spieler|Spielern|Spielers|Freunde|Freunden|Gegner*", HALF),
        Phrase("jeder kann|kann jeder", f"{HALF}; alle können"),
        Phrase("neuer Tisch|neuen Tisch", "furniture: neue Startkarten", "neuen Tisch öffnen"),
        Phrase("meisten Punkte gewinnen", "English syntax: Wer die meisten Punkte hat, gewinnt"),
        Phrase("lauschen|gelauscht|kam nicht an", "the machine’s view: ließ sich nicht laden"),
        Phrase("Arbeiter*|Verteiler*", "false friends: Worker, Scheduler"),
        Phrase("verschmäh*|aufs Geratewohl", "no child says it: nicht genommen, auf gut Glück"),
        Phrase("am Wählen", "regional: es wählen noch"),
        Phrase("Preiskarte*|Gewinnkarte*", "a vulture is no prize: Punktekarte"),
        Phrase("Paar|Paare|Päsche", "two dice alike are a Pasch", "ein paar", "zocken"),
        Phrase("Mausangriff", "the shout is „Mausgeflippt!“"),
        Phrase("Wettlauf*|Wettläuf*", "a race is a Wettrennen"),
        Phrase("bitte", PLAINLY),
        Phrase("Bot|Bots|Coach", "Computerspieler, Trainer"),
        Phrase("z. B.|z.B.|d. h.|bzw.", "nobody speaks so: zum Beispiel, das heißt, oder"),
    ],
    "fr": [
        Phrase("joueur|joueurs|joueuse|joueuses|pour tous|pour chacun", EVERYBODY),
        Phrase("chacun choisit|chacun joue|chacun prend", EVERYBODY),
        Phrase("regarni*", "a buffet is regarni: nouvelles cartes de départ"),
        Phrase("nouvelle table", "nouvelles cartes de départ", "Ouvrir une nouvelle table"),
        Phrase("de chez", "colloquial: à quelqu’un, chez"),
        Phrase("par jeu", "jeu is what is in the box: par partie"),
        Phrase("avec qui est là", "not grammatical: les personnes présentes"),
        Phrase("carte à gagner|cartes à gagner", "nobody wants a vulture: carte Points"),
        Phrase("paire|paires|Pasch", "two dice alike are a double", "", "zocken"),
        Phrase("frapper|frappe|tape fausse", "taper, attaquer, coup raté", "faute de frappe"),
        Phrase("manche|manches|round|rounds", "tour, tour de jeu"),
        Phrase("bot|bots|entraîneur*", "robot, coach"),
        Phrase("sauver|sauvegarder", "what goes to a file: enregistrer"),
        Phrase("s’il te plaît|s’il vous plaît|veuillez", PLAINLY),
    ],
    "it": [
        Phrase("giocator*|amici", "leaves half the table out: chi gioca, le persone, chi vuoi"),
        Phrase("bot|bots", "a bot is a robot"),
        Phrase("coach", "the coach is l’allenatore"),
        Phrase("si becca|beccarsi", "slang: riceve"),
        Phrase("per gioco", "for fun; per match is per partita"),
        Phrase("guida il tavolo", "nobody drives a table: è a capotavola"),
        Phrase("in percento", "in percentuale"),
        Phrase("per favore|si prega", PLAINLY),
        Phrase("e e", "ed"),
        Phrase("nuovo tavolo", "furniture: nuove carte di partenza", "Apri un nuovo tavolo"),
        Phrase("cerchio della caccia", "ciclo della caccia"),
        Phrase("carta premio|carte premio", "a vulture is no prize: carta punti"),
        Phrase("coppia|coppie", "two dice alike are a doppio", "", "zocken"),
        Phrase("corsa|corse", "a race is a gara"),
        Phrase("attacco con tutta la mano", "the shout is «All’attacco!»"),
    ],
}
"""For each language; phrases match whole words, regardless of case."""


@cache
def _pattern(words: str) -> re.Pattern[str]:
    ways = [re.escape(way).replace(r"\*", r"\w*") for way in words.split("|")]
    either = "|".join(way.replace(r"\ ", r"\s+") for way in ways)
    return re.compile(rf"(?<![\w¤-])(?:{either})(?!\w)", re.IGNORECASE)


def forbidden(language: str, words: str, place: str = "") -> list[str]:
    """The wording to avoid in this text."""
    return list(_forbidden(language, words, place))


def unwelcome(language: str, read: Iterable[Text]) -> list[str]:
    """The same for many texts, each finding with its place."""
    return [
        f"{text.place}: {fault}"
        for text in read
        for fault in forbidden(language, text.words, text.place)
    ]


def _forbidden(language: str, words: str, place: str) -> Iterator[str]:
    for phrase in FORBIDDEN[language]:
        if phrase.only not in place:
            continue
        left = re.sub(phrase.but, "¤", words) if phrase.but else words
        for at in _pattern(phrase.words).finditer(left):
            around = left[max(0, at.start() - 30) : at.end() + 30]
            yield f"{around!r}: not “{at[0]}” – {phrase.why}"
