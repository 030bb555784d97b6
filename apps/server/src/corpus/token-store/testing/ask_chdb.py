"""Runs statements in chdb, the ClickHouse of today in this process, and writes what they answer.

Arguments: a configuration of ClickHouse, a file with a JSON list of statements, and the path of the
answers. Each answer is an error, or lines of TSV with names and types before the rows; characters stand
for bytes as in Latin-1.
"""

import json
import sys
from pathlib import Path

from chdb import session


def ask(opened: session.Session, statement: str) -> dict[str, object]:
    try:
        answer = opened.query(statement, "TSVWithNamesAndTypes")
    except RuntimeError as error:
        return {"error": str(error)}
    text = bytes(answer.bytes()).decode("latin-1")
    return {"lines": text.split("\n")[:-1]}


def main() -> None:
    configuration, statements, answers = sys.argv[1:]
    opened = session.Session(f":memory:?config-file={configuration}")
    given = json.loads(Path(statements).read_text(encoding="utf-8"))
    found = [ask(opened, statement) for statement in given]
    Path(answers).write_text(json.dumps(found), encoding="utf-8")
    opened.close()


if __name__ == "__main__":
    main()
