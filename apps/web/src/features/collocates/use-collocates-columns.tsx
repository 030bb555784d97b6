import type { CollocateFormula } from '@keelerada/contract/fields/choices';
import type { CollocateRow } from '@keelerada/contract/tools/collocates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import { WordLink } from '../../shared/word-menu/word-link';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import type { NearKeyword } from './near-keyword';
import {
  makeTextColumn,
  type NumberColumn,
  type ResultColumn,
} from '../../shared/ui/result-table/result-column';

type NumberField = Exclude<keyof CollocateRow, 'collocate' | 'partOfSpeech'>;

/** Decimals and width in pixels: narrow enough for the whole table beside the choice of texts. */
const numberFields: readonly (readonly [NumberField, number, number])[] = [
  ['score', 4, 84],
  ['coOccurrences', 0, 92],
  ['leftOccurrences', 0, 68],
  ['rightOccurrences', 0, 70],
  ['tekstid', 0, 64],
  ['frequencyCount', 0, 88],
  ['frequencyPercentage', 2, 68],
];
const PART_OF_SPEECH_WIDTH_PX = 112;
const SCORE_WIDTH_PX = 200;

/** Columns of the table of neighbouring words; a word and its count lead to the lines they were counted in, the score is named by its measure. */
export function useCollocatesColumns(
  formula: CollocateFormula,
  nearKeyword: NearKeyword,
  strongest: number,
): readonly ResultColumn<CollocateRow>[] {
  const { t } = useTranslation(['collocates', 'collocates-result']);
  const namePartOfSpeech = usePartOfSpeech();
  const textsHash = useTextsHash();
  return useMemo(
    () => [
      makeTextColumn('collocate', t('columns.collocate'), (row) => row.collocate, {
        renderCell: ({ collocate }) => (
          <WordLink text={collocate} search={nearKeyword(collocate)} textsHash={textsHash} />
        ),
        ...{ filter: 'text', language: 'et' },
      }),
      ...numberFields.map(([field, fractionDigits, widthPx]): NumberColumn<CollocateRow> => ({
        id: field,
        kind: 'number',
        heading:
          field === 'score'
            ? t(`names.formula.${formula}`)
            : field === 'tekstid'
              ? t('collocates-result:columns.texts')
              : t(`columns.${field}`),
        readNumber: (row) => row[field],
        fractionDigits,
        ...(field === 'score' && { shownDigits: 1 }),
        widthPx,
        // Bars begin at zero: a measure that can be below it has none.
        ...(field === 'score' && strongest > 0 && { barOf: strongest, widthPx: SCORE_WIDTH_PX }),
        ...(field === 'coOccurrences' && {
          renderNumber: ({ collocate }: CollocateRow, written: string) => {
            const search = nearKeyword(collocate);
            const label = t('lines', { formatted: written, keyword: search.word, collocate });
            return <WordLink text={written} search={search} label={label} textsHash={textsHash} />;
          },
        }),
      })),
      makeTextColumn('partOfSpeech', t('columns.partOfSpeech'), (row) => namePartOfSpeech(row.partOfSpeech), {
        ...{ filter: 'choice', hasTwoLines: true, widthPx: PART_OF_SPEECH_WIDTH_PX },
      }),
    ],
    [t, namePartOfSpeech, formula, nearKeyword, strongest, textsHash],
  );
}
