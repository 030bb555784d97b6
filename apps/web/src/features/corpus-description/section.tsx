import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { letters, MEASURE } from '../../shared/design/tokens';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="section" spacing={2} sx={{ alignItems: 'flex-start', minWidth: 0, maxWidth: '100%' }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Stack>
  );
}

export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <Typography sx={{ ...letters[16], maxWidth: MEASURE }}>{children}</Typography>;
}
