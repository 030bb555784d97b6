import { expect, it } from 'vitest';
import { type TextQueryFormValues, withFilter } from './make-text-query';
import { inheritFilters, swapInherited } from './swap-inherited';

const first: TextQueryFormValues = {
  corpuses: ['clWmOIrLa'],
  types: [],
  filters: { level: ['B1'], gender: ['naine'] },
};

it('puts the level that is ticked in the place of the one of the first selection', () => {
  const inherited = inheritFilters(first);
  const next = withFilter(first, 'level', ['B1', 'C1']);
  const swapped = swapInherited(first, next, inherited);
  expect(swapped.values.filters).toEqual({ level: ['C1'], gender: ['naine'] });
  // Then the filter is the visitor's own.
  const more = withFilter(swapped.values, 'level', ['C1', 'C2']);
  expect(swapInherited(swapped.values, more, swapped.inherited).values).toEqual(more);
});

it('leaves a value away that is unticked, and adds to filters that the first selection does not have', () => {
  const inherited = inheritFilters(first);
  const without = withFilter(first, 'gender', []);
  expect(swapInherited(first, without, inherited).values).toEqual(without);
  const age = withFilter(first, 'age', ['kuni18']);
  const aged = swapInherited(first, age, inherited);
  expect(aged.values).toEqual(age);
  const more = withFilter(age, 'age', ['kuni18', 'kuni26']);
  expect(swapInherited(age, more, aged.inherited).values).toEqual(more);
});

it('puts another subcorpus in the place of the first one', () => {
  const both = { ...first, corpuses: ['clWmOIrLa', 'cwUSEqQLt'] };
  expect(swapInherited(first, both, inheritFilters(first)).values.corpuses).toEqual(['cwUSEqQLt']);
});
