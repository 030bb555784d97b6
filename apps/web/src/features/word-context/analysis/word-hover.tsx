import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useQueryClient } from '@tanstack/react-query';
import type { AnalysedToken } from '@keelerada/contract/tools/sentence-analysis';
import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { letters, space } from '../../../shared/design/tokens';
import { useLanguage } from '../../../shared/i18n/use-language';
import { findPointedWord, isInside } from './find-pointed-word';
import { analysisOptions, findToken, readLineStretch } from './line-analysis.queries';
import { nameReading } from './name-form';

/** The pointer rests so long on a word before it is told of. */
const REST_MS = 350;

interface HoveredWord {
  readonly token: AnalysedToken;
  readonly rect: DOMRect;
}

/** Tells of the word that the pointer rests on in a line; the analysis of a line is asked for once. */
export function useWordHover(readRow: (place: number) => WordContextRow | undefined) {
  const client = useQueryClient();
  const language = useLanguage();
  const [hovered, setHovered] = useState<HoveredWord | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef(0);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    asked.current += 1;
    setHovered(null);
  }, []);
  useEffect(() => {
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      window.removeEventListener('scroll', hide, { capture: true });
      clearTimeout(timer.current);
    };
  }, [hide]);
  const tell = async (x: number, y: number) => {
    const word = findPointedWord(x, y);
    const row = word && readRow(word.number - 1);
    const line = row && readLineStretch(row);
    if (!word || !line) return;
    const mine = (asked.current += 1);
    // Without an answer nothing is told.
    const sentences = await client.fetchQuery(analysisOptions(line.stretch, language)).catch(() => []);
    const token = findToken(sentences, word.text, line.keywordStart + word.fromKeyword);
    if (token !== null && mine === asked.current) setHovered({ token, rect: word.rect });
  };
  const onPointerMove = ({ pointerType, clientX, clientY, buttons }: PointerEvent) => {
    if (pointerType === 'touch' || (hovered !== null && isInside(hovered.rect, clientX, clientY))) return;
    hide();
    if (buttons === 0) timer.current = setTimeout(() => void tell(clientX, clientY), REST_MS);
  };
  return { hovered, handlers: { onPointerMove, onPointerLeave: hide, onPointerDown: hide } };
}

/** Base form, class and form of a word, under it. */
export function WordHover({ hovered }: { readonly hovered: HoveredWord | null }) {
  if (hovered === null) return null;
  const { token, rect } = hovered;
  return (
    <Popper
      open
      anchorEl={{ getBoundingClientRect: () => rect }}
      placement="bottom-start"
      role="tooltip"
      sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <Box sx={tipStyle}>
        <Box component="span" lang="et" sx={{ ...letters[14], fontFamily: 'var(--serif)', fontWeight: 600 }}>
          {token.lemma}
        </Box>{' '}
        <Box component="span" sx={{ ...letters[12], color: 'var(--ink-2)' }}>
          {nameReading(token)}
        </Box>
      </Box>
    </Popper>
  );
}

const tipStyle = {
  ...{ mt: space[4], px: space[8], py: space[4], borderRadius: space[4], maxWidth: 320 },
  ...{ bgcolor: 'var(--surface)', color: 'var(--ink)', boxShadow: 'var(--sh-menu)' },
} as const;
