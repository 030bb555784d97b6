import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ClassReportResponse } from '@keelerada/contract/class-report';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { ErrorName } from './error-name';
import { tableStyle } from './table-style';

/** Place on the page of the sentences of a kind of error. */
export const nameSentences = (code: string): string => `sentences-${code.replaceAll(':', '-').toLowerCase()}`;

const barStyle = { display: 'block', height: 8, bgcolor: 'var(--datum)', minWidth: '1px' } as const;

/** Errors by kind, the most frequent first; a kind with sentences leads to them. */
export function ErrorTable({ report: { errors, total } }: { readonly report: ClassReportResponse }) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  const formatRate = useNumberFormat(1);
  const most = Math.max(...errors.map(({ per100 }) => per100), Number.MIN_VALUE);
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('errors.kind')}</th>
          <th scope="col" className="num">
            {t('errors.marks')}
          </th>
          <th scope="col" className="num">
            {t('errors.texts')}
          </th>
          <th scope="col" className="num">
            {t('errors.per100')}
          </th>
          <Box component="td" aria-hidden sx={{ width: '28%', display: { xs: 'none', sm: 'table-cell' } }} />
        </tr>
      </thead>
      <tbody>
        {errors.map(({ code, marks, texts, per100, examples }) => (
          <tr key={code}>
            <th scope="row">
              {examples.length === 0 ? (
                <ErrorName code={code} />
              ) : (
                <Link href={`#${nameSentences(code)}`} color="inherit" underline="none">
                  <ErrorName code={code} />
                </Link>
              )}
            </th>
            <td className="num">{formatNumber(marks)}</td>
            <td className="num">{t('errors.of', { texts, all: total.texts })}</td>
            <td className="num">{formatRate(per100)}</td>
            <Box component="td" aria-hidden sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              <Box component="span" sx={barStyle} style={{ width: `${(100 * per100) / most}%` }} />
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
