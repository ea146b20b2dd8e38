"""The vocabulary of a game: act number <-> verb with typed arguments <-> notation.

>>> book = Vocabulary()
>>> first = book.add("take", [Words("tile", ("housework", "masonry"))])
>>> book.text(first + 1), book.act("take housework")
('take masonry', 0)
"""

from __future__ import annotations

from typing import NamedTuple

from grotto.kernel.errors import UnknownAct


class Word(NamedTuple):
    """One argument of an act: its kind ("room", "cell", ...) and its id."""

    kind: str
    id: str


class Words(NamedTuple):
    """All values an argument of one kind may take, in the order of the rulebook."""

    kind: str
    ids: tuple[str, ...]


class Entry(NamedTuple):
    """One act of the vocabulary."""

    verb: str
    args: tuple[Word, ...]

    def text(self) -> str:
        """The notation."""
        return " ".join([self.verb, *[word.id for word in self.args]])

    def shuffled(self) -> tuple[str, ...]:
        """Verb and arguments so that their order makes no difference."""
        return (self.verb, *sorted([word.id for word in self.args]))


class Step(NamedTuple):
    """A value that the next argument may take, and the legal acts that then remain."""

    word: Word
    acts: list[int]


# What kind of thing a verb does: what is asked for, something that may be done at any time and
# leaves the decision open, leaving the rest undone, or an outcome of chance.
MAIN, SIDE, CLOSE, OUTCOME = "main", "side", "close", "outcome"


class Vocabulary:
    """Every act of a game, numbered. The numbers are never stored; the notation is stable."""

    __slots__ = ("any_order", "entries", "numbers", "roles", "side_acts")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.numbers: dict[str, int] = {}
        # The same without regard to the order of the arguments; -1 where the order matters.
        self.any_order: dict[tuple[str, ...], int] = {}
        # Each verb with its role.
        self.roles: dict[str, str] = {}
        self.side_acts: set[int] = set()

    def add(self, verb: str, domains: list[Words] | None = None, role: str = MAIN) -> int:
        """Declare a verb with all combinations of its arguments; the last argument counts fastest.

        Returns the number of the first one, so that the act for the i-th value of a single
        argument is `first + i`.
        """
        self.roles[verb] = role
        first = len(self.entries)
        combinations: list[tuple[Word, ...]] = [()]
        for domain in domains or []:
            combinations = [(*args, Word(domain.kind, id)) for args in combinations for id in domain.ids]
        for args in combinations:
            self.add_one(verb, args)
        return first

    def add_one(self, verb: str, args: tuple[Word, ...]) -> int:
        """Declare a single act, for verbs whose arguments differ from case to case."""
        number = len(self.entries)
        entry = Entry(verb, args)
        text = entry.text()
        if text in self.numbers:
            raise ValueError(f"the act {text!r} is declared twice")
        shuffled = entry.shuffled()
        self.any_order[shuffled] = -1 if shuffled in self.any_order else number
        if self.roles.setdefault(verb, MAIN) == SIDE:
            self.side_acts.add(number)
        self.entries.append(entry)
        self.numbers[text] = number
        return number

    def __len__(self) -> int:
        return len(self.entries)

    def act(self, text: str) -> int:
        """The number of an act from its notation.

        Spaces and case do not matter, nor the order of the arguments where only one act has them.
        """
        words = text.lower().split()
        number = self.numbers.get(" ".join(words))
        if number is None:
            number = self.any_order.get((*words[:1], *sorted(words[1:])), -1)
        if number < 0:
            raise UnknownAct("unknown_act", {"act": text})
        return number

    def text(self, act: int) -> str:
        """The notation of an act."""
        return self.entry(act).text()

    def entry(self, act: int) -> Entry:
        """Verb and typed arguments of an act."""
        if not 0 <= act < len(self.entries):
            raise UnknownAct("unknown_act", {"act": str(act)})
        return self.entries[act]

    def is_side(self, act: int) -> bool:
        """Whether the act may be done at any time and leaves the decision open."""
        return act in self.side_acts

    def role(self, act: int) -> str:
        """MAIN, SIDE, CLOSE or OUTCOME."""
        return self.roles[self.entry(act).verb]

    def is_set(self, act: int) -> bool:
        """Whether arguments of the same kind form a set: no other act has them in another order."""
        entry = self.entry(act)
        kinds = [word.kind for word in entry.args]
        return len(set(kinds)) < len(kinds) and self.any_order[entry.shuffled()] == act

    def narrow(self, acts: list[int], prefix: list[Word]) -> list[Step]:
        """What may come next after the words chosen so far: the whole user-interface protocol.

        The verb is the first word, of kind "verb". An act that is complete after `prefix`
        shows as a step with the empty word. The members of a set may come in any order.
        """
        steps: dict[Word, list[int]] = {}
        for act in acts:
            entry = self.entries[act]
            words = [Word("verb", entry.verb), *entry.args]
            for word in self._next_words(act, words, prefix):
                steps.setdefault(word, []).append(act)
        return [Step(word, left) for word, left in steps.items()]

    def _next_words(self, act: int, words: list[Word], prefix: list[Word]) -> list[Word]:
        """The words of an act that may follow the prefix; the empty word if it is complete."""
        unordered = self.is_set(act)
        left = words.copy()
        for word in prefix:
            if word not in left or (word != left[0] and not (unordered and word.kind == left[0].kind)):
                return []
            left.remove(word)
        if not left:
            return [Word("", "")]
        if not unordered:
            return left[:1]
        return [word for word in left if word.kind == left[0].kind]
