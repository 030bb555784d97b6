import type { WordlistRequest, WordlistResponse, WordlistRow } from '@keelerada/contract/tools/wordlist';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLevelColumns } from '../../shared/levels/use-level-columns';
import { writeWord } from '../../shared/parts-of-speech/word-class-looks';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import {
  makeNumberColumn,
  makeTextColumn,
  type ResultColumn,
} from '../../shared/ui/result-table/result-column';
import { WordLink } from '../../shared/word-menu/word-link';
import { useWordLevels } from '../../shared/levels/word-levels.queries';

const WIDTH_PX = 92;

/** A column with the level at which learners first use each base form; empty until the levels are there. */
function useFirstLevelColumn(rows: readonly WordlistRow[] | null): readonly ResultColumn<WordlistRow>[] {
  const { t } = useTranslation('wordlist-result');
  const answer = useWordLevels(useMemo(() => (rows ?? []).map(({ word }) => word), [rows]));
  return useMemo(() => {
    if (rows === null) return [];
    const levels = new Map((answer?.sonad ?? []).map(({ algvorm, tase }) => [algvorm, tase]));
    const readLevel = ({ word }: WordlistRow) => levels.get(word) ?? '';
    return [
      makeTextColumn('firstLevel', t('columns.first_level'), readLevel, {
        ...{ filter: 'choice', widthPx: WIDTH_PX },
        renderHeading: () => <abbr title={t('columns.first_level_hint')}>{t('columns.first_level')}</abbr>,
      }),
    ];
  }, [answer, rows, t]);
}

const MILLION = 1_000_000;
/** In fewer words a number per million would claim more than was seen. */
const LEAST_WORDS_FOR_MILLION = 10_000;

/** Columns of the word list; a word leads to its concordance. `mostFrequent` is the frequency with the longest bar. */
export function useWordlistColumns(
  { type, keepCapitalization }: Pick<WordlistRequest, 'type' | 'keepCapitalization'>,
  { resultList, totals: { runningWords }, tasemed: levels }: WordlistResponse,
  mostFrequent: number,
): readonly ResultColumn<WordlistRow>[] {
  const { t } = useTranslation(['wordlist', 'wordlist-result']);
  const namePartOfSpeech = usePartOfSpeech();
  const textsHash = useTextsHash();
  const levelColumns = useLevelColumns<WordlistRow>(levels);
  const firstLevel = useFirstLevelColumn(type === 'LEMMAS' && levels ? resultList : null);
  return useMemo(() => {
    const number = makeNumberColumn<WordlistRow>;
    const perMillion = number(
      'perMillion',
      t('columns.per_million'),
      (row) => (row.frequencyCount * MILLION) / Math.max(1, runningWords),
      { fractionDigits: 1, shownDigits: 0, widthPx: 128 },
    );
    return [
      makeTextColumn('word', t('columns.word'), (row) => row.word, {
        renderCell: ({ word, partOfSpeech }) => (
          <WordLink
            text={writeWord(word, partOfSpeech)}
            search={{ word, type, keepCapitalization }}
            textsHash={textsHash}
          />
        ),
        filter: 'text',
        language: 'et',
      }),
      number('frequency', t('columns.frequency'), (row) => row.frequencyCount, {
        barOf: Math.max(1, mostFrequent),
        widthPx: 170,
      }),
      number('texts', t('wordlist-result:columns.texts'), (row) => row.tekstid, { widthPx: 84 }),
      number('percentage', t('columns.percentage'), (row) => row.frequencyPercentage, {
        fractionDigits: 2,
        widthPx: 104,
      }),
      ...(runningWords < LEAST_WORDS_FOR_MILLION ? [] : [perMillion]),
      makeTextColumn(
        'partOfSpeech',
        t('columns.part_of_speech'),
        (row) => namePartOfSpeech(row.partOfSpeech),
        {
          filter: 'choice',
          widthPx: 152,
        },
      ),
      ...levelColumns,
      ...firstLevel,
    ];
  }, [
    ...[t, namePartOfSpeech, type, keepCapitalization, runningWords],
    ...[mostFrequent, textsHash, levelColumns, firstLevel],
  ]);
}
