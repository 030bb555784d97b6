/** A text as the store numbers it: a changed or newly analysed text comes under a new, larger ordinal. */
export interface IndexedTextName {
  readonly id: string;
  readonly ordinal: number;
}

/** A text to be built into a segment. */
export interface TextToIndex {
  readonly id: string;
  readonly content: string;
  readonly annotationBytes: Uint8Array;
}

/** Where the index takes its texts from: the store, or a list in a test. */
export interface IndexSource {
  /** Tells this corpus from any other, and whether it has changed since. */
  readVersion(): Promise<{ readonly corpusId: string; readonly version: number }>;
  /** The annotator of all analysed texts, null if there are none. They change over to another one together. */
  readAnnotator(): Promise<string | null>;
  /** Every analysed text. */
  listTexts(): Promise<readonly IndexedTextName[]>;
  /** The analysed texts above an ordinal, ascending. */
  readTexts(afterOrdinal: number): AsyncIterable<TextToIndex & IndexedTextName>;
}
