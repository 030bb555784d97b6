import { LEVEL_PROPERTY } from '../store/property-names';
import type { TextColumns } from './text-columns';

/** Code of the level of a text, several joined by commas; null where it has none or is unknown. */
export function readLevel(columns: TextColumns, id: string): string | null {
  const place = columns.findPlace(id);
  if (place === undefined) return null;
  const levels = columns.readFacets(place).filter(({ name }) => name === LEVEL_PROPERTY);
  return levels.length === 0 ? null : levels.map(({ value }) => value).join(', ');
}
