import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { letters } from '../../shared/design/tokens';

interface HomeSectionProps {
  readonly id: string;
  readonly title: string;
  /** Beside the title. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the page under a hairline. */
export function HomeSection({ id, title, note, children }: HomeSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{ mt: '40px', pt: '40px', borderTop: '1px solid var(--line)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px', mb: 2 }}>
        <Typography component="h2" id={headingId} sx={{ ...letters[20], fontWeight: 600 }}>
          {title}
        </Typography>
        {note !== undefined && <Typography sx={{ color: 'var(--ink-3)' }}>{note}</Typography>}
      </Box>
      {children}
    </Box>
  );
}
