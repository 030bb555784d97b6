import { capitalise } from '@keelerada/estonian/capitalise';
import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Stand for words in a message until they are put in as elements. */
export const WORD_PLACE = '\ue000';
export const FORM_PLACE = '\ue001';

interface EstonianWordsProps {
  /** A message with the places of words. */
  readonly text: string;
  readonly word: string;
  readonly form: string;
  /** Words stand out. */
  readonly isStrong?: boolean;
}

/** A message in the language of the interface with words of the sketch in it, told apart for screen readers. */
export function EstonianWords({ text, word, form, isStrong = false }: EstonianWordsProps) {
  return text.split(/([\ue000\ue001])/u).map((piece, place, pieces) => {
    if (piece !== WORD_PLACE && piece !== FORM_PLACE) return <Fragment key={place}>{piece}</Fragment>;
    const shown = piece === WORD_PLACE ? word : form;
    const isFirst = pieces.slice(0, place).every((before) => before === '');
    return (
      <Box
        key={place}
        component="span"
        lang="et"
        sx={isStrong ? { fontWeight: 600, color: 'var(--ink)' } : undefined}
      >
        {isFirst && !isStrong ? capitalise(shown) : shown}
      </Box>
    );
  });
}
