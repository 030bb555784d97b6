import type { CollocateRow } from '@keelerada/contract/collocates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import type { NumberColumn, ResultColumn } from '../../shared/ui/result-table/result-column';

const WORD_WIDTH_PX = 160;
const PART_OF_SPEECH_WIDTH_PX = 160;
const NUMBER_WIDTH_PX = 104;

type NumberField = Exclude<keyof CollocateRow, 'collocate' | 'partOfSpeech'>;

const numberFields: readonly (readonly [NumberField, number])[] = [
  ['score', 4],
  ['coOccurrences', 0],
  ['leftOccurrences', 0],
  ['rightOccurrences', 0],
  ['frequencyCount', 0],
  ['frequencyPercentage', 2],
];

/** Columns of the table of neighbouring words. */
export function useCollocateColumns(): readonly ResultColumn<CollocateRow>[] {
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
        widthPx: WORD_WIDTH_PX,
      },
      ...numberFields.map(([field, fractionDigits]): NumberColumn<CollocateRow> => ({
        id: field,
        kind: 'number',
        heading: t(`columns.${field}`),
        readNumber: (row) => row[field],
        fractionDigits,
        widthPx: NUMBER_WIDTH_PX,
      })),
      {
        id: 'partOfSpeech',
        kind: 'text',
        heading: t('columns.partOfSpeech'),
        readText: (row) => namePartOfSpeech(row.partOfSpeech),
        filter: 'choice',
        widthPx: PART_OF_SPEECH_WIDTH_PX,
      },
    ],
    [t, namePartOfSpeech],
  );
}
