import { readGroupValue } from './read-group-value';
import type { TextColumns } from './text-columns';

/** Code of the level of a text or of what stands in its place, several joined by commas; null where nothing is known. */
export function readLevel(columns: TextColumns, id: string): string | null {
  const place = columns.findPlace(id);
  return place === undefined ? null : readGroupValue(columns, place, 'level');
}
