"""Trains the encoder. Usage: train.py pretrain --minutes N | train.py tune --half all|0|1 --minutes N.

`pretrain` learns from synthetic errors as far as they are made, in steps whose rate sinks with the time
gone; `tune` goes on from there with the Tartu pairs, all of them or those outside one half, which can then
be predicted honestly. Both write their state to `.cache/encoder` every few minutes and go on from it when
started again.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from base_model import BaseModel
from batches import FOLDER, Classes, Sentence, group, join_labels, make_batch, read_classes, read_examples
from network import Encoder
from pieces import SPECIAL_COUNT, Vocabulary, read_vocabulary
from torch import Tensor
from torch.nn import functional

THREADS = 2
# Programs that make synthetic sentences at once, each of which writes a file at its end.
PARTS = 2
# Places of the operations "nominal" and "verb".
NOMINAL, VERB = 1, 2
HEAD_WEIGHTS = (2.0, 1.0, 0.7, 0.5)
# In the loss of the right form, words that are kept and words in a wrong form.
KEPT_WEIGHT, WRONG_WEIGHT = 0.3, 3.0
BATCH_PIECES = 1000
BETAS, DECAY = (0.9, 0.98), 0.01
LONGEST_GRADIENT = 1.0
SAVE_SECONDS, REPORT_SECONDS, WAIT_SECONDS = 180, 60, 5


@dataclass(frozen=True)
class Plan:
    """Settings of a training: rates of the layers and of what is new, shares of the time, pieces a batch."""

    name: str
    rate: float
    new_rate: float
    warm_up: float
    last_share: float
    batch_size: int
    dropout: float
    seconds: float


@dataclass
class State:
    """Where a training stands; `seconds` were worked."""

    model: Encoder
    optimiser: torch.optim.AdamW
    seconds: float = 0.0
    steps: int = 0
    sentences: int = 0
    pieces: int = 0


def is_new(name: str) -> bool:
    """True for parameters that the base model does not have."""
    return name.split(".", maxsplit=1)[0] in ("readings", "mix", "heads")


def start(plan: Plan, model: Encoder) -> State:
    """A new state, or the saved one."""
    named = list(model.named_parameters())
    groups = [
        {
            "params": [p for name, p in named if is_new(name) == new],
            "lr": rate,
            "base": rate,
        }
        for new, rate in ((False, plan.rate), (True, plan.new_rate))
    ]
    state = State(model, torch.optim.AdamW(groups, betas=BETAS, weight_decay=DECAY, fused=True))
    place = FOLDER / f"{plan.name}.state"
    if place.exists():
        saved = torch.load(place)
        model.load_state_dict(saved["model"])
        state.optimiser.load_state_dict(saved["optimiser"])
        for name in ("seconds", "steps", "sentences", "pieces"):
            setattr(state, name, saved[name])
    return state


def save(plan: Plan, state: State) -> None:
    """Writes all that `start` needs, whole or not at all."""
    place = FOLDER / f"{plan.name}.state"
    part = place.with_suffix(".part")
    values = {name: getattr(state, name) for name in ("seconds", "steps", "sentences", "pieces")}
    parts = {"model": state.model.state_dict(), "optimiser": state.optimiser.state_dict()}
    torch.save({**parts, **values}, part)
    part.rename(place)


def measure_loss(logits: Sequence[Tensor], labels: Sequence[Tensor]) -> tuple[Tensor, list[float]]:
    """Weighted loss of the heads, and each of them."""
    *others, form = (
        functional.cross_entropy(found, wanted, reduction="none", ignore_index=-100)
        for found, wanted in zip(logits, labels, strict=True)
    )
    is_wrong = (labels[0] == NOMINAL) | (labels[0] == VERB)
    weights = (labels[-1] >= 0) * (KEPT_WEIGHT + (WRONG_WEIGHT - KEPT_WEIGHT) * is_wrong)
    losses = [*(loss.mean() for loss in others), (form * weights).sum() / (weights.sum() + 1e-6)]
    total = sum(weight * loss for weight, loss in zip(HEAD_WEIGHTS, losses, strict=True))
    return torch.as_tensor(total), [loss.item() for loss in losses]


def find_share(plan: Plan, gone: float) -> float:
    """Share of the rate after a share of the time: up, then down to `last_share`."""
    if gone < plan.warm_up:
        return max(0.02, gone / plan.warm_up)
    return plan.last_share + (1 - plan.last_share) * (1 - (gone - plan.warm_up) / (1 - plan.warm_up))


def train(plan: Plan, state: State, batches: Iterator[list[Sentence]], features: int) -> None:
    """Learns until the time is gone or the batches are."""
    began = read_clock() - state.seconds
    saved = reported = time.monotonic()
    sums = [0.0] * len(HEAD_WEIGHTS)
    counted = 0
    state.model.train()
    for sentences in batches:
        state.seconds = read_clock() - began
        if state.seconds >= plan.seconds:
            break
        for parameters in state.optimiser.param_groups:
            parameters["lr"] = parameters["base"] * find_share(plan, state.seconds / plan.seconds)
        batch = make_batch(sentences, features)
        loss, losses = measure_loss(state.model(batch, plan.dropout), join_labels(sentences))
        state.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(state.model.parameters(), LONGEST_GRADIENT)
        state.optimiser.step()
        state.steps += 1
        state.sentences += len(sentences)
        state.pieces += sum(sentence.length for sentence in sentences)
        sums = [total + loss for total, loss in zip(sums, losses, strict=True)]
        counted += 1
        now = time.monotonic()
        if now - reported > REPORT_SECONDS or state.steps in (5, 20):
            report(plan, state, [total / counted for total in sums])
            reported, sums, counted = now, [0.0] * len(sums), 0
        if now - saved > SAVE_SECONDS:
            save(plan, state)
            saved = now
    save(plan, state)
    report(plan, state, [total / max(1, counted) for total in sums])


def read_clock() -> float:
    """Seconds that the threads have worked: what other programs take from them is not lost."""
    return time.process_time() / THREADS


def report(plan: Plan, state: State, losses: Sequence[float]) -> None:
    speed = state.pieces / max(1.0, state.seconds)
    told = " ".join(f"{loss:.3f}" for loss in losses)
    sys.stdout.write(
        f"{plan.name} {state.seconds:.0f} s, step {state.steps}, {state.sentences} sentences, "
        f"{speed:.0f} pieces/s, losses {told}\n"
    )
    sys.stdout.flush()


def stream_synthetic(
    vocabulary: Vocabulary, classes: Classes, size: int, skipped: int
) -> Iterator[list[Sentence]]:
    """Batches of the synthetic files in order, without the first sentences; waits for files that are being
    made."""
    chance = random.Random(1)  # noqa: S311
    seen: set[Path] = set()
    while True:
        # Two files at once: lengths match better.
        places = [place for place in sorted(FOLDER.glob("synthetic-*.jsonl")) if place not in seen][:PARTS]
        if len(places) < PARTS and len(list(FOLDER.glob("synthetic-*.done"))) < PARTS:
            time.sleep(WAIT_SECONDS)
            continue
        seen = {*seen, *places} if places else set()
        examples = read_examples(places, vocabulary, classes)
        if skipped >= len(examples):
            skipped -= len(examples)
            continue
        yield from group([sentence for _, sentence in examples], size, chance)


def stream_pairs(examples: Sequence[Sentence], size: int) -> Iterator[list[Sentence]]:
    """Batches of the pairs, again and again."""
    chance = random.Random(2)  # noqa: S311
    while True:
        yield from group(examples, size, chance)


def pretrain(arguments: Any, vocabulary: Vocabulary, classes: Classes) -> None:
    model = make_model(arguments, vocabulary, classes)
    plan = Plan("pretrained", 2.2e-4, 1e-3, 0.04, 0.3, BATCH_PIECES, 0.0, arguments.minutes * 60)
    model.load(BaseModel(), json.loads((FOLDER / "rows.json").read_text()))
    state = start(plan, model)
    batches = stream_synthetic(vocabulary, classes, plan.batch_size, state.sentences)
    train(plan, state, batches, len(classes.readings))


def tune(arguments: Any, vocabulary: Vocabulary, classes: Classes) -> None:
    model = make_model(arguments, vocabulary, classes)
    model.load_state_dict(torch.load(FOLDER / "pretrained.state")["model"])
    plan = Plan(
        f"tuned-{arguments.half}", 1.6e-4, 6e-4, 0.05, 0.0, BATCH_PIECES, 0.05, arguments.minutes * 60
    )
    examples = read_examples([FOLDER / "pair-examples.jsonl"], vocabulary, classes)
    used = [sentence for row, sentence in examples if str(row["half"]) != arguments.half]
    batches = stream_pairs(used, plan.batch_size)
    train(plan, start(plan, model), batches, len(classes.readings))


def make_model(arguments: Any, vocabulary: Vocabulary, classes: Classes) -> Encoder:
    operations, insertions, orders, forms = map(len, classes.heads)
    sizes = (operations, insertions, orders, forms)
    return Encoder(len(vocabulary.texts) + SPECIAL_COUNT, arguments.layers, len(classes.readings), sizes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("pretrain", "tune"))
    parser.add_argument("--half", default="all", choices=("all", "0", "1"))
    parser.add_argument("--layers", type=int, default=8)
    parser.add_argument("--minutes", type=float, required=True)
    arguments = parser.parse_args()
    torch.set_num_threads(THREADS)
    torch.manual_seed(1)
    random.seed(1)
    vocabulary, classes = read_vocabulary(FOLDER / "vocabulary.json"), read_classes()
    (pretrain if arguments.step == "pretrain" else tune)(arguments, vocabulary, classes)


main()
