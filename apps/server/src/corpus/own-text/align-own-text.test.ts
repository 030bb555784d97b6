import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters } from '@keelerada/estonian/letters/fold-letters';
import { alignOwnText } from './align-own-text';
import { cleanOwnText } from './clean-own-text';

const someText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    'o\u0303',
    'õ',
    '\r\n',
    '\0',
    '😀',
    '\ud800',
    '\udc00',
    '\u1112\u1161\u11ab',
    's\u030c',
    'a\u00ad\u200b',
    '\u00a0\u2011',
    ' a',
  ),
);
const anyText = fc.array(someText, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('an own text with its way back', () => {
  it('is what cleaning and folding make of it', () => {
    fc.assert(
      fc.property(anyText, (sent) => {
        expect(alignOwnText(sent).text).toBe(foldLetters(cleanOwnText(sent)));
      }),
      { numRuns: 5_000 },
    );
  });

  it('gives pieces of the sent text that are clean the same way', () => {
    const range = fc.tuple(anyText, fc.nat({ max: 100 }), fc.nat({ max: 100 }));
    fc.assert(
      fc.property(range, ([sent, a, b]) => {
        const aligned = alignOwnText(sent);
        const characters = [...aligned.text];
        const [first, last] = [a, b].map((at) => at % (characters.length + 1)).sort((x, y) => x - y);
        const before = characters.slice(0, first).join('');
        const piece = characters.slice(first, last).join('');
        const start = aligned.findStart(before.length);
        const end = aligned.findEnd(before.length + piece.length);
        expect(foldLetters(cleanOwnText(sent.slice(start, end)))).toContain(foldLetters(piece));
      }),
      { numRuns: 5_000 },
    );
  });

  it('finds a word behind letters that were joined', () => {
    const sent = 'So\u0303brad, to\u0303esti';
    const { text, findStart, findEnd } = alignOwnText(sent);
    expect(text).toBe('Sõbrad, tõesti');
    expect(sent.slice(findStart(8), findEnd(14))).toBe('to\u0303esti');
  });
});
