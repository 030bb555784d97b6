import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isAdvice, readFamily } from '../analysis/corrections';
import { makeInsertStyle } from '../../../shared/error-marks/error-look';
import type { OpenCorrection } from '../use-proofreading';

/** A sign alone says nothing: it is shown between its neighbours. */
const ANY_LETTER = /[\p{L}\p{N}]/u;

/** What stands in the text, and what would be right with the part that is put in. */
function readSides({ correction, neighbours }: OpenCorrection) {
  const { text, corrected_text: corrected } = correction;
  const { before, after } = neighbours;
  if (ANY_LETTER.test(text)) return { wrong: text, before: '', put: '', after: corrected };
  return { wrong: `${before}${text}${after}`, before, put: corrected.trim(), after };
}

interface CorrectionSummaryProps {
  readonly open: OpenCorrection;
  /** The answer is kept back: the place alone. */
  readonly isPlaceOnly?: boolean;
}

/** What stands in the text and what would be right, in a line; what is put in is in colour. */
export function CorrectionSummary({ open, isPlaceOnly = false }: CorrectionSummaryProps) {
  const { t } = useTranslation('corrector');
  const { wrong, before, put, after } = readSides(open);
  const isRemoved = before + put + after === '';
  return (
    <Box component="span" lang="et" sx={{ overflowWrap: 'anywhere', '& b': { fontWeight: 600 } }}>
      {isPlaceOnly ? (
        wrong
      ) : (
        <>
          <Box
            component={isAdvice(open.correction) ? 'span' : 'del'}
            sx={{ color: 'var(--ink-3)', textDecorationThickness: '1px', mr: 1 }}
          >
            {wrong}
          </Box>{' '}
          {isRemoved ? (
            t('proofreading.to_remove')
          ) : (
            <b>
              {before}
              {put !== '' && (
                <Box component="span" sx={makeInsertStyle(readFamily(open.correction))}>
                  {put}
                </Box>
              )}
              {after}
            </b>
          )}
        </>
      )}
    </Box>
  );
}
