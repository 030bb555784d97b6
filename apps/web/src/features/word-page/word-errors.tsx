import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WordPageResponse } from '@keelerada/contract/teaching/word-page';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { correctionStyle, listStyle, noteStyle, rateStyle } from './word-style';

const LEAST_SCALE = 25;

/** What learners get wrong in the word: how often, with the interval, and what they write. */
export function WordErrors({ errors }: Pick<WordPageResponse, 'errors'>) {
  const { t } = useTranslation('word-page');
  const format = useNumberFormat(1);
  const { rates, reason, source, corrections } = errors;
  // The bars are as long as the highest end, 25 at least.
  const whole = Math.max(LEAST_SCALE, ...rates.map(({ high }) => high));
  const clip = (value: number) => `${(100 * value) / whole}%`;
  return (
    <>
      {reason !== null && <Typography sx={{ pt: 1.5 }}>– {t(`errors.reasons.${reason}`)}</Typography>}
      <Box component="ul" sx={listStyle}>
        {rates.map(({ kind, per100, low, high }) => (
          <Box component="li" key={kind} sx={rateStyle}>
            <span>
              {t(`errors.kinds.${kind}`)}: <b>{format(per100)}</b>{' '}
              {t('errors.per_hundred', { low: format(low), high: format(high) })}
            </span>
            <span aria-hidden data-drawn>
              <Box component="i" sx={{ width: clip(per100) }} />
              <Box component="u" sx={{ left: clip(low), width: clip(high - low) }} />
            </span>
          </Box>
        ))}
      </Box>
      {source !== null && <Typography sx={noteStyle}>{t(`errors.sources.${source}`)}</Typography>}
      <Box component="ul" aria-label={t('errors.written')} sx={listStyle}>
        {corrections.map(({ written, corrected, texts }) => (
          <Box component="li" key={`${written} ${corrected}`} sx={correctionStyle}>
            <span lang="et">
              <del>{written}</del> <b>{corrected}</b>
            </span>
            {t('errors.texts', { count: texts })}
          </Box>
        ))}
      </Box>
    </>
  );
}
