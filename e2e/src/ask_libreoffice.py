"""Has LibreOffice check texts by its own client of LanguageTool and writes what it would mark, as JSON.

Arguments: the folder of a profile, a pipe's name, and a file with a JSON list of texts. Run by the Python
that has LibreOffice's `uno`.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import uno
from com.sun.star.connection import NoConnectException
from com.sun.star.lang import DisposedException, Locale

ESTONIAN = Locale("et", "EE", "")
CHECKER = "org.openoffice.lingu.LanguageToolGrammarChecker"
PATIENCE_S = 60
PAUSE_S = 0.25


def connect(pipe: str) -> Any:
    """Context of the office that has just been started."""
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except NoConnectException:
            if time.monotonic() > end:
                raise
            time.sleep(PAUSE_S)


def check(context: Any, text: str) -> list[dict[str, Any]]:
    checker = context.ServiceManager.createInstanceWithContext(CHECKER, context)
    result = checker.doProofreading("document", text, ESTONIAN, 0, len(text), ())
    return [
        {
            "text": text[error.nErrorStart : error.nErrorStart + error.nErrorLength],
            "suggestions": list(error.aSuggestions),
            "colour": f"{next(each.Value for each in error.aProperties if each.Name == 'LineColor'):06x}",
        }
        for error in result.aErrors
    ]


def list_checkers(context: Any) -> list[str]:
    """Checkers that the office has chosen by itself for an Estonian text."""
    manager = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.linguistic2.LinguServiceManager", context
    )
    return list(manager.getConfiguredServices("com.sun.star.linguistic2.Proofreader", ESTONIAN))


def main() -> None:
    profile, pipe, texts = sys.argv[1:]
    options = ["--headless", "--norestore", "--nologo", f"--accept=pipe,name={pipe};urp;"]
    command = ["soffice", f"-env:UserInstallation={Path(profile).as_uri()}", *options]
    quiet = subprocess.DEVNULL
    # A group of its own: what is started is a script that starts the office.
    office = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)  # noqa: S603
    try:
        context = connect(pipe)
        given = json.loads(Path(texts).read_text(encoding="utf-8"))
        found = {"checkers": list_checkers(context), "marks": [check(context, text) for text in given]}
        json.dump(found, sys.stdout)
        desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        with contextlib.suppress(DisposedException):
            desktop.terminate()
        office.wait(PATIENCE_S)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(office.pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
