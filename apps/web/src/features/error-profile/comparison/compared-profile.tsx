import Box from '@mui/material/Box';
import type { ErrorProfileRequest, ErrorProfileResponse } from '@keelerada/contract/error-profile';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultReferences } from '../../../shared/citation/result-references';
import { ComparisonHead } from '../../../shared/comparison/comparison-head';
import type { PairedRow } from '../../../shared/comparison/paired-rows';
import { orderBySureness, pairRates } from '../../../shared/comparison/paired-rows';
import { PairedTable } from '../../../shared/comparison/paired-table';
import { useFindings } from '../../../shared/comparison/use-findings';
import { usePairFigures } from '../../../shared/comparison/use-pair-figures';
import type { PairedLook } from '../../../shared/comparison/use-paired-columns';
import { useProvenance } from '../../../shared/provenance/use-provenance';
import type { Pair, PairRequest } from '../../../shared/tool-frame/pair-tool';
import { MoreActions } from '../../../shared/tool-frame/more-actions';
import { BarActions } from '../../../shared/ui/tool-bar';
import { listProfileEntries } from '../describe-error-profile';
import { ErrorName, useErrorName } from '../error-name';
import type { RateKind } from '../error-profile-view';
import { TOOL, useErrorProfileView } from '../error-profile-view';
import { Trust } from '../profile-head';
import { RateSwitch } from '../profile-switches';
import { readRate } from '../read-rate';
import { ErrorSentences } from './error-sentences';

interface ComparedProfileProps {
  readonly request: PairRequest<ErrorProfileRequest>;
  readonly answer: Pair<ErrorProfileResponse>;
}

type ProfileRow = ErrorProfileResponse['total'];

/** The rates of a type in both selections; null where one is not known. */
function pairProfileRow(A: ProfileRow, B: ProfileRow, kind: RateKind): PairedRow | null {
  const [a, b] = [readRate(A, kind), readRate(B, kind)];
  if (a === null || b === null) return null;
  const toRate = ({ per100, low, high }: typeof a) => ({ value: per100, low, high });
  return pairRates(A.code ?? '', toRate(a), toRate(b), { A: A.hits, B: B.hits }, A.isSmall && B.isSmall);
}

function pairProfiles({ A, B }: Pair<ErrorProfileResponse>, kind: RateKind): readonly PairedRow[] {
  const rows = A.errorList.flatMap((row) => {
    const other = B.errorList.find(({ code }) => code === row.code);
    return other === undefined || row.hits + other.hits === 0 ? [] : (pairProfileRow(row, other, kind) ?? []);
  });
  return orderBySureness(rows);
}

/** How often each type of error is in two selections: one list, one axis, the difference with its interval. */
export function ComparedProfile({ request, answer }: ComparedProfileProps) {
  const { t } = useTranslation('error-profile-screen');
  const [{ rate }] = useErrorProfileView();
  const nameError = useErrorName();
  const describe = useProvenance();
  const rows = useMemo(() => pairProfiles(answer, rate), [answer, rate]);
  const total = pairProfileRow(answer.A.total, answer.B.total, 'observed')!;
  const { tellMore, tellLargest } = useFindings();
  const figures = usePairFigures(total, t('compared.per_100'), 2);
  const look = useMemo(
    (): PairedLook => ({
      heading: t('columns.name'),
      axis: t(rate === 'observed' ? 'columns.observed' : 'columns.estimated'),
      readName: nameError,
      renderName: (code) => <ErrorName code={code} />,
    }),
    // The names change with the language, as the messages do.
    [t, rate],
  );
  const rowDetail = useMemo(
    () => ({
      label: ({ key }: PairedRow) => t('compared.open', { name: nameError(key) }),
      render: (row: PairedRow) => <ErrorSentences row={row} />,
    }),
    [t],
  );
  const makeProvenance = () =>
    describe({
      ...{ tool: t('title'), totals: answer.A.totals, comparedTotals: answer.B.totals, request },
      options: listProfileEntries(request, answer.A, t),
    });
  return (
    <Box component="section" aria-label={t('title')}>
      <BarActions>
        <RateSwitch />
      </BarActions>
      <ComparisonHead
        finding={
          <>
            {tellMore('marks', total)} {tellLargest(rows, nameError)}
          </>
        }
        source={<Trust row={answer.A.total} answer={answer.A} />}
        figures={figures}
      />
      <PairedTable
        {...{ tool: TOOL, rows, look, rowDetail }}
        label={t('table.title')}
        tableExport={{ fileName: t('file_name'), sheetName: t('title'), makeProvenance }}
        note={t('comparison:notes.texts')}
        actions={
          <MoreActions>
            <ResultReferences />
          </MoreActions>
        }
      />
    </Box>
  );
}
