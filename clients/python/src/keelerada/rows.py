"""Turns answers into rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pandas as pd

Row = dict[str, Any]


@dataclass(frozen=True)
class Shape:
    """Where the rows of an answer are.

    `rows` is the field with them, `nested` a list in each of them that has the rows proper, `paged` whether
    the answer comes in pages, `columns` the columns of an answer without rows.
    """

    rows: str | None = None
    nested: str | None = None
    paged: bool = False
    columns: tuple[str, ...] = ()


def find_rows(answer: Any) -> str | None:
    """The field with the rows of an answer that is not known: the first list of objects, else of values."""
    if not isinstance(answer, dict):
        return None
    lists = [(name, value) for name, value in answer.items() if isinstance(value, list) and value]
    return next((name for name, value in lists if isinstance(value[0], dict)), None)


def make_frame(answer: Any, shape: Shape) -> pd.DataFrame:
    """The rows of an answer as a data frame, with all else of it in `attrs`.

    Objects in a row become columns with a dot in their names. A list that goes with a list of the answer,
    such as the counts by level, becomes a column for each of its places; any other list stays as it is.
    """
    if not isinstance(answer, dict):
        given = answer if isinstance(answer, list) else [answer]
        if not given:
            return pd.DataFrame(columns=[*shape.columns])
        return pd.DataFrame([_flatten(row, {}) if isinstance(row, dict) else {"value": row} for row in given])
    rows_field = shape.rows or find_rows(answer)
    rest = {name: value for name, value in answer.items() if name not in (rows_field, "pageToken")}
    rows = answer.get(rows_field) if rows_field else None
    if not isinstance(rows, list):
        columns = _find_columns(answer)
        if columns:
            frame = pd.DataFrame(columns)
            rest = {name: value for name, value in rest.items() if name not in columns}
        else:
            frame = pd.DataFrame([_flatten(answer, {})])
            rest = {}
    else:
        frame = pd.DataFrame([flat for row in rows for flat in _explode(row, shape.nested, rest)])
    frame = pd.DataFrame(columns=[*shape.columns]) if frame.empty else frame.drop(columns=_find_empty(frame))
    frame.attrs.update(rest)
    return frame


def _find_empty(frame: pd.DataFrame) -> list[str]:
    """Columns of an object that some rows have and others have not: its parts are columns of their own."""
    names = [str(name) for name in frame.columns]
    parents = {name for name in names if any(other.startswith(f"{name}.") for other in names)}
    return [name for name in names if name in parents and bool(frame[name].isna().all())]


def _find_columns(answer: Row) -> dict[str, list[Any]]:
    """Lists of one length beside each other are columns already."""
    lists = {
        name: value
        for name, value in answer.items()
        if isinstance(value, list) and value and not isinstance(value[0], dict)
    }
    lengths = {len(value) for value in lists.values()}
    return lists if len(lists) > 1 and len(lengths) == 1 else {}


def _explode(row: Any, nested: str | None, rest: Row) -> list[Row]:
    if not isinstance(row, dict):
        return [{"value": row}]
    children = row.get(nested) if nested else None
    if not nested or not isinstance(children, list):
        return [_flatten(row, rest)]
    parent = _flatten({name: value for name, value in row.items() if name != nested}, rest)
    labels = rest.get(nested)
    beside = labels if isinstance(labels, list) and len(labels) == len(children) else [{}] * len(children)
    return [
        {**parent, **_flatten({nested: {**label, **child} if isinstance(child, dict) else child}, {})}
        for label, child in zip(beside, children, strict=True)
    ]


def _flatten(row: Row, rest: Row) -> Row:
    flat: Row = {}
    for name, value in row.items():
        labels = _find_labels(value, rest.get(name))
        if isinstance(value, dict):
            flat.update({f"{name}.{inner}": item for inner, item in _flatten(value, {}).items()})
        elif labels:
            flat.update({f"{name}.{label}": item for label, item in zip(labels, value, strict=True)})
        else:
            flat[name] = value
    return flat


def _find_labels(value: Any, beside: Any) -> list[str]:
    """Names for the places of a list that goes with another list of the answer; none where it does not."""
    if not isinstance(value, list) or not isinstance(beside, list) or len(value) != len(beside):
        return []
    if any(isinstance(item, dict) for item in value) or not all(isinstance(label, dict) for label in beside):
        return []
    return [str(next(iter(label.values()), "")) for label in beside]
