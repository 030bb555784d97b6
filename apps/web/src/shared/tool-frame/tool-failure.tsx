import { useTranslation } from 'react-i18next';
import { CallFailure } from '../http/call-failure';
import { useIsOnline } from '../http/use-is-online';
import { useNumberFormat } from '../i18n/use-language';
import { StateLine } from '../ui/state-line';

interface ToolFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a visitor can do about a failure, beyond the notice; null if there is nothing to add. */
function useAdvice({ error, onRetry }: ToolFailureProps): string | null {
  const { t } = useTranslation(['tool-frame', 'shell']);
  const formatNumber = useNumberFormat();
  const isOnline = useIsOnline(onRetry);
  if (!(error instanceof CallFailure)) return null;
  const first = error.errors[0];
  if (error.status === 0) return isOnline ? t('failure.unreachable') : t('shell:offline.no_network');
  if (first?.code === 'LimitExceeded' && first.limit !== undefined)
    return t('failure.limit', { limit: formatNumber(first.limit) });
  if (first?.code === 'TookTooLong' && first.limit !== undefined)
    return t('failure.too_long', { limit: formatNumber(first.limit) });
  if (first?.code === 'UnknownTextId') return t('failure.unknown_texts');
  if (first?.code === 'CorpusChanged') return t('failure.corpus_changed');
  if (first?.code === 'IndexNotReady') return t('failure.index');
  if (first?.code === 'ServerBusy') return t('failure.busy');
  if (first?.code === 'DatabaseUnavailable') return t('failure.database');
  if (first?.code === 'InvalidQuery' && first.nearest !== undefined)
    return t('failure.query_value', { nearest: first.nearest.join(', ') });
  if (first?.code === 'InvalidQuery') return t('failure.query');
  return null;
}

/** Replaces the result of a failed call: advice and another try. What failed stands in a notice. */
export function ToolFailure(props: ToolFailureProps) {
  const { t } = useTranslation('tool-frame');
  const advice = useAdvice(props);
  return (
    <StateLine role="group" label={t('failure.title')} action={[t('retry'), props.onRetry]}>
      {t('failure.title')} {advice}
    </StateLine>
  );
}
