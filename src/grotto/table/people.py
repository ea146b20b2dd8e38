"""Names that people give, made fit to be shown and stored; tokens and ids that can't be guessed."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import count

from grotto.table.errors import Refused

NAME_LENGTH = 32
TABLE_NAME_LENGTH = 48
# Of the invisible characters only the joiners of scripts and emoji may stay.
JOINERS = "\u200c\u200d"
# Letters and symbols that draw nothing.
WHITE = "\u115f\u1160\u3164\uffa0\u2800\U0001d159"
# Marks that draw nothing: those within words, and the variants of letters and emoji.
UNDRAWN = dict.fromkeys(
    [0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), 0x16FE4, *range(0xE0100, 0xE01F0)]
)
# One letter may stand for eighteen; so many of them are compared.
OUTLINE_LENGTH = 80
# Letters of other scripts that look like Latin ones, small.
LOOKALIKES = str.maketrans(
    "аеорсухіјѕһԁԛԝвкмнтгьѵαβεικνορτυχωϲ",
    "aeopcyxijshdqwbkmhtrbvabeiknoptuxwc",
)
# Latin letters and figures that look like each other in many typefaces, small.
TWINS = str.maketrans("iı1|0", "llllo")
# Accents on one letter; more of them climb over the lines above.
ACCENTS = 4
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def clean_name(name: str, length: int = NAME_LENGTH) -> str:
    """A name on one line, without invisible tricks, not too long."""
    kept = [
        " " if unicodedata.category(char) in ("Zs", "Zl", "Zp") or char in "\t\n\r" else char
        for char in unicodedata.normalize("NFC", name)
        if (unicodedata.category(char)[0] != "C" or char in JOINERS or char in "\t\n\r") and char not in WHITE
    ]
    cleaned = " ".join("".join(flat(kept)).split())[:length].strip()
    # A joiner or an accent alone is invisible.
    return cleaned if any(unicodedata.category(char)[0] in "LNPS" for char in cleaned) else ""


def flat(text: Iterable[str]) -> Iterator[str]:
    """Without the accents that climb over the lines above."""
    accents = 0
    for char in text:
        kind = unicodedata.category(char)
        # A joiner does not end what climbs.
        accents = accents + 1 if kind in ("Mn", "Me") else accents if kind == "Cf" else 0
        if accents <= ACCENTS or kind == "Cf":
            yield char


def given_name(text: str) -> str:
    """A name as somebody has given it; Refused if it is not empty but invisible."""
    name = clean_name(text)
    if text.strip() and not name:
        raise Refused("name_blank", {})
    return name


def outline(name: str) -> str:
    """The shape of a name: names that look alike have the same one."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES).translate(UNDRAWN)
    return "".join([char for char in plain if unicodedata.category(char)[0] not in "CZ"])[:OUTLINE_LENGTH]


def _glance(name: str) -> str:
    """The outline, and letters that only their neighbours tell apart as one."""
    return outline(name).translate(TWINS)


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it if somebody else at the table has a similar one."""
    taken = {_glance(other) for other in others}
    if not name or _glance(name) not in taken:
        return name
    for number in count(2):
        ending = f" ({number})"
        numbered = name[: NAME_LENGTH - len(ending)].rstrip() + ending
        if _glance(numbered) not in taken:
            return numbered
    raise AssertionError


def new_id() -> str:
    """The id of a table: 79 bits, short enough for an address."""
    return "".join([secrets.choice(ALPHABET) for _ in range(16)])


def is_id(text: str) -> bool:
    """Whether it can be the id of a table."""
    return 0 < len(text) <= 24 and all(char in ALPHABET for char in text)


def new_token() -> str:
    """The token of a link to a seat."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """The stored hash of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
