import { serializeSegment } from '@keelerada/corpus-engine/segment/snapshot';
import type { Segment } from '@keelerada/corpus-engine/segment/segment';

/** A segment as it is handed to a thread: shared memory under a name that no other segment of this process has. */
export interface SharedSegment {
  readonly key: number;
  readonly buffer: SharedArrayBuffer;
  /** True for segments of the corpus, which threads keep open; own texts are kept only while they are in use. */
  readonly isCorpus: boolean;
  /** One byte a text, not 0 if it is chosen; null for all texts; undefined for none. */
  readonly texts: Uint8Array | null | undefined;
  /** Places of the chosen texts in the list of the query; undefined if the index has them in that order. */
  readonly ranks?: Uint32Array | undefined;
  /** Level of each text (`listTextLevels`), the same under the same name; undefined where a query does not ask for it. */
  readonly levels?: { readonly name: string; readonly places: Uint8Array } | undefined;
  /** Errors of its texts, the same under the same name; undefined where a query does not ask for them. */
  readonly errors?: { readonly name: number; readonly buffer: SharedArrayBuffer } | undefined;
}

/** Writes the checksum into a new segment, so that it can be saved as it is, and gives its memory. */
export function shareSegment(segment: Segment): SharedArrayBuffer {
  serializeSegment(segment);
  return segment.buffer as SharedArrayBuffer;
}
