import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorCodeTexts } from '@keelerada/contract/error-marks/error-codes';
import { errorProfileCall, type ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import { queryApi } from '../../shared/http/call-api';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useLanguage, useNumberFormat } from '../../shared/i18n/use-language';
import { ErrorName } from './query/error-name';

const columns = ['name', 'meaning', 'example', 'precision', 'recall'] as const;

type Measure = ErrorProfileRow['precision'];

/** A share with what it was measured on. */
function useMeasureText(): (measure: Measure | undefined) => string {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  return (measure) => {
    if (!measure || measure.of === 0) return t('types_page.not_measured');
    const { right, of } = measure;
    return t('types_page.share', {
      percent: formatNumber((100 * right) / of),
      right: formatNumber(right),
      of: formatNumber(of),
    });
  };
}

function TypeTable({ rows }: { readonly rows: readonly ErrorProfileRow[] | undefined }) {
  const { t } = useTranslation('error-profile-screen');
  const language = useLanguage();
  const writeMeasure = useMeasureText();
  return (
    <Box role="region" aria-label={t('types_page.table')} tabIndex={0} sx={tableStyle}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`types_page.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errorCodeTexts.map(({ code, meaning, example }) => {
            const row = rows?.find((each) => each.code === code);
            return (
              <tr key={code} id={code}>
                <th scope="row">
                  <ErrorName code={code} />
                  <code>{code}</code>
                </th>
                <td>{meaning[language]}</td>
                <td lang="et">
                  <del>{example.written}</del>
                  <ins>{example.corrected}</ins>
                </td>
                <td data-number>{rows && writeMeasure(row?.precision)}</td>
                <td data-number>{rows && writeMeasure(row?.recall)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}

/** How errors of the corpus are found, and how well, type by type. */
export function ErrorTypesPage() {
  const { t } = useTranslation('error-profile-screen');
  const { data, isError, isFetching } = useQuery(
    queryApi(
      errorProfileCall,
      { body: { tekstivalik: ALL_TEXTS, omadus: 'level' } },
      { showsProgress: true, handlesErrors: true },
    ),
  );
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
      <Typography variant="h1">{t('types_page.title')}</Typography>
      {(['intro', 'measured', 'estimate'] as const).map((paragraph) => (
        <Typography key={paragraph} sx={{ ...letters[16], maxWidth: MEASURE }}>
          {t(`types_page.${paragraph}`)}
        </Typography>
      ))}
      {(isError || (!data && isFetching)) && (
        <Typography role="status" sx={{ color: 'var(--ink-2)' }}>
          {t(isError ? 'types_page.failed' : 'types_page.loading')}
        </Typography>
      )}
      <TypeTable rows={data?.errorList} />
      <Button component={Link} to="/tools/errors" variant="outlined">
        {t('types_page.open')}
      </Button>
    </Stack>
  );
}

const tableStyle = {
  ...letters[14],
  width: '100%',
  overflowX: 'auto',
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    p: '8px 16px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: '1px solid var(--grid)',
  },
  '& thead th': { ...letters[12], fontWeight: 500, color: 'var(--ink-3)', borderColor: 'var(--line)' },
  '& tbody th': { fontWeight: 500, minWidth: 120 },
  '& code': { display: 'block', pt: '4px', color: 'var(--ink-3)', ...letters[12], fontFamily: 'inherit' },
  '& td[lang]': { fontFamily: 'var(--serif)', ...letters[16], minWidth: 180 },
  '& td:nth-of-type(1)': { minWidth: 200 },
  '& del, & ins': { display: 'block', textDecoration: 'none' },
  '& del': { color: 'var(--ink-2)' },
  '& [data-number]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tr > :last-child': { pr: 0 },
} as const;
