import { type Label, subcorpora } from '@keelerada/contract/texts/enumerations';
import type { TextFilterName } from '@keelerada/contract/texts/text-filter-names';
import { textFilterOptions } from '@keelerada/contract/texts/text-filters';
import type { TextQueryFormValues } from './make-text-query';
import { textQueryFilters } from './text-query-filters';

export interface DescribedFilter {
  readonly name: TextFilterName;
  /** Labels of what is chosen. */
  readonly labels: readonly Label[];
}

const readLabels = (name: TextFilterName, chosen: readonly string[]): readonly Label[] => {
  const known: ReadonlyMap<string, Label> = new Map(
    textFilterOptions[name].map(({ value, label }) => [value, label]),
  );
  return chosen.map((value) => known.get(value) ?? { et: value, en: value });
};

/** The filters in use, in the order of the form. All subcorpora together say nothing, so they are left out. */
export function describeQuery({ corpuses, types, filters }: TextQueryFormValues): readonly DescribedFilter[] {
  const isWhole = corpuses.length === Object.keys(subcorpora).length;
  const all: readonly (readonly [TextFilterName, readonly string[]])[] = [
    ['corpuses', isWhole ? [] : corpuses],
    ['types', types],
    ...textQueryFilters.map(({ name }) => [name, filters[name] ?? []] as const),
  ];
  return all.flatMap(([name, chosen]) =>
    chosen.length === 0 ? [] : [{ name, labels: readLabels(name, chosen) }],
  );
}
