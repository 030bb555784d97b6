import Box from '@mui/material/Box';
import { type KeyboardEvent, memo, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalysedWord } from './analysed-word';
import type { WordMarks } from './use-word-marks';
import type { WordMark } from './word-mark';

/** Space in pixels left above and below the word that is looked at. */
const SCROLL_MARGIN_PX = 32;

interface WordTextProps {
  readonly text: string;
  readonly words: readonly AnalysedWord[];
}

/** The text with an element for each word; drawn once, whatever is marked. */
const WordText = memo(function WordText({ text, words }: WordTextProps) {
  let end = 0;
  const pieces = words.flatMap(({ start, original }, id) => {
    const between = text.slice(end, start);
    end = start + original.length;
    return [
      between,
      <span key={id} data-word={id}>
        {original}
      </span>,
    ];
  });
  return [...pieces, text.slice(end)];
});

/** Marks the elements of words without drawing the text again, and brings the word that is looked at into the box. */
function useMarkedElements(mark: WordMark) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = box.current;
    if (root === null) return;
    // In text order, so an id is an index; looking each one up would take the square of the words.
    const elements = root.querySelectorAll<HTMLElement>('[data-word]');
    const marked = mark.ids.flatMap((id) => elements[id] ?? []);
    const current = marked[mark.place];
    for (const element of marked) element.dataset['mark'] = element === current ? 'current' : 'other';
    if (current !== undefined) scrollInside(root, current);
    return () => {
      for (const element of marked) delete element.dataset['mark'];
    };
  }, [mark]);
  return box;
}

/** Scrolls the box alone; the page stays where it is. */
function scrollInside(box: HTMLElement, element: HTMLElement): void {
  const top = element.offsetTop - box.offsetTop;
  const bottom = top + element.offsetHeight;
  if (top - SCROLL_MARGIN_PX < box.scrollTop) box.scrollTop = top - SCROLL_MARGIN_PX;
  else if (bottom + SCROLL_MARGIN_PX > box.scrollTop + box.clientHeight)
    box.scrollTop = bottom + SCROLL_MARGIN_PX - box.clientHeight;
}

/** The word that a key leads to from the one at `id`; null for other keys. */
function findNextWord({ key }: KeyboardEvent, id: number, wordCount: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(id + 1, wordCount - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(id - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? wordCount - 1 : null;
}

interface TextBoxProps extends WordTextProps {
  readonly marks: WordMarks;
  readonly language: 'et' | 'ru';
}

/** The text as one field to read: a click or the arrow keys choose a word, Alt with arrows steps through what is marked. */
export function TextBox({ text, words, marks, language }: TextBoxProps) {
  const { t } = useTranslation('word-analyser-screen');
  const { mark, lookAt, step } = marks;
  const box = useMarkedElements(mark);
  const press = (event: KeyboardEvent) => {
    const isStep = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    const next =
      event.altKey || event.ctrlKey || event.metaKey
        ? null
        : findNextWord(event, mark.ids[mark.place]!, words.length);
    if (!isStep && next === null) return;
    event.preventDefault();
    if (isStep) step(event.key === 'ArrowDown' ? 1 : -1);
    else if (next !== null) lookAt(next);
  };
  const click = ({ target }: MouseEvent) => {
    const word = (target as Element).closest<HTMLElement>('[data-word]');
    if (word !== null) lookAt(Number(word.dataset['word']));
  };
  return (
    <Box
      ref={box}
      role="textbox"
      aria-readonly
      aria-multiline
      aria-label={t('text.title')}
      aria-keyshortcuts="Alt+ArrowDown Alt+ArrowUp"
      tabIndex={0}
      lang={language}
      onClick={click}
      onKeyDown={press}
      sx={{
        p: 2,
        maxHeight: { xs: '45vh', md: '38vh' },
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        lineHeight: 1.7,
        fontFamily: 'var(--keelerada-reading-font)',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary' },
        '& [data-word]': { cursor: 'pointer', borderRadius: 0.5 },
        '& [data-word]:hover': { bgcolor: 'action.hover' },
        '& [data-mark="other"]': {
          bgcolor: 'background.subtle',
          textDecoration: 'underline',
          textDecorationColor: 'primary.main',
        },
        '& [data-mark="current"], & [data-mark="current"]:hover': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
      }}
    >
      <WordText text={text} words={words} />
    </Box>
  );
}
