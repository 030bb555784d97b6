import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useOpenCorrector } from '../corrector-context';
import { CorrectionDetail } from './correction-detail';

/** Words that no dictionary knows, apart from the errors. */
export function QuietWords() {
  const { t } = useTranslation('corrector');
  const { proofreading, isBesideMark } = useOpenCorrector();
  const { quiet, active, activate } = proofreading;
  const activeId = active?.mark.id ?? null;
  if (quiet.length === 0) return null;
  return (
    <Box component="section" aria-label={t('quiet.list')} sx={{ color: 'var(--ink-2)' }}>
      <Typography sx={{ ...letters[12], color: 'var(--ink-3)', mb: 0.5 }}>{t('quiet.list')}</Typography>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
        {quiet.map(({ correction, mark }) => (
          <Button
            key={mark.id}
            color="inherit"
            lang="et"
            aria-expanded={mark.id === activeId && !isBesideMark}
            onClick={() => activate(mark.id === activeId ? null : mark.id, 'list')}
            sx={{
              fontFamily: 'var(--serif)',
              px: 1,
              minWidth: 0,
              textDecoration: 'underline dotted var(--ink-3)',
              textUnderlineOffset: '5px',
            }}
          >
            {correction.text}
          </Button>
        ))}
      </Stack>
      {quiet
        .filter(({ mark }) => !isBesideMark && mark.id === activeId)
        .map((open) => (
          <Box key={open.mark.id} sx={{ bgcolor: 'var(--sunken)', p: 1.5, mt: 1 }}>
            <Box lang="et" sx={{ fontFamily: 'var(--serif)', ...letters[20], mb: 0.5 }}>
              {open.correction.text}
            </Box>
            <CorrectionDetail open={open} />
          </Box>
        ))}
    </Box>
  );
}
