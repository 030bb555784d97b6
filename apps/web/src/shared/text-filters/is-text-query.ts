import { textFilterNames } from '@keelerada/contract/texts/text-filter-names';
import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { readFields } from '../kept-value/kept-storage';

const filterNames: readonly string[] = textFilterNames;
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
