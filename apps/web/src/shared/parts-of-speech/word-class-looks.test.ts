import { PARTS_OF_SPEECH } from '@keelerada/corpus-engine/segment/parts-of-speech';
import { expect, it } from 'vitest';
import { findWordClass, wordClassLooks, writeWord } from './word-class-looks';

it('every class of words has a look of its own', () => {
  const looks = Object.values(wordClassLooks).map((look) => JSON.stringify(look));
  expect(new Set(looks).size).toBe(looks.length);
});

it('every part of speech has a class', () => {
  const rest = ['INTJ', 'PUNCT', 'SYM', 'X'];
  for (const upos of PARTS_OF_SPEECH) expect(findWordClass(upos) === 'other', upos).toBe(rest.includes(upos));
  expect(findWordClass('constructor')).toBe('other');
});

it('a name has its capital, another word stays as it is', () => {
  expect(writeWord('õnne', 'PROPN')).toBe('Õnne');
  expect(writeWord('õnn', 'NOUN')).toBe('õnn');
});
