import type { CollocateRow, CollocatesRequest } from '@keelerada/contract/collocates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import { WordLink } from '../../shared/word-menu/word-link';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import type { NumberColumn, ResultColumn } from '../../shared/ui/result-table/result-column';

type NumberField = Exclude<keyof CollocateRow, 'collocate' | 'partOfSpeech'>;

/** Decimals and width in pixels: narrow enough for the whole table beside the choice of texts. */
const numberFields: readonly (readonly [NumberField, number, number])[] = [
  ['score', 4, 84],
  ['coOccurrences', 0, 120],
  ['leftOccurrences', 0, 72],
  ['rightOccurrences', 0, 76],
  ['tekstid', 0, 68],
  ['frequencyCount', 0, 88],
  ['frequencyPercentage', 2, 76],
];
const PART_OF_SPEECH_WIDTH_PX = 124;

/** Columns of the table of neighbouring words; a word leads to its concordance, the score is named by its measure. */
export function useCollocatesColumns({
  type,
  keepCapitalization,
  formula,
}: Pick<
  CollocatesRequest,
  'type' | 'keepCapitalization' | 'formula'
>): readonly ResultColumn<CollocateRow>[] {
  const { t } = useTranslation(['collocates', 'collocates-result']);
  const namePartOfSpeech = usePartOfSpeech();
  const textsHash = useTextsHash();
  return useMemo(
    () => [
      {
        id: 'collocate',
        kind: 'text',
        heading: t('columns.collocate'),
        readText: (row) => row.collocate,
        renderCell: ({ collocate: word }) => (
          <WordLink text={word} search={{ word, type, keepCapitalization }} textsHash={textsHash} />
        ),
        filter: 'text',
        language: 'et',
      },
      ...numberFields.map(([field, fractionDigits, widthPx]): NumberColumn<CollocateRow> => ({
        id: field,
        kind: 'number',
        heading:
          field === 'score'
            ? t(`formula.names.${formula}`)
            : field === 'tekstid'
              ? t('collocates-result:columns.texts')
              : t(`columns.${field}`),
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
        hasTwoLines: true,
        widthPx: PART_OF_SPEECH_WIDTH_PX,
      },
    ],
    [t, namePartOfSpeech, type, keepCapitalization, formula, textsHash],
  );
}
