import { subcorpora, textTypesBySubcorpus } from '@keelerada/contract/texts/enumerations';
import type { TextFilterName } from '@keelerada/contract/texts/text-filter-names';
import { getDefaultLanguages, rangeFilterNames } from '@keelerada/contract/texts/text-filters';
import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { readFields, readTexts } from '../kept-value/kept-storage';
import { type FilterName, textQueryFilters } from './text-query-filters';

/** What is chosen on the form: codes by filter. */
export interface TextQueryFormValues {
  readonly corpuses: readonly string[];
  readonly types: readonly string[];
  readonly filters: Readonly<Partial<Record<FilterName, readonly string[]>>>;
}

export const emptyTextQuery: TextQueryFormValues = { corpuses: [], types: [], filters: {} };

const rangeFilters: readonly string[] = rangeFilterNames;

const isSubcorpus = (code: string): code is keyof typeof subcorpora => Object.hasOwn(subcorpora, code);

const allCorpuses: readonly string[] = Object.keys(subcorpora);

/** The form as a browser kept it: what makes no sense is left out. */
export function readKeptForm(stored: unknown): TextQueryFormValues {
  const { corpuses: given, types, filters } = readFields(stored);
  const corpuses = readTexts(given).filter(isSubcorpus);
  const chosen = readFields(filters);
  const known = listTypes(corpuses);
  return {
    corpuses,
    types: readTexts(types).filter((type) => known.includes(type)),
    filters: Object.fromEntries(
      textQueryFilters
        .map(({ name }) => [name, readTexts(chosen[name])] as const)
        .filter(([, values]) => values.length > 0),
    ),
  };
}

/** The whole corpus where no subcorpus is ticked. */
export function withWholeCorpus(values: TextQueryFormValues): TextQueryFormValues {
  return values.corpuses.length === 0 ? { ...values, corpuses: allCorpuses } : values;
}

/** Chooses types; who begins with one means the whole corpus. */
export function withTypes(values: TextQueryFormValues, types: readonly string[]): TextQueryFormValues {
  return { ...(types.length > 0 ? withWholeCorpus(values) : values), types };
}

/** Type codes that the ticked subcorpora have. */
export function listTypes(corpuses: readonly string[]): readonly string[] {
  return corpuses.filter(isSubcorpus).flatMap((code) => textTypesBySubcorpus[code].map((type) => type.code));
}

/** Ticks other subcorpora: types of an unticked one go with it. */
export function withCorpuses(values: TextQueryFormValues, corpuses: readonly string[]): TextQueryFormValues {
  const known = listTypes(corpuses);
  return { ...values, corpuses, types: values.types.filter((type) => known.includes(type)) };
}

/** Chooses values of a filter. Who begins with a filter means the whole corpus: all subcorpora are then ticked. */
export function withFilter(
  values: TextQueryFormValues,
  name: FilterName,
  chosen: readonly string[],
): TextQueryFormValues {
  const asked = chosen.length > 0 ? withWholeCorpus(values) : values;
  return { ...asked, filters: { ...values.filters, [name]: chosen } };
}

/** Takes a filter away; without subcorpora nothing is asked any more. */
export function withoutFilter(values: TextQueryFormValues, name: TextFilterName): TextQueryFormValues {
  if (name === 'corpuses') return withCorpuses(values, []);
  return name === 'types' ? { ...values, types: [] } : withFilter(values, name, []);
}

/** Makes the request: filters that are empty are left out. */
export function makeTextQuery(values: TextQueryFormValues): TextQueryRequest {
  return { language: [...getDefaultLanguages(values.corpuses)], ...makeFacetsRequest(values) };
}

/** The request for the counts beside the filters: the server then knows that no language was chosen. */
export function makeFacetsRequest({ corpuses, types, filters }: TextQueryFormValues): TextQueryRequest {
  const request: Record<string, unknown> = { corpuses };
  if (types.length > 0) request['types'] = types;
  for (const { name } of textQueryFilters) {
    const chosen = filters[name] ?? [];
    if (chosen.length === 0) continue;
    request[name] = rangeFilters.includes(name)
      ? chosen.map((range) => range.split('-').map(Number))
      : chosen;
  }
  return request;
}
