"""Records on disk: read with care, written whole or not at all, never over somebody else's file."""

from __future__ import annotations

import os
from pathlib import Path

from grotto.cli.errors import Complaint
from grotto.kernel.record import Record, read

SUFFIX = ".grotto"


def read_record(name: str) -> Record:
    """The record in a file; a complaint or BadRecord says what is wrong with it."""
    path = Path(name)
    try:
        if path.is_dir():
            raise Complaint("file_directory", value=name)
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Complaint("file_binary", value=name) from None
    except (OSError, ValueError) as error:
        missing = isinstance(error, (FileNotFoundError, ValueError))
        raise Complaint("file_missing" if missing else "file_unreadable", value=name) from None
    if "\0" in text:
        raise Complaint("file_binary", value=name)
    return read(text)


def free_name(path: Path) -> Path:
    """This name, or the next one with a number that no file has yet."""
    number = 2
    candidate = path
    while os.path.lexists(candidate):
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return candidate


def default_name(game: str) -> Path:
    """The file that a game is saved to when nobody has named one."""
    return Path(f"{game}{SUFFIX}")


def save(text: str, path: Path) -> None:
    """Write the whole text to the file at once: whatever happens, it holds the old or the new one."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(temporary, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def save_new(text: str, path: Path) -> Path:
    """Save to this name or the next free one; the name is taken before anything is written."""
    while True:
        target = free_name(path)
        try:
            with open(target, "x"):
                pass
        except FileExistsError:
            continue
        save(text, target)
        return target
