import type { QueriedTexts } from '../text-selection/queried-texts';
import type { CorpusQuery } from './corpus-query';

/**
 * What the tools ask of the corpus. Nothing here says where the index is: in the threads of this process today, on other
 * machines if a corpus outgrows one.
 */
export interface CorpusEngine {
  /**
   * Answers a query over texts. Waits a moment for the index after a start, then rejects with IndexNotReadyError. Rejects
   * with QueryCancelledError once the signal is raised, with UnindexedTextsError if ids are not in the index, with
   * MorphologyUnavailableError if an own text cannot be analysed.
   */
  ask<Options, Head>(
    query: CorpusQuery<Options, Head>,
    texts: QueriedTexts,
    options: Options,
    signal?: AbortSignal,
  ): Promise<CorpusAnswer<Head>>;
}

/** Rows as a JSON array, UTF-8, in parts to be sent as they are. May be read once; stopping half-way stops the work. */
export type JsonRows = AsyncIterable<Uint8Array>;

export interface CorpusAnswer<Head> {
  readonly head: Head;
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

/** The index of the corpus is still being loaded. */
export class IndexNotReadyError extends Error {
  override readonly name = 'IndexNotReadyError';
}
