import { describe, expect, it } from 'vitest';
import { readWords } from './analysed-word';
import { makeAnswer } from './testing/make-answer';
import { markWord, stepMark } from './word-mark';

const words = readWords(
  makeAnswer(
    ['On', 'olema', 'on', 'tegusõna', '–'],
    ['kond', 'kond', 'kond', 'nimisõna', '–'],
    ['on', 'olema', 'on', 'tegusõna', '–'],
  ),
  'et',
);

describe('markWord', () => {
  it('marks equal words, not words that hold the same letters', () => {
    expect(markWord(words, 2)).toEqual({ ids: [0, 2], place: 1, shared: null });
  });
});

describe('stepMark', () => {
  it('goes round at both ends', () => {
    const mark = markWord(words, 2);
    expect(stepMark(mark, 1).place).toBe(0);
    expect(stepMark(stepMark(mark, 1), -1).place).toBe(1);
  });
});
