import { describe, expect, it } from 'vitest';
import { findEditPlaces, nameEdit } from './edit-places';

describe('the places of an edit', () => {
  it.each([
    [
      { start: 2, end: 4, code: 'R:WO' },
      { start: 2, end: 4 },
    ],
    [
      { start: 3, end: 3, code: 'M:PUNCT' },
      { start: 2, end: 3 },
    ],
    [
      { start: 0, end: 0, code: 'M:PUNCT' },
      { start: 0, end: 1 },
    ],
    [
      { start: 3, end: 3, code: 'M:LEX' },
      { start: 3, end: 4 },
    ],
    [
      { start: 5, end: 5, code: 'M:LEX' },
      { start: 4, end: 5 },
    ],
  ])('of %j are %j', (edit, places) => {
    expect(findEditPlaces(edit, 5)).toEqual(places);
  });
});

describe('the names of an edit', () => {
  it('are its code and its kinds, with and without the operation', () => {
    expect(nameEdit('R:NOM:FORM:SPELL')).toEqual([
      'R:NOM:FORM:SPELL',
      'NOM:FORM:SPELL',
      'R:NOM:FORM',
      'NOM:FORM',
      'R:SPELL',
      'SPELL',
    ]);
    expect(nameEdit('M:PUNCT')).toEqual(['M:PUNCT', 'PUNCT']);
  });
});
