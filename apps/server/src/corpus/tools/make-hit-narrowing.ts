import type { WordContextRequest } from '@keelerada/contract/word-context';
import type { HitNarrowing } from '@keelerada/corpus-engine/concordance/narrow-hits';

type LineChoice = Pick<
  WordContextRequest,
  'displayType' | 'displayCount' | 'sample' | 'filterText' | 'filterPart'
>;

/** Which occurrences a request keeps; `seed` chooses its sample. */
export function makeHitNarrowing(choice: LineChoice, seed: number): HitNarrowing {
  const { displayType, displayCount, sample, filterText, filterPart } = choice;
  return {
    width: { type: displayType, count: displayCount },
    ...(typeof sample === 'number' && { sample: { size: sample, seed } }),
    ...(filterText?.trim() && { filter: { part: filterPart, text: filterText } }),
  };
}
