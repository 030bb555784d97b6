import type { ErrorCounts } from '@keelerada/corpus-engine/error-profile/error-counts';
import type { GroupedTexts } from '../../corpus/error-marks/group-marked-texts';

/** Words of a text that is read in a moment. */
const [LEAST_WORDS, MOST_WORDS] = [60, 400];

/**
 * For each kind of mark the text that shows it best: of a learner or marked by people, so that the marks can be trusted, short
 * enough to be read, with the most marks of the kind among its words. Null where no text is such.
 */
export function pickExampleTexts(
  counts: ErrorCounts,
  { places, ids, measureOf }: Pick<GroupedTexts, 'places' | 'ids' | 'measureOf'>,
  kinds: number,
): readonly (string | null)[] {
  const best = Array.from({ length: kinds }, () => ({ id: null as string | null, share: 0 }));
  places.forEach((place, text) => {
    const words = counts.words[place]!;
    if (measureOf[text]! < 0 || words < LEAST_WORDS || words > MOST_WORDS) return;
    for (let entry = counts.offsets[place]!; entry < counts.offsets[place + 1]!; entry++) {
      const found = best[counts.kinds[entry]!]!;
      const share = counts.counts[entry]! / Math.sqrt(words);
      if (share > found.share) Object.assign(found, { id: ids[text]!, share });
    }
  });
  return best.map(({ id }) => id);
}
