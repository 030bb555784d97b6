import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useNotices } from '../../shared/notices/notices';

/** Text for another program, with a button that copies it. */
export function CopyBlock({ text }: { readonly text: string }) {
  const { t } = useTranslation('editors');
  const { showNotice } = useNotices();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showNotice('success', 'editors:copied'),
      () => showNotice('error', 'editors:copy_failed'),
    );
  return (
    <Box sx={blockStyle}>
      <Box component="code" translate="no" sx={codeStyle}>
        {text}
      </Box>
      <Tooltip title={t('copy')}>
        <IconButton size="small" aria-label={`${t('copy')}: ${text}`} onClick={() => void copy()}>
          <ContentCopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

const blockStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  maxWidth: MEASURE,
  my: 1,
  p: '8px 8px 8px 12px',
  border: '1px solid var(--line)',
  borderRadius: '8px',
};

const codeStyle = {
  ...letters[14],
  flex: 1,
  minWidth: 0,
  py: '4px',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
