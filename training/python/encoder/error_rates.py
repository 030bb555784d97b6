"""How often learners make which error, counted in the Tartu pairs."""

import difflib
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from labels import Example, list_moves, measure_distance
from word_readings import VERB_POS, Tag, find_lemmas, is_mark, name_form, read_word

_MOST_LETTERS_CHANGED = 2
_LEAST_LETTER_COUNT = 3


@dataclass
class Pair:
    """A labelled learner sentence with its corrected words and their tags."""

    example: Example
    corrected: Sequence[str]
    tags: Sequence[Tag]
    partners: Sequence[int]


@dataclass
class ErrorRates:
    """Counts; words are in lower case, forms are named as in `name_form`."""

    forms: Counter[str] = field(default_factory=Counter)
    # right form -> written form -> count
    changed_forms: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    words: Counter[str] = field(default_factory=Counter)
    # right word -> written word -> count
    chosen: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    # (right letters, written letters)
    letters: Counter[tuple[str, str]] = field(default_factory=Counter)
    missing_words: Counter[str] = field(default_factory=Counter)
    # next word -> extra word before it
    extra_words: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    extra_commas: Counter[str] = field(default_factory=Counter)
    words_after_word: Counter[str] = field(default_factory=Counter)
    commas: int = 0
    missing_commas: int = 0
    # (part of speech, places further right than is right)
    moves: Counter[tuple[str, int]] = field(default_factory=Counter)


def count_errors(pairs: Sequence[Pair]) -> ErrorRates:
    """Counts the errors of all pairs."""
    rates = ErrorRates()
    for pair in pairs:
        _count_right_words(rates, pair)
        for i, operation in enumerate(pair.example.operations):
            _count_word(rates, pair, i, operation)
        rates.missing_commas += pair.example.insertions.count("comma")
        for target, distance in list_moves(pair.partners):
            rates.moves[pair.tags[target].part_of_speech, distance] += 1
    rates.letters = Counter(
        {change: count for change, count in rates.letters.items() if count >= _LEAST_LETTER_COUNT}
    )
    return rates


def _count_right_words(rates: ErrorRates, pair: Pair) -> None:
    written = Counter(word.lower() for word in pair.example.words)
    partnered = set(pair.partners)
    before = ","
    for target, (word, tag) in enumerate(zip(pair.corrected, pair.tags, strict=True)):
        lower = word.lower()
        rates.words[lower] += 1
        if tag.form:
            rates.forms[name_form(tag.part_of_speech, tag.form)] += 1
        if word == ",":
            rates.commas += 1
        elif not is_mark(word):
            rates.words_after_word[lower] += not is_mark(before)
            rates.missing_words[lower] += target not in partnered and not written[lower]
        before = word


def _count_word(rates: ErrorRates, pair: Pair, i: int, operation: str) -> None:
    words = pair.example.words
    lower = words[i].lower()
    following = words[i + 1].lower() if i + 1 < len(words) else ""
    if operation == "delete-word":
        rates.extra_words[following][lower] += 1
    elif operation == "delete-mark" and lower == ",":
        rates.extra_commas[following] += 1
    if pair.partners[i] < 0:
        return
    target = pair.partners[i]
    right = pair.corrected[target].lower()
    if operation in ("nominal", "verb"):
        _count_form(rates, words[i], pair.corrected[target], pair.tags[target])
    elif operation == "choice":
        rates.chosen[right][lower] += 1
    elif operation == "spelling" and measure_distance(lower, right) <= _MOST_LETTERS_CHANGED:
        changes = difflib.SequenceMatcher(None, right, lower, autojunk=False).get_opcodes()
        for kind, start, end, other_start, other_end in changes:
            if kind != "equal":
                rates.letters[right[start:end], lower[other_start:other_end]] += 1


def _count_form(rates: ErrorRates, written: str, right: str, tag: Tag) -> None:
    lemmas = find_lemmas(right)
    name = name_form(tag.part_of_speech, tag.form)
    found = {
        name_form(part_of_speech, form)
        for lemma, *_, part_of_speech, form in read_word(written, False)[1]
        if lemma.lower() in lemmas
        and form
        and (part_of_speech == VERB_POS) == (tag.part_of_speech == VERB_POS)
    } - {name}
    for other in found:
        rates.changed_forms[name][other] += 1 / len(found)
