import { errorFamilies, type ErrorFamilyName } from '@keelerada/contract/corrector/corrector-choices';
import type { OpenCorrection } from '../use-proofreading';
import { readFamily } from './read-family';

export interface FamilyMembers {
  readonly name: ErrorFamilyName;
  readonly members: readonly OpenCorrection[];
}

/** Corrections by family, the most frequent first; families without any are left out. */
export function listFamilies(corrections: readonly OpenCorrection[]): readonly FamilyMembers[] {
  return errorFamilies
    .map(({ name }) => ({
      name,
      members: corrections.filter(({ correction }) => readFamily(correction) === name),
    }))
    .filter(({ members }) => members.length > 0)
    .sort((a, b) => b.members.length - a.members.length);
}
