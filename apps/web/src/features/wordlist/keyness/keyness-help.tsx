import type { KeynessResponse } from '@keelerada/contract/tools/keyness';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What log-likelihood, p and log ratio say, and what they do not; `method` is what p and intervals take as independent. */
export function KeynessHelp({ method }: { readonly method: KeynessResponse['meetod'] }) {
  const { t } = useTranslation('keyness');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        size="small"
        startIcon={<HelpIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'help.close' : 'help.open')}
      </Button>
      <Paper id={id} variant="outlined" hidden={!isOpen} sx={{ p: 2 }}>
        <Stack spacing={1} sx={{ maxWidth: '75ch' }}>
          <Typography>{t('help.least_log_ratio')}</Typography>
          <Typography>{t('help.log_likelihood')}</Typography>
          <Typography>{t(`help.p.${method}`)}</Typography>
          <Typography>{t('help.log_ratio')}</Typography>
          <Typography>{t(`help.interval.${method}`)}</Typography>
          <Typography>{t('help.dispersion')}</Typography>
          <Typography>{t(`help.limits.${method}`)}</Typography>
        </Stack>
      </Paper>
    </Stack>
  );
}
