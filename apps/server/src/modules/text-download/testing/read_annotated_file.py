"""Reads a file of annotated texts with readers from elsewhere and writes what they found as JSON.

Arguments: `conllu` or `tei`, the path of the file and, for CoNLL-U, the level of UD's validator (2).
"""

import io
import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import conllu
import schemas
from lxml import etree
from udtools import Validator

TEI = "{http://www.tei-c.org/ns/1.0}"
RELAX_NG = "{http://relaxng.org/ns/structure/1.0}"
UD_LEVEL = 2
# `[Line 7 Sent a-1]: [L3 SYNTAX leaf-punct] ...`; warnings are no faults.
FAULT = re.compile(r"\[L\d (?!WARNING)\S+ (\S+)\]")


def read_conllu(path: Path, level: int = UD_LEVEL) -> dict[str, Any]:
    """Errors of the UD validator up to a level, how many of each kind, and sentences as `conllu` has them."""
    messages = io.StringIO()
    state = Validator(lang="et", level=level, output=messages).validate_files([str(path)])
    sentences = conllu.parse(path.read_text(encoding="utf-8"))
    return {
        "valid": bool(state),
        "errors": messages.getvalue().splitlines()[:5],
        "faults": Counter(FAULT.findall(messages.getvalue())),
        "documents": [s.metadata["newdoc id"] for s in sentences if "newdoc id" in s.metadata],
        "tokens": [[token["form"] for token in sentence] for sentence in sentences],
        "roots": [sum(token["head"] == 0 for token in sentence) for sentence in sentences],
        "ranges": [[(token["misc"] or {}).get("TokenRange") for token in sentence] for sentence in sentences],
    }


def load_schema(document: Any) -> etree.RelaxNG:
    """The schema of TEI P5 for one document.

    Patterns of elements that the document has not cannot match: without them the verdict is the same, and
    libxml2 reads the schema in milliseconds instead of 10 s and more.
    """
    used = {etree.QName(element).localname for element in document.iter("*")}
    schema = etree.parse(Path(next(iter(schemas.__path__))) / "tei_all.rng")
    for pattern in list(schema.iter(f"{RELAX_NG}element")):
        name = pattern.get("name")
        if name is not None and name not in used:
            pattern.getparent().replace(pattern, etree.Element(f"{RELAX_NG}notAllowed"))
    return etree.RelaxNG(schema)


def read_tei(path: Path) -> dict[str, Any]:
    """Errors by the RELAX NG schema of TEI P5, and the words that an XML parser finds."""
    document = etree.parse(path)
    schema = load_schema(document)
    valid = schema.validate(document)
    return {
        "valid": valid,
        "errors": [str(error) for error in schema.error_log][:5],
        "documents": [
            element.get("{http://www.w3.org/XML/1998/namespace}id") for element in document.iter(f"{TEI}TEI")
        ],
        "tokens": [
            [token.text for token in sentence.iter(f"{TEI}w", f"{TEI}pc")]
            for sentence in document.iter(f"{TEI}s")
        ],
        "lemmas": [token.get("lemma") for token in document.iter(f"{TEI}w")],
        "persons": [person.get("sex") for person in document.iter(f"{TEI}person")],
    }


if __name__ == "__main__":
    kind, file, *rest = sys.argv[1:]
    path = Path(file)
    found = read_tei(path) if kind == "tei" else read_conllu(path, *map(int, rest))
    sys.stdout.write(json.dumps(found))
