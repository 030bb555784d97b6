import { useTranslation } from 'react-i18next';
import { isQuiet } from '../corrections';
import type { Hints } from '../use-hints';
import type { OpenCorrection } from '../use-proofreading';
import { useTypeLabel } from './use-type-label';

/** What the active correction is about, as far as it is told. */
export function useActiveLabel({ correction }: OpenCorrection, hints: Hints): string {
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  if (isQuiet(correction)) return t('quiet.title');
  return hints.step === 'place' ? t('hints.place') : nameType(correction.correction_type);
}
