import { describe, expect, it } from 'vitest';
import { overlap, type Candidate } from '../../sentence/candidate';
import { compareRivals } from './compare-rivals';
import { FEATURE_NAMES, FEATURE_PLACES } from './feature-names';

/** Candidates of every kind of place: words, insertions, stretches and moves, some of them beside others. */
const makeCandidates = (tokens: number): Candidate[] =>
  Array.from({ length: tokens }, (_, start): Candidate[] => [
    { kind: 'form', start, end: start + 1, replacement: ['a'] },
    { kind: 'form', start, end: start + 1, replacement: ['b'] },
    { kind: 'comma-insert', start, end: start, replacement: [','] },
    { kind: 'join', start, end: start + 2, replacement: ['c'] },
    { kind: 'rule', start, end: start + 1 + (start % 4), replacement: [] },
    { kind: 'move', start, end: start + 3, replacement: [] },
  ]).flat();

function count(candidates: readonly Candidate[]): number[] {
  const rows = new Float32Array(candidates.length * FEATURE_NAMES.length);
  compareRivals(candidates, rows);
  return candidates.map((_, i) => rows[i * FEATURE_NAMES.length + FEATURE_PLACES.rivals]!);
}

describe('the rivals of a candidate', () => {
  it('are all others that cannot be made with it, but no moves', () => {
    const candidates = makeCandidates(30);
    const fixed = candidates.filter(({ kind }) => kind !== 'move');
    const expected = candidates.map((candidate) =>
      candidate.kind === 'move'
        ? 0
        : fixed.filter((other) => other !== candidate && overlap(candidate, other)).length,
    );
    expect(count(candidates)).toEqual(expected);
  });

  it('are found by as many looks at each candidate in a sentence of 1,000 words as in one of 100', () => {
    let looks = 0;
    const watch = (candidate: Candidate): Candidate =>
      new Proxy(candidate, {
        get: (target, name) => {
          looks += 1;
          return Reflect.get(target, name) as unknown;
        },
      });
    const measure = (words: number): number => {
      looks = 0;
      count(makeCandidates(words).map(watch));
      return looks / words;
    };
    expect(measure(1000)).toBeLessThan(1.1 * measure(100));
  });
});
