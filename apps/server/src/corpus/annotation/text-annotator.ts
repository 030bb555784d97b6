import type { TextToAnnotate } from '@keelerada/estonian/annotation/annotate-text';

/** An annotation as it is stored and passed between threads; `decodeAnnotation` reads the bytes. */
export interface Annotation {
  readonly bytes: Uint8Array;
  readonly words: number;
  readonly sentences: number;
}

/** The port to the analysis of texts. */
export interface TextAnnotator {
  /** Annotates in the order given. Rejects with QueryCancelledError once the signal is raised. */
  annotate(texts: readonly TextToAnnotate[], signal?: AbortSignal): Promise<readonly Annotation[]>;
}

export interface VersionedAnnotator extends TextAnnotator {
  /** Changes whenever the same text would be analysed otherwise. */
  readonly version: string;
}
