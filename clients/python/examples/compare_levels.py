"""What advanced learners write and beginners do not (keyness), and which errors are left (error profile).

Run: python compare_levels.py https://site
"""

import sys

from keelerada import Keelerada

site = Keelerada(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080")

# Two selections of texts by the same fields as the text query of the site.
keywords = site.keyness(
    type="LEMMAS",
    minFrequency=5,
    tekstivalik={"paring": {"level": ["C1"]}},
    vordlus={"tekstivalik": {"paring": {"level": ["A2", "B1"]}}},
)
columns = ["sona", "sagedusA", "sagedusB", "logToepara", "logSuhe"]
print(keywords[columns].head(15).to_string())

# Marks per 100 words, as found and as estimated, with a row for each kind of error and each level.
errors = site.error_profile(tekstivalik="KOIK", omadus="level")
table = errors.pivot_table(index="code", columns="groups.value", values="groups.observed.per100")
print(table.round(2).to_string())
print(f"State of the corpus: {errors.attrs['corpus_version']}")
