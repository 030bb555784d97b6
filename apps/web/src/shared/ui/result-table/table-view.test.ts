import { describe, expect, it } from 'vitest';
import { findPage, makeTableView, readPageIndex, withFilter, withNextSort } from './table-view';

describe('pages of a table', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['1', 0],
    ['12', 11],
    ['0', 0],
    ['x', null],
    ['-3', null],
  ])('read the typed page number %j as index %s', (typed, index) => expect(readPageIndex(typed)).toBe(index));

  it('cut the rows; an index past the end means the last page', () => {
    expect(findPage({ pageSize: 20, pageIndex: 99 }, 45)).toEqual({
      pageIndex: 2,
      pageCount: 3,
      first: 40,
      end: 45,
    });
    expect(findPage({ pageSize: 'all', pageIndex: 0 }, 100_000)).toMatchObject({
      pageCount: 1,
      end: 100_000,
    });
    expect(findPage({ pageSize: 5, pageIndex: 0 }, 0)).toMatchObject({ pageCount: 1, first: 0, end: 0 });
  });

  it('begin again when the order or a filter changes', () => {
    const view = { ...makeTableView(), pageIndex: 7 };
    expect(withFilter(view, 'word', { kind: 'text', match: 'starts', text: 'a' }).pageIndex).toBe(0);
    expect(withNextSort(view, 'word', false).pageIndex).toBe(0);
  });
});

describe('the heading of a column', () => {
  it('sorts one way, then the other, then not at all', () => {
    const first = withNextSort(makeTableView(), 'count', true);
    const second = withNextSort(first, 'count', true);
    expect([first.sort, second.sort, withNextSort(second, 'count', true).sort]).toEqual([
      { columnId: 'count', isDescending: true },
      { columnId: 'count', isDescending: false },
      null,
    ]);
  });
});
