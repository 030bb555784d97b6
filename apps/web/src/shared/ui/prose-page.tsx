import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { letters } from '../design/tokens';

interface ProsePageProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A page to read: one column of text. */
export function ProsePage({ title, intro, children }: ProsePageProps) {
  return (
    <Container maxWidth="md" sx={{ py: 3 }}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {intro !== undefined && <Typography sx={{ maxWidth: '70ch', ...letters[16] }}>{intro}</Typography>}
      {children}
    </Container>
  );
}

interface ProseSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function ProseSection({ title, text, children }: ProseSectionProps) {
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '70ch', mb: children === undefined ? 0 : 2 }}>{text}</Typography>
      {children}
    </section>
  );
}
