"""Reads running text with EstNLTK's Vabamorf alone, word by word: the reference of the annotate benchmark.

Reads a JSON list of sentences, lists of words, from the standard input; writes the processor seconds that
three passes over them take: every reading with guesses and proper names, those of the dictionary alone, and
the disambiguator's choice.
"""

import json
import sys
import time

from keelerada_morphology.vabamorf import load_vabamorf

PASSES = (
    {"disambiguate": False, "guess": True, "propername": True},
    {"disambiguate": False, "guess": False, "propername": False},
    {"disambiguate": True, "guess": True, "propername": True},
)

sentences: list[list[str]] = json.load(sys.stdin)
vabamorf = load_vabamorf().Vabamorf.instance()
vabamorf.analyze(["tere"])  # loads the lexicon
start = time.process_time()
for options in PASSES:
    for words in sentences:
        vabamorf.analyze(words, **options)
sys.stdout.write(json.dumps(time.process_time() - start))
