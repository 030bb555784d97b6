import { getDefaultLanguages } from '@keelerada/contract/texts/text-filters';
import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import type { TextQueryFormValues } from './make-text-query';
import { type FilterName, textQueryFilters } from './text-query-filters';

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
