"""Examples as numbers, and batches of them."""

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
import torch
from network import Batch
from pieces import BEGIN, END, PADDING, Vocabulary
from torch import Tensor

FOLDER = Path(__file__).parents[3] / ".cache/encoder"
UNTOLD = -100
LONGEST_SENTENCE = 400


@dataclass
class Sentence:
    """Pieces of each word, feature numbers of each word, and the labels of the four heads where there are
    any."""

    pieces: list[list[int]]
    readings: list[list[int]]
    labels: list[list[int]] | None

    @property
    def length(self) -> int:
        """Pieces with begin and end."""
        return sum(map(len, self.pieces)) + 2


@dataclass
class Classes:
    """Names of the classes of each head and of the reading features."""

    heads: list[list[str]]
    readings: list[str]


def read_classes(place: Path = FOLDER / "classes.json") -> Classes:
    """The lists that `make_examples.py` has fixed."""
    found = json.loads(place.read_text(encoding="utf-8"))
    return Classes(
        [found[name] for name in ("operations", "insertions", "orders", "forms")], found["readings"]
    )


def number_example(row: Any, vocabulary: Vocabulary, classes: Classes) -> Sentence:
    """An example line as numbers; labels only where the line has them."""
    pieces = vocabulary.cut_sentence(row["words"])
    if "operations" not in row:
        return Sentence(pieces, row["readings"], None)
    names = [row["operations"], row["insertions"][: len(pieces)], row["orders"]]
    labels = [[head.index(name) for name in found] for head, found in zip(classes.heads, names, strict=False)]
    forms = {name: i for i, name in enumerate(classes.heads[-1])}
    labels.append([UNTOLD if form is None else forms.get(form, 0) for form in row["forms"]])
    return Sentence(pieces, row["readings"], labels)


def read_examples(
    places: Iterable[Path], vocabulary: Vocabulary, classes: Classes
) -> list[tuple[Any, Sentence]]:
    """Lines of JSON with their sentences; very long ones are left out."""
    found = []
    for place in places:
        with place.open(encoding="utf-8") as lines:
            for row in map(json.loads, lines):
                sentence = number_example(row, vocabulary, classes)
                if len(sentence.pieces) > 0 and sentence.length <= LONGEST_SENTENCE:
                    found.append((row, sentence))
    return found


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


def make_batch(sentences: Sequence[Sentence], features: int) -> Batch:
    """Tensors of the sentences."""
    length = max(sentence.length for sentence in sentences)
    pieces = np.full((len(sentences), length), PADDING, np.int64)
    piece_words = np.zeros((len(sentences), length), np.int64)
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
    tensors = (torch.from_numpy(pieces), torch.from_numpy(pieces != PADDING), torch.from_numpy(piece_words))
    readings = _share_readings([word for sentence in sentences for word in sentence.readings], features)
    return Batch(*tensors, readings, torch.tensor(first), torch.tensor(last))


def join_labels(sentences: Sequence[Sentence]) -> list[Tensor]:
    """Labels of all words, head by head."""
    heads = zip(*(sentence.labels or [] for sentence in sentences), strict=True)
    return [torch.tensor([label for labels in head for label in labels]) for head in heads]


def _share_readings(words: Sequence[Sequence[int]], features: int) -> Tensor:
    shares = torch.zeros(len(words), features)
    for i, numbers in enumerate(words):
        if numbers:
            shares[i, list(numbers)] = 1 / len(numbers)
    return shares
