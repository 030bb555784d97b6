import { expect, it } from 'vitest';
import { isClosedClass } from './basic-words';

it.each([
  ['kuhu', 'ADV', true],
  ['millal', 'ADV', true],
  ['mina', 'PRON', true],
  ['see', 'DET', true],
  ['kolm', 'NUM', true],
  ['sest', 'SCONJ', true],
  ['kiiresti', 'ADV', false],
  ['ühiskond', 'NOUN', false],
  ['olematu', null, false],
])('%s as %s is of a closed class: %s', (lemma, partOfSpeech, expected) => {
  expect(isClosedClass(lemma, partOfSpeech)).toBe(expected);
});
