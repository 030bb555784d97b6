"""Makes any string safe for the analysers."""

import re

REPLACEMENT = "\ufffd"

# NUL ends a string inside Vabamorf, a lone surrogate has no UTF-8, other control characters are in no word.
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


def make_safe(text: str) -> str:
    """The text with each control character and lone surrogate replaced by U+FFFD; its length stays."""
    return text if text.isascii() and text.isprintable() else _UNSAFE.sub(REPLACEMENT, text)
