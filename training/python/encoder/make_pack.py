"""Makes all that the encoder is trained with. Usage: make_pack.py WEB-WORD-FORMS.txt.gz [--most N]

Reads the texts that `training/src/encoder/export-texts.ts` has put into `.cache/encoder`; writes its folder
`pack`: clean sentences with Vabamorf's tags, labelled pairs, how often learners err, the lists of classes,
the pieces that Estonian needs and their weights. `--most` takes only so many sentences of each file, for a
dry run.
"""

import argparse
import gzip
import json
import pickle
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from product_path import FOLDER, PACK, add_product_path

add_product_path()
from base_model import BaseModel  # noqa: E402
from error_rates import Pair, count_errors  # noqa: E402
from labels import INSERTIONS, OPERATIONS, ORDERS, Example, label_pair  # noqa: E402
from pieces import Vocabulary, prune, write_vocabulary  # noqa: E402
from rows import read_rows, write_rows  # noqa: E402
from word_readings import is_mark, list_features, number_features, read_word, tag_words  # noqa: E402

LEAST_FORM_COUNT, LEAST_FEATURE_COUNT = 12, 20
FEATURE_SAMPLE = 6_000
MOST_WEB_FORMS = 250_000
SHORTEST, LONGEST = 4, 38
MOST_UNKNOWN, MOST_MARKS = 0.12, 0.4
CHECKED_WORDS = 200


@dataclass
class Texts:
    """The exported texts; `words` are those of all clean sentences, usable or not."""

    words: set[str]
    clean: list[list[str]]
    pairs: list[Any]


def read_texts(most: int | None) -> Texts:
    """The texts, of each file at most so many sentences."""
    clean, pairs = (thin(list(read_rows(FOLDER / f"{name}.jsonl")), most) for name in ("clean", "pairs"))
    words = {word for row in clean for word in row["tokens"]}
    return Texts(words, choose_clean(clean), pairs)


def thin(rows: list[Any], most: int | None) -> list[Any]:
    """Every so many-th row, so that hardly more than `most` are left."""
    return rows[:: max(1, len(rows) // most)] if most else rows


def choose_clean(rows: Sequence[Any]) -> list[list[str]]:
    """Clean sentences of usable length in a random order that is always the same."""
    found = [
        row["tokens"]
        for row in rows
        if SHORTEST <= len(row["tokens"]) <= LONGEST
        and sum(map(is_mark, row["tokens"])) <= MOST_MARKS * len(row["tokens"])
    ]
    random.Random(7).shuffle(found)  # noqa: S311
    return found


def label_pairs(rows: Sequence[Any]) -> list[Pair]:
    """The Tartu pairs with their labels."""
    pairs = []
    for row in rows:
        tags = tag_words(row["corrected"])
        example = label_pair(row["tokens"], row["corrected"], row["partners"], tags)
        pairs.append(Pair(example, row["corrected"], tags, row["partners"]))
    return pairs


def list_classes(examples: Sequence[Example], clean: Sequence[Sequence[str]]) -> dict[str, Sequence[str]]:
    """The classes of each head and the reading features, rare ones left out."""
    form_counts = Counter(form for example in examples for form in example.forms if form)
    written = [*(example.words for example in examples), *clean[:FEATURE_SAMPLE]]
    feature_counts = Counter(
        name for words in written for i, word in enumerate(words) for name in list_features(word, i == 0)
    )
    forms = ["other", *(form for form, count in form_counts.most_common() if count >= LEAST_FORM_COUNT)]
    names = sorted(name for name, count in feature_counts.items() if count >= LEAST_FEATURE_COUNT)
    heads = {"operations": OPERATIONS, "insertions": INSERTIONS, "orders": ORDERS, "forms": forms}
    return {**heads, "readings": names}


def tag_clean(sentences: Sequence[list[str]]) -> Iterator[Any]:
    """Words and tags of the sentences whose words are known, as far as words are."""
    for words in sentences:
        unknown = sum(word.isalpha() and not read_word(word, i == 0)[0] for i, word in enumerate(words))
        if unknown <= max(1, MOST_UNKNOWN * len(words)):
            yield [words, tag_words(words)]


def write_texts(texts: Texts) -> None:
    """Writes clean sentences, pairs, rates and classes."""
    pairs = label_pairs(texts.pairs)
    classes = list_classes([pair.example for pair in pairs], texts.clean)
    numbers = {name: i for i, name in enumerate(classes["readings"])}
    (PACK / "classes.json").write_text(json.dumps(classes), encoding="utf-8")
    (PACK / "rates.pickle").write_bytes(pickle.dumps(count_errors(pairs)))
    write_rows(
        PACK / "pairs.jsonl.xz",
        (
            {"half": row["half"], **vars(pair.example), "readings": number_features(row["tokens"], numbers)}
            for row, pair in zip(texts.pairs, pairs, strict=True)
        ),
    )
    count = write_rows(PACK / "clean.jsonl.xz", tag_clean(texts.clean))
    words = [word for sentence in texts.clean for word in sentence][:CHECKED_WORDS]
    write_rows(PACK / "checks.jsonl.xz", ([word, list_features(word, False)] for word in words))
    sys.stdout.write(
        f"{count} clean sentences of {len(texts.clean)}, {len(pairs)} pairs, {len(classes['forms'])} form "
        f"classes, {len(numbers)} reading features\n"
    )


def write_pieces(texts: Texts, web_forms: Path, most: int) -> None:
    """Prunes the vocabulary of the base model to Estonian; writes what is left and its weights."""
    base = BaseModel()
    special = {base.begin, base.end, base.padding, base.unknown}
    pieces = [piece for piece in base.pieces if piece.row not in special]
    words = set(texts.words)
    for row in texts.pairs:
        words.update(row["tokens"], row["corrected"])
    with gzip.open(web_forms, "rt", encoding="utf-8") as lines:
        words.update(line.split()[0] for line, _ in zip(lines, range(most), strict=False) if line.strip())
    vocabulary = Vocabulary([piece.text for piece in pieces], [piece.score for piece in pieces])
    kept = prune(vocabulary, sorted(words))
    write_vocabulary(
        Vocabulary([pieces[i].text for i in kept], [pieces[i].score for i in kept]), PACK / "pieces.json"
    )
    rows = [base.begin, base.padding, base.end, base.unknown, *(pieces[i].row for i in kept)]
    base.write_weights(rows, PACK / "weights.npz")
    sys.stdout.write(f"{len(words)} words, {len(kept)} of {len(pieces)} pieces kept\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("web_forms", type=Path)
    parser.add_argument("--most", type=int)
    arguments = parser.parse_args()
    PACK.mkdir(parents=True, exist_ok=True)
    texts = read_texts(arguments.most)
    write_pieces(texts, arguments.web_forms, arguments.most or MOST_WEB_FORMS)
    write_texts(texts)
    # Last: the pack is whole.
    (PACK / "made").touch()
    for place in sorted(PACK.iterdir()):
        sys.stdout.write(f"{place.name} {place.stat().st_size} bytes\n")


main()
