"""Answers the corrector's questions with the product's own calls to Vabamorf, for training and tests.

Reads lines of JSON `[call, items]` (calls: spell, suggest, synthesise, analyse), writes for each a line with
the list of answers.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

import orjson

from keelerada_morphology import estonian


def spell(words: list[str]) -> list[bool]:
    return [estonian.check_spelling(word, with_suggestions=False)[0] for word in words]


def suggest(words: list[str]) -> list[list[str]]:
    return [estonian.check_spelling(word, with_suggestions=True)[1] for word in words]


def synthesise(items: list[tuple[str, str, str]]) -> list[list[str]]:
    return [estonian.synthesise(lemma, form, part_of_speech) for lemma, form, part_of_speech in items]


def analyse(forms: list[tuple[str, bool]]) -> list[estonian.FormReadings]:
    return estonian.analyse_forms([(form, is_initial) for form, is_initial in forms])


CALLS: dict[str, Callable[[Any], list[Any]]] = {
    "spell": spell,
    "suggest": suggest,
    "synthesise": synthesise,
    "analyse": analyse,
}

for line in sys.stdin.buffer:
    call, items = json.loads(line)  # takes lone surrogates, which orjson refuses
    sys.stdout.buffer.write(orjson.dumps(CALLS[call](items), option=orjson.OPT_APPEND_NEWLINE))
    sys.stdout.buffer.flush()
