"""Refuses what is too much or malformed, in one error shape, and never repeats the text that was sent."""

import json
import sys
import traceback
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATUS_BAD_REQUEST = 400
STATUS_TOO_LARGE = 413


def make_error(status: int, code: str, message: str, **details: object) -> Response:
    body = json.dumps({"code": code, "message": message, **details})
    return Response(body, status_code=status, media_type="application/json")


def add_refusals(app: FastAPI) -> None:
    @app.exception_handler(RequestValidationError)
    async def refuse_invalid(_request: Request, error: RequestValidationError) -> Response:
        first: dict[str, Any] = dict(error.errors()[0])
        field = ".".join(str(part) for part in first["loc"][1:])
        limit = (first.get("ctx") or {}).get("max_length")
        if limit is not None:
            kind = "list" if first["type"] == "too_long" else "word"
            message = f"The {kind} at {field} is longer than {limit}."
            return make_error(STATUS_TOO_LARGE, "LIMIT_EXCEEDED", message, field=field, limit=limit)
        reason = (
            "the body is not JSON" if first["type"] == "json_invalid" else first["type"].replace("_", " ")
        )
        return make_error(STATUS_BAD_REQUEST, "INVALID_REQUEST", f"Invalid request: {reason}.", field=field)

    @app.exception_handler(HTTPException)
    async def refuse(_request: Request, error: HTTPException) -> Response:
        code = "LIMIT_EXCEEDED" if error.status_code == STATUS_TOO_LARGE else "INVALID_REQUEST"
        return make_error(error.status_code, code, str(error.detail))


class FailureReport:
    """Answers 500 and writes the place to stderr, without the message, which could hold a word of a text."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            sys.stderr.write(f"{type(error).__name__} at {place.filename}:{place.lineno}\n")
            response = make_error(500, "INTERNAL_ERROR", "The analyser failed.")
            await response(scope, receive, send)


class BodyLimit:
    """Stops reading a body at the limit, told beforehand or not."""

    def __init__(self, app: ASGIApp, max_bytes: int) -> None:
        self.app = app
        self.max_bytes = max_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        received = 0

        async def receive_within_limit() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.max_bytes:
                raise HTTPException(STATUS_TOO_LARGE, f"The body is longer than {self.max_bytes} bytes.")
            return message

        await self.app(scope, receive_within_limit, send)
