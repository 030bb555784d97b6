import Box from '@mui/material/Box';
import type { ClassExample } from '@keelerada/contract/teaching/class-report';
import { letters } from '../../../shared/design/tokens';
import { findCodeFamily, makeErrorStyle, makeInsertStyle } from '../../../shared/error-marks/error-look';
import { cutExample } from './cut-example';

interface MarkedPartsProps {
  readonly example: ClassExample;
  /** As written, as corrected, or the one struck out before the other. */
  readonly shows: 'written' | 'corrected' | 'both';
  readonly isNumbered?: boolean;
}

/** A text with its marks: errors are underlined, what belongs there is lit. */
export function MarkedParts({ example, shows, isNumbered = false }: MarkedPartsProps) {
  let number = 0;
  return cutExample(example).map(({ text, mark }, place) => {
    if (mark === null) return text;
    const family = findCodeFamily(mark.code);
    number += 1;
    return (
      <span key={place}>
        {shows === 'written' && (
          <Box component="span" sx={makeErrorStyle(family)}>
            {text || '‸'}
          </Box>
        )}
        {shows === 'both' && text !== '' && (
          <Box component="del" sx={makeErrorStyle(family)}>
            {text}
          </Box>
        )}
        {isNumbered && (
          <Box component="sup" sx={{ ...letters[12], lineHeight: 0, color: 'var(--ink-3)' }}>
            {number}
          </Box>
        )}
        {shows !== 'written' && mark.corrected !== '' && (
          <Box component="ins" sx={{ ...makeInsertStyle(family), textDecoration: 'none' }}>
            {shows === 'both' ? mark.corrected.trim() : mark.corrected}
          </Box>
        )}
      </span>
    );
  });
}
