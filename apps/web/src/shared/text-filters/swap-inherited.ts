import { type TextQueryFormValues, withCorpuses } from './make-text-query';
import { type FilterName, textQueryFilters } from './text-query-filters';

/** Filters of a second selection that still stand as those of the first one. */
export type Inherited = ReadonlySet<FilterName | 'corpuses' | 'types'>;

/** Every filter in use, when a second selection begins from the first one. */
export function inheritFilters({ corpuses, types, filters }: TextQueryFormValues): Inherited {
  const used = textQueryFilters.map(({ name }) => name).filter((name) => (filters[name] ?? []).length > 0);
  return new Set([
    ...used,
    ...(corpuses.length > 0 ? (['corpuses'] as const) : []),
    ...(types.length > 0 ? (['types'] as const) : []),
  ]);
}

const findAdded = (old: readonly string[] = [], next: readonly string[] = []) =>
  next.filter((value) => !old.includes(value));

/**
 * A value that is ticked beside inherited ones takes their place: who compares B1 with C1 ticks C1 alone. What is unticked
 * changes as it stands. Returns the form and what is still inherited.
 */
export function swapInherited(
  old: TextQueryFormValues,
  next: TextQueryFormValues,
  inherited: Inherited,
): { readonly values: TextQueryFormValues; readonly inherited: Inherited } {
  const left = new Set(inherited);
  let values = next;
  for (const name of inherited) {
    const read = (form: TextQueryFormValues) =>
      name === 'corpuses' || name === 'types' ? form[name] : (form.filters[name] ?? []);
    if (String(read(old)) === String(read(next))) continue;
    left.delete(name);
    const added = findAdded(read(old), read(next));
    if (added.length === 0) continue;
    if (name === 'corpuses') values = withCorpuses(values, added);
    else if (name === 'types') values = { ...values, types: added };
    else values = { ...values, filters: { ...values.filters, [name]: added } };
  }
  return { values, inherited: left };
}
