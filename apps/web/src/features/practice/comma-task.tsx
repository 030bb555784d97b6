import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskProps } from './task-props';
import { rightStyle, sentenceStyle, wordStyle, wrongStyle } from './practice-style';
import { listWords } from './sentence-words';

const commaStyle = { ...rightStyle, px: '3px' } as const;
const extraStyle = {
  ...wrongStyle,
  px: '3px',
  color: 'var(--ink-2)',
  textDecoration: 'line-through',
} as const;
const missedStyle = { ...wrongStyle, px: '3px', fontWeight: 600, textDecoration: 'none' } as const;

/** A word takes a comma behind it, or gives it up; when that is checked, each comma is as it was put. */
export function CommaTask({ item, draft, onDraft, given }: TaskProps) {
  const { t } = useTranslation('practice');
  const words = listWords(item);
  const isRight = given?.verdict === 'right';
  const wanted = isRight ? draft.places : item.commaPlaces;
  const toggle = (place: number) => {
    const others = draft.places.filter((each) => each !== place);
    onDraft({ ...draft, places: others.length < draft.places.length ? others : [...others, place] });
  };
  const drawComma = (place: number) => {
    const isPut = draft.places.includes(place);
    if (given === null) return isPut && ',';
    if (!wanted.includes(place)) return isPut && <Box component="del" sx={extraStyle} children="," />;
    return <Box component="ins" data-drawn sx={isPut ? commaStyle : missedStyle} children="," />;
  };
  return (
    <Box role="group" aria-label={t('sentence')} lang="et" sx={sentenceStyle}>
      {words.map(({ start, end, text }, place) => (
        <Fragment key={start}>
          {given === null && place < words.length - 1 ? (
            <Box
              component="button"
              type="button"
              aria-pressed={draft.places.includes(end)}
              aria-label={t('comma_after', { word: text })}
              onClick={() => toggle(end)}
              sx={{ ...wordStyle, pr: '10px', mr: '-10px' }}
            >
              {text}
              {drawComma(end)}
            </Box>
          ) : (
            <>
              {text}
              {drawComma(end)}
            </>
          )}{' '}
        </Fragment>
      ))}
    </Box>
  );
}
