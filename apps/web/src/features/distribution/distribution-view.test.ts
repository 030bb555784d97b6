import { expect, it } from 'vitest';
import { makeTableView } from '../../shared/ui/result-table/table-view';
import { firstDistributionView, readDistributionView, readShownOrder } from './distribution-view';

const view = {
  property: 'gender',
  orders: { gender: 'natural' },
  showsSmall: true,
  table: makeTableView({ columnId: 'hits', isDescending: true }),
} as const;

it('reads what an address says of the look, and nothing that makes no sense', () => {
  expect(readDistributionView(JSON.parse(JSON.stringify(view)))).toEqual(view);
  expect(readDistributionView({ ...view, orders: { gender: 'x', other: 'rate' } })).toEqual({
    ...view,
    orders: {},
  });
  for (const wrong of [null, 'x', {}, { ...view, property: 'colour' }, { ...view, showsSmall: 1 }])
    expect(readDistributionView(wrong)).toBeNull();
  expect(readDistributionView({ ...view, table: { sort: 7 } })).toBeNull();
});

it('orders levels, ages and years as they follow each other, and all else by rate', () => {
  expect(readShownOrder(firstDistributionView, 'level')).toBe('natural');
  expect(readShownOrder(firstDistributionView, 'nationality')).toBe('rate');
  expect(readShownOrder(view, 'gender')).toBe('natural');
});
