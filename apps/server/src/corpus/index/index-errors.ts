/** Texts that are not in the index: there are none with these ids, or their analysis is not done yet. */
export class UnindexedTextsError extends Error {
  override readonly name = 'UnindexedTextsError';
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super(`${ids.length} of the texts are not in the corpus index.`);
    this.ids = ids;
  }
}

/** The corpus has changed between two parts of one answer, and the texts asked for may be others now. */
export class CorpusChangedError extends Error {
  override readonly name = 'CorpusChangedError';
}

/** The index of the corpus is still being loaded. */
export class IndexNotReadyError extends Error {
  override readonly name = 'IndexNotReadyError';
}
