import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HomeResponse } from '@keelerada/contract/site/home';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';

interface CorpusSharesProps {
  readonly title: string;
  readonly shares: HomeResponse['subcorpora'];
  readonly readLabel: (code: string) => string;
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    height: 28,
    p: 0,
    fontWeight: 400,
    textAlign: 'left',
    borderBottom: '1px solid var(--grid)',
  },
  '& thead th': { ...letters[12], fontWeight: 500, color: 'var(--ink-3)', borderColor: 'var(--line)' },
  '& [data-number]': {
    pl: 2,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-bar]': { width: '30%', pl: 2, display: { xs: 'none', md: 'table-cell' } },
} as const;

/** Texts and words of each part of the corpus, with a bar as long as its share of the words. */
export function CorpusShares({ title, shares, readLabel }: CorpusSharesProps) {
  const { t } = useTranslation('home');
  const formatNumber = useNumberFormat();
  const most = Math.max(1, ...shares.map(({ runningWords }) => runningWords));
  return (
    <Box component="table" sx={tableStyle}>
      <Typography component="caption" variant="h3" sx={{ textAlign: 'left' }}>
        {title}
      </Typography>
      <thead>
        <tr>
          <th scope="col">{t('figures.part')}</th>
          <th scope="col" data-number>
            {t('figures.texts_column')}
          </th>
          <th scope="col" data-number>
            {t('figures.words_column')}
          </th>
          <td data-bar />
        </tr>
      </thead>
      <tbody>
        {shares.map(({ code, texts, runningWords }) => (
          <tr key={code}>
            <th scope="row">{readLabel(code)}</th>
            <td data-number>{formatNumber(texts)}</td>
            <td data-number>{formatNumber(runningWords)}</td>
            <td data-bar aria-hidden>
              <Box
                sx={{
                  height: 10,
                  minWidth: '1px',
                  borderRadius: '1px',
                  bgcolor: 'var(--datum)',
                  width: `${(100 * runningWords) / most}%`,
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
