import { describe, expect, it } from 'vitest';
import { measureWord } from './word-length.tool';

describe('measureWord', () => {
  it.each([
    ['õun', 3],
    ['o\u0303un', 3],
    [' jäääär ', 6],
    ['👩‍👩‍👧‍👦', 1],
    ['', 0],
    ['soo\u00adla\u200b', 5],
    ['\0 ', 0],
    ['\ud83d', 1],
  ])('counts the letters of %j a reader sees', (word, length) => {
    expect(measureWord(word)).toBe(length);
  });
});
