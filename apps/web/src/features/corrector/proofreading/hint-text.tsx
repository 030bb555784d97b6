import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Correction, readFamily } from '../analysis/corrections';
import { makeErrorStyle } from '../../../shared/error-marks/error-look';
import type { HintStep } from '../use-hints';
import type { OpenCorrection } from '../use-proofreading';
import { hideAnswer } from './hide-answer';
import { useTypeLabel } from './use-type-label';

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

/** What is told of an error so far. */
export function HintText({ open, step }: { readonly open: OpenCorrection; readonly step: HintStep }) {
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  const findRule = useRuleHint();
  const { correction } = open;
  return (
    <>
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
    </>
  );
}
