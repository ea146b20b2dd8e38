"""The usual numbers of a book (docs/packs.md), and how far another one is from them."""

from __future__ import annotations

from typing import Final, NamedTuple

Counts = dict[str, int]
Amounts = dict[str, float]

# How much is counted in the usual book.
PARAGRAPHS: Final = 215
DIRECT: Final = 148
CHOICES: Final = 400
NUMBERS: Final = 482
REWARDS: Final = 490
# Fewer rewards than these say nothing about shares, and fewer of a difficulty nothing about their mean.
COMPARABLE: Final = 100
COMPARABLE_LEVEL: Final = 20
TENTH: Final = 0.1

CHOICES_OF_DIRECT: Final[Counts] = {"2": 129, "3": 19}
KINDS_OF_CHOICES: Final[Counts] = {
    "automatic": 71,
    "tiers_1": 172,
    "tiers_2": 157,
    "bonuses": 31,
    "tier_cost": 31,
}
EXPLORE_NUMBERS: Final[Counts] = {"2": 43, "3": 121, "4": 92, "5": 53, "6": 66, "7": 85, "8": 20}
GOTOS: Final = 67
PENALTIES: Final = 9
REPUTATION: Final[Counts] = {"-2": 8, "-1": 126, "0": 153, "1": 155, "2": 44, "3": 4}
TOKENS: Final[Counts] = {
    "potion": 61,
    "fish": 59,
    "mushroom": 58,
    "pot": 47,
    "amethyst": 46,
    "ore": 43,
    "paper": 34,
    "rope": 32,
    "fruit": 15,
    "cider": 3,
}
EFFECTS: Final[Counts] = {"cave": 9, "villager": 8, "choose": 5, "injure": 5, "special": 5}
MEAN_COINS: Final[Amounts] = {"automatic": 1.06, "easy": 0.80, "medium": 1.39, "hard": 2.94}
MEAN_TOKENS: Final[Amounts] = {"automatic": 0.69, "easy": 0.39, "medium": 0.80, "hard": 1.28}
# The second book: in how many rewards and failures conditions and supplies come.
CONDITIONS_WON: Final = 0.06
CONDITIONS_OF_FAILURES: Final = 0.20
SUPPLIES_WON: Final = 0.18


class Goal(NamedTuple):
    """A number of a book beside the usual one; `of` names what of its kind is counted."""

    kind: str
    of: str
    here: float
    usual: float

    def is_far(self) -> bool:
        """Further than a tenth away. What is counted is whole, and may always be one off."""
        gap = abs(self.here - self.usual)
        if self.kind in MEANS:
            return gap > TENTH * self.usual
        return min(gap, abs(self.here - round(self.usual))) > max(1.0, TENTH * self.usual)


MEANS: Final[tuple[str, ...]] = ("coins", "tokens")


class Found(NamedTuple):
    """What was counted in a book."""

    second: bool
    paragraphs: Counts
    choices_of_direct: Counts
    choices: Counts
    numbers: Counts
    gotos: int
    rewards: dict[str, Amounts]
    reputation: Counts
    tokens: Amounts
    effects: Counts
    failures: Counts


def scaled(kind: str, here: Amounts | Counts, usual: Counts, share: float) -> list[Goal]:
    """A goal for each usual number, as large as it is in a book of this size."""
    return [Goal(kind, key, here.get(key, 0), n * share) for key, n in usual.items()]


def means(kind: str, rewards: dict[str, Amounts], usual: Amounts) -> list[Goal]:
    """A goal for the mean of each difficulty that has enough rewards."""
    return [
        Goal(kind, level, rewards[level][kind], mean)
        for level, mean in usual.items()
        if rewards[level]["cells"] >= COMPARABLE_LEVEL
    ]


def goals(found: Found) -> list[Goal]:
    """All numbers of a book beside the usual ones; nothing for a book that is too short to be compared."""
    rewards = sum([int(row["cells"]) for row in found.rewards.values()])
    if rewards < COMPARABLE:
        return []
    direct = found.paragraphs.get("direct", 0)
    everything = sum(found.paragraphs.values())
    choices = sum([found.choices.get(kind, 0) for kind in ("automatic", "tiers_1", "tiers_2", "tiers_3")])
    rows = [
        *scaled("paragraphs", found.paragraphs, {"continuation": PARAGRAPHS - DIRECT}, direct / DIRECT),
        *scaled("choices_of_direct", found.choices_of_direct, CHOICES_OF_DIRECT, direct / DIRECT),
        *scaled("choices", found.choices, KINDS_OF_CHOICES, choices / CHOICES),
        *scaled("number", found.numbers, EXPLORE_NUMBERS, sum(found.numbers.values()) / NUMBERS),
        Goal("gotos", "", found.gotos, GOTOS * everything / PARAGRAPHS),
        *means("coins", found.rewards, MEAN_COINS),
        *means("tokens", found.rewards, MEAN_TOKENS),
        *scaled("reputation", found.reputation, REPUTATION, rewards / REWARDS),
        *scaled("effect", found.effects, EFFECTS, rewards / REWARDS),
    ]
    if not found.second:
        rows.append(Goal("penalties", "", found.failures.get("penalty", 0), PENALTIES * choices / CHOICES))
        rows.extend(scaled("item", found.tokens, TOKENS, rewards / REWARDS))
        return rows
    failures = found.failures.get("failure", 0)
    rows.append(Goal("failed_conditions", "", found.failures.get("condition", 0), CONDITIONS_OF_FAILURES * failures))
    rows.append(Goal("effect", "condition", found.effects.get("condition", 0), CONDITIONS_WON * rewards))
    rows.append(Goal("effect", "supplies", found.effects.get("supplies", 0), SUPPLIES_WON * rewards))
    return rows
