"""Which thing somebody means: ids and names in the reader's language, shortened as far as they stay clear."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from grotto.kernel.acts import Vocabulary, Word
from grotto.text import Speaker

NO_WORD = Word("", "")


def pieces(text: str) -> list[str]:
    """The single words of a text, without case and punctuation: "Row 3, column 1" has four."""
    return [piece for piece in re.split(r"[\s_,;:.()“”«»\"]+", text.casefold().replace("ё", "е")) if piece]


def name_of(word: Word, speech: Speaker) -> str:
    """What a thing is called."""
    return speech.word(word.kind, word.id)


def keys_of(word: Word, speech: Speaker) -> list[list[str]]:
    """What a thing may be called by: its id as one piece, its id and its name in pieces."""
    keys = [[word.id.casefold()], pieces(word.id), pieces(name_of(word, speech))]
    return [key for index, key in enumerate(keys) if key and key not in keys[:index]]


def agreement(key: list[str], text: list[str]) -> tuple[int, int]:
    """How many pieces of the text the key accounts for, and how many of them exactly.

    Each piece may be shortened: "spin wh" agrees with "spinning wheel".
    """
    used = exact = 0
    for mine, given in zip(key, text, strict=False):
        if not mine.startswith(given):
            break
        used += 1
        exact += mine == given
    return used, exact


class Reading(NamedTuple):
    """One way to understand a text: the words it names, and how literally it names them."""

    words: tuple[Word, ...]
    exact: int
    # Things whose whole name was given.
    whole: int


def best_match(text: str, words: Iterable[Word], speech: Speaker) -> list[Word]:
    """The things that a text names best, one if it is clear."""
    given = pieces(text) or [text.casefold()]
    found: list[tuple[int, int, Word]] = []
    for word in words:
        for key in keys_of(word, speech):
            used, exact = agreement(key, given)
            if used == len(given):
                found.append((int(exact == len(key)), exact, word))
    top = max([rank[:2] for rank in found], default=(0, 0))
    best = [word for whole, exact, word in found if (whole, exact) == top]
    return list(dict.fromkeys(best))


class Reader:
    """Understands acts written in words, argument by argument, from the place that was reached."""

    def __init__(self, vocabulary: Vocabulary, speech: Speaker) -> None:
        self.vocabulary = vocabulary
        self.speech = speech

    def read(self, text: str, acts: list[int], prefix: list[Word]) -> list[list[Word]]:
        """The prefixes that the text leads to, best understood only: one if it is clear."""
        given = pieces(text)
        readings = list(self._readings(given, acts, prefix, Reading((), 0, 0))) if given else []
        top = max([(reading.whole, reading.exact) for reading in readings], default=(0, 0))
        best = [reading.words for reading in readings if (reading.whole, reading.exact) == top]
        return [[*prefix, *words] for words in dict.fromkeys(best)]

    def _readings(self, text: list[str], acts: list[int], prefix: list[Word], so_far: Reading) -> Iterator[Reading]:
        if not text:
            yield so_far
            return
        for words, left in self._next(acts, prefix):
            for key in keys_of(words[-1], self.speech):
                used, exact = agreement(key, text)
                # A key may be cut short anywhere, so that "spin r2c0" is understood.
                for n in range(used, 0, -1):
                    reading = Reading(
                        (*so_far.words, *words),
                        so_far.exact + min(exact, n),
                        so_far.whole + (n == len(key) and exact == n),
                    )
                    yield from self._readings(text[n:], left, [*prefix, *words], reading)

    def _next(self, acts: list[int], prefix: list[Word]) -> Iterator[tuple[list[Word], list[int]]]:
        """What may be named next; the verb may be left out, for the thing often tells it."""
        for step in self.vocabulary.narrow(acts, prefix):
            if step.word == NO_WORD:
                continue
            yield [step.word], step.acts
            if step.word.kind == "verb":
                for argument in self.vocabulary.narrow(step.acts, [step.word]):
                    if argument.word != NO_WORD:
                        yield [step.word, argument.word], argument.acts
