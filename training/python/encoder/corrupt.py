"""Learner errors made in clean sentences, at the rates of the Tartu pairs."""

import random
from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from error_rates import ErrorRates
from labels import Example, name_tag
from word_readings import NOMINAL_POS, VERB_POS, Tag, is_mark, name_form, synthesise

# Factors on the counted rates: a few more errors than learners make teach faster.
FORM_FACTOR, MISSING_COMMA_FACTOR, EXTRA_COMMA_FACTOR = 1.3, 1.15, 1.1
CHOICE_FACTOR, MISSING_WORD_FACTOR, EXTRA_WORD_FACTOR = 0.8, 0.9, 0.6
MOST_MISSING, MOST_EXTRA = 0.3, 0.15
NAME_FACTOR = 0.5
# The noun takes the wrong form of its attribute along so often.
AGREEMENT = 0.3
MADE_UP_FORM = 0.12
USUAL_VARIANT = 0.7
# Least and most share of the errors that learners make, drawn for each sentence: it meets good and bad texts.
STRENGTHS = (0.3, 1.5)
# Chance of a letter error in a word of six letters.
SPELLING_RATE, USUAL_LENGTH = 0.025, 6
LOWER_CASE_RATE = 0.02
CUT_COMPOUND_RATE = 0.015
MOVE_RATES = (0.26, 0.05)
TRIALS = 5
_VOWELS = "aeiouõäöü"
_ENDINGS = {
    "sg p": ("t", "d", "i", "u"),
    "pl p": ("id", "sid", "i", "e", "si", "it"),
    "pl g": ("te", "de"),
    "pl n": ("d",),
    "sg ill": ("sse",),
    "sg in": ("s",),
    "sg el": ("st",),
    "sg all": ("le",),
    "sg ad": ("l",),
    "sg tr": ("ks",),
    "sg kom": ("ga",),
    "pl in": ("tes", "des"),
    "pl el": ("test", "dest"),
    "pl kom": ("tega", "dega"),
}
Choice = TypeVar("Choice", bound=Hashable)


@dataclass
class _Slot:
    word: str
    operation: str
    insertion: str
    # place in the clean sentence, -1 for an extra word
    origin: int
    order: str = "none"


def match_case(word: str, model: str) -> str:
    """The word with the capitals of another."""
    if len(model) > 1 and model.isupper():
        return word.upper()
    return word[:1].upper() + word[1:] if model[:1].isupper() else word


class Corruptor:
    """Makes errors; the same seed makes the same."""

    def __init__(self, rates: ErrorRates, seed: int | str) -> None:
        self._rates = rates
        self._random = random.Random(seed)  # noqa: S311
        # the form that the word before was wrongly put into
        self._last_form = ""
        self._strength = 1.0

    def corrupt(self, words: Sequence[str], tags: Sequence[Tag]) -> Example | None:
        """The sentence with errors and their labels; None where nothing is left of it."""
        self._strength = self._random.uniform(*STRENGTHS)
        slots, last = self._write_words(words, tags)
        for rate in MOVE_RATES:
            if self._errs(rate):
                self._move_word(slots, tags)
        if not slots:
            return None
        forms = [_find_form(words, tags, slot.origin) for slot in slots]
        return Example(
            [slot.word for slot in slots],
            [slot.operation for slot in slots],
            [*(slot.insertion for slot in slots), last],
            [slot.order for slot in slots],
            forms,
        )

    def _write_words(self, words: Sequence[str], tags: Sequence[Tag]) -> tuple[list[_Slot], str]:
        slots: list[_Slot] = []
        waiting, agreed = "none", ""  # what is missing before the next word; form an attribute was put into
        for i, word in enumerate(words):
            if is_mark(word):
                if word == "," and self._errs(self._missing_comma_rate(words, i)):
                    waiting = "comma"
                    continue
                slots.append(_Slot(word, "keep", waiting, i))
                waiting, agreed = "none", ""
                continue
            before_agreed, agreed = agreed, ""
            written, operation = self._change_form(words, tags, i, before_agreed)
            if operation == "nominal":
                agreed = self._last_form
            if operation == "keep":
                written, operation = self._change_word(word, is_first=i == 0)
            if operation == "keep" and self._errs(self._missing_word_rate(word)):
                waiting = "word"
                continue
            if waiting == "none" and i and not is_mark(words[i - 1]):
                slots += self._list_extra(word)
            slots += self._cut_compound(_Slot(written, operation, waiting, i), tags[i])
            waiting = "none"
        return slots, waiting

    def _change_form(self, words: Sequence[str], tags: Sequence[Tag], i: int, agreed: str) -> tuple[str, str]:
        word, (lemma, part_of_speech, form, _) = words[i], tags[i]
        name = name_form(part_of_speech, form)
        changes = self._rates.changed_forms.get(name)
        is_verb = part_of_speech == VERB_POS
        if not changes or not form or not (is_verb or part_of_speech in NOMINAL_POS):
            return word, "keep"
        follows = bool(agreed) and tags[i - 1].form == form and self._happens(AGREEMENT)
        rate = FORM_FACTOR * changes.total() / self._rates.forms[name]
        if not follows and not self._errs(rate * (NAME_FACTOR if part_of_speech == "H" else 1)):
            return word, "keep"
        for _ in range(TRIALS):
            wanted = agreed if follows else self._choose(changes).split("|")[1]
            follows = False
            found = self._list_variants(lemma, part_of_speech, form, wanted)
            others = [variant for variant in found if variant.lower() != word.lower()]
            if others:
                self._last_form = wanted
                at = 0 if self._happens(USUAL_VARIANT) else self._random.randrange(len(others))
                return match_case(others[at], word), "verb" if is_verb else "nominal"
        return word, "keep"

    def _list_variants(self, lemma: str, part_of_speech: str, form: str, wanted: str) -> Sequence[str]:
        if part_of_speech == VERB_POS or not self._happens(MADE_UP_FORM):
            return synthesise(lemma, wanted, part_of_speech)
        endings = _ENDINGS.get(wanted if self._happens(0.5) else form)
        stems = synthesise(lemma, self._random.choice(("sg n", "sg g", "sg p")), part_of_speech)
        if not endings or not stems:
            return ()
        stem, ending = stems[0], self._random.choice(endings)
        if stem[-1] not in _VOWELS and ending[0] not in _VOWELS and self._happens(0.6):
            stem += self._random.choice("aiue")
        return (stem + ending,)

    def _change_word(self, word: str, *, is_first: bool) -> tuple[str, str]:
        lower = word.lower()
        if self._errs(SPELLING_RATE * len(word) / USUAL_LENGTH):
            misspelt = self._misspell(lower)
            if misspelt != lower:
                return match_case(misspelt, word), "spelling"
        chosen = self._rates.chosen.get(lower)
        rate = CHOICE_FACTOR * chosen.total() / self._rates.words[lower] if chosen else 0
        if chosen and chosen.total() > 1 and self._errs(rate):
            other = self._choose(chosen)
            if other != lower:
                return match_case(other, word), "choice"
        if not is_first and word[0].isupper() and self._errs(LOWER_CASE_RATE):
            return lower, "case"
        return word, "keep"

    def _misspell(self, word: str) -> str:
        places: Counter[tuple[int, str, str]] = Counter()
        for (right, written), count in self._rates.letters.items():
            for at in range(1, len(word)):
                if word.startswith(right, at):
                    # A letter can be added anywhere, one replaced only where it stands.
                    places[at, right, written] = count if right else max(1, count // USUAL_LENGTH)
        if not places:
            return word
        at, right, written = self._choose(places)
        return word[:at] + written + word[at + len(right) :]

    def _list_extra(self, word: str) -> list[_Slot]:
        lower = word.lower()
        rate = (self._rates.extra_commas[lower] + 0.02) / (self._rates.words_after_word[lower] + 6)
        extra = []
        if self._errs(min(MOST_EXTRA, rate * EXTRA_COMMA_FACTOR)):
            extra.append(_Slot(",", "delete-mark", "none", -1))
        found = self._rates.extra_words.get(lower)
        if found:
            rate = EXTRA_WORD_FACTOR * found.total() / (self._rates.words[lower] + 8)
            if self._errs(min(MOST_EXTRA, rate)):
                extra.append(_Slot(self._choose(found), "delete-word", "none", -1))
        return extra

    def _cut_compound(self, slot: _Slot, tag: Tag) -> list[_Slot]:
        """A compound in two words, where the letters of its first part are known."""
        parts = [part for part in tag.root.split("_") if part]
        word, first = slot.word, parts[0] if len(parts) > 1 else ""
        if slot.operation == "keep" and first and word.startswith(first) and self._errs(CUT_COMPOUND_RATE):
            rest = word[len(first) :]
            if len(rest) > 1:
                return [
                    _Slot(first, "join", slot.insertion, -1),
                    _Slot(rest, "keep", "none", slot.origin),
                ]
        return [slot]

    def _move_word(self, slots: list[_Slot], tags: Sequence[Tag]) -> None:
        for _ in range(TRIALS):
            part_of_speech, distance = self._choose(self._rates.moves)
            places = [
                at
                for at, slot in enumerate(slots)
                if slot.origin >= 0
                and tags[slot.origin].part_of_speech == part_of_speech
                and not is_mark(slot.word)
            ]
            if not places:
                continue
            start = self._random.choice(places)
            target = start + distance
            first, last = min(start, target), max(start, target)
            if first < 0 or last >= len(slots) or not _can_turn(slots[first : last + 2], last - first + 1):
                continue
            slots.insert(target, slots.pop(start))
            if first == 0:
                _move_capital(slots, tags)
            # To be right again the word at `target` goes back.
            slots[first].order = "left" if target < start else "right"
            for slot in slots[first + 1 : last + 1]:
                slot.order = "inside"
            return

    def _missing_comma_rate(self, words: Sequence[str], i: int) -> float:
        is_before_mark = i + 1 >= len(words) or is_mark(words[i + 1])
        rate = MISSING_COMMA_FACTOR * self._rates.missing_commas / max(1, self._rates.commas)
        return 0 if is_before_mark else rate

    def _missing_word_rate(self, word: str) -> float:
        count = self._rates.missing_words[word.lower()]
        if count < len(MOVE_RATES) + 2:
            return 0
        return min(MOST_MISSING, MISSING_WORD_FACTOR * count / self._rates.words[word.lower()])

    def _errs(self, rate: float) -> bool:
        """An error of this rate, by the strength of the sentence."""
        return self._happens(rate * self._strength)

    def _happens(self, rate: float) -> bool:
        return self._random.random() < rate

    def _choose(self, counts: Counter[Choice]) -> Choice:
        return self._random.choices(list(counts), list(counts.values()))[0]


def _find_form(words: Sequence[str], tags: Sequence[Tag], origin: int) -> str | None:
    return None if origin < 0 else name_tag(words[origin], tags[origin])


def _can_turn(stretch: Sequence[_Slot], size: int) -> bool:
    """True for words that stand together without marks, gaps and other moves."""
    inside = stretch[:size]
    return all(not is_mark(slot.word) and slot.order == "none" for slot in inside) and all(
        slot.insertion == "none" for slot in stretch
    )


def _move_capital(slots: list[_Slot], tags: Sequence[Tag]) -> None:
    for slot in slots:
        if (
            slot.origin == 0
            and tags[0].part_of_speech != "H"
            and not (len(slot.word) > 1 and slot.word.isupper())
        ):
            slot.word = slot.word[0].lower() + slot.word[1:]
    slots[0].word = slots[0].word[:1].upper() + slots[0].word[1:]
