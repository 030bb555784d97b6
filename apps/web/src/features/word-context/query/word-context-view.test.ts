import { describe, expect, it } from 'vitest';
import {
  makeOrderFields,
  makeWordContextView,
  readWordContextView,
  textOrder,
  withFirstPage,
} from './word-context-view';

describe('the view of a concordance', () => {
  it('asks the server for order, sample and filter in its words, and for nothing more', () => {
    expect(makeOrderFields(textOrder)).toEqual({ sort: 'TEXT' });
    expect(
      makeOrderFields({
        sort: 'RIGHT_1',
        thenSort: 'LEFT_1',
        sample: { size: 100, seed: 7 },
        filter: { part: 'before', text: 'on' },
        counted: { by: 'LEFT_1', lemmas: true, value: null },
      }),
    ).toEqual({
      ...{ sort: 'RIGHT_1', thenSort: 'LEFT_1', sample: 100, seed: 7 },
      ...{ filterText: 'on', filterPart: 'BEFORE' },
      ...{ countedBy: 'LEFT_1', countedLemmas: true, countedValue: null },
    });
  });

  it('is plain data; a new run begins in text order with the page size and the columns of the last', () => {
    const first = makeWordContextView('LEMMAS kass', null);
    const seen = withFirstPage({
      ...first,
      sort: 'KEYWORD',
      hiddenColumns: ['level'],
      counted: { by: 'TEXT', lemmas: false, value: 'a', name: 'Essee' },
      pages: { ...first.pages, pageSize: 50, pageIndex: 4 },
    });
    expect(seen.pages.pageIndex).toBe(0);
    expect(readWordContextView(JSON.parse(JSON.stringify(seen)))).toEqual(seen);
    expect(makeWordContextView('LEMMAS koer', seen)).toMatchObject({
      ...textOrder,
      of: 'LEMMAS koer',
      hiddenColumns: ['level'],
      pages: { pageSize: 50, pageIndex: 0 },
    });
  });

  it.each([
    { sort: 'SIDEWAYS' },
    { thenSort: 'SIDEWAYS' },
    { sample: { size: 0, seed: 1 } },
    { sample: { size: 5 } },
    { filter: { part: 'line', text: 'a'.repeat(201) } },
    { filter: { part: 'all', text: 'a' } },
    { counted: { by: 'COLOUR', lemmas: false, value: 'a' } },
    { counted: { by: 'FORM', lemmas: false, value: 'a'.repeat(2001) } },
    { hiddenColumns: ['number'] },
    { pages: null },
    { of: 5 },
  ])('is not taken from an address with %j', (wrong) => {
    const view = makeWordContextView('LEMMAS kass', null);
    expect(readWordContextView({ ...view, ...wrong })).toBeNull();
  });
});
