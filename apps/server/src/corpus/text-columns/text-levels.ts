import {
  NATIVE_WRITERS,
  OTHER_ACADEMIC_WRITERS,
  type TextLevel,
  textLevels,
} from '@keelerada/contract/fields/choices';
import { readOwn } from '@keelerada/estonian/make-table';
import { LEVEL_PROPERTY, WRITERS_PROPERTY } from '../store/property-names';
import type { TextColumns } from './text-columns';

/** Level of texts of a stored level; of B alone it is not known which. */
const levelOfStored: Readonly<Record<string, TextLevel>> = {
  ...{ A: 'A2', A1: 'A2', A2: 'A2', B1: 'B1', B2: 'B2' },
  ...{ C: 'C1', C1: 'C1', C2: 'C1' },
  ...{ [NATIVE_WRITERS]: NATIVE_WRITERS, [OTHER_ACADEMIC_WRITERS]: OTHER_ACADEMIC_WRITERS },
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
  for (const { name, value } of columns.readFacets(place))
    if (name === LEVEL_PROPERTY || name === WRITERS_PROPERTY) level = readOwn(levelOfStored, value);
  return level === undefined ? NO_LEVEL : textLevels.indexOf(level);
}
