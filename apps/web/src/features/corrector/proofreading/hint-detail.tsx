import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { Correction } from '../corrections';
import { makeErrorStyle } from '../../../shared/error-marks/error-look';
import type { Hints } from '../use-hints';
import type { OpenCorrection } from '../use-proofreading';
import { hideAnswer } from './hide-answer';
import { readFamily } from './read-family';
import { useTypeLabel } from './use-type-label';

interface HintDetailProps {
  readonly open: OpenCorrection;
  readonly hints: Hints;
  readonly onDecline: () => void;
}

/** The rule where one is known, else the explanation; neither gives the answer away. */
function useRuleHint(): (correction: Correction) => string {
  const { t } = useTranslation('corrector');
  const language = useLanguage();
  return (correction) => {
    const { short, long, rule } = correction.explanations[language];
    if (rule !== undefined) return rule.text;
    const text = hideAnswer(long === '' ? short : long, correction.suggestions);
    return text === '' ? t('hints.no_rule') : text;
  };
}

/** What is told of an error so far, and a button that tells more. */
export function HintDetail({ open, hints, onDecline }: HintDetailProps) {
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  const findRule = useRuleHint();
  const { correction } = open;
  const { step } = hints;
  if (step === 'answer') return null;
  return (
    <Stack spacing={1}>
      <Typography>{t('hints.look')}</Typography>
      {step !== 'place' && (
        <Typography>
          {t('hints.kind')}{' '}
          <Box component="span" sx={makeErrorStyle(readFamily(correction))}>
            {nameType(correction.correction_type)}
          </Box>
        </Typography>
      )}
      {step === 'rule' && <Typography>{findRule(correction)}</Typography>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={hints.tellMore}>
          {t(`hints.more.${step}`)}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onDecline} sx={{ borderColor: 'var(--line)' }}>
          {t('proofreading.decline')}
        </Button>
      </Stack>
    </Stack>
  );
}
