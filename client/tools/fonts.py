"""Cuts the typefaces down to the letters and features that the table uses, one file per weight.

The letters of English with digits and signs, those that French adds, and those of Russian lie in one file each; rarer
letters, as names may have them, stay in the files of the typeface and are fetched only when a page has them.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

CLIENT = Path(__file__).resolve().parent.parent
PACKAGES = CLIENT / "node_modules" / "@fontsource"
CUT = CLIENT / "src" / "shell" / "fonts"
FACES = (("alegreya", "400"), ("alegreya", "700"), ("alegreya-sans", "400"), ("alegreya-sans", "700"))
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0xC0), 0xD7, 0x2212, 0x20AC]
LATIN += [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x202F, 0x2039, 0x203A]
ACCENTS = [*range(0xC0, 0xD7), *range(0xD8, 0x100), 0x152, 0x153, 0x178]
CYRILLIC = [*range(0x410, 0x450), 0x401, 0x451, 0x2116]
# File of ours: file of the typeface, letters.
CUTS = {"latin": ("latin", LATIN), "accents": ("latin", ACCENTS), "cyrillic": ("cyrillic", CYRILLIC)}
FEATURES = ["kern", "lnum", "pnum"]


def cut(face: str, weight: str, name: str) -> None:
    """One file with its letters."""
    alphabet, letters = CUTS[name]
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
    font.save(CUT / f"{face}-{name}-{weight}.woff2")


def main() -> None:
    """All faces."""
    CUT.mkdir(exist_ok=True)
    for face, weight in FACES:
        for name in CUTS:
            cut(face, weight, name)


if __name__ == "__main__":
    main()
