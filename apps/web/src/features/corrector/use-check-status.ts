import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../shared/http/use-is-online';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useOpenCorrector } from './corrector-context';

/** How far the check is. */
export function useCheckStatus(): string {
  const { analysis, checkState, checkedShare, proofreading } = useOpenCorrector();
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const isOnline = useIsOnline();
  const { state, progress } = analysis;
  const tell = (share: number) => t('running_part', { percent: formatNumber(Math.floor(share * 100)) });
  if (state === 'running' && progress !== null && progress.total > 0)
    return tell(progress.done / progress.total);
  if (checkState === 'checking')
    return state === 'running' || checkedShare === 0 ? t('running') : tell(checkedShare);
  if (checkState === 'checked') {
    const count = proofreading.open.length;
    if (count === 0) return t(proofreading.done.size > 0 ? 'status.done' : 'status.none');
    return t('status.errors', { count });
  }
  return t(checkState === 'failed' && !isOnline ? 'status.no_network' : `status.${checkState}`);
}
