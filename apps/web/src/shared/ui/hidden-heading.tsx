import Box from '@mui/material/Box';

/** First heading of a page whose title is already on the open tab: for screen readers only. */
export function HiddenHeading({ children }: { readonly children: string }) {
  return (
    <Box
      component="h1"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
