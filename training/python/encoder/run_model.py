"""Probabilities of sentences from a model folder, as the product computes them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from pieces import BEGIN, END, read_vocabulary

# Of a longer sentence only the first pieces are read; the words behind them get no probabilities of their
# own.
MOST_PIECES = 510
HEADS = ("operations", "insertions", "orders", "forms")


class ModelFolder:
    """A model with its vocabulary and classes; `threads` of ONNX Runtime."""

    def __init__(self, folder: Path, threads: int = 1) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        self._session = onnxruntime.InferenceSession(
            folder / "encoder.onnx", options, providers=["CPUExecutionProvider"]
        )
        self._vocabulary = read_vocabulary(folder / "pieces.json")
        self.classes: dict[str, list[str]] = json.loads((folder / "classes.json").read_text(encoding="utf-8"))

    def score(self, rows: Sequence[Any]) -> list[dict[str, NDArray[np.float32]]]:
        """For each row with `words` and `readings` the probabilities of the heads, word by class."""
        # One at a time, as in the product: whole numbers are scaled by a run.
        found = [self._run(self._cut(row["words"]), row["readings"]) for row in rows]
        return [dict(zip(HEADS, values, strict=True)) for values in found]

    def _cut(self, words: Sequence[str]) -> list[list[int]]:
        pieces = self._vocabulary.cut_sentence(words)
        while sum(map(len, pieces)) > MOST_PIECES:
            pieces.pop()
        return pieces

    def _run(self, words: Sequence[list[int]], features: Sequence[list[int]]) -> list[NDArray[np.float32]]:
        ends = np.cumsum([len(pieces) for pieces in words], dtype=np.int64)
        piece_words = np.repeat(np.arange(1, len(words) + 1), [len(pieces) for pieces in words])
        readings = np.zeros((len(words), len(self.classes["readings"])), np.float32)
        for i, numbers in enumerate(features[: len(words)]):
            readings[i, numbers] = 1 / max(1, len(numbers))
        inputs = {
            "pieces": np.array([[BEGIN, *(piece for pieces in words for piece in pieces), END]]),
            "piece_words": np.concatenate([[0], piece_words, [0]])[None].astype(np.int64),
            "readings": readings,
            "first": ends - [len(pieces) - 1 for pieces in words],
            "last": ends,
        }
        return list(self._session.run(list(HEADS), inputs))
