/** Values that a request may choose from, apart from the schemas so that a browser does not load the schema library. */

/** WORDS compares word forms, LEMMAS base forms. */
export const searchTypes = ['WORDS', 'LEMMAS'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Names every analysed text of the corpus (`tekstivalik`). */
export const ALL_TEXTS = 'KOIK';

/** Unit of the context on each side of a keyword. */
export const displayTypes = ['WORD', 'SENTENCE'] as const;
export type DisplayType = (typeof displayTypes)[number];

/** Order of concordance rows: text order, the best examples first, by the keyword, or by the n-th running word left or right of it. */
export const concordanceSorts = [
  'TEXT',
  'EXAMPLES',
  'KEYWORD',
  'LEFT_1',
  'LEFT_2',
  'LEFT_3',
  'RIGHT_1',
  'RIGHT_2',
  'RIGHT_3',
] as const;
export type ConcordanceSort = (typeof concordanceSorts)[number];

/** In place of a level: Estonian texts without one whose writer's only native language is Estonian. */
export const NATIVE_WRITERS = 'EK';
/** In place of a level: academic Estonian without one, by writers known to have another native language. */
export const OTHER_ACADEMIC_WRITERS = 'AK';

/** Levels of texts that words are compared by, in ascending order: A2 with all of A, C1 with all of C; then the groups of texts without one. */
export const textLevels = ['A2', 'B1', 'B2', 'C1', NATIVE_WRITERS, OTHER_ACADEMIC_WRITERS] as const;
export type TextLevel = (typeof textLevels)[number];

/** Levels that a list of learners' words may have, the lowest first. */
export const wordLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type WordLevel = (typeof wordLevels)[number];

/** Where the interval of a rate comes from: texts drawn again and again (bootstrap), or a Poisson count, which takes words as independent (Garwood). */
export const rateMethods = ['TEXTS', 'POISSON'] as const;

/** Parts of a concordance row that a filter can look through. */
export const concordanceParts = ['LINE', 'BEFORE', 'KEYWORD', 'AFTER'] as const;
export type ConcordancePart = (typeof concordanceParts)[number];

/**
 * What the lines of a concordance are counted by: the form or base form of the keyword, the n-th running word left or right of
 * it, its grammatical form, the level of the text, the text, what is written wrongly there and what belongs in its place.
 */
export const frequencyProperties = [
  ...(['FORM', 'LEMMA', 'LEFT_1', 'LEFT_2', 'LEFT_3', 'RIGHT_1', 'RIGHT_2', 'RIGHT_3'] as const),
  ...(['GRAMMAR', 'LEVEL', 'TEXT', 'CORRECTION'] as const),
] as const;
export type FrequencyProperty = (typeof frequencyProperties)[number];

export const collocateFormulas = ['LOGDICE', 'T_SCORE', 'MI_SCORE'] as const;
export type CollocateFormula = (typeof collocateFormulas)[number];

/** Co-occurrences that the screen asks of a neighbour at first; a call leaves out none. MI ranks rare words first, of which one meeting says little. */
export const SCREEN_MIN_COOCCURRENCE: Readonly<Record<CollocateFormula, number>> = {
  LOGDICE: 1,
  T_SCORE: 1,
  MI_SCORE: 2,
};

/**
 * Relations of a word sketch in the order they are answered: what a collocate is to the word (`OBJECT`), or the word to the
 * collocate (`OBJECT_OF`); in `COORDINATION` both are the same.
 */
export const sketchRelations = [
  ...(['ATTRIBUTE', 'ATTRIBUTE_OF', 'GENITIVE', 'GENITIVE_OF', 'SUBJECT', 'SUBJECT_OF'] as const),
  ...(['PREDICATE', 'PREDICATE_OF', 'OBJECT', 'OBJECT_OF', 'INFINITIVE', 'INFINITIVE_OF'] as const),
  ...(['PARTICLE', 'PARTICLE_OF', 'ADVERB', 'ADVERB_OF', 'DEGREE', 'DEGREE_OF', 'COORDINATION'] as const),
  ...(['ILLATIVE', 'ILLATIVE_OF', 'INESSIVE', 'INESSIVE_OF', 'ELATIVE', 'ELATIVE_OF'] as const),
  ...(['ALLATIVE', 'ALLATIVE_OF', 'ADESSIVE', 'ADESSIVE_OF', 'ABLATIVE', 'ABLATIVE_OF'] as const),
  ...(['TRANSLATIVE', 'TRANSLATIVE_OF', 'ESSIVE', 'ESSIVE_OF', 'TERMINATIVE', 'TERMINATIVE_OF'] as const),
  ...(['ABESSIVE', 'ABESSIVE_OF', 'COMITATIVE', 'COMITATIVE_OF', 'ADPOSITION', 'ADPOSITION_OF'] as const),
  ...(['PARTITIVE', 'PARTITIVE_OF', 'NOMINATIVE', 'NOMINATIVE_OF'] as const),
] as const;
export type SketchRelation = (typeof sketchRelations)[number];

/** Order of the collocates of a relation: by strength or by count. */
export const sketchSorts = ['LOGDICE', 'COUNT'] as const;

/** Properties of texts that the distribution of a word is told by, in the order of the screen. */
export const distributionProperties = [
  'level',
  'nativeLanguage',
  'ageGroup',
  'textType',
  'year',
  'gender',
  'nationality',
  'subcorpus',
  'score',
] as const;
export type DistributionProperty = (typeof distributionProperties)[number];

/** What the rates of errors can be told by. */
export const errorProfileProperties = [
  'level',
  'nativeLanguage',
  'nationality',
  'ageGroup',
  'textType',
] as const;
export type ErrorProfileProperty = (typeof errorProfileProperties)[number];

/** Files of a text as written and as corrected. */
export const markedTextForms = ['PLAIN', 'M2', 'M2_ORIGIN', 'TEI', 'CONLLU', 'VERTICAL', 'SVALA'] as const;
export type MarkedTextForm = (typeof markedTextForms)[number];

/** Extension of those files. */
export const markedTextExtensions: Readonly<Record<MarkedTextForm, string>> = {
  PLAIN: 'txt',
  M2: 'm2',
  M2_ORIGIN: 'm2.txt',
  TEI: 'xml',
  CONLLU: 'conllu',
  VERTICAL: 'vert',
  SVALA: 'json',
};

export const textDownloadForms = [
  'BASIC_TEXT',
  'ANNOTATE_STANZA_CONLLU',
  'ANNOTATE_ESTNLTK',
  'ANNOTATE_TEI',
] as const;
export type TextDownloadForm = (typeof textDownloadForms)[number];

export const textDownloadExtensions: Readonly<Record<TextDownloadForm, string>> = {
  BASIC_TEXT: 'txt',
  ANNOTATE_STANZA_CONLLU: 'conllu',
  ANNOTATE_ESTNLTK: 'vislcg3',
  ANNOTATE_TEI: 'xml',
};

export const textDownloadFileTypes = ['SINGLE_FILE', 'ZIP'] as const;
export type TextDownloadFileType = (typeof textDownloadFileTypes)[number];

/** Extensions that are read; the content of a file must agree with its extension. */
export const uploadExtensions = ['.txt', '.pdf', '.docx', '.doc', '.odt'] as const;
/** Multipart field that carries the files. */
export const UPLOAD_FIELD = 'file';

/** Upper bound that "over N" ranges carry. */
export const OPEN_RANGE_END = 2_147_483_647;

export const textLanguages = ['et', 'ru'] as const;

/** Small pictures of the home page, in its order. */
export const homePictures = [
  'wordlist',
  'distribution',
  'collocates',
  'word-sketch',
  'cluster-finder',
  'keyness',
] as const;
export type HomePictureName = (typeof homePictures)[number];

/** Kinds of error that a worksheet can leave a gap for: something belongs in the place. */
export const gapErrorCodes = [
  'R:NOM:FORM',
  'R:VERB:FORM',
  'R:SPELL',
  'R:LEX',
  'M:LEX',
  'R:WS',
  'R:CASE',
  'M:PUNCT',
  'R:PUNCT',
] as const;
export type GapErrorCode = (typeof gapErrorCodes)[number];

/** Sentences of a worksheet about an error: corrected ones that had it, or right ones with the words that learners get wrong. */
export const errorSentences = ['CORRECTED', 'RIGHT_USES'] as const;
export type ErrorSentences = (typeof errorSentences)[number];

/** Files of a worksheet for learning environments. */
export const worksheetFileForms = ['gift', 'moodle-xml', 'h5p'] as const;
export type WorksheetFileForm = (typeof worksheetFileForms)[number];

/** What the words of the administrators' search are looked for in. */
export const textSearchPlaces = ['all', 'title', 'id', 'data', 'content'] as const;
/** `donated`: it came as a donation. `demo`: a text of the demonstration. */
export const corpusTextStates = ['any', 'analysed', 'waiting', 'donated', 'demo'] as const;
