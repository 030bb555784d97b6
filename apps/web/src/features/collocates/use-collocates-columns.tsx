import Box from '@mui/material/Box';
import type { CollocateFormula } from '@keelerada/contract/fields/choices';
import type { CollocateRow } from '@keelerada/contract/tools/collocates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import { writeWord } from '../../shared/parts-of-speech/word-class-looks';
import { WordLink } from '../../shared/word-menu/word-link';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import {
  makeNumberColumn,
  makeTextColumn,
  type ResultColumn,
} from '../../shared/ui/result-table/result-column';
import type { NearKeyword } from './near-keyword';

const TOGETHER_PX = 92;
const SPLIT_PX = 120;

/** How much of the neighbour stands before the keyword, and how much after it, from the line in the middle. */
function SplitBar({ row, label }: { readonly row: CollocateRow; readonly label: string }) {
  const { leftOccurrences: left, rightOccurrences: right } = row;
  const share = (count: number) => `${(50 * count) / Math.max(1, left + right)}%`;
  return (
    <Box role="img" aria-label={label} data-drawn sx={splitStyle}>
      <i style={{ width: share(left) }} />
      <i style={{ width: share(right) }} />
    </Box>
  );
}

/** Word, strength, how often together, and on which side; the other figures stand in the opened row and in files. */
export function useCollocatesColumns(
  formula: CollocateFormula,
  nearKeyword: NearKeyword,
  strongest: number,
): readonly ResultColumn<CollocateRow>[] {
  const { t } = useTranslation(['collocates', 'collocates-result']);
  const namePartOfSpeech = usePartOfSpeech();
  const textsHash = useTextsHash();
  return useMemo(() => {
    const number = makeNumberColumn<CollocateRow>;
    const hidden = { isHidden: true };
    const measure = t(`names.formula.${formula}`);
    const tellSides = ({ leftOccurrences: left, rightOccurrences: right }: CollocateRow) =>
      t('collocates-result:sides', { left, right });
    return [
      makeTextColumn('collocate', t('columns.collocate'), (row) => row.collocate, {
        renderCell: ({ collocate, partOfSpeech }) => (
          <WordLink
            text={writeWord(collocate, partOfSpeech)}
            search={nearKeyword(collocate)}
            textsHash={textsHash}
          />
        ),
        ...{ filter: 'text', language: 'et' },
      }),
      number('score', measure, (row) => row.score, {
        renderHeading: () => <abbr title={measure}>{t('collocates-result:strength')}</abbr>,
        ...{ fractionDigits: 4, shownDigits: 1, widthPx: 220 },
        // Bars begin at zero: a measure that can be below it has none.
        ...(strongest > 0 && { barOf: strongest }),
      }),
      number('coOccurrences', t('columns.coOccurrences'), (row) => row.coOccurrences, {
        widthPx: TOGETHER_PX,
        renderNumber: ({ collocate }, written) => {
          const search = nearKeyword(collocate);
          const label = t('lines', { formatted: written, keyword: search.word, collocate });
          return <WordLink text={written} search={search} label={label} textsHash={textsHash} />;
        },
      }),
      makeTextColumn('sides', t('collocates-result:sides_heading'), tellSides, {
        renderHeading: () => (
          <Box
            component="span"
            sx={{ display: 'flex', justifyContent: 'space-evenly', width: SPLIT_PX - 24 }}
          >
            <span>{t('collocates-result:left')}</span>
            <span>{t('collocates-result:right')}</span>
          </Box>
        ),
        renderCell: (row) => <SplitBar row={row} label={tellSides(row)} />,
        ...{ isSortable: false, isPicture: true, widthPx: SPLIT_PX },
      }),
      number('leftOccurrences', t('columns.leftOccurrences'), (row) => row.leftOccurrences, hidden),
      number('rightOccurrences', t('columns.rightOccurrences'), (row) => row.rightOccurrences, hidden),
      number('tekstid', t('collocates-result:columns.texts'), (row) => row.tekstid, hidden),
      number('frequencyCount', t('columns.frequencyCount'), (row) => row.frequencyCount, hidden),
      number('frequencyPercentage', t('columns.frequencyPercentage'), (row) => row.frequencyPercentage, {
        ...hidden,
        fractionDigits: 2,
      }),
      makeTextColumn('partOfSpeech', t('columns.partOfSpeech'), (row) => namePartOfSpeech(row.partOfSpeech), {
        ...hidden,
        filter: 'choice',
      }),
    ];
  }, [t, namePartOfSpeech, formula, nearKeyword, strongest, textsHash]);
}

const splitStyle = {
  ...{
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    height: 12,
    width: SPLIT_PX - 24,
  },
  '&::after': {
    ...{ content: '""', position: 'absolute', left: '50%', insetBlock: '-3px', width: '1px' },
    bgcolor: 'var(--ink-2)',
  },
  '& i': { display: 'block', height: '100%', minWidth: 0, bgcolor: 'var(--datum)', justifySelf: 'end' },
  '& i:last-of-type': { justifySelf: 'start', bgcolor: 'var(--datum-strong)' },
} as const;
