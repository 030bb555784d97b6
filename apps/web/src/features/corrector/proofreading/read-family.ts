import { findErrorFamily, type ErrorFamilyName } from '@keelerada/contract/corrector/corrector-choices';
import type { Correction } from '../corrections';

/** The family of an error. */
export function readFamily({ correction_type: type }: Correction): ErrorFamilyName {
  return findErrorFamily(type).name as ErrorFamilyName;
}
