import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { hasBit, intersect, type BitSet } from '../text-columns/bit-set';
import type { TextColumns } from '../text-columns/text-columns';
import { makeCriteria } from './make-criteria';

/** The texts that meet every filter of a query. */
export function findTexts(columns: TextColumns, request: TextQueryRequest): BitSet {
  const { groups, years, ...ranges } = makeCriteria(request);
  const found = columns.all();
  for (const group of groups) intersect(found, columns.findByProperties(group));
  if (years.length > 0) intersect(found, columns.findByYears(years));
  for (const unit of ['characters', 'words', 'sentences'] as const)
    if (ranges[unit].length > 0) intersect(found, columns.findByNumber(unit, ranges[unit]));
  return found;
}

/** Ids of the texts that the text query finds, in the order of arrival. */
export function findTextIds(columns: TextColumns, request: TextQueryRequest): string[] {
  const found = findTexts(columns, request);
  return columns.ids.filter((_, place) => hasBit(found, place));
}
