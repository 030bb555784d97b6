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
import { PlainTable } from '../../shared/ui/plain-table';

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
    <Box sx={tableStyle}>
      <PlainTable
        label={t('types_page.table')}
        columns={columns.map((column) => ({ title: t(`types_page.columns.${column}`) }))}
        rows={errorCodeTexts.map(({ code, meaning, example }) => {
          const row = rows?.find((each) => each.code === code);
          return {
            key: code,
            cells: [
              <div id={code}>
                <ErrorName code={code} />
                <code>{code}</code>
              </div>,
              meaning[language],
              <div lang="et">
                <del>{example.written}</del>
                <ins>{example.corrected}</ins>
              </div>,
              rows && writeMeasure(row?.precision),
              rows && writeMeasure(row?.recall),
            ],
          };
        })}
      />
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
  width: '100%',
  '& th, & td': { py: '8px', verticalAlign: 'top', minWidth: 120 },
  '& tbody th': { fontWeight: 500 },
  '& code': { display: 'block', pt: '4px', color: 'var(--ink-3)', ...letters[12], fontFamily: 'inherit' },
  '& [lang]': { fontFamily: 'var(--serif)', ...letters[16], minWidth: 180 },
  '& del, & ins': { display: 'block', textDecoration: 'none' },
  '& del': { color: 'var(--ink-2)' },
} as const;
