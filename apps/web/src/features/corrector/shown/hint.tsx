import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What to do while there is no result yet. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{ p: 3, borderRadius: 1, border: '1px dashed', borderColor: 'divider', color: 'text.secondary' }}
    >
      <Typography>{children}</Typography>
    </Box>
  );
}
