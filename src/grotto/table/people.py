"""Names that people give, made fit to be shown and stored; tokens and ids nobody can guess."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

NAME_LENGTH = 32
TABLE_NAME_LENGTH = 48
# Of the invisible characters only the joiners of scripts and emoji may stay.
JOINERS = "\u200c\u200d"
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def clean_name(name: str, length: int = NAME_LENGTH) -> str:
    """A name on one line, without invisible tricks, not too long."""
    kept = [
        " " if unicodedata.category(char) in ("Zs", "Zl", "Zp") or char in "\t\n\r" else char
        for char in unicodedata.normalize("NFC", name)
        if unicodedata.category(char)[0] != "C" or char in JOINERS or char in "\t\n\r"
    ]
    return " ".join("".join(kept).split())[:length].strip()


def new_id() -> str:
    """The id of a table: 79 bits, short enough for an address."""
    return "".join([secrets.choice(ALPHABET) for _ in range(16)])


def is_id(text: str) -> bool:
    """Whether it can be the id of a table."""
    return 0 < len(text) <= 24 and all(char in ALPHABET for char in text)


def new_token() -> str:
    """What a link to a seat carries."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()
