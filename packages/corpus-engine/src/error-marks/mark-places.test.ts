import { describe, expect, it } from 'vitest';
import { findMarkPlaces, nameMark } from './mark-places';

describe('the places of a mark', () => {
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
  ])('of %j are %j', (mark, places) => {
    expect(findMarkPlaces(mark, 5)).toEqual(places);
  });
});

describe('the names of a mark', () => {
  it('are its code and its kinds, with and without the operation', () => {
    expect(nameMark('R:NOM:FORM:SPELL')).toEqual([
      'R:NOM:FORM:SPELL',
      'NOM:FORM:SPELL',
      'R:NOM:FORM',
      'NOM:FORM',
      'R:SPELL',
      'SPELL',
    ]);
    expect(nameMark('M:PUNCT')).toEqual(['M:PUNCT', 'PUNCT']);
  });
});
