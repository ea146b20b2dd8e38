# %% [markdown]
# # From zero to a plotted match
#
# This page is a notebook. Its source is [notebook.py](notebook.py), plain Python with cells: Jupyter opens it with
# jupytext, editors know the cells by `# %%`, and `python notebook.py` runs it as well.
#
# ```console
# pip install grotto matplotlib jupyterlab jupytext
# ```

# %%
import random

import matplotlib.pyplot as plt

import grotto
from grotto.arena.match import match
from grotto.bots import Bot

print(grotto.game_ids())

# %% [markdown]
# ## One game
#
# A position says whose decision it is and which acts are legal. An act is a number; its notation says what it means.
# Chance is an actor like the players, and `legal()` says what it may bring. So a game at random is a short loop.

# %%
game = grotto.game("cave_vs_cave")
rng = random.Random(7)

state = game.new(players=2)
moves = []
while state.actor != grotto.NOBODY:
    act = rng.choice(state.legal())
    moves.append((state.actor, game.notation(act)))
    state.apply(act)

for actor, words in moves[:8]:
    print("chance" if actor == grotto.CHANCE else f"seat {actor}", words)
print("...", len(moves), "moves, final scores", state.result().totals)

# %% [markdown]
# ## A bot
#
# A bot chooses among the legal acts. This one looks at the position after each of them and takes what the game itself
# thinks best. `preview` leaves the position as it is.


# %%
class OneAhead(Bot):
    """Looks one act ahead."""

    def choose(self, game, state):
        """The act with the best position after it."""

        def worth(act):
            return game.value(grotto.preview(state, act).after, state.actor)

        return max(state.legal(), key=worth)


# %% [markdown]
# ## A match
#
# Each against each, forty games a pair. In every deal both sit at both seats with the same luck, so neither luck nor
# seats favour anybody. The same seed gives the same match on every machine.

# %%
report = match(game, ["random", "level1", OneAhead], games=120, seed=1, players=2)

for bot in report.bots:
    share = bot.share
    between = f"[{share.low:4.0%}, {share.high:4.0%}]"
    print(f"{bot.bot:10} wins {share.mean:4.0%} {between}   score {bot.score.mean:5.1f}")

# %% [markdown]
# The brackets are 95 % intervals: of twenty matches like this one, with other luck, nineteen have the true share
# between them. [The arena](arena.md#what-the-numbers-mean) explains all numbers of a report.
#
# ## The plot
#
# On the left who wins how often, on the right which scores came up.

# %%
figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
names = [bot.bot for bot in report.bots]
means = [bot.share.mean for bot in report.bots]
below = [bot.share.mean - bot.share.low for bot in report.bots]
above = [bot.share.high - bot.share.mean for bot in report.bots]
left.barh(names, means, xerr=[below, above], color="#b58a5a", ecolor="#4a3826", capsize=4)
left.invert_yaxis()
left.set(xlim=(0, 1), xlabel="part of the wins, with 95 % intervals")

for bot in report.bots:
    scores = [score for score, times in bot.scores.items() for _ in range(times)]
    right.hist(scores, bins=range(0, 60, 4), histtype="step", linewidth=2, label=bot.bot)
right.set(xlabel="final score", ylabel="games")
right.legend()
plt.show()

# %% [markdown]
# ## Where to go from here
#
# A match from the command line, in two processes, with a report to look at:
#
# ```console
# grotto arena cave_vs_cave --bots level1,level2 --games 200 --jobs 2 --out my_match
# ```
#
# [Write a bot](bots.md) says what else a bot may ask, [Environments](environments.md) brings PettingZoo, Gymnasium and
# OpenSpiel, and [Train](train.md) lets an agent learn.
