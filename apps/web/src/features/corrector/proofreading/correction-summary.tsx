import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { makeInsertStyle } from '../shown/mark-style';
import type { OpenCorrection } from '../use-proofreading';
import { readFamily } from './read-family';

interface CorrectionSummaryProps {
  readonly open: OpenCorrection;
  /** The answer is kept back: the place alone. */
  readonly isPlaceOnly?: boolean;
}

/** What stands in the text and what would be right, in a line; what is missing is shown between its neighbours. */
export function CorrectionSummary({ open, isPlaceOnly = false }: CorrectionSummaryProps) {
  const { t } = useTranslation('corrector');
  const { before, after } = open.neighbours;
  const { text, corrected_text: corrected } = open.correction;
  const isGap = text === '';
  const place = isGap ? `${before} ${after}`.replace(/\s+/gu, ' ') : text;
  if (isPlaceOnly)
    return (
      <Box component="span" lang="et" sx={{ overflowWrap: 'anywhere' }}>
        {place}
      </Box>
    );
  return (
    <Box component="span" lang="et" sx={{ overflowWrap: 'anywhere', '& b': { fontWeight: 600 } }}>
      <Box
        component="del"
        sx={{ color: 'var(--ink-3)', textDecorationThickness: '1px', mr: corrected === '' ? 0 : 1 }}
      >
        {place}
      </Box>{' '}
      {isGap && (
        <b>
          {before}
          <Box component="span" sx={makeInsertStyle(readFamily(open.correction))}>
            {corrected.trim()}
          </Box>
          {corrected.endsWith(' ') || /^\s/u.test(after) ? after : ` ${after}`}
        </b>
      )}
      {!isGap && corrected !== '' && <b>{corrected}</b>}
      {corrected === '' && t('proofreading.to_remove')}
    </Box>
  );
}
