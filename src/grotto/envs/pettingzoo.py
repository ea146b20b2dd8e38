"""The games for PettingZoo: one agent at each seat, one decision at a time (AEC).

>>> from grotto.envs.pettingzoo import env
>>> table = env("caverna", players=2)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     act = None if terminated else table.action_space(agent).sample(observation["action_mask"])
...     table.step(act)
>>> len(table.agents)
0

An action is the number of an act in the vocabulary of the game; `game.notation(action)` says what it means. An illegal
one raises `grotto.IllegalAct` with the reason and changes nothing. Chance plays by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from grotto.envs import missing
from grotto.envs.episode import LIMIT, Episode
from grotto.envs.sight import MODES, Picture, chosen_mode, render
from grotto.kernel.errors import Datum
from grotto.kernel.game import Game

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise missing(error) from None

Seen = dict[str, np.ndarray[Any, Any]]


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Datum] | None = None,
    reward: str | None = None,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    """A table of agents, which refuses calls in the wrong order.

    `reward` is `win` (at the end: 1 for the winner, together 0), `score` (at the end: the points ahead of the best
    other seat, alone the score) or `gain` (at each step: how many more points ahead). The usual one is `win`, alone
    `score`.
    """
    return Ordered(raw_env(game, players, options, reward, render_mode))


class Ordered(OrderEnforcingWrapper):  # type: ignore[misc]
    """Refuses calls in the wrong order."""

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """The last step as the agent sees it that is to act now."""
        # PettingZoo's asks for six things, and for each of them whether it may.
        asked: Any = self.env if self._has_reset else super()
        found: tuple[Seen | None, float, bool, bool, dict[str, Any]] = asked.last(observe)
        return found


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - the name is PettingZoo's
    """A table of agents."""

    metadata: ClassVar[dict[str, Any]] = {"name": "grotto_v0", "render_modes": list(MODES), "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Datum] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, players, options, reward)
        self.render_mode = chosen_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._sight() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.episode.acts) for agent in self.possible_agents}

    def _sight(self) -> spaces.Dict:
        return spaces.Dict({
            "observation": spaces.Box(-LIMIT, LIMIT, (self.episode.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.episode.acts,), np.int8),
        })  # fmt: skip

    @property
    def game(self) -> Game:
        """The game that is played: its notation, its observation."""
        return self.episode.game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.seat]

    def observe(self, agent: str) -> Seen:
        seat = self._seats[agent]
        return {"observation": self.episode.vector(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        for seat, reward in enumerate(episode.rewards()):
            one = self.possible_agents[seat]
            self.rewards[one] = reward
            self._cumulative_rewards[one] += reward
        if episode.over:
            self._end()
        else:
            self.agent_selection = self.agents[episode.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        result = self.episode.state.result()
        for seat, agent in enumerate(self.agents):
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.totals[seat], "won": seat in result.winners}
        self._deads_step_first()

    def render(self) -> str | Picture | None:
        return render(self.render_mode, self.episode.game, self.episode.state)

    def close(self) -> None:
        """Nothing is open."""
