import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface AdminFrameProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Title and measure of a page of administrators. */
export function AdminFrame({ title, lead, children }: AdminFrameProps) {
  return (
    <Container maxWidth="lg" sx={{ py: 3 }}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography color="text.secondary" sx={{ maxWidth: '70ch', mb: 3 }}>
          {lead}
        </Typography>
      )}
      {children}
    </Container>
  );
}

/** A part of such a page. */
export function AdminSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
