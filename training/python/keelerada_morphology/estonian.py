"""Estonian: Vabamorf's own answers, word by word, in compact rows.

Words are given to Vabamorf one at a time, which keeps the answers in step whatever a word holds.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from keelerada_morphology.safe_text import make_safe
from keelerada_morphology.vabamorf import load_vabamorf

# lemma, root, ending, clitic, part of speech, form
Reading = tuple[str, str, str, str, str, str]
# whether the dictionary knows the form, every reading of it
FormReadings = tuple[bool, tuple[Reading, ...]]

# Stands before a form that does not open its sentence; its reading is dropped. Any lower-case word would do,
# but take longer; behind an opening bracket or a dash the form would open its sentence still.
NEUTRAL_MARK = ","
# Vabamorf's parts of speech of names and of abbreviations.
_NAMES = ("H", "Y")
# Verbs to Vabamorf, but without a -ma form.
PARTICLES = ("ei", "ära")
# Longer words have no suggestions anyway, and the search grows with the square of the length (0.1 s at 400).
MAX_SUGGESTED_LENGTH = 60


def _tells_known(word: str, readings: Iterable[Reading]) -> bool:
    """True where the readings of a capitalised word show that the dictionary knows it.

    For a word in ordinary capitals that the dictionary does not have, Vabamorf guesses names alone, save for
    some interjections and misspelt words (14 in 20,800 forms of learners). To ask takes a third more time.
    """
    is_ordinary = word.isalpha() and (word[1:].islower() or word.isupper())
    return is_ordinary and any(part_of_speech not in _NAMES for *_, part_of_speech, _ in readings)


def analyse_form(form: str, is_sentence_initial: bool) -> FormReadings:
    """Whether the dictionary knows the form, and every reading of it, guesses and proper names included."""
    safe = make_safe(form)
    if safe == safe.lower():
        known = _read([safe], guess=False, propername=False)[0]
        if known:
            return True, known  # guessing would add nothing
        return False, _read([safe], guess=True, propername=False)[0]
    # Only a capital letter makes the place in the sentence matter.
    words = [safe] if is_sentence_initial else [NEUTRAL_MARK, safe]
    readings = _read(words, guess=True, propername=True)[-1]
    if _tells_known(safe, readings):
        return True, readings
    return bool(_read([safe], guess=False, propername=False)[0]), readings


def disambiguate_sentence(words: Sequence[str]) -> list[tuple[Reading, ...]]:
    """Vabamorf's choice of readings for each word of one sentence (more than one where it cannot decide)."""
    # Without the empty words, which can crash the disambiguator (found by random sentences).
    safe = [make_safe(word) for word in words if word]
    readings = iter(_read(safe, guess=True, propername=True, disambiguate=True) if safe else [])
    return [next(readings) if word else () for word in words]


def check_spelling(word: str, with_suggestions: bool) -> tuple[bool, list[str]]:
    """Whether the speller accepts the word, and, where it does not and they are wanted, its corrections."""
    safe = make_safe(word)
    if not safe.strip():
        return True, []
    seek = with_suggestions and len(safe) <= MAX_SUGGESTED_LENGTH
    results = _engine().spellcheck([safe], seek)
    is_correct = all(bool(result.spelling) for result in results)
    return is_correct, [] if is_correct else [text for result in results for text in result.suggestions]


def synthesise(lemma: str, form: str, part_of_speech: str = "", hint: str = "") -> list[str]:
    """The word forms of a lemma for a Vabamorf form code (`pl p`, `sin`), those that begin with `hint`."""
    parts = (make_safe(part).strip() for part in (lemma, form, part_of_speech, hint))
    guess, with_phonetics = True, False
    return list(_engine().synthesize(*parts, guess, with_phonetics))


def _read(
    words: Sequence[str], *, guess: bool, propername: bool, disambiguate: bool = False
) -> list[tuple[Reading, ...]]:
    module = load_vabamorf()
    with_phonetics, by_stem = True, False  # phonetics carries the compound marks along
    vector = module.vm.StringVector(list(words))
    results = _engine().analyze(vector, disambiguate, guess, with_phonetics, propername, by_stem)
    if len(results) != len(words):
        raise RuntimeError("Vabamorf answered another number of words than it was given")
    return [_make_readings(analyses) for _, analyses in results]


# Letters or digits in every part: where a part is marks alone, EstNLTK keeps them.
_PART = r"[~?\]<]*[^\W_](?:[^\W_]|[~?\]<])*"
_PLAIN_ROOT = re.compile(f"{_PART}(?:[_=+-]{_PART})*")


def _make_readings(analyses: Iterable[Any]) -> tuple[Reading, ...]:
    return tuple([_make_reading(a.root, a.ending, a.clitic, a.partofspeech, a.form) for a in analyses])


def _make_reading(marked: str, ending: str, clitic: str, part_of_speech: str, form: str) -> Reading:
    """What EstNLTK's `get_root` and `get_lemma` do, and they themselves where a root is unusual."""
    if not _PLAIN_ROOT.fullmatch(marked):
        module = load_vabamorf()
        root = module.get_root(marked, phonetic=False, compound=True)
        lemma = module.get_lemma(module.get_group_tokens(marked), part_of_speech)
        return lemma, root, ending, clitic, part_of_speech, form
    root = marked.replace("<", "").replace("]", "").replace("~", "").replace("?", "")
    lemma = root.replace("_", "").replace("=", "").replace("+", "")
    if part_of_speech == "V" and lemma not in PARTICLES:
        lemma += "ma"
    return lemma, root, ending, clitic, part_of_speech, form


@cache
def _engine() -> Any:
    # The C++ object itself: EstNLTK's wrapper makes a dictionary of every reading. One for the process, for
    # Vabamorf holds global state; a call keeps the interpreter's lock, so threads cannot meet inside it.
    return load_vabamorf().Vabamorf.instance()._morf
