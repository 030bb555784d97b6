import Box from '@mui/material/Box';

/** For screen readers only. */
export const hiddenStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Words for screen readers, beside what is seen. */
export function HiddenText({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={hiddenStyle}>
      {children}
    </Box>
  );
}

interface HiddenHeadingProps {
  readonly children: string;
  readonly level?: 1 | 2;
  readonly id?: string;
}

/** A heading for screen readers only: of a page whose title is already on the open tab, or of a part that shows what it is. */
export function HiddenHeading({ children, level = 1, id }: HiddenHeadingProps) {
  return (
    <Box component={`h${level}`} id={id} sx={hiddenStyle}>
      {children}
    </Box>
  );
}
