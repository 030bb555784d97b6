import { expect, it } from 'vitest';
import { makeMarkColumns } from './mark-columns';
import { TextColumns } from '../text-columns/text-columns';
import { groupMarkedTexts } from './group-marked-texts';

const facets = [
  { id: 1, name: 'keeletase', value: 'A2', foldedValue: 'a2' },
  { id: 2, name: 'emakeel', value: 'eesti', foldedValue: 'eesti' },
  { id: 3, name: 'korpus', value: 'cwUSEqQLt', foldedValue: 'cwuseqqlt' },
];
/** A learner's text, one that the corrector has learned from, the same marked by people, an academic text. */
const texts = [
  { id: 'new', hash: 'aaaa', origin: 'machine', facets: '1' },
  { id: 'seen', hash: 'bbbb', origin: 'machine', facets: '1' },
  { id: 'gold', hash: 'bbbb', origin: 'gold', facets: '1' },
  { id: 'academic', hash: 'cccc', origin: 'machine', facets: '2,3' },
] as const;
const marks = makeMarkColumns(
  texts.map((text) => ({ ...text, language: 'et', words: 100, codes: 'R:SPELL' })),
  { name: 'a', marksVersion: 1, markedWith: 'c1' },
);
const properties = new TextColumns(
  texts.map(({ id, facets: own }) => ({
    id,
    title: id,
    characters: 500,
    words: 100,
    sentences: 9,
    facets: own,
    titlePlace: 1,
    errors: null,
  })),
  facets,
);

it('estimates nothing of native and academic texts, nor of texts that the corrector has learned from', () => {
  const ids = texts.map(({ id }) => id);
  const { groups, measureOf } = groupMarkedTexts(ids, marks, properties, 'level', {
    trained: new Set(['bbbb']),
    levels: ['A1', 'A2'],
  });
  // Those of level A2, none, people's own, none.
  expect(measureOf).toEqual([2, -1, 0, -1]);
  const told = groups.map(({ value, isByPeople, texts: size, estimatedTexts }) => {
    return [value, isByPeople, size, estimatedTexts];
  });
  // What people marked is a group of its own.
  expect(told).toEqual([
    ['A2', false, 2, 1],
    ['A2', true, 1, 1],
    ['EK', false, 1, 0],
  ]);
});
