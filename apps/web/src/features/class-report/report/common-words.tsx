import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { useTranslation } from 'react-i18next';
import { families } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';

/** Words that several texts have, by base form. */
export function CommonWords({ words }: Pick<ClassReportResponse, 'words'>) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  if (words.length === 0) return <Typography sx={{ color: 'var(--ink-3)' }}>{t('words.none')}</Typography>;
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: '4px' }}
    >
      {words.map(({ lemma, count, texts }) => (
        <li key={lemma} title={t('words.found', { count, texts })}>
          <Box component="span" lang="et" sx={{ fontFamily: families.serif }}>
            {lemma}
          </Box>{' '}
          <Box component="span" sx={{ color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(count)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
