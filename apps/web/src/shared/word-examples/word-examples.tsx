import type { TextLevel } from '@keelerada/contract/fields/choices';
import type { ExampleLevel } from '@keelerada/contract/teaching/examples';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../design/tokens';
import { ExampleSentence } from './example-sentence';
import { LevelChoice } from './level-choice';
import type { ExampleTexts } from './word-examples.queries';
import { wordExamplesOptions } from './word-examples.queries';

const quietStyle = { m: 0, ...letters[14], color: 'var(--ink-2)' } as const;

export interface WordExamplesProps {
  /** A base form; a form of one is looked up by it. */
  readonly word: string;
  /** The whole corpus where absent. */
  readonly texts?: ExampleTexts | undefined;
  /** The highest level is shown first, for the sake of right uses; the lowest otherwise. */
  readonly startsHigh?: boolean;
  /** Opens the lines of the word that was found. */
  readonly renderLink: (lemma: string) => ReactNode;
}

/** Three sentences of the chosen level. */
function Sentences({ level }: { readonly level: ExampleLevel }) {
  const { t } = useTranslation('word-examples');
  if (level.naited.length === 0)
    return (
      <Box component="p" sx={quietStyle}>
        {t('none_good')}
      </Box>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, maxWidth: '72ch' }}>
      {level.naited.map(({ text, marks }) => (
        <li key={text}>
          <ExampleSentence text={text} marks={marks} />
        </li>
      ))}
    </Box>
  );
}

/** The best example sentences of a word, of one level at a time. */
export function WordExamples({ word, texts, startsHigh = false, renderLink }: WordExamplesProps) {
  const { t } = useTranslation('word-examples');
  const { data, isError, refetch } = useQuery(wordExamplesOptions(word, texts));
  const [wanted, setWanted] = useState<TextLevel | null | undefined>();
  if (isError)
    return (
      <Box role="alert" sx={quietStyle}>
        {t('failed')} <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </Box>
    );
  if (data === undefined)
    return (
      <Box role="status" aria-label={t('loading')}>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} variant="text" height={24} sx={{ maxWidth: '60ch' }} />
        ))}
      </Box>
    );
  const { tasemed: levels } = data;
  const shown = levels.find(({ tase }) => tase === wanted) ?? chooseLevel(levels, startsHigh);
  if (shown === undefined)
    return (
      <Box component="p" role="status" sx={quietStyle}>
        {t('nothing_found')}
      </Box>
    );
  return (
    <Box component="section" aria-label={t('title', { word })} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, ...letters[14] }}>
        <LevelChoice levels={levels} chosen={shown.tase} onChoose={setWanted} />
        {renderLink(data.lemmatizedKeyword ?? word)}
      </Box>
      <Sentences level={shown} />
    </Box>
  );
}

/** The lowest or highest level with the most sentences; texts of no known level come after all others. */
function chooseLevel(levels: readonly ExampleLevel[], startsHigh: boolean): ExampleLevel | undefined {
  const most = Math.max(...levels.map(({ naited }) => naited.length));
  const full = levels.filter(({ naited }) => naited.length === most);
  return (startsHigh ? full.findLast(({ tase }) => tase !== null) : undefined) ?? full[0];
}
