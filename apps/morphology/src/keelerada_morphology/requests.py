"""What the calls take. Wire names are in camel case."""

from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic.alias_generators import to_camel

from keelerada_morphology.safe_text import make_safe

MAX_WORDS = 5_000
MAX_SUGGESTED_WORDS = 500
MAX_WORD_LENGTH = 1_000
MAX_BODY_BYTES = 8 * 1024 * 1024


def _make_safe_if_text(value: object) -> object:
    # Before the type check, which would refuse a whole batch for one lone surrogate.
    return make_safe(value) if isinstance(value, str) else value


Word = Annotated[str, BeforeValidator(_make_safe_if_text), Field(max_length=MAX_WORD_LENGTH)]


class _Request(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, extra="forbid", frozen=True)


# The form, and whether it opens its sentence: a row, which takes a third of the time of a named object.
Form = tuple[Word, bool]


class AnalyseRequest(_Request):
    forms: Annotated[list[Form], Field(max_length=MAX_WORDS)]


class WordsRequest(_Request):
    words: Annotated[list[Word], Field(max_length=MAX_WORDS)]


class SuggestRequest(_Request):
    words: Annotated[list[Word], Field(max_length=MAX_SUGGESTED_WORDS)]


class Synthesis(_Request):
    lemma: Word
    form: Word
    part_of_speech: Word = ""
    hint: Word = ""


class SynthesiseRequest(_Request):
    items: Annotated[list[Synthesis], Field(max_length=MAX_WORDS)]
