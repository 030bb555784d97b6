import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCorrections } from './apply-corrections';
import type { Correction } from './correction';
import { makeFragments } from './make-fragments';
import { resolveOverlaps } from './resolve-overlaps';

const RUNS = 10_000;

function makeCorrection(text: string, start: number, end: number, right: string, score = 0.9): Correction {
  return {
    start,
    end,
    original: text.slice(start, end),
    replacements: [right],
    type: 'spellingError',
    tier: 'sure',
    score,
    reason: { kind: 'misspelling', changes: [] },
  };
}

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '😀',
    '👩‍👩‍👧',
    '\r\n',
    '\u00a0',
    '\ud800',
    '\udc00',
    '\0',
    'õ',
    'o\u0303',
    ' ',
    'привет',
    'sõna',
  ),
);
const textWithCorrections = fc.array(piece, { maxLength: 12 }).chain((pieces) => {
  const text = pieces.join('');
  const place = fc.nat({ max: text.length });
  const correction = fc
    .tuple(place, place, fc.string({ maxLength: 3 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([a, b, right, score]) => makeCorrection(text, Math.min(a, b), Math.max(a, b), right, score));
  return fc.record({ text: fc.constant(text), corrections: fc.array(correction, { maxLength: 8 }) });
});

describe('the fragments of a text', () => {
  it('join to the text exactly, whatever it holds', () => {
    fc.assert(
      fc.property(textWithCorrections, ({ text, corrections }) => {
        const fragments = makeFragments(text, corrections);
        expect(fragments.map((fragment) => fragment.text).join('')).toBe(text);
        expect(new Set(fragments.map(({ id }) => id)).size).toBe(fragments.length);
      }),
      { numRuns: RUNS },
    );
  });

  it('join to the corrected text when the marked ones are replaced', () => {
    fc.assert(
      fc.property(textWithCorrections, ({ text, corrections }) => {
        const replaced = makeFragments(text, corrections).map((fragment) =>
          fragment.isCorrected ? fragment.correction.replacements[0]! : fragment.text,
        );
        expect(replaced.join('')).toBe(applyCorrections(text, corrections));
      }),
    );
  });

  it('name marked ones by their place and plain ones by their number', () => {
    const text = 'Ma lahen koju.';
    expect(makeFragments(text, [makeCorrection(text, 3, 8, 'lähen')])).toMatchObject([
      { isCorrected: false, id: '0_unmarked', text: 'Ma ' },
      { isCorrected: true, id: '3_marked', text: 'lahen', correction: { replacements: ['lähen'] } },
      { isCorrected: false, id: '1_unmarked', text: ' koju.' },
    ]);
  });

  it('keep a place for what is missing', () => {
    const text = 'Ma tean et';
    const fragments = makeFragments(text, [makeCorrection(text, 7, 7, ',')]);
    expect(fragments.map((fragment) => fragment.text)).toEqual(['Ma tean', '', ' et']);
  });

  it('of an empty text are none', () => {
    expect(makeFragments('', [])).toEqual([]);
  });
});

describe('overlapping corrections', () => {
  const text = 'abcdefgh';

  it('leave the one with the higher score', () => {
    const kept = resolveOverlaps([
      makeCorrection(text, 0, 3, 'x', 0.5),
      makeCorrection(text, 2, 5, 'y', 0.8),
      makeCorrection(text, 5, 6, 'z', 0.1),
    ]);
    expect(kept.map(({ replacements }) => replacements[0])).toEqual(['y', 'z']);
  });

  it('keep an insertion right behind a replaced piece and drop one right before it', () => {
    const replaced = makeCorrection(text, 2, 4, 'x', 0.8);
    const comma = (at: number): Correction => makeCorrection(text, at, at, ',', 0.5);
    expect(applyCorrections(text, [comma(2), replaced, comma(4)])).toBe('abx,efgh');
  });

  it('never overlap afterwards', () => {
    fc.assert(
      fc.property(textWithCorrections, ({ corrections }) => {
        const kept = resolveOverlaps(corrections);
        for (const [i, { start }] of kept.entries()) {
          if (i > 0) expect(start).toBeGreaterThanOrEqual(kept[i - 1]!.end);
        }
      }),
    );
  });
});
