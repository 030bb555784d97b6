import Box from '@mui/material/Box';
import { foldAnswer } from './check-answer';

interface WithGovernorProps {
  readonly text: string;
  /** The words that ask for the form; null where they are not shown. */
  readonly governor: string | null;
}

/** A part of a sentence, each of the governing words underlined where it stands in it. */
export function WithGovernor({ text, governor }: WithGovernorProps) {
  if (governor === null) return text;
  const words = new Set(governor.split(' ').map(foldAnswer));
  return text.split(/([\p{L}\p{N}-]+)/u).map((part, index) =>
    index % 2 === 1 && words.has(foldAnswer(part)) ? (
      <Box key={index} component="span" sx={style}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}

const style = {
  textDecoration: 'underline',
  textDecorationColor: 'var(--e-form)',
  textDecorationThickness: '2px',
  textUnderlineOffset: '5px',
} as const;
