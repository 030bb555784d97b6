import type { CorpusChoice, QueriedTexts } from '../text-selection/queried-texts';
import type { CorpusQuery } from './corpus-query';

/**
 * What the tools ask of the corpus. Nothing here says where the index is: in the threads of this process today, on other
 * machines if a corpus outgrows one.
 */
export interface CorpusEngine {
  /**
   * Answers a query over texts. Waits a moment for the index after a start, then rejects with IndexNotReadyError. Rejects
   * with QueryCancelledError once the signal is raised, with UnindexedTextsError if ids are not in the index, with
   * CorpusChangedError if a choice no longer means the texts of `state`, with MorphologyUnavailableError if an own text
   * cannot be analysed.
   */
  ask<Options, Head>(
    query: CorpusQuery<Options, Head>,
    texts: QueriedTexts,
    options: Options,
    signal?: AbortSignal,
  ): Promise<CorpusAnswer<Head>>;
  /** Ids of the texts of a choice, in its order, each once. Rejects as `ask` does. */
  listTextIds(choice: CorpusChoice, signal?: AbortSignal): Promise<readonly string[]>;
}

/** Rows as a JSON array, UTF-8, in parts to be sent as they are. May be read once; stopping half-way stops the work. */
export type JsonRows = AsyncIterable<Uint8Array>;

export interface CorpusAnswer<Head> {
  readonly head: Head;
  readonly rows: JsonRows;
  /** Names the state of the corpus that the texts were chosen in; null where ids or an own text name them for good. */
  readonly state: string | null;
}
