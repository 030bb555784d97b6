import { expect, it } from 'vitest';
import { findUsualRates, type CountedText } from './train-usual-errors';

const makeText = (level: number, words: number, kinds: readonly string[]): CountedText => ({
  level,
  words,
  kinds,
  spellingKinds: [],
});

it('rates are errors for 100 words of all texts of a level together; kinds never met are left out', () => {
  const texts = [
    makeText(0, 30, ['spelling', 'spelling', 'form']),
    makeText(0, 70, ['spelling']),
    makeText(3, 200, ['form']),
  ];
  expect(findUsualRates(texts, ({ kinds }) => kinds)).toEqual([
    { kind: 'spelling', means: [3, 0, 0, 0] },
    { kind: 'form', means: [1, 0, 0, 0.5] },
  ]);
});
