import type { WordlistRequest, WordlistResponse, WordlistRow } from '@keelerada/contract/tools/wordlist';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLevelColumns } from '../../shared/levels/use-level-columns';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';
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
    return [
      {
        id: 'firstLevel',
        kind: 'text',
        heading: t('columns.first_level'),
        readText: ({ word }) => levels.get(word) ?? '',
        filter: 'choice',
        widthPx: WIDTH_PX,
      },
    ];
  }, [answer, rows, t]);
}

const MILLION = 1_000_000;
/** In fewer words a number per million would claim more than was seen. */
const LEAST_WORDS_FOR_MILLION = 10_000;
const FREQUENCY_WIDTH_PX = 170;
const TEXTS_WIDTH_PX = 84;
const SHARE_WIDTH_PX = 104;
const PER_MILLION_WIDTH_PX = 128;
const PART_OF_SPEECH_WIDTH_PX = 124;

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
    const perMillion: ResultColumn<WordlistRow> = {
      id: 'perMillion',
      kind: 'number',
      heading: t('columns.per_million'),
      readNumber: (row) => (row.frequencyCount * MILLION) / Math.max(1, runningWords),
      fractionDigits: 1,
      shownDigits: 0,
      widthPx: PER_MILLION_WIDTH_PX,
    };
    return [
      {
        id: 'word',
        kind: 'text',
        heading: t('columns.word'),
        readText: (row) => row.word,
        renderCell: ({ word }) => (
          <WordLink text={word} search={{ word, type, keepCapitalization }} textsHash={textsHash} />
        ),
        filter: 'text',
        language: 'et',
      },
      {
        id: 'frequency',
        kind: 'number',
        heading: t('columns.frequency'),
        readNumber: (row) => row.frequencyCount,
        barOf: Math.max(1, mostFrequent),
        widthPx: FREQUENCY_WIDTH_PX,
      },
      {
        id: 'texts',
        kind: 'number',
        heading: t('wordlist-result:columns.texts'),
        readNumber: (row) => row.tekstid,
        widthPx: TEXTS_WIDTH_PX,
      },
      {
        id: 'percentage',
        kind: 'number',
        heading: t('columns.percentage'),
        readNumber: (row) => row.frequencyPercentage,
        fractionDigits: 2,
        widthPx: SHARE_WIDTH_PX,
      },
      ...(runningWords < LEAST_WORDS_FOR_MILLION ? [] : [perMillion]),
      {
        id: 'partOfSpeech',
        kind: 'text',
        heading: t('columns.part_of_speech'),
        readText: (row) => namePartOfSpeech(row.partOfSpeech),
        filter: 'choice',
        hasTwoLines: true,
        widthPx: PART_OF_SPEECH_WIDTH_PX,
      },
      ...levelColumns,
      ...firstLevel,
    ];
  }, [
    ...[t, namePartOfSpeech, type, keepCapitalization, runningWords],
    ...[mostFrequent, textsHash, levelColumns, firstLevel],
  ]);
}
