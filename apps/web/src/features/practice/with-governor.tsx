import Box from '@mui/material/Box';
import { foldAnswer } from './check-answer';

const style = {
  textDecoration: 'underline',
  textDecorationColor: 'var(--e-form)',
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
} as const;

interface WithGovernorProps {
  readonly text: string;
  /** The word that asks for the form; null where it is not shown. */
  readonly governor: string | null;
}

/** A part of a sentence, the governing word underlined where it stands in it. */
export function WithGovernor({ text, governor }: WithGovernorProps) {
  if (governor === null) return text;
  return text.split(/([\p{L}\p{N}-]+)/u).map((part, index) =>
    index % 2 === 1 && foldAnswer(part) === foldAnswer(governor) ? (
      <Box key={index} component="span" sx={style}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
