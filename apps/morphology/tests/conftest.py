import http.client
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

SOURCE = Path(__file__).parent.parent / "src"


@dataclass(frozen=True)
class Worker:
    process: subprocess.Popen[str]
    url: str

    def call(self, path: str, body: object = None, raw: bytes | None = None) -> tuple[int, Any]:
        address = urlsplit(self.url)
        connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=30)
        if raw is None and body is not None:
            raw = json.dumps(body).encode()
        method = "GET" if raw is None else "POST"
        connection.request(method, path, raw, {"content-type": "application/json"})
        response = connection.getresponse()
        content = json.loads(response.read())
        connection.close()
        return response.status, content


def start_worker() -> Worker:
    process = subprocess.Popen(
        [sys.executable, "-m", "keelerada_morphology", "--port", "0", "--stop-with-stdin"],
        cwd=SOURCE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    return Worker(process, process.stdout.readline().removeprefix("listening on ").strip())


@pytest.fixture(scope="session")
def worker() -> Iterator[Worker]:
    started = start_worker()
    yield started
    started.process.communicate(timeout=5)
