import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import { useCheckStatus } from './use-check-status';
import { useOpenCorrector } from './corrector-context';

interface CheckStatusProps {
  readonly canCheck: boolean;
  readonly onCheck: () => void;
}

const dotColours = {
  checked: 'var(--ok)',
  checking: 'var(--datum-strong)',
  waiting: 'var(--datum-strong)',
  unchecked: 'var(--datum-strong)',
  failed: 'var(--warn)',
} as const;

/** Whether the text is checked, and a way to check it or to stop that. */
export function CheckStatus({ canCheck, onCheck }: CheckStatusProps) {
  const { t } = useTranslation('corrector');
  const { analysis, checkState, cancel, settings } = useOpenCorrector();
  const { state, answeredBy } = analysis;
  const status = useCheckStatus();
  const isFirst = answeredBy === null;
  // What checks itself needs a button only where it does not.
  const needsCheck = checkState === 'unchecked' || checkState === 'failed';
  const hasButton = canCheck && (needsCheck || !settings.checksWhileTyping);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto', color: 'var(--ink-2)' }}>
      {!(isFirst && checkState === 'unchecked') && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="i"
            aria-hidden
            sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: dotColours[checkState] }}
          />
          {/* On phones the dot says it, and the tab has the count. */}
          <Box
            component="span"
            sx={({ breakpoints }) =>
              checkState === 'failed' ? {} : { [breakpoints.down('sm')]: hiddenStyle }
            }
          >
            {status}
          </Box>
        </Box>
      )}
      {state === 'running' && (
        <Button color="inherit" onClick={cancel}>
          {t('cancel')}
        </Button>
      )}
      {state !== 'running' && hasButton && (
        <Button
          {...(isFirst ? { variant: 'contained' } : { color: 'inherit' })}
          onClick={onCheck}
          sx={{ display: { xs: needsCheck ? 'inline-flex' : 'none', sm: 'inline-flex' } }}
        >
          {t(isFirst ? 'check' : 'check_again')}
        </Button>
      )}
    </Box>
  );
}
