"""The most frequent words of each level, per million words: what learners of a level write more than others.

Run: python wordlist_by_level.py https://site
"""

import sys

from keelerada import Keelerada

site = Keelerada(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080")

# All texts; base forms without function words; counts by level as columns tasemed.A2, tasemed.B1 ...
words = site.wordlist(
    tekstivalik="KOIK", type="LEMMAS", excludeStopwords=True, minFrequency=5, tasemed=True
).set_index("word")

# The answer tells how many running words each level has.
for level in words.attrs["tasemed"]:
    if level["runningWords"] > 0:
        counts = words[f"tasemed.{level['tase']}"]
        words[level["tase"]] = (counts / level["runningWords"] * 1_000_000).round(1)

levels = [level["tase"] for level in words.attrs["tasemed"] if level["tase"] in words]
print(words[["frequencyCount", "partOfSpeech", *levels]].head(20).to_string())
print(f"State of the corpus: {words.attrs['corpus_version']}")
