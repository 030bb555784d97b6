import { complexityLevels, type ComplexityLevel } from '@keelerada/contract/corrector/corrector-choices';

/** Place of the different level names in `keerukus` (packages/contract/src/corrector/corrector.ts). */
const LEVEL_NAMES = 11;

/** The levels that the readability formulas give, from very easy to very difficult. */
export function listComplexityLevels(keerukus: readonly (number | string)[]): readonly ComplexityLevel[] {
  const names = String(keerukus[LEVEL_NAMES] ?? '').split('/');
  return complexityLevels.filter((level) => names.includes(level));
}
