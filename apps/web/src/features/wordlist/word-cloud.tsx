import { labelWordClass } from '@keelerada/estonian/labels/word-class-labels';
import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useLanguage, useNumberFormat } from '../../shared/i18n/use-language';
import {
  findWordClass,
  findWordLook,
  type WordClass,
  wordClassLooks,
} from '../../shared/parts-of-speech/word-class-looks';
import { SavePictureButtons } from '../../shared/pictures/save-picture-buttons';
import { flowWords } from './flow-words';

interface CloudEntry {
  readonly text: string;
  readonly frequency: number;
  /** UPOS tag. */
  readonly partOfSpeech: string;
}

const WIDTH_PX = 520;
const [LEAST_FONT_PX, MOST_FONT_PX, LEGEND_FONT_PX] = [14, 40, 14];

/** Names of the classes in the picture, each written as its words are. */
function useLegend(entries: readonly CloudEntry[]) {
  const { t } = useTranslation('picture-legend');
  const language = useLanguage();
  const shown = new Set(entries.map(({ partOfSpeech }) => findWordClass(partOfSpeech)));
  return (Object.keys(wordClassLooks) as WordClass[])
    .filter((each) => shown.has(each))
    .map((each) => ({
      look: wordClassLooks[each],
      fontPx: LEGEND_FONT_PX,
      text: each === 'particle' || each === 'other' ? t(`classes.${each}`) : labelWordClass(each, language),
    }));
}

/** The most frequent words in the order of the alphabet; a word is as large as the square root of its frequency. */
export function WordCloud({ entries }: { readonly entries: readonly CloudEntry[] }) {
  const { t } = useTranslation('wordlist');
  const formatNumber = useNumberFormat();
  const picture = useRef<SVGSVGElement>(null);
  const words = useMemo(() => {
    const most = Math.max(1, ...entries.map(({ frequency }) => frequency));
    const sized = entries.map((entry) => ({
      ...entry,
      fontPx: Math.max(LEAST_FONT_PX, Math.round(MOST_FONT_PX * Math.sqrt(entry.frequency / most))),
    }));
    const order = new Intl.Collator('et').compare;
    return flowWords(
      sized.sort((one, other) => order(one.text, other.text)),
      WIDTH_PX,
    );
  }, [entries]);
  const legend = flowWords(useLegend(entries), WIDTH_PX);
  const label = t('cloud.label', { count: entries.length });
  return (
    <Box role="region" aria-label={t('cloud.title')}>
      <Box
        component="svg"
        ref={picture}
        // Slanted letters reach over the ends of their lines.
        viewBox={`-4 0 ${WIDTH_PX + 8} ${words.heightPx + legend.heightPx}`}
        role="img"
        aria-label={label}
        sx={{ display: 'block', width: '100%', maxWidth: 640, height: 'auto' }}
      >
        {words.placed.map(({ word: { text, frequency, partOfSpeech, fontPx }, x, y }) => (
          <text key={text} {...{ x, y }} fontSize={fontPx} {...findWordLook(partOfSpeech)} lang="et">
            <title>{`${text}: ${formatNumber(frequency)}`}</title>
            {text}
          </text>
        ))}
        <g data-legend transform={`translate(0 ${words.heightPx})`}>
          <line x2={WIDTH_PX} stroke="var(--line)" />
          {legend.placed.map(({ word: { text, look, fontPx }, x, y }) => (
            <text key={text} {...{ x, y }} fontSize={fontPx} {...look}>
              {text}
            </text>
          ))}
        </g>
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'var(--ink-3)', mt: 1 }}
      >
        <Box component="span" sx={{ ...letters[12], flex: '1 1 240px' }}>
          {label}
        </Box>
        <SavePictureButtons picture={picture} fileName={t('cloud.file_name')} />
      </Box>
    </Box>
  );
}
