import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { type Notice, useNotices } from './notices';

/** How long a notice stays. */
const SUCCESS_NOTICE_MS = 5000;
const ERROR_NOTICE_MS = 10_000;

interface TimedNoticeProps {
  readonly notice: Notice;
  readonly onClose: (id: number) => void;
}

function TimedNotice({ notice, onClose }: TimedNoticeProps) {
  const { t } = useTranslation();
  const { id, kind, messageKey, values, link, action } = notice;
  useEffect(() => {
    const timer = setTimeout(() => onClose(id), kind === 'success' ? SUCCESS_NOTICE_MS : ERROR_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [id, kind, onClose]);
  return (
    <Alert
      severity={kind}
      variant="standard"
      {...(kind === 'error' ? { role: 'alert' } : { role: undefined })}
      closeText={t('notices:close')}
      onClose={() => onClose(id)}
      sx={{ boxShadow: 'var(--sh-menu)' }}
    >
      {t(messageKey, values ?? {})}
      {action !== undefined && (
        <>
          {' '}
          <Link
            component="button"
            type="button"
            color="inherit"
            onClick={() => {
              action.run();
              onClose(id);
            }}
            sx={{ verticalAlign: 'baseline', font: 'inherit' }}
          >
            {t(action.labelKey)}
          </Link>
        </>
      )}
      {link !== undefined && (
        <>
          {' '}
          <Link component={RouterLink} to={link.to} color="inherit" onClick={() => onClose(id)}>
            {t(link.labelKey)}
          </Link>
        </>
      )}
    </Alert>
  );
}

/**
 * Notifications at the top right, below the header. They close by their button or by time, not by a click elsewhere. The
 * box is always in the page, because screen readers announce only changes of a region that they know.
 */
export function NoticeStack() {
  const { notices, closeNotice } = useNotices();
  return (
    <Box
      aria-live="polite"
      sx={{
        position: 'fixed',
        top: 56,
        left: { xs: 16, sm: 'auto' },
        right: 16,
        maxWidth: { sm: '60ch' },
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
      }}
    >
      {notices.map((notice) => (
        <TimedNotice key={notice.id} notice={notice} onClose={closeNotice} />
      ))}
    </Box>
  );
}
