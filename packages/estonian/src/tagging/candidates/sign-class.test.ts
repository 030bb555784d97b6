import { expect, it } from 'vitest';
import { findSignClass } from './sign-class';
import { findWordShape } from './word-shape';

it.each([
  ['½', 'NUM'],
  ['12¾', 'NUM'],
  ['%', 'SYM'],
  [':)', 'SYM'],
  ['…', 'PUNCT'],
  ['Ⅷ', null],
  ['12', null],
  ['kass', null],
])('%s is of the class %s', (word, sign) => {
  expect(findSignClass(word, findWordShape(word))).toBe(sign);
});
