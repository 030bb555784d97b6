import { errorFamilies, findErrorFamily, type ErrorFamilyName } from '@keelerada/contract/corrector-choices';
import type { OpenCorrection } from '../use-proofreading';

export interface FamilyMembers {
  readonly name: ErrorFamilyName;
  readonly members: readonly OpenCorrection[];
}

/** Corrections by family, in the order of the families; families without any are left out. */
export function listFamilies(corrections: readonly OpenCorrection[]): readonly FamilyMembers[] {
  return errorFamilies.flatMap(({ name }) => {
    const members = corrections.filter(
      ({ correction }) => findErrorFamily(correction.correction_type).name === name,
    );
    return members.length === 0 ? [] : [{ name, members }];
  });
}
