import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { readNoticeKey } from '../../http/read-notice-key';
import { CallFailure } from '../../http/call-failure';
import { useNumberFormat } from '../../i18n/use-language';

interface ToolFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What to do about the failure beyond what SPEC 8 says of its status; null where there is nothing more to say. */
function useAdvice(error: unknown): string | null {
  const { t } = useTranslation('tool-frame');
  const formatNumber = useNumberFormat();
  if (!(error instanceof CallFailure)) return null;
  const first = error.errors[0];
  if (error.status === 0) return t('failure.unreachable');
  if (first?.code === 'LimitExceeded' && first.limit !== undefined)
    return t('failure.limit', { limit: formatNumber(first.limit) });
  if (first?.code === 'UnknownTextId') return t('failure.unknown_texts');
  if (first?.code === 'AnalyserUnavailable') return t('failure.analyser');
  if (first?.code === 'IndexNotReady') return t('failure.index');
  return null;
}

/** A failed request: what SPEC 8 says of it, what to do, and another try with nothing typed lost. */
export function ToolFailure({ error, onRetry }: ToolFailureProps) {
  const { t } = useTranslation('tool-frame');
  const advice = useAdvice(error);
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t(readNoticeKey(error))} {advice}
    </Alert>
  );
}
