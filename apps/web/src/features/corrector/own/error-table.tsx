import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { findTopicsOfType, makePracticePath } from '../../../shared/practice/practice-links';
import { useTypeLabel } from '../proofreading/use-type-label';
import type { LoggedText } from '../../../shared/error-log/error-log';
import type { MarkRate } from '@keelerada/corpus-engine/distribution/rate-marks';
import { NEWEST_TEXTS, summariseErrors } from './summarise-errors';

export const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  '& th': {
    ...letters[12],
    fontWeight: 500,
    color: 'var(--ink-3)',
    textAlign: 'left',
    verticalAlign: 'bottom',
  },
  '& th, & td': { py: 0.5, pr: 1, borderBottom: '1px solid var(--grid)' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;

/** Leads to exercises about a kind of error, where there are any. */
function PracticeLink({ type }: { readonly type: string }) {
  const { t } = useTranslation('corrector');
  const topics = findTopicsOfType(type);
  if (topics.length === 0) return null;
  return (
    <Link component={RouterLink} to={makePracticePath(topics)} sx={{ whiteSpace: 'nowrap' }}>
      {t('own.practise')}
    </Link>
  );
}

/** Kinds of errors over all texts, the most frequent first, and whether they get less. */
export function ErrorTable({ texts }: { readonly texts: readonly LoggedText[] }) {
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  const formatNumber = useNumberFormat();
  const format = useNumberFormat(1);
  const formatRate = ({ rate, low, high }: MarkRate) => `${format(rate)} (${format(low)}–${format(high)})`;
  const hasBefore = texts.length > NEWEST_TEXTS;
  return (
    <Box component="table" sx={tableStyle}>
      <caption style={{ textAlign: 'left' }}>
        {t('own.texts', { count: texts.length, formatted: formatNumber(texts.length) })}
      </caption>
      <thead>
        <tr>
          <th>{t('own.kind')}</th>
          <th className="number">{t('own.count')}</th>
          <th className="number">{t('own.newest', { formatted: formatNumber(NEWEST_TEXTS) })}</th>
          {hasBefore && <th className="number">{t('own.before')}</th>}
          {hasBefore && <th aria-label={t('own.trend')} />}
        </tr>
      </thead>
      <tbody>
        {summariseErrors(texts).map((summary) => (
          <tr key={summary.type}>
            <td>
              {nameType(summary.type)} <PracticeLink type={summary.type} />
            </td>
            <td className="number">{formatNumber(summary.count)}</td>
            <td className="number">{formatRate(summary.newest)}</td>
            {summary.before !== null && <td className="number">{formatRate(summary.before)}</td>}
            {hasBefore && <td>{t(`own.turns.${summary.turn ?? 'same'}`)}</td>}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
