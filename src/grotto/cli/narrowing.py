"""Choosing an act, argument by argument: what is on offer, and what somebody means by what he types."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from grotto.cli.matching import NO_WORD, Reader, agreement, name_of, pieces
from grotto.kernel.acts import CLOSE, MAIN, SIDE, NextWord, Vocabulary, Word
from grotto.kernel.errors import UnknownAct
from grotto.kernel.events import Reason
from grotto.kernel.game import Game
from grotto.kernel.preview import Preview, preview
from grotto.kernel.state import State
from grotto.text import Speaker

# So many acts are listed as they are; more are narrowed argument by argument.
FEW = 9


@dataclass(frozen=True)
class Choice:
    """One entry of the list: a value for the next argument, with the legal acts that then remain."""

    number: int
    role: str
    prefix: list[Word]
    acts: list[int]

    @property
    def word(self) -> Word:
        """What this entry adds to the words chosen so far."""
        return self.prefix[-1]


@dataclass(frozen=True)
class Answer:
    """What a text came to: an act, more words of one, several possible meanings, or a reason why not.

    If it is none of them, nobody knows what was meant.
    """

    act: int | None = None
    prefix: list[Word] = field(default_factory=list)
    several: list[list[Word]] = field(default_factory=list)
    reason: Reason | None = None


def fitting(vocabulary: Vocabulary, acts: list[int], prefix: list[Word]) -> list[int]:
    """The acts that the words chosen so far may come to."""
    found = {act for step in vocabulary.narrow(acts, prefix) for act in step.acts}
    return [act for act in acts if act in found]


def filled(vocabulary: Vocabulary, acts: list[int], prefix: list[Word]) -> list[Word]:
    """The prefix with every argument that has only one value left, as long as several acts remain."""
    while True:
        steps = vocabulary.narrow(acts, prefix)
        if len(steps) != 1 or len(steps[0].acts) == 1:
            return prefix
        prefix = [*prefix, steps[0].word]


class Narrowing:
    """The decision of a position, with some words of an act chosen already."""

    def __init__(self, game: Game, state: State, prefix: list[Word], speech: Speaker, few: int = FEW) -> None:
        self.game = game
        self.few = few
        self.state = state
        self.speech = speech
        self.legal = state.legal()
        self.prefix = filled(game.vocabulary, self.legal, prefix) if prefix else []
        self.choices = self._choices()

    # ---- what is on offer --------------------------------------------------------------

    def _choices(self) -> list[Choice]:
        found: list[Choice] = []
        for role in (MAIN, CLOSE, SIDE):
            acts = [act for act in self._left(self.prefix) if self.game.vocabulary.role(act) == role]
            for prefix, left in self._offers(acts, role):
                found.append(Choice(len(found) + 1, role, prefix, left))
        return found

    def _offers(self, acts: list[int], role: str) -> list[tuple[list[Word], list[int]]]:
        """The values of the next argument, or the acts themselves where they are few.

        At the start of a decision a lone verb goes without saying, and side acts are given whole, verb by verb.
        """
        if len(acts) <= self.few:
            return [([*self.prefix, *self._rest(act)], [act]) for act in acts]
        if role != MAIN and not self.prefix:
            verbs = self.game.vocabulary.narrow(acts, [])
            return [offer for verb in verbs for offer in self._whole_or_begun(verb)]
        prefix = self.prefix or filled(self.game.vocabulary, acts, [])
        steps = self.game.vocabulary.narrow(acts, prefix)
        return [([*prefix, step.word] if step.word != NO_WORD else prefix, step.acts) for step in steps]

    def _whole_or_begun(self, verb: NextWord) -> list[tuple[list[Word], list[int]]]:
        """The acts of a verb where they are few, else the verb alone."""
        if len(verb.acts) > self.few:
            return [([verb.word], verb.acts)]
        return [(self.words(act), [act]) for act in verb.acts]

    def _left(self, prefix: list[Word]) -> list[int]:
        return fitting(self.game.vocabulary, self.legal, prefix)

    def _rest(self, act: int) -> list[Word]:
        """The words of an act that are still to be chosen; the members of a set come in any order."""
        rest = self.words(act)
        for word in self.prefix:
            rest.remove(word)
        return rest

    def words(self, act: int) -> list[Word]:
        """An act as the words it is chosen by."""
        entry = self.game.vocabulary.entry(act)
        return [Word("verb", entry.verb), *entry.args]

    def label(self, choice: Choice) -> str:
        """An entry in words: the whole act where no question is left, the value of the argument before that."""
        if len(choice.acts) == 1:
            return self.speech.act(self.game, choice.acts[0])
        return name_of(choice.word, self.speech) + "…"

    def notation(self, choice: Choice) -> str:
        """An entry as it is written down."""
        if len(choice.acts) == 1:
            return self.game.notation(choice.acts[0])
        return " ".join(word.id for word in choice.prefix)

    def meaning(self, prefix: list[Word]) -> str:
        """Some words of an act, or all of them, as people say them."""
        acts = self._left(prefix)
        if len(acts) == 1:
            return self.speech.act(self.game, acts[0])
        return " ".join(name_of(word, self.speech) for word in prefix)

    def next_kind(self) -> str:
        """The kind of the next argument, empty if that depends."""
        acts = [act for choice in self.choices if choice.role == MAIN for act in choice.acts]
        rest = [self._rest(act) for act in acts]
        kinds = {words[0].kind if words else "" for words in rest}
        return kinds.pop() if len(kinds) == 1 else ""

    def lit(self) -> dict[Word, int]:
        """The things that stand for one entry each, with its number: a drawing may show them as possible."""
        named: dict[Word, list[int]] = {}
        for choice in self.choices:
            if choice.role == MAIN:
                # What is chosen next; of an act that is given whole, everything in it.
                for word in dict.fromkeys(choice.prefix[max(1, len(self.prefix)) :]):
                    named.setdefault(word, []).append(choice.number)
        return {word: numbers[0] for word, numbers in named.items() if len(numbers) == 1}

    # ---- what it would change ----------------------------------------------------------

    def changes(self, choice: Choice) -> dict[str, int]:
        """What all acts of an entry change alike for the one who acts."""
        seat = self.state.actor
        common: dict[str, int] | None = None
        for act in choice.acts:
            change = preview(self.state, act).change(seat)
            common = change if common is None else {name: n for name, n in common.items() if change.get(name) == n}
            if not common:
                return {}
        return common or {}

    def verbs(self) -> set[str]:
        """The verbs to choose among, as long as none is chosen."""
        acts = [act for choice in self.choices if choice.role == MAIN for act in choice.acts]
        return set() if self.prefix else {self.game.vocabulary.entry(act).verb for act in acts}

    def preview(self, choice: Choice) -> Preview:
        """What the only act of an entry would do."""
        return preview(self.state, choice.acts[0])

    # ---- what somebody means -----------------------------------------------------------

    def read(self, text: str) -> Answer:
        """Understand a number of the list, names, or the notation of an act."""
        if text.isdecimal() and 1 <= int(text) <= len(self.choices):
            return self._chosen(self.choices[int(text) - 1])
        written = self._written(text)
        if written is not None:
            reason = self.state.why_not(written)
            return Answer(act=written) if reason is None else Answer(reason=reason)
        reader = Reader(self.game.vocabulary, self.speech)
        meant = reader.read(text, self.legal, self.prefix) or reader.read(text, self.legal, [])
        if meant:
            return self._settled(meant)
        labelled = [choice for choice in self.choices if self._begins(choice, text)]
        if len(labelled) == 1:
            return self._chosen(labelled[0])
        return Answer(reason=self._why_not(reader, text))

    def _chosen(self, choice: Choice) -> Answer:
        return Answer(act=choice.acts[0]) if len(choice.acts) == 1 else Answer(prefix=choice.prefix)

    def _begins(self, choice: Choice, text: str) -> bool:
        """Whether an entry of the list begins with what was typed."""
        given = pieces(text)
        return bool(given) and agreement(pieces(self.label(choice)), given)[0] == len(given)

    def _written(self, text: str) -> int | None:
        begun = " ".join(word.id for word in self.prefix)
        for notation in (text, f"{begun} {text}"):
            try:
                return self.game.act(notation)
            except UnknownAct:
                continue
        return None

    def _settled(self, prefixes: list[list[Word]]) -> Answer:
        acts = [act for prefix in prefixes for act in self._left(prefix)]
        if len(set(acts)) == 1:
            return Answer(act=acts[0])
        complete = [act for prefix in prefixes for act in self._left(prefix) if len(self.words(act)) == len(prefix)]
        if len(prefixes) > 1:
            return Answer(act=complete[0]) if len(complete) == 1 else Answer(several=prefixes)
        return Answer(prefix=prefixes[0])

    def _why_not(self, reader: Reader, text: str) -> Reason | None:
        """Why something that is no legal act can't be done, if it can be understood at all.

        Of all acts that may be meant those tell most that otherwise use what legal acts use:
        a cavern that could be furnished rather than one that is full.
        """
        everything = list(range(len(self.game.vocabulary)))
        meant = reader.read(text, everything, self.prefix) or reader.read(text, everything, [])
        legal_words = {word for act in self.legal for word in self.words(act)}
        nearest: list[int] = []
        top = -1
        fits = {act for prefix in meant for act in fitting(self.game.vocabulary, everything, prefix)}
        for act in sorted(fits):
            near = sum(word in legal_words for word in self.words(act))
            if near > top:
                nearest, top = [], near
            if near == top:
                nearest.append(act)
        reasons = [self.state.why_not(act) for act in nearest]
        counted = Counter((reason.id, tuple(reason.data.items())) for reason in reasons if reason is not None)
        if not counted:
            return None
        (id, data), _ = counted.most_common(1)[0]
        return Reason(id, dict(data))
