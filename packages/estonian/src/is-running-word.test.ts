import { describe, expect, it } from 'vitest';
import { isRunningWord } from './is-running-word';

describe('isRunningWord', () => {
  it('counts words and numerals, but neither punctuation nor symbols', () => {
    expect(['NOUN', 'NUM', 'X', 'INTJ', 'PUNCT', 'SYM'].filter(isRunningWord)).toEqual([
      'NOUN',
      'NUM',
      'X',
      'INTJ',
    ]);
  });
});
