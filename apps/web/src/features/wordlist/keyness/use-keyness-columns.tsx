import type { KeynessRequest, KeynessRow } from '@keelerada/contract/keyness';
import { findLeastLogRatio } from '@keelerada/contract/least-log-ratio';
import { LEAST_WRITTEN_P } from '@keelerada/contract/limits';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useTextsHash } from '../../../shared/result-link/use-texts-hash';
import { SideBadge } from '../../../shared/text-selection/side-badge';
import type { NumberColumn, ResultColumn } from '../../../shared/ui/result-table/result-column';
import { WordLink } from '../../../shared/word-menu/word-link';
import { IntervalBar } from './interval-bar';

const TYPICAL_WIDTH_PX = 72;
const MEASURE_WIDTHS_PX = { logLikelihood: 68, p: 80, logRatio: 128, leastLogRatio: 80 } as const;
/** Scale of the interval bars: up to 64 times as frequent on a side. */
const REACH = 6;
const PAIR_WIDTHS_PX = { frequency: 64, per_million: 80, texts: 56, dispersion: 60 } as const;
/** In fewer words a number per million would claim more than was seen. */
const LEAST_WORDS_FOR_MILLION = 10_000;

type Numbers = Pick<
  NumberColumn<KeynessRow>,
  'id' | 'heading' | 'readNumber' | 'fractionDigits' | 'renderNumber'
>;

const makeNumber = (column: Numbers, widthPx: number): NumberColumn<KeynessRow> => ({
  kind: 'number',
  ...column,
  widthPx,
});

/** Columns of the comparison: how telling a word is first, then its counts on both sides. `leastWords` are those of the smaller one. */
export function useKeynessColumns(
  { type, keepCapitalization = false }: Pick<KeynessRequest, 'type' | 'keepCapitalization'>,
  leastWords: number,
  hasDispersion: boolean,
): readonly ResultColumn<KeynessRow>[] {
  const { t } = useTranslation('keyness');
  const textsHash = useTextsHash();
  const language = useLanguage();
  const hasPerMillion = leastWords >= LEAST_WORDS_FOR_MILLION;
  return useMemo(() => {
    const format = new Intl.NumberFormat(language === 'et' ? 'et-EE' : 'en-GB', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const pair = (
      id: 'frequency' | 'per_million' | 'texts' | 'dispersion',
      read: Readonly<Record<'A' | 'B', (row: KeynessRow) => number>>,
      fractionDigits = 0,
    ) =>
      (['A', 'B'] as const).map((letter) => {
        const heading = t(`columns.${id}`, { letter });
        return makeNumber(
          { id: `${id}${letter}`, heading, readNumber: read[letter], fractionDigits },
          PAIR_WIDTHS_PX[id],
        );
      });
    const measures: readonly NumberColumn<KeynessRow>[] = [
      {
        id: 'leastLogRatio' as const,
        heading: t('columns.least_log_ratio'),
        readNumber: findLeastLogRatio,
        fractionDigits: 2,
      },
      {
        id: 'logLikelihood' as const,
        heading: t('columns.log_likelihood'),
        readNumber: (row: KeynessRow) => row.logToepara,
        fractionDigits: 1,
      },
      {
        id: 'p' as const,
        heading: t('columns.p'),
        readNumber: (row: KeynessRow) => row.pParandatud,
        fractionDigits: 4,
      },
      {
        id: 'logRatio' as const,
        heading: t('columns.log_ratio'),
        readNumber: (row: KeynessRow) => row.logSuhe,
        fractionDigits: 2,
        renderNumber: ({ logSuhe, logSuheAlla, logSuheUles }: KeynessRow, written: string) => (
          <span
            title={t('interval', { low: format.format(logSuheAlla), high: format.format(logSuheUles) })}
            style={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8 }}
          >
            {written}
            <IntervalBar low={logSuheAlla} value={logSuhe} high={logSuheUles} reach={REACH} />
          </span>
        ),
      },
    ].map((column) => makeNumber(column, MEASURE_WIDTHS_PX[column.id]));
    return [
      {
        id: 'word',
        kind: 'text',
        heading: t('columns.word'),
        readText: (row) => row.sona,
        renderCell: ({ sona: word }) => (
          <WordLink text={word} search={{ word, type, keepCapitalization }} textsHash={textsHash} />
        ),
        filter: 'text',
        language: 'et',
      },
      {
        id: 'typical',
        kind: 'text',
        heading: t('columns.typical'),
        readText: ({ omane }) => omane ?? t('equal'),
        renderCell: ({ omane }) => (omane === null ? t('equal') : <SideBadge side={omane} />),
        filter: 'choice',
        align: 'center',
        widthPx: TYPICAL_WIDTH_PX,
      },
      ...measures.map((column) =>
        column.id === 'p'
          ? { ...column, writeNumber: (p: number) => (p < LEAST_WRITTEN_P ? t('p_small') : undefined) }
          : column,
      ),
      ...pair('frequency', { A: (row) => row.sagedusA, B: (row) => row.sagedusB }),
      ...(hasPerMillion
        ? pair('per_million', { A: (row) => row.miljoniKohtaA, B: (row) => row.miljoniKohtaB }, 1)
        : []),
      ...pair('texts', { A: (row) => row.tekstidA, B: (row) => row.tekstidB }),
      ...(hasDispersion
        ? pair('dispersion', { A: (row) => row.hajuvusA ?? 1, B: (row) => row.hajuvusB ?? 1 }, 2)
        : []),
      ...(['low', 'high'] as const).map((end): NumberColumn<KeynessRow> => ({
        id: end,
        kind: 'number',
        heading: t(`columns.${end}`),
        readNumber: (row) => (end === 'low' ? row.logSuheAlla : row.logSuheUles),
        fractionDigits: 2,
        isHidden: true,
      })),
    ];
  }, [t, language, hasDispersion, type, keepCapitalization, hasPerMillion, textsHash]);
}
