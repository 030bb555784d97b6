import { describe, expect, it } from 'vitest';
import { makeCriteria } from './make-criteria';

describe('makeCriteria', () => {
  it('treats null and empty lists as not asked for', () => {
    const { groups, ...ranges } = makeCriteria({
      corpuses: ['clWmOIrLa'],
      level: [],
      language: [],
      words: null,
      addedYears: null,
    });
    expect(groups.map(([condition]) => condition?.property)).toEqual(['tekstikeel', 'korpus']);
    expect(ranges).toEqual({ years: [], characters: [], words: [], sentences: [] });
  });
});
