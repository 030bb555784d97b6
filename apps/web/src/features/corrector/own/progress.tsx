import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LoggedText } from '../../../shared/error-log/error-log';
import { ErrorTable } from './error-table';

/** How the kinds of errors in the writer's texts have changed. */
export function Progress({ texts }: { readonly texts: readonly LoggedText[] }) {
  const { t } = useTranslation('corrector');
  if (texts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="own-progress" sx={gridStyle}>
      <Typography id="own-progress" component="h2" variant="h3">
        {t('own.progress')}
      </Typography>
      <ErrorTable texts={texts} />
      <Typography sx={{ color: 'var(--ink-3)' }}>
        {t('own.uncertain')} {t('proofreading.by_machine')}
      </Typography>
    </Box>
  );
}

const gridStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 2 };
