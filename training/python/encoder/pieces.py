"""Cuts words into the pieces of the vocabulary (unigram model, the likeliest cut)."""

import json
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

BEGIN, PADDING, END, UNKNOWN = 0, 1, 2, 3
SPECIAL_COUNT = 4
SPACE = "\u2581"
# Worse than the least likely piece by so much.
UNKNOWN_PENALTY = 10
MOST_PIECES = 14
# Words whose pieces are kept.
_MOST_KEPT = 300_000
CLOSING = frozenset([",", ".", "!", "?", ";", ":", ")", "»", "”", "…", "%", "..."])
OPENING = frozenset(["(", "«", "„"])


@dataclass
class Vocabulary:
    """Pieces with their scores; the number of a piece is its place behind the special ones."""

    texts: list[str]
    scores: list[float]

    def __post_init__(self) -> None:
        self._numbers = {text: i + SPECIAL_COUNT for i, text in enumerate(self.texts)}
        self._longest = max(map(len, self.texts))
        self._unknown_score = min(self.scores) - UNKNOWN_PENALTY
        self._known: dict[tuple[str, bool], list[int]] = {}

    def cut_sentence(self, words: Sequence[str]) -> list[list[int]]:
        """Numbers of the pieces of each word, at least one and at most `MOST_PIECES`."""
        return [self.cut_word(word, has_space_before(words, i)) for i, word in enumerate(words)]

    def cut_word(self, word: str, with_space: bool) -> list[int]:
        key = (word, with_space)
        if key not in self._known:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            text = unicodedata.normalize("NFKC", word).replace(" ", "")
            self._known[key] = self._cut(SPACE + text if with_space else text)[:MOST_PIECES]
        return self._known[key]

    def _cut(self, text: str) -> list[int]:
        best = [0.0] + [float("-inf")] * len(text)
        before = [(0, UNKNOWN)] * (len(text) + 1)
        for start in range(len(text)):
            ends = range(start + 1, min(len(text), start + self._longest) + 1)
            found = [(end, self._numbers.get(text[start:end], UNKNOWN)) for end in ends]
            for end, number in found:
                if number == UNKNOWN and end > start + 1:
                    continue
                score = self._unknown_score if number == UNKNOWN else self.scores[number - SPECIAL_COUNT]
                if best[start] + score > best[end]:
                    best[end] = best[start] + score
                    before[end] = (start, number)
        pieces = []
        at = len(text)
        while at > 0:
            at, number = before[at]
            pieces.append(number)
        return pieces[::-1] or [UNKNOWN]


def has_space_before(words: Sequence[str], i: int) -> bool:
    """True where a text has a space before the word, as far as the words tell."""
    return i == 0 or not (words[i] in CLOSING or words[i - 1] in OPENING)


def prune(vocabulary: Vocabulary, words: Iterable[str]) -> list[int]:
    """Places of the pieces that cut these words, and of all that are one letter of the alphabets of
    Europe."""
    kept = {
        i
        for i, text in enumerate(vocabulary.texts)
        if len(text.removeprefix(SPACE)) == 1 and max(text[-1:]) < "\u0500"
    }
    for word in words:
        for with_space in (True, False) if not word[:1].isalnum() else (True,):
            kept.update(number - SPECIAL_COUNT for number in vocabulary.cut_word(word, with_space))
    return sorted(i for i in kept if i >= 0)


def write_vocabulary(vocabulary: Vocabulary, place: Path) -> None:
    """Writes pieces and scores (two decimals tell cuts apart as well)."""
    rows = [vocabulary.texts, [round(score, 3) for score in vocabulary.scores]]
    place.write_text(json.dumps(rows, ensure_ascii=False), encoding="utf-8")


def read_vocabulary(place: Path) -> Vocabulary:
    """What `write_vocabulary` has written."""
    return Vocabulary(*json.loads(place.read_text(encoding="utf-8")))
