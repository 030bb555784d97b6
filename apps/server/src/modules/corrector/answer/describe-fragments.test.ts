import type { Correction } from '@keelerada/corrector/correction/correction';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignOwnText } from '../../../corpus/own-text/align-own-text';
import { describeFragments, placeCorrection } from './describe-fragments';

const RUNS = 10_000;
const someText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('o\u0303', 'õ', '\r\n', '\0', '😀', '\ud800', '\udc00', '\u00a0', ' sõna ', 'привет'),
);
const anyText = fc.array(someText, { maxLength: 12 }).map((pieces) => pieces.join(''));
const places = fc.array(fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 99 })), { maxLength: 6 });

function makeCorrection(start: number, end: number): Correction {
  return {
    ...{ start, end, original: '', replacements: ['uus'], type: 'spellingError', tier: 'sure', score: 0.9 },
    reason: { kind: 'misspelling', changes: [] },
  };
}

describe('the fragments of an answer', () => {
  it('join to the text as it was sent, and each is where it says', () => {
    fc.assert(
      fc.property(anyText, places, (sent, ranges) => {
        const aligned = alignOwnText(sent);
        const corrections = ranges.map((range) => {
          const [start, end] = range.map((at) => at % (aligned.text.length + 1)).sort((a, b) => a - b);
          return placeCorrection(makeCorrection(start!, end!), aligned, sent);
        });
        const fragments = describeFragments(sent, corrections);
        expect(fragments.map(({ text }) => text).join('')).toBe(sent);
        for (const fragment of fragments) {
          if (fragment.corrected) expect(sent.slice(fragment.start, fragment.end)).toBe(fragment.text);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
