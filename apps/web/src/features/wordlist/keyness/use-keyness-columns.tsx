import type { KeynessRequest, KeynessRow } from '@keelerada/contract/keyness';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextsHash } from '../../../shared/result-link/use-texts-hash';
import { SideBadge } from '../../../shared/text-selection/side-badge';
import type { NumberColumn, ResultColumn } from '../../../shared/ui/result-table/result-column';
import { WordLink } from '../../../shared/word-menu/word-link';

const TYPICAL_WIDTH_PX = 84;
const MEASURE_WIDTH_PX = 76;
const COUNT_WIDTH_PX = 80;
/** A smaller p shows as being smaller than this: its exact value says nothing more. */
const LEAST_P = 0.0001;

type Numbers = Pick<NumberColumn<KeynessRow>, 'id' | 'heading' | 'readNumber' | 'fractionDigits'>;

const makeNumber = (column: Numbers, widthPx: number): NumberColumn<KeynessRow> => ({
  kind: 'number',
  ...column,
  widthPx,
});

/** Columns of the comparison: how telling a word is first, then its counts on both sides. */
export function useKeynessColumns({
  type,
  keepCapitalization = false,
}: Pick<KeynessRequest, 'type' | 'keepCapitalization'>): readonly ResultColumn<KeynessRow>[] {
  const { t } = useTranslation('keyness');
  const textsHash = useTextsHash();
  return useMemo(() => {
    const pair = (
      id: 'frequency' | 'per_million' | 'texts',
      read: Readonly<Record<'A' | 'B', (row: KeynessRow) => number>>,
      fractionDigits = 0,
    ) =>
      (['A', 'B'] as const).map((letter) => {
        const heading = t(`columns.${id}`, { letter });
        return makeNumber(
          { id: `${id}${letter}`, heading, readNumber: read[letter], fractionDigits },
          COUNT_WIDTH_PX,
        );
      });
    const measures: readonly NumberColumn<KeynessRow>[] = [
      {
        id: 'logLikelihood',
        heading: t('columns.log_likelihood'),
        readNumber: (row: KeynessRow) => row.logToepara,
        fractionDigits: 1,
      },
      { id: 'p', heading: t('columns.p'), readNumber: (row: KeynessRow) => row.p, fractionDigits: 4 },
      {
        id: 'logRatio',
        heading: t('columns.log_ratio'),
        readNumber: (row: KeynessRow) => row.logSuhe,
        fractionDigits: 2,
      },
    ].map((column) => makeNumber(column, MEASURE_WIDTH_PX));
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
          ? { ...column, writeNumber: (p: number) => (p < LEAST_P ? t('p_small') : undefined) }
          : column,
      ),
      ...pair('frequency', { A: (row) => row.sagedusA, B: (row) => row.sagedusB }),
      ...pair('per_million', { A: (row) => row.miljoniKohtaA, B: (row) => row.miljoniKohtaB }, 1),
      ...pair('texts', { A: (row) => row.tekstidA, B: (row) => row.tekstidB }),
    ];
  }, [t, type, keepCapitalization, textsHash]);
}
