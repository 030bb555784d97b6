import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SketchedWord } from '@keelerada/contract/tools/word-sketch';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { ratePerMillion } from '../../shared/levels/rate-per-million';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import type { SearchTool } from '../../shared/word-search/word-links';
import { makeWordPath } from './sketch-lines';

const links: readonly (readonly [tool: SearchTool, label: string])[] = [
  ['wordcontext', 'links.context'],
  ['collocates', 'links.neighbours'],
  ['distribution', 'links.distribution'],
];

interface SketchHeaderProps {
  readonly word: SketchedWord;
  /** The word with its selection, where the same word stands on both sides. */
  readonly name?: string;
  readonly runningWords: number;
  /** Of two words the side, in whose colour the word stands. */
  readonly side?: 'a' | 'b';
}

/** The word, its class and forms, how often it occurs, and the way to other tools. */
export function SketchHeader({ word, name = word.sona, runningWords, side }: SketchHeaderProps) {
  const { t } = useTranslation('word-sketch-screen');
  const namePartOfSpeech = usePartOfSpeech();
  const formatNumber = useNumberFormat();
  const textsHash = useTextsHash();
  const { sona, sonaliik, esinemisi, tekste, vormid } = word;
  const perMillion = ratePerMillion(esinemisi, runningWords);
  const figures = [
    t('found', { count: esinemisi, formatted: formatNumber(esinemisi) }),
    t('texts', { count: tekste, formatted: formatNumber(tekste) }),
    ...(perMillion === null ? [] : [t('per_million', { formatted: formatNumber(Math.round(perMillion)) })]),
  ].join(' · ');
  return (
    <Box
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 },
        ...letters[14],
      }}
    >
      <Typography
        component="h3"
        lang="et"
        sx={{
          ...{ fontFamily: 'var(--serif)', fontWeight: 600, letterSpacing: '-.01em', ...letters[36] },
          ...{ color: side === undefined ? 'var(--accent)' : `var(--div-${side})`, overflowWrap: 'anywhere' },
        }}
      >
        {name}
      </Typography>
      {sonaliik !== null && (
        <span>
          {namePartOfSpeech(sonaliik)}
          <Box
            component="span"
            lang="et"
            sx={{
              ...{ pl: 1, fontFamily: 'var(--serif)', fontStyle: 'italic', color: 'var(--ink-3)' },
              ...letters[16],
            }}
          >
            {vormid.map(({ vorm }) => vorm).join(', ')}
          </Box>
        </span>
      )}
      <Box component="span" sx={{ color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' }}>
        {esinemisi === 0 ? t('not_found') : figures}
      </Box>
      {esinemisi > 0 && (
        <Box component="span" sx={{ display: 'flex', gap: 2, ml: { lg: 'auto' } }}>
          {links.map(([tool, label]) => (
            <Link
              key={tool}
              component={RouterLink}
              to={makeWordPath(sona, tool, textsHash)}
              sx={{ color: 'var(--ink-2)' }}
            >
              {t(label)}
            </Link>
          ))}
        </Box>
      )}
    </Box>
  );
}
