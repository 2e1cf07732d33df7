"""A question as an agent gets it: the library's own, and the same in the words of a skin."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from mauseloch.core.bot import Question
from mauseloch.core.skin import Skin

ANSWER = "Answer:"


@dataclass(frozen=True)
class Asked:
    """One question to an agent."""

    question: Question[Any, Any]
    skin: Skin
    number: int
    """Counts the questions of a measurement, from 1."""
    seed: str
    """For agents that draw: the same seed, the same answer."""

    @cached_property
    def rules(self) -> str:
        """The rules, in the words of the skin."""
        return self.skin.rules()

    @cached_property
    def situation(self) -> str:
        """The position, in the same words."""
        return self.skin.situation(self.question)

    @cached_property
    def actions(self) -> Mapping[str, str]:
        """What may be done, in the words of the skin, each with the game's own notation."""
        legal = map(str, self.question.legal)
        return {self.skin.called(action, self.question): action for action in legal}

    @property
    def prompt(self) -> str:
        """The rules and the position; what may be done has to be worked out."""
        last = f"Think as you like, but end with a line `{ANSWER} …` that has your choice alone."
        return f"{self.rules}\n\nThe game so far:\n\n{self.situation}\n\n{last}"

    def meant(self, text: str) -> str | None:
        """The action that a text means, in the game's notation; None if it may not be done."""
        return self.actions.get(text.strip().strip("`'\".").strip())

    def parsed(self, response: str) -> str | None:
        """The action in a model's response: after the last `Answer:`, or else its last line."""
        _, found, after = response.rpartition(ANSWER)
        lines = [line for line in (after if found else response).splitlines() if line.strip()]
        if not lines:
            return None
        return self.meant((lines[0] if found else lines[-1]).replace("*", ""))
