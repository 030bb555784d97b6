import { expect, it } from 'vitest';
import { pickNeighbours } from './pick-neighbours';

const relation = (seos: 'OBJECT' | 'ADVERB' | 'SUBJECT' | 'ATTRIBUTE', ...words: string[]) => ({
  ...{ seos, vorm: 'ootan' },
  naabrid: words.map((sona) => ({ sona })),
});

it('tells what says most of a class, without words of grammar, figures and poor relations', () => {
  const relations = [
    relation('ATTRIBUTE', 'suur', 'väike', 'uus'),
    relation('SUBJECT', 'laps', 'ema', 'isa'),
    relation('OBJECT', 'see', 'buss', '2020', 'rong', 'vastus'),
    relation('ADVERB', 'kaua', 'veel'),
  ];
  expect(pickNeighbours(relations, 'VERB', new Set(['see']))).toEqual([
    { relation: 'OBJECT', form: 'ootan', words: ['buss', 'rong', 'vastus'] },
    { relation: 'SUBJECT', form: 'ootan', words: ['laps', 'ema', 'isa'] },
  ]);
  expect(pickNeighbours(relations, 'NOUN', new Set()).map((each) => each.relation)).toEqual(['ATTRIBUTE']);
  expect(pickNeighbours(relations, null, new Set())).toEqual([]);
});
