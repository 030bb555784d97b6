import type { DistributionProperty } from '@keelerada/contract/fields/choices';
import { writerGroups } from '@keelerada/contract/texts/enumerations';
import { LEVEL_PROPERTY, WRITERS_PROPERTY } from '../store/property-names';
import type { TextColumns } from './text-columns';

/** Names in the store; of several the first that a text has. */
const storedNames: Readonly<Record<DistributionProperty, readonly string[]>> = {
  level: [LEVEL_PROPERTY, WRITERS_PROPERTY],
  nativeLanguage: ['emakeel'],
  ageGroup: ['vanusevahemik'],
  textType: ['tekstityyp'],
  year: ['aasta', 'ajavahemik'],
  gender: ['sugu'],
  nationality: ['kodakondsus'],
  subcorpus: ['korpus'],
  score: ['tulemusvahemik'],
};

/**
 * The value of a property by which texts are grouped; null where a text does not tell it. Several values of a text, as two
 * native languages, are one value of their own.
 */
export function readGroupValue(
  columns: TextColumns,
  place: number,
  property: DistributionProperty,
): string | null {
  const facets = columns.readFacets(place);
  for (const wanted of storedNames[property]) {
    let found: string | null = null;
    for (const { name, value } of facets)
      if (name === wanted) found = found === null ? value : `${found}, ${value}`;
    if (found !== null) return found;
  }
  return null;
}

const WRITERS = Object.keys(writerGroups);

/** Codes in their order, groups of writers after all levels, the unknown last. */
export function compareGroupValues(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return WRITERS.indexOf(one) - WRITERS.indexOf(other) || (one < other ? -1 : 1);
}
