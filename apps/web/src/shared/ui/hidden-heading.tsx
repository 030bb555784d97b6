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

/** First heading of a page whose title is already on the open tab: for screen readers only. */
export function HiddenHeading({ children }: { readonly children: string }) {
  return (
    <Box component="h1" sx={hiddenStyle}>
      {children}
    </Box>
  );
}
