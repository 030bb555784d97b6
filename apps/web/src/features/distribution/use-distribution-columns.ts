import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasRate, NO_RATE } from '../../shared/levels/rate-per-million';
import {
  makeTextColumn,
  type NumberColumn,
  type ResultColumn,
} from '../../shared/ui/result-table/result-column';
import type { ShownGroup } from './order-groups';

type NumberField = 'hits' | 'runningWords' | 'texts' | 'textsWithHits' | 'perMillion' | 'low' | 'high';
/** Shares are told in per cent. */
const WHOLE = 100;
const shareFields = ['value', 'low', 'high'] as const;

const readers: Record<NumberField, (group: ShownGroup) => number> = {
  hits: ({ hits }) => hits,
  runningWords: ({ runningWords }) => runningWords,
  texts: ({ texts }) => texts,
  textsWithHits: ({ textsWithHits }) => textsWithHits,
  perMillion: ({ perMillion }) => perMillion,
  low: ({ low }) => low,
  high: ({ high }) => high ?? 0,
};

const rateFields: ReadonlySet<NumberField> = new Set(['perMillion', 'low', 'high']);

/** Decimals and width in pixels. */
const numberFields: readonly (readonly [NumberField, number, number])[] = [
  ['hits', 0, 92],
  ['perMillion', 1, 92],
  ['low', 1, 92],
  ['high', 1, 92],
  ['runningWords', 0, 84],
  ['texts', 0, 72],
  ['textsWithHits', 0, 96],
];

function makeShareColumns(t: TFunction<'distribution-screen'>): readonly NumberColumn<ShownGroup>[] {
  return shareFields.map((field) => ({
    id: `share-${field}`,
    kind: 'number',
    heading: t(`columns.share.${field}`),
    readNumber: ({ share }) => WHOLE * (share?.[field] ?? 0),
    renderNumber: ({ share }, written) => (share?.value === null ? NO_RATE : written),
    ...{ fractionDigits: 1, widthPx: 92 },
  }));
}

/** Columns of the table of groups; the first is headed by the property. */
export function useDistributionColumns(
  property: string,
  words: readonly string[] | null,
  hasShare: boolean,
): readonly ResultColumn<ShownGroup>[] {
  const { t } = useTranslation('distribution-screen');
  const [first, second] = words ?? [];
  return useMemo(
    () => [
      { id: 'group', kind: 'text', heading: property, readText: ({ label }) => label, wraps: true },
      ...(first === undefined
        ? []
        : [
            makeTextColumn(
              'word',
              t('columns.word'),
              ({ second: isSecond = false }: ShownGroup) => (isSecond ? (second ?? '') : first),
              { filter: 'choice', language: 'et', widthPx: 104 },
            ),
          ]),
      ...numberFields.map(([field, fractionDigits, widthPx]): NumberColumn<ShownGroup> => ({
        id: field,
        kind: 'number',
        heading: t(`columns.${field}`),
        readNumber: readers[field],
        fractionDigits,
        ...(rateFields.has(field) && { shownDigits: 0 }),
        widthPx,
        ...(rateFields.has(field) && {
          renderNumber: ({ runningWords }: ShownGroup, written: string) =>
            hasRate(runningWords) ? written : NO_RATE,
        }),
      })),
      ...(hasShare ? makeShareColumns(t) : []),
      makeTextColumn('method', t('columns.method'), ({ method }) => t(`methods.${method}`), { widthPx: 104 }),
      makeTextColumn('note', t('columns.note'), ({ isSmall }) => (isSmall ? t('little') : ''), {
        widthPx: 104,
      }),
    ],
    [t, property, first, second, hasShare],
  );
}
