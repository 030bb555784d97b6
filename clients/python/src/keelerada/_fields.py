"""Fields of the calls."""

# Written by `npm run -s clients` from the description of the API; not to be changed by hand.
# fmt: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from typing_extensions import Required, TypedDict


class AnalyseWordsFields(TypedDict, total=False):
    """Fields of `analyse_words`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    language: Literal["et", "en"] | None
    ownTextLanguage: Literal["et", "ru"] | None
    countsEqual: bool | None


class CheckFields(TypedDict, total=False):
    """Fields of `check`."""

    text: str
    data: str
    language: Required[str]
    motherTongue: str
    level: str
    disabledRules: str
    enabledRules: str
    enabledOnly: bool | str


class ClassReportFields(TypedDict, total=False):
    """Fields of `class_report`."""

    texts: Required[Sequence[Mapping[str, Any]]]


class ClustersFields(TypedDict, total=False):
    """Fields of `clusters`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    analysis: Required[Literal["WORD_CLASS", "MORPHOLOGICAL", "SYNTACTIC", "MORPHOLOGICAL_SYNTACTIC", "WORDS", "LEMMAS"]]
    length: int | None
    includePunctuation: bool | None
    wordClasses: Sequence[Literal["V", "S", "A", "P", "N", "D", "K", "J", "Y", "Z"]] | None
    wordForms: Mapping[str, Any] | None
    sentenceParts: Sequence[Literal["PRED", "@SUBJ", "@OBJ", "@PRD", "AT", "@ADVL", "@J", "@B", "QM", "AP"]] | None
    partialFilter: bool | None
    sorting: Literal["freq", "fwrd", "swrd", "twrd", "fowrd", "fiwrd"] | None
    tasemed: bool | None
    minFrequency: int | None
    offset: int | None
    limit: int | None
    markups: Sequence[str] | None
    usageLimit: int | None
    pageToken: str | None


class CollocatesFields(TypedDict, total=False):
    """Fields of `collocates`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    type: Required[Literal["WORDS", "LEMMAS"]]
    keyword: Required[str]
    searchCount: int | None
    formula: Literal["LOGDICE", "T_SCORE", "MI_SCORE"] | None
    keepCapitalization: bool | None
    minCooccurrence: int | None


class ComplexityFields(TypedDict, total=False):
    """Fields of `complexity`."""

    tekst: Required[str]
    language: str | None


class ConcordanceFields(TypedDict, total=False):
    """Fields of `concordance`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    vealiik: str | None
    type: Literal["WORDS", "LEMMAS"] | None
    keyword: str | None
    cql: str | None
    displayCount: int | None
    displayType: Literal["WORD", "SENTENCE"] | None
    keepCapitalization: bool | None
    sort: Literal["TEXT", "EXAMPLES", "KEYWORD", "LEFT_1", "LEFT_2", "LEFT_3", "RIGHT_1", "RIGHT_2", "RIGHT_3"] | None
    thenSort: Literal["TEXT", "EXAMPLES", "KEYWORD", "LEFT_1", "LEFT_2", "LEFT_3", "RIGHT_1", "RIGHT_2", "RIGHT_3"] | None
    sample: int | None
    filterText: str | None
    filterPart: Literal["LINE", "BEFORE", "KEYWORD", "AFTER"] | None
    nearWord: str | None
    nearCount: int | None
    nearRelation: Literal["ATTRIBUTE", "ATTRIBUTE_OF", "GENITIVE", "GENITIVE_OF", "SUBJECT", "SUBJECT_OF", "PREDICATE", "PREDICATE_OF", "OBJECT", "OBJECT_OF", "INFINITIVE", "INFINITIVE_OF", "PARTICLE", "PARTICLE_OF", "ADVERB", "ADVERB_OF", "DEGREE", "DEGREE_OF", "COORDINATION", "ILLATIVE", "ILLATIVE_OF", "INESSIVE", "INESSIVE_OF", "ELATIVE", "ELATIVE_OF", "ALLATIVE", "ALLATIVE_OF", "ADESSIVE", "ADESSIVE_OF", "ABLATIVE", "ABLATIVE_OF", "TRANSLATIVE", "TRANSLATIVE_OF", "ESSIVE", "ESSIVE_OF", "TERMINATIVE", "TERMINATIVE_OF", "ABESSIVE", "ABESSIVE_OF", "COMITATIVE", "COMITATIVE_OF", "ADPOSITION", "ADPOSITION_OF", "PARTITIVE", "PARTITIVE_OF", "NOMINATIVE", "NOMINATIVE_OF"] | None
    countedBy: Literal["FORM", "LEMMA", "LEFT_1", "LEFT_2", "LEFT_3", "RIGHT_1", "RIGHT_2", "RIGHT_3", "GRAMMAR", "LEVEL", "TEXT", "CORRECTION"] | None
    countedLemmas: bool | None
    countedValue: str | None
    seed: int | None
    lineCharacters: int | None
    vead: bool | None
    offset: int | None
    limit: int | None
    pageToken: str | None


class CorrectedTextFields(TypedDict, total=False):
    """Fields of `corrected_text`."""

    tekst: Required[str]
    language: str | None


class DistributionFields(TypedDict, total=False):
    """Fields of `distribution`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    vealiik: str | None
    type: Literal["WORDS", "LEMMAS"] | None
    keyword: str | None
    cql: str | None
    vordlussona: str | None
    keepCapitalization: bool | None


class ErrorProfileFields(TypedDict, total=False):
    """Fields of `error_profile`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    omadus: Literal["level", "nativeLanguage", "nationality", "ageGroup", "textType"]


class ExamplesFields(TypedDict, total=False):
    """Fields of `examples`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    keyword: Required[str]
    count: int | None


class FindTextsFields(TypedDict, total=False):
    """Fields of `find_texts`."""

    corpuses: Sequence[str] | None
    types: str | Sequence[str] | None
    language: str | Sequence[str] | None
    level: str | Sequence[str] | None
    domain: str | Sequence[str] | None
    usedMaterials: str | Sequence[str] | None
    usedMultiMaterials: str | Sequence[str] | None
    age: str | Sequence[str] | None
    gender: str | Sequence[str] | None
    education: str | Sequence[str] | None
    studyLevel: str | Sequence[str] | None
    degree: str | Sequence[str] | None
    nativeLang: str | Sequence[str] | None
    otherLang: str | Sequence[str] | None
    nationality: str | Sequence[str] | None
    country: str | Sequence[str] | None
    addedYears: Sequence[str] | None
    characters: Sequence[Sequence[Any]] | None
    words: Sequence[Sequence[Any]] | None
    sentences: Sequence[Sequence[Any]] | None


class FormNamesFields(TypedDict, total=False):
    """Fields of `form_names`."""

    tekst: Required[str]
    language: str | None


class FrequenciesFields(TypedDict, total=False):
    """Fields of `frequencies`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    vealiik: str | None
    type: Literal["WORDS", "LEMMAS"] | None
    keyword: str | None
    cql: str | None
    displayCount: int | None
    displayType: Literal["WORD", "SENTENCE"] | None
    keepCapitalization: bool | None
    sample: int | None
    filterText: str | None
    filterPart: Literal["LINE", "BEFORE", "KEYWORD", "AFTER"] | None
    nearWord: str | None
    nearCount: int | None
    nearRelation: Literal["ATTRIBUTE", "ATTRIBUTE_OF", "GENITIVE", "GENITIVE_OF", "SUBJECT", "SUBJECT_OF", "PREDICATE", "PREDICATE_OF", "OBJECT", "OBJECT_OF", "INFINITIVE", "INFINITIVE_OF", "PARTICLE", "PARTICLE_OF", "ADVERB", "ADVERB_OF", "DEGREE", "DEGREE_OF", "COORDINATION", "ILLATIVE", "ILLATIVE_OF", "INESSIVE", "INESSIVE_OF", "ELATIVE", "ELATIVE_OF", "ALLATIVE", "ALLATIVE_OF", "ADESSIVE", "ADESSIVE_OF", "ABLATIVE", "ABLATIVE_OF", "TRANSLATIVE", "TRANSLATIVE_OF", "ESSIVE", "ESSIVE_OF", "TERMINATIVE", "TERMINATIVE_OF", "ABESSIVE", "ABESSIVE_OF", "COMITATIVE", "COMITATIVE_OF", "ADPOSITION", "ADPOSITION_OF", "PARTITIVE", "PARTITIVE_OF", "NOMINATIVE", "NOMINATIVE_OF"] | None
    countedBy: Literal["FORM", "LEMMA", "LEFT_1", "LEFT_2", "LEFT_3", "RIGHT_1", "RIGHT_2", "RIGHT_3", "GRAMMAR", "LEVEL", "TEXT", "CORRECTION"] | None
    countedLemmas: bool | None
    countedValue: str | None
    seed: int | None
    countBy: Literal["FORM", "LEMMA", "LEFT_1", "LEFT_2", "LEFT_3", "RIGHT_1", "RIGHT_2", "RIGHT_3", "GRAMMAR", "LEVEL", "TEXT", "CORRECTION"] | None
    countLemmas: bool | None
    limit: int | None
    pageToken: str | None


class KeynessFields(TypedDict, total=False):
    """Fields of `keyness`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    vealiik: str | None
    type: Required[Literal["WORDS", "LEMMAS"]]
    excludeStopwords: bool | None
    customStopwords: Sequence[str] | None
    keepCapitalization: bool | None
    minFrequency: int | None
    hajuvus: bool | None
    minTexts: int | None
    vordlus: Required[Mapping[str, Any]]


class LemmasFields(TypedDict, total=False):
    """Fields of `lemmas`."""

    tekst: Required[str]
    language: str | None


class LevelFields(TypedDict, total=False):
    """Fields of `level`."""

    tekst: Required[str]
    language: str | None


class NearestWordsFields(TypedDict, total=False):
    """Fields of `nearest_words`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    keyword: Required[str]


class SelectionSummaryFields(TypedDict, total=False):
    """Fields of `selection_summary`."""

    ids: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None

SentenceAnalysisFields = TypedDict(
    "SentenceAnalysisFields",
    {
        "textId": str | None,
        "ownTexts": str | None,
        "from": Required[int],
        "to": Required[int],
        "language": Literal["et", "en"] | None,
    },
    total=False,
)


class SentencesFields(TypedDict, total=False):
    """Fields of `sentences`."""

    tekst: Required[str]
    language: str | None


class SyllablesFields(TypedDict, total=False):
    """Fields of `syllables`."""

    tekst: Required[str]
    language: str | None


class TextFields(TypedDict, total=False):
    """Fields of `text`."""

    id: Required[str]


class TextContentsFields(TypedDict, total=False):
    """Fields of `text_contents`."""

    ids: Required[Sequence[str]]


class TextErrorsFields(TypedDict, total=False):
    """Fields of `text_errors`."""

    id: Required[str]


class TextFacetsFields(TypedDict, total=False):
    """Fields of `text_facets`."""

    corpuses: Sequence[str] | None
    types: str | Sequence[str] | None
    language: str | Sequence[str] | None
    level: str | Sequence[str] | None
    domain: str | Sequence[str] | None
    usedMaterials: str | Sequence[str] | None
    usedMultiMaterials: str | Sequence[str] | None
    age: str | Sequence[str] | None
    gender: str | Sequence[str] | None
    education: str | Sequence[str] | None
    studyLevel: str | Sequence[str] | None
    degree: str | Sequence[str] | None
    nativeLang: str | Sequence[str] | None
    otherLang: str | Sequence[str] | None
    nationality: str | Sequence[str] | None
    country: str | Sequence[str] | None
    addedYears: Sequence[str] | None
    characters: Sequence[Sequence[Any]] | None
    words: Sequence[Sequence[Any]] | None
    sentences: Sequence[Sequence[Any]] | None


class TextOriginsFields(TypedDict, total=False):
    """Fields of `text_origins`."""

    ids: Required[Sequence[str]]


class VocabularyFields(TypedDict, total=False):
    """Fields of `vocabulary`."""

    tekst: Required[str]
    language: str | None


class WordClassesFields(TypedDict, total=False):
    """Fields of `word_classes`."""

    tekst: Required[str]
    language: str | None


class WordFormsFields(TypedDict, total=False):
    """Fields of `word_forms`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    algvorm: Required[str]


class WordSketchFields(TypedDict, total=False):
    """Fields of `word_sketch`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    keyword: Required[str]
    vordlussona: str | None
    vordlus: Mapping[str, Any] | None
    limit: int | None
    sort: Literal["LOGDICE", "COUNT"] | None
    minCooccurrence: int | None


class WordlistFields(TypedDict, total=False):
    """Fields of `wordlist`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    vealiik: str | None
    type: Required[Literal["WORDS", "LEMMAS"]]
    excludeStopwords: bool | None
    customStopwords: Sequence[str] | None
    keepCapitalization: bool | None
    minFrequency: int | None
    tasemed: bool | None


class WordsFields(TypedDict, total=False):
    """Fields of `words`."""

    tekst: Required[str]
    language: str | None


class WorksheetFields(TypedDict, total=False):
    """Fields of `worksheet`."""

    corpusTextIds: Sequence[str] | None
    tekstivalik: Literal["KOIK"] | Mapping[str, Any] | None
    ownTexts: str | None
    type: Literal["WORDS", "LEMMAS"] | None
    keyword: str | None
    cql: str | None
    displayCount: int | None
    displayType: Literal["WORD", "SENTENCE"] | None
    sample: int | None
    filterText: str | None
    filterPart: Literal["LINE", "BEFORE", "KEYWORD", "AFTER"] | None
    nearWord: str | None
    nearCount: int | None
    nearRelation: Literal["ATTRIBUTE", "ATTRIBUTE_OF", "GENITIVE", "GENITIVE_OF", "SUBJECT", "SUBJECT_OF", "PREDICATE", "PREDICATE_OF", "OBJECT", "OBJECT_OF", "INFINITIVE", "INFINITIVE_OF", "PARTICLE", "PARTICLE_OF", "ADVERB", "ADVERB_OF", "DEGREE", "DEGREE_OF", "COORDINATION", "ILLATIVE", "ILLATIVE_OF", "INESSIVE", "INESSIVE_OF", "ELATIVE", "ELATIVE_OF", "ALLATIVE", "ALLATIVE_OF", "ADESSIVE", "ADESSIVE_OF", "ABLATIVE", "ABLATIVE_OF", "TRANSLATIVE", "TRANSLATIVE_OF", "ESSIVE", "ESSIVE_OF", "TERMINATIVE", "TERMINATIVE_OF", "ABESSIVE", "ABESSIVE_OF", "COMITATIVE", "COMITATIVE_OF", "ADPOSITION", "ADPOSITION_OF", "PARTITIVE", "PARTITIVE_OF", "NOMINATIVE", "NOMINATIVE_OF"] | None
    countedBy: Literal["FORM", "LEMMA", "LEFT_1", "LEFT_2", "LEFT_3", "RIGHT_1", "RIGHT_2", "RIGHT_3", "GRAMMAR", "LEVEL", "TEXT", "CORRECTION"] | None
    countedLemmas: bool | None
    countedValue: str | None
    sampleSeed: int | None
    keepCapitalization: bool | None
    moreKeywords: Sequence[str] | None
    errorCode: Literal["R:NOM:FORM", "R:VERB:FORM", "R:SPELL", "R:LEX", "M:LEX", "R:WS", "R:CASE", "M:PUNCT", "R:PUNCT"] | None
    errorSentences: Literal["CORRECTED", "RIGHT_USES"] | None
    unmarkedOnly: bool | None
    distractors: int | None
    count: int | None
    seed: int | None
