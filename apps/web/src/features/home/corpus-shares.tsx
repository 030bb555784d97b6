import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HomeResponse } from '@keelerada/contract/home';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';

interface CorpusSharesProps {
  readonly title: string;
  readonly shares: HomeResponse['subcorpora'];
  readonly readLabel: (code: string) => string;
}

const numberStyle = {
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pl: 2,
} as const;

/** Texts and words of each part of the corpus, with a bar as long as its share of the words. */
export function CorpusShares({ title, shares, readLabel }: CorpusSharesProps) {
  const { t } = useTranslation('home');
  const formatNumber = useNumberFormat();
  const most = Math.max(1, ...shares.map(({ runningWords }) => runningWords));
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', '& th, & td': { py: 0.75 } }}>
      <Typography component="caption" variant="h3" sx={{ textAlign: 'left', mb: 1 }}>
        {title}
      </Typography>
      <thead>
        <Box component="tr" sx={{ color: 'text.secondary', '& th': { fontWeight: 400 } }}>
          <Box component="th" scope="col" sx={{ textAlign: 'left' }}>
            {t('figures.part')}
          </Box>
          <Box component="th" scope="col" sx={numberStyle}>
            {t('figures.texts_column')}
          </Box>
          <Box component="th" scope="col" sx={numberStyle}>
            {t('figures.words_column')}
          </Box>
        </Box>
      </thead>
      <tbody>
        {shares.map(({ code, texts, runningWords }) => (
          <Box
            component="tr"
            key={code}
            sx={{
              backgroundImage: (theme) => {
                const { main } = (theme.vars ?? theme).palette.primary;
                return `linear-gradient(${main}, ${main})`;
              },
              backgroundRepeat: 'no-repeat',
              backgroundPosition: 'left bottom',
              backgroundSize: `${(100 * runningWords) / most}% 3px`,
            }}
          >
            <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400 }}>
              {readLabel(code)}
            </Box>
            <Box component="td" sx={numberStyle}>
              {formatNumber(texts)}
            </Box>
            <Box component="td" sx={numberStyle}>
              {formatNumber(runningWords)}
            </Box>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}
