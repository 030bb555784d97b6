"""Labels of written sentences: for each word what is to be done with it, before it, and its right form."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from word_readings import NOMINAL_POS, VERB_POS, Tag, find_lemmas, is_mark, name_form, read_word

OPERATIONS = (
    "keep",
    "nominal",
    "verb",
    "spelling",
    "choice",
    "delete-word",
    "delete-mark",
    "mark",
    "join",
    "case",
    "split",
)
INSERTIONS = ("none", "comma", "word", "mark")
# "left": the word belongs further right, so that the words after it move left; "right": the other way round.
ORDERS = ("none", "left", "right", "inside")
_SHORT_WORD, _LONG_WORD = 3, 6


@dataclass
class Example:
    """A written sentence; `insertions` has an entry for the end more, `forms` names of form classes or
    None."""

    words: list[str]
    operations: list[str]
    insertions: list[str]
    orders: list[str]
    forms: list[str | None]


@lru_cache(500_000)
def measure_distance(a: str, b: str) -> int:
    """Levenshtein distance."""
    before = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        row = [i]
        for j, other in enumerate(b, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != other)))
        before = row
    return before[-1]


@lru_cache(500_000)
def name_operation(written: str, right: str) -> str:  # noqa: PLR0911
    """What makes `right` of `written`: a form of the same word, another spelling, another word."""
    if written == right:
        return "keep"
    if written.lower() == right.lower():
        return "case"
    if is_mark(written) or is_mark(right):
        return "mark"
    shared = find_lemmas(written) & find_lemmas(right)
    is_known = read_word(written, False)[0] or read_word(written.lower(), False)[0]
    if shared:
        readings = read_word(right, False)[1] + read_word(right.lower(), False)[1]
        found = {part_of_speech for lemma, *_, part_of_speech, _ in readings if lemma.lower() in shared}
        if VERB_POS in found:
            return "verb"
        if found & NOMINAL_POS:
            return "nominal"
        return "choice" if is_known else "spelling"
    distance = measure_distance(written.lower(), right.lower())
    near = 1 if len(right) > _SHORT_WORD else 0
    if distance <= (near + (len(right) > _LONG_WORD) if is_known else max(2, len(right) // 3)):
        return "spelling"
    return "choice" if is_known else "spelling"


def name_tag(word: str, tag: Tag) -> str | None:
    """The form class of a word in context; None for marks and words without forms."""
    return name_form(tag.part_of_speech, tag.form) if tag.form and not is_mark(word) else None


@dataclass
class _Labeller:
    words: Sequence[str]
    corrected: Sequence[str]
    partners: Sequence[int]
    tags: Sequence[Tag]
    example: Example = field(init=False)

    def __post_init__(self) -> None:
        size = len(self.words)
        self.example = Example(
            list(self.words), ["keep"] * size, ["none"] * (size + 1), ["none"] * size, [None] * size
        )

    def label(self) -> Example:
        anchors = set(_find_anchors(self.partners))
        for i, partner in enumerate(self.partners):
            if partner >= 0:
                self.example.operations[i] = name_operation(self.words[i], self.corrected[partner])
                self.example.forms[i] = self._name_form(partner)
        taken = set(self.partners)
        source, target = 0, 0
        for i in [*sorted(anchors), len(self.words)]:
            end = self.partners[i] if i < len(self.words) else len(self.corrected)
            loose = [k for k in range(source, i) if self.partners[k] < 0]
            self._label_gap(loose, [k for k in range(target, end) if k not in taken], i)
            source, target = i + 1, end + 1
        for i, partner in enumerate(self.partners):
            if partner >= 0 and i not in anchors:
                self._label_move(i, partner, anchors)
        return self.example

    def _name_form(self, target: int) -> str | None:
        return name_tag(self.corrected[target], self.tags[target])

    def _label_gap(self, loose: list[int], missing: list[int], end: int) -> None:
        """Words without a partner before the word at `end`: joined, split, replaced, deleted or missing."""
        example = self.example
        while loose and missing:
            first, right = loose[0], self.corrected[missing[0]].lower()
            pair = self.words[first] + self.words[first + 1] if first + 1 in loose else ""
            if pair and measure_distance(pair.lower(), right) <= len(right) // 4:
                example.operations[first] = "join"
                example.forms[first + 1] = self._name_form(missing[0])
                loose, missing = loose[2:], missing[1:]
                continue
            both = right + self.corrected[missing[1]].lower() if len(missing) > 1 else ""
            if both and measure_distance(self.words[first].lower(), both) <= len(both) // 4:
                example.operations[first] = "split"
                loose, missing = loose[1:], missing[2:]
                continue
            break
        for is_right_kind in (is_mark, lambda word: not is_mark(word)):
            replaced = [i for i in loose if is_right_kind(self.words[i])]
            targets = [k for k in missing if is_right_kind(self.corrected[k])]
            for i, target in zip(replaced, targets, strict=False):
                example.operations[i] = name_operation(self.words[i], self.corrected[target])
                example.forms[i] = self._name_form(target)
                loose, missing = [k for k in loose if k != i], [k for k in missing if k != target]
        for i in loose:
            example.operations[i] = "delete-mark" if is_mark(self.words[i]) else "delete-word"
        for target in missing:
            word = self.corrected[target]
            kind = "comma" if word == "," else "mark" if is_mark(word) else "word"
            at = min(loose, default=end)
            if example.insertions[at] in ("none", "mark"):
                example.insertions[at] = kind

    def _label_move(self, place: int, partner: int, anchors: set[int]) -> None:
        """The stretch from the word to the place where it belongs."""
        before = [i for i in anchors if self.partners[i] < partner]
        target = max(before, default=-1)
        first, last = (place, target) if target > place else (target + 1, place)
        orders = self.example.orders
        if first >= last or last >= len(orders):
            return
        if orders[first] in ("none", "inside"):
            orders[first] = "left" if target > place else "right"
        for i in range(first + 1, last + 1):
            if orders[i] == "none":
                orders[i] = "inside"


def label_pair(
    words: Sequence[str], corrected: Sequence[str], partners: Sequence[int], tags: Sequence[Tag]
) -> Example:
    """Labels of a written sentence; `partners` has for each word its place in the corrected sentence or
    -1."""
    return _Labeller(words, corrected, partners, tags).label()


def list_moves(partners: Sequence[int]) -> list[tuple[int, int]]:
    """Moved words: place in the corrected sentence and how many words further right they were written."""
    anchors = _find_anchors(partners)
    moves = []
    for i, partner in enumerate(partners):
        if partner >= 0 and i not in anchors:
            passed = [k for k in anchors if (k < i) != (partners[k] < partner)]
            if passed:
                moves.append((partner, len(passed) if i > passed[0] else -len(passed)))
    return moves


def _find_anchors(partners: Sequence[int]) -> list[int]:
    """Places of the longest run of words whose partners stand in the same order."""
    best: list[tuple[int, int]] = []  # length and the place before, for each word with a partner
    places = [i for i, partner in enumerate(partners) if partner >= 0]
    for k, i in enumerate(places):
        earlier = [(best[m][0], m) for m in range(k) if partners[places[m]] < partners[i]]
        length, at = max(earlier, default=(0, -1))
        best.append((length + 1, at))
    if not best:
        return []
    at = max(range(len(best)), key=lambda k: best[k][0])
    chain: list[int] = []
    while at >= 0:
        chain.append(places[at])
        at = best[at][1]
    return chain[::-1]
