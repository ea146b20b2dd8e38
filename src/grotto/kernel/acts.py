"""The vocabulary of a game: act number <-> verb with typed arguments <-> notation.

A rule module declares its verbs and works with them by name; the arithmetic of act numbers is here and nowhere else.

>>> book = Vocabulary()
>>> TAKE = book.add("take", Words("tile", ("housework", "masonry")))
>>> book.notation(TAKE.act(1)), book.act("take housework") in TAKE, TAKE.arg(book.act("take masonry"))
('take masonry', True, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, overload

from grotto.kernel.errors import UnknownAct


class Word(NamedTuple):
    """One argument of an act: its kind ("room", "cell", ...) and its id."""

    kind: str
    id: str


class Words(NamedTuple):
    """All values an argument of one kind may take, in the order of the rulebook.

    `values` are the game's own numbers for them, the ones that rule code works with. If it is empty they are 0, 1, 2...
    """

    kind: str
    ids: tuple[str, ...]
    values: tuple[int, ...] = ()

    def some(self, values: Sequence[int]) -> Words:
        """Only some of these words; their numbers stay what they are."""
        numbers = self.numbers()
        return Words(self.kind, tuple([self.ids[numbers.index(value)] for value in values]), tuple(values))

    def numbers(self) -> tuple[int, ...]:
        """The game's own number of each word."""
        return self.values or tuple(range(len(self.ids)))

    def word(self, value: int) -> Word:
        """The word with this number."""
        return Word(self.kind, self.ids[self.numbers().index(value)])


def numbers(low: int, high: int, kind: str = "number") -> Words:
    """The whole numbers from low to high as arguments; each stands for itself."""
    values = tuple(range(low, high + 1))
    return Words(kind, tuple([str(n) for n in values]), values)


class Entry(NamedTuple):
    """One act of the vocabulary."""

    verb: str
    args: tuple[Word, ...]

    def notation(self) -> str:
        """The act in notation."""
        return " ".join([self.verb, *[word.id for word in self.args]])

    def shuffled(self) -> tuple[str, ...]:
        """Verb and arguments so that their order makes no difference."""
        return (self.verb, *sorted([word.id for word in self.args]))


class NextWord(NamedTuple):
    """A value that the next argument may take, and the legal acts that then remain."""

    word: Word
    acts: list[int]


# What kind of thing a verb does: what is asked for, something that may be done at any time and
# leaves the decision open, leaving the rest undone, or an outcome of chance.
MAIN: Final = "main"
SIDE: Final = "side"
CLOSE: Final = "close"
OUTCOME: Final = "outcome"

# Added to the place of a word that does not exist, so that the sum is no act at all.
_NOWHERE: Final = -1_000_000_000


class Verb:
    """A declared verb. Its acts have the numbers from `first` to just before `end`."""

    __slots__ = ("end", "first", "name")

    def __init__(self, name: str, first: int, end: int) -> None:
        self.name = name
        self.first = first
        self.end = end

    def __contains__(self, act: int) -> bool:
        return self.first <= act < self.end


class Verb0(Verb):
    """A verb without arguments."""

    def act(self) -> int:
        """Its only act."""
        return self.first


class Verb1(Verb):
    """A verb with one argument."""

    __slots__ = ("acts", "values")

    def __init__(self, name: str, first: int, words: Words) -> None:
        super().__init__(name, first, first + len(words.ids))
        self.values: list[int] = list(words.numbers())
        # The act for each value.
        self.acts: list[int] = _places(words, 1, first)

    def act(self, value: int) -> int:
        """The act with this argument."""
        return self.acts[value]

    def arg(self, act: int) -> int:
        """The argument of an act."""
        return self.values[act - self.first]

    def offer(self, values: list[int], acts: list[int]) -> None:
        """Append the act for each of these values."""
        places = self.acts
        for value in values:
            acts.append(places[value])


class Verb2(Verb):
    """A verb with two arguments."""

    __slots__ = ("ones", "others", "rows")

    def __init__(self, name: str, first: int, one: Words, other: Words) -> None:
        super().__init__(name, first, first + len(one.ids) * len(other.ids))
        self.ones: list[int] = _places(one, len(other.ids), first)
        self.others: list[int] = _places(other, 1, 0)
        self.rows: list[tuple[int, int]] = [(a, b) for a in one.numbers() for b in other.numbers()]

    def act(self, one: int, other: int) -> int:
        """The act with these arguments."""
        return self.ones[one] + self.others[other]

    def offer(self, one: int, others: list[int], acts: list[int]) -> None:
        """Append the act for each of these second arguments."""
        first, places = self.ones[one], self.others
        for other in others:
            acts.append(first + places[other])

    def args(self, act: int) -> tuple[int, int]:
        """The arguments of an act."""
        return self.rows[act - self.first]


class Verb3(Verb):
    """A verb with three arguments."""

    __slots__ = ("ones", "others", "rows", "thirds")

    def __init__(self, name: str, first: int, one: Words, other: Words, third: Words) -> None:
        super().__init__(name, first, first + len(one.ids) * len(other.ids) * len(third.ids))
        self.ones: list[int] = _places(one, len(other.ids) * len(third.ids), first)
        self.others: list[int] = _places(other, len(third.ids), 0)
        self.thirds: list[int] = _places(third, 1, 0)
        self.rows: list[tuple[int, int, int]] = [
            (a, b, c) for a in one.numbers() for b in other.numbers() for c in third.numbers()
        ]

    def act(self, one: int, other: int, third: int) -> int:
        """The act with these arguments."""
        return self.ones[one] + self.others[other] + self.thirds[third]

    def args(self, act: int) -> tuple[int, int, int]:
        """The arguments of an act."""
        return self.rows[act - self.first]


class RowVerb(Verb):
    """A verb whose arguments do not combine freely: its acts are listed row by row."""

    def act(self, row: int) -> int:
        """The act of a row."""
        return self.first + row

    def row(self, act: int) -> int:
        """The row of an act."""
        return act - self.first


def _places(words: Words, step: int, start: int) -> list[int]:
    """What each value of an argument adds to the number of an act."""
    values = words.numbers()
    places = [_NOWHERE] * (max(values) + 1 if values else 0)
    for place, value in enumerate(values):
        places[value] = start + place * step
    return places


class Vocabulary:
    """Every act of a game, numbered. The numbers are never stored; the notation is stable."""

    __slots__ = ("any_order", "entries", "numbers", "places", "roles", "side_acts")

    def __init__(self, places: tuple[str, ...] = ()) -> None:
        # The kinds of words that say where: acts that differ in nothing else do the same in another place.
        self.places = places
        self.entries: list[Entry] = []
        self.numbers: dict[str, int] = {}
        # The same without regard to the order of the arguments; -1 where the order matters.
        self.any_order: dict[tuple[str, ...], int] = {}
        # Each verb with its role.
        self.roles: dict[str, str] = {}
        self.side_acts: set[int] = set()

    @overload
    def add(self, name: str, /, *, role: str = MAIN) -> Verb0: ...

    @overload
    def add(self, name: str, one: Words, /, *, role: str = MAIN) -> Verb1: ...

    @overload
    def add(self, name: str, one: Words, other: Words, /, *, role: str = MAIN) -> Verb2: ...

    @overload
    def add(self, name: str, one: Words, other: Words, third: Words, /, *, role: str = MAIN) -> Verb3: ...

    def add(self, name: str, /, *domains: Words, role: str = MAIN) -> Verb0 | Verb1 | Verb2 | Verb3:
        """Declare a verb with all combinations of its arguments; the last argument counts fastest.

        The same name may be declared again with other arguments: that is another verb with the same notation.
        """
        first = len(self.entries)
        combinations: list[tuple[Word, ...]] = [()]
        for domain in domains:
            combinations = [(*args, Word(domain.kind, id)) for args in combinations for id in domain.ids]
        self._enter(name, combinations, role)
        if not domains:
            return Verb0(name, first, first + 1)
        if len(domains) == 1:
            return Verb1(name, first, domains[0])
        if len(domains) == 2:
            return Verb2(name, first, domains[0], domains[1])
        return Verb3(name, first, domains[0], domains[1], domains[2])

    def add_rows(self, name: str, rows: Sequence[tuple[Word, ...]], role: str = MAIN) -> RowVerb:
        """Declare a verb whose arguments differ from case to case: one act for each row."""
        first = len(self.entries)
        self._enter(name, rows, role)
        return RowVerb(name, first, first + len(rows))

    def _enter(self, verb: str, rows: Sequence[tuple[Word, ...]], role: str) -> None:
        if self.roles.setdefault(verb, role) != role:
            raise ValueError(f"the verb {verb!r} is declared with two roles")
        for args in rows:
            number = len(self.entries)
            entry = Entry(verb, args)
            text = entry.notation()
            if text in self.numbers:
                raise ValueError(f"the act {text!r} is declared twice")
            shuffled = entry.shuffled()
            self.any_order[shuffled] = -1 if shuffled in self.any_order else number
            if role == SIDE:
                self.side_acts.add(number)
            self.entries.append(entry)
            self.numbers[text] = number

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

    def notation(self, act: int) -> str:
        """The notation of an act."""
        return self.entry(act).notation()

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

    def narrow(self, acts: list[int], prefix: list[Word]) -> list[NextWord]:
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
        return [NextWord(word, left) for word, left in steps.items()]

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
        return list(dict.fromkeys([word for word in left if word.kind == left[0].kind]))
