import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Box from '@mui/material/Box';
import { letters } from '../../../shared/design/tokens';
import type { OpenCorrection } from '../use-proofreading';
import { CorrectionDetail, useActiveLabel, useIsAnswered } from './correction-detail';
import { CorrectionSummary } from './correction-summary';

/** Kept free between the box and the edge of the window. */
const EDGE_PX = 8;

/** The card beside the mark, where the list of cards is out of sight. */
export function CorrectionPopover({ open }: { readonly open: OpenCorrection }) {
  const label = useActiveLabel({ open });
  const isAnswered = useIsAnswered({ open });
  const findMark = () => document.getElementById(`mark-${open.mark.id}`);
  // The mark is drawn again when the text changes: the place is read each time.
  const anchor = {
    getBoundingClientRect: () => findMark()?.getBoundingClientRect() ?? new DOMRect(),
  };
  return (
    <Popper
      open
      role="dialog"
      aria-label={label}
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={[{ name: 'preventOverflow', options: { padding: EDGE_PX } }]}
      sx={{ zIndex: 'tooltip', maxWidth: `min(420px, calc(100vw - ${2 * EDGE_PX}px))` }}
    >
      <Paper elevation={0} sx={{ p: 1.5, mt: 0.5, boxShadow: 'var(--sh-menu)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', mb: 1 }}>
          <Box sx={{ fontFamily: 'var(--serif)', ...letters[20] }}>
            <CorrectionSummary open={open} isPlaceOnly={!isAnswered} />
          </Box>
          <Box aria-hidden sx={{ ml: 'auto', color: 'var(--ink-2)', ...letters[12] }}>
            {label}
          </Box>
        </Box>
        <CorrectionDetail open={open} />
      </Paper>
    </Popper>
  );
}
