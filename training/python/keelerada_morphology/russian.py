"""Russian: pymorphy3's readings."""

from functools import cache
from typing import Any

from keelerada_morphology.safe_text import make_safe

# lemma, OpenCorpora tag, score
Reading = tuple[str, str, float]


def analyse_word(word: str) -> list[Reading]:
    """Every reading of a word, the likeliest first."""
    safe = make_safe(word)
    if not safe:
        return []
    try:
        parses = _load().parse(safe)
    except ValueError:
        # pymorphy3 asks for the Unicode name of a letter; some scripts have none in this Python.
        return []
    return [(p.normal_form, str(p.tag), round(float(p.score), 6)) for p in parses]


@cache
def _load() -> Any:
    import pymorphy3  # noqa: PLC0415

    return pymorphy3.MorphAnalyzer(lang="ru")
