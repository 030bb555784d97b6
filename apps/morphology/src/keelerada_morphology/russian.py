"""Russian: pymorphy3's readings, loaded when first asked for (0.2 s, 20 MB)."""

import threading
from functools import lru_cache
from typing import Any

from keelerada_morphology.safe_text import make_safe

# lemma, OpenCorpora tag, score
Reading = tuple[str, str, float]

CACHED_FORMS = 30_000
_load_lock = threading.Lock()
_analyser: Any = None


def analyse_word(word: str) -> tuple[Reading, ...]:
    """Every reading of a word, the likeliest first."""
    return _analyse(make_safe(word))


@lru_cache(maxsize=CACHED_FORMS)
def _analyse(word: str) -> tuple[Reading, ...]:
    if not word:
        return ()
    try:
        parses = _load().parse(word)
    except ValueError:
        # pymorphy3 asks for the Unicode name of a letter; some scripts have none in this Python.
        return ()
    return tuple((p.normal_form, str(p.tag), round(float(p.score), 6)) for p in parses)


def _load() -> Any:
    global _analyser  # noqa: PLW0603
    with _load_lock:
        if _analyser is None:
            import pymorphy3  # noqa: PLC0415

            _analyser = pymorphy3.MorphAnalyzer(lang="ru")
    return _analyser
