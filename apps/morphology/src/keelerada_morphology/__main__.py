"""Serves the calls: `python -m keelerada_morphology` prints `listening on http://HOST:PORT` when ready."""

import argparse
import asyncio
import os
import socket
import sys
import threading

import uvicorn

from keelerada_morphology.app import create_app

# Longer than clients keep an idle connection, so that none is closed just as they use it again.
KEEP_ALIVE_S = 75


class _Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            sys.stdout.write(f"listening on http://{host}:{port}\n")
            sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="keelerada_morphology", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: loopback only)")
    parser.add_argument("--port", type=int, default=0, help="port, 0 for any free one (default)")
    parser.add_argument(
        "--stop-with-stdin",
        action="store_true",
        help="end when the standard input closes, that is when the starting process is gone",
    )
    options = parser.parse_args()
    if options.stop_with_stdin:
        threading.Thread(target=_stop_with_stdin, daemon=True).start()

    listener = socket.create_server((options.host, options.port), backlog=512)
    # Connections inherit it; without it each answer on a kept connection waits 40 ms for an acknowledgement.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    # No access log and no default error log: both could hold what a text says.
    config = uvicorn.Config(
        create_app(),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_S,
    )
    asyncio.run(_Server(config).serve(sockets=[listener]))


def _stop_with_stdin() -> None:
    while os.read(sys.stdin.fileno(), 4096):
        pass
    os._exit(0)  # at once: nothing is kept, and whoever waited for an answer is gone


if __name__ == "__main__":
    main()
