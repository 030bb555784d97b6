"""Has LibreOffice check texts by its own client of LanguageTool and writes what it would mark, as JSON.

Arguments: the folder of a profile, a pipe's name, an extension to install first, and a file with a JSON list
of texts. Run by the Python that has LibreOffice's `uno`.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uno
import unohelper
from com.sun.star.connection import NoConnectException
from com.sun.star.lang import DisposedException, Locale
from com.sun.star.task import XInteractionHandler
from com.sun.star.ucb import XCommandEnvironment

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


class Consent(unohelper.Base, XCommandEnvironment, XInteractionHandler):  # type: ignore[misc]
    """Answers yes to every question of an installation; UNO says what the methods are called."""

    def getInteractionHandler(self) -> "Consent":  # noqa: N802
        return self

    def getProgressHandler(self) -> None:  # noqa: N802
        return None

    def handle(self, request: Any) -> None:
        for answer in request.getContinuations():
            approval = answer.queryInterface(uno.getTypeByName("com.sun.star.task.XInteractionApprove"))
            if approval is not None:
                approval.select()


def install(context: Any, extension: str) -> None:
    manager = context.getByName("/singletons/com.sun.star.deployment.ExtensionManager")
    manager.addExtension(Path(extension).as_uri(), (), "user", None, Consent())


@contextlib.contextmanager
def office(profile: str, pipe: str) -> Iterator[Any]:
    """An office that runs until the block ends; what it yields is its context."""
    options = ["--headless", "--norestore", "--nologo", f"--accept=pipe,name={pipe};urp;"]
    command = ["soffice", f"-env:UserInstallation={Path(profile).as_uri()}", *options]
    quiet = subprocess.DEVNULL
    # A group of its own: what is started is a script that starts the office.
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)  # noqa: S603
    try:
        context = connect(pipe)
        yield context
        desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        with contextlib.suppress(DisposedException):
            desktop.terminate()
        process.wait(PATIENCE_S)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def main() -> None:
    profile, pipe, extension, texts = sys.argv[1:]
    given = json.loads(Path(texts).read_text(encoding="utf-8"))
    with office(profile, pipe) as context:
        install(context, extension)
    # An extension's settings hold from the next start on.
    with office(profile, pipe) as context:
        found = {"checkers": list_checkers(context), "marks": [check(context, text) for text in given]}
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
