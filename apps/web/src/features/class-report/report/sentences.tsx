import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassExample, ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { families, letters, MEASURE } from '../../../shared/design/tokens';
import { MarkedParts } from '../marks/marked-parts';
import { listExamples } from '../marks/count-kinds';
import { KindName } from '../marks/kind-name';

interface SentenceProps {
  readonly example: ClassExample;
  readonly showsAnswers: boolean;
  /** What is said of it. */
  readonly children?: ReactNode;
}

/** A sentence as written, its errors underlined, with what belongs there behind each. */
export function Sentence({ example, showsAnswers, children }: SentenceProps) {
  return (
    <Box
      component="li"
      lang="et"
      sx={{
        fontFamily: families.serif,
        ...letters[16],
        lineHeight: '1.75rem',
        py: '4px',
        breakInside: 'avoid',
      }}
    >
      <MarkedParts example={example} shows={showsAnswers ? 'both' : 'written'} />
      {children}
    </Box>
  );
}

interface SentencesProps {
  readonly report: ClassReportResponse;
  readonly showsAnswers: boolean;
}

/** Sentences to discuss, by kind of error, without the names of texts and people. */
export function Sentences({ report, showsAnswers }: SentencesProps) {
  const { t } = useTranslation('class-report');
  const shown = listExamples(report);
  if (shown.length === 0)
    return <Typography sx={{ color: 'var(--ink-3)' }}>{t('sentences.none')}</Typography>;
  return shown.map(({ kind, sentences }) => (
    <Box key={kind} sx={{ maxWidth: MEASURE, mb: 2 }}>
      <Typography component="h3" sx={{ ...letters[14], fontWeight: 600, breakAfter: 'avoid' }}>
        <KindName kind={kind} />
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, '& li::marker': { color: 'var(--ink-3)' } }}>
        {sentences.map((example) => (
          <Sentence key={example.text} example={example} showsAnswers={showsAnswers} />
        ))}
      </Box>
    </Box>
  ));
}
