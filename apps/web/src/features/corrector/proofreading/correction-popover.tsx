import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useTypeLabel } from './use-type-label';
import { CorrectionDetail, type CorrectionActions } from './correction-card';
import type { OpenCorrection } from '../use-proofreading';

/** Kept free between the box and the edge of the window. */
const EDGE_PX = 8;

interface CorrectionPopoverProps extends CorrectionActions {
  readonly open: OpenCorrection;
}

/** The suggestions beside the mark, so that a fix is one click away. */
export function CorrectionPopover({ open, ...actions }: CorrectionPopoverProps) {
  const label = useTypeLabel()(open.correction.correction_type);
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
      <Paper elevation={6} sx={{ p: 1.5, mt: 0.5 }}>
        <Typography variant="body2" aria-hidden sx={{ fontWeight: 600, mb: 1 }}>
          {label}
        </Typography>
        <CorrectionDetail open={open} {...actions} />
      </Paper>
    </Popper>
  );
}
