import type { TextLevel } from '@keelerada/contract/choices';
import { NATIVE_SUBCORPORA, textLevels } from '@keelerada/contract/choices';
import { readOwn } from '@keelerada/estonian/make-table';
import type { TextColumns } from './text-columns';

/** Level of texts of a stored level; of B alone it is not known which. */
const levelOfStored: Readonly<Record<string, TextLevel>> = {
  ...{ A: 'A2', A1: 'A2', A2: 'A2', B1: 'B1', B2: 'B2' },
  ...{ C: 'C1', C1: 'C1', C2: 'C1' },
};
/** Stands for no known level. */
export const NO_LEVEL = textLevels.length;

const kept = new WeakMap<TextColumns, Uint8Array>();

/** For each text of the columns its place in `textLevels`, or NO_LEVEL. Do not write to the result. */
export function listTextLevels(columns: TextColumns): Uint8Array {
  const levels = kept.get(columns) ?? Uint8Array.from(columns.ids, (_, place) => findLevel(columns, place));
  kept.set(columns, levels);
  return levels;
}

function findLevel(columns: TextColumns, place: number): number {
  let level: TextLevel | undefined;
  let hasLevel = false;
  let isNative = false;
  for (const { name, value } of columns.readFacets(place)) {
    if (name === 'keeletase') {
      hasLevel = true;
      level = readOwn(levelOfStored, value);
    } else if (name === 'korpus' && NATIVE_SUBCORPORA.includes(value)) isNative = true;
  }
  if (level !== undefined) return textLevels.indexOf(level);
  return isNative && !hasLevel ? textLevels.indexOf('NATIVE') : NO_LEVEL;
}
