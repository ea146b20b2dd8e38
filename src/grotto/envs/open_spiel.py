"""The games for OpenSpiel: Python games with explicit chance, nothing hidden, and an observer.

>>> import pyspiel
>>> import grotto.envs.open_spiel
>>> game = pyspiel.load_game("grotto_caverna(players=3,furnishings=introductory)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_players()
(True, 3)

The short names are `grotto_cave_vs_cave`, `grotto_caverna`, `grotto_above_and_below`, and `grotto_` with the id of each
game that another package brings. Parameters are `players`, `reward` (`win` or `score`, as in `grotto.envs.pettingzoo`)
and the options of the game. An algorithm of OpenSpiel that is written in Python copies states at every node; where that
is all you need, copy `state.position` instead: it is the native position, and `position.clone()` costs a tenth.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from grotto import game as game_of
from grotto import game_ids
from grotto.envs import missing
from grotto.envs.episode import SCORE, WIN, Vector, chosen_reward, margins, wins
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.errors import BadOption, Datum
from grotto.kernel.game import Game, Option
from grotto.kernel.state import State

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from None

PREFIX = "grotto_"
USUAL = "usual"
# No game has more decisions, and no score is higher.
LONGEST = 6000
HIGHEST = 1000.0


def _game_type(game: Game, players: int | None) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game: before it is loaded, and then for so many players."""
    alone = players == 1
    parameters: dict[str, Any] = {"players": game.default_seats(), "reward": USUAL}
    parameters |= {option.id: _spelled(option, option.default) for option in game.options}
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.id.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone or players is None else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _spelled(option: Option, value: Datum) -> Datum:
    """A value as a parameter: OpenSpiel's have one type each, so that a seat beside words is a word, `seat0`."""
    mixed = any(isinstance(one, str) for one in option.values)
    return f"seat{value}" if mixed and isinstance(value, int) else value


def _options(game: Game, players: int, given: dict[str, Any]) -> dict[str, Datum]:
    """The options among the parameters."""
    options: dict[str, Datum] = {}
    for option in game.options:
        if option.id in given:
            named = {_spelled(option, value): value for value in option.allowed(players)}
            word = given[option.id]
            if word not in named:
                allowed = ", ".join([str(one) for one in named])
                raise BadOption("bad_option_value", {"option": option.id, "value": word, "allowed": allowed})
            options[option.id] = named[word]
    return options


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel sees it."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        whole = game_of(self.id)
        players = int(given.get("players", whole.default_seats()))
        options = _options(whole, players, given)
        self.rules = whole.edition(whole.checked(players, options))
        self.opening = self.rules.new(players, **options)
        wish = str(given.get("reward", USUAL))
        # OpenSpiel is told that rewards come at the end, so that there is no `gain`.
        self.reward = chosen_reward(None if wish == USUAL else wish, players, (WIN, SCORE))
        highest = 1.0 if self.reward == WIN else HIGHEST
        kind = _game_type(whole, players if self.reward == WIN else None)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary),
            max_chance_outcomes=len(self.rules.vocabulary),
            num_players=players,
            min_utility=-highest,
            max_utility=highest,
            **({"utility_sum": 0.0} if self.reward == WIN else {}),
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by its name: OpenSpiel knows nothing of what is ours in it."""
        return _loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.opening.clone())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who sees a position as a seat does."""
        return Observer(self.rules)


def _loaded(spelled: str) -> pyspiel.Game:
    """The game of a pickle; whoever reads one has imported this module and so knows the game."""
    return pyspiel.load_game(spelled)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of ours, and who watches over it for OpenSpiel."""

    def __init__(self, game: SpielGame, position: State) -> None:
        super().__init__(game)
        self.position = position
        self.rules = game.rules
        self.reward = game.reward

    def current_player(self) -> int:
        actor = self.position.actor
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities."""
        chances = self.position.chances()
        total = sum([weight for _, weight in chances])
        return sorted([(act, weight / total) for act, weight in chances])

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.notation(action)

    def is_terminal(self) -> bool:
        return self.position.actor == NOBODY

    def returns(self) -> list[float]:
        """Nothing before the end."""
        if self.position.actor != NOBODY:
            return [0.0] * self.position.players
        result = self.position.result()
        if self.reward == SCORE:
            return margins(result.totals)
        return wins(result.winners, self.position.players)

    def __str__(self) -> str:
        """In short, and then the whole position: OpenSpiel takes positions that are spelled alike for the same."""
        number, last = self.rules.progress(self.position)
        totals = ", ".join([str(total) for total in self.position.result().totals])
        short = f"{self.rules.id}, round {number} of {last}, {self.position.prompt().id}, scores {totals}"
        return f"{short}\n{json.dumps(self.position.to_data())}"


class Observer:
    """Fills the vector of `game.observe`, named block by block (docs/observations.md)."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        seen = rules.observation()
        self.tensor: Vector = np.zeros(seen.size, np.float32)
        self.dict: dict[str, Vector] = {}
        for block in seen.blocks:
            start = seen.start(block.name)
            self.dict[block.name] = self.tensor[start : start + len(block.features)]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor`, and `dict` with it."""
        self.tensor[:] = self.rules.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, which is everything: nothing is hidden."""
        return f"seen by {player}: {state}"


def register() -> None:
    """Make all games known to `pyspiel.load_game`; that happens when this module is imported."""
    for id in game_ids():
        kind = _game_type(game_of(id), None)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(f"Spiel_{id}", (SpielGame,), {"id": id}))


register()
