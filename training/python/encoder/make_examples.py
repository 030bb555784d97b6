"""Makes the examples that the encoder learns from. Usage: make_examples.py (pairs | synthetic PASS PART
PARTS).

Runs in the project's own `.venv` with apps/morphology/src in PYTHONPATH; reads and writes `.cache/encoder`,
where `training/src/encoder/export-texts.ts` has put the texts. `pairs` comes first: it also fixes the lists
of form classes and reading features, and writes the learner and edited texts to predict with their readings.
`synthetic` writes one sentence in three as it is, the others with errors, in files of `SENTENCES_A_FILE`
that training can begin with.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from corrupt import Corruptor
from error_rates import Pair, count_errors
from labels import INSERTIONS, OPERATIONS, ORDERS, Example, label_pair, name_tag
from word_readings import is_mark, list_features, read_word, tag_words

FOLDER = Path(__file__).parents[3] / ".cache/encoder"
LEAST_FORM_COUNT, LEAST_FEATURE_COUNT = 12, 20
FEATURE_SAMPLE = 6_000
SENTENCES_A_FILE = 2_000
SHORTEST, LONGEST = 4, 38
MOST_UNKNOWN, MOST_MARKS = 0.12, 0.4
# One in so many sentences of fiction, which is a hundred years old.
FICTION_STEP = 3
CLEAN_SHARE = 1 / 3


def read_rows(name: str) -> Iterator[Any]:
    """The lines of a file of JSON."""
    with (FOLDER / f"{name}.jsonl").open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def write_rows(name: str, rows: Iterable[Any]) -> None:
    """Writes a file whole or not at all."""
    place = FOLDER / f"{name}.jsonl"
    part = place.with_suffix(".part")
    with part.open("w", encoding="utf-8") as out:
        out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    part.rename(place)


def list_readings(words: list[str], features: dict[str, int]) -> list[list[int]]:
    """Feature numbers of each word."""
    named = (list_features(word, i == 0) for i, word in enumerate(words))
    return [[features[name] for name in names if name in features] for names in named]


def make_row(example: Example, features: dict[str, int]) -> dict[str, Any]:
    """The line of an example."""
    return {**vars(example), "readings": list_readings(example.words, features)}


def read_pairs() -> list[tuple[int, Pair]]:
    """The labelled Tartu pairs with the half each belongs to."""
    pairs = []
    for row in read_rows("pairs"):
        tags = tag_words(row["corrected"])
        example = label_pair(row["tokens"], row["corrected"], row["partners"], tags)
        pairs.append((row["half"], Pair(example, row["corrected"], tags, row["partners"])))
    return pairs


def make_pairs() -> None:
    pairs = read_pairs()
    clean = [row["tokens"] for row in read_clean()[:FEATURE_SAMPLE]]
    form_counts = Counter(form for _, pair in pairs for form in pair.example.forms if form)
    written = [*(pair.example.words for _, pair in pairs), *clean]
    feature_counts = Counter(
        name for words in written for i, word in enumerate(words) for name in list_features(word, i == 0)
    )
    forms = ["other", *(form for form, count in form_counts.most_common() if count >= LEAST_FORM_COUNT)]
    names = sorted(name for name, count in feature_counts.items() if count >= LEAST_FEATURE_COUNT)
    heads = {"operations": OPERATIONS, "insertions": INSERTIONS, "orders": ORDERS, "forms": forms}
    (FOLDER / "classes.json").write_text(json.dumps({**heads, "readings": names}), encoding="utf-8")
    features = {name: i for i, name in enumerate(names)}
    write_rows("pair-examples", ({"half": half, **make_row(pair.example, features)} for half, pair in pairs))
    for name in ("dev", "edt-dev"):
        rows = list(read_rows(name))
        write_rows(
            f"{name}-words",
            (
                {**row, "words": row["tokens"], "readings": list_readings(row["tokens"], features)}
                for row in rows
            ),
        )
    sys.stdout.write(f"{len(pairs)} pairs, {len(forms)} form classes, {len(names)} reading features\n")


def read_clean() -> list[Any]:
    """Clean sentences of usable length in a random order that is always the same."""
    rows = [
        row
        for i, row in enumerate(read_rows("clean"))
        if SHORTEST <= len(row["tokens"]) <= LONGEST
        and (row["source"] != "fiction" or i % FICTION_STEP == 0)
        and sum(map(is_mark, row["tokens"])) <= MOST_MARKS * len(row["tokens"])
    ]
    random.Random(7).shuffle(rows)  # noqa: S311
    return rows


def make_synthetic(turn: int, part: int, parts: int) -> None:
    rates = count_errors([pair for _, pair in read_pairs()])
    features = {
        name: i for i, name in enumerate(json.loads((FOLDER / "classes.json").read_text())["readings"])
    }
    corruptor = Corruptor(rates, seed=100 * turn + part)
    chance = random.Random(100 * turn + part + 50)  # noqa: S311
    rows: list[Any] = []
    done = 0
    for row in read_clean()[part::parts]:
        words = row["tokens"]
        unknown = sum(word.isalpha() and not read_word(word, i == 0)[0] for i, word in enumerate(words))
        if unknown > max(1, MOST_UNKNOWN * len(words)):
            continue
        tags = tag_words(words)
        if chance.random() < CLEAN_SHARE:
            size = len(words)
            named = [name_tag(word, tag) for word, tag in zip(words, tags, strict=True)]
            example = Example(words, ["keep"] * size, ["none"] * (size + 1), ["none"] * size, named)
        else:
            made = corruptor.corrupt(words, tags)
            if not made:
                continue
            example = made
        rows.append(make_row(example, features))
        if len(rows) == SENTENCES_A_FILE:
            write_rows(f"synthetic-{turn}-{done * parts + part:03}", rows)
            rows, done = [], done + 1
    (FOLDER / f"synthetic-{turn}-{part}.done").touch()


if sys.argv[1] == "pairs":
    make_pairs()
else:
    make_synthetic(*map(int, sys.argv[2:]))
