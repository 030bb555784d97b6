import { findInterval } from '../error-profile/measure-errors';
import { makeRandom } from '../error-profile/seeded-random';
import { countGroups, findRate, MILLION, type GroupCount, type Rate } from './count-groups';
import type { TextHits } from './count-hits-by-text';

export interface RatedGroup extends GroupCount, Rate {}

const SEED = 1;
/** So many draws of texts take some 20 ms; large groups need fewer resamples. */
const MOST_DRAWS = 2_000_000;
const [LEAST_RESAMPLES, MOST_RESAMPLES] = [200, 1000];

/**
 * Sums the counts of texts by group, with their rates. The interval is the percentile bootstrap over the texts of the group,
 * with a fixed seed; a single text, or texts without an occurrence, cannot be resampled and have the interval of a Poisson
 * count. The order of the texts does not matter.
 */
export function rateGroups(
  counts: Pick<TextHits, 'runningWords' | 'hits'>,
  groups: readonly number[],
): RatedGroup[] {
  const places: number[][] = [];
  groups.forEach((group, text) => (places[group] ??= []).push(text));
  return countGroups(counts, groups).map((sum, group) => {
    const rate = findRate(sum);
    if (sum.hits === 0 || sum.texts < 2) return { ...sum, ...rate };
    return { ...sum, ...rate, ...resample(counts, places[group]!), method: 'TEXTS' };
  });
}

function resample(
  { runningWords, hits }: Pick<TextHits, 'runningWords' | 'hits'>,
  places: readonly number[],
): Pick<Rate, 'low' | 'high'> {
  const sorted = places.toSorted((a, b) => hits[a]! - hits[b]! || runningWords[a]! - runningWords[b]!);
  const words = Uint32Array.from(sorted, (place) => runningWords[place]!);
  const found = Uint32Array.from(sorted, (place) => hits[place]!);
  const texts = sorted.length;
  const resamples = Math.max(LEAST_RESAMPLES, Math.min(MOST_RESAMPLES, Math.floor(MOST_DRAWS / texts)));
  const random = makeRandom(SEED);
  const drawnRates = Float64Array.from({ length: resamples }, () => {
    let [hitsDrawn, wordsDrawn] = [0, 0];
    for (let i = 0; i < texts; i++) {
      const drawn = (random() * texts) | 0;
      hitsDrawn += found[drawn]!;
      wordsDrawn += words[drawn]!;
    }
    return wordsDrawn === 0 ? 0 : (MILLION * hitsDrawn) / wordsDrawn;
  });
  return findInterval(drawnRates);
}
