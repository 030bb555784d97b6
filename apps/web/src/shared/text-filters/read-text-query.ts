import { getDefaultLanguages } from '@keelerada/contract/text-filters';
import type { TextQueryRequest } from '@keelerada/contract/text-query';
import { readFields } from '../kept-value/kept-storage';
import type { TextQueryFormValues } from './make-text-query';
import type { FilterName } from './text-query-filters';
import { textQueryFilters } from './text-query-filters';

const filterNames: readonly string[] = ['corpuses', 'types', ...textQueryFilters.map(({ name }) => name)];
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isFilterValue = (value: unknown) =>
  typeof value === 'string' || (Array.isArray(value) && value.length === 2 && value.every(isNumber));

/** Whether something that anyone can have written is a query for texts. */
export function isTextQuery(value: unknown): value is TextQueryRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(readFields(value)).every(
    ([name, chosen]) => filterNames.includes(name) && Array.isArray(chosen) && chosen.every(isFilterValue),
  );
}

/** Values of a filter as the form holds them; ranges as `least-most`. */
function readValues(request: TextQueryRequest, name: FilterName): readonly string[] {
  const given = request[name] ?? [];
  const values: readonly (string | readonly number[])[] = Array.isArray(given) ? given : [given];
  return values.map((value) => (typeof value === 'string' ? value : value.join('-')));
}

/** The form that asks for this query: the counterpart of `makeTextQuery`. */
export function readTextQuery(request: TextQueryRequest): TextQueryFormValues {
  const corpuses = request.corpuses ?? [];
  const filters: Partial<Record<FilterName, readonly string[]>> = {};
  for (const { name } of textQueryFilters) {
    const values = readValues(request, name);
    if (values.length > 0) filters[name] = values;
  }
  const defaults = getDefaultLanguages(corpuses);
  const { language } = filters;
  if (language?.length === defaults.length && language.every((each) => defaults.includes(each)))
    delete filters.language;
  return { corpuses, types: request.types ?? [], filters };
}
