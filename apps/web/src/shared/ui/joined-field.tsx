import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CONTROL_PX, CORNER_PX, TOUCH_PX } from '../design/tokens';

interface JoinedFieldProps {
  /** How it is looked for; left of the hairline. */
  readonly choice: ReactNode;
  readonly isFaulty: boolean;
  /** It is as wide as the page. */
  readonly isWide?: true;
  /** Said under the field. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A choice and what is typed, in one frame. */
export function JoinedField({ choice, isFaulty, isWide, note, children }: JoinedFieldProps) {
  return (
    <Box sx={isWide ? undefined : fieldStyle}>
      <Box sx={frameStyle} data-wrong={isFaulty || undefined}>
        {choice}
        {children}
      </Box>
      {note}
    </Box>
  );
}

const fieldStyle = {
  ...{ flex: { xs: '1 1 160px', sm: '1 1 240px' }, maxWidth: { md: 360 }, minWidth: 0 },
} as const;
export const frameStyle = {
  display: 'flex',
  alignItems: 'stretch',
  minHeight: CONTROL_PX,
  border: '1px solid var(--line-strong)',
  borderRadius: `${CORNER_PX}px`,
  bgcolor: 'var(--surface)',
  '@media (pointer: coarse)': { minHeight: TOUCH_PX },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '&[data-wrong]': { borderColor: 'error.main' },
  '& > :last-child': { flex: 1, minWidth: 0 },
  '& > label:not(:last-child)': { borderRight: '1px solid var(--line)', pl: '4px' },
} as const;
