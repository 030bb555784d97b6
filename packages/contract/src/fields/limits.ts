/** Limits of every call. Error answers name them and the screens show them in advance. */
export const MAX_CORPUS_TEXT_IDS = 20_000;
export const MAX_OWN_TEXT_CHARACTERS = 1_000_000;
/** Name of a type of errors. */
export const MAX_ERROR_TYPE_CHARACTERS = 40;
export const MAX_KEYWORD_CHARACTERS = 200;
/** Characters of a query of the corpus query language. */
export const MAX_CQL_CHARACTERS = 5_000;
export const MAX_CUSTOM_STOPWORDS = 10_000;
/** Base forms whose levels are asked for at once. */
export const MAX_LEVELLED_WORDS = 5000;
export const MAX_STOPWORD_CHARACTERS = 200;
export const MAX_DISPLAY_COUNT = 15;
export const DEFAULT_DISPLAY_COUNT = 5;
/** Lines of a random sample of a concordance. */
export const MAX_SAMPLE_LINES = 100_000;
export const DEFAULT_SAMPLE_LINES = 100;
export const MAX_SAMPLE_SEED = 2 ** 32 - 1;
export const MAX_LINE_FILTER_CHARACTERS = 200;
/** Characters of a concordance line on each side of the keyword. */
export const MAX_LINE_CHARACTERS = 400;
/** Rows of the frequencies of a concordance, and characters of what such a row counts. */
export const MAX_FREQUENCY_ROWS = 1000;
export const DEFAULT_FREQUENCY_ROWS = 50;
export const MAX_COUNTED_VALUE_CHARACTERS = 2000;
/** Characters of a text of which the analysis is shown at once, and of a passage of an own text. */
export const MAX_ANALYSED_CHARACTERS = 2000;
export const MAX_PASSAGE_CHARACTERS = 20_000;
export const MAX_SEARCH_COUNT = 5;
export const DEFAULT_SEARCH_COUNT = 3;
export const MAX_MIN_COOCCURRENCE = 1_000_000;
/** Collocates of each relation of a word sketch. */
export const MAX_SKETCH_ROWS = 100;
export const DEFAULT_SKETCH_ROWS = 10;
/** A group of fewer texts, or of fewer words, says too little for a conclusion. */
export const FEW_TEXTS = 10;
export const FEW_WORDS = 5_000;
export const MAX_CLUSTER_LENGTH = 5;
export const DEFAULT_CLUSTER_LENGTH = 2;
/** Usages in a row of the cluster finder; the table shows the default number at first. */
export const MAX_CLUSTER_USAGES = 1000;
export const DEFAULT_CLUSTER_USAGES = 10;
/** Sentences of a worksheet at most, what it has at first, and how many are fetched, so that single ones can be replaced. */
export const MAX_WORKSHEET_EXAMPLES = 50;
export const DEFAULT_WORKSHEET_EXAMPLES = 10;
export const MAX_FETCHED_EXAMPLES = 80;
/** Further words on a worksheet beside the first, and wrong choices beside each right word. */
export const MAX_WORKSHEET_MORE_WORDS = 9;
export const MAX_DISTRACTORS = 5;
export const MAX_MARKUP_CHARACTERS = 200;
export const MAX_UPLOAD_FILES = 10;
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Words in the input of the two plain test pages. */
export const MAX_TEST_TOOL_CHARACTERS = 10_000;
export const MAX_CORRECTOR_CHARACTERS = 100_000;
/** Characters of what is checked while a text is being written: the paragraphs that changed. */
export const MAX_CORRECTOR_PART_CHARACTERS = 5_000;
/** Texts of a class report, characters of each and of all together. */
export const MAX_CLASS_TEXTS = 30;
export const MAX_CLASS_TEXT_CHARACTERS = 20_000;
export const MAX_CLASS_CHARACTERS = 200_000;
export const MAX_CLASS_TEXT_NAME_CHARACTERS = 200;
/** Example sentences of each kind of error in a class report, and its common words. */
export const MAX_CLASS_EXAMPLES = 6;
export const MAX_CLASS_WORDS = 40;
/** Shorter texts get no proficiency level. */
export const MIN_LEVEL_CHARACTERS = 15;
/** Longer texts get the tables of the word analyser but no analysis word by word. */
export const MAX_WORD_BY_WORD = 1000;
/** Words that one answer of the word analyser lists one by one; beyond it equal words are counted. */
export const MAX_LISTED_WORDS = 500_000;
export const MAX_DONATION_CHARACTERS = 1_000_000;
/** Title, publication and other short fields of a donation. */
export const MAX_DONATION_FIELD_CHARACTERS = 500;
export const MAX_DONATION_NOTE_CHARACTERS = 5_000;
/** Donations that one call of a reviewer decides on. */
export const MAX_DECISIONS = 100;
/** Texts of one answer of the administrators' search, and of one withdrawal. */
export const TEXTS_PAGE = 50;
export const MAX_WITHDRAWN_TEXTS = 500;
/** The largest file of an upload; larger ones go by the command `import-corpus`. */
export const MAX_IMPORT_BYTES = 100 * 1024 * 1024;
/** So long the file of a trial is kept for its import. */
export const IMPORT_FILE_HOURS = 24;
/** Entries of one answer of the history. */
export const HISTORY_PAGE_ENTRIES = 100;
/** Characters of one speech call; about ten minutes of sound. */
export const MAX_SPEECH_CHARACTERS = 10_000;
/** Seconds of sound of one speech call: long numbers take far longer to read than their characters tell. */
export const MAX_SPOKEN_SECONDS = 15 * 60;

/** A smaller p is written as being smaller than this: its exact value says nothing more. */
export const LEAST_WRITTEN_P = 0.001;
