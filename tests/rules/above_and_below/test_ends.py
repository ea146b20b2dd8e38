"""What an end of a tale brings stands in its words, in every language (docs/encounters.md)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from grotto.games.above_and_below.content.kinds import BOOKS

from .table import PACK
from .test_books import LANGUAGES, stories

# The words that stand for a thing, as beginnings or parts of words.
THINGS = {
    "amethyst": {"en": "violet|amethyst", "ru": "лилов|аметист", "fr": "violet|améthyst"},
    "potion": {
        "en": r"bottle|flask|\bdrop|cordial|medicine|restorative|syrup|draught|salts|water",
        "ru": "пузыр|бутыл|фляж|фляг|склян|капл|капел|микстур|сироп|настой|соль|масл|успокоит",
        "fr": "flacon|fiole|flasque|gourde|bouteille|goutte|sirop|cordial|remontant|calmant|potion|sels",
    },
    "fish": {"en": "fish|herring", "ru": "рыб|селёд", "fr": "poisson|hareng"},
    "mushroom": {"en": "mushroom|slab|slice|cap", "ru": "гриб|шляпк|ломт", "fr": "champignon|tranche|chapeau"},
    "fruit": {"en": "fruit|pear|plum|apple|ripe", "ru": "фрукт|груш|слив|яблок|плод", "fr": "fruit|poire|prune|pomme"},
    "pot": {
        "en": r"\bpot|\bjar|bowl|dish|crock|basin|mug|cup|mould|trough|bucket",
        "ru": "горш|миск|посудин|таз|кружк|стаканч|форм|квашн|ведр|баноч|кастрюл",
        "fr": r"\bpot|\bbol\b|plat\b|cuvette|chope|gobelet|moule|pétrin|seau",
    },
    "rope": {
        "en": r"rope|\bline|cord|string|wool",
        "ru": "верёв|канат|шнур|бечёв|шерст",
        "fr": "corde|cordage|ficelle|lacet|laine",
    },
    "ore": {"en": r"\bore\b|metal|iron", "ru": "руд|желез|металл", "fr": r"minerai|\bfer\b|métal"},
    "paper": {
        "en": "paper|page|sheet|pad|script|book|drawing|sketch|rubbing|bark|catalogue|copy",
        "ru": r"бумаг|лист|страниц|книж|книг|пьес|черт|портрет|оттиск|каталог|беловик|суфлёр|тетрад|списо|\bкор[еу]\b",
        "fr": "papier|page|feuille|carnet|cahier|livre|la pièce, sur|dessin|empreinte|portrait|écorce|copie",
    },
    "cider": {"en": "cider|cask|jug", "ru": "сидр|кувшин", "fr": "cidre|cruche"},
    "supplies": {
        "en": r"breakfast|lunch|bread|picnic|march|basket|hamper|\beat|provisions|nuts|biscuit|supper|bag|store|dates",
        "ru": "завтрак|обед|хлеб|пикник|пути|корзин|поешь|припас|орех|сухар|ужин|мешк|узел|вкус|финик",
        "fr": r"déjeuner|pain\b|pique-nique|panier|mange|vivres|noix|biscuit|souper|\bsac|réserves|marcher|goût|dattes",
    },
}
NUMBERS = {
    "en": ["coin", r"\btwo\b", r"\bthree\b", r"\bfour\b", r"\bfive\b"],
    "ru": ["монет", r"\bдв[еу]", r"\bтр(и|ёх|емя|ое|оих)\b", r"\bчетыр", r"\bпят"],
    "fr": [r"\bpièces?\b", r"\bdeux\b", r"\btrois\b", r"\bquatre\b", r"\bcinq\b"],
}
# Money that is not counted when it is found, or comes in another coinage.
SUMS = {
    "en": "purse|takings|change|till|cash|money|pay|rent|savings|collection|box|fare|half a coin|coin by coin by coin",
    "ru": "кошел|сбор|сдач|мелоч|выручк|касс|деньг|денег|приз|больничн|плат|по полмонеты|третье, по монете|шапк",
    "fr": "bourse|recette|monnaie|caisse|argent|loyer|indemnité|prix|économies|quête|demi-pièce",
}


def ends(number: int) -> Iterator[tuple[str, str, dict[str, object]]]:
    """Every success of a book: its paragraph, its key, and what it brings."""
    book = tomllib.loads((PACK.folder / f"{BOOKS[number]}.toml").read_text("utf-8"))
    for paragraph in book["paragraph"]:
        for choice in paragraph["choice"]:
            rewards = [(f"{choice['id']}_{tier['explore']}", tier) for tier in choice.get("tiers", [])]
            if "auto" in choice:
                rewards.append((f"{choice['id']}_auto", choice["auto"]))
            for key, reward in rewards:
                # What has to be chosen is shown when the choice is.
                brought = {kind: n for effect in reward.get("effects", []) for kind, n in effect.items()}
                yield str(paragraph["id"]), key, brought


def silent(number: int, language: str) -> list[str]:
    """What ends bring without saying so."""
    words = stories(number, language)
    missing: list[str] = []
    for id, key, brought in ends(number):
        text = words[id].get(key, "")
        if not text:
            continue
        for kind, n in brought.items():
            if kind in THINGS and not re.search(THINGS[kind][language], text, re.IGNORECASE):
                missing.append(f"{id}.{key}: {kind}")
            if kind == "coins" and isinstance(n, int) and n > 0:
                said = f"{NUMBERS[language][n - 1]}|{SUMS[language]}"
                if not re.search(said, text, re.IGNORECASE):
                    missing.append(f"{id}.{key}: {n} coins")
    return missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(BOOKS)))
def test_what_an_end_brings_is_in_its_words(number: int, language: str) -> None:
    assert silent(number, language) == []
