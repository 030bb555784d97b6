"""A concordance by a query: words written in a wrong form, with what belongs in their place.

Run: python errors_in_context.py https://site
"""

import sys

from keelerada import Keelerada

site = Keelerada(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080")

# Each error in the form of a noun or adjective once, in the corpus query language.
lines = site.concordance(
    tekstivalik="KOIK",
    cql='[error.first="R:NOM:FORM"]',
    displayCount=4,
    displayType="WORD",
    vead=True,
    limit=200,
)
print(f"{lines.attrs['total']} errors, {len(lines)} of them here")

if lines.empty:
    print("No text of this corpus has its errors marked.")
else:
    lines["corrected"] = lines["vead"].map(lambda errors: "; ".join(error["corrected"] for error in errors))
    # Level and native language of the texts, beside their lines.
    origins = site.text_origins(ids=lines["textId"].drop_duplicates().tolist())
    lines = lines.merge(origins, on="textId", how="left")
    shown = ["contextBefore", "keyword", "corrected", "contextAfter", "level", "nativeLanguage"]
    print(lines[shown].head(20).to_string())
    print(lines.groupby("level", dropna=False).size())
