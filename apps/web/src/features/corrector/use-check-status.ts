import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { Corrector } from './use-corrector';

/** How far the check is. */
export function useCheckStatus({ analysis, checkState, proofreading }: Corrector): string {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const { state, progress } = analysis;
  if (state === 'running' && progress !== null && progress.total > 0)
    return t('running_part', { percent: formatNumber(Math.floor((progress.done / progress.total) * 100)) });
  if (checkState === 'checking') return t('running');
  if (checkState === 'checked') {
    const count = proofreading.open.length;
    return t('status.errors', { count, formatted: formatNumber(count) });
  }
  return t(`status.${checkState}`);
}
