import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { useTranslation } from 'react-i18next';

/** The level of a text, or the two that a short text may have; null where it has none. */
export function useLevelName(response: CorrectorResponse | undefined): string | null {
  const { t } = useTranslation('corrector');
  if (response === undefined || Array.isArray(response.keeletase)) return null;
  const range = response.levelDetails?.range ?? null;
  if (range !== null) return t('level.range', { from: range[0], to: range[1] });
  return response.keeletase.mixed?.level ?? null;
}
