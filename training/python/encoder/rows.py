"""Files of JSON lines, packed or not."""

import json
import lzma
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any


def read_rows(place: Path) -> Iterator[Any]:
    """The lines of a file; `.xz` is unpacked."""
    with lzma.open(place, "rt", encoding="utf-8") if place.suffix == ".xz" else place.open() as lines:
        yield from map(json.loads, lines)


def write_rows(place: Path, rows: Iterable[Any]) -> int:
    """Writes a packed file whole or not at all; returns the number of its lines."""
    part = place.with_suffix(".part")
    count = 0
    with lzma.open(part, "wt", encoding="utf-8") as out:
        for row in rows:
            out.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
            count += 1
    part.rename(place)
    return count
