"""Examples as numbers, and batches of them. Without PyTorch: the programs that draw errors need none."""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pieces import BEGIN, END, PADDING, Vocabulary
from product_path import PACK
from rows import read_rows

UNTOLD = -100
LONGEST_SENTENCE = 400
Numbers = NDArray[np.int32]


@dataclass
class Sentence:
    """Pieces of each word, feature numbers of each word, and the labels of the four heads."""

    pieces: list[list[int]]
    readings: list[list[int]]
    labels: list[list[int]]

    @property
    def length(self) -> int:
        """Pieces with begin and end."""
        return sum(map(len, self.pieces)) + 2


@dataclass
class Classes:
    """Names of the classes of each head and of the reading features."""

    heads: list[list[str]]
    readings: list[str]


@dataclass
class Numbered:
    """A batch: `pieces` and `piece_words` (0, or 1 + the word) are sentence x piece, `first` and `last` the
    first and last piece of each word in the flat batch, `labels` those of each head; each reading feature of
    a word is a row of word and feature, in `readings`."""

    sentences: int
    piece_count: int
    pieces: Numbers
    piece_words: Numbers
    first: Numbers
    last: Numbers
    readings: Numbers
    labels: list[Numbers]


def read_classes(place: Path = PACK / "classes.json") -> Classes:
    """The lists that `make_pack.py` has fixed."""
    found = json.loads(place.read_text(encoding="utf-8"))
    return Classes(
        [found[name] for name in ("operations", "insertions", "orders", "forms")], found["readings"]
    )


class Numberer:
    """Makes numbers of examples."""

    def __init__(self, vocabulary: Vocabulary, classes: Classes) -> None:
        self._vocabulary = vocabulary
        self._heads = [{name: i for i, name in enumerate(head)} for head in classes.heads]
        self.features = {name: i for i, name in enumerate(classes.readings)}

    def number(self, row: Any, readings: list[list[int]]) -> Sentence:
        """An example as numbers; `row` has words and the labels by their names."""
        pieces = self._vocabulary.cut_sentence(row["words"])
        operations, insertions, orders, forms = self._heads
        labels = [
            [operations[name] for name in row["operations"]],
            [insertions[name] for name in row["insertions"][: len(pieces)]],
            [orders[name] for name in row["orders"]],
            [UNTOLD if form is None else forms.get(form, 0) for form in row["forms"]],
        ]
        return Sentence(pieces, readings, labels)


def read_pairs(numberer: Numberer) -> list[tuple[int, Sentence]]:
    """The pairs with the half that each belongs to; very long ones are left out."""
    found = (
        (row["half"], numberer.number(row, row["readings"])) for row in read_rows(PACK / "pairs.jsonl.xz")
    )
    return [
        (half, sentence)
        for half, sentence in found
        if sentence.pieces and sentence.length <= LONGEST_SENTENCE
    ]


def group(sentences: Sequence[Sentence], size: int, chance: random.Random) -> Iterator[list[Sentence]]:
    """Batches of sentences of like length, of at most `size` pieces with their padding, in random order."""
    order = sorted(sentences, key=lambda sentence: (sentence.length, chance.random()))
    batches: list[list[Sentence]] = [[]]
    for sentence in order:
        if batches[-1] and sentence.length * (len(batches[-1]) + 1) > size:
            batches.append([])
        batches[-1].append(sentence)
    chance.shuffle(batches)
    yield from batches


def make_batch(sentences: Sequence[Sentence]) -> Numbered:
    """The sentences side by side."""
    length = max(sentence.length for sentence in sentences)
    pieces = np.full((len(sentences), length), PADDING, np.int32)
    piece_words = np.zeros((len(sentences), length), np.int32)
    first: list[int] = []
    last: list[int] = []
    for row, sentence in enumerate(sentences):
        flat = [BEGIN, *(piece for word in sentence.pieces for piece in word), END]
        pieces[row, : len(flat)] = flat
        ends = list(accumulate(map(len, sentence.pieces)))
        for end, word in zip(ends, sentence.pieces, strict=True):
            start = end - len(word) + 1
            piece_words[row, start : end + 1] = len(first) + 1
            first.append(row * length + start)
            last.append(row * length + end)
    words = [word for sentence in sentences for word in sentence.readings]
    readings = [(i, feature) for i, word in enumerate(words) for feature in word]
    labels = [
        np.array([label for sentence in sentences for label in sentence.labels[head]], np.int32)
        for head in range(len(sentences[0].labels))
    ]
    ends_of_words = np.array(first, np.int32), np.array(last, np.int32)
    return Numbered(
        len(sentences),
        sum(sentence.length for sentence in sentences),
        *(pieces, piece_words, *ends_of_words),
        np.array(readings, np.int32).reshape(-1, 2),
        labels,
    )
