import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { CollocateRow, CollocatesRequest } from '@keelerada/contract/tools/collocates';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/http/call-api';
import { numberRequest } from '../../shared/http/number-request';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { WordLink } from '../../shared/word-menu/word-link';
import { makeNearFields, type WordSearch } from '../../shared/word-search/word-links';

const LINES = 3;
const WORDS_EACH_SIDE = 8;

interface NearLinesProps {
  readonly request: CollocatesRequest;
  readonly row: CollocateRow;
  /** The lines that the neighbour was counted in. */
  readonly search: WordSearch;
}

/** The first lines that keyword and neighbour stand in, the way to all of them, and the neighbour's other figures. */
export function NearLines({ request, row, search }: NearLinesProps) {
  const { t } = useTranslation(['collocates', 'collocates-result']);
  const [formatNumber, formatShare] = [useNumberFormat(), useNumberFormat(2)];
  const namePartOfSpeech = usePartOfSpeech();
  const textsHash = useTextsHash();
  const { corpusTextIds, tekstivalik, ownTexts } = request;
  const { word: keyword, type, keepCapitalization, near } = search;
  const { data, isError } = useQuery({
    // The number stands for the texts, which may be thousands of ids.
    queryKey: ['near-lines', numberRequest(request), row.collocate],
    queryFn: ({ signal }) => {
      const texts = { corpusTextIds, tekstivalik, ownTexts };
      const asked = { keyword, type, keepCapitalization, ...(near && makeNearFields(near)) };
      const shown = { displayCount: WORDS_EACH_SIDE, displayType: 'WORD', limit: LINES } as const;
      return callApi(wordContextCall, { body: { ...texts, ...asked, ...shown }, signal });
    },
    // The row does without them.
    meta: { handlesErrors: true },
  });
  const all = formatNumber(row.coOccurrences);
  const figures = [
    `${t('columns.leftOccurrences')} ${formatNumber(row.leftOccurrences)}`,
    `${t('columns.rightOccurrences')} ${formatNumber(row.rightOccurrences)}`,
    `${t('collocates-result:columns.texts')} ${formatNumber(row.tekstid)}`,
    `${t('columns.frequencyCount')} ${formatNumber(row.frequencyCount)} (${formatShare(row.frequencyPercentage)}%)`,
    namePartOfSpeech(row.partOfSpeech),
  ];
  return (
    <Box sx={linesStyle}>
      {data === undefined && !isError && <Skeleton variant="rounded" height={28 * LINES} />}
      {data?.contextList.map(({ contextBefore, keyword: found, contextAfter, textId, joined }, place) => (
        <p key={`${textId} ${place}`} lang="et">
          <span>
            <bdi>{contextBefore}</bdi>
          </span>
          <span>
            <b>{found}</b>
            {joined === 'AFTER' || joined === 'BOTH' ? '' : ' '}
            {contextAfter}
          </span>
        </p>
      ))}
      <WordLink
        text={t('collocates-result:all_lines', { count: row.coOccurrences, formatted: all })}
        search={search}
        label={t('lines', { formatted: all, keyword, collocate: row.collocate })}
        textsHash={textsHash}
      />
      <small>{figures.join(' · ')}</small>
    </Box>
  );
}

const linesStyle = {
  '& p': {
    ...{
      ...letters[16],
      m: 0,
      fontFamily: 'var(--serif)',
      display: 'grid',
      height: 28,
      color: 'var(--ink-2)',
    },
    gridTemplateColumns: 'minmax(0, 44fr) minmax(0, 56fr)',
    '& > span': { overflow: 'hidden', whiteSpace: 'nowrap' },
    // The words next to the keyword matter most: the context before it is cut at its left.
    '& > span:first-of-type': { direction: 'rtl', textAlign: 'right', pr: '8px' },
    '& b': { fontWeight: 600, color: 'var(--accent)' },
  },
  '& small': { ...letters[12], display: 'block', color: 'var(--ink-3)', pt: '4px', whiteSpace: 'normal' },
} as const;
