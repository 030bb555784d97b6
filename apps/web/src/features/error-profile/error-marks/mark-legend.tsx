import Box from '@mui/material/Box';
import type { ErrorMark } from '@keelerada/contract/error-marks/error-marks';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { ErrorName } from '../query/error-name';

/** Types of the marks with their number, the most frequent first. */
export function countCodes(marks: readonly ErrorMark[]): readonly (readonly [code: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { code } of marks) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** What the underlines of a text mean. */
export function MarkLegend({ marks }: { readonly marks: readonly ErrorMark[] }) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  if (marks.length === 0) return <p style={{ margin: 0 }}>{t('text.no_marks')}</p>;
  return (
    <Box component="ul" aria-label={t('text.types')} sx={listStyle}>
      {countCodes(marks).map(([code, count]) => (
        <li key={code}>
          <ErrorName code={code} /> <span>{formatNumber(count)}</span>
        </li>
      ))}
    </Box>
  );
}

const listStyle = {
  ...letters[14],
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16px',
  rowGap: '4px',
  m: 0,
  p: 0,
  pb: '4px',
  listStyle: 'none',
  '& li > span:last-of-type': { color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' },
} as const;
