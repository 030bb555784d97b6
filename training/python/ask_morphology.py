"""Answers with Vabamorf and pymorphy3 as their own Python packages have them, for comparisons.

Reads lines of JSON `[call, items]` (calls: analyse, spell, synthesise, russian) and writes for each a line
with the list of answers.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

from keelerada_morphology import estonian, russian

CALLS: dict[str, Callable[..., Any]] = {
    "analyse": estonian.analyse_form,
    "spell": lambda word: estonian.check_spelling(word, with_suggestions=True),
    "synthesise": estonian.synthesise,
    "russian": russian.analyse_word,
}

for line in sys.stdin:
    call, items = json.loads(line)
    sys.stdout.write(json.dumps([CALLS[call](*item) for item in items]) + "\n")
