"""Draws errors in clean sentences, afresh at each pass, in programs of their own beside the training."""

import multiprocessing
import pickle
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from batches import Numbered, Numberer, Sentence, group, make_batch, read_classes
from pieces import read_vocabulary
from product_path import PACK, add_product_path
from rows import read_rows

add_product_path()
from corrupt import Corruptor  # noqa: E402
from labels import Example, name_tag  # noqa: E402
from word_readings import Tag, number_features  # noqa: E402

CLEAN_SHARE = 1 / 3
# So many batches are drawn at once, to be sorted by length, and so many wait to be learned from.
POOLED_BATCHES, WAITING_BATCHES = 8, 32


@dataclass(frozen=True)
class Drawing:
    """What each program draws: `begun` makes the draws of a training that goes on others than before."""

    programs: int
    batch_size: int
    begun: int


class BatchSource:
    """Batches of sentences with errors, without end; `close` ends the programs."""

    def __init__(self, drawing: Drawing) -> None:
        # Started anew rather than forked: PyTorch has threads and perhaps an accelerator by now.
        context = multiprocessing.get_context("spawn")
        self._queue: Any = context.Queue(WAITING_BATCHES)
        self._programs = [
            context.Process(target=fill, args=(self._queue, drawing, part), daemon=True)
            for part in range(drawing.programs)
        ]
        for program in self._programs:
            program.start()

    def __iter__(self) -> Iterator[Numbered]:
        while True:
            yield self._queue.get()

    def close(self) -> None:
        """Ends the programs."""
        for program in self._programs:
            program.terminate()
        for program in self._programs:
            program.join()


def fill(queue: Any, drawing: Drawing, part: int) -> None:
    """Puts batches of its part of the clean sentences into the queue for ever."""
    numberer = Numberer(read_vocabulary(PACK / "pieces.json"), read_classes())
    seed = f"{drawing.begun}-{part}"
    # Written by `make_pack.py`.
    corruptor = Corruptor(pickle.loads((PACK / "rates.pickle").read_bytes()), seed)  # noqa: S301
    chance = random.Random(seed)  # noqa: S311
    rows = [
        (words, [Tag(*tag) for tag in tags])
        for i, (words, tags) in enumerate(read_rows(PACK / "clean.jsonl.xz"))
        if i % drawing.programs == part
    ]
    pool: list[Sentence] = []
    pieces = 0
    while True:
        chance.shuffle(rows)
        for words, tags in rows:
            example = keep(words, tags) if chance.random() < CLEAN_SHARE else corruptor.corrupt(words, tags)
            if not example:
                continue
            pool.append(number(example, numberer))
            pieces += pool[-1].length
            if pieces >= POOLED_BATCHES * drawing.batch_size:
                for sentences in group(pool, drawing.batch_size, chance):
                    queue.put(make_batch(sentences))
                pool, pieces = [], 0


def keep(words: list[str], tags: list[Tag]) -> Example:
    """A sentence without errors."""
    size = len(words)
    forms = [name_tag(word, tag) for word, tag in zip(words, tags, strict=True)]
    return Example(words, ["keep"] * size, ["none"] * (size + 1), ["none"] * size, forms)


def number(example: Example, numberer: Numberer) -> Sentence:
    """The example with the readings of its words as numbers."""
    return numberer.number(vars(example), number_features(example.words, numberer.features))
