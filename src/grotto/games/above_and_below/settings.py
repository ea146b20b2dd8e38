"""The options of a game: the pack, modules (section 17), and the options of section 23."""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.games.above_and_below.content.pack import Pack
from grotto.kernel.game import Option, Options
from grotto.kernel.kinds import NONE

NO_YES: Final[tuple[str, ...]] = ("no", "yes")
MOST_EXCHANGES: Final = 5
MOST_COMPENSATION: Final = 5


class Rules(NamedTuple):
    """What the table has agreed on: modules, and options where the rulebooks are silent."""

    first_player: int
    artifacts: bool
    extra_villagers: bool
    quests: bool
    deep: bool
    token_limits: bool
    starting_house_counts: bool
    lantern_mode: bool
    compensation: int
    market_closes: bool
    exchanges: int
    two_ranks: bool
    neighbour_reads: bool
    odds: bool
    version: int


def game_options(packs: tuple[str, ...]) -> tuple[Option, ...]:
    """All options; `packs` are the ids of the installed packs (docs/packs.md)."""
    return (
        Option("pack", packs, packs[0]),
        Option("first_player", ("random", 0, 1, 2, 3), "random", of_seats=True),
        Option("artifacts", NO_YES, "no", module=True),
        Option("extra_villagers", NO_YES, "no", module=True),
        Option("quests", NO_YES, "no", module=True),
        # R46, R65: conditions and supplies come with the second book.
        Option("underforest_desert", NO_YES, "no", module=True),
        Option("reader", ("program", "neighbour"), "program"),
        Option("odds", NO_YES, "yes"),
        Option("enforce_token_limits", NO_YES, "yes"),
        Option("starting_house_counts_for_house_class", NO_YES, "yes"),
        Option("explore_bonus_mode", ("die", "lantern"), "die"),
        Option("missing_villager_compensation_coins", tuple(range(MOST_COMPENSATION + 1)), 0),
        Option("market_closes_before_final_placement", NO_YES, "yes"),
        Option("trade_max_exchanges", tuple(range(1, MOST_EXCHANGES + 1)), 3),
        Option("reputation_tie_rule", ("all_ranks", "two_ranks"), "all_ranks"),
    )


def rules_of(options: Options) -> Rules:
    """The rules that follow from checked options."""
    first = options["first_player"]
    return Rules(
        first_player=first if isinstance(first, int) else NONE,
        artifacts=options["artifacts"] == "yes",
        extra_villagers=options["extra_villagers"] == "yes",
        quests=options["quests"] == "yes",
        deep=options["underforest_desert"] == "yes",
        token_limits=options["enforce_token_limits"] == "yes",
        starting_house_counts=options["starting_house_counts_for_house_class"] == "yes",
        lantern_mode=options["explore_bonus_mode"] == "lantern",
        compensation=int(options["missing_villager_compensation_coins"]),
        market_closes=options["market_closes_before_final_placement"] == "yes",
        exchanges=int(options["trade_max_exchanges"]),
        two_ranks=options["reputation_tie_rule"] == "two_ranks",
        neighbour_reads=options["reader"] == "neighbour",
        odds=options["odds"] == "yes",
        version=int(options["rules"]),
    )


def options_of(pack: Pack, rules: Rules) -> Options:
    """The options that lead to these rules, for JSON data."""

    def yes(value: bool) -> str:
        return NO_YES[value]

    return {
        "pack": pack.id,
        "content": pack.content,
        "first_player": "random" if rules.first_player == NONE else rules.first_player,
        "artifacts": yes(rules.artifacts),
        "extra_villagers": yes(rules.extra_villagers),
        "quests": yes(rules.quests),
        "underforest_desert": yes(rules.deep),
        "reader": "neighbour" if rules.neighbour_reads else "program",
        "odds": yes(rules.odds),
        "enforce_token_limits": yes(rules.token_limits),
        "starting_house_counts_for_house_class": yes(rules.starting_house_counts),
        "explore_bonus_mode": "lantern" if rules.lantern_mode else "die",
        "missing_villager_compensation_coins": rules.compensation,
        "market_closes_before_final_placement": yes(rules.market_closes),
        "trade_max_exchanges": rules.exchanges,
        "reputation_tie_rule": "two_ranks" if rules.two_ranks else "all_ranks",
    }
