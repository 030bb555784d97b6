import type { TextQueryRequest, TextQueryRow } from '@keelerada/contract/text-query';
import { makeCriteria } from '../../corpus/text-selection/make-criteria';
import type { Database } from '../../platform/database/database-connection';
import { findTexts } from './text-query.repository';

/** Titles and ids of the texts that meet every filter, by title in Estonian order, numbers by size. */
export async function queryTexts(db: Database, request: TextQueryRequest): Promise<TextQueryRow[]> {
  const rows = await findTexts(db, makeCriteria(request));
  return rows.map(({ id, title }) => ({ text_id: id, property_value: title }));
}
