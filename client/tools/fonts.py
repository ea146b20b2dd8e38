"""Cuts the typefaces down to the letters and features that the table uses, one file per weight.

The letters of English and French lie in one file, those of Russian in another; rarer letters, as names may have them,
stay in the files of the typeface and are fetched only when a page has them.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

CLIENT = Path(__file__).resolve().parent.parent
PACKAGES = CLIENT / "node_modules" / "@fontsource"
CUT = CLIENT / "src" / "shell" / "fonts"
FACES = (("alegreya", "400"), ("alegreya", "700"), ("alegreya-sans", "400"), ("alegreya-sans", "700"))
LATIN = [*range(0x20, 0x7F), *map(ord, "\u00a0«·»×ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüÿŒœŸ–—‘’“”„•…\u202f‹›€−")]
CYRILLIC = [*range(0x410, 0x450), 0x401, 0x451, 0x2116]
FEATURES = ["kern", "lnum", "pnum"]


def cut(face: str, weight: str, alphabet: str, letters: list[int]) -> None:
    """One file with these letters."""
    font = TTFont(PACKAGES / face / "files" / f"{face}-{alphabet}-{weight}-normal.woff2")
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 13, 14]
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(CUT / f"{face}-{alphabet}-{weight}.woff2")


def main() -> None:
    """All faces."""
    CUT.mkdir(exist_ok=True)
    for face, weight in FACES:
        cut(face, weight, "latin", LATIN)
        cut(face, weight, "cyrillic", CYRILLIC)


if __name__ == "__main__":
    main()
