"""Learns from batches until a time is over; its state is kept in `.cache/encoder`."""

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional
from torch.nn.attention import SDPBackend, sdpa_kernel

from batches import UNTOLD, Numbered
from network import Batch, Encoder
from pieces import PADDING
from product_path import FOLDER

# Places of the operations "nominal" and "verb".
NOMINAL, VERB = 1, 2
HEAD_WEIGHTS = (2.0, 1.0, 0.7, 0.5)
# In the loss of the right form, words that are kept and words in a wrong form.
KEPT_WEIGHT, WRONG_WEIGHT = 0.3, 3.0
BETAS, DECAY = (0.9, 0.98), 0.01
LONGEST_GRADIENT = 1.0
SAVE_SECONDS, REPORT_SECONDS = 300, 30
FIRST_REPORT = 20


@dataclass(frozen=True)
class Machine:
    """Where it is learned and in what amounts; `rate` is that of the base model's layers, `new_rate` of the
    rest."""

    device: str
    batch_size: int
    rate: float
    new_rate: float
    warm_up_steps: int

    @property
    def attention(self) -> list[SDPBackend]:
        """On a CPU the plain sums take half the time of the fused ones."""
        return [SDPBackend.MATH, *([] if self.device == "cpu" else [SDPBackend.EFFICIENT_ATTENTION])]

    @property
    def has_quick_halves(self) -> bool:
        """True where numbers of 16 bits are multiplied faster than those of 32."""
        return self.device != "cpu" or bool(torch.cpu.get_capabilities().get("amx_bf16"))


@dataclass
class Phase:
    """A part of the training. The rate is `share` of the machine's at first and goes down evenly to `least`
    of that where the phase ends: after so many steps, or when its time is over."""

    name: str
    ends: float
    share: float = 1.0
    least: float = 0.0
    dropout: float = 0.0
    steps: int = 2**40


@dataclass
class State:
    """Where a phase stands. `base_steps` are those of the state it began with, `done` the share of it that is
    over."""

    model: Encoder
    optimiser: torch.optim.AdamW
    base_steps: int = 0
    steps: int = 0
    sentences: int = 0
    pieces: int = 0
    seconds: float = 0.0
    done: float = 0.0


KEPT_FIELDS = ("base_steps", "steps", "sentences", "pieces", "seconds", "done")
Judge = Callable[[Encoder], str]


@dataclass
class Losses:
    """Sums of the losses of the heads since the last report."""

    sums: list[Tensor] = field(default_factory=list)
    count: int = 0

    def add(self, losses: list[Tensor]) -> None:
        self.sums = [a + b for a, b in zip(self.sums, losses, strict=True)] if self.count else losses
        self.count += 1

    def tell(self) -> str:
        """The means."""
        return " ".join(f"{total.item() / self.count:.3f}" for total in self.sums)


def find_place(name: str) -> Path:
    """File of a state."""
    return FOLDER / f"{name}.state"


def start(phase: Phase, machine: Machine, model: Encoder, base_steps: int = 0) -> State:
    """A new state, or the saved one if it began with the same state as this."""
    named = list(model.named_parameters())
    groups = [
        {"params": [p for name, p in named if is_new(name) == new], "lr": rate, "base": rate * phase.share}
        for new, rate in ((False, machine.rate), (True, machine.new_rate))
    ]
    optimiser = torch.optim.AdamW(groups, betas=BETAS, weight_decay=DECAY, fused=True)
    state = State(model, optimiser, base_steps)
    place = find_place(phase.name)
    if place.exists():
        saved = torch.load(place, map_location=machine.device)
        if saved["base_steps"] == base_steps:
            model.load_state_dict(saved["model"])
            optimiser.load_state_dict(saved["optimiser"])
            for name in KEPT_FIELDS:
                setattr(state, name, saved[name])
    return state


def is_new(name: str) -> bool:
    """True for parameters that the base model does not have."""
    return name.split(".", maxsplit=1)[0] in ("readings", "mix", "heads")


def save(phase: Phase, state: State) -> None:
    """Writes all that `start` needs, whole or not at all."""
    place = find_place(phase.name)
    part = place.with_suffix(".part")
    parts = {"model": state.model.state_dict(), "optimiser": state.optimiser.state_dict()}
    torch.save({**parts, **{name: getattr(state, name) for name in KEPT_FIELDS}}, part)
    part.rename(place)


def to_tensors(batch: Numbered, features: int, device: str) -> tuple[Batch, list[Tensor]]:
    """The batch on the device, and its labels."""

    def send(numbers: object) -> Tensor:
        return torch.as_tensor(numbers).to(device, non_blocking=True).long()

    pieces, readings = send(batch.pieces), send(batch.readings)
    shares = torch.zeros(len(batch.first), features, device=device)
    shares[readings[:, 0], readings[:, 1]] = 1.0
    shares = shares / shares.sum(dim=1, keepdim=True).clamp(min=1)
    words = send(batch.piece_words), shares, send(batch.first), send(batch.last)
    return Batch(pieces, pieces != PADDING, *words), [send(labels) for labels in batch.labels]


def measure_loss(logits: Sequence[Tensor], labels: Sequence[Tensor]) -> tuple[Tensor, list[Tensor]]:
    """Weighted loss of the heads, and each of them."""
    *others, form = (
        functional.cross_entropy(found.float(), wanted, reduction="none", ignore_index=UNTOLD)
        for found, wanted in zip(logits, labels, strict=True)
    )
    is_wrong = (labels[0] == NOMINAL) | (labels[0] == VERB)
    weights = (labels[-1] >= 0) * (KEPT_WEIGHT + (WRONG_WEIGHT - KEPT_WEIGHT) * is_wrong)
    losses = [*(loss.mean() for loss in others), (form * weights).sum() / (weights.sum() + 1e-6)]
    total = sum(weight * loss for weight, loss in zip(HEAD_WEIGHTS, losses, strict=True))
    return torch.as_tensor(total), [loss.detach() for loss in losses]


def learn(
    phase: Phase, machine: Machine, state: State, batches: Iterable[Numbered], judge: Judge = lambda _: ""
) -> None:
    """Learns until the phase ends; saves the state then and every few minutes. `judge` says at each report
    how good the model is."""
    began = saved = reported = time.monotonic()
    before, before_seconds, first_step = state.done, state.seconds, state.steps
    features, losses = state.model.readings.in_features, Losses()
    state.model.train()
    for batch in batches:
        now = time.monotonic()
        gone = max((now - began) / max(1e-6, phase.ends - began), (state.steps - first_step) / phase.steps)
        state.done, state.seconds = (before + (1 - before) * min(1.0, gone), before_seconds + now - began)
        if gone >= 1:
            break
        if now - reported > REPORT_SECONDS or state.steps == FIRST_REPORT:
            report(phase, state, losses, judge)
            reported, losses = now, Losses()
        if now - saved > SAVE_SECONDS:
            save(phase, state)
            saved = now
        set_rate(phase, machine, state)
        losses.add(make_step(phase, machine, state, to_tensors(batch, features, machine.device)))
        state.steps += 1
        state.sentences += batch.sentences
        state.pieces += batch.piece_count
    save(phase, state)
    report(phase, state, losses, judge)


def set_rate(phase: Phase, machine: Machine, state: State) -> None:
    share = min(1.0, (state.steps + 1) / machine.warm_up_steps)
    share *= 1 - (1 - phase.least) * state.done
    for parameters in state.optimiser.param_groups:
        parameters["lr"] = parameters["base"] * share


def make_step(
    phase: Phase, machine: Machine, state: State, given: tuple[Batch, list[Tensor]]
) -> list[Tensor]:
    batch, labels = given
    halves = torch.autocast(machine.device, torch.bfloat16, enabled=machine.has_quick_halves)
    with halves, sdpa_kernel(machine.attention):
        logits = state.model(batch, phase.dropout)
        loss, losses = measure_loss(logits, labels)
        state.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
    torch.nn.utils.clip_grad_norm_(state.model.parameters(), LONGEST_GRADIENT)
    state.optimiser.step()
    return losses


@torch.no_grad()
def measure(machine: Machine, model: Encoder, batches: Iterable[Numbered]) -> list[float]:
    """Mean loss in the batches, then that of each head."""
    model.eval()
    found = []
    for batch in batches:
        given, labels = to_tensors(batch, model.readings.in_features, machine.device)
        halves = torch.autocast(machine.device, torch.bfloat16, enabled=machine.has_quick_halves)
        with halves, sdpa_kernel(machine.attention):
            total, losses = measure_loss(model(given), labels)
        found.append([float(loss) for loss in (total, *losses)])
    model.train()
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def report(phase: Phase, state: State, losses: Losses, judge: Judge) -> None:
    speed = state.pieces / max(1.0, state.seconds)
    told = losses.tell() if losses.count else "none"
    memory = f", {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB" if torch.cuda.is_available() else ""
    sys.stdout.write(
        f"{phase.name} {state.seconds:.0f} s, step {state.steps}, {state.sentences} sentences, "
        f"{speed:.0f} pieces/s{memory}, losses {told}{judge(state.model)}\n"
    )
    sys.stdout.flush()
