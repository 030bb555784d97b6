import type { TextQueryRequest, TextQueryRow } from '@keelerada/contract/texts/text-query';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import { findTexts } from '../../corpus/text-selection/find-texts';

/** Titles and ids of the texts that meet every filter, by title in Estonian order, numbers by size. */
export function queryTexts(columns: TextColumns, request: TextQueryRequest): TextQueryRow[] {
  return columns
    .listByTitle(findTexts(columns, request))
    .map((place) => ({ text_id: columns.ids[place]!, property_value: columns.titles[place]! }));
}
