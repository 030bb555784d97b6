import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

interface CountedAnswer {
  readonly totals?: { readonly waiting?: number };
}

/** Counts chosen texts that the answer leaves out because their analysis is not done yet. */
export function WaitingTexts({ answer }: { readonly answer: object }) {
  const { t } = useTranslation('tool-frame');
  const count = (answer as CountedAnswer).totals?.waiting ?? 0;
  if (count === 0) return null;
  return (
    <Alert severity="info" role="status">
      {t('waiting', { count })}
    </Alert>
  );
}
