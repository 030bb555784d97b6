"""What goes wrong between a client and a server."""

from __future__ import annotations

import json
from typing import Any


class KeeleradaError(Exception):
    """The server refused a call; the first of its errors.

    `code` and `field` are those of the API, `status` that of HTTP, `errors` all that the server said.
    """

    def __init__(self, status: int, errors: list[dict[str, Any]]) -> None:
        first = errors[0] if errors else {}
        self.status = status
        self.errors = errors
        self.code = str(first.get("code", "Unknown"))
        self.message = str(first.get("message", f"The server answered with status {status}."))
        self.field: str | None = first.get("field")
        where = "" if self.field is None else f" (field {self.field})"
        super().__init__(f"{self.code}: {self.message}{where}")


def read_errors(body: bytes) -> list[dict[str, Any]]:
    """The errors of an answer; none if it is no answer of the API, such as that of a proxy."""
    try:
        errors = json.loads(body)
    except ValueError:
        return []
    return [error for error in errors if isinstance(error, dict)] if isinstance(errors, list) else []
