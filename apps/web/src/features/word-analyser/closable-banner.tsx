import type { AlertColor } from '@mui/material/Alert';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolDraft } from '../../shared/tool-session/tool-session';

interface ClosableBannerProps {
  /** Closing it is remembered under this name while the page is open. */
  readonly name: string;
  readonly severity: AlertColor;
  readonly children: ReactNode;
}

/** Something worth knowing that can be put away. */
export function ClosableBanner({ name, severity, children }: ClosableBannerProps) {
  const { t } = useTranslation('word-analyser-screen');
  const [isClosed, setIsClosed] = useToolDraft(`word-analyser.banner.${name}`, false);
  if (isClosed) return null;
  return (
    <Alert
      severity={severity}
      role="note"
      onClose={() => setIsClosed(true)}
      slotProps={{ closeButton: { 'aria-label': t('banner.close'), title: t('banner.close') } }}
    >
      {children}
    </Alert>
  );
}
