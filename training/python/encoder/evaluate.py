"""How well the encoder finds errors. Usage: evaluate.py MODEL-FOLDER

On EstGEC-L2 dev: average precision against the tokens that any annotator corrects, recall at precision 0.6,
how often the right form comes first or among three, and how many words of edited text (UD EDT dev) have a
score above limits.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from product_path import FOLDER, add_product_path
from rows import read_rows
from run_model import ModelFolder

add_product_path()
from word_readings import find_lemmas, is_mark, name_form, number_features, read_word  # noqa: E402

PRECISION = 0.6
# A recall from fewer finds than these is chance.
LEAST_FOUND = 5
EDITED_SENTENCES = 800
LIMITS = (0.7, 0.8, 0.9)
SHOWN_FORMS = 3
Scores = dict[str, NDArray[np.float32]]


@dataclass
class Gold:
    """Places of the tokens that the annotators correct, by kind; forms that are right there."""

    places: dict[str, set[int]] = field(default_factory=dict)
    forms: dict[int, set[str]] = field(default_factory=dict)

    def add(self, kind: str, *places: int) -> None:
        self.places.setdefault(kind, set()).update(places)


def read_gold(row: Any) -> Gold:
    """The corrections of all annotators."""
    gold = Gold()
    for edit in (edit for annotator in row["annotators"] for edit in annotator):
        _add_edit(gold, row["words"], edit)
    return gold


def _add_edit(gold: Gold, words: Sequence[str], edit: Any) -> None:
    start, end, kind, right = (
        edit["start"],
        min(edit["end"], len(words)),
        edit["type"],
        edit["alternatives"][0],
    )
    span = range(start, end)
    changed = [i for i in span if words[i] not in right] or list(span)
    gold.add("any", *span)
    for part, name in (("NOM:FORM", "nominal"), ("VERB:FORM", "verb")):
        if part in kind:
            gold.add(name, *changed)
            if len(span) == 1 and len(right) == 1:
                gold.forms.setdefault(start, set()).update(_list_forms(words[start], right[0]))
    if "SPELL" in kind and "FORM" not in kind and "WS" not in kind:
        gold.add("spelling", *changed)
    if kind == "M:PUNCT" and right[:1] == [","]:
        gold.add("comma missing", start)
    if kind == "U:PUNCT":
        gold.add("comma too many", *(i for i in span if words[i] == ","))
    if "WO" in kind:
        gold.add("order", start)


def _list_forms(written: str, right: str) -> set[str]:
    readings = read_word(right, False)[1]
    lemmas = find_lemmas(written)
    same = [reading for reading in readings if reading[0].lower() in lemmas] or readings
    return {name_form(reading[4], reading[5]) for reading in same if reading[5]}


def list_own_forms(word: str) -> set[str]:
    """Form classes that the word as written can be."""
    return {name_form(reading[4], reading[5]) for reading in read_word(word, False)[1] if reading[5]}


def measure_precision(labels: Sequence[bool], scores: Sequence[float]) -> tuple[float, float, int]:
    """Average precision, recall at `PRECISION`, number of places."""
    order = np.argsort(-np.array(scores), kind="stable")
    right = np.array(labels)[order]
    found = np.cumsum(right)
    precision = found / np.arange(1, len(right) + 1)
    total = max(1, int(right.sum()))
    enough = found[(precision >= PRECISION) & (found >= LEAST_FOUND)]
    return float((precision * right).sum() / total), float(enough.max(initial=0) / total), total


class Scorer:
    """Scores of the kinds of error for a word."""

    def __init__(self, classes: dict[str, list[str]]) -> None:
        self._forms = {name: i for i, name in enumerate(classes["forms"])}
        self._operations = {name: i for i, name in enumerate(classes["operations"])}

    def wrong_form(self, words: Sequence[str], scores: Scores, i: int) -> float:
        """Probability that none of the forms that the word can be is right; 0 where it can be none."""
        own = {self._forms.get(name, 0) for name in list_own_forms(words[i])}
        return 1 - float(sum(scores["forms"][i][form] for form in own)) if own else 0.0

    def score(self, kind: str, words: Sequence[str], scores: Scores, i: int) -> float:
        operation = scores["operations"][i]
        if kind in ("nominal", "verb"):
            wrong = self.wrong_form(words, scores, i)
            return float((operation[self._operations[kind]] * (0.02 + wrong)) ** 0.5)
        found = {
            "spelling": operation[self._operations["spelling"]],
            "comma missing": scores["insertions"][i][1],
            "comma too many": operation[self._operations["delete-mark"]] if words[i] == "," else 0,
            "order": scores["orders"][i][1:3].sum(),
            "any": 1 - operation[0] * (1 - scores["orders"][i][1:].sum()),
        }
        return float(found[kind])


KINDS = ("nominal", "verb", "spelling", "comma missing", "comma too many", "order", "any")


def score_all(scorer: Scorer, rows: Sequence[Any], scores: Sequence[Scores], kind: str) -> list[float]:
    """Scores of all words; of words behind the longest sentence 0."""
    return [
        scorer.score(kind, row["words"], found, i) if i < len(found["operations"]) else 0.0
        for row, found in zip(rows, scores, strict=True)
        for i in range(len(row["words"]))
    ]


def rank_forms(
    classes: Sequence[str], rows: Sequence[Any], scores: Sequence[Scores], kind: str
) -> tuple[int, int, int]:
    """Wrong forms whose right form comes first, among three, and all; forms of the written word are passed
    over."""
    first = among = total = 0
    for row, found in zip(rows, scores, strict=True):
        gold = read_gold(row)
        for i in gold.places.get(kind, set()) & set(gold.forms):
            if not gold.forms[i] or i >= len(found["forms"]):
                continue
            own = list_own_forms(row["words"][i]) - gold.forms[i]
            order = [classes[k] for k in np.argsort(-found["forms"][i]) if classes[k] not in own]
            first += order[0] in gold.forms[i]
            among += bool(gold.forms[i] & set(order[:SHOWN_FORMS]))
            total += 1
    return first, among, total


def report_edited(
    scorer: Scorer, rows: Sequence[Any], scores: Sequence[Scores], write: Callable[[str], Any]
) -> None:
    """Words of edited text above each limit."""
    words = sum(not is_mark(word) for row in rows for word in row["words"])
    for kind in ("nominal", "verb", "comma missing", "comma too many", "order"):
        found = np.array(score_all(scorer, rows, scores, kind))
        marks = ", ".join(f"{int((found >= limit).sum())} at {limit}" for limit in LIMITS)
        write(f"edited text, {kind}: of {words} words {marks}\n")


def read_texts(name: str, model: ModelFolder) -> list[Any]:
    """Sentences to judge with, their readings numbered as the model does."""
    numbers = {name: i for i, name in enumerate(model.classes["readings"])}
    rows = list(read_rows(FOLDER / f"{name}.jsonl"))
    return [
        {**row, "words": row["tokens"], "readings": number_features(row["tokens"], numbers)} for row in rows
    ]


def main() -> None:
    model = ModelFolder(Path(sys.argv[1]))
    scorer = Scorer(model.classes)
    rows = read_texts("dev", model)
    scores = model.score(rows)
    golds = [read_gold(row) for row in rows]
    for kind in KINDS:
        labels = [
            i in gold.places.get(kind, set())
            for row, gold in zip(rows, golds, strict=True)
            for i in range(len(row["words"]))
        ]
        found = score_all(scorer, rows, scores, kind)
        average, recall, total = measure_precision(labels, found)
        sys.stdout.write(
            f"{kind}: average precision {average:.3f}, recall {recall:.2f} at {PRECISION}, {total} places\n"
        )
    for kind in ("nominal", "verb"):
        first, among, total = rank_forms(model.classes["forms"], rows, scores, kind)
        sys.stdout.write(
            f"right {kind} form first {first / total:.3f}, among three {among / total:.3f} of {total}\n"
        )
    edited = read_texts("edt-dev", model)[:EDITED_SENTENCES]
    report_edited(scorer, edited, model.score(edited), sys.stdout.write)


main()
