import { describe, expect, it } from 'vitest';
import { adjustToText, estimateTextOdds } from './adjust-to-text';

const USUAL = 0.02;
/** 100 sentences of 40 candidates; in `wrong` of them one is likely. */
const makeText = (wrong: number, likely: number, rest: number): number[][] =>
  Array.from({ length: 100 }, (_, s) =>
    Array.from({ length: 40 }, (_, i) => (i === 0 && s < wrong ? likely : rest)),
  );
const adjust = (text: readonly (readonly number[])[]) => adjustToText(text, estimateTextOdds(text, USUAL));

describe('probabilities adjusted to the text', () => {
  it('stay as they are in a text with as many errors as usual', () => {
    const text = makeText(100, 0.6, 0.01);
    expect(adjust(text)[0]![0]).toBeCloseTo(0.6, 1);
  });

  it('fall in a text with few errors, and are never raised', () => {
    expect(adjust(makeText(1, 0.4, 0.001))[0]![0]).toBeLessThan(0.25);
    expect(adjust(makeText(100, 0.9, 0.2))[0]![0]).toBeCloseTo(0.9);
  });

  it('follow the part of the text that they stand in', () => {
    const text = makeText(50, 0.6, 0.001);
    const [among, apart] = [20, 90].map((s) => adjust(text.with(s, [0.6, ...text[s]!.slice(1)]))[s]![0]!);
    expect(among).toBeGreaterThan(apart! + 0.1);
  });

  it('hardly change in a single sentence, which says little of its text', () => {
    expect(adjust([[0.4, 0.001, 0.001]])[0]![0]).toBeCloseTo(0.4, 1);
  });

  it('of no candidates are none', () => {
    expect(adjust([])).toEqual([]);
  });
});
