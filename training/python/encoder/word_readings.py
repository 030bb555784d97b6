"""What Vabamorf says about words, in the shapes the encoder learns from."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from keelerada_morphology import estonian

NOMINAL_POS = frozenset("SHAPNUCGOY")
VERB_POS = "V"
# A night of training meets millions of misspelt words.
_MOST_KEPT = 300_000


def is_mark(word: str) -> bool:
    """True for a token without a letter or digit."""
    return not any(letter.isalnum() for letter in word)


def name_form(part_of_speech: str, form: str) -> str:
    """A form class: verbs apart from all others, whose forms go by the same codes."""
    return f"{'V' if part_of_speech == VERB_POS else 'N'}|{form}"


@lru_cache(_MOST_KEPT)
def read_word(word: str, is_initial: bool) -> estonian.FormReadings:
    """The product's own analysis; a mark has no readings and counts as known."""
    return (True, ()) if is_mark(word) else estonian.analyse_form(word, is_initial)


def list_features(word: str, is_initial: bool) -> list[str]:
    """Names of what the readings of a word tell: parts of speech, forms, known or not, more than one
    lemma."""
    is_known, readings = read_word(word, is_initial)
    names = {f"p|{part_of_speech}" for *_, part_of_speech, _ in readings}
    names |= {name_form(part_of_speech, form) for *_, part_of_speech, form in readings if form}
    if len({lemma for lemma, *_ in readings}) > 1:
        names.add("lemmas")
    names.add("known" if is_known else "unknown")
    if is_mark(word):
        names.add("mark")
    return sorted(names)


def number_features(words: Sequence[str], numbers: dict[str, int]) -> list[list[int]]:
    """Numbers of the features of each word of a sentence; those without a number are left out."""
    named = (list_features(word, i == 0) for i, word in enumerate(words))
    return [[numbers[name] for name in names if name in numbers] for names in named]


@lru_cache(_MOST_KEPT)
def find_lemmas(word: str) -> frozenset[str]:
    """Lemmas of the word, in lower case, whichever place it has."""
    readings = read_word(word, False)[1] + (read_word(word.lower(), False)[1] if word != word.lower() else ())
    return frozenset(lemma.lower() for lemma, *_ in readings)


class Tag(NamedTuple):
    """The first reading in context; marks have the part of speech Z and no form."""

    lemma: str
    part_of_speech: str
    form: str
    # with `_` between the parts of a compound
    root: str


def tag_words(words: Sequence[str]) -> list[Tag]:
    """Vabamorf's choice for each word of a sentence."""
    chosen = estonian.disambiguate_sentence(words)
    return [
        Tag(readings[0][0], readings[0][4], readings[0][5], readings[0][1])
        if readings
        else Tag(word, "Z", "", word)
        for word, readings in zip(words, chosen, strict=True)
    ]


@lru_cache(_MOST_KEPT)
def synthesise(lemma: str, form: str, part_of_speech: str) -> tuple[str, ...]:
    """Word forms of one word, Vabamorf's favourite first."""
    return tuple(word for word in estonian.synthesise(lemma, form, part_of_speech) if " " not in word)
