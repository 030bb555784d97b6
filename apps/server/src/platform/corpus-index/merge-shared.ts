import { mergeSegments } from '@keelerada/corpus-engine/segment/merge-segments';
import { openSegment } from '@keelerada/corpus-engine/segment/segment';
import { shareSegment } from './build-from-port';
import type { SegmentResult, SharedSegment } from './compute-task';

/** One segment from the chosen texts of several. */
export function mergeShared(segments: readonly SharedSegment[]): SegmentResult {
  const parts = segments.flatMap(({ buffer, texts }) => {
    return texts === undefined ? [] : [{ segment: openSegment(buffer), texts }];
  });
  return shareSegment(mergeSegments(parts));
}
