import { NATIVE_WRITERS, OTHER_ACADEMIC_WRITERS } from '@keelerada/contract/fields/choices';
import { ACADEMIC_SUBCORPUS } from '@keelerada/contract/texts/enumerations';
import {
  ESTONIAN,
  LANGUAGE_PROPERTY,
  LEVEL_PROPERTY,
  NATIVE_LANGUAGE_PROPERTY,
  RUSSIAN,
  SUBCORPUS_PROPERTY,
} from '../store/property-names';
import type { StoredFacet } from './text-columns.repository';

/** What stands in place of the level of a text without one; null where the text has a level, is Russian or does not tell who wrote it. */
export function findWriterGroup(
  facets: readonly Pick<StoredFacet, 'name' | 'value'>[],
): typeof NATIVE_WRITERS | typeof OTHER_ACADEMIC_WRITERS | null {
  const read = (wanted: string) => facets.filter(({ name }) => name === wanted).map(({ value }) => value);
  if (read(LEVEL_PROPERTY).length > 0 || read(LANGUAGE_PROPERTY).includes(RUSSIAN)) return null;
  const native = read(NATIVE_LANGUAGE_PROPERTY);
  if (native.length === 0) return null;
  if (native.every((language) => language === ESTONIAN)) return NATIVE_WRITERS;
  return read(SUBCORPUS_PROPERTY).includes(ACADEMIC_SUBCORPUS) ? OTHER_ACADEMIC_WRITERS : null;
}
