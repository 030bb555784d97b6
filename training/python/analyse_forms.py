"""Analyses word forms with the product's own call to Vabamorf, for training and evaluation.

Reads lines of JSON `[form, isSentenceInitial]`, writes for each a line `[isKnown, [reading, ...]]`.
"""

import json
import sys

from keelerada_morphology.estonian import analyse_form

for line in sys.stdin:
    form, is_sentence_initial = json.loads(line)
    sys.stdout.write(json.dumps(analyse_form(form, is_sentence_initial)) + "\n")
