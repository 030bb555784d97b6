import { expect, it } from 'vitest';
import { makeRandom } from '../error-profile/seeded-random';
import { findRate } from './count-groups';
import { rateGroups } from './rate-groups';

const TEXTS = 400;
const random = makeRandom(5);
/** A word that a tenth of the texts are about: 30 times each, never in the others. */
const hits = Uint32Array.from({ length: TEXTS }, (_, text) => (text % 10 === 0 ? 30 : 0));
const runningWords = Uint32Array.from(hits, () => 200 + Math.floor(random() * 100));
const groups = [...hits].map(() => 0);

it('resamples texts: what stands together in few texts has the wide interval of the texts', () => {
  const [rated] = rateGroups({ hits, runningWords }, groups);
  const words = findRate(rated!);
  expect(rated).toMatchObject({ hits: 1200, texts: TEXTS, textsWithHits: 40, method: 'TEXTS' });
  expect(rated!.perMillion).toBe(words.perMillion);
  // Of a share of 0.1 in 400 texts: 1.96 * sqrt(0.1 * 0.9 / 400) / 0.1 is 29 % of the rate on each side.
  expect(rated!.low / rated!.perMillion).toBeCloseTo(0.71, 1);
  expect(rated!.high! / rated!.perMillion).toBeCloseTo(1.29, 1);
  expect((rated!.high! - rated!.low) / (words.high! - words.low)).toBeGreaterThan(4);
});

it('gives the same for the same texts in another order', () => {
  const backwards = { hits: hits.toReversed(), runningWords: runningWords.toReversed() };
  expect(rateGroups(backwards, groups)).toEqual(rateGroups({ hits, runningWords }, groups));
});

it('has a Poisson count where there is one text or no occurrence', () => {
  const counts = { hits: Uint32Array.of(3, 0, 0), runningWords: Uint32Array.of(100, 100, 100) };
  const [one, none] = rateGroups(counts, [0, 1, 1]);
  expect(one).toMatchObject({ ...findRate({ hits: 3, runningWords: 100 }), method: 'POISSON' });
  expect(none).toMatchObject({ perMillion: 0, low: 0, method: 'POISSON' });
  expect(none!.high).toBeGreaterThan(0);
});
