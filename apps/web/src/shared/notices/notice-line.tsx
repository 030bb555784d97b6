import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { heights } from '../design/tokens';
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
      sx={noticeStyle}
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

/** Where the bar of a tool stays in sight at the top, the notice stands under it: it lies over no control. */
function findTopPx(): number {
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
  return bar !== undefined && bar.top <= heights.header
    ? Math.max(bar.bottom, heights.header)
    : heights.header;
}

/**
 * The notification, one line at the top right under the header. It closes by its button or by time, not by a click
 * elsewhere. The box is always in the page, because screen readers announce only changes of a region that they know.
 */
export function NoticeLine() {
  const { notice, closeNotice } = useNotices();
  return (
    <Box aria-live="polite" sx={lineStyle} style={{ top: notice === null ? heights.header : findTopPx() }}>
      {notice !== null && <TimedNotice key={notice.id} notice={notice} onClose={closeNotice} />}
    </Box>
  );
}

const lineStyle = {
  ...{ position: 'fixed', right: 'var(--edge)', left: { xs: 'var(--edge)', sm: 'auto' } },
  ...{ maxWidth: { sm: '60ch' }, zIndex: 'snackbar' },
} as const;
const noticeStyle = {
  ...{ px: '12px', alignItems: 'center', bgcolor: 'var(--surface)', boxShadow: 'var(--sh-menu)' },
  '& .MuiAlert-icon, & .MuiAlert-message': { py: '4px' },
} as const;
