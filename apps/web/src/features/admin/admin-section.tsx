import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MEASURE } from '../../shared/design/tokens';
import { PageContent } from '../../shared/ui/page-content';

interface AdminFrameProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Title and measure of a page of administrators. */
export function AdminFrame({ title, lead, children }: AdminFrameProps) {
  return (
    <PageContent>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography sx={{ maxWidth: MEASURE, mb: '24px', color: 'var(--ink-2)' }}>{lead}</Typography>
      )}
      {children}
    </PageContent>
  );
}

/** A part of such a page. */
export function AdminSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: '24px', pt: '12px', borderTop: '1px solid var(--line)' }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
