import { type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { type CqlSearch, findCqlHits } from '../cql/find-cql-hits';
import { findHits, type KeywordQuery } from '../keyword/find-hits';
import { readHitPlaces } from '../keyword/hits';
import { findFirstAtLeast, type SegmentPart, selectTextRanges } from '../segment/selection';

/** The chosen texts in columns, in the order of the parts. */
export interface TextHits {
  /** Empty for an own text. */
  readonly ids: readonly string[];
  readonly runningWords: Uint32Array;
  readonly hits: Uint32Array;
}

/**
 * How often each chosen text has a keyword or what a query by form finds; an occurrence counts for the text that it begins
 * in. The cost is linear in the hits and the chosen texts. Throws CqlError and QueryCancelledError.
 */
export function countHitsByText(
  parts: readonly SegmentPart[],
  search: KeywordQuery | CqlSearch,
  cancel?: CancelFlag,
): TextHits {
  const found = 'cql' in search ? findCqlHits(parts, search, cancel) : findHits(parts, search, cancel);
  const ids: string[] = [];
  const runningWords: number[] = [];
  const hits: number[] = [];
  parts.forEach((part, index) => {
    throwIfCancelled(cancel);
    const { places, textStarts } = readHitPlaces(found, index);
    const { textIds, sections } = part.segment;
    const ranges = selectTextRanges(part);
    let place = 0;
    for (let i = 0; i < ranges.length; i += 2) {
      for (let text = ranges[i]!; text < ranges[i + 1]!; text++) {
        const first = findFirstAtLeast(places, textStarts[text]!, place);
        place = findFirstAtLeast(places, textStarts[text + 1]!, first);
        ids.push(textIds.get(text));
        runningWords.push(sections.textWordStarts[text + 1]! - sections.textWordStarts[text]!);
        hits.push(place - first);
      }
    }
  });
  return { ids, runningWords: Uint32Array.from(runningWords), hits: Uint32Array.from(hits) };
}
