import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { letters, MEASURE } from '../design/tokens';
import { PageContent } from './page-content';

interface ProsePageProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A page to read: one column of text. */
export function ProsePage({ title, intro, children }: ProsePageProps) {
  return (
    <PageContent>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {intro !== undefined && (
        <Typography sx={{ ...letters[16], maxWidth: MEASURE, mb: '24px', color: 'var(--ink-2)' }}>
          {intro}
        </Typography>
      )}
      {children}
    </PageContent>
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
      <Typography variant="h2" sx={{ mt: '24px', mb: '4px' }}>
        {title}
      </Typography>
      <Typography sx={{ ...letters[16], maxWidth: MEASURE, mb: children === undefined ? 0 : 2 }}>
        {text}
      </Typography>
      {children}
    </section>
  );
}
