import { isErrorType, looksLikeLearners } from '@keelerada/contract/corrector/corrector-choices';
import type { Correction } from './correction';

/**
 * The corrections that a reader is shown. `showsPossible` says whether with the weaker tier; where it is not said, a text
 * that looks like a learner's is shown with it.
 */
export function chooseShown(
  text: string,
  corrections: readonly Correction[],
  showsPossible: boolean | null | undefined,
): readonly Correction[] {
  const isSure = ({ tier }: Correction): boolean => tier === 'sure';
  const errors = corrections.filter((one) => isSure(one) && isErrorType(one.type)).length;
  return (showsPossible ?? looksLikeLearners(text, errors)) ? corrections : corrections.filter(isSure);
}
