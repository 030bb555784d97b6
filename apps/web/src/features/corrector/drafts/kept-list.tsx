import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import type { Work } from './kept-drafts';
import { nameWork, writeDraftsFile } from './write-drafts-file';

interface KeptListProps {
  readonly works: readonly Work[];
  readonly onDelete: (works: readonly Work[]) => void;
}

/** Texts that this device keeps: to go on with, to save and to delete. */
export function KeptList({ works, onDelete }: KeptListProps) {
  const { t } = useTranslation('corrector');
  const formatRate = useNumberFormat(1);
  if (works.length === 0) return null;
  const save = () => {
    const file = writeDraftsFile(works, { t, formatRate });
    saveBlob(new Blob([file], { type: 'text/plain;charset=utf-8' }), t('drafts.file_name'));
  };
  return (
    <Box component="section" aria-labelledby="drafts-kept">
      <Typography id="drafts-kept" component="h2" variant="h3" sx={{ pb: 1 }}>
        {t('drafts.kept')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: '1px solid var(--line)' }}>
        {works.toReversed().map((work) => (
          <Box component="li" key={work.id} sx={rowStyle}>
            <Link
              component={RouterLink}
              to={`?work=${encodeURIComponent(work.id)}`}
              lang="et"
              sx={{ flex: 1, minWidth: 0, color: 'inherit', ...cutStyle }}
            >
              {nameWork(work)}
            </Link>
            <Box component="span" sx={{ color: 'var(--ink-3)', whiteSpace: 'nowrap' }}>
              {t('drafts.drafts', { count: work.drafts.length })}
            </Box>
            <Tooltip title={t('drafts.delete')}>
              <IconButton
                aria-label={`${t('drafts.delete')}: ${nameWork(work)}`}
                onClick={() => onDelete([work])}
              >
                <DeleteIcon />
              </IconButton>
            </Tooltip>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1.5 }}>
        <Button color="inherit" startIcon={<DownloadIcon />} onClick={save}>
          {t('drafts.save')}
        </Button>
        <Button color="inherit" onClick={() => onDelete(works)}>
          {t('drafts.delete_all')}
        </Button>
      </Box>
    </Box>
  );
}

const cutStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const rowStyle = {
  ...{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 },
  borderBottom: '1px solid var(--grid)',
} as const;
