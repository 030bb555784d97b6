import { expect, it } from 'vitest';
import { pickExampleTexts } from './error-profile.tool';

/** Four texts of two kinds: a thesis, two learners' texts and one too short to show anything. */
const counts = {
  words: Uint32Array.of(9000, 200, 200, 10),
  isByPeople: new Uint8Array(4),
  offsets: Uint32Array.of(0, 2, 3, 5, 6),
  kinds: Uint8Array.of(0, 1, 0, 0, 1, 0),
  counts: Uint32Array.of(90, 9, 4, 2, 1, 5),
};
const texts = { places: [0, 1, 2, 3], ids: ['thesis', 'first', 'second', 'short'] };

it('takes the learner’s text with the most marks of the kind, never a thesis', () => {
  const measureOf = [-1, 0, 1, 1];
  expect(pickExampleTexts(counts, { ...texts, measureOf }, 3)).toEqual(['first', 'second', null]);
  expect(pickExampleTexts(counts, { ...texts, measureOf: [-1, -1, -1, -1] }, 1)).toEqual([null]);
});
