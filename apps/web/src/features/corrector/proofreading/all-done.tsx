import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useOpenCorrector } from '../corrector-context';
import type { TextActions } from '../use-text-actions';

/** Whether every error was accepted or declined, and the text as it is now has been checked. */
export function useIsAllDone(): boolean {
  const { checkState, proofreading } = useOpenCorrector();
  return checkState === 'checked' && proofreading.open.length === 0 && proofreading.done.size > 0;
}

/** The end of the walk: what became of the errors, and what is done with the text. */
export function AllDone({ actions }: { readonly actions: TextActions }) {
  const { t } = useTranslation('corrector');
  const kinds = [...useOpenCorrector().proofreading.done.values()];
  const count = (kind: (typeof kinds)[number]) => kinds.filter((each) => each === kind).length;
  const tell = (kind: (typeof kinds)[number]) => t(`done.${kind}`, { count: count(kind) });
  return (
    <Box component="section" aria-label={t('done.title')} sx={{ py: 1 }}>
      <Typography component="h2" sx={{ ...letters[20], fontWeight: 600, display: 'flex', gap: 1 }}>
        <CheckIcon sx={{ color: 'var(--ok)' }} />
        {t('done.title')}
      </Typography>
      <Typography sx={{ color: 'var(--ink-2)', pt: 0.5 }}>
        {(['accepted', 'declined'] as const)
          .filter((kind) => count(kind) > 0)
          .map(tell)
          .join(' ')}
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2, '& > *': { minHeight: { xs: 44, sm: 32 } } }}
      >
        <Button variant="contained" onClick={actions.copy}>
          {t('toolbar.copy')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => actions.exportWord?.()}>
          {t('toolbar.word')}
        </Button>
        <Button color="inherit" onClick={actions.clear}>
          {t('done.new')}
        </Button>
      </Box>
    </Box>
  );
}
