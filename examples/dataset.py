"""Data to learn from: self-play games as Parquet, and what a straight line makes of them.

    python examples/dataset.py [FOLDER]

It needs `pip install grotto[data]`. The games are played once, into the folder (`self_play`); run it again and only the
data are read.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq

import grotto
from grotto.arena.dataset import write_dataset
from grotto.arena.match import match, records


def main(folder: Path, games: int = 200) -> float:
    """Play, write, read, and say how much of the final score a line through the features explains."""
    match(grotto.game("cave_vs_cave"), ["random", "again=random"], games, folder=folder / "match")
    file = folder / "decisions.parquet"
    write_dataset(records(folder / "match"), file)

    table = pq.read_table(file, columns=["game", "observation", "score"])
    features = json.loads(table.schema.metadata[b"grotto.features"])
    seen = table["observation"].combine_chunks().flatten().to_numpy().reshape(-1, len(features))
    score = table["score"].to_numpy().astype(float)
    # Whole games are held back: decisions of one game are too much alike.
    known = table["game"].to_numpy() % 3 > 0
    seen = (seen - seen[known].mean(axis=0)) / (seen[known].std(axis=0) + 1)
    mean = score[known].mean()
    # Ridge regression: with few games many features would explain anything.
    square = seen[known].T @ seen[known] + known.sum() * np.eye(len(features))
    line = np.linalg.solve(square, seen[known].T @ (score[known] - mean))
    error = np.mean((seen[~known] @ line + mean - score[~known]) ** 2)
    explained = 1 - error / np.var(score[~known])
    print(f"{len(score)} decisions, {len(features)} features, {explained:.0%} of the final score foreseen")
    return float(explained)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "self_play"))
