"""The calls of the API as methods."""

# Written by `npm run -s clients` from the description of the API; not to be changed by hand.

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pandas as pd

from .rows import Shape

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import _fields

# fmt: off
SHAPES: dict[str, Shape] = {
    "/v2/check": Shape(rows="matches", columns=("message", "shortMessage", "offset", "length", "sentence",)),
    "/api/tools/klassiraport": Shape(rows="errors", columns=("code", "marks", "texts", "per100",)),
    "/api/tools/clusterfinder": Shape(rows="clusters", paged=True, columns=("frequency", "percentage", "usageTotal",)),
    "/api/tools/collocates": Shape(rows="collocateList", columns=("collocate", "score", "coOccurrences", "leftOccurrences", "rightOccurrences", "frequencyCount", "frequencyPercentage", "partOfSpeech", "tekstid",)),
    "/api/tools/wordcontext": Shape(rows="contextList", paged=True, columns=("contextBefore", "keyword", "contextAfter", "textId", "joined", "moreBefore", "moreAfter", "start", "hit",)),
    "/api/tools/distribution": Shape(rows="distributionList", nested="groups"),
    "/api/tools/vead": Shape(rows="errorList", nested="groups"),
    "/api/tools/naited": Shape(rows="tasemed", nested="naited"),
    "/api/texts/detailneparing": Shape(columns=("text_id", "property_value",)),
    "/api/tools/sagedused": Shape(rows="frequencyList", columns=("value", "englishName", "title", "hits", "runningWords", "texts", "isSmall", "perMillion", "low", "high",)),
    "/api/tools/votmesonad": Shape(rows="votmesonad", columns=("sona", "sagedusA", "sagedusB", "miljoniKohtaA", "miljoniKohtaB", "tekstidA", "tekstidB", "logToepara", "p", "logSuhe", "logSuheAlla", "logSuheUles", "hajuvusA", "hajuvusB", "omane",)),
    "/api/tools/lahimad-algvormid": Shape(rows="algvormid", columns=("word", "frequencyCount",)),
    "/api/texts/selection-summary": Shape(rows="levels", columns=("value", "texts",)),
    "/api/texts/lauseanalyys": Shape(rows="sentences", nested="tokens"),
    "/api/texts/kysitekstjametainfo": Shape(rows="properties", columns=("propertyName", "propertyValue",)),
    "/api/texts/vead": Shape(rows="marks", columns=("start", "end", "written", "corrected", "code", "rule", "probability",)),
    "/api/texts/origins": Shape(columns=("textId", "title", "level", "nativeLanguage", "nationality",)),
    "/api/tools/sonavormid": Shape(rows="vormid", columns=("vorm", "sagedus", "tekstid",)),
    "/api/tools/sonavisand": Shape(rows="seosed", nested="naabrid"),
    "/api/tools/wordlist": Shape(rows="resultList", columns=("word", "frequencyCount", "frequencyPercentage", "partOfSpeech", "tekstid",)),
    "/api/tools/worksheet": Shape(rows="exampleList", columns=("text", "words", "textId",)),
}
# fmt: on

READ_CALLS = frozenset(
    {
        "/api/status",
        "/api/texts/kysitekstjametainfo",
    }
)


class Calls:
    """The calls of the API."""

    def ask(self, path: str, fields: Mapping[str, Any] | None = None) -> pd.DataFrame:
        """Asks a call of the API and answers its rows."""
        raise NotImplementedError

    def analyse_words(self, **fields: Unpack[_fields.AnalyseWordsFields]) -> pd.DataFrame:
        """Syllables, base form, class and grammatical form of every word, in text order.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - language: one of et, en; Language of the names of classes and forms
        - ownTextLanguage: one of et, ru; Language of the own text; recognised if it is missing
        - countsEqual: List equal words of more than 1,000 once, with their number in kordused; tekst and
          kohad are then empty
        """
        return self.ask("/api/tools/wordanalyser", fields)

    def check(self, **fields: Unpack[_fields.CheckFields]) -> pd.DataFrame:
        """Corrections in the shape of LanguageTool's API.

        Fields:

        - text
        - data
        - language: required
        - motherTongue
        - level
        - disabledRules
        - enabledRules
        - enabledOnly
        """
        return self.ask("/v2/check", fields)

    def class_report(self, **fields: Unpack[_fields.ClassReportFields]) -> pd.DataFrame:
        """Errors, levels and common words of the texts of a class.

        Fields:

        - texts: required
        """
        return self.ask("/api/tools/klassiraport", fields)

    def clusters(self, **fields: Unpack[_fields.ClustersFields]) -> pd.DataFrame:
        """Sequences of word classes, tags, sentence parts or words, with the word sequences behind them.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - analysis: required; one of WORD_CLASS, MORPHOLOGICAL, SYNTACTIC, MORPHOLOGICAL_SYNTACTIC, WORDS,
          LEMMAS; What a place of a cluster is
        - length: Places of a cluster
        - includePunctuation: Punctuation takes places of its own; not with analysis SYNTACTIC
        - wordClasses: Word classes that fit; all where absent
        - wordForms: For each word class the forms that fit: a tag of every group that is given
        - sentenceParts: Sentence parts that fit; all where absent
        - partialFilter: It is enough that one word of the cluster fits; otherwise every word has to
        - sorting: one of freq, fwrd, swrd, twrd, fowrd, fiwrd; freq: by frequency; else by the first to
          fifth word
        - tasemed: Also count by the level of the texts; not known where the index is on ClickHouse servers
        - minFrequency: Occurrences that a cluster needs
        - offset: First row to answer; 0 where absent
        - limit: Rows to answer; all where absent
        - markups: The markups of the only cluster to answer
        - usageLimit: Usages in a row
        - pageToken: The pageToken of the first answer, for further rows and usages of the same search
        """
        return self.ask("/api/tools/clusterfinder", fields)

    def collocates(self, **fields: Unpack[_fields.CollocatesFields]) -> pd.DataFrame:
        """Neighbouring words of a keyword, the strongest first.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - type: required; one of WORDS, LEMMAS
        - keyword: required
        - searchCount: Words looked at on each side
        - formula: one of LOGDICE, T_SCORE, MI_SCORE; Score
        - keepCapitalization: Tell capital and small letters of word forms apart
        - minCooccurrence: Neighbours of fewer co-occurrences are left out; 1, which leaves out none, if it
          is missing
        """
        return self.ask("/api/tools/collocates", fields)

    def complexity(self, **fields: Unpack[_fields.ComplexityFields]) -> pd.DataFrame:
        """A list about a text: keerukus.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/keerukus", fields)

    def concordance(self, **fields: Unpack[_fields.ConcordanceFields]) -> pd.DataFrame:
        """Every occurrence of a keyword or query with its context, or the part of them asked for.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
          R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
        - type: one of WORDS, LEMMAS; Mandatory with a keyword, not used with a query
        - keyword: One word, or several that follow each other, whatever punctuation stands between them; *
          stands for any letters, ? for one. Mandatory without cql
        - cql: A query of the corpus query language (docs/query-language.md) in place of the keyword
        - displayCount: Context on each side of the keyword
        - displayType: one of WORD, SENTENCE; What the context is counted in
        - keepCapitalization: Tell capital and small letters of word forms apart
        - sort: one of TEXT, EXAMPLES, KEYWORD, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3; Order of
          the rows
        - thenSort: one of TEXT, EXAMPLES, KEYWORD, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3;
          Orders rows that `sort` finds equal; the rest is in text order
        - sample: Only so many of the occurrences, chosen at random
        - filterText: Only rows that hold this text, in capital or small letters; nothing or white space
          keeps all
        - filterPart: one of LINE, BEFORE, KEYWORD, AFTER; Where filterText is looked for
        - nearWord: Only occurrences of the keyword beside which the neighbouring words count this word,
          compared as the keyword is; nothing keeps all
        - nearCount: Running words on each side among which nearWord is looked for
        - nearRelation: In place of nearCount: only occurrences with which the word sketch counts nearWord
          in this relation
        - countedBy: one of FORM, LEMMA, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3, GRAMMAR, LEVEL,
          TEXT, CORRECTION; Only rows that the frequencies count together, by the countBy of the
          frequencies
        - countedLemmas: The countLemmas of the frequencies
        - countedValue: The value of the row of the frequencies; null is a value as well
        - seed: The same number chooses the same occurrences
        - lineCharacters: Rows also tell what stands around their context, so that it makes a line of so
          many characters on each side of the keyword, and where the keyword lies
        - vead: Rows also tell the errors of their line, or of their context without lineCharacters; not
          known of an own text and where the index is on ClickHouse servers
        - offset: First row to answer; 0 where absent
        - limit: Rows to answer; all where absent
        - pageToken: The pageToken of the first answer of word in context, for more of the same search
        """
        return self.ask("/api/tools/wordcontext", fields)

    def corrected_text(self, **fields: Unpack[_fields.CorrectedTextFields]) -> pd.DataFrame:
        """The text with its spelling corrected, then as it was sent.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/korrektuur", fields)

    def distribution(self, **fields: Unpack[_fields.DistributionFields]) -> pd.DataFrame:
        """How often a keyword or query occurs by each property of the texts, and how evenly over the texts.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
          R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
        - type: one of WORDS, LEMMAS; Mandatory with a keyword, not used with a query
        - keyword: One word, or several that follow each other, whatever punctuation stands between them; *
          stands for any letters, ? for one. Mandatory without cql
        - cql: A query of the corpus query language (docs/query-language.md) in place of the keyword
        - vordlussona: A second keyword, of the same type, to be told beside the first; not with a query
        - keepCapitalization: Tell capital and small letters of word forms apart
        """
        return self.ask("/api/tools/distribution", fields)

    def error_profile(self, **fields: Unpack[_fields.ErrorProfileFields]) -> pd.DataFrame:
        """How many errors of each kind are marked per 100 words, by a property of the texts, with an estimate
        of how many there are.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - omadus: one of level, nativeLanguage, nationality, ageGroup, textType; default "level"; The
          property of the texts that the rates are told by
        """
        return self.ask("/api/tools/vead", fields)

    def examples(self, **fields: Unpack[_fields.ExamplesFields]) -> pd.DataFrame:
        """Good example sentences of a base form by the level of their texts.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - keyword: required; A base form, or several that follow each other
        - count: Sentences of each level at most
        """
        return self.ask("/api/tools/naited", fields)

    def find_texts(self, **fields: Unpack[_fields.FindTextsFields]) -> pd.DataFrame:
        """Texts that meet every filter, of the whole corpus where no subcorpus is named; inside one filter
        any of the values will do.

        Fields:

        - corpuses: Subcorpus ids; all of them where none is named
        - types: One value or a list; any of them will do
        - language: Text language; where absent eesti, or all where no subcorpus is named
        - level: A letter finds its two levels too: B is B, B1 or B2
        - domain: Field of research
        - usedMaterials: One value or a list; any of them will do
        - usedMultiMaterials: Matches as a part of the value, without case
        - age: One value or a list; any of them will do
        - gender: One value or a list; any of them will do
        - education: One value or a list; any of them will do
        - studyLevel: One value or a list; any of them will do
        - degree: One value or a list; any of them will do
        - nativeLang: One value or a list; any of them will do
        - otherLang: Matches as a part of the value, without case
        - nationality: One value or a list; any of them will do
        - country: One value or a list; any of them will do
        - addedYears: Year ranges such as 2010-2014, or 2021... with the four years after it
        - characters: [least, most], both included; any of them will do
        - words: [least, most], both included; any of them will do
        - sentences: [least, most], both included; any of them will do
        """
        return self.ask("/api/texts/detailneparing", fields)

    def form_names(self, **fields: Unpack[_fields.FormNamesFields]) -> pd.DataFrame:
        """A list about a text: vormimargendid.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/vormimargendid", fields)

    def frequencies(self, **fields: Unpack[_fields.FrequenciesFields]) -> pd.DataFrame:
        """How often the lines of a concordance have each form, base form, neighbour, grammatical form, level,
        text or correction.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
          R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
        - type: one of WORDS, LEMMAS; Mandatory with a keyword, not used with a query
        - keyword: One word, or several that follow each other, whatever punctuation stands between them; *
          stands for any letters, ? for one. Mandatory without cql
        - cql: A query of the corpus query language (docs/query-language.md) in place of the keyword
        - displayCount: Context on each side of the keyword
        - displayType: one of WORD, SENTENCE; What the context is counted in
        - keepCapitalization: Tell capital and small letters of word forms apart
        - sample: Only so many of the occurrences, chosen at random
        - filterText: Only rows that hold this text, in capital or small letters; nothing or white space
          keeps all
        - filterPart: one of LINE, BEFORE, KEYWORD, AFTER; Where filterText is looked for
        - nearWord: Only occurrences of the keyword beside which the neighbouring words count this word,
          compared as the keyword is; nothing keeps all
        - nearCount: Running words on each side among which nearWord is looked for
        - nearRelation: In place of nearCount: only occurrences with which the word sketch counts nearWord
          in this relation
        - countedBy: one of FORM, LEMMA, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3, GRAMMAR, LEVEL,
          TEXT, CORRECTION; Only rows that the frequencies count together, by the countBy of the
          frequencies
        - countedLemmas: The countLemmas of the frequencies
        - countedValue: The value of the row of the frequencies; null is a value as well
        - seed: The same number chooses the same occurrences
        - countBy: one of FORM, LEMMA, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3, GRAMMAR, LEVEL,
          TEXT, CORRECTION; What the lines are counted by: form or base form of the keyword, a word beside
          it, its grammatical form, level, text, or errors with their corrections
        - countLemmas: Count words beside the keyword by base form
        - limit: Rows to answer, the most frequent first
        - pageToken: The pageToken of the first answer of word in context, for more of the same search
        """
        return self.ask("/api/tools/sagedused", fields)

    def keyness(self, **fields: Unpack[_fields.KeynessFields]) -> pd.DataFrame:
        """Words of two selections of texts with their frequencies in both, the most telling first.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
          R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
        - type: required; one of WORDS, LEMMAS
        - excludeStopwords: Leave out the default stop words
        - customStopwords: Leave out these words
        - keepCapitalization: Tell capital and small letters of word forms apart
        - minFrequency: Occurrences that a word needs in both selections together
        - hajuvus: Also how evenly the texts have each word; not known where the index is on ClickHouse
          servers
        - minTexts: Texts that a word needs in both selections together; a text of both counts twice
        - vordlus: required; The second selection, B; the first one is A
        """
        return self.ask("/api/tools/votmesonad", fields)

    def lemmas(self, **fields: Unpack[_fields.LemmasFields]) -> pd.DataFrame:
        """A list about a text: lemmad.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/lemmad", fields)

    def level(self, **fields: Unpack[_fields.LevelFields]) -> pd.DataFrame:
        """A list about a text: keeletase.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/keeletase", fields)

    def nearest_words(self, **fields: Unpack[_fields.NearestWordsFields]) -> pd.DataFrame:
        """Base forms of the chosen texts that are written most like a word.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - keyword: required; A word that was looked for in vain
        """
        return self.ask("/api/tools/lahimad-algvormid", fields)

    def selection_summary(self, **fields: Unpack[_fields.SelectionSummaryFields]) -> pd.DataFrame:
        """Words, levels and origins of chosen texts.

        Fields:

        - ids: Ids of corpus texts; mandatory without tekstivalik
        - tekstivalik: In place of ids: every listed text of the corpus, or those that a text query finds
        """
        return self.ask("/api/texts/selection-summary", fields)

    def sentence_analysis(self, **fields: Unpack[_fields.SentenceAnalysisFields]) -> pd.DataFrame:
        """The sentences at a place of a text with lemma, class, form and head of each word.

        Fields:

        - textId: A text of the corpus
        - ownTexts: A passage of an own text in place of textId. It is not kept.
        - from: required; Place in the text, in UTF-16 units
        - to: required; Sentences that hold one of the units from here to before there are answered; at
          most 2000
        - language: one of et, en; Language of the names of classes and forms
        """
        return self.ask("/api/texts/lauseanalyys", fields)

    def sentences(self, **fields: Unpack[_fields.SentencesFields]) -> pd.DataFrame:
        """A list about a text: laused.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/laused", fields)

    def status(self) -> pd.DataFrame:
        """Who is signed in, the version of the software, and what the corpus holds."""
        return self.ask("/api/status")

    def syllables(self, **fields: Unpack[_fields.SyllablesFields]) -> pd.DataFrame:
        """A list about a text: silbid.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/silbid", fields)

    def text(self, **fields: Unpack[_fields.TextFields]) -> pd.DataFrame:
        """One text with its properties.

        Fields:

        - id: required
        """
        return self.ask("/api/texts/kysitekstjametainfo", fields)

    def text_contents(self, **fields: Unpack[_fields.TextContentsFields]) -> pd.DataFrame:
        """Contents of texts as one line of plain text.

        Fields:

        - ids: required
        """
        return self.ask("/api/texts/kysitekstid", fields)

    def text_errors(self, **fields: Unpack[_fields.TextErrorsFields]) -> pd.DataFrame:
        """A text of the corpus with the errors that are marked in it and what belongs in their place.

        Fields:

        - id: required
        """
        return self.ask("/api/texts/vead", fields)

    def text_facets(self, **fields: Unpack[_fields.TextFacetsFields]) -> pd.DataFrame:
        """How many texts each choice of each filter finds beside the other filters.

        Fields:

        - corpuses: Subcorpus ids; all of them where absent
        - types: One value or a list; any of them will do
        - language: Text language; where absent Estonian, and Russian for Russian subcorpora
        - level: A letter finds its two levels too: B is B, B1 or B2
        - domain: Field of research
        - usedMaterials: One value or a list; any of them will do
        - usedMultiMaterials: Matches as a part of the value, without case
        - age: One value or a list; any of them will do
        - gender: One value or a list; any of them will do
        - education: One value or a list; any of them will do
        - studyLevel: One value or a list; any of them will do
        - degree: One value or a list; any of them will do
        - nativeLang: One value or a list; any of them will do
        - otherLang: Matches as a part of the value, without case
        - nationality: One value or a list; any of them will do
        - country: One value or a list; any of them will do
        - addedYears: Year ranges such as 2010-2014, or 2021... with the four years after it
        - characters: [least, most], both included; any of them will do
        - words: [least, most], both included; any of them will do
        - sentences: [least, most], both included; any of them will do
        """
        return self.ask("/api/texts/facets", fields)

    def text_origins(self, **fields: Unpack[_fields.TextOriginsFields]) -> pd.DataFrame:
        """Title, level and native language of texts, for the rows of an analysis.

        Fields:

        - ids: required
        """
        return self.ask("/api/texts/origins", fields)

    def vocabulary(self, **fields: Unpack[_fields.VocabularyFields]) -> pd.DataFrame:
        """A list about a text: mitmekesisus.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/mitmekesisus", fields)

    def word_classes(self, **fields: Unpack[_fields.WordClassesFields]) -> pd.DataFrame:
        """A list about a text: sonaliik.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/sonaliik", fields)

    def word_forms(self, **fields: Unpack[_fields.WordFormsFields]) -> pd.DataFrame:
        """Word forms of a base form in the chosen texts, the most frequent first.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - algvorm: required; A base form as the word list has it
        """
        return self.ask("/api/tools/sonavormid", fields)

    def word_sketch(self, **fields: Unpack[_fields.WordSketchFields]) -> pd.DataFrame:
        """Collocates of a word by grammatical relation, of two words or selections side by side.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - keyword: required; One word, by its base form
        - vordlussona: A second word to compare with
        - vordlus: A second selection to compare with, of the second word if there is one
        - limit: Collocates of each relation
        - sort: one of LOGDICE, COUNT; What the first collocates have most of; two words are ordered by the
          difference of their logDice
        - minCooccurrence: Collocates that occur fewer times in the relation are left out; 1 leaves out
          none
        """
        return self.ask("/api/tools/sonavisand", fields)

    def wordlist(self, **fields: Unpack[_fields.WordlistFields]) -> pd.DataFrame:
        """Words of the chosen texts with their frequencies, the most frequent first.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
          R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
        - type: required; one of WORDS, LEMMAS
        - excludeStopwords: Leave out the default stop words
        - customStopwords: Leave out these words
        - keepCapitalization: Tell capital and small letters of word forms apart
        - minFrequency: Occurrences that a word needs
        - tasemed: Also count by the level of the texts; not known where the index is on ClickHouse servers
        """
        return self.ask("/api/tools/wordlist", fields)

    def words(self, **fields: Unpack[_fields.WordsFields]) -> pd.DataFrame:
        """A list about a text: sonad.

        Fields:

        - tekst: required
        - language: Language of names of classes and forms: et or en
        """
        return self.ask("/api/texts/sonad", fields)

    def worksheet(self, **fields: Unpack[_fields.WorksheetFields]) -> pd.DataFrame:
        """Whole sentences with a keyword, a query or a kind of error that make good examples for a lesson.

        Fields:

        - corpusTextIds: Ids of corpus texts, or null
        - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
          the corpus, or a text query for the analysed texts that it finds. They come in the order of the
          corpus.
        - ownTexts: The own text, or null. It is not kept.
        - type: one of WORDS, LEMMAS; Mandatory with a keyword, not used with a query
        - keyword: One word, or several that follow each other, whatever punctuation stands between them; *
          stands for any letters, ? for one. Mandatory without cql
        - cql: A query of the corpus query language (docs/query-language.md) in place of the keyword
        - displayCount: Context on each side of the keyword
        - displayType: one of WORD, SENTENCE; What the context is counted in
        - sample: Only so many of the occurrences, chosen at random
        - filterText: Only rows that hold this text, in capital or small letters; nothing or white space
          keeps all
        - filterPart: one of LINE, BEFORE, KEYWORD, AFTER; Where filterText is looked for
        - nearWord: Only occurrences of the keyword beside which the neighbouring words count this word,
          compared as the keyword is; nothing keeps all
        - nearCount: Running words on each side among which nearWord is looked for
        - nearRelation: In place of nearCount: only occurrences with which the word sketch counts nearWord
          in this relation
        - countedBy: one of FORM, LEMMA, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3, GRAMMAR, LEVEL,
          TEXT, CORRECTION; Only rows that the frequencies count together, by the countBy of the
          frequencies
        - countedLemmas: The countLemmas of the frequencies
        - countedValue: The value of the row of the frequencies; null is a value as well
        - sampleSeed: The same number chooses the same occurrences
        - keepCapitalization: Tell capital and small letters of word forms apart
        - moreKeywords: Further words on the same sheet; sentences of all words take turns
        - errorCode: one of R:NOM:FORM, R:VERB:FORM, R:SPELL, R:LEX, M:LEX, R:WS, R:CASE, M:PUNCT, R:PUNCT;
          In place of a keyword: sentences about this kind of error
        - errorSentences: one of CORRECTED, RIGHT_USES; With errorCode: corrected sentences whose only
          error was of this kind, or right sentences with the words that it is most often marked on
        - unmarkedOnly: Only sentences that the corrector marks nothing in; texts that are not marked yet
          are left out
        - distractors: Wrong choices beside each word at most: other forms of the same word
        - count: Sentences to answer at most
        - seed: The same seed picks the same sentences of the same texts
        """
        return self.ask("/api/tools/worksheet", fields)
