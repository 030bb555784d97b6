import type { SentenceSpan } from '@keelerada/estonian/annotated-text';
import type { TextToAnnotate } from '@keelerada/estonian/annotate-text';

/** An annotation as it is stored and passed between threads; `decodeAnnotation` reads the bytes. */
export interface Annotation {
  readonly bytes: Uint8Array;
  readonly words: number;
  readonly sentences: number;
}

/** A text to annotate. Its language and its sentences are found if they are not given. */
export type GivenText = TextToAnnotate & { readonly sentences?: readonly SentenceSpan[] };

/** The port to the analysis of texts. */
export interface TextAnnotator {
  /**
   * Annotates in the order given. Rejects with MorphologyUnavailableError, and with QueryCancelledError once the signal is
   * raised.
   */
  annotate(texts: readonly GivenText[], signal?: AbortSignal): Promise<readonly Annotation[]>;
}

/** An annotator whose annotations are stored. */
export interface VersionedAnnotator extends TextAnnotator {
  /** Changes whenever the same text would be analysed otherwise. */
  readonly version: string;
}
