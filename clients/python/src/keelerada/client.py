"""The client."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from typing import Any

import pandas as pd

from ._calls import READ_CALLS, SHAPES, Calls
from .errors import KeeleradaError, read_errors
from .rows import Shape, find_rows, make_frame

# Seconds; the largest questions over a whole corpus take some of them.
_TIMEOUT = 300.0
# After 429 the server says when to ask again; longer than this nobody waits.
_LONGEST_WAIT = 120.0
_MOST_WAITS = 5
# Pages of at most so many rows do not count against the rate limit.
_PAGE_ROWS = 1000
_TOO_MANY_CALLS = 429


class Keelerada(Calls):
    """A Keelerada server.

    `url` is the address of the site. Every answer is a data frame of its rows; `attrs` has the rest of the
    answer, such as `totals`, and what it takes to say where the rows come from: `path`, `request` and
    `corpus_version`.
    """

    def __init__(self, url: str, *, timeout: float = _TIMEOUT) -> None:
        if urllib.parse.urlsplit(url).scheme not in ("http", "https"):
            raise ValueError(f"not the address of a site: {url}")
        self.url = url.rstrip("/")
        self.timeout = timeout

    def ask(self, path: str, fields: Mapping[str, Any] | None = None) -> pd.DataFrame:
        """Asks a call of the API and answers its rows. Raises KeeleradaError where the server refuses.

        `fields` are those of the description at /api/docs, as Python values. Answers that come in pages are
        read to the end, or to `limit` rows.
        """
        shape = SHAPES.get(path, Shape())
        request = dict(fields or {})
        answer, version = self._read_pages(path, request, shape) if shape.paged else self._call(path, request)
        frame = make_frame(answer, shape)
        frame.attrs["path"] = path
        frame.attrs["request"] = request
        frame.attrs["corpus_version"] = version or self.corpus_version()
        return frame

    def corpus_version(self) -> str | None:
        """The name of the present state of the corpus."""
        status, _ = self._call("/api/status", {})
        version = status.get("corpus", {}).get("version") if isinstance(status, dict) else None
        return version if isinstance(version, str) else None

    def _read_pages(self, path: str, request: dict[str, Any], shape: Shape) -> tuple[Any, str | None]:
        """The first answer with the rows of all pages."""
        wanted = request.get("limit")
        start = request.get("offset") or 0
        rows: list[Any] = []
        first: Any = None
        version: str | None = None
        token = request.get("pageToken")
        while wanted is None or len(rows) < wanted:
            size = _PAGE_ROWS if wanted is None else min(_PAGE_ROWS, wanted - len(rows))
            page = {**request, "offset": start + len(rows), "limit": size, "pageToken": token}
            answer, version = self._call(path, page)
            rows_field = shape.rows or find_rows(answer) or ""
            got = answer.get(rows_field, [])
            first = first or answer
            token = token or answer.get("pageToken")
            rows += got
            if len(got) < size:
                break
        return {**(first or {}), shape.rows or "": rows}, version

    def _call(self, path: str, fields: Mapping[str, Any]) -> tuple[Any, str | None]:
        for waited in range(_MOST_WAITS + 1):
            try:
                with urllib.request.urlopen(self._request(path, fields), timeout=self.timeout) as response:  # noqa: S310
                    _check_fields(response.headers.get("x-unknown-fields"))
                    body = response.read()
                    is_json = response.headers.get_content_type() == "application/json"
                    answer = json.loads(body) if is_json else body.decode("utf-8")
                    return answer, response.headers.get("x-corpus-version")
            except urllib.error.HTTPError as error:
                wait = _read_wait(error)
                if wait is None or waited == _MOST_WAITS:
                    raise KeeleradaError(error.code, read_errors(error.read())) from None
                time.sleep(wait)
        raise AssertionError("unreachable")

    def _request(self, path: str, fields: Mapping[str, Any]) -> urllib.request.Request:
        given = {name: value for name, value in fields.items() if value is not None}
        if path in READ_CALLS:
            query = f"?{urllib.parse.urlencode(given, doseq=True)}" if given else ""
            return urllib.request.Request(f"{self.url}{path}{query}")  # noqa: S310
        body = json.dumps(given).encode()
        return urllib.request.Request(  # noqa: S310
            f"{self.url}{path}", data=body, headers={"Content-Type": "application/json"}
        )


def _check_fields(unknown: str | None) -> None:
    """Raises KeeleradaError where the server passed fields over, as it does with a misspelt one."""
    if unknown is None:
        return
    names = urllib.parse.unquote(unknown).split(", ")
    error = {"code": "InvalidRequest", "message": "The call has no such field."}
    raise KeeleradaError(200, [{**error, "field": name} for name in names])


def _read_wait(error: urllib.error.HTTPError) -> float | None:
    """Seconds after which the call may be made again; None where waiting does not help."""
    if error.code != _TOO_MANY_CALLS:
        return None
    try:
        wait = float(error.headers.get("Retry-After", "1"))
    except ValueError:
        return None
    return wait if wait <= _LONGEST_WAIT else None
