import { expect, it } from 'vitest';
import { isMostlyCyrillic } from './is-mostly-cyrillic';

it.each([
  ['Кошка спит.', true],
  ['Кошка спит на диване (diivan).', true],
  ['Sõna кот tähendab kassi.', false],
  ['12, 13!', false],
  ['', false],
])('%j is mostly Cyrillic: %s', (text, expected) => {
  expect(isMostlyCyrillic(text)).toBe(expected);
});
