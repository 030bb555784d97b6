import type { CollocateRow } from '@keelerada/contract/collocates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import type { NumberColumn, ResultColumn } from '../../shared/ui/result-table/result-column';

type NumberField = Exclude<keyof CollocateRow, 'collocate' | 'partOfSpeech'>;

/** Decimals and width in pixels: narrow enough for the whole table beside the choice of texts. */
const numberFields: readonly (readonly [NumberField, number, number])[] = [
  ['score', 4, 88],
  ['coOccurrences', 0, 96],
  ['leftOccurrences', 0, 80],
  ['rightOccurrences', 0, 80],
  ['frequencyCount', 0, 100],
  ['frequencyPercentage', 2, 88],
];

/** Columns of the table of neighbouring words. */
export function useCollocatesColumns(): readonly ResultColumn<CollocateRow>[] {
  const { t } = useTranslation('collocates');
  const namePartOfSpeech = usePartOfSpeech();
  return useMemo(
    () => [
      {
        id: 'collocate',
        kind: 'text',
        heading: t('columns.collocate'),
        readText: (row) => row.collocate,
        filter: 'text',
        language: 'et',
      },
      ...numberFields.map(([field, fractionDigits, widthPx]): NumberColumn<CollocateRow> => ({
        id: field,
        kind: 'number',
        heading: t(`columns.${field}`),
        readNumber: (row) => row[field],
        fractionDigits,
        widthPx,
      })),
      {
        id: 'partOfSpeech',
        kind: 'text',
        heading: t('columns.partOfSpeech'),
        readText: (row) => namePartOfSpeech(row.partOfSpeech),
        filter: 'choice',
      },
    ],
    [t, namePartOfSpeech],
  );
}
