import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, lazy, useId, useState } from 'react';
import { loadLazyMessages } from '../i18n/lazy-messages';
import type { WordExamplesProps } from './word-examples';

const LazyWordExamples = lazy(async () => {
  const [{ WordExamples }] = await Promise.all([
    import('./word-examples'),
    loadLazyMessages('word-examples'),
  ]);
  return { default: WordExamples };
});

interface UnfoldingExamplesProps extends WordExamplesProps {
  /** Name of what is pressed. */
  readonly label: string;
}

/** A quiet button under which examples of a word unfold; nothing is asked for before it is pressed. */
export function UnfoldingExamples({ label, ...examples }: UnfoldingExamplesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ ...(isOpen && { flexBasis: '100%', width: '100%' }), minWidth: 0 }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ color: 'var(--ink-2)' }}
      >
        {label}
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ pt: 1 }}>
        {isOpen && (
          <Suspense fallback={null}>
            <LazyWordExamples key={examples.word} {...examples} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
