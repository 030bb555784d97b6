import type { ErrorProfileRequest, ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import type { KnownRate } from '@keelerada/corpus-engine/distribution/compare-rates';
import { rateCount } from '@keelerada/corpus-engine/distribution/compare-rates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparedResult } from '../../../shared/comparison/compared-result';
import { ComparisonHead } from '../../../shared/comparison/comparison-head';
import type { PairedRow } from '../../../shared/comparison/paired-rows';
import { orderBySureness, pairRates } from '../../../shared/comparison/paired-rows';
import { useFindings } from '../../../shared/comparison/use-findings';
import { usePairFigures } from '../../../shared/comparison/use-pair-figures';
import type { PairedLook } from '../../../shared/comparison/use-paired-columns';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import type { Pair, PairRequest } from '../../../shared/tool-frame/pair-tool';
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

/** The rate of a type; null where it is not known. Texts without a mark, drawn again, would make its interval nothing. */
function toRate(row: ProfileRow, kind: RateKind, { totals }: ErrorProfileResponse): KnownRate | null {
  const rate = readRate(row, kind);
  if (rate === null) return null;
  if (row.hits === 0) return rateCount(0, totals.runningWords, 100);
  return { value: rate.per100, low: rate.low, high: rate.high };
}

/** The rates of a type in both selections; null where one is not known. */
function pairProfileRow(
  rows: readonly [ProfileRow, ProfileRow],
  kind: RateKind,
  { A, B }: Pair<ErrorProfileResponse>,
): PairedRow | null {
  const [first, second] = rows;
  const [a, b] = [toRate(first, kind, A), toRate(second, kind, B)];
  const counts = { A: first.hits, B: second.hits };
  return a && b && pairRates(first.code ?? '', a, b, counts, first.isSmall && second.isSmall);
}

function pairProfiles(answer: Pair<ErrorProfileResponse>, kind: RateKind): readonly PairedRow[] {
  const { A, B } = answer;
  const rows = A.errorList.flatMap((row) => {
    const other = B.errorList.find(({ code }) => code === row.code);
    return other === undefined || row.hits + other.hits === 0
      ? []
      : (pairProfileRow([row, other], kind, answer) ?? []);
  });
  return orderBySureness(rows);
}

/** How often each type of error is in two selections: one list, one axis, the difference with its interval. */
export function ComparedProfile({ request, answer }: ComparedProfileProps) {
  const { t } = useTranslation('error-profile-screen');
  const [{ rate }] = useErrorProfileView();
  const formatNumber = useNumberFormat();
  const nameError = useErrorName();
  const rows = useMemo(() => pairProfiles(answer, rate), [answer, rate]);
  const total = pairProfileRow([answer.A.total, answer.B.total], 'observed', answer)!;
  const waiting = answer.A.provenance.waitingTexts + answer.B.provenance.waitingTexts;
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
  return (
    <ComparedResult
      view={`${TOOL}.pairs`}
      label={t('table.title')}
      tool={t('title')}
      fileName={t('file_name')}
      {...{ rows, look, rowDetail, request }}
      {...{ totals: answer.A.totals, comparedTotals: answer.B.totals }}
      options={listProfileEntries(request, answer.A, t)}
      head={
        <ComparisonHead
          finding={
            <>
              {tellMore('marks', total)} {tellLargest(rows, nameError)}
            </>
          }
          source={
            <>
              <Trust row={answer.A.total} answer={answer.A} />
              {waiting > 0 && ` ${t('waiting', { count: waiting, formatted: formatNumber(waiting) })}.`}
            </>
          }
          figures={figures}
        />
      }
      note={t('comparison:notes.texts')}
    >
      <BarActions>
        <RateSwitch />
      </BarActions>
    </ComparedResult>
  );
}
