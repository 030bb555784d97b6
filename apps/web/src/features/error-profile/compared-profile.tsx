import type { ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import { type KnownRate, rateCount } from '@keelerada/corpus-engine/distribution/compare-rates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparedResult } from '../../shared/comparison/compared-result';
import { ComparisonHead } from '../../shared/comparison/comparison-head';
import { orderBySureness, type PairedRow, pairRates } from '../../shared/comparison/paired-rows';
import { useFindings } from '../../shared/comparison/use-findings';
import { usePairFigures } from '../../shared/comparison/use-pair-figures';
import type { PairedLook } from '../../shared/comparison/use-paired-columns';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { Pair } from '../../shared/tool-frame/tool-definition';
import { listMarkEntries } from './describe-error-profile';
import { ErrorName, useErrorName } from './query/error-name';
import { Trust } from './profile-head';
import { ErrorSentences } from './error-sentences';

interface ComparedProfileProps {
  readonly answer: Pair<ErrorProfileResponse>;
}

type ProfileRow = ErrorProfileResponse['total'];

/** The rate of a type. Texts without a mark, drawn again, would make its interval nothing. */
const toRate = ({ hits, observed }: ProfileRow, { totals }: ErrorProfileResponse): KnownRate =>
  hits === 0
    ? rateCount(0, totals.runningWords, 100)
    : { value: observed.per100, low: observed.low, high: observed.high };

/** The rates of a type in both selections. */
const pairProfileRow = (
  [first, second]: readonly [ProfileRow, ProfileRow],
  { A, B }: Pair<ErrorProfileResponse>,
): PairedRow =>
  pairRates(
    first.code ?? '',
    ...([toRate(first, A), toRate(second, B)] as const),
    { A: first.hits, B: second.hits },
    first.isSmall && second.isSmall,
  );

function pairProfiles(answer: Pair<ErrorProfileResponse>): readonly PairedRow[] {
  const { A, B } = answer;
  const rows = A.errorList.flatMap((row) => {
    const other = B.errorList.find(({ code }) => code === row.code);
    return other === undefined || row.hits + other.hits === 0 ? [] : pairProfileRow([row, other], answer);
  });
  return orderBySureness(rows);
}

/** How often each type of error is in two selections: one list, one axis, the difference with its interval. */
export function ComparedProfile({ answer }: ComparedProfileProps) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  const nameError = useErrorName();
  const rows = useMemo(() => pairProfiles(answer), [answer]);
  const total = pairProfileRow([answer.A.total, answer.B.total], answer);
  const waiting = answer.A.provenance.waitingTexts + answer.B.provenance.waitingTexts;
  const { tellMore, tellLargest } = useFindings();
  const figures = usePairFigures(total, t('compared.per_100'), 2);
  const look = useMemo(
    (): PairedLook => ({
      heading: t('columns.name'),
      axis: t('columns.observed'),
      readName: nameError,
      renderName: (code) => <ErrorName code={code} />,
    }),
    // The names change with the language, as the messages do.
    [t],
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
      label={t('table.title')}
      {...{ rows, look, rowDetail, totals: answer.A.totals, comparedTotals: answer.B.totals }}
      more={listMarkEntries(answer.A, t)}
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
    />
  );
}
