import type { SegmentPart } from '../segment/selection';

/** Occurrences of a search; they are numbered part by part, in text order in each part. */
export interface Hits {
  readonly parts: readonly SegmentPart[];
  /**
   * For each part the first running word of each occurrence. An occurrence without a running word has the next one,
   * which may belong to a later text.
   */
  readonly positions: readonly Uint32Array[];
  /** Running words of each occurrence; 0 if there are spans. */
  readonly wordCount: number;
  /** For each part where the occurrences lie, if they differ in length or hold punctuation. */
  readonly spans?: readonly HitSpans[];
  /** For each part 1 for each mark that a test of errors of the query fits; null where it has none or no text has marks. */
  readonly askedMarks?: readonly (Uint8Array | null)[];
  readonly total: number;
}

/** Occurrences of any length, which may begin and end with punctuation; columns parallel to the positions. */
export interface HitSpans {
  /** Offsets in the content of the segment. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly wordCounts: Uint8Array;
}

/** What says in which text an occurrence lies: a place of each, and the places at which texts begin. */
export interface HitPlaces {
  readonly places: Uint32Array;
  readonly textStarts: Uint32Array;
}

/** The places of the occurrences of a part in text order. */
export function readHitPlaces({ parts, positions, spans }: Hits, part: number): HitPlaces {
  const { textWordStarts, textContentStarts } = parts[part]!.segment.sections;
  return spans === undefined
    ? { places: positions[part]!, textStarts: textWordStarts }
    : { places: spans[part]!.starts, textStarts: textContentStarts };
}
