"""Trains the encoder from the pack of `make_pack.py`, on an accelerator or a CPU, by the clock.

Usage: train.py --device cuda|cpu --seconds N [--out FOLDER]. First it learns from errors drawn afresh in
clean sentences ("drawn"), then, from there, from the Tartu pairs with such sentences between them. How
long and how fast is tried without half 0, and what reads half 0 best is kept; so it learns from all pairs
("tuned-all", the model that is shipped) and without half 1, so that each half can be scored by a model that
has not seen it. Each phase writes its state to `.cache/encoder` and what it has made to `--out`, in files
of at most 15 MiB. Called again it goes on: "drawn" learns for its share of the new time, the other phases
begin anew from there. `--tune-only` leaves "drawn" as it is and goes on with the other phases where they
were broken off.
"""

import argparse
import math
import random
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import torch

from base_model import Weights
from batches import Numbered, Numberer, Sentence, group, make_batch, read_classes, read_pairs
from draw_batches import BatchSource, Drawing
from export import export_model
from learn import Machine, Phase, State, find_place, learn, measure, save, start
from network import Encoder
from pieces import SPECIAL_COUNT, read_vocabulary
from product_path import FOLDER, PACK
from rows import read_rows
from score_pairs import write_scores
from word_readings import list_features

ACCELERATOR = Machine("cuda", batch_size=32_000, rate=3e-4, new_rate=1e-3, warm_up_steps=200)
PROCESSOR = Machine("cpu", batch_size=2_000, rate=2.2e-4, new_rate=1e-3, warm_up_steps=400)
# Shares of the time at which the phases end at the latest; what is left is for the scores.
DRAWN_END, TRIAL_ENDS, ALL_END, HALF_END = 0.74, (0.77, 0.81, 0.85), 0.925, 0.965
# Share of the rate that is left when "drawn" ends: later hours can add.
DRAWN_LEAST = 0.1
DRAWN_DROPOUT = 0.05
# When tuning: dropout, share of batches with drawn errors, and most pieces of a batch of pairs.
TUNING_DROPOUT, DRAWN_SHARE, TUNING_BATCH = 0.1, 0.25, 4_000
JUDGED_PAIRS = 1_500
# The trials see half 1 alone.
SEEN_HALVES = {"tuned-all": (0, 1), "tuned-1": (0,)}
MOST_FILE_BYTES = 15 * 2**20
LAYERS = 12


@dataclass(frozen=True)
class Tuning:
    """Passes over the pairs, and the share of the rate."""

    passes: int
    share: float


TUNINGS = (Tuning(3, 0.35), Tuning(8, 0.35), Tuning(8, 1.0))


class Training:
    """One call: its limits, and what all phases share."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._began = time.monotonic()
        self._arguments = arguments
        self._machine = ACCELERATOR if arguments.device == "cuda" else PROCESSOR
        self._vocabulary = read_vocabulary(PACK / "pieces.json")
        self._classes = read_classes()
        self._pairs = read_pairs(Numberer(self._vocabulary, self._classes))
        self._out: Path = arguments.out
        self._out.mkdir(parents=True, exist_ok=True)

    def run(self) -> None:
        size = self._arguments.pieces or self._machine.batch_size
        source = BatchSource(Drawing(self._arguments.programs, size, self._read_steps()))
        try:
            state = self._learn_drawn(source)
            best = self._choose_tuning(state, source)
            export_model("tuned-0", FOLDER / "without-half-0")
            self._tune("tuned-all", ALL_END, best, state, source)
            self._keep_model()
            self._tune("tuned-1", HALF_END, best, state, source)
            export_model("tuned-1", FOLDER / "without-half-1")
        finally:
            source.close()
        self._tell("scoring the pairs")
        write_scores(self._out / "learner-scores.bin.gz", self._arguments.programs)
        self._tell("done")

    def _learn_drawn(self, source: Iterable[Numbered]) -> State:
        steps = self._arguments.steps
        phase = Phase("drawn", self._at(DRAWN_END), least=DRAWN_LEAST, dropout=DRAWN_DROPOUT, steps=steps)
        model = self._make_model()
        model.load(Weights(PACK / "weights.npz"))
        state = start(phase, self._machine, model)
        if not self._arguments.tune_only:
            state.done = 0.0
            learn(phase, self._machine, state, source, self._judge)
        return state

    def _choose_tuning(self, base: State, source: Iterable[Numbered]) -> Tuning:
        """Tunes without half 0 in each of the ways; keeps what reads half 0 best as "tuned-0"."""
        losses = []
        for number, (end, tuning) in enumerate(zip(TRIAL_ENDS, TUNINGS, strict=True)):
            state = self._tune(f"trial-{number}", end, tuning, base, source)
            losses.append(self._measure(state.model)[0])
        best = min(range(len(losses)), key=losses.__getitem__)
        shutil.copyfile(find_place(f"trial-{best}"), find_place("tuned-0"))
        self._tell(f"{TUNINGS[best]} of losses {losses}")
        return TUNINGS[best]

    def _list_pairs(self, *halves: int) -> list[Sentence]:
        return [sentence for half, sentence in self._pairs if half in halves]

    def _judge(self, model: Encoder) -> str:
        return ", on pairs " + " ".join(f"{loss:.4f}" for loss in self._measure(model))

    def _measure(self, model: Encoder) -> list[float]:
        """Losses on pairs of half 0."""
        judged = self._list_pairs(0)[:JUDGED_PAIRS]
        size = self._arguments.pieces or self._machine.batch_size
        batches = group(judged, size, random.Random(5))  # noqa: S311
        return measure(self._machine, model, map(make_batch, batches))

    def _read_steps(self) -> int:
        place = find_place("drawn")
        return int(torch.load(place, map_location="cpu", mmap=True)["steps"]) if place.exists() else 0

    def _tune(self, name: str, end: float, tuning: Tuning, base: State, source: Iterable[Numbered]) -> State:
        seen = self._list_pairs(*SEEN_HALVES.get(name, (1,)))
        size = self._arguments.pieces or min(TUNING_BATCH, self._machine.batch_size)
        pieces = sum(sentence.length for sentence in seen)
        steps = min(self._arguments.steps, math.ceil(tuning.passes * pieces / size / (1 - DRAWN_SHARE)))
        phase = Phase(name, self._at(end), share=tuning.share, dropout=TUNING_DROPOUT, steps=steps)
        model = self._make_model()
        model.load_state_dict(base.model.state_dict())
        state = start(phase, self._machine, model, base.steps)
        if state.done < 1:
            learn(phase, self._machine, state, mix(seen, source, size), self._judge)
            state.done = 1.0
            save(phase, state)
        return state

    def _keep_model(self) -> None:
        """Exports the model that is shipped and writes it in parts."""
        folder = FOLDER / "tuned-all"
        export_model("tuned-all", folder)
        for old in self._out.glob("encoder.onnx.*"):
            old.unlink()
        whole = (folder / "encoder.onnx").read_bytes()
        for part, at in enumerate(range(0, len(whole), MOST_FILE_BYTES)):
            (self._out / f"encoder.onnx.{part}").write_bytes(whole[at : at + MOST_FILE_BYTES])
        self._tell("model written")

    def _make_model(self) -> Encoder:
        operations, insertions, orders, forms = map(len, self._classes.heads)
        pieces = len(self._vocabulary.texts) + SPECIAL_COUNT
        sizes = (operations, insertions, orders, forms)
        model = Encoder(pieces, self._arguments.layers, len(self._classes.readings), sizes)
        return model.to(self._machine.device)

    def _at(self, share: float) -> float:
        return self._began + share * float(self._arguments.seconds)

    def _tell(self, text: str) -> None:
        sys.stdout.write(f"{time.monotonic() - self._began:.0f} s: {text}\n")
        sys.stdout.flush()


def mix(seen: Sequence[Sentence], source: Iterable[Numbered], size: int) -> Iterator[Numbered]:
    """Batches of the pairs, again and again, with drawn ones between them."""
    chance = random.Random(3)  # noqa: S311
    drawn = iter(source)
    while True:
        for sentences in group(seen, size, chance):
            while chance.random() < DRAWN_SHARE:
                yield next(drawn)
            yield make_batch(sentences)


def check_pack() -> None:
    """Stops where Vabamorf says here something else of words than where the pack was made."""
    checks = read_rows(PACK / "checks.jsonl.xz")
    different = [word for word, names in checks if list_features(word, False) != names]
    if different:
        raise SystemExit(f"Vabamorf knows other readings here than in the pack: {different[:5]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--seconds", type=float, required=True, help="length of this call by the clock")
    parser.add_argument("--out", type=Path, default=FOLDER / "result")
    parser.add_argument("--layers", type=int, default=LAYERS)
    parser.add_argument("--threads", type=int, default=2, help="of PyTorch, on a CPU")
    parser.add_argument("--programs", type=int, default=1, help="programs that draw errors and score")
    parser.add_argument("--pieces", type=int, help="pieces of a batch")
    parser.add_argument("--steps", type=int, default=2**40, help="most steps of a phase")
    parser.add_argument("--tune-only", action="store_true")
    arguments = parser.parse_args()
    check_pack()
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(1)
    Training(arguments).run()


if __name__ == "__main__":
    main()
