import type { Awaitable } from '../base/awaitable';
import type { ClusterQuery } from '../clusters/count-clusters';
import type { ClusterTable } from '../clusters/cluster-table';
import type { Concordance, ConcordanceOptions } from '../concordance/find-concordance';
import type { HitNarrowing } from '../concordance/narrow-hits';
import type { CqlSearch } from '../cql/find-cql-hits';
import type { TextHits } from '../distribution/count-hits-by-text';
import type { Frequencies, FrequencyQuery } from '../frequencies/count-frequencies';
import type { KeywordQuery } from '../keyword/find-hits';
import type { Hits } from '../keyword/hits';
import type { WordUnit } from '../segment/segment';
import type { SelectionTotals } from '../segment/selection';
import type { Vocabulary } from '../segment/vocabulary';

/** What is looked for: a word or phrase, or a query by form. */
export type Search = KeywordQuery | CqlSearch;

/** Words with an id each; the order of ids is the order of the Estonian alphabet. */
export type WordNames = Pick<Vocabulary, 'size' | 'get' | 'find' | 'writeJson'>;

/** The different words of a selection in columns, in Estonian order. Do not write to the columns. */
export interface WordColumns {
  readonly names: WordNames;
  /** Ascending. */
  readonly ids: Uint32Array;
  readonly counts: Uint32Array;
  /** In how many texts each word occurs. */
  readonly textCounts: Uint32Array;
  /** Most frequent UPOS of each word as a place in PARTS_OF_SPEECH; the alphabetically first of equals. */
  readonly partsOfSpeech: Uint8Array;
  /** Places in the columns by frequency, the most frequent first; equals in Estonian order. */
  readonly byFrequency: Uint32Array;
  /** Where levels of texts are known LEVEL_COUNT counts for each word, by level. */
  readonly levelCounts?: Uint32Array;
}

/** By vocabulary id: how often a word occurs in a selection, and in how many of its texts. */
export interface TextCounts {
  readonly counts: Uint32Array;
  readonly textCounts: Uint32Array;
  /** Absent where it was not asked for or the index does not tell words by text. */
  readonly byText?: WordsByText;
}

/** Which texts of a selection have each word: word `id` has the entries from `starts[id]` up to `starts[id + 1]`. */
export interface WordsByText {
  readonly starts: Uint32Array;
  /** Number of the text of each entry, and how often the text has the word. */
  readonly texts: Uint32Array;
  readonly counts: Uint32Array;
  /** Running words of each text. */
  readonly words: Uint32Array;
}

/** The words of two selections, by id of `names`. */
export interface ComparedWords {
  readonly names: WordNames;
  readonly first: TextCounts;
  readonly second: TextCounts;
}

/** A word form of a lemma in a selection. */
export interface LemmaForm {
  /** In lower case. */
  readonly form: string;
  readonly count: number;
  /** In how many texts it occurs as a form of the lemma. */
  readonly textCount: number;
}

/** The neighbouring words of a keyword in columns, in Estonian order. */
export interface NeighbourColumns {
  readonly names: WordNames;
  /** Ascending. */
  readonly ids: Uint32Array;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  /** In how many texts each stands in a window. */
  readonly texts: Uint32Array;
  /** Frequency of each neighbour in the selection, as in its word list. */
  readonly frequencies: Uint32Array;
  /** Most frequent UPOS of each neighbour in the selection, as in its word list. */
  readonly partsOfSpeech: Uint8Array;
  /** Occurrences of the keyword. */
  readonly hits: number;
}

export interface NeighbourQuery extends KeywordQuery {
  /** Running words looked at on each side of an occurrence. */
  readonly span: number;
  /** Neighbours of fewer co-occurrences are left out; 1 by default. */
  readonly minCooccurrence?: number;
}

export interface SketchQuery {
  /** A base form, one word. */
  readonly keyword: string;
}

export interface SketchWord {
  readonly hits: number;
  readonly textCount: number;
  /** Most frequent UPOS as a place in PARTS_OF_SPEECH; the alphabetically first of equals. */
  readonly partOfSpeech: number;
  /** Its word forms in lower case, the most frequent first; equals in Estonian order. */
  readonly forms: readonly { readonly form: string; readonly count: number }[];
}

/**
 * The collocates of a word by relation, in columns: by relation, then in Estonian order. Counts are pairs of an occurrence
 * and a collocate that an edge of a dependency tree joins.
 */
export interface SketchColumns {
  readonly word: SketchWord;
  readonly names: WordNames;
  /** Places in sketchRelations. */
  readonly relations: Uint8Array;
  readonly ids: Uint32Array;
  readonly counts: Uint32Array;
  /** Pairs of the relation that have the collocate in its place, with whatever word. */
  readonly totals: Uint32Array;
  /** By place in sketchRelations the most frequent form of the word in the relation, in lower case; '' for none. */
  readonly forms: readonly string[];
  /**
   * A sentence with one pair of a row in five pieces: before, one of the two words, between, the other one, after. Line
   * breaks are spaces.
   */
  readExample(row: number): readonly string[];
}

/** Rows from `from` to before `to`. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Occurrences of a search, of which any can be opened. */
export interface FoundHits {
  /** Every occurrence, whatever sample or filter there is. */
  readonly total: number;
  /** Occurrences that sample and filter leave. */
  readonly listed: number;
  /** Opens rows by their places among the listed ones. */
  readonly open: (rows: readonly number[]) => Awaitable<OpenedHits>;
}

/** Texts that were opened around some occurrences, with all occurrences in them. */
export interface OpenedHits {
  readonly hits: Hits;
  /** Number of the occurrence of each row asked for, counted over all parts of `hits`. */
  readonly numbers: ArrayLike<number>;
}

/**
 * The port between the tools and what holds the tokens of a selection of texts. It answers in columns of words and counts;
 * scores, rounding, alphabetical order of rows, stop words, percentages and JSON are made above it, once for every
 * implementation. Each question rejects or throws with QueryCancelledError when its answer is not wanted any more, CqlError
 * for a query by form that cannot be run, IndexTooLargeError where the question asks for more than the index can answer.
 */
export interface TokenIndex {
  /** Every line of `findLines` can be read, not just those of the window. */
  readonly keepsRows: boolean;
  measure(): Awaitable<SelectionTotals>;
  /** Texts and running words by level; null where the index does not know levels. */
  measureLevels(): Awaitable<readonly SelectionTotals[] | null>;
  countWords(unit: WordUnit): Awaitable<WordColumns>;
  /**
   * Counts the words here and in another selection of the same corpus; the two may share texts. Which texts
   * have each word is there only if it is asked for and the index can tell it.
   */
  compareWords(other: TokenIndex, unit: WordUnit, byText?: boolean): Awaitable<ComparedWords>;
  /** In no order. */
  countForms(lemma: string): Awaitable<readonly LemmaForm[]>;
  countHitsByText(search: Search): Awaitable<TextHits>;
  countNeighbours(query: NeighbourQuery): Awaitable<NeighbourColumns>;
  /** Lines in the order asked for; those of the window can be read. */
  findLines(options: ConcordanceOptions, window: RowWindow): Awaitable<Concordance>;
  findHits(search: Search, narrowing?: HitNarrowing): Awaitable<FoundHits>;
  countFrequencies(query: FrequencyQuery): Awaitable<Frequencies>;
  countClusters(query: ClusterQuery): Awaitable<ClusterTable>;
  countSketch(query: SketchQuery): Awaitable<SketchColumns>;
}

/** The question asks for more than the index can answer; `limit` says how much it can. */
export class IndexTooLargeError extends Error {
  override readonly name = 'IndexTooLargeError';
  readonly limit: number;

  constructor(message: string, limit: number) {
    super(message);
    this.limit = limit;
  }
}

/** Part of the index cannot be reached: there is no answer, rather than one that leaves texts out. */
export class IndexIncompleteError extends Error {
  override readonly name = 'IndexIncompleteError';
}
