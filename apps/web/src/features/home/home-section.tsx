import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { letters } from '../../shared/design/tokens';

interface HomeSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page under a hairline. */
export function HomeSection({ id, title, children }: HomeSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{ mt: '40px', pt: '24px', borderTop: '1px solid var(--line)' }}
    >
      <Typography component="h2" id={headingId} sx={{ ...letters[20], fontWeight: 600, mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
