"""Writes what the encoder thinks of sentences. Usage: predict.py MODEL-FOLDER < sentences.jsonl >
scores.jsonl

A line is the list of the words of a sentence, or an object with `words`; `readings`, the feature numbers of
each word, are asked of Vabamorf where they are absent. A line of the answer has for each word, with four
decimals: `operations` (probability of each class of `classes.json`), `insertions` (what is missing before
the word), `orders`, and `forms`, of which only those above 0.001 are written as {place of the class:
probability}. Words far behind in sentences of more than 510 pieces are left out at the end of the lists.
"""

import json
import sys
from pathlib import Path
from typing import Any

from product_path import add_product_path
from run_model import ModelFolder

add_product_path()
from word_readings import number_features  # noqa: E402

SENTENCES_AT_ONCE = 256
LEAST_FORM = 0.001


def read_row(line: str, features: dict[str, int]) -> Any:
    """The sentence with its readings."""
    row = json.loads(line)
    if isinstance(row, list):
        row = {"words": row}
    if "readings" not in row:
        row["readings"] = number_features(row["words"], features)
    return row


def write_scores(scores: dict[str, Any]) -> str:
    """A line of the answer."""
    lists = {name: [[round(float(p), 4) for p in word] for word in scores[name]] for name in list(scores)[:3]}
    forms = [
        {i: round(float(p), 4) for i, p in enumerate(word) if p > LEAST_FORM} for word in scores["forms"]
    ]
    return json.dumps({**lists, "forms": forms}, separators=(",", ":")) + "\n"


def main() -> None:
    model = ModelFolder(Path(sys.argv[1]))
    features = {name: i for i, name in enumerate(model.classes["readings"])}
    lines = list(sys.stdin)
    for start in range(0, len(lines), SENTENCES_AT_ONCE):
        rows = [read_row(line, features) for line in lines[start : start + SENTENCES_AT_ONCE]]
        sys.stdout.writelines(map(write_scores, model.score(rows)))


main()
