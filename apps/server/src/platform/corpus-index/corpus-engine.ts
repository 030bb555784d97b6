import type { AssociationFormula } from '@keelerada/corpus-engine/collocates/association-scores';
import type { ClusterUnit } from '@keelerada/corpus-engine/clusters/cluster-stream';
import type { Clusters } from '@keelerada/corpus-engine/clusters/count-clusters';

/**
 * What the tools ask of the corpus. Nothing here says where the index lives: in this process's threads today, on other
 * machines where a corpus outgrows one. All calls take a signal; a query that is given up stops working and rejects with
 * QueryCancelledError. They reject with UnindexedTextsError where ids are not in the index, with
 * MorphologyUnavailableError where an own text cannot be analysed.
 */
export interface CorpusEngine {
  makeWordlist(query: WordlistQuery, signal?: AbortSignal): Promise<WordlistAnswer>;
  findContexts(query: ContextQuery, signal?: AbortSignal): Promise<ContextAnswer>;
  findCollocates(query: CollocateQuery, signal?: AbortSignal): Promise<CollocateAnswer>;
  countClusters(query: ClusterQuery, signal?: AbortSignal): Promise<Clusters>;
}

/**
 * Which texts a query is about, each once however often its id is given; an own text counts as one more text. Its content
 * has been through `cleanOwnText`.
 */
export interface TextSelection {
  readonly corpusTextIds: readonly string[] | null;
  readonly ownText: string | null;
}

/** How words are compared: forms or lemmas, and whether forms keep their capitals. */
export interface WordComparison {
  readonly type: 'WORDS' | 'LEMMAS';
  readonly keepCapitalization: boolean;
}

export interface WordlistQuery extends TextSelection, WordComparison {
  /** In lower case. */
  readonly defaultStopWords?: ReadonlySet<string> | undefined;
  readonly customStopWords?: readonly string[] | undefined;
  readonly minFrequency?: number | undefined;
}

export interface ContextQuery extends TextSelection, WordComparison {
  readonly keyword: string;
  readonly displayType: 'WORD' | 'SENTENCE';
  readonly displayCount: number;
  /** Distances from the keyword to sort by, the most important first (-1: first word to the left); text order without. */
  readonly sortBy?: readonly number[] | undefined;
  /** Rows to answer; all of them without. */
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

export interface CollocateQuery extends TextSelection, WordComparison {
  readonly keyword: string;
  readonly searchCount: number;
  readonly formula: AssociationFormula;
  /** Neighbours of fewer co-occurrences are left out; 1 by default. */
  readonly minCooccurrence?: number | undefined;
}

export interface ClusterQuery extends TextSelection {
  readonly length: number;
  readonly unit: ClusterUnit;
  readonly keepPunctuation?: boolean | undefined;
  readonly minFrequency?: number | undefined;
  readonly limit?: number | undefined;
}

/** What an answer was counted over. */
export interface SelectionTotals {
  readonly texts: number;
  readonly runningWords: number;
}

/** Rows as a JSON array, UTF-8, in pieces to be sent as they are. May be read once; stopping half-way stops the work. */
export interface JsonRows extends AsyncIterable<Uint8Array> {
  /** Says that the pieces read so far are not looked at any more, so that later answers may be written over them. */
  free(): void;
}

/** Rows as in the wordlist response of the contract. */
export interface WordlistAnswer {
  readonly totals: SelectionTotals;
  readonly differentWords: number;
  readonly rowCount: number;
  readonly rows: JsonRows;
}

/** Rows as in the word-context response of the contract. */
export interface ContextAnswer {
  readonly totals: SelectionTotals;
  /** Occurrences in the selection, whatever part of them is answered. */
  readonly total: number;
  readonly rows: JsonRows;
}

/** Rows as in the collocates response of the contract. */
export interface CollocateAnswer {
  readonly totals: SelectionTotals;
  /** Occurrences of the keyword. */
  readonly keywordFrequency: number;
  readonly rowCount: number;
  readonly rows: JsonRows;
}

/** Texts that are not in the index: there are none with these ids, or their analysis is not done yet. */
export class UnindexedTextsError extends Error {
  override readonly name = 'UnindexedTextsError';
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super(`${ids.length} of the texts are not in the corpus index.`);
    this.ids = ids;
  }
}
