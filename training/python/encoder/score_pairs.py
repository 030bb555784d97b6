"""Scores each half of the Tartu pairs by the model that has not seen it, in a byte for each probability."""

import gzip
import json
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from product_path import FOLDER, PACK
from rows import read_rows
from run_model import HEADS, ModelFolder

# A byte b is the probability exp(-b / STEPS): from 1 to 0.00006, each 4 % less than the one before.
# `training/src/encoder-files/read-stored-scores.ts` reads it.
STEPS = 26
SENTENCES_AT_ONCE = 100


def write_scores(place: Path, programs: int) -> None:
    """Writes a line of JSON (classes of each head, words of each pair), then the bytes of all words."""
    rows = list(read_rows(PACK / "pairs.jsonl.xz"))
    parts = [rows[at : at + SENTENCES_AT_ONCE] for at in range(0, len(rows), SENTENCES_AT_ONCE)]
    with get_context("spawn").Pool(programs) as pool:
        found = [scores for part in pool.imap(score_part, parts) for scores in part]
    classes = json.loads((PACK / "classes.json").read_text(encoding="utf-8"))
    head = {"classes": [len(classes[name]) for name in HEADS], "words": [len(scores) for scores in found]}
    part = place.with_suffix(".part")
    with gzip.open(part, "wb") as out:
        out.write(json.dumps(head).encode() + b"\n")
        out.writelines(scores.tobytes() for scores in found)
    part.rename(place)


def score_part(rows: Sequence[Any]) -> list[Any]:
    """The bytes of each pair, word by class."""
    found: list[Any] = [None] * len(rows)
    for half in (0, 1):
        own = [i for i, row in enumerate(rows) if row["half"] == half]
        model = ModelFolder(FOLDER / f"without-half-{half}") if own else None
        for i in own:
            scores = model.score([rows[i]])[0] if model else {}
            values = np.concatenate([scores[name] for name in HEADS], axis=1)
            found[i] = np.minimum(255, np.rint(-np.log(np.maximum(values, 1e-9)) * STEPS)).astype(np.uint8)
    return found
