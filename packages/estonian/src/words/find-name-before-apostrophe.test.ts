import { expect, it } from 'vitest';
import { findNameBeforeApostrophe, foldApostrophes } from './find-name-before-apostrophe';

it.each([
  ["google'i", 'google'],
  ['saussure’i', 'saussure'],
  ['Saussure´ist', 'Saussure'],
  ["Bush'ide", 'Bush'],
  ["Bordeaux'sse", 'Bordeaux'],
  ["facebook'is", 'facebook'],
  ["O'Neill'i", "O'Neill"],
  ["O'Neill", null],
  ["rock'n'roll", null],
  ["d'Artagnan", null],
  ['googlei', null],
  ["'i", null],
])('%s stands under %s', (form, name) => {
  expect(findNameBeforeApostrophe(form)).toBe(name);
});

it('takes apostrophes inside a word for one, and leaves quotes alone', () => {
  expect(['a’b', 'a‘b', 'a`b', 'a´b', "a'b"].map(foldApostrophes)).toEqual(Array(5).fill("a'b"));
  expect(foldApostrophes('‘sõna’')).toBe('‘sõna’');
});
