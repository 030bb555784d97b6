import Box from '@mui/material/Box';
import type { ClassTextMark } from '@keelerada/contract/teaching/class-report';
import Typography from '@mui/material/Typography';
import { letters } from '../../../shared/design/tokens';
import { findCodeFamily, makeErrorStyle, makeInsertStyle } from '../../../shared/error-marks/error-look';
import { cutExample } from '../marks/cut-example';

interface MarkedTextProps {
  readonly title: string;
  readonly text: string;
  readonly marks: readonly ClassTextMark[];
  readonly isCorrected: boolean;
}

/** A text as written, its marks underlined and numbered, or as corrected, what belongs there lit. */
export function MarkedText({ title, text, marks, isCorrected }: MarkedTextProps) {
  let number = 0;
  return (
    <section>
      <Typography variant="h2" sx={{ pb: 1, borderBottom: '1px solid var(--line)' }}>
        {title}
      </Typography>
      <Box lang="et" sx={textStyle}>
        {cutExample({ text, marks: [...marks] }).map((part, place) => {
          if (part.mark === null) return part.text;
          const family = findCodeFamily(part.mark.code);
          number += 1;
          return isCorrected ? (
            part.mark.corrected !== '' && (
              <Box key={place} component="ins" sx={{ ...makeInsertStyle(family), textDecoration: 'none' }}>
                {part.mark.corrected}
              </Box>
            )
          ) : (
            <span key={place}>
              <Box component="span" sx={makeErrorStyle(family)}>
                {part.text || '‸'}
              </Box>
              <Box component="sup" sx={{ ...letters[12], lineHeight: 0, color: 'var(--ink-3)' }}>
                {number}
              </Box>
            </span>
          );
        })}
      </Box>
    </section>
  );
}

const textStyle = {
  ...letters[16],
  fontFamily: 'var(--serif)',
  lineHeight: '2rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  pt: 1.5,
} as const;
