"""Trains the encoder from the pack of `make_pack.py`, on an accelerator or a CPU, by the clock.

Usage: train.py --device cuda|cpu --seconds N [--out FOLDER]. First it learns from errors drawn afresh in
clean sentences ("drawn"), then, from there, from the Tartu pairs with such sentences between them: from all
pairs ("tuned-all", the model that is shipped) and without either half of them, so that each half can be
scored by a model that has not seen it. Each phase writes its state to `.cache/encoder` and what it has made
to `--out`, in files of at most 15 MiB. Called again it goes on: "drawn" learns for its share of the new time,
the other phases begin anew from there. `--tune-only` leaves "drawn" as it is and goes on with the other
phases where they were broken off.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import torch
from base_model import Weights
from batches import Numbered, Numberer, Sentence, group, make_batch, read_classes, read_pairs
from draw_batches import BatchSource, Drawing
from export import export_model
from learn import Machine, Phase, State, find_place, learn, save, start
from network import Encoder
from pieces import SPECIAL_COUNT, read_vocabulary
from product_path import FOLDER, PACK
from rows import read_rows
from score_pairs import write_scores
from word_readings import list_features

ACCELERATOR = Machine("cuda", batch_size=32_000, rate=4e-4, new_rate=1e-3, warm_up_steps=100)
PROCESSOR = Machine("cpu", batch_size=2_000, rate=2.2e-4, new_rate=1e-3, warm_up_steps=400)
# Shares of the time at which the phases end; what is left is for the scores.
DRAWN_END, TUNED_END, HALF_ENDS = 0.60, 0.77, (0.86, 0.95)
# When tuning: share of the rate, dropout, and share of batches with drawn errors.
TUNING_RATE, TUNING_DROPOUT, DRAWN_SHARE = 0.7, 0.1, 0.25
MOST_FILE_BYTES = 15 * 2**20
LAYERS = 12


class Training:
    """One call: its limits, and what all phases share."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._began = time.monotonic()
        self._arguments = arguments
        self._machine = ACCELERATOR if arguments.device == "cuda" else PROCESSOR
        self._vocabulary = read_vocabulary(PACK / "pieces.json")
        self._classes = read_classes()
        self._out: Path = arguments.out
        self._out.mkdir(parents=True, exist_ok=True)

    def run(self) -> None:
        steps = self._read_steps()
        drawn = Phase("drawn", self._at(DRAWN_END))
        source = BatchSource(
            Drawing(self._arguments.programs, self._arguments.pieces or self._machine.batch_size, steps)
        )
        try:
            model = self._make_model()
            model.load(Weights(PACK / "weights.npz"))
            state = start(drawn, self._machine, model)
            if not self._arguments.tune_only:
                learn(drawn, self._machine, state, source, self._arguments.steps)
            pairs = read_pairs(Numberer(self._vocabulary, self._classes))
            self._tune("all", TUNED_END, state, [sentence for _, sentence in pairs], source)
            self._keep_model()
            for half, end in enumerate(HALF_ENDS):
                seen = [sentence for other, sentence in pairs if other != half]
                self._tune(str(half), end, state, seen, source)
                export_model(f"tuned-{half}", FOLDER / f"without-half-{half}")
        finally:
            source.close()
        self._tell("scoring the pairs")
        write_scores(self._out / "learner-scores.bin.gz", self._arguments.programs)
        self._tell("done")

    def _read_steps(self) -> int:
        place = find_place("drawn")
        return int(torch.load(place, map_location="cpu", mmap=True)["steps"]) if place.exists() else 0

    def _tune(
        self, half: str, end: float, base: State, seen: Sequence[Sentence], source: Iterable[Numbered]
    ) -> None:
        phase = Phase(f"tuned-{half}", self._at(end), TUNING_RATE, TUNING_DROPOUT, sinks=True)
        model = self._make_model()
        model.load_state_dict(base.model.state_dict())
        state = start(phase, self._machine, model, base.steps)
        size = self._arguments.pieces or self._machine.batch_size
        if state.done < 1:
            learn(phase, self._machine, state, mix(seen, source, size), self._arguments.steps)
            state.done = 1.0
            save(phase, state)

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
