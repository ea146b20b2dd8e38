"""The games for Gymnasium: one agent at one seat, alone or against bots.

>>> import gymnasium
>>> import grotto.envs.gymnasium
>>> env = gymnasium.make("grotto/CaveVsCaveSolo-v0")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> observation.shape, int(info["action_mask"].sum()) > 0
((468,), True)

An action is the number of an act in the vocabulary of the game. What is legal is in `info["action_mask"]`, and
`action_masks()` says the same to algorithms that ask for it (sb3-contrib's MaskablePPO). Whoever does something illegal
is fined, stays where it is, and reads why in `info["illegal"]`. Chance and the bots play by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any

import numpy as np

from grotto.bots import BOTS, Bot, make
from grotto.envs import missing
from grotto.envs.episode import LIMIT, Episode, Mask, Vector
from grotto.envs.sight import MODES, Picture, chosen_mode, render
from grotto.kernel.errors import BadOption, Datum, IllegalAct, UnknownAct
from grotto.kernel.game import Game

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error) from None

# A bot by its name, or what makes one of a seed.
Opponent = str | Callable[[int], Bot]
USUAL = "greedy"
FINE = -1.0
SEEDS = 2**31
# No agent has so many decisions in a game, unless it does nothing but illegal ones.
MOST_STEPS = 1000

# What is registered, with the numbers of players.
IDS: dict[str, tuple[str, int]] = {
    "CaveVsCaveSolo": ("cave_vs_cave", 1),
    "CaveVsCave": ("cave_vs_cave", 2),
    "CavernaSolo": ("caverna", 1),
    "Caverna": ("caverna", 2),
    "AboveAndBelowSolo": ("above_and_below", 1),
    "AboveAndBelow": ("above_and_below", 2),
}


class SeatEnv(gymnasium.Env[Vector, int]):
    """One seat of a game.

    `seat` is where the agent sits, None for another seat in each game. `opponents` is a bot for all other seats, or a
    list with one for each of them; a bot is a name (`grotto.bots.BOTS`) or a function that makes one of a seed.
    `reward` is `win`, `score` or `gain`, as in `grotto.envs.pettingzoo`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = 1,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = USUAL,
        options: Mapping[str, Datum] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, players, options, reward)
        seats = self.episode.players
        self._wish = None if seat is None else _seat(seat, seats)
        self.opponents = _one_each(opponents, seats - 1)
        self.render_mode = chosen_mode(render_mode)
        self.observation_space = spaces.Box(-LIMIT, LIMIT, (self.episode.size,), np.float32)
        self.action_space = spaces.Discrete(self.episode.acts)  # type: ignore[assignment]
        self.seat = self._wish or 0
        self._bots: dict[int, Bot] = {}

    @property
    def game(self) -> Game:
        """The game that is played: its notation, its observation."""
        return self.episode.game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.episode.players
        self.seat = int(self.np_random.integers(players)) if self._wish is None else self._wish
        seeds = [int(one) for one in self.np_random.integers(SEEDS, size=players)]
        others = [seat for seat in range(players) if seat != self.seat]
        self._bots = {
            seat: _made(who, seeds[seat]) for seat, who in zip(others, self.opponents, strict=True)
        }  # fmt: skip
        self.episode.begin(seeds[self.seat])
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self.episode.vector(self.seat), self._info()

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        try:
            episode.act(action)
        except (IllegalAct, UnknownAct) as illegal:
            info = self._info()
            info["illegal"] = illegal.id
            return episode.vector(self.seat), FINE, episode.over, False, info
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return episode.vector(self.seat), episode.rewards()[self.seat], episode.over, False, self._info()

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            seat = episode.seat
            # A bot of somebody's own may play with what it is given.
            act = self._bots[seat].choose(episode.game, episode.state.clone())
            try:
                episode.act(act)
            except (IllegalAct, UnknownAct, TypeError) as error:
                # It would seem that the agent had done it.
                error.add_note(f"This was done by the bot at seat {seat}, {type(self._bots[seat]).__name__}.")
                raise

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.episode.mask(self.seat)}
        if self.episode.over:
            result = self.episode.state.result()
            info["score"] = result.totals[self.seat]
            info["won"] = self.seat in result.winners
        return info

    def action_masks(self) -> Mask:
        """1 for each legal action; the name is sb3-contrib's."""
        return self.episode.mask(self.seat)

    def render(self) -> str | Picture | None:
        return render(self.render_mode, self.episode.game, self.episode.state)


def _seat(seat: int, players: int) -> int:
    """The seat that is meant; BadOption if there is none of that number."""
    seats = range(players)
    # Of what is no whole number the same is said.
    if not hasattr(seat, "__index__") or index(seat) not in seats:
        allowed = ", ".join([str(one) for one in seats])
        raise BadOption("bad_option_value", {"option": "seat", "value": str(seat), "allowed": allowed})
    return index(seat)


def _one_each(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    """One for each seat; BadOption if they are too many, too few or unknown."""
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    named: list[Any] = list(opponents) if several else [opponents] * seats  # type: ignore[arg-type]
    if len(named) != seats:
        raise BadOption("bad_option_value", {"option": "opponents", "value": len(named), "allowed": str(seats)})
    for one in named:
        if not (isinstance(one, str) or callable(one)) or not hasattr(_made(one, 0), "choose"):
            allowed = f"{', '.join(BOTS)}, Callable[[int], Bot]"
            raise BadOption("bad_option_value", {"option": "opponents", "value": repr(one), "allowed": allowed})
    return named


def _made(opponent: Opponent, seed: int) -> Bot:
    return make(opponent, seed) if isinstance(opponent, str) else opponent(seed)


def register() -> None:
    """Make the games known to `gymnasium.make`; that happens when this module is imported."""
    for name, (game, players) in IDS.items():
        id = f"grotto/{name}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id, "grotto.envs.gymnasium:SeatEnv", kwargs={"game": game, "players": players},
                max_episode_steps=MOST_STEPS,
            )  # fmt: skip


register()
